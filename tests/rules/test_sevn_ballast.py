"""Ballast."""

from __future__ import annotations

import pytest
from tests.rules.scene import at, start

SIX = "1 2 3 4 5 6"
COPIES = {"deck": {"ballast_4": 3}}


@pytest.mark.parametrize(("card", "value"), [("ballast_2", -2), ("ballast_4", -4), ("ballast_6", -6)])
def test_kept_ballast_is_a_negative_value_of_its_own(card: str, value: int) -> None:
    """Rulings 42, 44; seed: Ballast."""
    scene = at("13", "8", turn=0).draws(0, card)
    assert scene.open_moves == "keep, drop"
    scene.play(0, "keep")
    assert scene.row(0).points == 13 + value
    assert scene.row(0).distinct == 2


def test_dropped_ballast_goes_to_the_discard_pile() -> None:
    """Ruling 42; seed: Ballast."""
    scene = at("13", "8", turn=0).draws(0, "ballast_4").play(0, "drop")
    assert scene.cards(0) == "13"
    assert scene.discard == "ballast_4"


@pytest.mark.parametrize("source", ["triple_draw", "storm", "crossroads", "deal"])
def test_the_seat_that_drew_it_decides_also_on_forced_draws_and_in_the_deal(source: str) -> None:
    """Ruling 42."""
    if source == "deal":
        scene = start(2).deal("7", "ballast_2")
    elif source == "triple_draw":
        scene = at("7", "8", turn=0).draws(0, "triple_draw").play(0, "target 1").deal("ballast_2")
    elif source == "storm":
        scene = at("7", "8", turn=0).draws(0, "storm", "1", "ballast_2")
    else:
        scene = at("7", "8", turn=1).draws(1, "crossroads", "ballast_2", "8").play(1, "take 1")
    assert scene.asks == "keep_or_drop 1 ballast_2"
    assert scene.closed("keep", seat=0) == "sevn-not-asked"


def test_standard_deck_has_each_value_once() -> None:
    """Ruling 43: a duplicate Ballast can't happen in deck A."""
    assert {card: n for card, n in start(2).pile.items() if card.startswith("ballast")} == {
        "ballast_2": 1,
        "ballast_4": 1,
        "ballast_6": 1,
    }


def test_second_copy_of_a_held_value_is_discarded_at_once() -> None:
    """Rulings 43, 5f: no question, no duplicate."""
    scene = at("13 ballast_4", "8", turn=0, options=COPIES).draws(0, "ballast_4")
    assert scene.happened("dropped") == [(0, "ballast_4")]
    assert scene.cards(0) == "13 ballast_4"
    assert scene.statuses == "active active"
    assert scene.asks == "draw_or_stop 1"
    assert scene.discard == "ballast_4"


def test_second_copy_does_not_use_up_a_second_chance() -> None:
    """Rulings 23, 43: only a duplicate number does."""
    scene = at("13 ballast_4 second_chance", "8", turn=0, options=COPIES).draws(0, "ballast_4")
    assert scene.cards(0) == "13 ballast_4 second_chance"


def test_second_copy_counts_as_one_of_three_forced_cards() -> None:
    """Rulings 28, 43."""
    scene = at("13 ballast_4", "8", turn=1, options=COPIES).draws(1, "triple_draw").play(1, "target 0")
    scene.deal("ballast_4", "ballast_4")
    assert scene.asks == "card 0"
    scene.deal("1")
    assert scene.asks == "draw_or_stop 0"


def test_copy_held_by_someone_else_is_no_matter() -> None:
    """Rulings 42, 43: rows are looked at one by one."""
    scene = at("13 ballast_4", "8", turn=1, options=COPIES).draws(1, "ballast_4")
    assert scene.asks == "keep_or_drop 1 ballast_4"


def test_dropped_value_may_be_asked_for_again() -> None:
    """Rulings 42, 43: only a held value is discarded by itself."""
    scene = at("13", "8 / stopped", turn=0, options=COPIES).draws(0, "ballast_4").play(0, "drop").draws(0, "ballast_4")
    assert scene.asks == "keep_or_drop 0 ballast_4"


def test_ballast_counts_for_sevn() -> None:
    """Ruling 44; seed: Sonderfälle, Ballast."""
    scene = at(SIX, "8", turn=0).draws(0, "ballast_6").play(0, "keep")
    assert scene.happened("sevn") == [(0, "ballast_6")]
    assert scene.banked == [21 - 6 + 17, 8]


def test_dropping_the_seventh_value_is_no_sevn() -> None:
    """Rulings 42, 44."""
    scene = at(SIX, "8", turn=0).draws(0, "ballast_6").play(0, "drop")
    assert scene.happened("sevn") == []
    assert scene.asks == "draw_or_stop 1"


def test_ballast_counts_for_featherweight_as_a_card_of_at_most_six() -> None:
    """Rulings 44, 47; seed: Sonderfälle, Ballast."""
    assert at("1 2 3 featherweight", "13", turn=0).row(0).points == 6
    assert at("1 2 3 ballast_2 featherweight", "13", turn=0).row(0).points == 6 - 2 + 15


def test_ballast_does_not_count_for_heavyweight() -> None:
    """Rulings 44, 48."""
    assert at("12 13 ballast_2 heavyweight", "8", turn=0).row(0).points == 23


def test_ballast_neither_extends_nor_breaks_a_ladder() -> None:
    """Rulings 44, 49; seed: Sonderfälle, Ballast; Bonuskarten, Ladder."""
    assert at("3 4 ballast_2 ballast_4 ballast_6 ladder", "8", turn=0).row(0).points == 0
    assert at("0 1 ballast_2 x2 +10 ladder", "8", turn=0).row(0).points == 8
    assert at("3 4 5 ballast_4 ladder", "8", turn=0).row(0).points == 8 + 12


def test_x2_doubles_ballast_too() -> None:
    """Ruling 45; seed: Sonderfälle, x2."""
    assert at("13 ballast_6 x2", "8", turn=0).row(0).points == 14
