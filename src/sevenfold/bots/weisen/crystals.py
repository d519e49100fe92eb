"""Taking crystals, and the two that moventi swaps best."""

from __future__ import annotations

from sevenfold.bots.weisen.chances import SURE
from sevenfold.bots.weisen.stakes import allies_of, everybody, prize
from sevenfold.bots.weisen.weights import Weights
from sevenfold.games.kit.mode import rule
from sevenfold.games.weisen.cards import MOVENTI
from sevenfold.games.weisen.moves import (
    CRYSTAL_PLACES,
    Action,
    first_crystal,
    is_target,
    move_of,
    second_crystal,
    slot_of,
    value_of,
)
from sevenfold.games.weisen.scoring import last_value
from sevenfold.games.weisen.state import State

RIVAL_SHARE = 30
"""How much of what the others win counts, in per cent."""


@rule
def take_best(s: State) -> int:
    """The most valuable crystal."""
    return move_of(Action.TAKE.value, 0, last_value(s))


@rule
def exchange(s: State, one: int, value: int, other: int, other_value: int) -> None:
    """A crystal of `value` goes from slot `one` to slot `other`, and one of `other_value` the other way."""
    s.crystals[one, value] -= 1
    s.crystals[other, other_value] -= 1
    s.crystals[one, other_value] += 1
    s.crystals[other, value] += 1


@rule
def prizes(s: State, seat: int, chance: int, w: Weights) -> int:
    """What the crystals of this struggle mean to the seat if its side wins them with this chance: its own, less a part of theirs."""
    mine = allies_of(s, seat)
    theirs = everybody(s) ^ mine
    lost = 0
    for other in range(s.players):
        if theirs >> other & 1:
            lost += prize(s, other, theirs, w)
    return (chance * prize(s, seat, mine, w) - (SURE - chance) * lost * RIVAL_SHARE // 100) // SURE


@rule
def best_swap(s: State, seat: int, chance: int, w: Weights) -> tuple[int, int]:
    """Moventi's best target, 0 if none helps, and its gain: better crystals where the seat should win, else worse ones."""
    best = 0
    most = 0
    before = prizes(s, seat, chance, w)
    for target in range(1, CRYSTAL_PLACES * CRYSTAL_PLACES + 1):
        if is_target(s, seat, MOVENTI, target):
            first = first_crystal(target)
            second = second_crystal(target)
            one = slot_of(first)
            other = slot_of(second)
            if (one == s.pawn) != (other == s.pawn):
                exchange(s, one, value_of(first), other, value_of(second))
                gain = prizes(s, seat, chance, w) - before
                exchange(s, one, value_of(second), other, value_of(first))
                if gain > most:
                    best = target
                    most = gain
    return best, most
