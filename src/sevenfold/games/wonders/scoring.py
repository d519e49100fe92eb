"""The score sheet, line by line: a pure function of the table, good at any moment (rulings 50 to 57)."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.wonders.boards import STAGE_POINTS, STAGES
from sevenfold.games.wonders.cards import (
    BLUE,
    BLUE_CARDS,
    COINS_PER_POINT,
    FACTS,
    FIRST_GUILD,
    KINDS,
    PER,
    PER_POINTS,
    PER_WHERE,
    POINTS,
    SCIENTISTS,
    SET_POINTS,
    VICTORY,
    YELLOW,
    YELLOW_PAYING,
)
from sevenfold.games.wonders.city import copies_guild, counted
from sevenfold.games.wonders.data import AGES
from sevenfold.games.wonders.state import NONE, State, left_of, right_of

LINES = ("conflicts", "coins", "wonder", "civilian", "commerce", "guilds", "science")
"""The lines of the score sheet, in its order."""
DEFEAT = -FACTS.defeat


@rule
def conflict_points(s: State, seat: int) -> int:
    """Victory tokens less one for each defeat; may be negative (rulings 46, 49)."""
    total = -DEFEAT * s.defeats[seat]
    for age in range(AGES):
        total += VICTORY[age] * s.victories[seat, age]
    return total


@rule
def coin_points(s: State, seat: int) -> int:
    """One point for every three coins (ruling 50)."""
    return s.coins[seat] // COINS_PER_POINT


@rule
def wonder_points(s: State, seat: int) -> int:
    """What the finished stages are worth."""
    total = 0
    for number in range(s.stages[seat]):
        total += STAGE_POINTS[s.wonder[seat] * STAGES + number]
    return total


@rule
def civilian_points(s: State, seat: int) -> int:
    """The blue cards."""
    total = 0
    if s.colours[seat, BLUE]:
        for i in range(len(BLUE_CARDS)):
            total += s.built[seat, BLUE_CARDS[i]] * POINTS[BLUE_CARDS[i]]
    return total


@rule
def commerce_points(s: State, seat: int) -> int:
    """Yellow cards that pay points count the final city (ruling 52)."""
    total = 0
    if s.colours[seat, YELLOW]:
        for i in range(len(YELLOW_PAYING)):
            if s.built[seat, YELLOW_PAYING[i]]:
                total += per_points(s, seat, YELLOW_PAYING[i])
    return total


@rule
def per_points(s: State, seat: int, kind: int) -> int:
    """What a counting card is worth in this seat's city, whoever built it (rulings 42, 43, 53 to 55)."""
    return PER_POINTS[kind] * counted(s, seat, PER[kind], PER_WHERE[kind])


@rule
def science_of(compasses: int, gears: int, tablets: int) -> int:
    """Squares of the counts and 7 for each set (ruling 51)."""
    return (
        compasses * compasses + gears * gears + tablets * tablets + SET_POINTS * min(compasses, min(gears, tablets))  # noqa: PLW3301  # numba's min takes two
    )


@rule
def science_points(s: State, seat: int, wild: int) -> int:
    """The best that symbols and so many wildcards can make, over all choices at once (rulings 38, 39)."""
    compasses = s.symbols[seat, 0]
    gears = s.symbols[seat, 1]
    tablets = s.symbols[seat, 2]
    best = 0
    for first in range(wild + 1):
        for second in range(wild - first + 1):
            third = wild - first - second
            best = max(best, science_of(compasses + first, gears + second, tablets + third))
    return best


@rule
def copied_guild(s: State, seat: int) -> int:
    """The neighbour's guild that pays this seat most, or NONE (rulings 42, 43).

    Scientists is weighed with all other symbols of the city; of equal ones the first of the list is taken.
    """
    if not copies_guild(s, seat):
        return NONE
    best = NONE
    most = -1
    for kind in range(FIRST_GUILD, KINDS):
        if s.built[left_of(s, seat), kind] or s.built[right_of(s, seat), kind]:
            if kind == SCIENTISTS:
                more = science_points(s, seat, s.wild[seat] + 1) - science_points(s, seat, s.wild[seat])
            else:
                more = per_points(s, seat, kind)
            if more > most:
                most = more
                best = kind
    return best


@rule
def guild_points(s: State, seat: int) -> int:
    """The purple cards, and the copied one where it isn't Scientists."""
    total = 0
    for kind in range(FIRST_GUILD, KINDS):
        if s.built[seat, kind]:
            total += per_points(s, seat, kind)
    copied = copied_guild(s, seat)
    if copied != NONE and copied != SCIENTISTS:
        total += per_points(s, seat, copied)
    return total


@rule
def line_points(s: State, seat: int, line: int) -> int:
    """One line of the score sheet, by its place in `LINES`."""
    if line == 0:
        return conflict_points(s, seat)
    if line == 1:
        return coin_points(s, seat)
    if line == 2:
        return wonder_points(s, seat)
    if line == 3:
        return civilian_points(s, seat)
    if line == 4:
        return commerce_points(s, seat)
    if line == 5:
        return guild_points(s, seat)
    copied = 1 if copied_guild(s, seat) == SCIENTISTS else 0
    return science_points(s, seat, s.wild[seat] + copied)


@rule
def total_points(s: State, seat: int) -> int:
    """All lines together."""
    total = 0
    for line in range(7):
        total += line_points(s, seat, line)
    return total


@rule
def is_ahead(points: int, coins: int, other_points: int, other_coins: int) -> bool:
    """Whether points and coins put a seat before another: coins decide between equal points (ruling 56)."""
    return points > other_points or (points == other_points and coins > other_coins)
