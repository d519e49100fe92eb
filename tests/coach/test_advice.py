"""What holds for advice in every game: every open option, honest, repeatable, and it leaves the table as it found it."""

from pathlib import Path

import pytest
from tests.bots.deals import generator
from tests.bots.search.moments import TABLES, asked, known_game

import sevenfold.coach
from sevenfold.bots.search.weighing import LEAST_LAPS, OPTIONS, Weighing, averaged, compared
from sevenfold.coach import CoachError, advise
from sevenfold.coach.advice import MOST_LISTED, apart, measured
from sevenfold.games.kit.record import Live
from sevenfold.games.registry import game

REHEARSALS = 4
COUNTS = {"sevn": 12, "7wonders": 3, "weisen": 2}


@pytest.mark.parametrize("game_id", TABLES)
def test_every_open_option_is_there_once_and_the_figures_make_sense(game_id):
    g = known_game(game_id)
    for n, (s, seat) in enumerate(asked(game_id, COUNTS[game_id])):
        found = advise(g, s, seat, n, REHEARSALS)
        legal = [g.write(s, seat, move) for move in g.moves(s, seat)]
        moves = [option.move for option in found.options]
        assert sorted(moves) == sorted(legal) if len(legal) <= MOST_LISTED else set(moves) < set(legal)
        for option in found.options:
            if option.studied:
                assert 0.0 <= option.chance <= 1.0
                assert option.chance_error >= 0.0
                assert option.points_error >= 0.0
            else:
                assert (option.chance, option.points, option.behind) == (None, None, None)
        studied = [option.studied for option in found.options]
        assert studied == sorted(studied, reverse=True)
        assert found.options[0].behind == 0.0
        assert sum(found.chances) == pytest.approx(1.0, abs=0.01)


@pytest.mark.parametrize("game_id", TABLES)
def test_knows_no_more_than_its_seat(game_id):
    """Other states that the seat can't tell from the true one get the same advice, to the last figure and reason."""
    g = known_game(game_id)
    chance, different = generator(78), 0
    for n, (s, seat) in enumerate(asked(game_id, COUNTS[game_id])):
        said = advise(g, s, seat, n, REHEARSALS)
        other = g.resample(s, seat, chance)
        different += other != s
        assert advise(g, other, seat, n, REHEARSALS) == said, g.describe(s)
        assert advise(g, Live.from_bytes(s.cls, bytes(s)), seat, n, REHEARSALS) == said
    assert different > 0 or not g.hides


@pytest.mark.parametrize("game_id", TABLES)
def test_leaves_the_table_alone(game_id):
    g = known_game(game_id)
    s, seat = asked(game_id, 1)[0]
    before, events = bytes(s), g.events(s, seat)
    advise(g, s, seat, 1, REHEARSALS)
    assert bytes(s) == before
    assert g.events(s, seat) == events


def test_what_is_surely_behind_gets_no_more_rehearsals():
    g = game("sevn")
    s = g.position({
        "players": [{"numbers": [4, 11, 12, 13], "banked": 230}, {"numbers": [1], "status": "stopped", "banked": 265}],
        "asking": {"what": "draw_or_stop", "seats": [0]},
    })  # fmt: skip
    found = advise(g, s, 0, 1, 3000)
    assert [option.move for option in found.options] == ["stop", "draw"]
    assert found.laps > 0.45 * found.rehearsals  # the other half is for how things stand
    assert found.laps > LEAST_LAPS


def test_more_options_than_there_is_room_for_are_named_but_not_studied():
    g = game("weisen")
    s, seat = asked("weisen", 1)[0]
    moves = g.moves(s, seat)
    weighing = Weighing(s, seat, moves * 20, 1, 1)
    assert len(weighing.weighed) == OPTIONS - 1


def test_a_game_stopped_at_once_still_has_something_to_say():
    g = game("sevn")
    s, seat = asked("sevn", 1)[0]
    found = advise(g, s, seat, 1, 10**6, stopped=lambda: True)
    assert found.rehearsals < 100
    assert all(option.studied for option in found.options)
    assert advise(g, s, seat, 1, 10**6, seconds=0.0).rehearsals < 100


@pytest.mark.parametrize("rehearsals", [0, -1, 10**7])
def test_a_number_of_rehearsals_that_cannot_be_is_refused(rehearsals):
    s, seat = asked("sevn", 1)[0]
    with pytest.raises(CoachError, match="rehearsals are out of bounds"):
        advise(game("sevn"), s, seat, 1, rehearsals)


def test_who_is_not_asked_gets_no_advice():
    s, seat = asked("sevn", 1)[0]
    with pytest.raises(CoachError, match="isn’t asked anything"):
        advise(game("sevn"), s, seat + 1 if seat == 0 else 0, 1, 10)


def test_errors_are_those_of_the_laps_that_were_tried():
    assert averaged([1.0, None, 0.0, 1.0, 0.0]) == (0.5, pytest.approx((1 / 12) ** 0.5))
    assert averaged([]) == (0.0, 0.0)
    assert averaged([0.25]) == (0.25, 0.0)
    assert compared([1.0, None, 1.0], [0.0, 1.0, 1.0]) == (0.5, 0.5)


def test_what_lies_apart_is_the_difference_of_the_means_with_the_luck_they_share_taken_off():
    first, other = [1.0, 0.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0]
    assert apart(first, other) == pytest.approx(compared(first, other))
    assert apart(first, first) == (0.0, 0.0)
    behind, error = apart([*first, 0.0, 0.0], [*other, None, None])
    assert behind == 0.0
    assert compared(first, other)[1] < error < (averaged([*first, 0.0, 0.0])[1] ** 2 + averaged(other)[1] ** 2) ** 0.5


def test_the_coach_holds_no_rules_of_its_own():
    """What is compiled stands below it (`bots.search.weighing`): its files are no part of what the compiled code is kept by."""
    for path in Path(sevenfold.coach.__file__).parent.glob("*.py"):
        assert "kit.mode" not in path.read_text("utf-8"), path.name


def test_laps_that_all_agree_are_certain_only_where_nothing_was_left_to_luck():
    assert measured([1.0] * 98, certain=True) == (1.0, 0.0)
    chance, error = measured([1.0] * 98, certain=False)
    assert chance == 1.0
    assert error == pytest.approx((0.01 * 0.99 / 98) ** 0.5)
