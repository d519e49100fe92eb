"""What is pointed at or focused is taken away by what happens next: the page goes on without a complaint.

Each context of `new_context` fails its test where a page lets an error escape.
"""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.sync.client import connect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

AGES = "document.querySelector('[data-testid=\"7wonders\"]').dataset"


class Other:
    """The other person at the table, who chooses when they are told to."""

    def __init__(self, url: str, table: str, stack: ExitStack) -> None:
        answer = httpx.post(f"{url}/api/me", json={"name": "Ben"})
        cookie = f"sevenfold_guest={answer.cookies['sevenfold_guest']}"
        address = url.replace("http", "ws") + f"/ws/tables/{table}"
        self.wire = stack.enter_context(connect(address, additional_headers={"Cookie": cookie}, compression=None))
        self.asked = 0
        self.now: dict[str, Any] = {"choices": []}
        assert self.ask("sit")

    def ask(self, kind: str, **more: Any) -> bool:
        """Whether it was done."""
        self.asked += 1
        self.wire.send(json.dumps({"type": kind, "id": self.asked, **more}))
        while True:
            said: dict[str, Any] = json.loads(self.wire.recv(timeout=60))
            if said["type"] == "snapshot":
                self.now = said
            if said.get("id") == self.asked:
                return said["type"] == "done"

    def choose(self) -> None:
        """The first thing that can be done; anew where somebody was quicker."""
        done = False
        while not done:
            assert self.ask("sync")
            moves = [choice["move"] for choice in self.now["choices"] if choice["refusal"] is None]
            done = bool(moves) and self.ask("move", version=self.now["version"], move=moves[0])


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as entered:
        yield entered


@pytest.mark.parametrize("way", ["focused", "pointed at"])
def test_a_card_of_7_wonders_that_is_looked_at_goes_with_the_next_turn(
    quick_server: Any, person: Callable[..., Page], stack: ExitStack, way: str
) -> None:
    page, url = person(), quick_server.url
    page.goto(url)
    assert page.request.post(f"{url}/api/me", data={"name": "Ann"}).ok
    wanted = {"game": "7wonders", "seats": 3, "private": True, "clock": "none", "bots": ["random"]}
    table = page.request.post(f"{url}/api/tables", data=wanted).json()["id"]
    other = Other(url, table, stack)
    page.goto(f"{url}/table/{table}")
    page.get_by_role("button", name="Start").click()
    hand = page.get_by_test_id("hand")
    for _ in range(2):
        hand.locator("[data-mark]:not([data-mark=none])").first.wait_for()
        turn = page.evaluate(f"{AGES}.turn")
        hand.get_by_role("button").last.click()
        page.locator("[data-testid=actions] [data-word=sell]").click()
        down = hand.locator("li.chosen button")
        down.wait_for()
        if way == "focused":
            page.keyboard.press("Tab")
            down.focus()
        else:
            page.mouse.move(2, 2)
            down.hover()
        page.locator(".peek").wait_for()
        other.choose()
        page.wait_for_function(f"turn => {AGES}.turn !== turn", arg=turn)
        page.locator(".peek").wait_for(state="detached")
