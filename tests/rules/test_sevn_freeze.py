"""Freeze."""

from __future__ import annotations

import pytest
from tests.rules.scene import at


@pytest.mark.parametrize("players", range(2, 9))
def test_any_active_seat_may_be_frozen_oneself_included(players: int) -> None:
    """Ruling 19; seed: Aktionskarten, Freeze."""
    rows = [str(13 - n) for n in range(players)]
    for target in range(players):
        scene = at(*rows, turn=0).draws(0, "freeze")
        assert scene.open_moves == ", ".join(f"target {seat}" for seat in range(players))
        scene.play(0, f"target {target}")
        assert scene.row(target).status == "frozen"


def test_only_seat_left_freezes_itself() -> None:
    """Rulings 18, 19: only seat -> self."""
    scene = at("7 8", "9 / stopped", turn=0).draws(0, "freeze")
    assert scene.open_moves == "target 0"
    scene.play(0, "target 0")
    assert scene.banked == [15, 9]


def test_frozen_seat_scores_everything_in_front_of_it() -> None:
    """Ruling 20; seed: Aktionskarten, Freeze."""
    scene = at("9", "3 4 5 x2 +4 ladder", turn=0).draws(0, "freeze").play(0, "target 1").play(0, "stop")
    assert scene.banked == [9, 24 + 4 + 12]


def test_frozen_seat_is_not_asked_again_in_the_round() -> None:
    """Ruling 20: as if it had passed."""
    scene = at("9", "10", "11", turn=0).draws(0, "freeze").play(0, "target 1").draws(2, "1").draws(0, "2")
    assert scene.asks == "draw_or_stop 2"
    scene.draws(2, "storm", "3", "4")
    assert scene.cards(1) == "10"


def test_second_chance_does_not_stop_a_freeze() -> None:
    """Ruling 21: it only deletes a duplicate; ruling 26: unused it goes at the round's end."""
    scene = at("9", "10 second_chance", turn=0).draws(0, "freeze").play(0, "target 1")
    assert scene.row(1).status == "frozen"
    assert scene.cards(1) == "10 second_chance"
    scene.play(0, "stop")
    assert "second_chance" in scene.discard.split()


def test_freeze_card_is_discarded_after_use() -> None:
    """Ruling 20; ruling 5b: when it has worked, not before."""
    scene = at("9", "10", turn=0).draws(0, "freeze")
    assert scene.discard == ""
    scene.play(0, "target 1")
    assert scene.discard == "freeze"


def test_frozen_event_names_target_and_author() -> None:
    """Ruling 20: what happened is told."""
    scene = at("9", "10", turn=0).draws(0, "freeze").play(0, "target 1")
    frozen = [event for event in scene.told if event.kind == "frozen"]
    assert [(event.seat, event.by) for event in frozen] == [(1, 0)]


def test_seat_with_nothing_in_front_may_be_frozen_and_scores_nothing() -> None:
    """Rulings 5, 20."""
    scene = at("9", "", turn=0).draws(0, "freeze").play(0, "target 1").play(0, "stop")
    assert scene.banked == [9, 0]
