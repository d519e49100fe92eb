"""The host's page in the browser: the door, what a host does there, and the notice that everybody sees."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect
from tests.browser.looking import check_access
from tests.conftest import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]
TOKEN = "the host's own long token"


@pytest.fixture(scope="module")
def house(new_server: Callable[..., Server]) -> Server:
    return new_server(SEVENFOLD_ADMIN_TOKEN=TOKEN)


def come_in(page: Page, house: Server) -> None:
    page.goto(f"{house.url}/host")
    page.get_by_label("The host’s token").fill(TOKEN)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="How it is")).to_be_visible()


def test_the_door_opens_for_the_token_alone(
    page: Page, house: Server, new_context: Callable[..., BrowserContext]
) -> None:
    page.goto(f"{house.url}/host")
    page.get_by_label("The host’s token").fill("guessed")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("alert")).to_contain_text("not the host’s token")
    new_context.complaints.clear()  # the browser logs the refused request
    come_in(page, house)
    page.reload()
    expect(page.get_by_role("heading", name="How it is")).to_be_visible()
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_label("The host’s token")).to_be_visible()
    page.reload()
    expect(page.get_by_label("The host’s token")).to_be_visible()


def test_a_host_keeps_somebody_out_and_lets_them_in_again(page: Page, house: Server) -> None:
    with httpx.Client(timeout=60, base_url=house.url) as guest:
        guest.post("/api/me", json={"name": "Rudolf"})
        come_in(page, house)
        page.get_by_label("Name or login").fill("rudo")
        page.keyboard.press("Enter")
        people = page.get_by_role("region", name="People")
        expect(people.get_by_role("listitem")).to_have_count(1)
        people.get_by_role("button", name="Keep out").click()
        people.get_by_label("Why").fill("shouting")
        people.get_by_role("button", name="Keep Rudolf out").click()
        bans = page.get_by_role("region", name="Kept out")
        expect(bans).to_contain_text("shouting")
        assert guest.get("/api/me").json()["code"] == "refused-banned-until"
        bans.get_by_role("button", name="Let in again").click()
        expect(bans).to_contain_text("Nobody is kept out")
        assert guest.get("/api/me").json()["name"] == "Rudolf"


def test_words_are_kept_and_a_table_is_closed(page: Page, house: Server) -> None:
    with httpx.Client(timeout=60, base_url=house.url) as guest:
        guest.post("/api/me", json={"name": "Greta"})
        guest.post("/api/tables", json={"game": "7wonders", "seats": 3, "private": True})
        come_in(page, house)
        words = page.get_by_role("region", name="Words nobody is to use")
        words.get_by_role("textbox").fill("grumpf*\n\ngrumpf*")
        words.get_by_role("button", name="Keep this list").click()
        expect(words.get_by_role("textbox")).to_have_value("grumpf*")
        assert guest.post("/api/me", json={"name": "Grumpfel"}).json()["code"] == "refused-word"
        tables = page.get_by_role("region", name="Tables")
        tables.get_by_role("radio", name="open").check(force=True)
        row = tables.get_by_role("listitem").filter(has_text="Greta")
        expect(row).to_contain_text("private")
        row.get_by_role("button", name="Close").click()
        expect(tables.get_by_role("listitem").filter(has_text="Greta")).to_have_count(0)


def test_words_that_come_late_do_not_take_the_place_of_what_is_written(page: Page, house: Server) -> None:
    held: list[Route] = []
    late = True

    def hold(route: Route) -> None:
        if late:
            held.append(route)
        else:
            route.continue_()

    page.route("**/api/host/words", hold)
    come_in(page, house)
    words = page.get_by_role("region", name="Words nobody is to use")
    expect(words).to_be_visible()
    expect(words.get_by_role("textbox")).to_have_count(0)
    late = False
    for route in held:
        route.continue_()
    words.get_by_role("textbox").fill("late*")
    words.get_by_role("button", name="Keep this list").click()
    expect(page.get_by_text("The list is kept.").first).to_be_visible()
    expect(words.get_by_role("textbox")).to_have_value("late*")


def test_all_records_are_saved(page: Page, house: Server) -> None:
    come_in(page, house)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the records").click()
    assert saved.value.suggested_filename == "sevenfold-matches.zip"


def test_a_notice_stands_on_every_page_until_it_is_put_away(page: Page, house: Server) -> None:
    come_in(page, house)
    other = page.context.new_page()
    other.goto(house.url)
    page.get_by_label("In German").fill("Gleich geht es weiter.")
    page.get_by_label("In English").fill("Back in a moment.")
    page.get_by_label("the server is started again").check()
    page.get_by_role("button", name="Tell everybody").click()
    bar = other.get_by_role("status", name="From the host of this server")
    expect(bar).to_contain_text("Back in a moment.")
    expect(bar).to_contain_text("again in 10 minutes")
    other.goto(f"{house.url}/rules/sevn")
    expect(bar).to_be_visible()
    other.get_by_role("button", name="Put this notice away").click()
    expect(bar).to_have_count(0)
    page.get_by_role("button", name="Tell nothing any more").click()
    other.reload()
    expect(other.get_by_role("heading").first).to_be_visible()
    expect(bar).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1440, 900)])
def test_it_fits_and_is_accessible(page: Page, house: Server, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    come_in(page, house)
    expect(page.get_by_role("region", name="How it is").locator("dd").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_access(page)
