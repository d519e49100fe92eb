"""What a bot is: a policy, and the promise that it knows no more than its seat does.

A policy is a `rule` over a game's state, so it runs in both modes. In games that hide something it is not shown the state
itself but a `resample` of it: another state that its seat could not tell from the true one. The loops of the arena do the
same for policies that a caller brings along; the bots of this package, of which tests show that they give the same answer
in every such state, are asked there with the true one, which is faster.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from sevenfold.games.kit.contract import Game
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import Rng

Policy: TypeAlias = Callable[[Any, int, Rng], int]
"""`policy(state, seat, rng)`: a legal move of the asked seat; leaves the state as it is, draws chance only from rng."""


def ask(policy: Policy, game: Game[Any], s: Live[Any], seat: int, rng: Rng) -> int:
    """The policy's move for the asked seat, decided on what that seat may know."""
    seen = game.resample(s, seat, rng) if game.hides else s
    return int(policy(seen.record, seat, rng))
