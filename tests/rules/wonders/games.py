"""Random games of 7 Wonders for tests that need many moments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sevenfold.games.kit.conformance import rng_of
from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.wonders.game import WONDERS


def step(s: Live[Any], rng: Rng) -> None:
    """One random move of somebody who is waited for, or of the dealer."""
    waiting = WONDERS.waiting(s)
    seat = waiting[below(rng, len(waiting))]
    if seat == DEALER:
        WONDERS.apply(s, DEALER, WONDERS.sample(s, rng))
        return
    moves = WONDERS.moves(s, seat)
    WONDERS.apply(s, seat, moves[below(rng, len(moves))])


def moments(players: int, options: Mapping[str, Any], seed: int) -> Iterator[Live[Any]]:
    """A random game, moment by moment; the state goes on, copy it to keep it."""
    rng = rng_of(seed)
    s = WONDERS.start(players, options)
    while WONDERS.actors(s):
        step(s, rng)
        yield s
