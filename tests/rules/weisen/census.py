"""Where every card and crystal of Die Sieben Weisen lies; their numbers never change (ruling section 4)."""

from __future__ import annotations

from typing import Any

from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.cards import FIRST_OWL, IDS, KINDS, ROLES
from sevenfold.games.weisen.state import SLOTS, State


def census(s: Live[Any]) -> dict[str, int]:
    """Copies of each card and crystal, wherever they lie; of a role that isn't played its cards lie in the box."""
    f: State = s.plain()
    seats = range(f.players)
    found: dict[str, int] = {}
    for kind, card in enumerate(IDS):
        boxed = kind < FIRST_OWL and f.out[kind // 7] == 1
        copies = f.pile[kind] + f.discard[kind] + sum(f.hand[seat, kind] + f.laid[seat, kind] for seat in seats)
        assert not (boxed and copies)
        found[card] = (2 if kind % 7 == 0 else 1) if boxed else copies
    for value in range(2, 8):
        lying = sum(f.crystals[slot, value] for slot in range(SLOTS)) + sum(f.won[seat, value] for seat in seats)
        found[f"crystal {value}"] = f.supply[value] + f.surplus[value] + lying
    return found


def totals(s: Live[Any]) -> tuple[int, int, int]:
    """Power cards in the game, spells and large crystals."""
    f: State = s.plain()
    counted = census(s)
    boxed = 8 * sum(f.out[role] for role in range(len(ROLES)))
    power = sum(n for card, n in counted.items() if ":" in card) - boxed
    spells = sum(counted[IDS[kind]] for kind in range(KINDS) if ":" not in IDS[kind])
    return power, spells, sum(n for card, n in counted.items() if card.startswith("crystal"))
