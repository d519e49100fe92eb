"""How hard the search thinks: three levels for people, each some seven times the one before."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """What a level may use for one move: `rehearsals` at most, and at a table `seconds` at most."""

    rehearsals: int
    seconds: float


LEVELS: dict[str, Level] = {
    "easy": Level(60, 0.4),
    "medium": Level(400, 0.8),
    "hard": Level(3000, 1.5),
}
"""From the weakest to the strongest. `hard` has its answer within two seconds, whatever the game."""
