"""The lessons of SEVN are records like any other, and show what they claim to show."""

import pytest

from sevenfold.games.kit.contract import SPECTATOR
from sevenfold.games.kit.errors import OptionError
from sevenfold.games.kit.lines import Moved
from sevenfold.games.kit.reading import replay
from sevenfold.games.sevn.lessons import lesson, lesson_names, lesson_record
from sevenfold.texts import keys

NAMES = lesson_names()


def last(name):
    return lesson(name).steps[-1]


def kinds(name):
    return [event.kind for step in lesson(name).steps for event in step.events]


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_a_record_that_replays(name):
    steps = list(replay(lesson_record(name).splitlines(), (SPECTATOR,)))
    assert steps[-1].number == len(lesson_record(name).splitlines())


@pytest.mark.parametrize("name", NAMES)
def test_the_steps_of_a_lesson_leave_nothing_out(name):
    """Every event of the record belongs to one step, in order, and the last view is the record's last."""
    whole = [
        event for step in replay(lesson_record(name).splitlines(), (SPECTATOR,)) for event in step.events[SPECTATOR]
    ]
    assert [event for step in lesson(name).steps for event in step.events] == whole


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_names_everybody_who_plays(name):
    shown = lesson(name)
    assert all(len(step.view.rows) == len(shown.players) for step in shown.steps)


@pytest.mark.parametrize("name", NAMES)
def test_captions_stand_in_the_catalogue(name):
    assert {step.caption for step in lesson(name).steps if step.caption} <= keys("en")


def test_an_unknown_lesson_is_refused_with_the_names_there_are():
    with pytest.raises(OptionError, match="decision_draw"):
        lesson("no such lesson")


def test_the_demo_is_a_round_of_four_in_six_steps():
    shown = lesson("demo")
    assert len(shown.players) == 4
    assert len(shown.steps) == 6
    assert all(step.caption for step in shown.steps)
    assert [event.seat for event in shown.steps[0].events if event.kind == "drawn"] == [0, 1, 2, 3]
    turns = [
        entry.seat for step in replay(lesson_record("demo").splitlines()) if isinstance(entry := step.entry, Moved)
    ]
    assert turns[:4] == [0, 1, 2, 3], "everybody has one turn, clockwise, before anybody has a second"
    assert {"twice", "stopped", "won"} <= set(kinds("demo"))
    winner = last("demo").view.winners[0]
    assert last("demo").view.rows[winner].banked >= last("demo").view.target_score


def test_captions_tell_the_risk_as_it_was_before_the_card():
    shown = lesson("demo")
    assert shown.steps[2].figures["bust"] == shown.steps[1].view.rows[1].risk.bust
    assert shown.steps[2].figures["unseen"] == shown.steps[1].view.rows[1].risk.unseen


def test_the_decision_is_the_same_moment_twice():
    drawing, stopping = lesson("decision_draw"), lesson("decision_stop")
    assert drawing.steps[0] == stopping.steps[0]
    assert drawing.steps[1].view.rows[0].points > drawing.steps[0].view.rows[0].points
    assert stopping.steps[1].view.rows[0].status == "stopped"
    assert stopping.steps[1].view.rows[0].points == stopping.steps[0].view.rows[0].points


def test_the_duplicate_costs_the_row():
    assert kinds("duplicate") == ["drawn", "twice"]
    assert last("duplicate").view.rows[0].points == 0


def test_seven_ends_the_round_with_its_bonus():
    row = last("seven").view.rows[0]
    assert row.distinct == 7
    assert [line.what for line in row.lines] == ["numbers", "sevn"]


def test_second_chance_saves():
    assert kinds("second_chance") == ["drawn", "saved"]
    assert last("second_chance").view.rows[0].status == "active"


def test_triple_draw_makes_somebody_draw_three():
    drawn = [event for event in last("triple_draw").events if event.kind == "drawn"]
    assert [event.seat for event in drawn] == [1, 1, 1]


def test_freeze_keeps_the_points():
    before, after = lesson("freeze").steps[0].view.rows[1], last("freeze").view.rows[1]
    assert after.status == "frozen"
    assert after.points == before.points > 0


def test_two_duplicates_at_the_crossroads_put_out():
    assert last("crossroads_twice").view.rows[0].status == "out"
    assert last("crossroads_saved").view.rows[0].status == "active"


def test_seven_in_a_storm_leaves_the_rest_without_a_card():
    drawn = [event.seat for step in lesson("storm_seven").steps for event in step.events if event.kind == "drawn"]
    assert drawn == [0, 0, 1]
    assert len(lesson("storm_seven").players) == 3


def test_ballast_counts_towards_seven_and_featherweight_and_leaves_the_ladder_alone():
    assert last("ballast_seven").view.rows[0].distinct == 7
    row = last("ballast_bonuses").view.rows[0]
    points = {line.what: line.points for line in row.lines}
    assert points["ballast"] < 0 < points["featherweight"]
    numbers = [card for card in row.cards if card.isdigit()]
    assert points["ladder"] == 4 * len(numbers)


def test_doubling_leaves_bonuses_and_plus_cards_as_they_are():
    points = {line.what: line.points for line in last("scoring_doubled").view.rows[0].lines}
    assert points["doubled"] == points["numbers"] + points["ballast"]
    assert {"plus", "heavyweight", "ladder"} <= set(points)


def test_a_row_below_zero_is_lifted_to_zero():
    row = last("scoring_floor").view.rows[0]
    assert row.lines[-1].what == "floor"
    assert row.points == 0


def test_an_empty_pile_is_replaced_by_the_discard_pile_alone():
    before = lesson("empty_pile").steps[0].view
    assert before.pile == 0
    assert kinds("empty_pile")[0] == "reshuffled"
    after = last("empty_pile").view
    assert after.pile == sum(before.discard.values()) - 1
    assert [row.cards for row in after.rows[1:]] == [row.cards for row in before.rows[1:]]


def test_actions_wait_and_are_lost_with_their_owner():
    assert [queued.card for queued in lesson("queue").steps[2].view.queue] == ["storm"]
    assert kinds("queue")[-2:] == ["frozen", "fizzled"]


def test_a_second_second_chance_is_passed_on():
    assert "second_chance" in last("second_chance_extra").view.rows[2].cards


def test_a_seat_frozen_before_its_card_is_not_dealt_to():
    row = last("early_freeze").view.rows[2]
    assert row.status == "frozen"
    assert row.cards == []
    assert last("early_freeze").view.dealing is False


def test_a_tie_at_the_target_goes_on():
    view = last("tie").view
    points = sorted((row.banked for row in view.rows), reverse=True)
    assert points[0] == points[1] >= view.target_score
    assert view.winners == []
    assert view.round == lesson("tie").steps[0].view.round + 1
