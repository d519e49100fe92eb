"""The host's notice at a table: what is to be seen and pressed there stays within the window."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.looking import check_access, overflow, seen_in
from tests.browser.staged import StagedTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

NOTICES = {"short": "Back in a moment.", "long": "We move to another machine tonight; games go on tomorrow. " * 8}
BELOW = """() => [...document.querySelectorAll('main button, main [data-testid=row], main [data-testid=hand], main .start')]
    .filter(found => found.checkVisibility() && !found.closest('.inner'))  // the waiting room's people are scrolled through
    .map(found => [found.outerHTML.slice(0, 90), found.getBoundingClientRect()])
    .filter(([, box]) => box.height && box.bottom > innerHeight + 1)
    .map(([html, box]) => `${Math.round(box.bottom)}: ${html}`)"""


def tell(page: Page, text: str) -> None:
    """Let the host have said this before the page comes."""
    notice = {"type": "notice", "en": text, "de": text, "restart_in": 600}
    page.route("**/api/notice", lambda route: route.fulfill(content_type="application/json", body=json.dumps(notice)))


def arrive(page: Page, url: str, game: str) -> None:
    """Open a table of that game, and begin it against bots."""
    page.goto(url)
    assert page.request.post(f"{url}/api/me", data={"name": "Ann"}).ok
    seats = {"sevn": 4, "7wonders": 4, "weisen": 4}[game]
    wanted = {"game": game, "seats": seats, "clock": "none", "bots": ["random"] * (seats - 1), "start": True}
    page.goto(f"{url}/table/{page.request.post(f'{url}/api/tables', data=wanted).json()['id']}")
    page.get_by_test_id({"sevn": "row", "7wonders": "player", "weisen": "seat"}[game]).first.wait_for()


@pytest.mark.parametrize("notice", NOTICES)
@pytest.mark.parametrize("game", ["sevn", "7wonders", "weisen", "waiting"])
def test_with_a_notice_nothing_of_a_table_is_below_the_window(
    server: Any, new_context: Callable[..., BrowserContext], game: str, notice: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    tell(page, NOTICES[notice])
    if game == "waiting":
        StagedTable(None).stage(page)
        tell(page, NOTICES[notice])
        page.goto(f"{server.url}/table/staged")
        page.get_by_test_id("waiting-room").wait_for()
    else:
        arrive(page, server.url, game)
    bar = page.get_by_role("status", name="From the host of this server")
    bar.wait_for()
    for width, height in ((390, 844), (1000, 800), (1440, 900)):
        with seen_in(page, width, height):
            assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
            assert page.evaluate(BELOW) == []
            assert overflow(page) <= 0
            check_access(page)
