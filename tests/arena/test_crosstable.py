"""Standings and cross-table of tournaments whose games are given."""

import pytest
from tests.arena.cups import duel, small

from sevenfold.arena.crosstable import outcome
from sevenfold.arena.units import PlayedGame, PlayedUnit, places

TWO = small(bots=["odds", "sharp"], games=8)


def test_a_known_duel_comes_out_as_counted():
    units = [
        duel(0, (50, 40), (30, 60)),
        duel(1, (70, 20), (45, 45)),
        duel(2, (10, 20), (30, 20)),
        duel(3, (9, 5), (8, 7)),
    ]
    found = outcome(TWO, units)
    odds, sharp = found.standings
    assert (odds.bot, odds.games, odds.wins, sharp.wins) == ("odds", 8, 5.5, 2.5)
    assert odds.won.value == pytest.approx(5.5 / 8)
    assert odds.points.value == pytest.approx(252 / 8)
    assert odds.by_seat == [pytest.approx(3 / 4), pytest.approx(2.5 / 4)]
    one, other = found.against
    assert (one.bot, one.other, one.meetings) == ("odds", "sharp", 8)
    assert one.ahead.value == pytest.approx(5.5 / 8)
    assert one.points.value == pytest.approx((252 - 217) / 8)
    assert other.points.value == pytest.approx(-one.points.value)
    assert (other.ahead.low, other.ahead.high) == pytest.approx((1 - one.ahead.high, 1 - one.ahead.low))
    assert odds.rating.mu > 25 > sharp.rating.mu


def test_the_order_in_which_units_were_done_changes_nothing():
    units = [duel(number, (number, 5), (7, number)) for number in range(9)]
    assert outcome(TWO, units) == outcome(TWO, units[::-1])


def test_points_of_a_deal_that_both_shared_cancel_out():
    """One scores ten more than the other on every deal, however rich the deal is."""
    units = [duel(number, (10 * number + 10, 10 * number), (10 * number + 10, 10 * number)) for number in range(10)]
    found = outcome(TWO, units)
    assert found.standings[0].points.high - found.standings[0].points.value > 15
    assert (found.against[0].points.low, found.against[0].points.high) == pytest.approx((10, 10))


def test_places_follow_the_winners_then_the_points():
    assert places(PlayedGame((0, 1, 2, 3), (40, 40, 25, 25), (1,))) == [1, 0, 2, 2]
    assert places(PlayedGame((0, 1, 2), (30, 30, 10), (0, 1))) == [0, 0, 2]


def test_a_bot_in_two_seats_meets_others_from_both():
    game = PlayedGame((0, 0, 1), (30, 10, 20), (0,))
    found = outcome(small(bots=["odds", "sharp"], seats=3), [PlayedUnit(0, (game,))])
    assert (found.standings[0].games, found.standings[0].wins) == (2, 1)
    assert (found.against[0].meetings, found.against[0].ahead.value) == (2, 0.5)


def test_a_bot_without_a_game_has_no_standing():
    found = outcome(small(seats=2), [duel(0, (3, 2), (2, 3))])
    assert [one.bot for one in found.standings] == ["odds", "cautious"]
    assert len(found.against) == 2
