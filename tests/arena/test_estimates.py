"""Intervals against known cases, and against what really happens."""

import random
from statistics import mean as plain_mean
from statistics import stdev

import pytest

from sevenfold.arena.estimates import mean, share, student
from sevenfold.arena.simulate import share_interval


@pytest.mark.parametrize(
    ("freedom", "reach"),
    [(1, 12.706), (2, 4.303), (10, 2.228), (30, 2.042), (40, 2.0211), (100, 1.9840), (10**6, 1.95996)],
)
def test_student_is_that_of_the_tables(freedom, reach):
    assert student(freedom) == pytest.approx(reach, abs=5e-4)


def test_a_mean_of_equal_units_has_students_interval():
    """Ten units of one game: 1 to 10, whose mean is 5.5 ± 2.262 x 3.02765 / sqrt(10)."""
    found = mean([(float(value), 1) for value in range(1, 11)])
    assert (found.value, found.low, found.high) == pytest.approx((5.5, 3.3343, 7.6657), abs=1e-3)


def test_games_of_one_deal_are_not_independent():
    """A hundred deals that each went one way twice say as much as a hundred games, not two hundred."""
    rows = [(2.0, 2), (0.0, 2)] * 50
    found = share(rows)
    once = share([(1.0, 1), (0.0, 1)] * 50)
    assert (found.value, found.low, found.high) == pytest.approx((once.value, once.low, once.high))
    assert found.high - found.low > 1.3 * (share_interval(100, 200)[1] - share_interval(100, 200)[0])


def test_shared_deals_narrow_the_interval():
    """Where the luck of the deal cancels out within each unit, little is left to be unsure of."""
    rows = [(1.0, 2)] * 95 + [(2.0, 2)] * 3 + [(0.0, 2)] * 2
    found = share(rows)
    wide = share_interval(101, 200)
    assert found.value == pytest.approx(101 / 200)
    assert found.high - found.low < (wide[1] - wide[0]) / 2


def test_single_games_have_about_wilsons_interval():
    rows = [(1.0, 1)] * 300 + [(0.0, 1)] * 700
    found = share(rows)
    assert (found.low, found.high) == pytest.approx(share_interval(300, 1000), abs=5e-4)


@pytest.mark.parametrize("won", [0, 1])
def test_who_always_won_may_still_lose(won):
    found = share([(3.0 * won, 3)] * 10)
    assert found.value == won
    assert 0 <= found.low < found.high <= 1
    assert found.high - found.low > 0.05


def test_one_deal_tells_nothing_of_the_next():
    assert (share([(1.0, 3)]).low, mean([(40.0, 3)]).high) == (None, None)


def test_who_did_not_play_has_no_estimate():
    assert share([(0.0, 0), (0.0, 0)]) is None
    assert mean([]) is None


def test_units_without_the_bot_do_not_count():
    assert mean([(5.0, 1), (0.0, 0), (7.0, 1)]) == mean([(5.0, 1), (7.0, 1)])


def test_nineteen_of_twenty_intervals_hold_the_truth():
    """Deals of very different luck, three games each: a seeded trial of 1,000 tournaments of 20 deals."""
    chance = random.Random(5)
    held = 0
    for _ in range(1000):
        rows = []
        for _ in range(20):
            luck = chance.choice((0.1, 0.5, 0.9))
            rows.append((float(sum(chance.random() < luck for _ in range(3))), 3))
        found = share(rows)
        held += found.low <= 0.5 <= found.high
    assert 0.93 <= held / 1000 <= 0.985


def test_unequal_units_weigh_by_their_games():
    rows = [(10.0, 1), (40.0, 2), (90.0, 3), (80.0, 2)]
    found = mean(rows)
    assert found.value == pytest.approx(220 / 8)
    left = [total - found.value * games for total, games in rows]
    error = stdev(left) * (len(rows) ** 0.5) / 8  # the mean of what is left is nought
    assert plain_mean(left) == pytest.approx(0)
    assert found.high - found.value == pytest.approx(student(3) * error)
