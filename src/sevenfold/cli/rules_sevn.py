"""What SEVN adds to its rules in the terminal: its numbers and every card."""

from __future__ import annotations

from typing import Any

from sevenfold.cli.rules_lines import item, paragraph
from sevenfold.cli.speech import language, say
from sevenfold.games.sevn.cards import CARDS, SCORING
from sevenfold.games.sevn.game import SEVN
from sevenfold.games.sevn.state import SEVEN, SEVEN_POINTS
from sevenfold.texts import keys

WORDS = "sevn"
POINTS = {"scoring": "scoring-", "decisions": "decision-"}
ELSEWHERE: frozenset[str] = frozenset()
LABELS: dict[str, str] = {}


def figures() -> dict[str, Any]:
    """The numbers in the sentences of the rules."""
    usual = {spec.name: spec.default for spec in SEVN.options}
    return {
        "target": usual["target_score"],
        "seven": SEVEN,
        "bonus": SEVEN_POINTS,
        "cards": sum(card["copies"] for card in CARDS),
        "values": SCORING,
    }


def print_pieces(section: str) -> None:
    """Every card with its copies and what it does, group by group."""
    if section != "deck":
        return
    group = ""
    for card in CARDS:
        if card["group"] != group:
            group = card["group"]
            copies = sum(other["copies"] for other in CARDS if other["group"] == group)
            print()
            paragraph(f"{say(f'group-sevn-{group}')} ({copies}). {say(f'group-sevn-{group}-about')}")
        item(f"{card['copies']:>3} x {say('sevn-card', card=card['id'])}", say(_card_key(card), **_facts(card)))


def _card_key(card: dict[str, Any]) -> str:
    """The sentence of a card: its own, or that of its kind (`plus`) or group."""
    names = (card["id"], *card, card["group"])
    return next(key for name in names if (key := f"card-sevn-{name}-rule") in keys(language()))


def _facts(card: dict[str, Any]) -> dict[str, Any]:
    return {**card, "cost": -card.get("value", 0)}
