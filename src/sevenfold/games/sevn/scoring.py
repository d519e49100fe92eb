"""What a row is worth: Rulebook, "Wertungsreihenfolge"; rulings 46 to 53."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.sevn.cards import (
    BALLAST_BITS,
    BONUS_BITS,
    DOUBLER,
    END_PLUS,
    FEATHER_LEAST,
    FEATHER_POINTS,
    FEATHERWEIGHT,
    FIRST_PLUS,
    HEAVY_LEAST,
    HEAVY_NUMBERS,
    HEAVY_POINTS,
    HEAVYWEIGHT,
    LADDER,
    LADDER_LEAST,
    LADDER_POINTS,
    LIGHT_NUMBERS,
    NUMBER_BITS,
    NUMBERS,
    PLUS,
    PLUS_BITS,
    SCORING,
    TIMES,
    VALUE,
)
from sevenfold.games.sevn.state import NONE, SEVEN_POINTS, Line, State, Status


@rule
def numbers_sum(s: State, seat: int) -> int:
    """The sum of the seat's numbers."""
    total = 0
    held = s.held[seat]
    for kind in range(NUMBERS):
        total += kind * ((held >> kind) & 1)
    return total


@rule
def ballast_sum(s: State, seat: int) -> int:
    """The sum of the seat's kept Ballast, zero or below."""
    total = 0
    if s.held[seat] & BALLAST_BITS:
        for kind in range(NUMBERS, SCORING):
            if s.held[seat] & (1 << kind):
                total += VALUE[kind]
    return total


@rule
def doubling(s: State, seat: int) -> int:
    """The factor on numbers and Ballast; several x2 multiply (rulings 45, 5f)."""
    factor = 1
    if s.held[seat] & (1 << DOUBLER):
        for _ in range(s.front[seat, DOUBLER]):
            factor *= TIMES
    return factor


@rule
def plus_sum(s: State, seat: int) -> int:
    """What the seat's plus cards add."""
    total = 0
    if s.held[seat] & PLUS_BITS:
        for kind in range(FIRST_PLUS, END_PLUS):
            total += PLUS[kind] * s.front[seat, kind]
    return total


@rule
def bonus_copies(s: State, seat: int, kind: int) -> int:
    """How many copies of a bonus pay (ruling 50; option `bonus_stack`)."""
    copies = s.front[seat, kind]
    if s.bonus_once and copies > 1:
        return 1
    return copies


@rule
def featherweight(s: State, seat: int) -> int:
    """At least four scoring cards, none above six; Ballast counts as one (rulings 44, 47)."""
    if s.distinct[seat] < FEATHER_LEAST or s.held[seat] & NUMBER_BITS & ~LIGHT_NUMBERS:
        return 0
    return FEATHER_POINTS * bonus_copies(s, seat, FEATHERWEIGHT)


@rule
def heavyweight(s: State, seat: int) -> int:
    """At least three numbers from ten up; other cards don't matter (ruling 48)."""
    bits = s.held[seat] & HEAVY_NUMBERS
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    if count < HEAVY_LEAST:
        return 0
    return HEAVY_POINTS * bonus_copies(s, seat, HEAVYWEIGHT)


@rule
def longest_run(held: int) -> int:
    """The length of the longest run of consecutive numbers among the bits; Ballast is not looked at (ruling 44)."""
    bits = held & NUMBER_BITS
    length = 0
    while bits:
        bits &= bits << 1
        length += 1
    return length


@rule
def ladder(s: State, seat: int) -> int:
    """Four points for each card of the longest run of three or more (ruling 49)."""
    length = longest_run(s.held[seat])
    if length < LADDER_LEAST:
        return 0
    return LADDER_POINTS * length * bonus_copies(s, seat, LADDER)


@rule
def row_points(s: State, seat: int) -> int:
    """What the seat's row scores now: out is zero, never below zero (rulings 46, 51)."""
    if s.status[seat] == Status.OUT:
        return 0
    total = (numbers_sum(s, seat) + ballast_sum(s, seat)) * doubling(s, seat) + plus_sum(s, seat)
    if s.held[seat] & BONUS_BITS:
        total += featherweight(s, seat) + heavyweight(s, seat) + ladder(s, seat)
    if s.seventh == seat:
        total += SEVEN_POINTS
    return max(total, 0)


@rule
def note_lines(s: State, seat: int) -> None:
    """Note in the state how `row_points` comes about, line by line.

    Numbers are `NONE` for a seat that is out, a bonus is `NONE` where the row has no such card.
    """
    held = s.held[seat]
    s.line[seat, Line.NUMBERS] = NONE
    s.line[seat, Line.FEATHERWEIGHT] = NONE
    s.line[seat, Line.HEAVYWEIGHT] = NONE
    s.line[seat, Line.LADDER] = NONE
    s.line[seat, Line.SEVN] = SEVEN_POINTS if s.seventh == seat else 0
    if s.status[seat] == Status.OUT:
        return
    numbers, ballast = numbers_sum(s, seat), ballast_sum(s, seat)
    s.line[seat, Line.NUMBERS] = numbers
    s.line[seat, Line.BALLAST] = ballast
    s.line[seat, Line.DOUBLED] = (numbers + ballast) * (doubling(s, seat) - 1)
    s.line[seat, Line.PLUS] = plus_sum(s, seat)
    if held & (1 << FEATHERWEIGHT):
        s.line[seat, Line.FEATHERWEIGHT] = featherweight(s, seat)
    if held & (1 << HEAVYWEIGHT):
        s.line[seat, Line.HEAVYWEIGHT] = heavyweight(s, seat)
    if held & (1 << LADDER):
        s.line[seat, Line.LADDER] = ladder(s, seat)
