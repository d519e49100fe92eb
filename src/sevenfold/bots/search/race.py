"""The race between the moves of the question itself: each lap tries all that are still in it in the same world.

A world is one guess at what is hidden and one run of luck. What moves bring in the same world differs far less than what
different worlds bring, so a few laps tell the good moves from the bad; those that are surely behind drop out, and the rest
get their rehearsals.
"""

from __future__ import annotations

from math import sqrt
from typing import Annotated

from sevenfold.bots.search.tree import NONE, TRUST, Menu
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I64, I32s, I64s, Record, Rows, maker

MOST = 24
"""Moves that race; of a longer menu the most promising."""
LEAST = 2
"""Moves that race however small the budget is."""
LAPS_EACH = 20
"""A small budget lets only so many moves race that there are so many laps: the most promising ones."""
SURELY = 3.0
"""A move drops out when it is so many standard errors behind the first."""
FIRST_LAPS = 20
"""Laps before any move drops out."""


class Race(Record):
    """The moves of the question, and what each has brought, lap by lap, compared with the mean of all in that lap."""

    laps: I64
    count: I64
    running: I64  # moves still in the race
    seed: I64  # of the worlds
    tried: I64  # rehearsals of all moves
    move: Annotated[I32s, MOST]
    doubt: Annotated[I32s, MOST]
    out: Annotated[I32s, MOST]  # the lap after which it dropped out; 0: it is running
    now: Annotated[I64s, MOST]  # the prize of this lap
    ahead: Annotated[I64s, MOST]  # sum of prizes above the lap's mean
    spread: Annotated[I64s, MOST]  # sum of their squares


make_races = maker(Race)


@rule
def line_up(race: Race, menu: Menu, seed: int, rehearsals: int) -> None:
    """Put the moves of the menu at the start, as many as so many rehearsals can tell apart."""
    race.count = min(menu.count, MOST, max(LEAST, rehearsals // LAPS_EACH))
    race.running = race.count
    race.seed = seed
    for i in range(race.count):
        race.move[i] = menu.move[i]
        race.doubt[i] = menu.doubt[i]


@rule
def end_lap(race: Race) -> None:
    """Compare what the running moves have brought in this lap, and let those drop out that are surely behind."""
    total = 0
    for i in range(race.count):
        if race.out[i] == 0:
            total += race.now[i]
    mean = total // race.running
    for i in range(race.count):
        if race.out[i] == 0:
            more = race.now[i] - mean
            race.ahead[i] += more
            race.spread[i] += more * more
    race.laps += 1
    race.tried += race.running
    if race.laps < FIRST_LAPS or race.running == 1:
        return
    first = leader(race)
    for i in range(race.count):
        if i != first and race.out[i] == 0 and is_beaten(race, i, first):
            race.out[i] = race.laps
            race.running -= 1


@rule
def points(race: Race, i: int) -> int:
    """What speaks for a running move: what it brought, and what the quick policy thinks, which counts as TRUST laps."""
    return race.ahead[i] - TRUST * race.doubt[i]


@rule
def is_beaten(race: Race, i: int, first: int) -> bool:
    """Whether the first is surely better, both the prizes and the quick policy considered."""
    laps = race.laps
    behind = (points(race, first) - points(race, i)) / (laps + TRUST)
    error = sqrt((race.spread[i] + race.spread[first]) / laps / (laps + TRUST))
    return behind > SURELY * error


@rule
def leader(race: Race) -> int:
    """The place of the running move that most speaks for; of equals the quick policy's favourite."""
    best = NONE
    for i in range(race.count):
        if race.out[i] == 0 and (best == NONE or points(race, i) > points(race, best)):
            best = i
    return best


@rule
def best_of(races: Rows[Race]) -> int:
    """The move that several searchers of the same question find best together: tried in most laps, then most ahead."""
    best = NONE
    most_laps = -1
    most = 0
    for i in range(races[0].count):
        laps = 0
        ahead = 0
        for k in range(len(races)):
            race = races[k]
            laps += race.laps if race.out[i] == 0 else race.out[i]
            ahead += race.ahead[i]
        ahead -= TRUST * races[0].doubt[i]
        if laps > most_laps or (laps == most_laps and ahead > most):
            best = races[0].move[i]
            most_laps = laps
            most = ahead
    return best
