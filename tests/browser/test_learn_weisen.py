"""“Die Sieben Weisen in five minutes”: each phase is played by the rules, goes step by step, and works for everybody."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.looking import check_access

from sevenfold.games.weisen.lessons import lesson
from sevenfold.texts import say

pytestmark = pytest.mark.browser

RULE = {"early": lesson("early").steps[0].figures["early"]}
GROUPS = {
    "roles": "learn-weisen-roles",
    "pact": "learn-weisen-talk",
    "fallback": "learn-weisen-fallback",
    "gifts": "learn-weisen-gifts",
    "struggle": "learn-weisen-struggle",
    "early": "learn-weisen-early",
    "dropping": "learn-weisen-dropping",
    "anulensa": "spell-weisen-anulensa",
    "mutantus": "spell-weisen-mutantus",
    "scoring": "learn-weisen-scoring",
    "finitum": "learn-weisen-end",
}
"""The lessons of the page, with the key of what each is called by."""


@pytest.fixture
def learn(server, new_context):
    """A function that opens the lesson; what it takes is what makes the person before it."""

    def show(**options):
        page = new_context(**options).new_page()
        page.goto(f"{server.url}/learn/weisen")
        expect(group_of(page, "finitum", options.get("locale", "en")[:2])).to_be_visible()
        return page

    return show


def group_of(page, name, language="en"):
    return page.get_by_role("group", name=say(language, GROUPS[name], RULE), exact=True)


def said(group):
    return group.locator("p[aria-atomic]")


def words(step, language="en"):
    return say(language, step.caption, step.figures)


def button(group, key):
    return group.get_by_role("button", name=say("en", key), exact=True)


@pytest.mark.parametrize("name", GROUPS)
def test_a_lesson_can_be_stepped_by_keys_alone(learn, name):
    page = learn(reduced_motion="reduce")
    group = group_of(page, name)
    steps = lesson(name).steps
    expect(said(group)).to_have_text(words(steps[0]))
    button(group, "lesson-forward").focus()
    for step in steps[1:]:
        page.keyboard.press("ArrowRight")
        expect(said(group)).to_have_text(words(step))
    expect(button(group, "lesson-forward")).to_be_disabled()
    for step in reversed(steps[:-1]):
        page.keyboard.press("ArrowLeft")
        expect(said(group)).to_have_text(words(step))


def test_the_table_shows_what_the_rules_say(learn):
    page = learn(reduced_motion="reduce")
    group = group_of(page, "struggle")
    for step in lesson("struggle").steps:
        expect(said(group)).to_have_text(words(step))
        expect(group.locator("[data-lead]")).to_have_attribute("data-lead", str(step.view.lead))
        for seat in step.view.seats:
            line = group.locator(f"[data-seat='{seat.seat}']")
            expect(line.locator("[data-group]")).to_have_count(len(seat.laid))
            if seat.laid:
                expect(line.locator(".points")).to_have_text(str(seat.points))
        button(group, "lesson-forward").dispatch_event("click")


def test_the_struggle_plays_itself_once_it_is_seen(server, new_context):
    page = new_context().new_page()
    page.clock.install()
    page.goto(f"{server.url}/learn/weisen")
    group = group_of(page, "struggle")
    group.scroll_into_view_if_needed()
    expect(button(group, "lesson-pause")).to_be_visible()
    steps = lesson("struggle").steps
    for number in range(1, len(steps) + 1):
        for _ in range(200):
            if group.get_by_text(f"{number}/{len(steps)}", exact=True).is_visible():
                break
            page.clock.run_for(250)
        expect(group.get_by_text(f"{number}/{len(steps)}", exact=True)).to_be_visible()
    page.clock.run_for(20_000)
    expect(button(group, "lesson-again")).to_be_visible()


def test_nothing_starts_by_itself_where_less_motion_is_wanted(learn):
    page = learn(reduced_motion="reduce")
    group = group_of(page, "struggle")
    group.scroll_into_view_if_needed()
    expect(button(group, "lesson-play")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_it_says_that_the_orders_are_reconstructed(learn, locale):
    """Ruling H1: wherever hierarchies are shown, and here they are shown first."""
    page = learn(locale=locale)
    expect(page.get_by_text(say(locale[:2], "learn-weisen-orders"))).to_be_visible()


def test_it_ends_where_the_rules_begin(learn):
    page = learn()
    page.get_by_role("link", name=say("en", "learn-weisen-start-rules")).click()
    expect(page.get_by_role("heading", level=1, name=say("en", "rules-weisen-title"))).to_be_visible()


def test_one_press_leads_to_a_table_against_bots(learn):
    page = learn()
    page.get_by_role("button", name=say("en", "learn-weisen-start-play")).click()
    page.wait_for_url(re.compile("/table/"))


def test_it_speaks_german(learn):
    page = learn(locale="de-DE", reduced_motion="reduce")
    expect(page.get_by_role("heading", level=1, name=say("de", "learn-weisen-title"))).to_be_visible()
    expect(said(group_of(page, "roles", "de"))).to_have_text(words(lesson("roles").steps[0], "de"))


@pytest.mark.parametrize(
    ("width", "height", "locale"), [(390, 844, "de-DE"), (820, 1180, "en-GB"), (1440, 900, "de-DE")]
)
def test_it_is_accessible_and_fits(learn, width, height, locale):
    page = learn(viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    check_access(page)
    for forward in page.get_by_role("button", name=say(locale[:2], "lesson-forward")).all():
        for _ in range(6):
            forward.dispatch_event("click")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    check_access(page)
