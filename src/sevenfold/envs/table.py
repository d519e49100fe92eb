"""Seats as a seat sees them: itself first, then the others clockwise. Policies so need to learn each thing once."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule

NONE = -1


@rule
def from_me(seat: int, other: int, players: int) -> int:
    """How many places to the left of `seat` the other one sits: 0 for itself; NONE stays NONE."""
    if other < 0:
        return NONE
    return other - seat if other >= seat else other - seat + players
