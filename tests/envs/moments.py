"""Random moments of every game, for tests of what the environments make of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.rules.weisen.games import moments as weisen_moments
from tests.rules.wonders.games import moments as wonders_moments

from sevenfold.games.kit.conformance import rng_of
from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import below
from sevenfold.games.registry import game

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("sevn", 2, {"target_score": 60}),
    ("sevn", 8, {"target_score": 60, "deck": {"storm": 6, "crossroads": 6, "triple_draw": 6, "freeze": 4}}),
    ("7wonders", 3, {"side": "b"}),
    ("7wonders", 7, {}),
    ("weisen", 3, {}),
    ("weisen", 4, {}),
    ("weisen", 5, {"open_offers": True, "open_crystals": True}),
)
"""Tables between them all kinds of questions are asked at."""
NAMES = [f"{game_id}-{players}" for game_id, players, _ in TABLES]


def _sevn_moments(players: int, options: dict[str, Any], seed: int) -> Iterator[Live[Any]]:
    sevn = game("sevn")
    rng = rng_of(seed)
    s = sevn.start(players, options)
    yield s
    while actors := sevn.actors(s):
        seat = actors[0]
        moves = sevn.moves(s, seat)
        sevn.apply(s, seat, sevn.sample(s, rng) if seat == DEALER else moves[below(rng, len(moves))])
        yield s


def moments(game_id: str, players: int, options: dict[str, Any], seed: int) -> Iterator[Live[Any]]:
    """A random game, moment by moment; the state goes on, copy it to keep it."""
    of = {"sevn": _sevn_moments, "7wonders": wonders_moments, "weisen": weisen_moments}
    yield from of[game_id](players, options, seed)


def asked_moments(game_id: str, players: int, options: dict[str, Any], seed: int) -> Iterator[tuple[Live[Any], int]]:
    """The moments in which somebody is asked, each with the seats that the game waits for."""
    rules = game(game_id)
    for s in moments(game_id, players, options, seed):
        if rules.actors(s) and rules.actors(s) != (DEALER,):
            for seat in rules.waiting(s):
                yield s, seat
