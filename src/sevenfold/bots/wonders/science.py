"""Science: the points of symbols, with those a city may still hope for."""

from __future__ import annotations

from sevenfold.bots.wonders.prospects import symbols_to_come
from sevenfold.bots.wonders.weights import POINT, Weights
from sevenfold.games.kit.mode import rule
from sevenfold.games.wonders.cards import GREEN, SET_POINTS
from sevenfold.games.wonders.state import State, left_of, right_of

MOST_PART = 120
"""No city gets more than this of its fair share, in per cent."""


@rule
def smooth_points(compasses: int, gears: int, tablets: int) -> int:
    """Squares and sets of counts that are in hundredths, in hundredths of a point."""
    squares = compasses * compasses + gears * gears + tablets * tablets
    return squares // 100 + SET_POINTS * min(compasses, min(gears, tablets))  # noqa: PLW3301  # numba's min takes two


@rule
def science_value(s: State, seat: int, w: Weights) -> int:
    """What the symbols should be worth at the end.

    Of the symbols to come a city gets the more the more it has: it values them more and takes them first. Neighbours who
    want them, too, leave fewer.
    """
    have = s.colours[seat, GREEN] + s.wild[seat]
    rivals = s.colours[left_of(s, seat), GREEN] + s.colours[right_of(s, seat), GREEN]
    part = max(0, min(w.science_share + w.science_zeal * have - w.science_crowd * rivals, MOST_PART))
    compasses = s.symbols[seat, 0] * 100 + symbols_to_come(s, 0) * part // 100
    gears = s.symbols[seat, 1] * 100 + symbols_to_come(s, 1) * part // 100
    tablets = s.symbols[seat, 2] * 100 + symbols_to_come(s, 2) * part // 100
    for _ in range(s.wild[seat]):
        first = smooth_points(compasses + 100, gears, tablets)
        second = smooth_points(compasses, gears + 100, tablets)
        third = smooth_points(compasses, gears, tablets + 100)
        if first >= second and first >= third:
            compasses += 100
        elif second >= third:
            gears += 100
        else:
            tablets += 100
    return smooth_points(compasses, gears, tablets) * w.science_trust // 100 * POINT // 100
