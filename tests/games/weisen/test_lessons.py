"""The lessons of Die Sieben Weisen are records like any other, and show what they claim to show."""

import re

import pytest

from sevenfold.games.kit.errors import OptionError
from sevenfold.games.kit.reading import replay
from sevenfold.games.weisen.cards import SPELLS
from sevenfold.games.weisen.lessons import lesson, lesson_names, lesson_record
from sevenfold.texts import LANGUAGES, keys, say

NAMES = lesson_names()
PEOPLE = ("Ann", "Ben", "Cleo", "Dan", "Eva")


def first(name):
    return lesson(name).steps[0].view


def last(name):
    return lesson(name).steps[-1].view


def kinds(name):
    return [event.kind for step in lesson(name).steps for event in step.events]


def leads(name):
    return [step.view.lead for step in lesson(name).steps]


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_a_record_that_replays(name):
    steps = list(replay(lesson_record(name).splitlines(), (0,)))
    assert steps[-1].number == len(lesson_record(name).splitlines())


@pytest.mark.parametrize("name", NAMES)
def test_the_steps_of_a_lesson_leave_nothing_out(name):
    """Every event of the record belongs to one step, in order."""
    whole = [event for step in replay(lesson_record(name).splitlines(), (0,)) for event in step.events[0]]
    assert [event for step in lesson(name).steps for event in step.events] == whole


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_names_everybody_who_plays(name):
    assert all(len(step.view.seats) == len(lesson(name).players) for step in lesson(name).steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_each_step_has_its_words_and_speaks_only_of_those_who_play(name, language):
    for step in lesson(name).steps:
        assert step.caption in keys(language)
        said = say(language, step.caption, step.figures)
        assert "{" not in said
        named = {person for person in PEOPLE if re.search(rf"\b{person}s?\b", said)}
        assert named <= set(lesson(name).players)


def test_no_words_are_left_over():
    told = {step.caption for name in NAMES for step in lesson(name).steps}
    assert {key for key in keys("en") if key.startswith("lesson-weisen-")} == told


def test_an_unknown_lesson_is_refused_with_the_names_there_are():
    with pytest.raises(OptionError, match="struggle"):
        lesson("no such lesson")


def test_roles_are_taken_clockwise_and_two_stay_in_the_middle():
    view = last("roles")
    assert [seat.role for seat in view.seats] == ["druid", "witch", "magician", "seer"]
    assert len(view.middle) == 2
    assert [seat.place for seat in view.seats] == [1, 3, 2, 4]


def test_a_third_joins_the_pair_and_the_two_cannot_refuse():
    assert [event.kind for event in lesson("pact").steps[1].events] == ["offered"]
    assert [step.view.asking.seats for step in lesson("pact").steps][2] == [4]
    sides = [seat.side for seat in last("pact").seats]
    assert sides[0] == sides[1] == sides[2] != sides[3] == sides[4]


def test_the_fallback_forces_whoever_is_left_over():
    assert "fallback" in kinds("fallback")
    sides = [seat.side for seat in last("fallback").seats]
    assert sides[0] == sides[3] != sides[1] == sides[2]


def test_gifts_go_from_ally_to_ally_until_all_are_ready():
    steps = lesson("gifts").steps
    assert "magician:7" in steps[0].view.hand
    assert "magician:7" not in steps[1].view.hand
    assert steps[1].view.seats[2].power == steps[0].view.seats[2].power + 1
    assert steps[-1].view.asking.what == "lay"


def test_the_rulebooks_illustration_of_the_indicator_goes_over_zero():
    """The seer has 15 points laid out; the druid's 6 moves the indicator six steps, and zero counts as one of them."""
    before, after = (step.view for step in lesson("indicator").steps)
    assert before.seats[3].points == 15
    assert [seat.role for seat in before.seats] == ["druid", "witch", "magician", "seer"]
    assert [seat.side for seat in before.seats] == [1, 2, 1, 2]
    assert before.lead < 0 < after.lead
    assert after.lead - before.lead == 6


def test_the_druids_six_moves_the_indicator_six_and_the_second_one_counts_ten():
    assert leads("struggle")[:2] == [0, 6]
    assert last("struggle").seats[0].points - lesson("struggle").steps[-2].view.seats[0].points == 10
    assert leads("struggle")[-2] < 0 < leads("struggle")[-1]


def test_twenty_five_end_the_struggle_and_the_last_layer_drops_last():
    assert leads("early")[:2] == [18, 25]
    assert [seat.dropped for seat in last("early").seats] == [4, 1, 2, 3]
    assert kinds("early").count("discarded") == 3


def test_the_first_to_drop_draws_five_and_each_later_one_gets_three_and_draws_two():
    powers = [[seat.power for seat in step.view.seats] for step in lesson("dropping").steps]
    assert powers[1][0] == powers[0][0] + 5
    assert powers[2][0] == powers[1][0] - 3
    assert powers[2][1] == powers[1][1] + 3 + 2
    assert powers[4][3] == powers[3][3] + 3 + 2 - 3


def test_winners_take_crystals_losers_spells_and_the_lowest_moves_the_pawn():
    assert [event.seat for event in lesson("scoring").steps[1].events] == [0, 2]
    assert [event.seat for event in lesson("scoring").steps[2].events] == [1, 3]
    assert last("scoring").asking.seats == [3]
    assert last("scoring").pawn != first("scoring").pawn


def test_finitum_ends_in_the_comparison_with_ones_as_eleven():
    view = last("finitum")
    assert view.winners == [0]
    druid = next(line for line in view.comparison if line.suit == "druid")
    assert druid.points[0] == 11
    owls = next(line for line in view.comparison if line.suit == "owl")
    assert len(owls.winners) == 2, "all of those who tie get one"


def test_a_tie_gives_crystals_by_hierarchy_whatever_the_alliance():
    takers = [event.seat for step in lesson("tie").steps for event in step.events if event.kind == "taken"]
    assert takers == [0, 2, 4]
    assert len({first("tie").seats[seat].side for seat in takers}) == 2
    assert [event.seat for event in lesson("tie").steps[-1].events] == [1, 3]


def test_the_crystal_that_is_too_many_leaves_the_game():
    assert last("surplus").removed_crystals == [3]


def test_the_solo_player_begins_with_the_sum_of_both_crystals():
    view = lesson("trio").steps[4].view
    assert sum(view.spaces[view.pawn].crystals) == view.bonus == abs(view.lead) == 10
    assert view.solo == 1
    assert view.asking.seats == [2], "the left neighbour lays first"


@pytest.mark.parametrize("spell", SPELLS)
def test_every_spell_can_be_seen(spell):
    assert any(event.kind == "laid" and event.card == spell for step in lesson(spell).steps for event in step.events)


def test_spells_do_what_they_say():
    assert sum(last("moventi").spaces[2].crystals) == 13
    assert last("anulensa").seats[1].points == first("anulensa").seats[1].points - 10
    assert "owl:5" in lesson("volensia").steps[1].view.hand
    assert kinds("absentus")[-3:] == ["drew", "drew", "laid"]
    assert "cancelled" in kinds("absentus_second")
    assert last("mutantus").seats[0].role == "magician"
    assert len(last("potentia").hand) == len(first("potentia").hand) - 1 + 3
    assert last("binensus").seats[0].second_role == "alchemist"
    assert last("binensus").seats[0].place == first("binensus").seats[0].place
