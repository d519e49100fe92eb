"""What a clock plays for a seat that doesn't answer, and what a viewer may know."""

from __future__ import annotations

import pytest
from tests.rules.scene import SEVN, at, start

from sevenfold.games.kit.contract import SPECTATOR
from sevenfold.games.kit.rng import make_rngs, seed_rng


def test_turn_is_a_stop_where_that_is_legal() -> None:
    """Ruling 59: turn: pass if legal; ruling 60: an absent seat goes on like that and keeps its total."""
    scene = at("7", "8", turn=0, banked=(90, 0))
    assert scene.clock() == "stop"
    assert scene.statuses == "stopped active"
    assert scene.banked == [90, 0]


def test_turn_is_a_draw_with_nothing_in_front() -> None:
    """Rulings 10, 59: else draw."""
    assert at("", "8", turn=0).clock() == "draw"


def test_turn_with_nothing_in_front_is_a_stop_if_the_option_allows_it() -> None:
    """Ruling 59, option allow_empty_pass."""
    assert at("", "8", turn=0, options={"allow_empty_pass": True}).clock() == "stop"


@pytest.mark.parametrize("action", ["freeze", "triple_draw"])
def test_target_is_oneself(action: str) -> None:
    """Ruling 59: never hurts others."""
    scene = at("7", "8", "9", turn=1).draws(1, action)
    assert scene.clock() == "target 1"


def test_extra_second_chance_goes_to_the_next_eligible_seat_clockwise() -> None:
    """Ruling 59: past seats that are not active or have one."""
    options = {"deck": {"second_chance": 4}}
    rows = ["7", "8", "9 second_chance", "10 / stopped", "11 second_chance"]
    scene = at(*rows, turn=2, options=options).draws(2, "second_chance")
    assert scene.clock() == "give 0"
    scene = at("7 second_chance", "8", "9", turn=0).draws(0, "second_chance")
    assert scene.clock() == "give 1"
    scene = at("7", "8", "9 second_chance", turn=2).draws(2, "second_chance")
    assert scene.clock() == "give 0"


@pytest.mark.parametrize(
    ("row", "cards", "answer"),
    [
        ("7 9", ("3", "4"), "take 1"),
        ("7 9", ("7", "4"), "take 2"),
        ("7 9", ("3", "9"), "take 1"),
        ("7 9", ("9", "7"), "take 1"),
        ("7 9", ("7", "ballast_2"), "take 2"),
        ("7 9", ("7", "storm"), "take 2"),
        ("7 9 second_chance", ("7", "4"), "take 1"),
    ],
)
def test_crossroads_takes_a_card_that_does_not_knock_out_the_first_if_equal(
    row: str, cards: tuple[str, str], answer: str
) -> None:
    """Ruling 59."""
    scene = at(row, "8", turn=0).draws(0, "crossroads", *cards)
    assert scene.clock() == answer


def test_crossroads_with_one_card() -> None:
    """Rulings 35, 59, 5c."""
    full = "1 2 3 4 5 +2 +2 +2 +2 +2 / stopped"
    scene = at(full, full, "6", "7", turn=2, pile="crossroads 6", discard="").draws(2, "crossroads", "6")
    assert scene.clock() == "take 1"


def test_ballast_is_discarded() -> None:
    """Rulings 42, 59; seed: Ballast."""
    scene = at("1 2 3 4 5 6", "8", turn=0).draws(0, "ballast_2")
    assert scene.clock() == "drop"


@pytest.mark.parametrize("players", range(2, 9))
def test_clock_alone_ends_a_game(players: int) -> None:
    """Rulings 59, 60: the game goes on without anybody at the table."""
    s = SEVN.start(players, {"target_score": 100}, seed=players)
    rngs = make_rngs(1)
    seed_rng(rngs[0], 7, players)
    for _ in range(20_000):
        actors = SEVN.actors(s)
        if not actors:
            break
        seat = actors[0]
        SEVN.apply(s, seat, SEVN.sample(s, rngs[0]) if seat < 0 else SEVN.fallback(s, seat))
    assert SEVN.is_over(s)
    assert max(SEVN.result(s).points) >= 100


def test_everybody_sees_the_same_table() -> None:
    """Ruling 61: everything is open except the order of the deck."""
    scene = at("7 second_chance", "8 / out 8", turn=0, queue="storm 0").draws(0, "crossroads")
    for viewer in (SPECTATOR, 0, 1):
        assert SEVN.view(scene.state, viewer) == scene.view
        assert SEVN.events(scene.state, viewer) == SEVN.events(scene.state, SPECTATOR)


def test_no_state_holds_an_order_of_the_deck() -> None:
    """Ruling 61: the pile is counts alone; two piles of the same cards are the same state."""
    one = at("7 x2", "8", turn=0, pile="5 6 freeze")
    other = at("7 x2", "8", turn=0, pile="freeze 6 5")
    assert one.state == other.state
    assert bytes(one.state) == bytes(other.state)
    scene = start(2).deal("7", "8").draws(0, "9").draws(1, "10")
    rngs = make_rngs(1)
    seed_rng(rngs[0], 1, 1)
    assert SEVN.resample(scene.state, 0, rngs[0]) == scene.state


def test_move_for_another_question_is_refused_without_effect() -> None:
    """Ruling 62, the rules' part: an answer to a question that is no longer open changes nothing."""
    scene = at("7", "8", turn=0).draws(0, "freeze")
    for move in ("draw", "stop", "keep", "drop", "take 1", "take 2", "give 0", "give 1"):
        error = scene.refused(0, move)
        assert (error.code, error.figures) == ("sevn-other-question", {"asking": "target"})
    scene.play(0, "target 0")
    assert scene.refused(0, "target 0").code == "sevn-not-asked"
