"""Whole games of 7 Wonders in the browser: by keyboard alone, and seven bots among themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from sevenfold.games.kit.reading import replay
from sevenfold.games.wonders.data import AGES
from sevenfold.texts import say

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(420)]

TABLE = "[data-testid='7wonders']"

COUNT_CONFLICTS = """() => {
    window.conflictsShown = 0;
    const shown = '[data-testid=conflicts]';
    new MutationObserver((records) => {
        for (const record of records)
            for (const node of record.addedNodes)
                if (node instanceof Element && (node.matches(shown) || node.querySelector(shown)))
                    window.conflictsShown++;
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""The page counts by itself: the conflicts go again after a while, perhaps before a busy machine has seen them from outside."""


def now(page: Page) -> str:
    """Wait until there is something to do: `turn`, `pick`, `conflicts` or `over`."""
    found = page.wait_for_function(
        """table => {
            const found = document.querySelector(table);
            if (document.querySelector('[data-testid=game-end]')) return 'over';
            if (document.querySelector('[data-testid=conflicts]')) return 'conflicts';
            if (found?.dataset.resting !== 'true') return null;
            if (document.querySelector('[data-testid=pick]')) return 'pick';
            return document.querySelector('[data-testid=hand] [data-card]') ? 'turn' : null;
        }""",
        arg=TABLE,
        timeout=90_000,
    )
    return found.json_value()


def version(page: Page) -> int:
    return int(page.get_attribute(TABLE, "data-version") or 0)


def moved_on(page: Page, before: int) -> None:
    """Wait until the match has gone on."""
    page.wait_for_function(
        "([table, before]) => Number(document.querySelector(table)?.dataset.version) > before", arg=[TABLE, before]
    )


def press_until(page: Page, key: str, selector: str, most: int = 60) -> None:
    """Press a key until the focus is on what the selector names."""
    for _ in range(most):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press(key)
    pytest.fail(
        f"{key} never reached {selector}; the focus is on {page.evaluate('document.activeElement.outerHTML.slice(0, 200)')}"
    )


def focused_on_hand(page: Page) -> None:
    """The focus comes to the hand by itself, or with the first arrow key."""
    if not page.evaluate("document.activeElement.matches('[data-testid=hand] [data-card]')"):
        page.keyboard.press("ArrowRight")
    page.wait_for_function("document.activeElement.matches('[data-testid=hand] [data-card]')")


def choose_card(page: Page) -> None:
    """Press Enter on a card of the hand; once more where the hands were just being passed on."""
    actions = page.get_by_test_id("actions")
    page.keyboard.press("Enter")
    try:
        actions.wait_for(timeout=3_000)
    except PlaywrightTimeout:
        focused_on_hand(page)
        page.keyboard.press("Enter")
        actions.wait_for()


def play_by_keyboard(page: Page, turn: int) -> None:
    """Build what can be built, a stage where that goes, else take coins; through the cards with the arrow keys."""
    before = version(page)
    focused_on_hand(page)
    count = page.locator("[data-testid=hand] [data-card]").count()
    for _ in range(count):
        choose_card(page)
        actions = page.get_by_test_id("actions")
        open_words = actions.locator("[data-open=true]").evaluate_all("found => found.map(one => one.dataset.word)")
        wanted = [word for word in ("stage", "build") if word in open_words]
        if wanted:
            page.keyboard.press({"build": "b", "stage": "w"}[wanted[turn % len(wanted)]])
            break
        page.keyboard.press("Escape")
        actions.wait_for(state="detached")
        page.keyboard.press("ArrowRight")
    else:
        choose_card(page)
        press_until(page, "Tab", "[data-testid=actions] [data-word=sell]", 8)
        page.keyboard.press("Enter")
    page.wait_for_function(
        "([table, before]) => document.querySelector('[data-testid=payment]') || Number(document.querySelector(table)?.dataset.version) > before",
        arg=[TABLE, before],
    )
    if page.get_by_test_id("payment").count():
        page.keyboard.press("Enter")  # the focus is on "pay"
    moved_on(page, before)


def test_a_game_of_three_by_keyboard_alone(quick_server, person):
    page = person("desk")
    page.goto(quick_server.url)
    page.wait_for_function("() => document.querySelector('.panel-7wonders .button:not(.now):not([disabled])')")
    press_until(page, "Tab", ".panel-7wonders .now + .button")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    press_until(page, "Tab", "input[name=seats]")
    press_until(page, "ArrowLeft", "input[name=seats][value='3']", 6)
    for seat in (2, 3):
        press_until(page, "Tab", f".bots label:nth-of-type({seat - 1}) select")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    press_until(page, "Tab", "dialog .primary")
    page.keyboard.press("Enter")
    page.get_by_test_id("waiting-room").wait_for()
    press_until(page, "Tab", ".start .primary")
    page.keyboard.press("Enter")
    page.evaluate(COUNT_CONFLICTS)
    turns = 0
    while (what := now(page)) != "over":
        if what == "conflicts":
            page.keyboard.press("Enter")
            page.get_by_test_id("conflicts").wait_for(state="detached")
        elif what == "pick":
            before = version(page)
            press_until(page, "Tab", "[data-testid=pick] [data-move]:not([data-open=false])")
            page.keyboard.press("Enter")
            moved_on(page, before)
        else:
            play_by_keyboard(page, turns)
            turns += 1
    assert turns >= 6 * AGES
    assert page.evaluate("conflictsShown") == AGES
    end = page.get_by_test_id("game-end")
    totals = [int(found) for found in end.locator("tbody td.total").all_text_contents()]
    assert totals == sorted(totals, reverse=True)
    assert len(totals) == 3
    # The focus is on "Play again": one key, and the next game is there.
    page.wait_for_function("() => document.activeElement.closest('[data-testid=game-end]')")
    first = page.url
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/table/" in url and url != first)


def test_seven_bots_play_a_game_that_somebody_watches(quick_server, person):
    """Whoever opened the table gives the seat up: a bot sits in, and the seven play to the end."""
    page = person("desk", language="de")
    page.goto(quick_server.url)
    page.locator(".panel-7wonders").get_by_role("button", name=say("de", "play-friends")).click()
    dialog = page.get_by_role("dialog")
    dialog.locator("input[name=seats][value='7']").check()
    for select in dialog.locator(".bots select").all():
        select.select_option("builder")
    dialog.locator("details summary").first.click()
    dialog.locator("select").filter(has=page.locator("option[value=ab]")).select_option("ab")
    dialog.locator(".primary").click()
    page.get_by_test_id("waiting-room").locator(".start .primary").click()
    page.locator(TABLE).wait_for()
    page.get_by_role("complementary").locator("input").fill("/leave")
    page.keyboard.press("Enter")
    conflicts = 0
    while True:
        page.wait_for_function(
            "() => document.querySelector('[data-testid=game-end], [data-testid=conflicts]')", timeout=120_000
        )
        if page.get_by_test_id("game-end").count():
            break
        conflicts += 1
        page.get_by_test_id("conflicts").get_by_role("button").click()
        page.get_by_test_id("conflicts").wait_for(state="detached")
    assert conflicts <= AGES
    end = page.get_by_test_id("game-end")
    totals = [int(found) for found in end.locator("tbody td.total").all_text_contents()]
    assert len(totals) == 7
    assert min(totals) > 15
    with page.expect_download() as download:
        end.get_by_role("link", name=say("de", "record-download")).click()
    *_, last = replay(download.value.path().read_text("utf-8").splitlines())  # the rules agree with every line
    assert sorted(last.entry.end.points, reverse=True) == totals
