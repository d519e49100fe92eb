"""Talking at a table: whispering by click and by keyboard, muting somebody, and those who watch among themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]


class Talker:
    """Somebody at a table, with the chat open."""

    def __init__(self, context: BrowserContext, url: str, name: str) -> None:
        self.url = url
        self.request = context.request
        self.request.post(f"{url}/api/me", data={"name": name})
        self.page: Page = context.new_page()

    def go(self, table: str) -> None:
        self.page.goto(f"{self.url}/table/{table}")
        self.line.wait_for()

    @property
    def chat(self):
        return self.page.get_by_role("complementary", name="Chat and log")

    @property
    def line(self):
        return self.chat.get_by_role("combobox")

    def say(self, text: str) -> None:
        self.line.fill(text)
        self.line.press("Enter")
        expect(self.line).to_have_value("")

    def reads(self, text: str) -> None:
        expect(self.chat.get_by_role("tabpanel")).to_contain_text(text)


@pytest.fixture
def three(new_context: Callable[..., BrowserContext], server) -> tuple[Talker, Talker, Talker]:
    """Ann and Ben at a table of SEVN, and Wim who watches."""
    people = [Talker(new_context(), server.url, name) for name in ("Ann", "Ben", "Wim")]
    opened = people[0].request.post(f"{server.url}/api/tables", data={"game": "sevn", "seats": 2, "clock": "none"})
    table = opened.json()["id"]
    for person in people:
        person.go(table)
    people[1].say("/join")
    ann, ben, wim = people
    return ann, ben, wim


def test_a_click_on_a_name_whispers_and_tab_completes(three: tuple[Talker, Talker, Talker]) -> None:
    ann, ben, wim = three
    ben.say("who has the seven?")
    ann.chat.locator("b[data-name=Ben]").last.click()
    expect(ann.line).to_have_value("/w Ben ")
    expect(ann.chat).to_contain_text("Only Ben reads this.")
    ann.page.keyboard.type("I do")
    ann.page.keyboard.press("Enter")
    ben.reads("I do")
    ben.line.press_sequentially(";a")
    expect(ben.chat.get_by_role("option")).to_have_text(["Ann"])
    ben.page.keyboard.press("Tab")
    expect(ben.line).to_have_value(";Ann ")
    ben.page.keyboard.type("keep it")
    ben.page.keyboard.press("Enter")
    ann.reads("keep it")
    ann.say("aloud")
    wim.reads("aloud")
    expect(wim.chat).not_to_contain_text("I do")
    expect(wim.chat).not_to_contain_text("keep it")
    ann.page.reload()
    ann.reads("keep it")


def test_the_list_is_walked_by_keyboard_and_escape_leaves_the_line(three: tuple[Talker, Talker, Talker]) -> None:
    ann, _, _ = three
    ann.line.press_sequentially("/")
    options = ann.chat.get_by_role("option")
    expect(options.first).to_contain_text("/w")
    ann.page.keyboard.press("ArrowUp")
    expect(options.last).to_have_attribute("aria-selected", "true")
    ann.page.keyboard.press("Escape")
    expect(options).to_have_count(0)
    expect(ann.line).to_have_value("/")
    ann.page.keyboard.type("he")
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    expect(ann.line).to_have_value("/help")
    ann.page.keyboard.press("Enter")
    ann.reads("whispers: only you two read it")


def test_a_muted_person_is_folded_away_and_can_be_heard_again(three: tuple[Talker, Talker, Talker]) -> None:
    ann, ben, _ = three
    ben.say("la la la")
    ann.reads("la la la")
    ann.chat.get_by_role("button", name="Mute Ben").click()
    line = ann.chat.get_by_text("la la la")
    expect(line).to_be_hidden()
    ben.say("tra la la")
    folded = ann.chat.get_by_text("2 lines of Ben (muted)")
    folded.click()
    expect(line).to_be_visible()
    ann.page.reload()
    expect(ann.chat.get_by_text("2 lines of Ben (muted)")).to_be_visible()
    expect(line).to_be_hidden()
    ann.chat.get_by_role("button", name="Hear Ben again").click()
    expect(line).to_be_visible()


def test_while_a_match_runs_it_is_said_that_only_those_watching_read(three: tuple[Talker, Talker, Talker]) -> None:
    ann, ben, wim = three
    expect(wim.chat).not_to_contain_text("Only those watching")
    wim.say("good luck")
    ann.reads("good luck")
    ann.say("/start")
    expect(wim.chat).to_contain_text("Only those watching read this.")
    wim.say("she will bust")
    wim.reads("she will bust")
    ben.say("here we go")
    ann.reads("here we go")
    expect(ann.chat).not_to_contain_text("she will bust")
    whisper = ann.chat.get_by_role("button", name="While the match runs you can only whisper to those who play.")
    expect(whisper).to_have_text("Wim")
