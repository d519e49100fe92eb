"""The bots of Die Sieben Weisen by name and number, and the one function that compiled play asks."""

from __future__ import annotations

from sevenfold.bots.policy import Policy
from sevenfold.bots.weisen.dice import random_policy
from sevenfold.bots.weisen.steady import steady_policy
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows
from sevenfold.games.kit.rng import Rng
from sevenfold.games.weisen.state import State

POLICIES: dict[str, Policy] = {
    "random": random_policy,
    "steady": steady_policy,
}
"""Every bot, from the weakest to the strongest; its place is its number in compiled play."""


@rule
def choose(s: State, seat: int, bot: int, rng: Rng) -> int:
    """What bot number `bot` plays for the asked seat."""
    if bot == 1:
        return steady_policy(s, seat, rng)
    return random_policy(s, seat, rng)


@rule
def choose_at(states: Rows[State], i: int, seat: int, bot: int, rngs: Rows[Rng], j: int) -> int:
    """`choose` in state i with generator j."""
    return choose(states[i], seat, bot, rngs[j])
