"""The cards of Die Sieben Weisen as plain data for those who look things up."""

from __future__ import annotations

from sevenfold.games.kit.contract import CardInfo
from sevenfold.games.weisen.cards import COPIES_OF, FIRST_SPELL, IDS, KINDS, SUIT, SUITS, VALUE


def card_infos() -> list[CardInfo]:
    """Every power card with its value, in the group of its sage (or `owl`), and the spells."""
    power = [
        CardInfo(IDS[kind], SUITS[int(SUIT[kind])], COPIES_OF[kind], {"value": int(VALUE[kind])})
        for kind in range(FIRST_SPELL)
    ]
    return power + [CardInfo(IDS[kind], "spell", COPIES_OF[kind], {}) for kind in range(FIRST_SPELL, KINDS)]
