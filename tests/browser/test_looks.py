"""Every page and state at four sizes, by day and by night (`check_access` looks at both): accessible, nothing cut off, nothing too small."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.conftest import SETTLED, WINDOWS
from tests.browser.looking import check_access, overflow, seen_at
from tests.browser.staged import StagedTable, long_rows, position, seat, stage_lobby

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]


def four(what: str = "draw_or_stop", **more: Any) -> dict[str, Any]:
    """Four seats in the middle of a round."""
    rows = [
        seat(112, (3, 7, 9, 12), modifiers=["+4"], second_chance=True),
        seat(154, (5, 11)),
        seat(64, (2, 13), status="stopped"),
        seat(201, (1, 8, 10), bonuses=["ladder"]),
    ]
    return position(rows, what, **more)


def crossroads() -> dict[str, Any]:
    running = {"card": "crossroads", "owner": 0, "seat": 0, "left": 0}
    queue = [{"card": "storm", "owner": 1}, {"card": "triple_draw", "owner": 3}]
    return four("take", running=running, open=["12", "freeze"], queue=queue)


def target_of_eight() -> dict[str, Any]:
    running = {"card": "triple_draw", "owner": 0, "seat": None, "left": 0}
    return {**long_rows(), "asking": {"what": "target", "seats": [0]}, "running": running}


def last_stop() -> dict[str, Any]:
    """Seat 0 is the last in the round, and wins by stopping."""
    rows = [
        seat(212, (3, 7, 9, 12, 13), modifiers=["x2", "+4"], bonuses=["ladder"]),
        seat(154, (5, 11), status="stopped"),
        seat(64, (2, 13), status="out", twice=13),
        seat(201, (1, 8), status="frozen"),
    ]
    return position(rows)


def to_score(page: Page, table: StagedTable) -> None:
    table.play("stop")
    page.get_by_test_id("round-score").wait_for()


def to_end(page: Page, table: StagedTable) -> None:
    to_score(page, table)
    page.get_by_test_id("round-score").get_by_role("button").click()
    page.get_by_test_id("game-end").wait_for()


def to_loss(page: Page, table: StagedTable) -> None:
    table.cut()
    page.locator(".lost").wait_for()


Then = Callable[["Page", StagedTable], None] | None
TABLES: dict[str, tuple[Callable[[], StagedTable], Then]] = {
    "waiting": (lambda: StagedTable(None), None),
    "two": (lambda: StagedTable(position([seat(0, (3, 7)), seat(10, (5, 11))])), None),
    "four": (lambda: StagedTable(four(), clock=True), None),
    "eight": (lambda: StagedTable(long_rows(), clock=True), None),
    "watching": (lambda: StagedTable(long_rows(), you=None), None),
    "crossroads": (lambda: StagedTable(crossroads()), None),
    "target": (lambda: StagedTable(target_of_eight()), None),
    "score": (lambda: StagedTable(last_stop()), to_score),
    "end": (lambda: StagedTable(last_stop()), to_end),
    "lost": (lambda: StagedTable(four()), to_loss),
}
PAGES = {"lobby": "/", "credits": "/credits", "nowhere": "/attic"}

TOO_SMALL = """() => [...document.querySelectorAll('button, a.button, select, input, summary')]
    .filter(found => found.checkVisibility({opacityProperty: true, visibilityProperty: true}))
    .map(found => [found.outerHTML.slice(0, 90), (found.closest('label') ?? found).getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && (box.height < 43.5 || box.width < 22) && box.bottom > 0)
    .map(([html, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${html}`)"""
# What is printed in a picture, such as a card, is said by the picture's name.
TOO_FINE = """() => [...document.querySelectorAll('#app *')]
    .filter(found => !found.closest('svg, [role=img]') && [...found.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(found => found.checkVisibility() && !found.closest('.only-read'))
    .map(found => [parseFloat(getComputedStyle(found).fontSize), found.outerHTML.slice(0, 90)])
    .filter(([size]) => size > 0 && size < 12.9)"""
CUT_OFF = """() => [...document.querySelectorAll('[data-testid=row], [data-move], [data-testid=decision]')]
    .map(found => [found.outerHTML.slice(0, 90), found.getBoundingClientRect()])
    .filter(([, box]) => box.left < -1 || box.right > innerWidth + 1 || box.top < 0 || box.bottom > innerHeight + 1)
    .map(([html]) => html)"""
CARDS_CUT_OFF = """() => [...document.querySelectorAll('[data-testid=row]')].flatMap(row => {
        const outer = row.getBoundingClientRect();
        return [...row.querySelectorAll('.piece')].map(piece => piece.getBoundingClientRect())
            .filter(box => box.right > outer.right + 1 || box.bottom > outer.bottom + 1 || box.top < outer.top - 1)
            .map(() => row.getAttribute('aria-label'));
    })"""


def check(page: Page, size: str, *, table: bool) -> None:
    assert overflow(page) <= 0
    assert page.evaluate(TOO_FINE) == []
    if size in {"phone", "tablet"}:
        assert page.evaluate(TOO_SMALL) == []
    if table:
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        assert page.evaluate(CUT_OFF) == []
        assert page.evaluate(CARDS_CUT_OFF) == []
    check_access(page)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("state", TABLES)
def test_table(quick_server, person, state, window):
    make, then = TABLES[state]
    table, page = make(), person(WINDOWS[window][0])
    table.stage(page)
    page.goto(f"{quick_server.url}/table/staged")
    page.locator(SETTLED).wait_for()
    if then:
        then(page, table)
    for size in WINDOWS[window]:
        with seen_at(page, size):
            check(page, size, table=state != "waiting")


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("place", PAGES)
def test_page(quick_server, person, place, window):
    page = person(WINDOWS[window][0], language="de")
    stage_lobby(page)
    page.goto(quick_server.url + PAGES[place])
    page.get_by_role("heading", level=1).wait_for()
    for size in WINDOWS[window]:
        with seen_at(page, size):
            check(page, size, table=False)


@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize(
    "button",
    [
        "role=button[name=Settings]",
        ".panel-sevn >> text=Open a table",
        ".panel-7wonders >> text=Open a table",
        ".panel-weisen >> text=Open a table",
    ],
)
def test_dialog(quick_server, person, button, size):
    page = person(size)
    stage_lobby(page)
    page.goto(quick_server.url)
    page.locator(button).click()
    page.get_by_role("dialog").wait_for()
    if page.get_by_role("dialog").locator("summary").count():
        page.get_by_role("dialog").locator("summary").first.click()  # the game's options
    check(page, size, table=False)


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_chat_and_row_and_discard_open_over_the_table(quick_server, person, size):
    page = person(size)
    StagedTable(long_rows()).stage(page)
    page.goto(f"{quick_server.url}/table/staged")
    page.get_by_role("button", name="Look at the row of Cleopatra").click()
    page.get_by_role("dialog", name="Cleopatra").wait_for()
    check(page, size, table=True)
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.get_by_role("button", name="Discard pile").click()
    page.get_by_role("dialog", name="Discard pile").wait_for()
    page.keyboard.press("Escape")
    if size == "phone":
        page.get_by_role("button", name="Chat and log").click()
    page.get_by_role("complementary", name="Chat and log").wait_for()
    check(page, size, table=True)


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_commands_names_and_muted_people_fit_into_the_chat(quick_server, person, size):
    page = person(size)
    StagedTable(long_rows()).stage(page)
    page.goto(f"{quick_server.url}/table/staged")
    if size == "phone":
        page.get_by_role("button", name="Chat and log").click()
    page.get_by_role("complementary").get_by_role("button", name="Mute Cleopatra").click()
    page.get_by_text("One line of Cleopatra (muted)").click()
    page.get_by_role("combobox", name="Say something").press_sequentially("/")
    page.keyboard.press("ArrowDown")
    page.get_by_role("option", name="/w", selected=True).wait_for()
    check(page, size, table=True)
    page.keyboard.press("Tab")
    page.get_by_role("option", name="Cleopatra").wait_for()
    check(page, size, table=True)
