"""The lobby: public tables found by game, by open seats and by being played; live, by keyboard, at every size."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.looking import check_access, overflow
from tests.browser.staged import encoded, stage_lobby

from sevenfold.server.protocol import Lobby, LobbyTable

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

pytestmark = pytest.mark.browser

TABLES = [
    LobbyTable("a", "sevn", "open", ["Ann", "Ben"], 4, 2),
    LobbyTable("b", "sevn", "open", ["Gus", "Hans-Joachim"], 2, 2, rated=True),
    LobbyTable("c", "7wonders", "open", ["Cleopatra"], 7, 1),
    LobbyTable("d", "weisen", "playing", ["Dora", "Emil", "Friederike"], 3, 3, 4),
    LobbyTable("e", "7wonders", "playing", ["Ida", "Jo", "Kim"], 3, 3, 9, position=True),
]


class Live:
    """A lobby that the test speaks for."""

    def __init__(self, page: Page, tables: list[LobbyTable]) -> None:
        self.tables = tables
        self.socket: WebSocketRoute | None = None
        stage_lobby(page)
        page.route_web_socket("**/ws/lobby", self._come)

    def _come(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.send(encoded(Lobby(self.tables)))

    def now(self, tables: list[LobbyTable]) -> None:
        assert self.socket is not None
        self.socket.send(encoded(Lobby(tables)))


def listed(page: Page) -> list[str]:
    return [str(link.get_attribute("href"))[-1] for link in page.get_by_test_id("tables").get_by_role("link").all()]


def choose(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name, exact=True).check(force=True)


def test_tables_are_found_by_game_and_by_free_seats_and_the_choice_stays(
    server: Any, person: Callable[..., Page]
) -> None:
    page = person()
    Live(page, TABLES)
    page.goto(server.url)
    page.get_by_test_id("tables").wait_for()
    assert listed(page) == ["a", "c", "b", "d", "e"]
    choose(page, "7 Wonders")
    assert listed(page) == ["c", "e"]
    choose(page, "With open seats")
    assert listed(page) == ["c"]
    choose(page, "Running, to watch")
    assert listed(page) == ["e"]
    page.reload()
    page.get_by_test_id("tables").wait_for()
    assert listed(page) == ["e"]
    expect(page.get_by_role("radio", name="7 Wonders", exact=True)).to_be_checked()
    expect(page.get_by_role("status").filter(has_text="One table")).to_be_attached()


def test_the_list_goes_on_renewing_itself_under_a_choice(server: Any, person: Callable[..., Page]) -> None:
    page = person()
    live = Live(page, TABLES[:1])
    page.goto(server.url)
    page.get_by_test_id("tables").wait_for()
    choose(page, "Die Sieben Weisen")
    expect(page.get_by_text("No table fits this choice. There is one other.")).to_be_visible()
    live.now(TABLES)
    expect(page.get_by_test_id("tables").get_by_role("link")).to_have_count(1)
    live.now(TABLES[:3])
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_test_id("tables").get_by_role("link")).to_have_count(3)
    live.now([])
    expect(page.get_by_text("No public table is open right now.")).to_be_visible()
    expect(page.get_by_text("Only public tables stand here")).to_be_visible()


def test_the_choice_is_made_by_arrow_keys(server: Any, person: Callable[..., Page]) -> None:
    page = person()
    Live(page, TABLES)
    page.goto(server.url)
    page.get_by_test_id("tables").wait_for()
    page.get_by_role("radio", name="All games").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="SEVN", exact=True)).to_be_checked()
    assert listed(page) == ["a", "b"]
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="With open seats")).to_be_checked()
    assert listed(page) == ["a"]


@pytest.mark.parametrize(("size", "language"), [("phone", "de"), ("tablet", "en"), ("desk", "de")])
def test_the_lobby_fits_and_everybody_can_use_it(
    server: Any, person: Callable[..., Page], size: str, language: str
) -> None:
    page = person(size, language=language)
    Live(page, TABLES)
    page.goto(server.url)
    page.get_by_test_id("tables").wait_for()
    assert overflow(page) <= 0
    check_access(page)
