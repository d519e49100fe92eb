"""What the loop of the environments asks of 7 Wonders."""

from __future__ import annotations

from sevenfold.envs.wonders.actions import ACTIONS, NAMES, action_of_move, fill_mask, move_of_action
from sevenfold.envs.wonders.observing import Observation, make_observations, observe
from sevenfold.games.kit.mode import rule
from sevenfold.games.wonders.boards import BOARDS
from sevenfold.games.wonders.cards import KINDS
from sevenfold.games.wonders.deal import draw_outcome
from sevenfold.games.wonders.legal import default_move
from sevenfold.games.wonders.memory import make_guesses
from sevenfold.games.wonders.play import play
from sevenfold.games.wonders.resampling import guess_hidden
from sevenfold.games.wonders.scoring import is_ahead as has_more
from sevenfold.games.wonders.scoring import total_points
from sevenfold.games.wonders.state import NONE, Phase, State, make

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

guess = guess_hidden
OUTCOMES = max(KINDS, BOARDS)
"""Every outcome of the dealer lies below."""
make_scratch = make_guesses
points_of = total_points


@rule
def is_over(s: State) -> bool:
    """Whether the game has ended."""
    return s.phase == Phase.OVER


@rule
def is_dealing(s: State) -> bool:
    """Whether the dealer is asked."""
    return s.phase == Phase.CARD or s.phase == Phase.BOARD


@rule
def is_waited_for(s: State, seat: int) -> bool:
    """Whether the seat is asked; where all choose at once, whether it hasn't chosen yet."""
    if s.phase == Phase.CHOOSE:
        return s.chosen[seat] == NONE
    return s.asked == seat


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """Whether the seat stands before the other: points, then coins (ruling 56)."""
    return has_more(total_points(s, seat), s.coins[seat], total_points(s, other), s.coins[other])
