"""Cards that count: guilds and commerce, with what their cities will still build."""

from __future__ import annotations

from sevenfold.bots.wonders.prospects import turns_to_end
from sevenfold.bots.wonders.weights import POINT, Weights
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import table
from sevenfold.games.wonders.cards import (
    BLUE,
    COUNT_DEFEATS,
    COUNT_STAGES,
    FIRST_GUILD,
    GREEN,
    KINDS,
    NEIGHBOURS,
    OWN,
    PER,
    PER_POINTS,
    PER_WHERE,
    PURPLE,
    RED,
    SCIENTISTS,
    YELLOW,
)
from sevenfold.games.wonders.city import ALL_COLOURS, copies_guild, counted
from sevenfold.games.wonders.state import State, left_of, right_of

COUNTING = table([kind for kind in range(KINDS) if PER_POINTS[kind]])
"""The cards whose points count something."""
COUNTING_KINDS = len(COUNTING)

_RATES = {BLUE: 18, GREEN: 15, RED: 15, YELLOW: 10, PURPLE: 12}
GROWTH = table([_RATES.get(colour, 0) for colour in range(ALL_COLOURS)])
"""Cards of each colour that a city builds in a turn of age III, in hundredths."""
STAGE_GROWTH = 15


@rule
def growth(what: int) -> int:
    """What one city adds to the counted things in a turn, in hundredths."""
    total = STAGE_GROWTH if what & COUNT_STAGES else 0
    for colour in range(ALL_COLOURS):
        if what >> colour & 1:
            total += GROWTH[colour]
    return total


@rule
def defeats_ahead(s: State, seat: int) -> int:
    """The conflicts that the seat loses if all armies stay as they are."""
    return (s.shields[seat] < s.shields[left_of(s, seat)]) + (s.shields[seat] < s.shields[right_of(s, seat)])


@rule
def counting_value(s: State, seat: int, kind: int) -> int:
    """What a counting card should be worth to the seat at the end."""
    what = PER[kind]
    where = PER_WHERE[kind]
    cities = (1 if where & OWN else 0) + (2 if where & NEIGHBOURS else 0)
    things = counted(s, seat, what, where) * 100 + cities * growth(what) * turns_to_end(s)
    if what & COUNT_DEFEATS:
        things += (defeats_ahead(s, left_of(s, seat)) + defeats_ahead(s, right_of(s, seat))) * 100
    return PER_POINTS[kind] * things * POINT // 100


@rule
def counted_value(s: State, seat: int, w: Weights) -> int:
    """All counting cards of the city, and the guild it will copy."""
    total = 0
    for i in range(COUNTING_KINDS):
        if s.built[seat, COUNTING[i]]:
            total += counting_value(s, seat, COUNTING[i])
    return total + (copied_value(s, seat, w) if copies_guild(s, seat) else 0)


@rule
def copied_value(s: State, seat: int, w: Weights) -> int:
    """The neighbours' guild that should bring most, at least what may still come."""
    best = w.copy_use * min(turns_to_end(s), 6) // 6
    left = left_of(s, seat)
    right = right_of(s, seat)
    for kind in range(FIRST_GUILD, KINDS):
        if kind != SCIENTISTS and (s.built[left, kind] or s.built[right, kind]):
            best = max(best, counting_value(s, seat, kind))
    return best
