"""Games in progress for the tests of bots: every question that comes up when all kinds of bots sit together."""

from __future__ import annotations

from collections.abc import Iterator

from sevenfold.bots import choose, policies
from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import Rng, make_rngs, seed_rng
from sevenfold.games.registry import game

SEVN = game("sevn")
BOTS = policies("sevn")

SMALL = {str(n): 3 for n in range(7, 14)} | {"freeze": 6, "second_chance": 6, "triple_draw": 4, "storm": 4}
"""A deck in which actions are frequent and the pile is often empty."""


def generator(seed: int, stream: int = 0) -> Rng:
    rng = make_rngs(1)[0]
    seed_rng(rng, seed, stream)
    return rng


def questions(seed: int, players: int, options=None, most=400) -> Iterator[tuple[Live, int]]:
    """States in which a seat is asked, and the seat, along one game; bots take turns, so rows of all sorts come up."""
    deal, chance = generator(seed, 0), generator(seed, 1)
    s = SEVN.start(players, options or {})
    for step in range(10 * most):
        actors = SEVN.actors(s)
        if not actors:
            return
        seat = actors[0]
        if seat == DEALER:
            SEVN.apply(s, DEALER, SEVN.sample(s, deal))
            continue
        yield s, seat
        SEVN.apply(s, seat, choose(SEVN, s, seat, BOTS[(seat + step) % len(BOTS)], chance))
