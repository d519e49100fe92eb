"""SEVN's cards as tables of data, read from `cards.toml` and checked when imported.

A card is known by its kind: its place in the file. Kinds 0 to 13 are the numbers of that value; then come Ballast,
modifiers, bonuses and actions.
"""

from __future__ import annotations

import tomllib
from enum import IntEnum
from pathlib import Path
from typing import Any

from sevenfold.games.kit.contract import CardInfo
from sevenfold.games.kit.record import table


class Group(IntEnum):
    """What sort of card a kind is."""

    NUMBER = 0
    BALLAST = 1
    MODIFIER = 2
    BONUS = 3
    ACTION = 4


_NOT_FACTS = {"id", "group", "copies"}


class DeckError(ValueError):
    """The card file contradicts itself."""


def _read() -> tuple[list[dict[str, Any]], dict[str, Any]]:
    data = tomllib.loads((Path(__file__).parent / "cards.toml").read_text("utf-8"))
    cards: list[dict[str, Any]] = data["card"]
    check_deck(cards, data["total"], data["scoring_values"])
    return cards, data


def check_deck(cards: list[dict[str, Any]], total: int, scoring_values: int) -> None:
    """Raises `DeckError` unless copies add up, ids are unique and as many different scoring values exist as stated."""
    ids = [c["id"] for c in cards]
    if len(set(ids)) != len(ids):
        raise DeckError("a card id stands twice in cards.toml")
    copies = sum(c["copies"] for c in cards)
    if copies != total:
        raise DeckError(f"the deck has {copies} cards, not the {total} stated")
    values = [c["value"] for c in cards if c["group"] in ("number", "ballast")]
    if len(set(values)) != scoring_values or len(values) != scoring_values:
        raise DeckError(f"the deck has {len(set(values))} scoring values, not the {scoring_values} stated")
    if [c["value"] for c in cards if c["group"] == "number"] != list(range(14)) or ids[:14] != [
        str(n) for n in range(14)
    ]:
        raise DeckError("the numbers 0 to 13 must come first, in order")


CARDS, _DECK = _read()
IDS: tuple[str, ...] = tuple(c["id"] for c in CARDS)
KIND_OF: dict[str, int] = {name: kind for kind, name in enumerate(IDS)}
KINDS = len(IDS)
STANDARD: tuple[int, ...] = tuple(c["copies"] for c in CARDS)
"""Copies of each kind in the deck named `standard` (ruling 1: deck A)."""

GROUP = table([Group[c["group"].upper()] for c in CARDS])
VALUE = table([c.get("value", 0) for c in CARDS])
"""What a number or Ballast card counts."""
PLUS = table([c.get("plus", 0) for c in CARDS])
"""What a plus card adds."""
NUMBERS = sum(c["group"] == "number" for c in CARDS)
SCORING = NUMBERS + sum(c["group"] == "ballast" for c in CARDS)
"""Kinds below this one count as different values on the way to SEVN."""

DOUBLER = KIND_OF["x2"]
FIRST_PLUS = KIND_OF["+2"]
END_PLUS = KIND_OF["+10"] + 1
FEATHERWEIGHT = KIND_OF["featherweight"]
HEAVYWEIGHT = KIND_OF["heavyweight"]
LADDER = KIND_OF["ladder"]
FREEZE = KIND_OF["freeze"]
SECOND_CHANCE = KIND_OF["second_chance"]
TRIPLE_DRAW = KIND_OF["triple_draw"]
CROSSROADS = KIND_OF["crossroads"]
STORM = KIND_OF["storm"]

FEATHER_POINTS: int = CARDS[FEATHERWEIGHT]["points"]
FEATHER_LEAST: int = CARDS[FEATHERWEIGHT]["least"]
FEATHER_LIMIT: int = CARDS[FEATHERWEIGHT]["limit"]
HEAVY_POINTS: int = CARDS[HEAVYWEIGHT]["points"]
HEAVY_LEAST: int = CARDS[HEAVYWEIGHT]["least"]
HEAVY_LIMIT: int = CARDS[HEAVYWEIGHT]["limit"]
LADDER_POINTS: int = CARDS[LADDER]["points"]
LADDER_LEAST: int = CARDS[LADDER]["least"]
TIMES: int = CARDS[DOUBLER]["times"]

LIGHT_NUMBERS = (1 << (FEATHER_LIMIT + 1)) - 1
"""Bits of the numbers that Featherweight allows."""
HEAVY_NUMBERS = ((1 << NUMBERS) - 1) ^ ((1 << HEAVY_LIMIT) - 1)
"""Bits of the numbers that count for Heavyweight."""
NUMBER_BITS = (1 << NUMBERS) - 1
BALLAST_BITS = ((1 << SCORING) - 1) ^ NUMBER_BITS
PLUS_BITS = ((1 << END_PLUS) - 1) ^ ((1 << FIRST_PLUS) - 1)
BONUS_BITS = (1 << FEATHERWEIGHT) | (1 << HEAVYWEIGHT) | (1 << LADDER)


def card_infos() -> list[CardInfo]:
    """Every card with its copies and what counts."""
    return [
        CardInfo(card["id"], card["group"], card["copies"], {k: v for k, v in card.items() if k not in _NOT_FACTS})
        for card in CARDS
    ]
