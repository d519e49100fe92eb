"""The bot that looks at nothing: any legal move."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.weisen.listing import list_moves
from sevenfold.games.weisen.state import State


@rule
def random_policy(s: State, seat: int, rng: Rng) -> int:
    """Any legal move, each equally likely."""
    return s.option[below(rng, list_moves(s, seat))]
