"""How the people of whole games decide at the table of Die Sieben Weisen: they try everything once and want to get on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sevenfold.texts import say

if TYPE_CHECKING:
    from tests.browser.weisen_people import Person

Way = Callable[["Person", int], str]
"""Answers a question in the round of that number by clicking, and says what the click was."""

LAYS = (2, 2, 2, 1)
"""So many cards these people lay in a struggle of the first rounds, and of later ones, before they drop out."""


def eager(me: Person) -> str:
    """One decision of somebody who tries everything once and wants to get on."""
    back = me.find("[data-testid=actions] .back")
    if back.count():
        back.click()  # what was taken up for another question
    asking = me.find("[data-testid=line]").get_attribute("data-asking") or ""
    turn = int(me.find("[data-testid=weisen]").get_attribute("data-round") or 0)
    return WAYS[asking](me, turn)


def choose_role(me: Person, turn: int) -> str:
    """The role that most cards of the hand go with."""
    role = me.page.evaluate(
        """() => [...document.querySelectorAll('[data-testid=middle] button[data-role]:not([aria-disabled=true])')]
            .sort((one, other) => Number(other.querySelector('.held').textContent) - Number(one.querySelector('.held').textContent))
            [0].dataset.role"""
    )
    me.find(f"[data-testid=middle] button[data-role={role}]").click()
    return "role"


def show_one(me: Person, turn: int) -> bool:
    """Show a card to somebody, once in the first rounds."""
    if turn > 2 or me.done[f"show {turn}"]:
        return False
    me.done[f"show {turn}"] += 1
    me.take_up("")
    me.answers("show").last.click()
    return True


def negotiate(me: Person, turn: int) -> str:
    """Accept whoever offers, else offer to one after the other, else be done."""
    accept = me.find("[data-testid=talk] .primary")
    offer = me.find("[data-testid=talk] [data-seat] .do > .button:not(.icon):not([aria-disabled=true])")
    if accept.count():
        accept.first.click()
        return "accept"
    if show_one(me, turn):
        return "show"
    if me.done[f"offer {turn}"] == 0 and offer.count():
        me.done[f"offer {turn}"] += 1
        offer.first.click()
        return "offer"
    me.answers("done").click()
    return "done"


def solo(me: Person, turn: int) -> str:
    """Of three, the first and the second leave it open, play alone or enter an alliance, by turns."""
    if show_one(me, turn):
        return "show"
    if not me.answers("open").count():
        answer = "with"
    elif me.answers("with").count():
        answer = ("open", "with", "alone")[turn % 3]
    else:
        answer = ("alone", "open", "open", "open")[turn % 4]
    me.answers(answer).first.click()
    return answer


def exchange(me: Person, turn: int) -> str:
    """Give the ally a card in the first rounds, then be ready."""
    if turn < 4 and not me.done[f"give {turn}"]:
        me.done[f"give {turn}"] += 1
        me.take_up("")
        if me.answers("give").count():
            me.answers("give").first.click()
            return "give"
        me.find("[data-testid=actions] .back").click()
    me.answers("ready").click()
    return "ready"


def struggle(me: Person, turn: int) -> str:
    """Lay a spell where that goes and aim it at the first target, then power cards; then drop out."""
    lays = f"lay {turn}"
    hand = "[data-testid=hand] button[data-open=true]"
    if me.done[lays] < LAYS[min(turn, len(LAYS)) - 1] and me.find(hand).count():
        me.done[lays] += 1
        spell = ":not([data-card*=':'])"
        spells = me.find(hand + spell).count()
        me.take_up(f"[data-open=true]{spell if spells else ''}")
        me.answers("lay").click()
        aimed = 0
        while me.answers("target").count():
            aimed += 1
            me.answers("target").first.click()
        return "aim" if aimed else "spell" if spells else "lay"
    if not me.done[f"pass {turn}"] and me.answers("pass").count():
        me.done[f"pass {turn}"] += 1
        me.answers("pass").click()
        return "pass"
    sure = say(me.language, "weisen-drop-yes")
    me.answers("drop").click()
    if me.answers("drop").filter(has_text=sure).count():
        me.answers("drop").click()
    return "drop"


def part_with(word: str) -> Way:
    """Hand three cards on, or lay three down."""

    def do(me: Person, turn: int) -> str:
        button = me.find(f"[data-answer={word}]")
        while button.get_attribute("aria-disabled") == "true":
            me.take_up("[data-open=true]")
        button.click()
        return word

    return do


def first_answer(word: str) -> Way:
    """The first answer of that word."""

    def do(me: Person, turn: int) -> str:
        me.answers(word).first.click()
        return word

    return do


WAYS: dict[str, Way] = {
    "role": choose_role,
    "negotiate": negotiate,
    "solo": solo,
    "exchange": exchange,
    "lay": struggle,
    "hand": part_with("hand"),
    "discard": part_with("discard"),
    **{word: first_answer(word) for word in ("join", "side", "take", "move")},
}
