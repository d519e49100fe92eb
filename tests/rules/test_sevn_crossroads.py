"""Crossroads."""

from __future__ import annotations

import pytest
from tests.rules.scene import at, start

FULL = "1 2 3 4 5 +2 +2 +2 +2 +2 / stopped"
SIX = "1 2 3 4 5 6"


def test_only_the_drawer_chooses_and_no_target_is_asked() -> None:
    """Ruling 30; seed: Aktionskarten, Crossroads."""
    scene = at("7", "8", "9", turn=1).draws(1, "crossroads")
    assert scene.asks == "card 1"
    scene.deal("3", "4")
    assert scene.asks == "take 1"
    assert scene.open_moves == "take 1, take 2"


def test_two_cards_are_revealed_for_all() -> None:
    """Ruling 31, ruling 61."""
    scene = at("7", "8", turn=0).draws(0, "crossroads", "3", "freeze")
    assert scene.view.open == ["3", "freeze"]
    assert scene.happened("revealed") == [(0, "3"), (0, "freeze")]
    assert scene.cards(0) == "7"


@pytest.mark.parametrize(("which", "taken", "left"), [("take 1", "3", "4"), ("take 2", "4", "3")])
def test_chosen_card_is_drawn_and_the_other_discarded(which: str, taken: str, left: str) -> None:
    """Ruling 31; seed: Aktionskarten, Crossroads."""
    scene = at("7", "8", turn=0).draws(0, "crossroads", "3", "4").play(0, which)
    assert scene.cards(0) == f"{taken} 7"
    assert scene.discard == f"{left} crossroads"
    assert scene.asks == "draw_or_stop 1"


def test_chosen_action_joins_the_tail_of_the_queue_and_belongs_to_the_chooser() -> None:
    """Ruling 32: behind what waits already."""
    scene = at("7", "8", "9", turn=0).draws(0, "storm", "1", "crossroads", "freeze")
    assert scene.queue == "freeze 2"
    scene.deal("storm", "3").play(1, "take 1")
    assert scene.queue == "storm 1"
    assert scene.asks == "target 2 freeze"
    scene.play(2, "target 2").deal("4", "5")
    assert [scene.cards(seat) for seat in range(3)] == ["1 5 7", "4 8", "9"]


def test_action_thrown_away_has_no_effect() -> None:
    """Rulings 31, 32."""
    scene = at("7", "8", turn=0).draws(0, "crossroads", "storm", "3").play(0, "take 2")
    assert scene.asks == "draw_or_stop 1"
    assert scene.discard == "crossroads storm"


def test_crossroads_chosen_at_a_crossroads_runs_next() -> None:
    """Rulings 14, 32."""
    scene = at("7", "8", turn=0).draws(0, "crossroads", "crossroads", "3").play(0, "take 1")
    assert scene.asks == "card 0"
    scene.deal("4", "5").play(0, "take 2")
    assert scene.cards(0) == "5 7"
    assert scene.discard == "3 4 crossroads crossroads"


def test_chosen_ballast_is_kept_or_discarded() -> None:
    """Ruling 33: discarding it is a legal way out of a bad pair."""
    scene = at("7", "8", turn=0).draws(0, "crossroads", "7", "ballast_6").play(0, "take 2")
    assert scene.asks == "keep_or_drop 0 ballast_6"
    scene.play(0, "drop")
    assert scene.cards(0) == "7"
    assert scene.statuses == "active active"
    scene = at("7", "8", turn=0).draws(0, "crossroads", "7", "ballast_6").play(0, "take 2").play(0, "keep")
    assert scene.cards(0) == "7 ballast_6"


def test_chosen_second_chance_is_kept_or_passed_on() -> None:
    """Rulings 25, 33."""
    scene = at("7", "8", turn=0).draws(0, "crossroads", "7", "second_chance").play(0, "take 2")
    assert scene.cards(0) == "7 second_chance"
    scene = at("7 second_chance", "8", turn=0).draws(0, "crossroads", "7", "second_chance").play(0, "take 2")
    assert scene.asks == "give 0 second_chance"


@pytest.mark.parametrize("which", ["take 1", "take 2"])
def test_both_duplicates_one_must_be_taken_and_the_seat_is_out(which: str) -> None:
    """Ruling 34; seed: Sonderfälle, Crossroads."""
    scene = at("7 9", "8", turn=0).draws(0, "crossroads", "9", "7")
    assert scene.open_moves == "take 1, take 2"
    scene.play(0, which)
    assert scene.statuses == "out active"
    assert scene.row(0).twice == ("9" if which == "take 1" else "7")


def test_both_duplicates_second_chance_catches_the_one_taken() -> None:
    """Rulings 24, 34."""
    scene = at("7 9 second_chance", "8", turn=0).draws(0, "crossroads", "9", "7").play(0, "take 2")
    assert scene.statuses == "active active"
    assert scene.cards(0) == "7 9"
    assert scene.discard == "7 9 second_chance crossroads"


def test_the_same_number_twice_can_lie_open() -> None:
    """Ruling 36: the pair itself is no duplicate."""
    scene = at("7", "8", turn=0).draws(0, "crossroads", "9", "9").play(0, "take 2")
    assert scene.cards(0) == "7 9"
    assert scene.discard == "9 crossroads"


def test_second_card_never_hurts() -> None:
    """Ruling 36: only the chosen one is drawn."""
    scene = at("7", "8", turn=0).draws(0, "crossroads", "7", "9").play(0, "take 2")
    assert scene.statuses == "active active"


def test_one_card_left_is_taken_and_the_question_still_asked() -> None:
    """Rulings 35, 5c: answered `take 1`."""
    scene = at(FULL, FULL, "6", "7", turn=2, pile="crossroads 9", discard="").draws(2, "crossroads", "9")
    assert scene.asks == "take 2"
    assert scene.open_moves == "take 1"
    assert scene.refused(2, "take 2").code == "sevn-one-card"
    scene.play(2, "take 1")
    assert scene.cards(2) == "6 9"
    taken = [event for event in scene.told if event.kind == "taken"]
    assert [(event.card, event.other) for event in taken] == [("9", None)]


def test_no_card_left_the_card_has_no_effect() -> None:
    """Ruling 35: and the round goes on, the Crossroads itself is the discard pile now."""
    scene = at(FULL, FULL, "6", "7", turn=2, pile="crossroads", discard="").draws(2, "crossroads")
    assert scene.happened("fizzled") == [(2, "crossroads")]
    assert scene.discard == "crossroads"
    assert scene.asks == "draw_or_stop 3"


def test_second_revealed_card_comes_from_the_reshuffled_discard_pile() -> None:
    """Rulings 35, 54, 5b: neither the running Crossroads nor the first open card is in it."""
    scene = at("6", "7", turn=0, pile="crossroads 9").draws(0, "crossroads", "9")
    assert scene.asks == "card 0"
    assert scene.pile["crossroads"] == 1
    assert scene.pile["9"] == 8
    assert sum(scene.pile.values()) == 120 - 2 - 2


def test_seventh_value_taken_at_a_crossroads_is_sevn() -> None:
    """Rulings 31, 53."""
    scene = at(SIX, "8", turn=0).draws(0, "crossroads", "6", "7").play(0, "take 2")
    assert scene.banked == [28 + 17, 8]


def test_crossroads_in_the_deal_replaces_the_deal_card() -> None:
    """Rulings 4, 31."""
    scene = start(2).deal("crossroads", "12", "13").play(0, "take 1")
    assert scene.cards(0) == "12"
    assert scene.asks == "card 1"


def test_crossroads_in_a_triple_draw_belongs_to_the_target() -> None:
    """Rulings 14, 30: whoever drew it reveals."""
    scene = at("7", "8", turn=0).draws(0, "triple_draw").play(0, "target 1").deal("crossroads", "1", "2")
    scene.deal("3", "8")
    assert scene.asks == "take 1"
    scene.play(1, "take 1")
    assert scene.cards(1) == "1 2 3 8"
