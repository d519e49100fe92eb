"""Where every card of a game of 7 Wonders lies; their number never changes."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sevenfold.games.kit.record import Live
from sevenfold.games.wonders.cards import CARDS, IDS
from sevenfold.games.wonders.state import NONE, Phase, State


def census(s: Live[Any]) -> dict[str, int]:
    """Copies of each card, wherever they lie; guilds are counted as one kind, for which of them are in play is hidden."""
    f: State = s.plain()
    lying = Counter[str]()
    for kind, card in enumerate(CARDS):
        name = "guild" if card.is_guild else card.id
        lying[name] += f.discard[kind] + sum(f.built[seat, kind] for seat in range(f.players))
        if card.age > f.age:
            lying[name] += 0 if card.is_guild else card.copies(f.players)
        elif f.phase == Phase.CARD and card.age == f.age and not card.is_guild:
            lying[name] += f.deck[kind]
    for seat in range(f.players):
        for kind in [f.hand[seat, i] for i in range(f.hand_count[seat])] + [f.under[seat, i] for i in range(4)]:
            if kind != NONE:
                lying["guild" if CARDS[kind].is_guild else IDS[kind]] += 1
    lying["guild"] += f.guilds_left if f.age == 3 else f.players + 2
    return dict(lying)
