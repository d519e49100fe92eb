"""The special powers of wonders: what each use of them is worth."""

from __future__ import annotations

from sevenfold.bots.wonders.prospects import turns_after
from sevenfold.bots.wonders.weights import Weights
from sevenfold.games.kit.mode import rule
from sevenfold.games.wonders.cards import TURNS
from sevenfold.games.wonders.city import can_build_free, plays_seventh
from sevenfold.games.wonders.data import AGES
from sevenfold.games.wonders.state import State


@rule
def free_build_value(s: State, w: Weights) -> int:
    """A free build in each age to come, and in this one while it isn't used and a turn is left."""
    here = 0 if s.free_used else w.free_use * turns_after(s) // TURNS
    return w.free_use * (AGES - s.age) + here


@rule
def seventh_card_value(s: State, w: Weights) -> int:
    """A seventh card in each age to come, and in this one."""
    return w.seventh_use * (AGES - s.age + 1)


@rule
def pile_value(s: State, w: Weights) -> int:
    """A card from the discard pile, which grows from age to age."""
    return w.pile_use * s.age + w.pile_use * (TURNS - turns_after(s)) // TURNS


@rule
def powers_value(s: State, seat: int, w: Weights) -> int:
    """What the powers of the city will still bring."""
    total = 0
    if can_build_free(s, seat):
        total += free_build_value(s, w)
    if plays_seventh(s, seat):
        total += seventh_card_value(s, w)
    return total
