"""Accounts at the page: register, log in elsewhere, programs, delete; my games, statistics and the leaderboard; at every size."""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import websockets
from playwright.sync_api import expect
from tests.browser.conftest import WINDOWS
from tests.browser.looking import seen_at
from tests.browser.test_looks import check as check_page

if TYPE_CHECKING:
    from playwright.sync_api import Page

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def server_with_matches(new_server) -> Any:
    """A server where Ann and Ben, who have accounts, have played two rated matches of SEVN, and Ann sits at a table."""
    server = new_server(SEVENFOLD_BOT_PACE="0", SEVENFOLD_ENGINE="off", SEVENFOLD_LIMIT_LEADERBOARD_MATCHES="1")
    with ThreadPoolExecutor(1) as thread:  # Playwright keeps a loop running in this one
        thread.submit(lambda: asyncio.run(play(server.url))).result()
    return server


async def play(url: str) -> None:
    async with httpx.AsyncClient(timeout=60, base_url=url) as ann, httpx.AsyncClient(timeout=60, base_url=url) as ben:
        for client, name in ((ann, "Ann"), (ben, "Ben")):
            await client.post("/api/account", json={"name": name, "password": PASSWORD})
        for _ in range(2):
            await rated_match(url, ann, ben)
        await ann.post("/api/tables", json={"game": "sevn", "seats": 2, "clock": "none"})


async def rated_match(url: str, *people: httpx.AsyncClient) -> None:
    """A match that both leave to the bots at once; they still get its result."""
    wanted = {"game": "sevn", "seats": 2, "rated": True, "clock": "none", "options": {"target_score": 30}}
    table = (await people[0].post("/api/tables", json=wanted)).json()["id"]
    wires = []
    for client in people:
        cookie = f"sevenfold_guest={client.cookies['sevenfold_guest']}"
        address = url.replace("http", "ws") + f"/ws/tables/{table}"
        wires.append(await websockets.connect(address, additional_headers={"Cookie": cookie}, max_size=None))
    for wire, kind in ((wires[1], "sit"), (wires[0], "start"), (wires[0], "stand"), (wires[1], "stand")):
        await wire.send(json.dumps({"type": kind, "id": 1}))
        while json.loads(await wire.recv())["type"] not in {"done", "refused"}:
            pass
    result = None
    while result is None:
        message = json.loads(await wires[0].recv())
        result = message.get("result")
    for wire in wires:
        await wire.close()


def enter(page: Page, url: str, name: str = "Ann") -> None:
    """Log in at the page."""
    page.goto(f"{url}/account")
    page.get_by_role("radio", name="Log in").check()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("heading", name=f"Hello, {name}")).to_be_visible()


def test_a_guest_becomes_an_account_and_comes_back_from_another_browser(quick_server, person):
    page = person()
    page.goto(quick_server.url)
    page.get_by_label("Your name").fill("Zoë")
    page.get_by_label("Your name").press("Enter")
    page.get_by_role("link", name="Account and games of Zoë").click()
    expect(page.get_by_text("You play as a guest")).to_be_visible()
    assert page.get_by_label("Name", exact=True).input_value() == "Zoë"
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("You log in as “zoë”.")).to_be_visible()

    other = person("phone", language="de")
    other.goto(f"{quick_server.url}/account")
    other.get_by_role("radio", name="Anmelden").check()
    other.get_by_label("Name", exact=True).fill("ZOË")
    other.get_by_label("Passwort", exact=True).fill("falsches Wort")
    other.get_by_role("button", name="Anmelden").click()
    expect(other.get_by_role("alert").filter(has_text="Name und Passwort passen nicht zusammen.")).to_be_visible()
    other.get_by_label("Passwort", exact=True).fill(PASSWORD)
    other.get_by_role("button", name="Anmelden").click()
    expect(other.get_by_role("heading", name="Hallo, Zoë")).to_be_visible()
    other.get_by_role("button", name="Überall sonst abmelden").click()
    expect(other.get_by_text("Alle anderen Browser sind abgemeldet.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "language", "words"),
    [
        ("phone", "de", ("Passwort", "Ein Konto anlegen", "Anmelden", "mindestens 8 Zeichen", "noch auszufüllen")),
        ("desk", "en", ("Password", "Make an account", "Log in", "at least 8 characters", "still to be filled in")),
    ],
)
def test_what_is_wrong_with_a_field_stands_under_it_in_the_words_of_the_page(
    quick_server, person, size, language, words
):
    label, make, login, short, missing = words
    page = person(size, language=language)
    page.goto(f"{quick_server.url}/account")
    name, password = page.get_by_label("Name", exact=True), page.get_by_label(label, exact=True)
    assert page.locator("form").evaluate_all("forms => forms.every(form => form.noValidate)"), "no bubbles"
    password.press_sequentially("short")
    page.get_by_role("button", name=make).click()
    expect(name).to_be_focused()
    expect(name).to_have_accessible_description(re.compile(missing))
    expect(password).to_have_accessible_description(re.compile(short))
    for field in (name, password):
        expect(field).to_have_attribute("aria-invalid", "true")
    check_page(page, size, table=False)
    name.fill("Yves")
    password.press_sequentially(" no more")
    expect(page.locator(".field-wrong")).to_have_count(0)
    expect(password).not_to_have_attribute("aria-invalid", "true")
    password.fill("x")
    page.get_by_role("button", name=make).click()
    expect(page.locator(".field-wrong")).to_have_count(1)
    page.get_by_role("radio", name=login).check(force=True)
    expect(page.locator(".field-wrong")).to_have_count(0)


# an expected refusal is logged by the browser itself
@pytest.fixture(autouse=True)
def refusals_are_expected(new_context):
    yield
    new_context.complaints[:] = [line for line in new_context.complaints if "status of 40" not in line]


def test_a_table_in_another_tab_goes_on_after_logging_out(server_with_matches, person):
    page = person()
    enter(page, server_with_matches.url)
    page.get_by_role("link", name="To the table").first.click()
    page.get_by_test_id("waiting-room").wait_for()
    account = page.context.new_page()
    account.goto(f"{server_with_matches.url}/account")
    account.get_by_role("button", name="Log out", exact=True).click()
    expect(account.get_by_role("heading", name="Who are you?")).to_be_visible()
    expect(page.get_by_text("You have been logged out here.")).to_be_visible()
    expect(page.get_by_text("All seats are taken. You can watch.").or_(page.get_by_text("Take a seat"))).to_be_visible()


def test_a_token_for_a_program_is_seen_once_and_taken_back(server_with_matches, person):
    page = person()
    enter(page, server_with_matches.url, "Ben")
    page.get_by_label("Name tag").fill("Robot")
    page.get_by_role("button", name="Make a token").click()
    token = page.locator(".once code").inner_text()
    answer = httpx.get(f"{server_with_matches.url}/api/me", headers={"Authorization": f"Bearer {token}"})
    assert answer.json() == {"name": "Robot"}
    page.reload()
    expect(page.get_by_text("Robot", exact=True)).to_be_visible()
    assert token not in page.content()
    page.get_by_role("button", name="Take the token of Robot back").click()
    expect(page.get_by_text("You have none.")).to_be_visible()
    answer = httpx.get(f"{server_with_matches.url}/api/me", headers={"Authorization": f"Bearer {token}"})
    assert answer.json() == {"name": None}


def test_who_goes_is_asked_whether_they_are_sure(quick_server, person):
    page = person()
    page.goto(f"{quick_server.url}/account")
    page.get_by_label("Name", exact=True).fill("Short")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Make an account").click()
    page.get_by_role("button", name="Delete my data …").click()
    go = page.get_by_role("button", name="Delete everything now")
    expect(go).to_be_disabled()
    page.get_by_label("Yes, I want that").check()
    page.get_by_role("dialog").get_by_label("Password", exact=True).fill("not the password")
    go.click()
    expect(page.get_by_text("That isn’t the password of this account.")).to_be_visible()
    page.get_by_role("dialog").get_by_label("Password", exact=True).fill(PASSWORD)
    go.click()
    expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()


def test_games_figures_and_leaderboard(server_with_matches, person):
    page = person()
    enter(page, server_with_matches.url)
    games = page.get_by_role("region", name="My games")
    expect(games.get_by_text("Waiting for players")).to_be_visible()
    expect(games.get_by_text("with Ben · rated")).to_have_count(2)
    figures = page.get_by_test_id("figures").filter(has=page.get_by_role("heading", name="SEVN"))
    assert figures.get_by_role("definition").first.inner_text() == "2"
    curve = figures.get_by_role("img")
    expect(curve).to_have_attribute("aria-label", re.compile(r"^Rating after match 1 to 2: from .* to .*, highest .*$"))
    figures.get_by_role("link").click()
    expect(page.get_by_role("heading", name="Leaderboard")).to_be_visible()
    names = page.get_by_role("rowheader")
    expect(names).to_have_count(2)
    expect(page.get_by_role("rowheader", name="Ann you")).to_be_visible()
    page.get_by_role("link", name="Ben", exact=True).click()
    expect(page.get_by_role("heading", name="Ben", exact=True)).to_be_visible()
    expect(page.get_by_test_id("figures")).to_have_count(1)
    expect(page.get_by_text("Everything else Ben has played is private.")).to_be_visible()
    page.goto(f"{server_with_matches.url}/people/nobody")
    expect(page.get_by_role("alert")).to_contain_text("There is no page of anybody at this address.")
    page.goto(f"{server_with_matches.url}/leaderboard/sevn")
    page.get_by_role("link", name="7 Wonders").click()
    expect(page.get_by_text("Nobody has played")).to_be_visible()


@pytest.mark.parametrize("window", WINDOWS)
def test_every_page_about_people_at_every_size(server_with_matches, person, window):
    def check() -> None:
        for size in WINDOWS[window]:
            with seen_at(page, size):
                check_page(page, size, table=False)

    page = person(WINDOWS[window][0])
    page.goto(f"{server_with_matches.url}/account")
    page.get_by_role("button", name="Make an account").wait_for()
    check()
    enter(page, server_with_matches.url)
    page.get_by_text("with Ben").first.wait_for()
    page.get_by_test_id("curve").wait_for()
    page.get_by_text("Change the password").first.click()
    check()
    page.get_by_role("button", name="Delete my data …").click()
    check()
    page.goto(f"{server_with_matches.url}/leaderboard/sevn")
    page.get_by_role("rowheader").first.wait_for()
    check()
    page.get_by_role("rowheader").get_by_role("link").first.click()
    page.get_by_test_id("curve").wait_for()
    check()
