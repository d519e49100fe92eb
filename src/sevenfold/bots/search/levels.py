"""The levels of the search as policies, for all games alike."""

from __future__ import annotations

from typing import Any

from sevenfold.bots.policy import Policy
from sevenfold.bots.search.budgets import LEVELS
from sevenfold.bots.search.study import ponder
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.rng import Rng

_EASY = LEVELS["easy"].rehearsals
_MEDIUM = LEVELS["medium"].rehearsals
_HARD = LEVELS["hard"].rehearsals


@rule
def easy_policy(s: Any, seat: int, rng: Rng) -> int:
    """The search with its smallest budget."""
    return ponder(s, seat, rng, _EASY)


@rule
def medium_policy(s: Any, seat: int, rng: Rng) -> int:
    """The search with its middle budget."""
    return ponder(s, seat, rng, _MEDIUM)


@rule
def hard_policy(s: Any, seat: int, rng: Rng) -> int:
    """The search with its largest budget."""
    return ponder(s, seat, rng, _HARD)


POLICIES: dict[str, Policy] = {"easy": easy_policy, "medium": medium_policy, "hard": hard_policy}
"""Each level as a policy: always the full number of rehearsals, in one thread, the same for the same numbers."""
