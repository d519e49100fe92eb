"""One drawn card: the fixed order in which it is resolved, whoever forced the draw."""

from __future__ import annotations

import pytest
from tests.rules.scene import Scene, at, start

SIX = "1 2 3 4 5 6"


def draw_by(source: str, row: str) -> tuple[Scene, int]:
    """A scene in which the next card is drawn by seat 0, whose row is given, on a turn or forced by something."""
    if source == "turn":
        return at(row, "13", turn=0).play(0, "draw"), 0
    if source == "triple_draw":
        return at(row, "13", turn=1).draws(1, "triple_draw").play(1, "target 0"), 0
    if source == "storm":
        return at(row, "13", turn=0).draws(0, "storm"), 0
    scene = at(row, "13", turn=0).draws(0, "crossroads")
    return scene, 0


SOURCES = ["turn", "triple_draw", "storm", "crossroads"]


def turn_up(scene: Scene, source: str, card: str) -> None:
    """The card is drawn; at a Crossroads it is revealed first beside a +2 and taken."""
    if source == "crossroads":
        scene.deal(card, "+2").play(0, "take 1")
    else:
        scene.deal(card)


@pytest.mark.parametrize("source", SOURCES)
def test_duplicate_number_puts_the_seat_out(source: str) -> None:
    """Draw resolution step 2, ruling 9; seed: Das Risiko, Duplikate."""
    scene, seat = draw_by(source, "7 8")
    turn_up(scene, source, "7")
    assert scene.row(seat).status == "out"
    assert scene.row(seat).twice == "7"
    assert scene.row(seat).points == 0
    assert scene.happened("twice") == [(seat, "7")]


@pytest.mark.parametrize("source", SOURCES)
def test_second_chance_takes_the_duplicate_wherever_it_is_drawn(source: str) -> None:
    """Ruling 24; seed: Das Risiko, Duplikate."""
    scene, seat = draw_by(source, "7 8 second_chance")
    turn_up(scene, source, "7")
    assert scene.row(seat).status == "active"
    assert scene.cards(seat) == "7 8"
    assert scene.happened("saved") == [(seat, "7")]
    assert {"7", "second_chance"} <= set(scene.discard.split())


@pytest.mark.parametrize("source", SOURCES)
def test_new_number_joins_the_row(source: str) -> None:
    """Draw resolution step 3; seed: Das Risiko, Duplikate."""
    scene, seat = draw_by(source, "7 8")
    turn_up(scene, source, "0")
    assert scene.cards(seat) == "0 7 8"
    assert scene.row(seat).distinct == 3


@pytest.mark.parametrize("source", SOURCES)
def test_seventh_value_ends_the_round_at_once(source: str) -> None:
    """Draw resolution step 4, rulings 12, 53; seed: SEVN."""
    scene, seat = draw_by(source, SIX)
    turn_up(scene, source, "7")
    assert scene.happened("sevn") == [(seat, "7")]
    assert scene.view.round == 2
    assert scene.banked == [28 + 17, 13]


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("card", ["x2", "+8", "ladder", "featherweight"])
def test_modifier_or_bonus_is_laid_down(source: str, card: str) -> None:
    """Draw resolution step 5."""
    scene, seat = draw_by(source, "7 8")
    turn_up(scene, source, card)
    assert scene.cards(seat) == f"7 8 {card}"


@pytest.mark.parametrize("source", SOURCES)
def test_ballast_is_decided_now(source: str) -> None:
    """Draw resolution step 6, rulings 39, 42."""
    scene, seat = draw_by(source, "7 8")
    turn_up(scene, source, "ballast_4")
    assert scene.asks == f"keep_or_drop {seat} ballast_4"


@pytest.mark.parametrize("source", SOURCES)
def test_second_chance_is_kept_or_passed_on_now(source: str) -> None:
    """Draw resolution step 7, rulings 22, 25."""
    scene, seat = draw_by(source, "7 8")
    turn_up(scene, source, "second_chance")
    assert scene.cards(seat) == "7 8 second_chance"
    scene, seat = draw_by(source, "7 8 second_chance")
    turn_up(scene, source, "second_chance")
    assert scene.asks == f"give {seat} second_chance"


@pytest.mark.parametrize("source", ["triple_draw", "storm"])
@pytest.mark.parametrize("card", ["freeze", "triple_draw", "crossroads", "storm"])
def test_other_actions_join_the_queue(source: str, card: str) -> None:
    """Draw resolution step 8, ruling 14."""
    scene, seat = draw_by(source, "7 8")
    turn_up(scene, source, card)
    assert scene.queue == f"{card} {seat}"
    assert scene.happened("queued") == [(seat, card)]


@pytest.mark.parametrize("card", ["freeze", "triple_draw", "crossroads", "storm"])
def test_action_taken_at_a_crossroads_starts_when_the_crossroads_is_done(card: str) -> None:
    """Draw resolution step 8, rulings 14, 32."""
    scene, _ = draw_by("crossroads", "7 8")
    turn_up(scene, "crossroads", card)
    assert scene.happened("action") == [(0, card)]


def test_being_out_stops_the_remaining_forced_draws() -> None:
    """Draw resolution step 2: out, remaining forced draws stop; ruling 28."""
    scene = at("7 8", "13", turn=1).draws(1, "triple_draw").play(1, "target 0").deal("7")
    assert scene.asks == "draw_or_stop 1"
    assert scene.statuses == "out active"


def test_bonus_and_modifier_never_make_a_duplicate() -> None:
    """Draw resolution steps 2, 5: only numbers are duplicates."""
    scene = at("7 ladder x2", "13", turn=0).draws(0, "ladder")
    assert scene.cards(0) == "7 x2 ladder ladder"


def test_plus_card_is_no_duplicate_of_the_number() -> None:
    """Draw resolution: a +4 isn't the value 4, and Ballast -4 isn't either."""
    scene = at("4", "13", turn=0).draws(0, "+4").play(1, "stop").draws(0, "ballast_4").play(0, "keep")
    assert scene.row(0).status == "active"
    assert scene.row(0).distinct == 2


def test_card_is_shown_before_it_works() -> None:
    """Draw resolution step 1; seed: Die Entscheidung, Ziehen."""
    scene = at("7", "13", turn=0).draws(0, "7")
    assert [event.kind for event in scene.told[:2]] == ["drawn", "twice"]
    scene = at("7", "13", turn=0).draws(0, "freeze")
    assert [event.kind for event in scene.told] == ["drawn", "action"]


def test_duplicate_is_looked_for_before_the_seventh_value() -> None:
    """Draw resolution steps 2, 4: six values and a duplicate are out, not SEVN."""
    scene = at(SIX, "13", turn=0).draws(0, "6")
    assert scene.row(0).status == "out"


def test_duplicate_with_six_values_and_second_chance_is_no_seventh_value() -> None:
    """Draw resolution steps 2, 4: the saved duplicate is thrown away and counts for nothing."""
    scene = at(SIX + " second_chance", "13", turn=0).draws(0, "6")
    assert scene.cards(0) == SIX
    assert scene.asks == "draw_or_stop 1"


def test_action_drawn_on_an_ordinary_turn_works_at_once() -> None:
    """Ruling 14: alone in the queue; seed: Drei besondere Karten."""
    scene = at("7", "13", turn=0).draws(0, "freeze")
    assert scene.asks == "target 0 freeze"
    assert scene.queue == ""
    assert scene.happened("queued") == []


def test_deal_resolves_cards_in_the_same_order() -> None:
    """Draw resolution in the deal; rulings 4, 42: Ballast is asked for at once."""
    scene = start(2).deal("ballast_6")
    assert scene.asks == "keep_or_drop 0 ballast_6"
    scene.play(0, "keep")
    assert scene.asks == "card 1"
    scene.deal("x2")
    assert scene.cards(1) == "x2"
