"""Whole games in the browser, from the lobby to the result, by mouse and by keyboard, in both languages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from sevenfold.games.kit.reading import replay
from sevenfold.texts import say

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]

ENOUGH = 18
"""The players of these tests stop at so many points."""


def wait_for_me(page: Page) -> str:
    """Wait until it is my turn, the score is to be looked at, or the game is over; says which."""
    found = page.wait_for_function(
        """() => {
            if (document.querySelector('[data-testid=game-end]')) return 'over';
            if (document.querySelector('[data-testid=round-score]')) return 'score';
            const decision = document.querySelector('[data-testid=decision][data-mine=true]');
            return decision && document.querySelector('[data-move][aria-disabled=false]') ? 'turn' : null;
        }""",
        timeout=60_000,
    )
    return found.json_value()


def wanted(page: Page) -> str:
    """The move a careful person makes now."""
    open_moves = page.eval_on_selector_all(
        "[data-move][aria-disabled=false]", "found => found.map(button => button.dataset.move)"
    )
    worth = page.locator("[data-testid=row].mine .worth").all_text_contents()
    points = int(re.sub(r"\D", "", worth[0])) if worth else 0
    if "stop" in open_moves and points >= ENOUGH:
        return "stop"
    if "drop" in open_moves:
        return "drop"
    return open_moves[-1] if open_moves[-1].startswith("target") else open_moves[0]


def version(page: Page) -> str:
    return page.get_attribute("[data-testid=sevn]", "data-version") or ""


def moved_on(page: Page, before: str) -> None:
    page.wait_for_function(
        "before => document.querySelector('[data-testid=sevn]')?.dataset.version !== before", arg=before
    )


@pytest.mark.parametrize("language", ["en", "de"])
def test_whole_game_by_mouse(quick_server, person, language):
    page = person("phone" if language == "de" else "desk", language=language)
    page.goto(quick_server.url)
    page.locator(".panel-sevn").get_by_role("button", name=say(language, "play-now")).click()
    rounds = 0
    while (now := wait_for_me(page)) != "over":
        if now == "score":
            rounds += 1
            page.get_by_test_id("round-score").get_by_role("button").click()
            page.get_by_test_id("round-score").wait_for(state="detached")
        else:
            before = version(page)
            page.locator(f"[data-move='{wanted(page)}']").click()
            moved_on(page, before)
    assert rounds >= 2
    end = page.get_by_test_id("game-end")
    points = [int(found) for found in end.locator(".points").all_text_contents()]
    assert points == sorted(points, reverse=True)
    assert points[0] >= 250
    with page.expect_download() as download:
        end.get_by_role("link", name=say(language, "record-download")).click()
    record = download.value.path().read_text("utf-8")
    *_, last = replay(record.splitlines())  # the rules agree with every line, the end included
    assert last.kind == "end"
    assert sorted(points) == sorted(last.entry.end.points)
    assert page.locator("html").get_attribute("lang") == language


def press_until(page: Page, key: str, selector: str, most: int = 60) -> None:
    """Press a key until the focus is on what the selector names."""
    for _ in range(most):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press(key)
    pytest.fail(f"{key} never reached {selector}")


def test_whole_game_by_keyboard_alone(quick_server, person):
    page = person("desk")
    page.goto(quick_server.url)
    page.locator(".panel-sevn .now").wait_for()
    page.wait_for_function("() => !document.querySelector('.now').disabled")
    press_until(page, "Tab", ".now")
    page.keyboard.press("Enter")
    keys = {"draw": "d", "stop": "s", "drop": "x", "keep": "k"}
    while (now := wait_for_me(page)) != "over":
        if now == "score":
            page.keyboard.press("Enter")
            page.get_by_test_id("round-score").wait_for(state="detached")
            continue
        before, move = version(page), wanted(page)
        if move in keys:
            page.keyboard.press(keys[move])
        else:  # through the answers with the arrow keys
            press_until(page, "ArrowRight", f"[data-move='{move}']")
            page.keyboard.press("Space")
        moved_on(page, before)
    # The focus is on "Play again": one key and the next game begins.
    page.wait_for_function("() => document.activeElement.closest('[data-testid=game-end]')")
    first = page.url
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/table/" in url and url != first)
    page.get_by_test_id("sevn").wait_for()
