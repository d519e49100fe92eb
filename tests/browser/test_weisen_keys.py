"""A whole game of Die Sieben Weisen without a pointer: found, played to the comparison and begun anew by keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.browser.weisen_people import Person, play_on
from tests.browser.weisen_ways import LAYS

from sevenfold.texts import say

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(420)]

HAND = "[data-testid=hand] button"
OPEN_ROLE = "[data-testid=middle] button:not([aria-disabled=true])"
ACCEPT = "[data-testid=talk] .primary"
OFFER = "[data-testid=talk] [data-seat] .do > .button:not(.icon):not([aria-disabled=true])"
ANSWER = "[data-testid=actions] button[data-answer^='{}']:not([aria-disabled=true])"


def reach(me: Person, selector: str, key: str = "Shift+Tab", most: int = 150) -> None:
    """Press a key until the focus is on what the selector names."""
    for _ in range(most):
        if me.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        me.page.keyboard.press(key)
    focus = me.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    pytest.fail(f"{key} never reached {selector}; the focus is on {focus}")


def enter(me: Person, selector: str) -> None:
    """Go there and press it."""
    reach(me, selector)
    me.page.keyboard.press("Enter")


def to_card(me: Person, which: str = "") -> None:
    """Go to a card of the hand with the arrow keys."""
    reach(me, HAND)
    reach(me, f"{HAND}[aria-pressed=false]{which}", "ArrowRight")


def once(me: Person, what: str) -> bool:
    """Whether this is the first time."""
    me.done[what] += 1
    return me.done[what] == 1


def choose_role(me: Person, turn: int) -> str:
    reach(me, "[data-testid=middle] button")
    reach(me, OPEN_ROLE, "ArrowRight")
    me.page.keyboard.press("Enter")
    return "role"


def negotiate(me: Person, turn: int) -> str:
    if me.find(ACCEPT).count():
        enter(me, ACCEPT)
        return "accept"
    if turn < 3 and once(me, f"show {turn}"):
        to_card(me)
        me.page.keyboard.press("Enter")
        enter(me, ANSWER.format("show"))
        return "show"
    if me.find(OFFER).count() and once(me, f"offer {turn}"):
        enter(me, OFFER)
        return "offer"
    me.page.keyboard.press("n")
    return "done"


def exchange(me: Person, turn: int) -> str:
    if turn < 3 and once(me, f"give {turn}"):
        to_card(me)
        me.page.keyboard.press("Enter")
        if me.answers("give").count():
            enter(me, ANSWER.format("give"))
            return "give"
        me.page.keyboard.press("Escape")
    me.page.keyboard.press("r")
    return "ready"


def struggle(me: Person, turn: int) -> str:
    lays = f"lay {turn}"
    if me.done[lays] < LAYS[min(turn, len(LAYS)) - 1] and me.find(f"{HAND}[data-open=true]").count():
        me.done[lays] += 1
        spell = "[data-open=true]:not([data-card*=':'])"
        spells = me.find(HAND + spell).count()
        to_card(me, spell if spells else "[data-open=true]")
        me.page.keyboard.press("l")
        aimed = 0
        while me.answers("target").count():
            aimed += 1
            enter(me, ANSWER.format("target"))
        return "aim" if aimed else "spell" if spells else "lay"
    if me.answers("pass").count() and once(me, f"pass {turn}"):
        me.page.keyboard.press("p")
        return "pass"
    me.page.keyboard.press("d")
    if me.answers("drop").filter(has_text=say(me.language, "weisen-drop-yes")).count():
        me.page.keyboard.press("d")
    return "drop"


def part_with(word: str) -> Callable[[Person, int], str]:
    """Hand three cards on, or lay three down."""

    def do(me: Person, turn: int) -> str:
        while me.find(f"[data-answer={word}]").get_attribute("aria-disabled") == "true":
            to_card(me, "[data-open=true]")
            me.page.keyboard.press("Enter")
        me.page.keyboard.press("h")
        return word

    return do


def take(me: Person, turn: int) -> str:
    value = (me.answers("take").first.get_attribute("data-answer") or "").split()[-1]
    me.page.keyboard.press(value)
    return "take"


def move(me: Person, turn: int) -> str:
    enter(me, ANSWER.format("move"))
    return "move"


def keyed(word: str, key: str) -> Callable[[Person, int], str]:
    """The answer of that key."""

    def do(me: Person, turn: int) -> str:
        me.page.keyboard.press(key)
        return word

    return do


WAYS: dict[str, Callable[[Person, int], str]] = {
    "role": choose_role,
    "negotiate": negotiate,
    "join": keyed("join", "j"),
    "side": keyed("side", "1"),
    "exchange": exchange,
    "lay": struggle,
    "hand": part_with("hand"),
    "discard": part_with("discard"),
    "take": take,
    "move": move,
}


def by_keys(me: Person) -> str:
    """One decision, without a pointer."""
    if me.find("[data-testid=actions] .back").count():
        me.page.keyboard.press("Escape")  # what was taken up for another question
    asking = me.find("[data-testid=line]").get_attribute("data-asking") or ""
    return WAYS[asking](me, int(me.find("[data-testid=weisen]").get_attribute("data-round") or 0))


def test_whole_game_by_keyboard_alone(quick_server, person):
    me = Person(person("desk"), "Ann", by_keys)
    page = me.page
    page.goto(quick_server.url)
    page.locator(".panel-weisen .now").wait_for()
    page.wait_for_function("() => !document.querySelector('.panel-weisen .now').disabled")
    reach(me, ".panel-weisen .now", "Tab")
    page.keyboard.press("Enter")
    page.get_by_test_id("weisen").wait_for()
    play_on([me], lambda shown: shown["over"])
    for word in ("role", "ready", "lay", "drop", "hand"):
        assert me.done[word], f"never done by keys: {word}"
    # The focus is on "Play again": one key and the next game begins.
    page.wait_for_function("() => document.activeElement.closest('[data-testid=game-end]')")
    first = page.url
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/table/" in url and url != first)
    page.get_by_test_id("weisen").wait_for()
