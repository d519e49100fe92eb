"""The lessons of 7 Wonders are records like any other, and show what they claim to show."""

import pytest

from sevenfold.games.kit.errors import OptionError
from sevenfold.games.kit.reading import replay
from sevenfold.games.wonders.lessons import lesson, lesson_names, lesson_record

NAMES = lesson_names()


def first(name):
    return lesson(name).steps[0].view


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_a_record_that_replays(name):
    lines = lesson_record(name).splitlines()
    steps = list(replay(lines, (0,)))
    assert [step.number for step in steps] == [*range(1, len(lesson(name).steps) + 1)]
    assert [step.events[0] for step in steps] == [step.events for step in lesson(name).steps]


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_names_everybody_who_plays(name):
    shown = lesson(name)
    assert all(len(step.view.cities) == len(shown.players) for step in shown.steps)


def test_an_unknown_lesson_is_refused_with_the_names_there_are():
    with pytest.raises(OptionError, match="science_free"):
        lesson("no such lesson")


def test_three_tablets_two_gears_and_two_compasses_are_thirty_one():
    city = first("science").cities[0]
    assert city.symbols == [2, 2, 3, 0]
    assert city.score.science == 31
    assert lesson("science").steps[0].figures == {"compass": 4, "gear": 4, "tablet": 9, "sets": 14}


def test_a_free_symbol_goes_where_it_is_worth_most():
    city = first("science_free").cities[0]
    assert city.symbols == [1, 2, 3, 1]
    assert city.score.science == first("science").cities[0].score.science, "it becomes the second compass"
    assert lesson("science_free").steps[0].figures == {}


def test_the_payment_has_an_own_unit_a_cheap_neighbour_a_dear_one_and_a_choice():
    card = next(card for card in first("payment").hand if card.card == "archery_range")
    ways = card.build.ways
    assert [(way.sources, way.left, way.right, way.coins) for way in ways] == [("lro", 2, 1, 3), ("llo", 4, 0, 4)]


def test_the_score_sheet_has_points_in_every_line_for_somebody_and_one_winner():
    view = first("sheet")
    for line in ("conflicts", "coins", "wonder", "civilian", "commerce", "guilds", "science"):
        assert any(getattr(city.score, line) for city in view.cities), line
    assert any(city.score.conflicts < 0 for city in view.cities)
    assert len(view.winners) == 1
