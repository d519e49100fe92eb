"""Games of Die Sieben Weisen in progress for the tests of its bots, every question of them included."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.bots.deals import generator

from sevenfold.bots import policies, policy
from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.record import Live
from sevenfold.games.registry import game

WEISEN = game("weisen")
BOTS = policies("weisen")

TABLES: list[tuple[int, dict[str, Any]]] = [
    (players, options)
    for players in (3, 4, 5)
    for options in ({}, {"negotiation": False, "first": 0}, {"open_offers": True, "open_crystals": True})
]
"""Every number of seats, with the options that change what is asked or seen."""


def answer(s: Live[Any], seat: int, bot: str, stream: int = 0) -> int:
    """What a bot says that is shown the very state, as in a simulation."""
    return int(policy("weisen", bot)(s.record, seat, generator(9, stream)))


def questions(
    seed: int, players: int, options: dict[str, Any] | None = None, bots: tuple[str, ...] = BOTS
) -> Iterator[tuple[Live[Any], int]]:
    """States in which the game waits for a seat, and the seat, along one game; bots take turns in the seats."""
    deal, chance = generator(seed, 0), generator(seed, 1)
    s = WEISEN.start(players, options or {})
    step = 0
    while WEISEN.actors(s):
        seat = WEISEN.waiting(s)[0]
        if seat == DEALER:
            WEISEN.apply(s, DEALER, WEISEN.sample(s, deal))
            continue
        yield s, seat
        bot = bots[(seat + step // 5) % len(bots)]
        WEISEN.apply(s, seat, int(policy("weisen", bot)(s.record, seat, chance)))
        step += 1
