"""The time of a table: chosen when it is opened, changed by the host while people come, told to all."""

from __future__ import annotations

import re
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
    minutes, each = page.get_by_label("Minutes for the match"), page.get_by_label("Seconds for each decision")
    wrong = page.get_by_test_id("bank-fields").get_by_role("alert")
    minutes.fill("500")
    minutes.press("Enter")
    expect(wrong).to_contain_text("A time bank holds 1 to 180 minutes")
    expect(minutes).to_have_attribute("aria-invalid", "true")
    expect(minutes).to_have_accessible_description(re.compile("^A time bank holds 1 to 180 minutes"))
    expect(each).to_have_attribute("aria-invalid", "false")
    each.fill("25")
    each.press("Enter")  # the minutes are still wrong
    expect(minutes).to_have_value("500")
    expect(minutes).to_have_attribute("aria-invalid", "true")
    check_access(page)
    minutes.fill("4")
    minutes.press("Enter")
    expect(wrong).to_have_count(0)
    expect(page.get_by_text("Time bank 4 min + 25 s")).to_be_visible()
    each.fill("4000")
    each.press("Enter")
    expect(each).to_have_attribute("aria-invalid", "true")
    expect(minutes).to_have_attribute("aria-invalid", "false")
    page.get_by_role("radio", name="30 min + 30 s").check(force=True)
    expect(page.get_by_text("Time bank 30 min + 30 s")).to_be_visible()
    page.get_by_role("radio", name="Brisk").check(force=True)
    expect(page.get_by_text("Public · Brisk")).to_be_visible()


def test_a_wrong_bank_is_marked_in_the_form_for_a_new_table(
    server: Any, person: Callable[..., Page], new_context: Any
) -> None:
    page = person()
    dialog = dialog_of(page, server.url, "Open a table")
    dialog.get_by_role("radio", name="Time bank").check(force=True)
    minutes = dialog.get_by_label("Minutes for the match")
    minutes.fill("0")
    dialog.get_by_role("button", name="Open the table").click()
    expect(minutes).to_have_attribute("aria-invalid", "true")
    expect(dialog.get_by_role("alert")).to_contain_text("A time bank holds 1 to 180 minutes")
    new_context.complaints.clear()  # the browser logs the refused request
    minutes.fill("3")
    dialog.get_by_role("button", name="Open the table").click()
    page.get_by_test_id("waiting-room").wait_for()


@pytest.mark.parametrize(("size", "language"), [("phone", "de"), ("tablet", "en"), ("desk", "de")])
def test_the_fields_of_a_time_bank_fit(server: Any, person: Callable[..., Page], size: str, language: str) -> None:
    words = {"en": ("Open a table", "Time bank", "Open the table"), "de": ("Tisch aufmachen", "Zeitkonto", "")}[
        language
    ]
    page = person(size, language=language)
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
