"""Coins: a third of a point each at the end, and until then what pays for cards."""

from __future__ import annotations

from sevenfold.bots.wonders.prospects import turns_after, turns_to_end
from sevenfold.bots.wonders.weights import POINT, Weights
from sevenfold.games.kit.mode import rule
from sevenfold.games.wonders.cards import COINS_PER_POINT, TURNS
from sevenfold.games.wonders.data import AGES
from sevenfold.games.wonders.state import State

ENOUGH = 9
"""Coins beyond which more of them pay for nothing."""
SPARE = 5
"""A coin that makes no third of a point any more: it may decide between equal points."""


@rule
def coin_value(s: State, coins: int, w: Weights) -> int:
    """What so many coins in hand are worth."""
    if turns_to_end(s) == 0:
        return coins // COINS_PER_POINT * POINT + coins % COINS_PER_POINT * SPARE
    first = w.coin_1
    if s.age == AGES:
        first = w.coin_3 * turns_after(s) // TURNS
    elif s.age == AGES - 1:
        first = w.coin_2
    useful = min(coins, ENOUGH)
    return coins * POINT // COINS_PER_POINT + first * useful * (2 * ENOUGH - useful + 1) // (2 * ENOUGH)
