"""Moments of a game as they are seen, heard by screen readers and answered: bust, SEVN, score, closed options, odds."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.staged import StagedTable, long_rows, position, seat

from sevenfold.texts import say

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser


@pytest.fixture
def at(quick_server, person):
    """A function that brings somebody to a staged table."""

    def come(table: StagedTable, size: str = "desk", **options: str) -> Page:
        page = person(size, **options)
        table.stage(page)
        page.goto(f"{quick_server.url}/table/staged")
        page.get_by_test_id("sevn").wait_for()
        return page

    return come


def two(mine: tuple[int, ...], **more) -> dict:
    return position([seat(112, mine, **more), seat(154, (5, 11))])


def told(kind: str, **figures: str) -> str:
    """The sentence of an event."""
    return say("en", f"event-sevn-{kind}", {"card": "none", "other": "none", "by": "", "amount": 0, **figures})


def mine(page: Page) -> Locator:
    return page.locator("[data-testid=row].mine")


def heard(page: Page) -> Locator:
    return page.get_by_test_id("announcer")


def test_a_bust_shows_both_equal_cards_and_says_so(at):
    table = StagedTable(two((3, 7, 12)))
    page = at(table)
    table.play("draw")
    table.play("12")
    expect(mine(page).locator(".double")).to_have_count(2)
    expect(mine(page)).to_contain_text("out")
    expect(heard(page)).to_contain_text(told("twice", name="Ann", card="12"))


def test_the_seventh_value_is_a_moment_with_its_points(at):
    table = StagedTable(two((1, 2, 3, 7, 9, 12)))
    page = at(table, speed="calm")
    table.play("draw")
    table.play("4")
    expect(mine(page).locator(".burst")).to_have_text("SEVN+17")
    expect(heard(page)).to_contain_text(told("sevn", name="Ann"))
    score = page.get_by_test_id("round-score").get_by_role("listitem").first
    expect(score).to_contain_text("SEVN +17", timeout=20_000)
    expect(score.locator(".sum")).to_have_text("55")
    expect(score).to_contain_text("= 167")


def test_a_score_is_counted_up_line_by_line_and_any_key_goes_on(at):
    rows = [
        seat(10, (3, 4, 5, 12), modifiers=["x2", "+4"], bonuses=["ladder"]),
        seat(20, (2, 13), status="out", twice=13),
    ]
    table = StagedTable(position(rows))
    page = at(table, speed="normal")
    table.play("stop")
    score = page.get_by_test_id("round-score")
    expect(score).to_be_visible()
    first, second = score.get_by_role("listitem").all()
    expect(first.locator(".part")).to_have_text(["Numbers +24", "Doubled by ×2 +24", "Plus cards +4", "Ladder +12"])
    expect(first.locator(".sum")).to_have_text("64")
    expect(first).to_contain_text("= 74")
    expect(second.locator(".sum")).to_have_text("0")
    page.keyboard.press("Enter")
    expect(score).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 6")


def test_a_frozen_row_looks_frozen(at):
    running = {"card": "freeze", "owner": 0, "seat": None, "left": 0}
    table = StagedTable(position([seat(0, (3,)), seat(0, (5,)), seat(0, (6,))], "target", running=running))
    page = at(table)
    page.get_by_role("button", name="Ben").first.click()
    row = page.locator("[data-testid=row][data-seat='1']")
    expect(row).to_have_class(re.compile(r"\bfrozen\b"))
    expect(row).to_contain_text("frozen")
    expect(heard(page)).to_contain_text(told("frozen", by="Ann", name="Ben"))
    assert table.heard[-1]["move"] == "target 1"


@pytest.mark.parametrize("way", ["button", "row", "key"])
def test_a_target_is_picked_by_button_on_the_table_or_by_key(at, way):
    running = {"card": "triple_draw", "owner": 0, "seat": None, "left": 0}
    table = StagedTable({**long_rows(), "asking": {"what": "target", "seats": [0]}, "running": running})
    page = at(table)
    if way == "button":
        page.locator("[data-move='target 2']").click()
    elif way == "row":
        page.locator("[data-seat='2'] .pick").click()
    else:
        page.keyboard.press("3")
    page.wait_for_function("() => document.querySelector('[data-testid=sevn]').dataset.version === '2'")
    assert [asked["move"] for asked in table.heard] == ["target 2"]


def test_a_closed_option_stays_visible_and_says_why(at):
    running = {"card": "triple_draw", "owner": 0, "seat": None, "left": 0}
    table = StagedTable({**long_rows(), "asking": {"what": "target", "seats": [0]}, "running": running})
    page = at(table)
    closed = page.locator("[data-move='target 4']")
    reason = "Emil is frozen and no longer in the round. Choose somebody who is."
    expect(closed).to_be_visible()
    expect(closed).to_have_attribute("title", reason)
    expect(closed).to_have_accessible_description(reason)
    closed.focus()
    expect(page.get_by_test_id("decision")).to_contain_text(reason)
    closed.click(force=True)
    expect(page.locator(".toasts")).to_contain_text(reason)
    assert table.heard == []


def test_stopping_with_nothing_is_closed_with_its_reason(at):
    page = at(StagedTable(two(())))
    expect(page.locator("[data-move=stop]")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("s")
    expect(page.locator(".toasts")).to_contain_text("Nothing lies in front of you yet")


def test_odds_are_shown_on_request_as_the_server_counts_them(at):
    table = StagedTable(two((3, 12)))
    page = at(table)
    risk = table.snapshot().view.rows[0].risk
    expect(page.locator("[data-move=draw]")).to_have_text("Draw D")
    page.keyboard.press("o")
    share = f"{round(100 * risk.bust / risk.unseen)}% out"
    expect(page.locator("[data-move=draw]")).to_contain_text(share)
    page.reload()
    expect(page.locator("[data-move=draw]")).to_contain_text(share)


@pytest.mark.parametrize(("move", "key"), [("keep", "k"), ("drop", "x")])
def test_ballast_is_kept_or_dropped_by_key(at, move, key):
    table = StagedTable(two((3, 12)))
    page = at(table)
    table.play("draw")
    table.play("ballast_4")
    expect(page.get_by_text("Keep Ballast −4 as a value, or discard it?").first).to_be_visible()
    expect(mine(page).locator(".fresh")).to_have_count(1)
    page.keyboard.press(key)
    expect(mine(page).locator(".piece")).to_have_count(3 if move == "keep" else 2)
    assert table.heard[-1]["move"] == move


def test_one_of_the_open_cards_is_taken_by_picking_it(at):
    running = {"card": "crossroads", "owner": 0, "seat": 0, "left": 0}
    table = StagedTable(position([seat(0, (3,)), seat(0, (5,))], "take", running=running, open=["12", "9"]))
    page = at(table, "phone")
    page.get_by_role("group", name="The two cards at the Crossroads").get_by_role("button", name="Take 9").click()
    expect(mine(page).locator(".piece")).to_have_count(2)
    assert table.heard[-1]["move"] == "take 2"


def test_pressing_while_cards_still_fly_loses_nothing(at):
    table = StagedTable(two((3,)))
    page = at(table, speed="calm")
    page.keyboard.press("d")
    page.wait_for_function("() => document.querySelector('[data-testid=sevn]').dataset.version === '2'")
    table.play("7")
    page.wait_for_function("() => document.querySelector('[data-testid=sevn]').dataset.resting === 'false'")
    table.play("stop", 1)
    page.wait_for_function("() => document.querySelector('[data-testid=sevn]').dataset.version === '4'")
    page.keyboard.press("s")
    page.wait_for_function("() => document.querySelector('[data-testid=sevn]').dataset.version === '5'")
    assert [asked["move"] for asked in table.heard] == ["draw", "stop"]


def test_german_and_english_at_one_click_and_remembered(at):
    page = at(StagedTable(two((3, 12))))
    page.get_by_role("button", name="Settings").click()
    page.locator("label", has_text="Deutsch").click()  # waits until the dialog stands still
    page.keyboard.press("Escape")
    expect(page.locator("[data-move=draw]")).to_have_text("Ziehen D")
    page.reload()
    expect(page.locator("[data-move=draw]")).to_have_text("Ziehen D")
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_where_less_motion_is_wanted_nothing_moves(at):
    table = StagedTable(two((3, 12)))
    page = at(table, speed="calm")
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    page.get_by_test_id("sevn").wait_for()
    page.evaluate("""() => {
        window.moved = [];
        const look = () => {
            for (const animation of document.getAnimations()) {
                const effect = animation.effect;
                const frames = effect.getKeyframes();
                const places = frames.map(frame => [frame.transform, frame.translate, frame.left, frame.rotate].join());
                const moves = new Set(places).size > 1;
                if (effect.getTiming().duration > 80.5 || (moves && effect.getTiming().duration > 1.5))
                    window.moved.push([effect.target?.className, effect.getTiming().duration, JSON.stringify(frames[0])]);
            }
            requestAnimationFrame(look);
        };
        look();
    }""")
    table.play("draw")
    table.play("7")
    expect(mine(page).locator(".piece")).to_have_count(3)
    table.play("stop", 1)
    table.play("draw", 0)
    table.play("12")
    expect(mine(page).locator(".double")).to_have_count(2)
    page.get_by_test_id("round-score").wait_for()
    assert page.evaluate("() => window.moved.filter(found => !String(found[0]).includes('button'))") == []
