"""At every seat of all three tables: who is just coming back, and what is left in the time bank."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from playwright.sync_api import expect
from tests.browser.looking import check_access, overflow
from tests.browser.test_weisen_table import COVERED
from websockets.sync.client import ClientConnection, connect

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

SEATS = {"sevn": 4, "7wonders": 4, "weisen": 4}
PLACES = {"sevn": "row", "7wonders": "player", "weisen": "seat"}
BANK = {"seconds": 605, "increment": 15}
WORDS = {"en": "reconnecting", "de": "verbindet sich neu"}


class Friend:
    """Somebody at the table without a page."""

    def __init__(self, url: str, table: str, name: str, stack: ExitStack) -> None:
        self.stack = stack
        answer = httpx.post(f"{url}/api/me", json={"name": name})
        cookie = f"sevenfold_guest={answer.cookies['sevenfold_guest']}"
        self.address = url.replace("http", "ws") + f"/ws/tables/{table}"
        self.cookie = cookie
        self.wire: ClientConnection = self.come()
        self.ask("sit")

    def come(self) -> ClientConnection:
        found = connect(self.address, additional_headers={"Cookie": self.cookie}, compression=None)
        self.wire = self.stack.enter_context(found)
        return self.wire

    def ask(self, kind: str) -> None:
        self.wire.send(json.dumps({"type": kind, "id": 1}))
        while json.loads(self.wire.recv(timeout=60)).get("id") != 1:
            pass


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """What is closed after the test."""
    with ExitStack() as entered:
        yield entered


def begun(page: Page, url: str, game: str, stack: ExitStack) -> list[Friend]:
    """Ann has opened a table with a time bank, the others have come, and she has begun."""
    page.goto(url)
    assert page.request.post(f"{url}/api/me", data={"name": "Ann"}).ok
    wanted = {"game": game, "seats": SEATS[game], "private": True, "clock": "bank", "bank": BANK}
    table = page.request.post(f"{url}/api/tables", data=wanted).json()["id"]
    friends = [Friend(url, table, name, stack) for name in ("Benedikt", "Cleo", "Dora")]
    page.goto(f"{url}/table/{table}")
    page.get_by_role("button", name=re.compile("^(Start|Anfangen)")).click()
    page.get_by_test_id(PLACES[game]).first.wait_for()
    return friends


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize(("size", "language"), [("phone", "de"), ("tablet", "en"), ("desk", "de")])
def test_a_cut_connection_is_told_calmly_at_the_seat(
    server: Any, person: Callable[..., Page], stack: ExitStack, game: str, size: str, language: str
) -> None:
    page = person(size, language=language)
    friends = begun(page, server.url, game, stack)
    seats = page.get_by_test_id(PLACES[game])
    banks = page.get_by_test_id("bank")
    expect(banks).to_have_count(SEATS[game])
    for bank in banks.all():
        expect(bank).to_have_text(re.compile(r"^(10|9):\d\d$"))
        expect(bank).to_be_visible()
    friends[0].wire.close()
    away = seats.and_(page.locator("[data-seat='1']")).get_by_test_id("away")
    expect(away).to_have_attribute("aria-label", re.compile(rf"^{WORDS[language]}, \d+ s$"))
    expect(away).to_be_visible()
    expect(away).to_contain_text(re.compile(r"\d+ s"))
    expect(page.get_by_test_id("away")).to_have_count(1)
    assert overflow(page) <= 0
    if game == "weisen":
        assert page.evaluate(COVERED) == []
    check_access(page)
    friends[0].come()
    expect(page.get_by_test_id("away")).to_have_count(0)
    expect(page.get_by_test_id(PLACES[game]).first).to_be_visible()  # the match goes on
