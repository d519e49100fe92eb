"""The exact payment against brute force over assignments, on random cities (rulings 20 to 29, section 9a)."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from tests.rules.wonders import oracle

from sevenfold.games.kit.record import Live
from sevenfold.games.wonders.boards import BOARD_IDS, BOARD_OF, COST_OF, FIRST_STAGE_ROW, STAGES, STAGES_OF
from sevenfold.games.wonders.cards import CARDS, IDS
from sevenfold.games.wonders.opening import empty, furnish_at
from sevenfold.games.wonders.payment import least_coins, list_splits, solve
from sevenfold.games.wonders.refusals import missing_units
from sevenfold.games.wonders.ways import ways

CITIES = int(os.environ.get("SEVENFOLD_TEST_PAYMENT_CITIES") or (100_000 if os.environ.get("CI") else 4_000))
"""How many random tables are tried: a hundred thousand in CI, some otherwise."""
PARTS = 4
USEFUL = [i for i, c in enumerate(CARDS) if c.effect.kind in ("produce", "discount")]
ROWS = [row for row, cost in enumerate(COST_OF) if cost]


def random_table(chance: random.Random) -> tuple[Live[Any], list[tuple[int, int, list[str]]]]:
    """Three cities with producers, discounts and stages, as early or late in the game as it comes."""
    boards = chance.sample(range(len(BOARD_IDS) // 2), 3)
    record = empty(3, "ab")
    cities: list[tuple[int, int, list[str]]] = []
    for seat, wonder in enumerate(boards):
        board = 2 * wonder + chance.randrange(2)
        stages = chance.randint(0, len(STAGES_OF[board]))
        cards = list(chance.sample(USEFUL, chance.choice((0, 1, 2, 3, 4, 6, 8))))
        record.wonder[seat], record.stages[seat], record.coins[seat] = board, stages, 99
        for kind in cards:
            record.built[seat, kind] = 1
        cities.append((board, stages, [IDS[kind] for kind in sorted(cards)]))
    s = Live.of(record)
    furnish_at(s.rows, s.at)
    return s, cities


def compare(chance: random.Random) -> None:
    """One random table: every split of a row, its least price, its ways, and what is missing."""
    s, cities = random_table(chance)
    board, stages, cards = cities[0]
    row = chance.choice(ROWS)
    if row >= FIRST_STAGE_ROW and chance.random() < 0.5:
        row = FIRST_STAGE_ROW + board * STAGES + min(stages, len(STAGES_OF[board]) - 1)
    mine, price = oracle.own(board, stages, cards), oracle.prices(board, stages, cards)
    left, right = (oracle.for_sale(city[0], city[2]) for city in cities[1:])
    right_splits = oracle.splits(COST_OF[row], mine, left, right, price)
    can = bool(solve(s.record, 0, row))
    assert can == bool(right_splits), (cities, COST_OF[row])
    if not can:
        short = sum(missing_units(s, 0, row).values())
        units = tuple(r for r, n in sorted(COST_OF[row].items()) for _ in range(n))
        everything = tuple(mine + left + right)
        most = max(
            bits.bit_count()
            for bits in range(1 << len(units))
            if oracle.supplied(everything, tuple(u for i, u in enumerate(units) if bits >> i & 1))
        )
        assert short == len(units) - most
        return
    least = int(least_coins(s.record, 0))
    count = int(list_splits(s.record, 0, 99))
    found = [(int(s.record.split_left[i]), int(s.record.split_right[i])) for i in range(count)]
    assert len(set(found)) == count
    assert set(found) == right_splits, (cities, COST_OF[row])
    assert found == sorted(found, key=lambda split: (sum(split), split[0]))
    assert least == min(map(sum, right_splits))
    shown = ways(s, 0, row)
    assert {(way.left, way.right) for way in shown} == right_splits


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.timeout(1800)
def test_splits_are_those_of_brute_force(part: int) -> None:
    """Rulings 20, 21, 25, 26, 28, 29 and section 9a: each producer once, nothing superfluous, every split offered."""
    chance = random.Random(part)
    for _ in range(CITIES // PARTS):
        compare(chance)


def test_the_oracle_itself() -> None:
    """By hand: one wood/clay choice covers either, the other is bought, from whoever sells it (ruling 20)."""
    mine = [frozenset(["wood", "clay"])]
    cost = {"wood": 1, "clay": 1}
    assert oracle.splits(cost, mine, [frozenset(["wood"])], [frozenset(["clay"])], (2, 1, 2)) == {(2, 0), (0, 1)}
    assert oracle.splits({"wood": 1}, mine, [frozenset(["wood"])], [], (2, 2, 2)) == {(0, 0)}
    assert oracle.splits(cost, mine, [], [], (2, 2, 2)) == set()
    assert BOARD_OF["giza_a"] == 0
