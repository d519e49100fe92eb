"""SEVN's options: what a host may change, with the bounds that keep the game playable."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from sevenfold.games.kit.contract import OptionSpec, OptionValue
from sevenfold.games.kit.errors import OptionError, as_written
from sevenfold.games.sevn.cards import DOUBLER, GROUP, IDS, KIND_OF, KINDS, SECOND_CHANCE, STANDARD, STORM, Group
from sevenfold.games.sevn.state import QUEUE

MOST_COPIES = 40
MOST_DOUBLERS = 6
"""Each x2 doubles again (ruling 5f); with more of them a row could be worth more than a record's fields hold."""
MOST_CARDS = 480
LEAST_CARDS = 20
LEAST_COUNTING = 10
"""A deck needs so many numbers above zero, or nobody could ever reach the target."""
MOST_BEFORE_A_SEAT = 7
"""Numbers that can lie before one seat at once: six different ones and the duplicate that put it out."""

SPECS: tuple[OptionSpec, ...] = (
    OptionSpec("target_score", "int", 250, 1, 2000),
    OptionSpec("deck", "counts", "standard", 0, MOST_COPIES, ["standard"]),
    OptionSpec("storm_start", "choice", "drawer", values=["drawer", "next"]),
    OptionSpec("bonus_stack", "bool", True),
    OptionSpec("allow_empty_pass", "bool", False),
    OptionSpec("start", "choice", "random", values=["random", *map(str, range(8))]),
)
_BY_NAME = {spec.name: spec for spec in SPECS}


def checked(players: int, given: Mapping[str, Any]) -> dict[str, OptionValue]:
    """All options with their values. Raises `OptionError` naming the option and what would be right."""
    values: dict[str, OptionValue] = {spec.name: spec.default for spec in SPECS}
    for name, value in given.items():
        if name not in _BY_NAME:
            raise OptionError("unknown-option", {"game": "sevn", "option": str(name), "known": ", ".join(_BY_NAME)})
        values[name] = _checked_one(_BY_NAME[name], value, players)
    return values


def _checked_one(spec: OptionSpec, value: Any, players: int) -> OptionValue:
    if spec.kind == "int":
        if isinstance(value, bool) or not isinstance(value, int) or not spec.least <= value <= spec.most:
            raise OptionError(
                "option-number",
                {"option": spec.name, "given": as_written(value), "least": spec.least, "most": spec.most},
            )
        return value
    if spec.kind == "bool":
        if not isinstance(value, bool):
            raise OptionError("option-bool", {"option": spec.name, "given": as_written(value)})
        return value
    if spec.kind == "counts":
        return _checked_deck(value, players)
    text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
    known = [v for v in spec.values if not v.isdigit() or int(v) < players]
    if text not in known:
        raise OptionError("option-choice", {"option": spec.name, "given": as_written(value), "known": ", ".join(known)})
    return text


def _checked_deck(given: Any, players: int) -> OptionValue:
    if given == "standard":
        return "standard"
    if not isinstance(given, Mapping):
        raise OptionError("option-deck", {"given": as_written(given)})
    value = cast("Mapping[Any, Any]", given)
    for card, copies in value.items():
        if card not in KIND_OF:
            raise OptionError("option-deck-card", {"card": str(card), "known": ", ".join(IDS)})
        most = MOST_DOUBLERS if KIND_OF[card] == DOUBLER else MOST_COPIES
        if isinstance(copies, bool) or not isinstance(copies, int) or not 0 <= copies <= most:
            raise OptionError("option-deck-copies", {"card": str(card), "given": as_written(copies), "most": most})
    counts = deck_counts(dict(value))
    total = sum(counts)
    if not LEAST_CARDS <= total <= MOST_CARDS:
        raise OptionError("option-deck-size", {"given": total, "least": LEAST_CARDS, "most": MOST_CARDS})
    counting = sum(counts[kind] for kind in range(1, 14))
    if counting < LEAST_COUNTING:
        raise OptionError("option-deck-numbers", {"given": counting, "least": LEAST_COUNTING})
    actions = sum(counts[kind] for kind in range(KINDS) if GROUP[kind] == Group.ACTION and kind != SECOND_CHANCE)
    if actions > QUEUE:
        raise OptionError("option-deck-actions", {"given": actions, "most": QUEUE})
    _check_storms(counts, players)
    return dict(value)


def _check_storms(counts: list[int], players: int) -> None:
    """Two Storms could draw each other for ever once every number lies before a seat, so one has to be left over."""
    numbers = sum(counts[kind] for kind in range(14))
    least = MOST_BEFORE_A_SEAT * players + 1
    if counts[STORM] > 1 and numbers < least:
        raise OptionError("option-deck-storms", {"given": numbers, "least": least, "players": players})


def deck_counts(deck: OptionValue) -> list[int]:
    """Copies of each kind: the standard deck, changed where a custom deck names a card."""
    counts = list(STANDARD)
    if isinstance(deck, dict):
        for card, copies in deck.items():
            counts[KIND_OF[card]] = copies
    return counts
