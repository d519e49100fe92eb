"""The bot that looks at nothing: any legal move."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.wonders.legal import list_moves
from sevenfold.games.wonders.state import State


@rule
def random_policy(s: State, seat: int, rng: Rng) -> int:
    """Any legal move, each equally likely; every way to pay is a move of its own."""
    return s.option[below(rng, list_moves(s, seat))]
