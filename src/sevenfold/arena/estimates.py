"""Means and shares with 95 % intervals, from units of which each is one independent trial.

The games of a unit share their deal, so they don't count as independent: what varies is taken from unit to unit, as for any
ratio of two sums. That also keeps what sharing the deal gains, which is a narrower interval.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

import msgspec

_STUDENT = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
"""Student's t for 95 % by degrees of freedom, from one on."""
SURE = 1.959963984540054
"""Standard deviations of a 95 % interval."""


class Estimate(msgspec.Struct, frozen=True):
    """A value with its 95 % interval. Without a second unit nothing is known of it: `low` and `high` are missing."""

    value: float
    low: float | None
    high: float | None


def student(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches to each side."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    z = SURE
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def mean(units: Iterable[tuple[float, float]]) -> Estimate | None:
    """The mean over all games, from each unit's sum and number of games; None without any game."""
    found = _ratio(units)
    if found is None:
        return None
    value, error, trials, _ = found
    if trials < 2:
        return Estimate(value, None, None)
    half = student(trials - 1) * error
    return Estimate(value, value - half, value + half)


def share(units: Iterable[tuple[float, float]]) -> Estimate | None:
    """A share between 0 and 1, from each unit's sum and number of games: Wilson's interval.

    It counts as many games as would vary as much if they were independent. Where no unit differs from another, that says
    nothing, and every game counts as one.
    """
    found = _ratio(units)
    if found is None:
        return None
    value, error, trials, games = found
    if trials < 2:
        return Estimate(value, None, None)
    spread = value * (1 - value)
    counted = spread / error**2 if error**2 > 1e-12 and spread > 0 else games
    z = student(trials - 1)
    middle = (value + z * z / counted / 2) / (1 + z * z / counted)
    half = z * sqrt(spread / counted + z * z / counted**2 / 4) / (1 + z * z / counted)
    return Estimate(value, max(0.0, middle - half), min(1.0, middle + half))


def _ratio(units: Iterable[tuple[float, float]]) -> tuple[float, float, int, float] | None:
    """Value, standard error, number of units, and games."""
    known = [(total, games) for total, games in units if games > 0]
    games = sum(games for _, games in known)
    if not known:
        return None
    value = sum(total for total, _ in known) / games
    trials = len(known)
    if trials < 2:
        return value, 0.0, trials, games
    squares = sum((total - value * games_) ** 2 for total, games_ in known)
    return value, sqrt(squares * trials / (trials - 1)) / games, trials, games
