"""The normal law: how likely a sum of many uncertain things comes out above zero."""

from __future__ import annotations

from math import erf, sqrt

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import table

SURE = 1000
_FINE = 16
_WIDE = 4 * _FINE
LAW = table([round(SURE * (1 + erf(step / _FINE / sqrt(2))) / 2) for step in range(-_WIDE, _WIDE + 1)])
"""The normal law in sixteenths of a standard deviation, from -4 to 4, in parts of `SURE`."""


@rule
def chance_above(difference: int, spread: int) -> int:
    """The chance, in parts of `SURE`, that what is expected at `difference` and strays by `spread` comes out above zero."""
    step = difference * _FINE // max(spread, 1)
    return LAW[max(-_WIDE, min(_WIDE, step)) + _WIDE]


@rule
def joint(one: int, other: int) -> int:
    """The spread of a sum of two things that stray by so much each."""
    return int(sqrt(one * one + other * other))
