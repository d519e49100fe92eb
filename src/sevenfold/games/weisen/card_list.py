"""The cards of Die Sieben Weisen as plain data for those who look things up."""

from __future__ import annotations

from sevenfold.games.kit.contract import CardInfo
from sevenfold.games.weisen.cards import COPIES_OF, FIRST_SPELL, IDS, KINDS, SUIT, SUITS, VALUE

LINES = ("crystals", "majorities")
"""The lines of a score: large crystals, and the small ones of the final comparison."""


def score_keys() -> tuple[str, ...]:
    """The catalogue's keys of the lines of a score."""
    return tuple(f"score-weisen-{line}" for line in LINES)


def card_infos() -> list[CardInfo]:
    """Every power card with its value, in the group of its sage (or `owl`), and the spells."""
    power = [
        CardInfo(IDS[kind], SUITS[int(SUIT[kind])], COPIES_OF[kind], {"value": int(VALUE[kind])})
        for kind in range(FIRST_SPELL)
    ]
    return power + [CardInfo(IDS[kind], "spell", COPIES_OF[kind], {}) for kind in range(FIRST_SPELL, KINDS)]
