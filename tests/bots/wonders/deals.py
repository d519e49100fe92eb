"""Games of 7 Wonders in progress for the tests of its bots, every question of them included."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.bots.deals import generator

from sevenfold.bots import policies, policy
from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.record import Live
from sevenfold.games.registry import game

WONDERS = game("7wonders")
BOTS = policies("7wonders")

TABLES = [(players, side) for players in range(3, 8) for side in ("a", "b", "ab")]
"""Every number of seats with every choice of sides."""


def answer(s: Live[Any], seat: int, bot: str, stream: int = 0) -> int:
    """What a bot says that is shown the very state, as in a simulation."""
    return int(policy("7wonders", bot)(s.record, seat, generator(9, stream)))


def questions(seed: int, players: int, side: str, wonders: list[str] | None = None) -> Iterator[tuple[Live[Any], int]]:
    """States in which a seat has to decide, and the seat, along one game; bots take turns, so cities of all sorts come up."""
    deal, chance = generator(seed, 0), generator(seed, 1)
    s = WONDERS.start(players, {"side": side, "wonders": wonders or []})
    step = 0
    while WONDERS.actors(s):
        seat = WONDERS.waiting(s)[0]
        if seat == DEALER:
            WONDERS.apply(s, DEALER, WONDERS.sample(s, deal))
            continue
        yield s, seat
        bot = BOTS[(seat + step // 5) % len(BOTS)]
        WONDERS.apply(s, seat, int(policy("7wonders", bot)(s.record, seat, chance)))
        step += 1
