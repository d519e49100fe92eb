"""The time of a table: chosen when it is opened, changed by the host while people come, told to all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.looking import check_access, overflow

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def dialog_of(page: Page, url: str, open_: str) -> Any:
    """The form for a new table of SEVN."""
    page.goto(url)
    button = page.locator(".panel-sevn").get_by_role("button", name=open_)
    expect(button).to_be_enabled()
    button.click()
    return page.get_by_role("dialog")


def test_a_time_bank_is_chosen_entered_and_changed(server: Any, person: Callable[..., Page]) -> None:
    page = person()
    dialog = dialog_of(page, server.url, "Open a table")
    dialog.get_by_role("radio", name="Time bank").check(force=True)
    expect(dialog.get_by_role("radio", name="10 min + 15 s")).to_be_checked()
    dialog.get_by_label("Minutes for the match").fill("3")
    dialog.get_by_label("Seconds for each decision").fill("20")
    dialog.get_by_role("button", name="Open the table").click()
    page.get_by_test_id("waiting-room").wait_for()
    expect(page.get_by_text("Time bank 3 min + 20 s")).to_be_visible()
    page.get_by_text("Change the time").click()
    page.get_by_label("Minutes for the match").fill("500")
    page.get_by_label("Minutes for the match").press("Enter")
    expect(page.get_by_text("A time bank holds 1 to 180 minutes")).to_be_visible()
    page.get_by_role("radio", name="30 min + 30 s").check(force=True)
    expect(page.get_by_text("Time bank 30 min + 30 s")).to_be_visible()
    page.get_by_role("radio", name="Brisk").check(force=True)
    expect(page.get_by_text("Public · Brisk")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("size", "language"), [("phone", "de"), ("tablet", "en"), ("desk", "de")])
def test_the_fields_of_a_time_bank_fit(
    server: Any, person: Callable[..., Page], size: str, language: str, theme: str
) -> None:
    words = {"en": ("Open a table", "Time bank", "Open the table"), "de": ("Tisch aufmachen", "Zeitkonto", "")}[
        language
    ]
    page = person(size, language=language, theme=theme)
    dialog = dialog_of(page, server.url, words[0])
    dialog.get_by_role("radio", name=words[1]).check(force=True)
    page.get_by_test_id("bank-fields").scroll_into_view_if_needed()
    assert overflow(page) <= 0
    check_access(page)
    dialog.locator("button.primary").click()
    page.get_by_test_id("waiting-room").wait_for()
    page.get_by_test_id("waiting-room").locator("summary").first.click()
    page.get_by_test_id("bank-fields").scroll_into_view_if_needed()
    assert overflow(page) <= 0
    check_access(page)
