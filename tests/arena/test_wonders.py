"""Simulating 7 Wonders in plain mode: wins as the rules decide them, callers' policies without secrets, records that verify."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.wonders.scene import at, city

from sevenfold.arena import PolicyError, simulate
from sevenfold.arena.chunk import WHOLE, make_chunks
from sevenfold.arena.wonders import add_up, next_asked
from sevenfold.bots.wonders.builder import builder_policy
from sevenfold.games.kit.lines import End, entry_of
from sevenfold.games.kit.rng import next_word
from sevenfold.games.kit.verifying import verify
from sevenfold.games.wonders.game import WONDERS
from sevenfold.games.wonders.legal import default_move
from sevenfold.games.wonders.state import Phase

THREE = ["builder", "random", "random"]


def seller(s, seat, rng):
    """Plays what the clock would."""
    return default_move(s, seat)


@pytest.mark.parametrize(
    ("changed", "winners"),
    [
        ({}, [0, 1, 2]),
        ({1: {"coins": 4}}, [1]),
        ({0: {"coins": 5}, 1: {"coins": 5}}, [0, 1]),
        ({0: {"coins": 5}, 2: {"victories": [1]}}, [2]),
        ({0: {"victories": [1]}, 2: {"victories": [1]}}, [0, 2]),
        ({0: {"defeats": 2, "victories": [1]}, 1: {"defeats": 1}, 2: {"defeats": 1}}, [0, 1, 2]),
    ],
)
def test_coins_decide_between_equal_points_and_the_rest_is_shared(changed, winners):
    """Ruling 56; the simulation and the game's own result say the same."""
    boards = ("giza_a", "rhodos_a", "olympia_a")
    seats = [city(board, **changed.get(seat, {})) for seat, board in enumerate(boards)]
    s = at(*seats, age=3, turn=6, asking={"what": "over"}).state
    chunk = make_chunks(1)[0]
    add_up(s.record, chunk)
    assert WONDERS.result(s).winners == winners
    assert [seat for seat in range(3) if chunk.wins[seat]] == winners
    assert {chunk.wins[seat] for seat in winners} == {WHOLE // len(winners)}
    assert list(chunk.points[:3]) == WONDERS.result(s).points


def test_what_is_reported_adds_up():
    found = simulate("7wonders", 5, 10, ["random"], seed=3, threads=2, options={"side": "ab"})
    assert sum(seat.wins for seat in found.seats) == pytest.approx(10)
    assert all(5 < seat.mean_points < 60 for seat in found.seats)


def test_the_number_of_threads_changes_nothing():
    one, many = (simulate("7wonders", 4, 9, ["random", "random", seller, "random"], seed=5, threads=n) for n in (1, 4))
    assert one.seats == many.seats


def test_options_reach_the_game():
    """With boards given out the same cards come to other cities."""
    boards = ["giza_b", "rhodos_b", "olympia_b"]
    found = [simulate("7wonders", 3, 5, ["random"], seed=2, options=o).seats for o in ({}, {"wonders": boards})]
    assert found[0] != found[1]


def test_a_policy_that_does_what_a_bot_does_gets_the_same():
    own = simulate("7wonders", 3, 3, [builder_policy, "random", builder_policy], seed=4)
    named = simulate("7wonders", 3, 3, ["builder", "random", "builder"], seed=4)
    assert [(a.wins, a.mean_points) for a in own.seats] == [(a.wins, a.mean_points) for a in named.seats]


def test_no_policy_has_a_hand_in_the_deal():
    """However many numbers the policies use up, the same cards come and the same guesses are shown."""

    def wasteful(s, seat, rng):
        for _ in range(seat + 3):
            next_word(rng)
        return seller(s, seat, rng)

    wasting, sparing = (simulate("7wonders", 3, 4, [bot], seed=4).seats for bot in (wasteful, seller))
    assert [(a.wins, a.mean_points) for a in wasting] == [(a.wins, a.mean_points) for a in sparing]


def hand(s: Any, seat: int) -> tuple[int, ...]:
    return tuple(s.hand[seat, i] for i in range(s.hand_count[seat]))


def test_a_policy_of_the_caller_sees_its_own_hand_but_no_other():
    """What seat 1 is shown of seat 0, against what seat 0 itself has seen and chosen in the same turn."""
    own: dict[tuple[int, int], tuple[tuple[int, ...], int]] = {}
    hands, choices = [], []

    def shown(s, seat, rng):
        move = s.option[0] = default_move(s, seat)
        if seat == 0:
            own[s.age, s.turn] = hand(s, 0), move
        elif seat == 1 and s.turn == 1:  # later it may know the hand: it has held it
            true_hand, true_move = own[s.age, s.turn]
            hands.append(hand(s, 0) == true_hand)
            choices.append(s.chosen[0] == true_move)
            assert s.chosen[1] == s.chosen[2] == -1
            assert all(s.event[n, 3] == -1 for n in range(s.event_count) if s.event[n, 1] == 0)
        return move

    simulate("7wonders", 3, 8, [shown], seed=6, threads=1)
    assert len(hands) == 24
    assert not any(hands)
    assert sum(choices) < 12


def test_a_policy_cant_change_the_table():
    def vandal(s, seat, rng):
        move = default_move(s, seat)
        s.coins[seat] += 50
        s.hand_count[1 - seat % 2] = 0
        s.phase = Phase.OVER
        return move

    meddling, honest = (simulate("7wonders", 3, 4, [bot, "random", bot], seed=4).seats for bot in (vandal, seller))
    assert [(a.wins, a.mean_points) for a in meddling] == [(a.wins, a.mean_points) for a in honest]


def test_an_illegal_answer_of_a_policy_is_named():
    def stubborn(s, seat, rng):
        return 1

    with pytest.raises(PolicyError, match=r"policy “stubborn” answered 1 for seat 1 in game 0, which is no legal move"):
        simulate("7wonders", 3, 2, ["random", stubborn, "random"], seed=1, threads=1)


def test_all_seats_are_asked_in_turn_where_they_choose_at_once():
    s = WONDERS.start(3, seed=1)
    for seat in range(3):
        assert next_asked(s.record) == seat
        WONDERS.apply(s, seat, WONDERS.fallback(s, seat))
    assert next_asked(s.record) == 0


def test_a_recorded_game_verifies(tmp_path):
    file = tmp_path / "game.sevenfold.jsonl"
    found = simulate("7wonders", 3, 1, THREE, seed=8, record=file, options={"side": "b"})
    lines = file.read_text("utf-8").splitlines()
    checked = verify(lines)
    assert checked.sealed
    assert checked.ended
    end = entry_of(lines[-1], len(lines))
    assert isinstance(end, End)
    assert [seat.mean_points for seat in found.seats] == end.end.points
    assert [seat.wins for seat in found.seats] == [float(seat in end.end.winners) for seat in range(3)]


def test_builder_beats_random():
    """Plain mode plays few games; compiled simulations say it with an interval."""
    found = simulate("7wonders", 3, 12, THREE, seed=2)
    assert found.seats[0].interval[0] > 0.6
    assert found.seats[0].mean_points > 45
