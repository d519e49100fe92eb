"""What the loop of the environments asks of SEVN."""

from __future__ import annotations

from sevenfold.envs.sevn.actions import ACTIONS, NAMES, action_of_move, fill_mask, move_of_action
from sevenfold.envs.sevn.observing import Observation, make_observations, observe
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.rng import Rng
from sevenfold.games.sevn.cards import KINDS
from sevenfold.games.sevn.legal import default_move
from sevenfold.games.sevn.play import draw_outcome, play_untold
from sevenfold.games.sevn.state import SEATS, Phase, State, make

__all__ = [
    "ACTIONS",
    "NAMES",
    "OUTCOMES",
    "Observation",
    "action_of_move",
    "default_move",
    "draw_outcome",
    "fill_mask",
    "guess",
    "is_ahead",
    "is_dealing",
    "is_over",
    "is_waited_for",
    "make",
    "make_observations",
    "make_scratch",
    "move_of_action",
    "observe",
    "play",
    "points_of",
]

play = play_untold
OUTCOMES = max(KINDS, SEATS)
"""Every outcome of the dealer lies below."""
make_scratch = make
"""Nothing is guessed in SEVN, so nothing is needed for it."""


@rule
def is_over(s: State) -> bool:
    """Whether the game has ended."""
    return s.phase == Phase.OVER


@rule
def is_dealing(s: State) -> bool:
    """Whether the dealer is asked."""
    return s.phase == Phase.CARD or s.phase == Phase.START


@rule
def is_waited_for(s: State, seat: int) -> bool:
    """Whether the seat is asked."""
    return s.asked == seat


@rule
def points_of(s: State, seat: int) -> int:
    """The seat's points so far."""
    return s.banked[seat]


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """Whether the seat stands before the other."""
    return s.banked[seat] > s.banked[other]


@rule
def guess(s: State, seat: int, scratch: State, rng: Rng) -> None:
    """Replace what is hidden from the seat: nothing is."""
