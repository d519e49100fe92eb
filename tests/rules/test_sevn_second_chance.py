"""Second Chance."""

from __future__ import annotations

import pytest
from tests.rules.scene import at, start

THREE = {"deck": {"second_chance": 4}}


def test_first_copy_is_kept_without_a_choice() -> None:
    """Ruling 22; seed: Aktionskarten, Second Chance."""
    scene = at("7", "8", turn=0).draws(0, "second_chance")
    assert scene.cards(0) == "7 second_chance"
    assert scene.asks == "draw_or_stop 1"


def test_duplicate_and_second_chance_both_go_to_the_discard_pile() -> None:
    """Ruling 23; seed: Drei besondere Karten."""
    scene = at("7 9 second_chance", "8", turn=0).draws(0, "9")
    assert scene.discard == "9 second_chance"
    assert scene.cards(0) == "7 9"
    assert scene.statuses == "active active"


def test_use_is_automatic_and_only_once() -> None:
    """Ruling 23: on the first duplicate; the second puts the seat out."""
    scene = at("7 9 second_chance", "8 / stopped", turn=0).draws(0, "9")
    assert scene.asks == "draw_or_stop 0"
    scene.draws(0, "7")
    assert scene.happened("twice") == [(0, "7")]
    assert scene.banked == [0, 8]


def test_second_chance_works_if_drawn_earlier_in_the_same_triple_draw() -> None:
    """Ruling 24; the saved duplicate is one of the three cards (ruling 28)."""
    scene = at("7", "8", turn=0).draws(0, "triple_draw").play(0, "target 1").deal("second_chance", "8")
    assert scene.happened("saved") == [(1, "8")]
    assert scene.asks == "card 1"
    scene.deal("2")
    assert scene.cards(1) == "2 8"
    assert scene.asks == "draw_or_stop 1"


def test_second_chance_given_by_someone_else_works_too() -> None:
    """Rulings 24, 25."""
    scene = at("7 second_chance", "8", turn=0).draws(0, "second_chance").play(0, "give 1").draws(1, "8")
    assert scene.happened("saved") == [(1, "8")]
    assert scene.cards(1) == "8"


def test_second_chance_extra_copy_must_be_passed_on() -> None:
    """Ruling 25; seed: Aktionskarten, Second Chance."""
    scene = at("7 second_chance", "8", "9", turn=0).draws(0, "second_chance")
    assert scene.asks == "give 0 second_chance"
    assert scene.open_moves == "give 1, give 2"
    scene.play(0, "give 2")
    assert scene.cards(2) == "9 second_chance"
    assert scene.cards(0) == "7 second_chance"
    assert scene.asks == "draw_or_stop 1"


def test_extra_copy_is_not_for_oneself() -> None:
    """Ruling 25: to a seat without one."""
    scene = at("7 second_chance", "8", turn=0).draws(0, "second_chance")
    error = scene.refused(0, "give 0")
    assert (error.code, error.figures) == ("sevn-has-second-chance", {"seat": 0})


def test_extra_copy_goes_only_to_active_seats_without_one() -> None:
    """Ruling 25, ruling 11."""
    scene = at(
        "7 second_chance", "8 second_chance", "9 / stopped", "10 / frozen", "11 / out 11", "12", turn=0, options=THREE
    )
    scene.draws(0, "second_chance")
    assert scene.open_moves == "give 5"
    assert scene.closed("give 1") == "sevn-has-second-chance"
    assert [scene.closed(f"give {seat}") for seat in (2, 3, 4)] == ["sevn-not-active"] * 3


def test_extra_copy_is_discarded_when_nobody_can_take_it() -> None:
    """Ruling 25: nobody eligible -> discard."""
    scene = at("7 second_chance", "8 second_chance", "9 / stopped", turn=0, options=THREE).draws(0, "second_chance")
    assert scene.discard == "second_chance"
    assert scene.happened("dropped") == [(0, "second_chance")]
    assert scene.asks == "draw_or_stop 1"


def test_extra_copy_is_passed_on_at_once_not_queued() -> None:
    """Ruling 25: before the next card of a Triple Draw; ruling 39 for Storm."""
    scene = at("7", "8", turn=0).draws(0, "triple_draw").play(0, "target 0").deal("freeze", "second_chance")
    scene.deal("2")
    assert scene.asks == "target 0 freeze"
    scene = (
        at("7 second_chance", "8", turn=0).draws(0, "triple_draw").play(0, "target 0").deal("freeze", "second_chance")
    )
    assert scene.asks == "give 0 second_chance"
    scene.play(0, "give 1")
    assert scene.asks == "card 0"
    assert scene.queue == "freeze 0"


def test_extra_copy_of_a_forced_draw_is_given_by_the_seat_that_drew_it() -> None:
    """Rulings 25, 27: the target decides, not the author of the Triple Draw."""
    scene = at("7", "8 second_chance", "9", turn=0).draws(0, "triple_draw").play(0, "target 1").deal("second_chance")
    assert scene.asks == "give 1 second_chance"
    assert scene.open_moves == "give 0, give 2"


def test_one_eligible_seat_is_still_asked_for() -> None:
    """Rulings 25, 5c."""
    scene = at("7 second_chance", "8", turn=0).draws(0, "second_chance")
    assert scene.open_moves == "give 1"


def test_second_chance_in_the_deal_may_be_given_to_a_seat_not_dealt_yet() -> None:
    """Rulings 4, 5, 25, 5a."""
    scene = start(3, deck={"second_chance": 3}).deal("storm", "second_chance", "7", "8")
    scene.draws(0, "second_chance")
    assert scene.open_moves == "give 1, give 2"


def test_unused_second_chance_is_discarded_at_the_rounds_end() -> None:
    """Ruling 26."""
    scene = at("7 second_chance", "8 second_chance gift / stopped", turn=0).play(0, "stop")
    assert scene.discard.split().count("second_chance") == 2
    assert scene.cards(0) == scene.cards(1) == ""
    scene.deal("5").deal("6")
    assert "gift" not in scene.data["players"][0]


def test_unused_second_chance_scores_nothing() -> None:
    """Rulings 26, 46."""
    assert at("7 second_chance", "8", turn=0).row(0).points == 7


def test_copy_can_be_drawn_again_after_use() -> None:
    """Rulings 22, 23: the next first one is kept again."""
    scene = at("7 second_chance", "8 / stopped", turn=0).draws(0, "7").draws(0, "second_chance")
    assert scene.cards(0) == "7 second_chance"


@pytest.mark.parametrize("players", range(2, 9))
def test_many_copies_until_everybody_has_one(players: int) -> None:
    """Ruling 25 in a deck with many copies: when every active seat has one, the next is discarded."""
    rows = ["13 second_chance", *(str(12 - n) for n in range(players - 1))]
    scene = at(*rows, turn=0, options={"deck": {"second_chance": 10, "+2": 40, "+4": 40}})
    for taker in range(1, players):
        scene.draws(0, "second_chance")
        assert scene.open_moves == ", ".join(f"give {seat}" for seat in range(taker, players))
        scene.play(0, f"give {taker}")
        for seat in range(1, players):
            scene.draws(seat, "+2" if taker % 2 else "+4")
    scene.draws(0, "second_chance")
    assert scene.discard == "second_chance"
    assert all("second_chance" in row.cards for row in scene.view.rows)
