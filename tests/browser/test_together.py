"""Friends at one table: the invite link, a seat that survives, chat, watching, a server that goes and comes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def open_table(page: Page, url: str, name: str, seats: int = 2) -> str:
    """Open a private table from the lobby; answers its invite link."""
    page.goto(url)
    expect(page.locator(".panel-sevn").get_by_role("button", name="Open a table")).to_be_enabled()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Your name").press("Enter")
    page.locator(".panel-sevn").get_by_role("button", name="Open a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    dialog.get_by_role("radio", name="Private").check(force=True)
    dialog.get_by_role("button", name="Open the table").click()
    page.get_by_test_id("waiting-room").wait_for()
    return page.get_by_label("Invite with this link").input_value()


def come(page: Page, url: str, link: str, name: str) -> None:
    """A friend gives a name and follows the link."""
    page.goto(url)
    page.get_by_label("Your name").fill(name)
    with page.expect_response("**/api/me"):
        page.get_by_label("Your name").press("Enter")
    page.goto(link)
    page.get_by_test_id("waiting-room").wait_for()


def deciding(pages: list[Page]) -> Page:
    """Whoever of them is to decide."""
    for page in pages:
        page.wait_for_function("() => document.querySelector('[data-testid=decision]')?.dataset.asking !== 'card'")
    mine = [page for page in pages if page.locator("[data-testid=decision][data-mine=true]").count()]
    assert len(mine) == 1
    return mine[0]


def test_two_friends_play_by_invite_link_and_a_reload_keeps_the_seat(quick_server, person: Callable[..., Page]):
    ann, ben = person("desk"), person("phone")
    link = open_table(ann, quick_server.url, "Ann")
    come(ben, quick_server.url, link, "Ben")
    ben.locator(".start").get_by_role("button", name="Sit down").click()
    expect(ann.get_by_test_id("seat").nth(1)).to_contain_text("Ben")
    expect(ben.locator(".start")).to_contain_text("Ann will start the game.")
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in (ann, ben):
        page.get_by_test_id("sevn").wait_for()

    first = deciding([ann, ben])
    before = first.get_by_test_id("sevn").get_attribute("data-version")
    first.locator("[data-move]:not([aria-disabled=true])").first.click()
    for page in (ann, ben):
        page.wait_for_function("v => document.querySelector('[data-testid=sevn]').dataset.version !== v", arg=before)

    rows = ben.get_by_test_id("row").all_inner_texts()
    ben.reload()
    ben.get_by_test_id("sevn").wait_for()
    assert ben.get_by_test_id("row").all_inner_texts() == rows
    expect(ben.locator("[data-testid=row].mine")).to_contain_text("Ben")


def test_what_one_says_the_others_read(quick_server, person: Callable[..., Page]):
    ann, ben = person("desk"), person("desk")
    link = open_table(ann, quick_server.url, "Ann")
    come(ben, quick_server.url, link, "Ben")
    ann.get_by_label("Say something").fill("Hello Ben!")
    ann.get_by_label("Say something").press("Enter")
    expect(ben.get_by_role("tabpanel")).to_contain_text("Ann: Hello Ben!")
    expect(ann.get_by_label("Say something")).to_have_value("")
    ann.get_by_label("Say something").fill("/fly away")
    ann.get_by_label("Say something").press("Enter")
    expect(ann.locator(".toasts")).to_contain_text("/fly")
    expect(ann.get_by_label("Say something")).to_have_value("/fly away")


def test_whoever_has_no_seat_watches(quick_server, person: Callable[..., Page]):
    ann, eve = person("desk"), person("tablet")
    link = open_table(ann, quick_server.url, "Ann")
    ann.get_by_role("button", name="Start with a bot").click()
    ann.get_by_test_id("sevn").wait_for()
    eve.goto(link)
    eve.get_by_test_id("sevn").wait_for()
    expect(eve.get_by_text("You’re watching")).to_be_visible()
    expect(eve.get_by_test_id("row")).to_have_count(2)
    expect(eve.locator("[data-move]")).to_have_count(0)


def test_a_public_table_stands_in_the_lobby_as_long_as_it_is_open(quick_server, person: Callable[..., Page]):
    ann, ben = person("desk"), person("phone")
    ben.goto(quick_server.url)
    expect(ben.get_by_text("No public table is open right now.")).to_be_visible()
    ann.goto(quick_server.url)
    ann.locator(".panel-sevn").get_by_role("button", name="Open a table").click()
    ann.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    ann.get_by_test_id("waiting-room").wait_for()
    ben.get_by_role("link", name="SEVN Guest 3 of 4 seats free Join").click()
    ben.get_by_test_id("waiting-room").wait_for()


def test_the_lobby_leads_back_to_a_table_whose_tab_was_closed(quick_server, person: Callable[..., Page]):
    page = person("phone")
    page.goto(quick_server.url)
    expect(page.get_by_role("link", name="Back to your table")).to_have_count(0)
    page.locator(".panel-sevn .now").click()
    page.get_by_test_id("sevn").wait_for()
    table, again = page.url, page.context.new_page()
    page.close()
    again.goto(quick_server.url)
    again.get_by_role("link", name="Back to your table").click()
    again.get_by_test_id("sevn").wait_for()
    assert again.url == table
    expect(again.locator("[data-testid=row].mine")).to_contain_text("Guest")


def test_a_link_to_no_table_says_so(quick_server, person: Callable[..., Page], new_context):
    page = person("phone")
    page.goto(f"{quick_server.url}/table/nosuchtable")
    expect(page.get_by_role("heading", name="Nothing lies here")).to_be_visible()
    expect(page.get_by_text("There is no table here.")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name="To the lobby")).to_be_visible()


def test_the_invite_link_is_shown_as_a_code(quick_server, person: Callable[..., Page]):
    ann = person("desk")
    link = open_table(ann, quick_server.url, "Ann")
    ann.get_by_role("button", name="Show as a code").click()
    code = ann.get_by_role("img", name=f"A square code that leads to {link}")
    expect(code).to_be_visible()
    ann.wait_for_function("() => document.querySelector('dialog img').naturalWidth > 0")
    ann.keyboard.press("Escape")
    expect(code).to_have_count(0)


def test_a_pause_by_consent_and_on_again(quick_server, person: Callable[..., Page]):
    ann, ben = person("desk"), person("phone")
    link = open_table(ann, quick_server.url, "Ann")
    come(ben, quick_server.url, link, "Ben")
    ben.locator(".start").get_by_role("button", name="Sit down").click()
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in (ann, ben):
        page.get_by_test_id("sevn").wait_for()
    wish = ann.get_by_role("button", name="Wish for a pause")
    if not wish.is_visible():
        ann.keyboard.press("c")
    wish.click()
    expect(ann.get_by_role("button", name="No pause after all")).to_be_visible()
    expect(ben.get_by_text("Ann would like a pause.").first).to_be_visible()
    ben.get_by_role("button", name="Agree").click()
    for page in (ann, ben):
        expect(page.get_by_role("heading", name="Pause")).to_be_visible()
    ben.get_by_role("button", name="Go on").click()
    for page in (ann, ben):
        expect(page.get_by_role("heading", name="Pause")).to_have_count(0)
    deciding([ann, ben]).locator("[data-testid=decision]").wait_for()


@pytest.mark.slow
def test_a_power_cut_is_told_calmly_and_the_match_goes_on(new_server, person: Callable[..., Page], new_context):
    server = new_server(SEVENFOLD_BOT_PACE="0", SEVENFOLD_ENGINE="off")
    page = person("desk")
    page.goto(server.url)
    page.locator(".panel-sevn .now").click()
    page.locator("[data-testid=decision][data-mine=true]").wait_for(timeout=60_000)
    rows = page.get_by_test_id("row").all_inner_texts()
    server.stop(at_once=True)
    expect(page.get_by_role("status").filter(has_text="Your seat is safe")).to_be_visible()
    page.locator("[data-move]:not([aria-disabled=true])").first.click()
    expect(page.locator(".toasts")).to_contain_text("The connection is just coming back.")
    server.start()
    expect(page.get_by_role("status").filter(has_text="Your seat is safe")).to_have_count(0, timeout=30_000)
    assert page.get_by_test_id("row").all_inner_texts() == rows
    before = page.get_by_test_id("sevn").get_attribute("data-version")
    page.locator("[data-move]:not([aria-disabled=true])").first.click()
    page.wait_for_function("v => document.querySelector('[data-testid=sevn]').dataset.version !== v", arg=before)
    new_context.complaints.clear()  # the browser itself reports each failed attempt to connect


@pytest.mark.slow
def test_when_nobody_human_decides_any_more_the_round_can_be_fast_forwarded(new_server, person: Callable[..., Page]):
    server = new_server(SEVENFOLD_BOT_PACE="6", SEVENFOLD_ENGINE="off")
    page = person("phone")
    open_table(page, server.url, "Ann")
    page.get_by_role("button", name="Start with a bot").click()
    page.get_by_test_id("sevn").wait_for()
    forward = page.get_by_role("button", name="Fast-forward to the end of the round")
    answer = page.locator("[data-move]:not([aria-disabled=true])").last  # "stop", where it is open
    score = page.get_by_test_id("round-score")
    for _ in range(30):  # a bot that goes out first leaves nothing to be forwarded: then another round
        answer.or_(forward).or_(score).first.wait_for(timeout=30_000)
        if forward.count():
            break
        if score.count():
            score.get_by_role("button").click()
            score.wait_for(state="detached")
            continue
        before = page.get_by_test_id("sevn").get_attribute("data-version")
        answer.click()
        page.wait_for_function("v => document.querySelector('[data-testid=sevn]').dataset.version !== v", arg=before)
    forward.click()
    score.wait_for()
