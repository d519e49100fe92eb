"""Random games of Die Sieben Weisen for tests that need many moments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sevenfold.games.kit.conformance import rng_of
from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.weisen.game import WEISEN
from sevenfold.games.weisen.moves import Action, action_of

OPTIONS: tuple[dict[str, Any], ...] = ({}, {"negotiation": False}, {"open_offers": True}, {"open_crystals": True})


def some_move(s: Live[Any], seat: int, rng: Rng) -> int:
    """A random move; cards are shown and given now and then only, or games would be long and all talk."""
    moves = WEISEN.moves(s, seat)
    terse = [move for move in moves if action_of(move) not in (Action.SHOW, Action.GIVE)]
    among = moves if not terse or below(rng, 4) == 0 else terse
    return among[below(rng, len(among))]


def step(s: Live[Any], rng: Rng) -> None:
    """One random move of somebody who is waited for, or of the dealer."""
    waiting = WEISEN.waiting(s)
    seat = waiting[below(rng, len(waiting))]
    if seat == DEALER:
        WEISEN.apply(s, DEALER, WEISEN.sample(s, rng))
    else:
        WEISEN.apply(s, seat, some_move(s, seat, rng))


def moments(players: int, options: Mapping[str, Any], seed: int) -> Iterator[Live[Any]]:
    """A random game, moment by moment; the state goes on, copy it to keep it."""
    rng = rng_of(seed)
    s = WEISEN.start(players, options)
    yield s
    while WEISEN.actors(s):
        step(s, rng)
        yield s
