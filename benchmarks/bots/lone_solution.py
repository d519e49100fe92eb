"""The exact value of every row that a lone player of SEVN can have, for the most points in one round of the whole deck.

What lies in front of the player says what the deck still holds: a set of up to six of the seventeen values, six modifiers, up
to three copies of each bonus, a Second Chance or none: 178 million rows. That is the game's round but for two small things:
a card that is spent without lying in front (an action, a saved duplicate, what Crossroads or the player throws away) is in
the deck again at once; and an action that Triple Draw brings as its first or second card does nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numba
import numpy as np

VALUES = 17
NUMBERS = 14
MOST = 6
MODIFIERS = 64
BONUSES = 64
CLOSE = 1e-7
OUTCOMES = 32


class Facts(NamedTuple):
    """The cards as arrays: what each set of values is worth, in points, and how many copies there are."""

    place: Any
    """Of a set of up to six values, in bits, its row in the tables; -1 for larger ones."""
    sets: Any
    """The sets by their place, the largest first."""
    base: Any
    bonus: Any
    """What a Featherweight, a Heavyweight and a Ladder pay for each set."""
    factor: Any
    plus: Any
    copies: Any
    """Of each value."""
    rest: Any
    """Copies of each bonus, of Second Chance, Freeze, Triple Draw, Crossroads, Storm; then of all cards."""
    seven: float


class Tables(NamedTuple):
    """What it is worth to draw a card with this row, and to have to draw two: by set, modifiers, bonuses, Second Chance."""

    one: Any
    two: Any


def read_facts(deck: Sequence[int]) -> Facts:
    """Ask the game's own rules what rows are worth; the deck has so many of each kind, of modifiers one. Only in compiled mode."""
    from sevenfold.games.sevn import cards
    from sevenfold.games.sevn.cards import PLUS, TIMES
    from sevenfold.games.sevn.scoring import ballast_sum, featherweight, heavyweight, ladder, numbers_sum
    from sevenfold.games.sevn.state import SEVEN_POINTS, make

    row = make(1)[0]
    bonuses = (cards.FEATHERWEIGHT, cards.HEAVYWEIGHT, cards.LADDER)
    for kind in bonuses:
        row.front[0, kind] = 1
    base = np.zeros(1 << VALUES, np.float32)
    bonus = np.zeros((3, 1 << VALUES), np.float32)
    place = np.full(1 << VALUES, -1, np.int32)
    sets = [held for held in range(1 << VALUES) if held.bit_count() <= MOST]
    sets.sort(key=lambda held: -held.bit_count())
    place[sets] = np.arange(len(sets))
    for held in range(1 << VALUES):
        if held.bit_count() <= MOST + 1:
            row.held[0] = held
            row.distinct[0] = held.bit_count()
            base[held] = numbers_sum(row, 0) + ballast_sum(row, 0)
            bonus[:, held] = featherweight(row, 0), heavyweight(row, 0), ladder(row, 0)
    modifiers = [[cards.DOUBLER + i for i in range(6) if bits >> i & 1] for bits in range(MODIFIERS)]
    kinds = (*bonuses, cards.SECOND_CHANCE, cards.FREEZE, cards.TRIPLE_DRAW, cards.CROSSROADS, cards.STORM)
    return Facts(
        place,
        np.array(sets, np.int64),
        base,
        bonus,
        np.array([TIMES if cards.DOUBLER in some else 1 for some in modifiers], np.float32),
        np.array([sum(PLUS[kind] for kind in some) for some in modifiers], np.float32),
        np.array(deck[:VALUES], np.float64),
        np.array([*(deck[kind] for kind in kinds), sum(deck)], np.float64),
        float(SEVEN_POINTS),
    )


class Desk(NamedTuple):
    """Where a row is worked out, once without and once with Second Chance (the first index)."""

    sums: Any
    """What the longer rows add to a free card, to one with one to follow, and to one with two; how many of them, and of Ballast."""
    fixed: Any
    """What each Ballast leads to, and its copies."""
    now: Any
    """The values of a free card, of two cards and of Crossroads, as far as they are known."""
    worths: Any
    """What each card leads to, for Crossroads."""
    weights: Any
    order: Any


def make_desk() -> Desk:
    """An empty one."""
    return Desk(
        np.zeros((2, 5)),
        np.zeros((2, 3, 4)),
        np.zeros((3, 2)),
        np.zeros((2, OUTCOMES)),
        np.zeros((2, OUTCOMES)),
        np.zeros((2, OUTCOMES), np.int64),
    )


@numba.njit(cache=True)
def row_worth(f: Any, held: int, mods: int, bonuses: int) -> float:
    """What stopping with the row brings."""
    total = f.base[held] * f.factor[mods] + f.plus[mods]
    for i in range(3):
        total += f.bonus[i, held] * (bonuses >> (2 * i) & 3)
    return max(total, 0.0)


@numba.njit(cache=True)
def expected_best(worths: Any, weights: Any, order: Any, count: int, total: float) -> float:
    """The mean of the better of two cards. `order` is left sorted, which makes the next time quick."""
    for i in range(1, count):
        at = order[i]
        j = i
        while j > 0 and worths[order[j - 1]] > worths[at]:
            order[j] = order[j - 1]
            j -= 1
        order[j] = at
    below = 0.0
    mean = 0.0
    for i in range(count):
        copies = weights[order[i]]
        mean += worths[order[i]] * copies * ((copies - 1) / 2 + below)
        below += copies
    return mean / (total * (total - 1) / 2)


@numba.njit(cache=True)
def add_values(f: Any, one: Any, two: Any, d: Any, at: int, mods: int, bonuses: int, sc: int) -> None:
    """The numbers and Ballast that may come and stay."""
    held = f.sets[at]
    count = 0
    ballast = 0
    for k in range(VALUES):
        if held >> k & 1:
            continue
        more = held | 1 << k
        if f.place[more] < 0:
            forced = row_worth(f, more, mods, bonuses) + f.seven
            forced_two = forced
            free = forced
        else:
            forced = one[f.place[more], mods, bonuses, sc]
            forced_two = two[f.place[more], mods, bonuses, sc]
            free = max(row_worth(f, more, mods, bonuses), forced)
        if k < NUMBERS:
            d.sums[sc, 0] += f.copies[k] * free
            d.sums[sc, 1] += f.copies[k] * forced
            d.sums[sc, 2] += f.copies[k] * forced_two
            d.worths[sc, count] = free
            d.weights[sc, count] = f.copies[k]
            count += 1
        else:
            d.fixed[sc, ballast, 0] = free
            d.fixed[sc, ballast, 1] = forced
            d.fixed[sc, ballast, 2] = forced_two
            d.fixed[sc, ballast, 3] = f.copies[k]
            ballast += 1
    d.sums[sc, 3] = count
    d.sums[sc, 4] = ballast


@numba.njit(cache=True)
def add_others(f: Any, one: Any, two: Any, d: Any, at: int, mods: int, bonuses: int, sc: int) -> None:
    """The modifiers and bonuses that may come."""
    count = int(d.sums[sc, 3])
    for i in range(9):
        if i < 6:
            copies = 1.0 - (mods >> i & 1)
            m, b = mods | 1 << i, bonuses
        else:
            copies = f.rest[i - 6] - (bonuses >> (2 * (i - 6)) & 3)
            m, b = mods, bonuses + (1 << (2 * (i - 6)))
        if copies > 0:
            forced = one[at, m, b, sc]
            free = max(row_worth(f, f.sets[at], m, b), forced)
            d.sums[sc, 0] += copies * free
            d.sums[sc, 1] += copies * forced
            d.sums[sc, 2] += copies * two[at, m, b, sc]
            d.worths[sc, count] = free
            d.weights[sc, count] = copies
            count += 1
    d.sums[sc, 3] = count


@numba.njit(cache=True)
def go_round(f: Any, d: Any, sc: int, stop: float, bare: bool, twice: float, total: float, first: bool) -> float:
    """The values anew, by what they are as far as is known; how much that changes them."""
    drawn, pair, crossed = d.now[0], d.now[1], d.now[2]
    worths, weights = d.worths[sc], d.weights[sc]
    chances = f.rest[3] - sc
    free = drawn[sc] if bare and sc == 0 else max(stop, drawn[sc])
    with_chance = max(stop, drawn[1])
    saved = max(stop, drawn[0]) if sc == 1 else 0.0  # a duplicate; where there is one, the row is not bare
    saved_one = drawn[0] if sc == 1 else 0.0
    saved_two = pair[0] if sc == 1 else 0.0
    actions = f.rest[4] + f.rest[5] + f.rest[6] + f.rest[7]
    single = d.sums[sc, 0] + twice * saved + chances * with_chance
    double = d.sums[sc, 1] + twice * saved_one + chances * drawn[1] + actions * drawn[sc]
    triple = d.sums[sc, 2] + twice * saved_two + chances * pair[1] + actions * pair[sc]
    n = int(d.sums[sc, 3])
    for b in range(int(d.sums[sc, 4])):
        copies = d.fixed[sc, b, 3]
        worths[n], weights[n] = max(d.fixed[sc, b, 0], free), copies
        single += copies * worths[n]
        double += copies * max(d.fixed[sc, b, 1], drawn[sc])
        triple += copies * max(d.fixed[sc, b, 2], pair[sc])
        n += 1
    double /= total
    triple /= total
    worths[n], weights[n] = saved, twice
    worths[n + 1], weights[n + 1] = with_chance, chances
    worths[n + 2], weights[n + 2] = stop, f.rest[4]
    worths[n + 3], weights[n + 3] = triple, f.rest[5]
    worths[n + 4], weights[n + 4] = crossed[sc], f.rest[6]
    worths[n + 5], weights[n + 5] = drawn[sc], f.rest[7]
    if first:
        for i in range(n + 6):
            d.order[sc, i] = i
    crossed[sc] = expected_best(worths, weights, d.order[sc], n + 6, total)
    single += f.rest[4] * stop + f.rest[5] * triple + f.rest[6] * crossed[sc] + f.rest[7] * drawn[sc]
    single /= total
    change = max(abs(single - drawn[sc]), abs(double - pair[sc]))
    drawn[sc] = single
    pair[sc] = double
    return change


@numba.njit(cache=True)
def solve_row(f: Any, one: Any, two: Any, d: Any, at: int, mods: int, bonuses: int) -> None:
    """The row's values with and without Second Chance, from those of the longer rows."""
    held = f.sets[at]
    left = f.rest[8]
    twice = 0.0
    for k in range(VALUES):
        if held >> k & 1:
            left -= 1
            if k < NUMBERS:
                twice += f.copies[k] - 1
    for i in range(6):
        left -= mods >> i & 1
    for i in range(3):
        left -= bonuses >> (2 * i) & 3
    for sc in range(2):
        d.sums[sc, :] = 0.0
        add_values(f, one, two, d, at, mods, bonuses, sc)
        add_others(f, one, two, d, at, mods, bonuses, sc)
    stop = row_worth(f, held, mods, bonuses)
    bare = held == 0 and mods == 0 and bonuses == 0
    d.now[:] = stop
    rounds = 0
    change = 1.0
    while change > CLOSE:
        change = go_round(f, d, 1, stop, bare, twice, left - 1, rounds == 0)
        change = max(change, go_round(f, d, 0, stop, bare, twice, left, rounds == 0))
        rounds += 1
    for sc in range(2):
        one[at, mods, bonuses, sc] = d.now[0, sc]
        two[at, mods, bonuses, sc] = d.now[1, sc]


@numba.njit(cache=True)
def solve_set(f: Any, one: Any, two: Any, d: Any, at: int) -> None:
    """All rows with the values that stand at this place, the longest first."""
    for mods in range(MODIFIERS - 1, -1, -1):
        for bonuses in range(BONUSES - 1, -1, -1):
            solve_row(f, one, two, d, at, mods, bonuses)


def solve(facts: Facts, within: int = (1 << VALUES) - 1) -> Tables:
    """The values of every row of these cards (in bits); of all of them in some minutes and 1.5 gigabytes."""
    shape = (len(facts.sets), MODIFIERS, BONUSES, 2)
    tables = Tables(np.zeros(shape, np.float32), np.zeros(shape, np.float32))
    desk = make_desk()
    for at, held in enumerate(facts.sets):
        if held & ~within == 0:
            solve_set(facts, tables.one, tables.two, desk, at)
    return tables
