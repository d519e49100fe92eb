"""The two bots that go by a rule of thumb, in positions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.deals import SEVN, generator

from sevenfold.bots import choose
from sevenfold.games.sevn.legal import bust_cards_at, unseen_count_at


def seat_of(numbers: list[int], **more: Any) -> dict[str, Any]:
    return {"numbers": numbers, **more}


def says(bot: str, players: list[dict[str, Any]], what: str = "draw_or_stop", seat: int = 0, **more: Any) -> str:
    """What the bot answers when the seat is asked."""
    asking = {"what": what, "seats": [seat], **more.pop("asking", {})}
    s = SEVN.position({"round": 3, "start": 0, "turn": seat, "players": players, "asking": asking, **more})
    return SEVN.write(s, seat, choose(SEVN, s, seat, bot, generator(1)))


def aims(bot: str, card: str, players: list[dict[str, Any]], seat: int = 0) -> int:
    """Whom the bot picks as the target of a running action."""
    running = {"card": card, "owner": seat, "left": 0}
    return int(says(bot, players, "target", seat, running=running).split()[1])


@pytest.mark.parametrize(("numbers", "move"), [([9, 10], "draw"), ([9, 11], "stop"), ([13, 7], "stop"), ([13], "draw")])
def test_cautious_stops_at_twenty_points(numbers, move):
    assert says("cautious", [seat_of(numbers), seat_of([5])]) == move


def test_cautious_counts_points_not_numbers():
    assert says("cautious", [seat_of([5, 6], modifiers=["x2"]), seat_of([5])]) == "stop"


def test_cautious_aims_at_the_next_active_rival():
    players = [seat_of([5]), seat_of([6], status="stopped"), seat_of([7]), seat_of([8])]
    assert aims("cautious", "freeze", players) == 2
    assert aims("cautious", "triple_draw", [seat_of([5]), seat_of([6], status="stopped")]) == 0


@pytest.mark.parametrize(
    "numbers", [[13], [12, 9], [12, 13], [2, 3, 4, 5], [10, 11], [6, 7, 8], [9, 10, 3], [0, 1, 13]]
)
def test_odds_draws_below_a_risk_of_one_in_five(numbers):
    players = [seat_of(numbers), seat_of([5])]
    asking = {"what": "draw_or_stop", "seats": [0]}
    s = SEVN.position({"round": 1, "start": 0, "turn": 0, "players": players, "asking": asking})
    below = bust_cards_at(s.rows, 0, 0) / unseen_count_at(s.rows, 0) < 0.2
    assert says("odds", players) == ("draw" if below else "stop")


def test_odds_knows_the_exact_risk():
    """23 of 117 unseen cards are under a fifth; the same 23 of 115 are one in five exactly."""
    assert says("odds", [seat_of([12, 13]), seat_of([5])]) == "draw"
    assert says("odds", [seat_of([12, 13]), seat_of([5]), seat_of([6]), seat_of([7])]) == "stop"


def test_odds_draws_on_with_second_chance():
    assert says("odds", [seat_of([10, 11, 12, 13], second_chance=True), seat_of([5])]) == "draw"


@pytest.mark.parametrize(
    ("rows", "target"),
    [
        ([[5], [9, 10], [6, 7, 8]], 1),  # few cards before more
        ([[5], [], [6]], 1),  # nothing yet: no points at all
        ([[5], [9], [1, 2, 3, 4, 5, 6]], 2),  # one short of SEVN
        ([[5], [8, 9, 10, 11], [6, 7, 8]], 2),
    ],
)
def test_odds_freezes_who_has_little_or_is_about_to_make_sevn(rows, target):
    assert aims("odds", "freeze", [seat_of(row) for row in rows]) == target


def test_odds_freezes_the_leader_among_equals():
    players = [seat_of([5]), seat_of([6], banked=50), seat_of([7], banked=90), seat_of([8], banked=60)]
    assert aims("odds", "freeze", players) == 2


def test_odds_freezes_itself_only_when_alone():
    players = [seat_of([5]), seat_of([6], status="stopped"), seat_of([7, 8], status="frozen")]
    assert aims("odds", "freeze", players) == 0


@pytest.mark.parametrize(
    ("rows", "target"),
    [
        ([[5, 6], [9, 10, 11], [6]], 1),
        ([[5, 6], [9, 10, 11], [6, 7, 8, 9]], 2),
        ([[5], [9, 10, 11, 12, 13], [6, 7]], 1),
        ([[], [9, 10], [6]], 0),  # itself while that is safe
        ([[5], [9, 10], [6, 7]], 0),
    ],
)
def test_odds_makes_a_rival_with_three_to_five_values_draw_three(rows, target):
    assert aims("odds", "triple_draw", [seat_of(row) for row in rows]) == target


def test_odds_spares_a_rival_with_second_chance():
    players = [seat_of([5, 6, 7]), seat_of([6, 7, 8, 9], second_chance=True), seat_of([10, 11, 12])]
    assert aims("odds", "triple_draw", players) == 2


def test_odds_gives_to_who_has_least():
    players = [
        seat_of([5], second_chance=True, banked=10),
        seat_of([6], banked=80),
        seat_of([7], banked=20),
        seat_of([8], status="stopped"),
    ]
    assert says("odds", players, "give") == "give 2"


@pytest.mark.parametrize(
    ("first", "second", "move"),
    [
        ("5", "9", "take 2"),
        ("13", "9", "take 1"),
        ("12", "3", "take 2"),
        ("x2", "5", "take 1"),
        ("+8", "second_chance", "take 2"),
    ],
)
def test_odds_takes_the_better_card_that_does_not_knock_it_out(first, second, move):
    players = [seat_of([12]), seat_of([6])]
    assert (
        says(
            "odds",
            players,
            "take",
            open=[first, second],
            running={"card": "crossroads", "owner": 0, "seat": 0, "left": 0},
        )
        == move
    )


@pytest.mark.parametrize(("numbers", "move"), [([1, 2, 3, 4, 5, 6], "keep"), ([1, 2, 3, 4, 5], "drop")])
def test_odds_keeps_ballast_only_for_sevn(numbers, move):
    assert says("odds", [seat_of(numbers), seat_of([7])], "keep_or_drop", asking={"card": "ballast_2"}) == move
