"""Storm."""

from __future__ import annotations

import pytest
from tests.rules.scene import at

SIX = "1 2 3 4 5 6"
FULL = "1 2 3 4 5 +2 +2 +2 +2 +2 / stopped"


@pytest.mark.parametrize("players", range(2, 13))
def test_all_active_seats_draw_clockwise_beginning_with_the_drawer(players: int) -> None:
    """Ruling 37; seed: Aktionskarten, Storm."""
    rows = [str(13 - n) for n in range(players)]
    first = players - 1
    scene = at(*rows, turn=first).draws(first, "storm")
    order = []
    while scene.asks.startswith("card"):
        order.append(int(scene.asks.split()[1]))
        scene.deal("13" if order[-1] != 0 else "12")
    assert order == [(first + n) % players for n in range(players)]


def test_option_lets_the_next_seat_begin_and_the_drawer_draw_last() -> None:
    """Ruling 37, option storm_start."""
    scene = at("7", "8", "9", turn=1, options={"storm_start": "next"}).draws(1, "storm")
    for seat, card in ((2, "1"), (0, "2"), (1, "3")):
        assert scene.asks == f"card {seat}"
        scene.deal(card)
    assert scene.asks == "draw_or_stop 2"


def test_stopped_frozen_and_out_seats_do_not_draw() -> None:
    """Rulings 37, 38: alle *aktiven* Spieler."""
    scene = at("7", "8 / stopped", "9 / frozen", "10 / out 10", "11", turn=0).draws(0, "storm", "1", "2")
    assert [scene.cards(seat) for seat in range(5)] == ["1 7", "8", "9", "10", "2 11"]
    assert scene.asks == "draw_or_stop 4"


def test_queued_freeze_removes_nobody_in_mid_storm() -> None:
    """Ruling 38: it waits until the Storm is over."""
    scene = at("7", "8", "9", turn=0).draws(0, "storm", "freeze")
    assert scene.asks == "card 1"
    scene.deal("1", "2")
    assert scene.cards(2) == "2 9"
    assert scene.asks == "target 0 freeze"


def test_drawer_going_out_does_not_end_its_storm() -> None:
    """Rulings 37, 38: the others still draw."""
    scene = at("7", "8", "9", turn=0).draws(0, "storm", "7", "1", "2")
    assert scene.statuses == "out active active"
    assert [scene.cards(seat) for seat in (1, 2)] == ["1 8", "2 9"]
    assert scene.asks == "draw_or_stop 1"


def test_ballast_is_decided_before_the_next_seat_draws() -> None:
    """Ruling 39."""
    scene = at("7", "8", turn=0).draws(0, "storm", "ballast_2")
    assert scene.asks == "keep_or_drop 0 ballast_2"
    scene.play(0, "keep")
    assert scene.asks == "card 1"


def test_extra_second_chance_is_passed_on_before_the_next_seat_draws() -> None:
    """Rulings 25, 39: and it saves that seat in the same Storm."""
    scene = at("7 second_chance", "8", turn=0).draws(0, "storm", "second_chance").play(0, "give 1")
    assert scene.asks == "card 1"
    scene.deal("8")
    assert scene.happened("saved") == [(1, "8")]


def test_sevn_in_a_storm_ends_the_round_and_later_seats_do_not_draw() -> None:
    """Ruling 40; seed: Sonderfälle, Storm."""
    scene = at("13", SIX, "12", turn=0).draws(0, "storm", "freeze", "7")
    assert scene.happened("sevn") == [(1, "7")]
    assert scene.banked == [13, 28 + 17, 12]
    assert scene.queue == ""
    assert scene.asks == "card 1"
    assert scene.view.round == 2


def test_sevn_in_a_storm_by_ballast_kept() -> None:
    """Rulings 39, 40, 44."""
    scene = at("13", SIX, "12", turn=0).draws(0, "storm", "10", "ballast_2").play(1, "keep")
    assert scene.banked == [23, 19 + 17, 12]


def test_storm_inside_a_storm_is_a_new_storm_later() -> None:
    """Ruling 41."""
    scene = at("7", "8", turn=0).draws(0, "storm", "1", "storm")
    assert scene.asks == "card 1", "the second Storm begins with its own drawer"
    scene.deal("2", "3")
    assert [scene.cards(0), scene.cards(1)] == ["1 3 7", "2 8"]
    assert scene.asks == "draw_or_stop 1"


def test_storm_inside_a_triple_draw_begins_with_the_target_that_drew_it() -> None:
    """Rulings 37, 41."""
    scene = at("7", "8", "9", turn=0).draws(0, "triple_draw").play(0, "target 1").deal("storm", "1", "2")
    for seat, card in ((1, "3"), (2, "4"), (0, "5")):
        assert scene.asks == f"card {seat}"
        scene.deal(card)


def test_empty_pile_in_a_storm_is_renewed_without_what_is_still_in_play() -> None:
    """Rulings 54, 5b: the running Storm and the queued Freeze are not in it."""
    scene = at("7", "8", "9", turn=0, pile="storm freeze").draws(0, "storm", "freeze")
    assert scene.happened("reshuffled") == [(None, None)]
    assert scene.asks == "card 1"
    assert scene.pile["storm"] == 1
    assert scene.pile["freeze"] == 1
    assert scene.discard == ""


def test_no_card_left_in_a_storm_ends_the_round() -> None:
    """Rulings 55, 5d: seat 3 finds no card; all active seats are treated as passed."""
    scene = at(FULL, FULL, "6", "7", turn=2, pile="storm 9", discard="").draws(2, "storm", "9")
    assert [seat for seat, _ in scene.happened("exhausted")] == [2, 3]
    assert scene.banked == [25, 25, 15, 7]


def test_turn_goes_on_after_the_seat_whose_turn_it_was() -> None:
    """Rulings 8, 9, 37."""
    scene = at("7", "8", "9", turn=1).draws(1, "storm", "1", "2", "3")
    assert scene.asks == "draw_or_stop 2"
