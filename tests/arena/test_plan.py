"""The plan of a tournament: every bot in every seat with the same deal, all companies, nothing by chance."""

from collections import Counter

import pytest
from tests.arena.cups import small

from sevenfold.arena.plan import MOST_BOTS, order_of, planned, seatings
from sevenfold.bots import BotError
from sevenfold.games.kit.errors import OptionError


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_in_a_unit_each_bot_has_every_seat_as_often(seats):
    plan = small(seats=seats)
    for unit in range(20):
        order = order_of(plan, unit)
        tables = seatings(order)
        assert len(set(tables)) == seats, "a game would be played twice"
        for bot in set(order):
            assert {sum(table[seat] == bot for table in tables) for seat in range(seats)} == {order.count(bot)}


@pytest.mark.parametrize(("seats", "companies"), [(2, 3), (3, 1), (4, 3), (5, 3), (6, 1), (7, 3)])
def test_every_company_meets_as_often(seats, companies):
    plan = small(seats=seats)
    met = Counter(tuple(sorted(order_of(plan, unit))) for unit in range(4 * companies))
    assert len(met) == companies
    assert set(met.values()) == {4}


def test_neighbours_change():
    plan = small(bots=["odds", "cautious", "random", "sharp"])
    assert len({order_of(plan, unit) for unit in range(30)}) > 10


def test_a_unit_depends_on_the_seed_and_its_number_alone():
    long, short = small(games=600), small(games=3)
    assert [order_of(long, unit) for unit in range(20)] == [order_of(short, unit) for unit in range(20)]
    assert [order_of(long, unit) for unit in range(20)] != [order_of(small(seed=8), unit) for unit in range(20)]


def test_the_orders_are_those_of_ever():
    """Whoever goes on with a tournament after an update plays the same plan."""
    assert [order_of(small(), unit) for unit in range(5)] == [(1, 0, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2), (0, 2, 1)]


def test_a_deal_is_played_whole():
    plan = small(games=10)
    assert (plan.seats, plan.deals, plan.games) == (3, 4, 12)


def test_seats_are_filled_in():
    assert small(bots=["odds", "sharp"]).seats == 2
    assert planned("7wonders", ["random", "builder"]).seats == 4  # two can't play it


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ({"bots": ["odds"]}, f"A tournament takes from 2 to {MOST_BOTS} bots, not 1."),
        ({"bots": [f"bot{number}" for number in range(17)]}, "bots, not 17."),
        ({"bots": ["odds", "sharp", "odds"]}, "The bot odds is named twice"),
        ({"games": 0}, "games = 0 can’t be: it is a whole number from 1 to 1000000."),
        ({"games": 1_000_001}, "games = 1000001"),
        ({"games": True}, "games = True"),
        ({"seed": -1}, "seed = -1"),
        ({"seats": 9}, "8"),
        ({"options": {"colour": 3}}, "colour"),
    ],
)
def test_what_cant_be_planned_is_refused_with_the_reason(wish, complaint):
    with pytest.raises((OptionError, BotError)) as caught:
        small(**wish)
    assert complaint in str(caught.value)
