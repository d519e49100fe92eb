"""The table of Die Sieben Weisen: a whole game by mouse against bots, and every question on a phone and at a desk."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.browser import weisen_moments as moments
from tests.browser.conftest import overflow
from tests.browser.staged import StagedTable
from tests.browser.test_looks import TOO_FINE, TOO_SMALL

from sevenfold.games.kit.reading import replay
from sevenfold.texts import say

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Locator, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(420)]

NOW = """() => {
    const room = document.querySelector('[data-testid=weisen]');
    if (document.querySelector('[data-testid=game-end]')) return 'over';
    const line = document.querySelector('[data-testid=line][data-mine=true]');
    if (!line || room.dataset.resting !== 'true' || room.dataset.busy !== 'false') return null;
    const answer = '[data-testid=actions] button[data-answer], [data-testid=middle] button[data-role]:not([aria-disabled=true]), [data-testid=hand] button[data-open=true]';
    return document.querySelector(answer) ? line.dataset.asking : null;
}"""
WENT_ON = """before => {
    const room = document.querySelector('[data-testid=weisen]');
    return document.querySelector('[data-testid=game-end]') || (room.dataset.version !== before && room.dataset.busy === 'false');
}"""
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


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize("stage", STAGES)
def test_every_question(quick_server, person, stage, size, theme):
    make, do = STAGES[stage]
    table = StagedTable(make(), game="weisen", clock=True)
    page = person(size, theme=theme, language="de")
    table.stage(page)
    page.goto(f"{quick_server.url}/table/staged")
    page.get_by_test_id("weisen").wait_for()
    if do:
        do(page)
    assert overflow(page) <= 0
    assert page.evaluate(ROOM_SCROLLS) <= 0
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(TOO_FINE) == []
    if size == "phone":
        assert page.evaluate(TOO_SMALL) == []
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


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


def unless_overtaken(button: Locator) -> None:
    """Click where everybody acts at once: somebody else may have ended the question a moment before."""
    with contextlib.suppress(PlaywrightTimeout):
        button.click(timeout=3_000)


def answer(page: Page, asking: str) -> None:
    """One decision by mouse, as a person makes it who wants to get on."""
    hand = page.get_by_test_id("hand")
    if asking == "role":
        page.locator("[data-testid=middle] button[data-role]:not([aria-disabled=true])").first.click()
    elif asking == "negotiate":
        accept = page.locator("[data-testid=talk] .primary")
        offer = page.locator("[data-testid=talk] [data-seat] .do > .button:not(.icon):not([aria-disabled=true])")
        done = page.locator("[data-answer=done]:not([aria-disabled=true])")
        unless_overtaken((accept if accept.count() else done if done.count() else offer).first)
    elif asking == "exchange":
        unless_overtaken(page.locator("[data-answer=ready]"))
    elif asking == "lay":
        cards = hand.locator("button[data-open=true]")
        if cards.count():
            cards.first.click()
            page.locator("[data-answer=lay]").click()
            while page.locator("[data-answer^=target]").count():
                page.locator("[data-answer^=target]").first.click()
        else:
            page.locator("[data-answer=drop]").click()
    elif asking in ("hand", "discard"):
        button = page.locator(f"[data-answer={asking}]")
        while button.get_attribute("aria-disabled") == "true":
            hand.locator("button[data-open=true][aria-pressed=false]").first.click()
        button.click()
    else:
        page.locator("[data-testid=actions] button[data-answer]:not([aria-disabled=true])").last.click()


def test_whole_game_by_mouse(quick_server, person):
    """Four seats to the end; nothing on the console, and the rules agree with every line of the record."""
    page = person("desk")
    troubles: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            troubles.append(message.text)

    page.on("console", listen)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    url = quick_server.url
    page.goto(url)
    headers = {"Origin": url}
    assert page.request.post(f"{url}/api/me", data={"name": "Ann"}, headers=headers).ok
    asked = {"game": "weisen", "seats": 4, "bots": ["steady"] * 3, "start": True, "clock": "none"}
    opened = page.request.post(f"{url}/api/tables", data=asked, headers=headers)
    assert opened.ok, opened.text()
    page.goto(f"{url}/table/{opened.json()['id']}")
    page.get_by_test_id("weisen").wait_for()
    seen: set[str] = set()
    while (now := page.wait_for_function(NOW, timeout=90_000).json_value()) != "over":
        seen.add(now)
        before = page.get_attribute("[data-testid=weisen]", "data-version")
        answer(page, now)
        page.wait_for_function(WENT_ON, arg=before, timeout=60_000)
    assert {"role", "negotiate", "lay"} <= seen
    shown = page.get_by_test_id("game-end")
    points = [int(found) for found in shown.locator("ol .points").all_text_contents()]
    assert points == sorted(points, reverse=True)
    with page.expect_download() as download:
        shown.get_by_role("link", name=say("en", "record-download")).click()
    record = download.value.path().read_text("utf-8")
    *_, last = replay(record.splitlines())
    assert last.kind == "end"
    assert sorted(points) == sorted(last.entry.end.points)
    assert troubles == []
