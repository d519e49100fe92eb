"""Matches that tests of records begin from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sevenfold.games.kit.conformance import rng_of
from sevenfold.games.kit.contract import Game
from sevenfold.games.kit.match import Match
from sevenfold.games.kit.rng import below

SEED = bytes(range(32))


def play_on(match: Match, seed: int = 0) -> None:
    """Play random moves to the end."""
    rng = rng_of(seed)
    while not match.over:
        seat = match.asked[below(rng, len(match.asked))]
        moves = match.game.moves(match.state, seat)
        match.play(seat, moves[below(rng, len(moves))])


def finished(game: Game[Any], players: int = 2, options: Mapping[str, Any] | None = None, seed: int = 0) -> Match:
    """A whole sealed match of random moves."""
    match = Match.begin(game, [f"Seat {n}" for n in range(players)], options or {}, SEED)
    play_on(match, seed)
    return match
