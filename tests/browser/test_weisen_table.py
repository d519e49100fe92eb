"""The table of Die Sieben Weisen: every question on a phone and at a desk, spells aimed, cards handed on, keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser import weisen_moments as moments
from tests.browser.looking import check_access, overflow
from tests.browser.staged import StagedTable
from tests.browser.test_looks import TOO_FINE, TOO_SMALL

from sevenfold.texts import say

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(420)]

CUT_OFF = """() => [...document.querySelectorAll(
        '[data-testid=seat], [data-testid=spaces] .place, [data-testid=tracks], [data-testid=line], [data-testid=actions] button, [data-testid=talk] button, [data-testid=middle] button')]
    .filter(found => found.checkVisibility() && !found.closest('.groups:has(.aim)'))
    .map(found => [found.outerHTML.slice(0, 90), found.getBoundingClientRect()])
    .filter(([, box]) => box.left < -1 || box.right > innerWidth + 1 || box.top < 0 || box.bottom > innerHeight + 1)
    .map(([html]) => html)"""
ROOM_SCROLLS = "() => { const room = document.querySelector('[data-testid=weisen]'); return room.scrollHeight - room.clientHeight; }"

Do = Callable[["Page"], None]


def take_up(count: int) -> Do:
    """Take up the first cards of the hand."""

    def do(page: Page) -> None:
        for at in range(count):
            page.locator("[data-testid=hand] button").nth(at).click()
        page.locator("[data-testid=hand] button[aria-pressed=true]").first.wait_for()

    return do


def aim(spell: str) -> Do:
    """Take a spell up and begin to aim it."""

    def do(page: Page) -> None:
        page.locator(f"[data-testid=hand] button[data-card={spell}]").click()
        page.locator("[data-answer=lay]").click()
        page.locator("[data-answer^=target]").first.wait_for()

    return do


def end(page: Page) -> None:
    """Move the pawn to finitum."""
    page.locator("[data-answer=finitum]").click()
    page.get_by_test_id("game-end").wait_for()


STAGES: dict[str, tuple[Callable[[], dict[str, Any]], Do | None]] = {
    "roles": (moments.roles, None),
    "negotiating": (moments.negotiating, None),
    "showing": (moments.negotiating, take_up(2)),
    "joining": (moments.joining, None),
    "choosing side": (moments.choosing_side, None),
    "alone or not": (moments.alone_or_not, None),
    "giving": (moments.giving, take_up(2)),
    "struggling": (moments.struggling, take_up(1)),
    "anulensa": (moments.struggling, aim("anulensa")),
    "moventi": (moments.struggling, aim("moventi")),
    "handing on": (moments.handing_on, take_up(3)),
    "taking": (moments.taking, None),
    "moving": (moments.moving, None),
    "end": (moments.last_move, end),
}


COVERED = """() => {
    const stage = document.querySelector('.stage').getBoundingClientRect();
    return [...document.querySelectorAll('.board [data-space]')]
        .map(space => [space.dataset.space, space.getBoundingClientRect()])
        .filter(([, box]) => box.bottom > stage.top + 1 && box.top < stage.bottom - 1)
        .map(([name]) => name);
}"""
"""The spaces that what is chosen or struggled for lies upon."""


@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize("stage", STAGES)
def test_every_question(quick_server, person, stage, size):
    make, do = STAGES[stage]
    table = StagedTable(make(), game="weisen", clock=True)
    page = person(size, language="de")
    table.stage(page)
    page.goto(f"{quick_server.url}/table/staged")
    page.get_by_test_id("weisen").wait_for()
    if do:
        do(page)
    assert overflow(page) <= 0
    assert page.evaluate(ROOM_SCROLLS) <= 0
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(COVERED) == []
    assert page.get_by_text(say("de", "weisen-orders-are", {"from": "reconstructed"})).is_visible()
    assert page.evaluate(TOO_FINE) == []
    if size == "phone":
        assert page.evaluate(TOO_SMALL) == []
    check_access(page)


CUT_NAMES = """() => [...document.querySelectorAll('[data-testid=talk] .name b')].filter(one => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return words.getBoundingClientRect().width > one.getBoundingClientRect().width + 0.01;
}).map(one => one.textContent)"""
"""Names that end in dots: a hair's breadth too much is enough for that."""


@pytest.mark.parametrize("size", ["phone", "tablet", "desk"])
def test_the_names_of_those_who_offer_are_whole(quick_server, person, size):
    """A long role beside it gives way, for its sign stands there as well."""
    table, page = StagedTable(moments.negotiating(), game="weisen"), person(size, language="de")
    table.stage(page)
    page.goto(f"{quick_server.url}/table/staged")
    page.locator("[data-testid=talk] .name b").first.wait_for()
    assert page.evaluate(CUT_NAMES) == []


def test_a_spell_is_aimed_on_the_board(quick_server, person):
    """Of two crystals the first stays picked, and the move names both."""
    table, page = StagedTable(moments.struggling(), game="weisen"), person("desk")
    table.stage(page)
    page.goto(f"{quick_server.url}/table/staged")
    aim("moventi")(page)
    page.locator("[data-slot='0'] button.crystal").first.click()
    page.locator("[data-slot='0'] .picked").wait_for()
    page.locator("[data-slot='2'] button.crystal").last.click()
    page.locator("[data-slot='2'] [data-value='7']").wait_for()
    assert table.heard[-1]["move"] == "lay moventi 0:7 2:4"


def test_three_cards_are_handed_on_one_after_the_other(quick_server, person):
    table, page = StagedTable(moments.handing_on(), game="weisen"), person("phone")
    table.stage(page)
    page.goto(f"{quick_server.url}/table/staged")
    take_up(3)(page)
    cards = page.locator("[data-testid=hand] button[aria-pressed=true]").evaluate_all(
        "found => found.map(one => one.dataset.card)"
    )
    page.locator("[data-answer=hand]").click()
    page.wait_for_function("() => document.querySelector('[data-testid=line]').dataset.asking !== 'hand'")
    said = [asked["move"] for asked in table.heard if asked["type"] == "move"]
    assert sorted(said) == sorted(f"hand {card}" for card in cards)


def test_cards_that_cannot_be_laid_say_why(quick_server, person):
    table, page = StagedTable(moments.struggling(), game="weisen"), person("desk")
    table.stage(page)
    page.goto(f"{quick_server.url}/table/staged")
    closed = page.locator("[data-testid=hand] button[data-card='seer:6']")
    assert closed.get_attribute("data-open") == "false"
    closed.click()
    why = say("en", "refusal-weisen-other-role", {"card": "seer_6"})
    page.get_by_text(why).first.wait_for()
    assert page.locator("[data-answer=lay]").count() == 0


def test_escape_puts_back_and_the_focus_is_never_lost(quick_server, person):
    table, page = StagedTable(moments.struggling(), game="weisen"), person("desk")
    table.stage(page)
    page.goto(f"{quick_server.url}/table/staged")
    page.get_by_test_id("hand").wait_for()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.activeElement.matches('[data-testid=hand] button')")
    page.keyboard.press("End")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    page.locator("[data-answer=lay]").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-answer=lay]").wait_for(state="detached")
    page.wait_for_function("() => document.activeElement.matches('[data-testid=hand] button')")
    page.keyboard.press("l")  # takes the focused card up and lays it
    page.wait_for_function("() => document.querySelector('[data-testid=line]').dataset.mine === 'false'")
    assert table.heard[-1]["move"] == "lay druid:7"
    page.wait_for_function("() => document.activeElement.matches('[data-testid=hand] button')")
