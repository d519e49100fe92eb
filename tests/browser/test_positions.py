"""Examples of the rules that can be played on: a button, a table with bots, and the plain word that it began at a position."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.looking import check_access, overflow

from sevenfold.games.weisen.lessons import lesson, lesson_names
from sevenfold.texts import say

pytestmark = pytest.mark.browser


def opened(page, name):
    """An example of the rules page, unfolded."""
    example = page.locator(f"[id='{name}']")
    example.scroll_into_view_if_needed()
    example.locator("summary").first.click()
    return example


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_an_example_of_the_weisen_is_played_on_from_the_step_that_is_shown(quick_server, person, size):
    page = person(size)
    page.goto(f"{quick_server.url}/rules/weisen")
    example = opened(page, "example-gifts")
    example.get_by_role("button", name=say("en", "lesson-forward")).click()
    example.get_by_test_id("play-on").click()
    expect(page.get_by_test_id("weisen")).to_be_visible()
    assert overflow(page) == 0
    mark = page.get_by_role("button", name=say("en", "position-title"))
    mark.click()
    words = page.get_by_role("dialog")
    expect(words).to_contain_text(say("en", "position-about"))
    expect(words).to_contain_text(say("en", "rules-weisen-example-gifts"))
    check_access(page)
    page.keyboard.press("Escape")
    expect(words).to_be_hidden()


def test_where_the_game_is_over_there_is_nothing_to_play_on(quick_server, person):
    page = person("desk")
    page.goto(f"{quick_server.url}/rules/weisen")
    example = opened(page, "example-finitum")
    button = example.get_by_test_id("play-on")
    expect(button).to_have_attribute("aria-disabled", "false")
    example.get_by_role("button", name=say("en", "lesson-forward")).click()
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(example.get_by_text(say("en", "lesson-play-on-over"))).to_be_visible()


def test_every_example_of_the_weisen_that_goes_on_has_its_button(quick_server, person):
    page = person("desk")
    page.goto(f"{quick_server.url}/rules/weisen")
    for name in lesson_names():
        expected = any(step.playable for step in lesson(name).steps)
        example = opened(page, f"example-{name}")
        expect(example.locator(".lesson")).to_be_visible()
        expect(example.get_by_test_id("play-on")).to_have_count(int(expected))


def test_a_case_of_sevn_seats_me_where_the_question_is(quick_server, person):
    page = person("desk")
    page.goto(f"{quick_server.url}/rules/sevn")
    example = opened(page, "case-crossroads_twice")
    example.get_by_test_id("play-on").click()
    expect(page.get_by_test_id("sevn")).to_be_visible()
    expect(page.get_by_role("button", name=say("en", "position-title"))).to_be_visible()


def test_the_payment_example_of_7_wonders_is_played_on(quick_server, person):
    page = person("desk")
    page.goto(f"{quick_server.url}/rules/7wonders")
    page.get_by_test_id("payment-example").get_by_test_id("play-on").click()
    expect(page.get_by_test_id("7wonders")).to_be_visible()
    expect(page.get_by_test_id("moment")).to_have_text(re.compile("II"))


def test_a_lesson_is_played_on(quick_server, person):
    page = person("phone")
    page.goto(f"{quick_server.url}/learn/weisen")
    page.get_by_test_id("play-on").first.click()
    expect(page.get_by_test_id("weisen")).to_be_visible()


def test_a_usual_table_has_no_such_mark(quick_server, person):
    page = person("desk")
    page.goto(quick_server.url)
    page.get_by_role("button", name=say("en", "play-now")).first.click()
    expect(page.get_by_test_id("moment")).to_be_visible()
    expect(page.get_by_role("button", name=say("en", "position-title"))).to_have_count(0)
