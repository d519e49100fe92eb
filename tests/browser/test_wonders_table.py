"""The table of 7 Wonders: a whole game by mouse in German, and seven seats on a phone, by day and by night."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.looking import check_access, overflow
from tests.browser.test_looks import TOO_FINE, TOO_SMALL

from sevenfold.games.kit.reading import replay

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(420)]

NOW = """() => {
    const room = document.querySelector('[data-testid="7wonders"]');
    if (document.querySelector('[data-testid=game-end]')) return 'over';
    if (document.querySelector('[data-testid=conflicts]')) return 'conflicts';
    if (document.querySelector('[data-testid=pick]')) return 'pick';
    const asked = document.querySelector('[data-testid=line][data-mine=true]');
    const card = document.querySelector('[data-testid=hand] [data-mark]:not([data-mark=none])');
    return asked && card && room.dataset.resting === 'true' ? 'turn' : null;
}"""
MOMENT = """() => {
    const room = document.querySelector('[data-testid="7wonders"]').dataset;
    return [room.age, room.turn, document.querySelector('[data-testid=line]').dataset.asking].join('/');
}"""
CUT_OFF = """() => [...document.querySelectorAll('[data-testid=player], [data-testid=tableau], [data-testid=line], [data-testid=actions] button')]
    .map(found => [found.outerHTML.slice(0, 90), found.getBoundingClientRect()])
    .filter(([, box]) => box.left < -1 || box.right > innerWidth + 1 || box.top < 0 || box.bottom > innerHeight + 1)
    .map(([html]) => html)"""
SPILT = """() => [...document.querySelectorAll('[data-testid=player], [data-testid=tableau], [data-testid=neighbour]')]
    .filter(found => found.checkVisibility()).flatMap(outer => {
        const box = outer.getBoundingClientRect();
        return [...outer.querySelectorAll('.figures > span, .facts .fact, [data-laid], .unit, .board')]
            .map(inner => [inner.className, inner.getBoundingClientRect()])
            .filter(([, {right, bottom, left}]) => right > box.right + 1 || bottom > box.bottom + 1 || left < box.left - 1)
            .map(([name]) => `${outer.dataset.testid} ${outer.dataset.seat}: ${name}`);
    })"""


def sit_down(page: Page, url: str, seats: int, **options: Any) -> None:
    """Open a table against builders, and go there."""
    page.goto(url)
    headers = {"Origin": url}
    assert page.request.post(f"{url}/api/me", data={"name": "Friederike"}, headers=headers).ok
    asked = {"game": "7wonders", "seats": seats, "bots": ["builder"] * (seats - 1), "start": True, "options": options}
    opened = page.request.post(f"{url}/api/tables", data=asked, headers=headers)
    assert opened.ok, opened.text()
    page.goto(f"{url}/table/{opened.json()['id']}")
    page.get_by_test_id("7wonders").wait_for()


def wait_for_me(page: Page) -> str:
    """Wait until something is asked of me; says what."""
    return page.wait_for_function(NOW, timeout=60_000).json_value()


def take(page: Page, mark: str | None = None) -> None:
    """Take up a card of the hand by mouse: one with that mark, where there is any."""
    cards = page.get_by_test_id("hand").get_by_role("button")
    marked = page.locator(f"[data-testid=hand] button[data-mark={mark}]")
    (marked if mark and marked.count() else cards).last.click()


def play(page: Page) -> None:
    """One decision by mouse: build what can be built, else a stage, else coins; the cheapest payment."""
    before = page.evaluate(MOMENT)
    take(page, "affordable")
    actions = page.get_by_test_id("actions")
    for word in ("build", "stage", "sell"):
        action = actions.locator(f"[data-word={word}][data-open=true]")
        if action.count():
            action.click()
            break
    payment = page.get_by_test_id("payment")
    if payment.count():
        payment.locator("button.primary").click()
    page.wait_for_function(
        f"before => document.querySelector('[data-testid=conflicts]') || ({MOMENT})() !== before",
        arg=before,
        timeout=60_000,
    )


def go_on(page: Page) -> str:
    """Answer whatever is asked; says what it was."""
    now = wait_for_me(page)
    if now == "conflicts":
        page.get_by_test_id("conflicts").get_by_role("button").click()
        page.get_by_test_id("conflicts").wait_for(state="detached")
    elif now == "pick":
        page.locator("[data-testid=pick] [data-open=true]").first.click()
        page.get_by_test_id("pick").wait_for(state="detached")
    elif now == "turn":
        play(page)
    return now


def test_whole_game_by_mouse_in_german(quick_server, person):
    page = person("desk", language="de")
    troubles: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            troubles.append(message.text)

    page.on("console", listen)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    sit_down(page, quick_server.url, 3, side="ab")
    asked: list[str] = []
    while not asked or asked[-1] != "over":
        asked.append(go_on(page))
    assert asked.count("conflicts") == 3
    assert asked.count("turn") >= 18
    assert troubles == []
    end = page.get_by_test_id("game-end")
    totals = [int(found) for found in end.locator("td.total").all_text_contents()]
    assert totals == sorted(totals, reverse=True)
    with page.expect_download() as download:
        end.locator("a[download]").click()
    *_, last = replay(download.value.path().read_text("utf-8").splitlines())
    assert sorted(last.entry.end.points) == sorted(totals)


def check(page: Page) -> None:
    assert overflow(page) <= 0
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert page.evaluate(TOO_FINE) == []
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(SPILT) == []
    check_access(page)


@pytest.mark.parametrize("size", ["phone", "tablet", "desk"])
def test_seven_seats(quick_server, person, size):
    """At the start, with the actions open, and when the cities are full."""
    page = person(size, language="de")
    sit_down(page, quick_server.url, 7)
    assert wait_for_me(page) == "turn"
    checks = check if size != "desk" else check_at_desk
    checks(page)
    take(page)
    page.get_by_test_id("actions").wait_for()
    checks(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("actions").wait_for(state="detached")
    while page.get_attribute("[data-testid='7wonders']", "data-age") != "3" or go_on(page) == "conflicts":
        go_on(page)
    while page.get_attribute("[data-testid='7wonders']", "data-turn") != "6":
        go_on(page)
    assert wait_for_me(page) == "turn"
    checks(page)
    page.locator("[data-testid=player]").nth(3).click()
    page.locator("[data-testid=tableau][data-seat='3']").wait_for()
    checks(page)
    page.locator("[data-testid=player]").nth(3).click()
    page.get_by_test_id("city-dialog").wait_for()
    assert overflow(page) <= 0
    check_access(page)


def check_at_desk(page: Page) -> None:
    """At a desk the pointer is fine: small targets will do."""
    assert overflow(page) <= 0
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert page.evaluate(TOO_FINE) == []
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(SPILT) == []
    check_access(page)
