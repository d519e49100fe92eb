"""What the loop of the environments asks of Die Sieben Weisen."""

from __future__ import annotations

from sevenfold.envs.weisen.actions import ACTIONS, NAMES, action_of_move, fill_mask, move_of_action
from sevenfold.envs.weisen.observing import Observation, make_observations, observe
from sevenfold.games.kit.mode import rule
from sevenfold.games.weisen.asking import is_waited_for
from sevenfold.games.weisen.cards import KINDS
from sevenfold.games.weisen.data import SPACES
from sevenfold.games.weisen.dealing import draw_outcome
from sevenfold.games.weisen.legal import is_dealing
from sevenfold.games.weisen.listing import default_move
from sevenfold.games.weisen.play import play
from sevenfold.games.weisen.resampling import guess_hidden, make_guesses
from sevenfold.games.weisen.standing import is_ahead, won_points
from sevenfold.games.weisen.state import Phase, State, make

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
OUTCOMES = max(KINDS, SPACES + 1)
"""Every outcome of the dealer lies below."""
make_scratch = make_guesses
points_of = won_points


@rule
def is_over(s: State) -> bool:
    """Whether the game has ended."""
    return s.phase == Phase.OVER
