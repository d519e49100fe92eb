"""Looking at a match again: a curve with a point for each decision, and costs that are beyond their error."""

import json

import pytest
from tests.kit.matches import SEED, finished, play_on

from sevenfold.coach import CoachError, Reviewing, review
from sevenfold.coach.review import BEYOND, COSTLIEST
from sevenfold.games.kit.lines import BadLine
from sevenfold.games.kit.match import Match
from sevenfold.games.registry import game

SEVN = game("sevn")
SHORT = {"target_score": 60}


@pytest.fixture(scope="module")
def lines():
    """A match of random moves: some of them are bad."""
    return list(finished(SEVN, 3, SHORT, 8).lines)


@pytest.fixture(scope="module")
def looked(lines):
    return review(lines, 0, 5, 120)


def moves_of(lines):
    return [line for line in map(json.loads, lines) if "move" in line]


def test_the_curve_begins_before_the_first_decision_and_ends_with_the_result(lines, looked):
    moved = moves_of(lines)
    assert looked.ready
    assert looked.done == looked.of
    assert len(looked.curve) == looked.decisions + 1
    own = [step for step, line in enumerate(moved, start=1) if line["seat"] == 0]
    assert {point.step + 1 for point in looked.curve[:-1]} <= set(own)
    for point in looked.curve:
        assert len(point.chances) == 3
        assert sum(point.chances) == pytest.approx(1.0, abs=0.01)
    winners = json.loads(lines[-1])["end"]["winners"]
    assert looked.curve[-1].step == len(moved)
    assert [chance > 0 for chance in looked.curve[-1].chances] == [seat in winners for seat in range(3)]
    assert looked.curve[-1].error == 0.0


def test_costly_moves_are_real_moves_and_cost_more_than_their_error(lines, looked):
    moved = moves_of(lines)
    assert 0 < len(looked.costly) <= COSTLIEST
    assert [cost.cost for cost in looked.costly] == sorted((cost.cost for cost in looked.costly), reverse=True)
    for cost in looked.costly:
        played = moved[cost.step - 1]
        assert (played["seat"], played["move"]) == (0, cost.move)
        assert cost.better != cost.move
        assert cost.cost > BEYOND * cost.cost_error > 0.0 or cost.cost_error == 0.0


def test_the_same_numbers_give_the_same_review(lines, looked):
    assert review(lines, 0, 5, 120) == looked


def test_a_blunder_is_found():
    """Who could stop and win and draws instead has given that away; stopping is named as better."""
    position = {
        "players": [
            {"numbers": [3, 8, 9, 11, 12], "banked": 240},
            {"numbers": [0], "status": "stopped", "banked": 270},
        ],
        "asking": {"what": "draw_or_stop", "seats": [0]},
    }
    match = Match.begin(SEVN, ["Ann", "Ben"], {}, SEED, position)
    match.play(0, SEVN.read(match.state, 0, "draw"))
    play_on(match, 1)
    found = review(list(match.lines), 0, 1, 200).costly[0]
    assert (found.step, found.move, found.better) == (1, "draw", "stop")
    assert found.better_reason.code == "because-sevn-stop-target"
    assert found.cost > 0.1


def test_progress_grows_by_one_and_it_can_be_stopped(lines):
    reviewing = Reviewing(lines, 1, 0, 20)
    seen = [reviewing.looked.done]
    for looked in reviewing.steps():
        seen.append(looked.done)
        assert looked.of == reviewing.looked.of
        assert looked.ready == (looked.done == looked.of)
    assert seen[:5] == [0, 1, 2, 3, 4]
    assert seen[-1] == reviewing.looked.of
    stopped = Reviewing(lines, 1, 0, 20)
    assert list(stopped.steps(lambda: True)) == []
    assert not stopped.looked.ready


def test_an_unfinished_record_has_a_curve_without_an_end(lines):
    found = review(lines[:20], 0, 1, 20)
    assert len(found.curve) == found.decisions


def test_a_record_that_makes_no_sense_is_refused():
    for bad in ([], ["{"], [*finished(SEVN, 2, SHORT, 1).lines[:3], '{"seat": 0, "move": "fly"}']):
        with pytest.raises(BadLine):
            Reviewing(bad, 0)


def test_a_seat_that_is_not_there_is_refused(lines):
    with pytest.raises(CoachError, match="the last one is 2"):
        Reviewing(lines, 3)
