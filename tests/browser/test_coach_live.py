"""The coach of a running server with its engine, as the page shows it: advice at a table of each game, and the review of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.test_replay import PLAY

from sevenfold.games.registry import GAMES
from sevenfold.texts import say

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(900)]

READY = """async table => (await fetch(`/api/tables/${table}/advice`)).ok"""
"""I am asked, the engine has compiled the rules, and the coach answers."""
TOLD = """() => {
    const panel = document.querySelector('[data-testid=coach]');
    if (panel?.dataset.is === 'failed') panel.querySelector('.inner > button').click();
    return panel?.dataset.is === 'told';
}"""
"""The panel has its answer; while the machine is too busy for one, it is asked again."""
OPEN = """table => new Promise(done => {
    const wire = new WebSocket(location.origin.replace('http', 'ws') + '/ws/tables/' + table);
    wire.onmessage = ({data}) => {
        const {type, choices} = JSON.parse(data);
        if (type !== 'snapshot' && type !== 'update') return;
        const open = choices.filter(({refusal}) => refusal === null).map(({move}) => move);
        if (open.length) { wire.onclose = () => done(open); wire.close(); }
    };
})"""
"""The moves that are open to me, once any are."""


@pytest.fixture(scope="module")
def thinking_server(new_server: Callable[..., Any]) -> Any:
    """A running Sevenfold with its engine, whose bots move at once."""
    return new_server(SEVENFOLD_BOT_PACE="0", SEVENFOLD_ENGINE="on")


def seated(page: Page, url: str, game: str, seats: int, **options: Any) -> str:
    """Sit down against bots; gives the table, once the engine thinks."""
    page.goto(url)
    headers = {"Origin": url}
    assert page.request.post(f"{url}/api/me", data={"name": "Ann"}, headers=headers).ok
    asked = {
        "game": game,
        "seats": seats,
        "bots": ["random"] * (seats - 1),
        "start": True,
        "clock": "none",
        "options": options,
    }
    given = page.request.post(f"{url}/api/tables", data=asked, headers=headers)
    assert given.ok, given.text()
    table = given.json()["id"]
    page.wait_for_function(READY, arg=table, timeout=600_000, polling=2_000)
    return table


@pytest.fixture
def unbothered(new_context: Any) -> Any:
    """Refusals while the engine compiles are none of the page's complaints."""
    yield
    new_context.complaints[:] = [
        line for line in new_context.complaints if "status of 4" not in line and "status of 503" not in line
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_open_option_of_a_running_match_is_advised_on(thinking_server, person, unbothered, game):
    page = person(language="de")
    table = seated(page, thinking_server.url, game, 3)
    moves = page.evaluate(OPEN, table)
    page.goto(f"{thinking_server.url}/table/{table}")
    page.get_by_test_id("coach-toggle").click()
    panel = page.get_by_test_id("coach")
    page.wait_for_function(TOLD, timeout=600_000, polling=3_000)
    options = panel.locator("[data-option]")
    options.first.wait_for()
    assert sorted(options.evaluate_all("all => all.map(one => one.dataset.option)")) == sorted(moves)
    expect(options.first).to_contain_text("%")
    assert panel.get_by_text("coach-").count() == 0


def test_a_match_is_looked_back_at(thinking_server, person, unbothered):
    page = person()
    url = thinking_server.url
    table = seated(page, url, "sevn", 2, target_score=20)
    page.evaluate(PLAY, table)
    page.goto(f"{url}/table/{table}")
    page.get_by_test_id("game-end").get_by_role("link", name=say("en", "review-link")).click()
    review = page.get_by_test_id("review")
    expect(review).to_have_attribute("data-stage", "ready", timeout=120_000)
    page.get_by_test_id("costly").wait_for()
    expect(page.get_by_test_id("chances")).to_be_visible()
    assert review.get_by_text("coach-").count() == 0
    last = page.get_by_test_id("chances").get_attribute("aria-valuemax")
    page.keyboard.press("End")
    expect(page.get_by_test_id("chances")).to_have_attribute("aria-valuenow", last or "")
