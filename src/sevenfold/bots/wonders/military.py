"""Conflicts: what a city's shields can be expected to bring in this age and the ages to come."""

from __future__ import annotations

from math import erf, sqrt

from sevenfold.bots.wonders.prospects import half_turns
from sevenfold.bots.wonders.weights import POINT, Weights
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import table
from sevenfold.games.wonders.cards import TURNS, VICTORY
from sevenfold.games.wonders.data import AGES
from sevenfold.games.wonders.scoring import DEFEAT
from sevenfold.games.wonders.state import State, left_of, right_of

SURE = 1000
_FINE = 16
_WIDE = 4 * _FINE
LAW = table([round(SURE * (1 + erf(step / _FINE / sqrt(2))) / 2) for step in range(-_WIDE, _WIDE + 1)])
"""The normal law in sixteenths of a standard deviation, from -4 to 4, in parts of `SURE`."""

_VARIANCE = (0.3, 1.1, 2.4)
"""What a turn of each age adds to the variance of the difference of two armies, in shields squared."""
HALVES = 2 * TURNS


def _spread(age: int, halves: int, end: int) -> int:
    """Hundredths of a shield, from so many half turns before the end of one age to the end of another."""
    variance = _VARIANCE[age] * halves / 2 + sum(_VARIANCE[later] * TURNS for later in range(age + 1, end + 1))
    return round(100 * sqrt(variance))


SPREAD = table([_spread(age, halves, end) for age in range(AGES) for halves in range(HALVES) for end in range(AGES)])
"""Standard deviation of that difference at the end of age `end`, at (age * HALVES + halves) * AGES + end, ages from 0."""


@rule
def chance_above(difference: int, spread: int) -> int:
    """The chance, in parts of `SURE`, that a difference (hundredths of shields) comes out above zero."""
    margin = difference - 50  # shields are whole: half of one from zero to the next
    if spread == 0:
        return SURE if margin > 0 else 0
    step = margin * _FINE // spread
    return LAW[max(-_WIDE, min(_WIDE, step)) + _WIDE]


@rule
def military_value(s: State, seat: int, w: Weights) -> int:
    """The points that conflicts to come should bring the city, and a part of what they cost its neighbours."""
    return conflict_value(s, seat, left_of(s, seat), w) + conflict_value(s, seat, right_of(s, seat), w)


@rule
def conflict_value(s: State, seat: int, other: int, w: Weights) -> int:
    """The same for the conflicts with one neighbour."""
    now = s.age - 1
    difference = (s.shields[seat] - s.shields[other]) * 100
    total = 0
    for age in range(now, AGES):
        spread = SPREAD[(now * HALVES + half_turns(s)) * AGES + age] * w.noise // 100
        wins = chance_above(difference, spread)
        loses = chance_above(-difference, spread)
        mine = VICTORY[age] * wins - DEFEAT * loses
        theirs = VICTORY[age] * loses - DEFEAT * wins
        value = mine * 100 - theirs * w.rival_share
        total += value if age == now else value * w.later_share // 100
    return total * w.shield_share // 100 * POINT // (100 * SURE)
