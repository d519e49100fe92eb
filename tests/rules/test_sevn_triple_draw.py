"""Triple Draw."""

from __future__ import annotations

import pytest
from tests.rules.scene import at


@pytest.mark.parametrize("target", range(3))
def test_any_active_seat_may_be_chosen_oneself_included(target: int) -> None:
    """Ruling 27; seed: Aktionskarten, Triple Draw."""
    scene = at("7", "8", "9", turn=1).draws(1, "triple_draw")
    assert scene.asks == "target 1 triple_draw"
    assert scene.open_moves == "target 0, target 1, target 2"
    scene.play(1, f"target {target}")
    assert scene.asks == f"card {target}"


def test_three_cards_are_drawn_one_by_one() -> None:
    """Ruling 28; seed: Aktionskarten, Triple Draw."""
    scene = at("7", "8", turn=0).draws(0, "triple_draw").play(0, "target 1")
    for n, card in enumerate(["1", "2", "3"]):
        assert scene.asks == "card 1"
        assert scene.view.running is not None
        assert scene.view.running.left == 2 - n
        scene.deal(card)
    assert scene.cards(1) == "1 2 3 8"
    assert scene.asks == "draw_or_stop 1"


@pytest.mark.parametrize("cards", [("x2", "+4", "ladder"), ("freeze", "crossroads", "storm")])
def test_every_card_counts_as_one_of_the_three(cards: tuple[str, ...]) -> None:
    """Ruling 28: actions, modifiers and bonuses too."""
    scene = at("7", "8", turn=0).draws(0, "triple_draw").play(0, "target 1").deal(*cards)
    running = scene.view.running
    assert running is None or running.card != "triple_draw"


def test_discarded_ballast_and_saved_duplicate_count_among_the_three() -> None:
    """Ruling 28."""
    scene = at("7", "8 second_chance", turn=0).draws(0, "triple_draw").play(0, "target 1")
    scene.deal("ballast_2").play(1, "drop").deal("8")
    assert scene.asks == "card 1"
    scene.deal("3")
    assert scene.cards(1) == "3 8"
    assert scene.asks == "draw_or_stop 1"


def test_passed_on_second_chance_counts_among_the_three() -> None:
    """Rulings 25, 28."""
    scene = at("7", "8 second_chance", turn=0).draws(0, "triple_draw").play(0, "target 1")
    scene.deal("second_chance").play(1, "give 0").deal("1", "2")
    assert scene.asks == "draw_or_stop 1"


@pytest.mark.parametrize("after", [0, 1, 2])
def test_it_stops_when_the_target_is_out(after: int) -> None:
    """Ruling 28; seed: Drei besondere Karten."""
    scene = at("7", "8", "9", turn=0).draws(0, "triple_draw").play(0, "target 1").deal(*["1", "2"][:after], "8")
    assert scene.statuses == "active out active"
    assert scene.asks == "draw_or_stop 2"
    assert scene.view.running is None


def test_it_stops_at_sevn() -> None:
    """Rulings 28, 53: the target of someone's Triple Draw gets the 17."""
    scene = at("13", "1 2 3 4 5", turn=0).draws(0, "triple_draw").play(0, "target 1").deal("6", "7")
    assert scene.happened("sevn") == [(1, "7")]
    assert scene.banked == [13, 28 + 17]
    assert scene.view.round == 2


def test_it_stops_when_no_card_can_be_drawn() -> None:
    """Rulings 28, 55, 5d: the second card finds neither pile nor discard pile."""
    full = "1 2 3 4 5 +2 +2 +2 +2 +2 / stopped"
    scene = at(full, full, "6", "7", turn=2, pile="triple_draw 9", discard="").draws(2, "triple_draw")
    scene.play(2, "target 3").deal("9")
    assert [seat for seat, _ in scene.happened("exhausted")] == [2, 3]
    assert scene.banked == [25, 25, 6, 16]


def test_second_triple_draw_inside_is_queued_for_the_seat_that_drew_it() -> None:
    """Ruling 29: its owner picks a target afterwards; never +3 to the running one."""
    scene = at("7", "8", "9", turn=0).draws(0, "triple_draw").play(0, "target 1").deal("triple_draw", "1", "2")
    assert scene.asks == "target 1 triple_draw"
    assert scene.cards(1) == "1 2 8"
    scene.play(1, "target 2").deal("3", "4", "5")
    assert scene.cards(2) == "3 4 5 9"
    assert scene.asks == "draw_or_stop 1"


def test_second_triple_draw_may_be_aimed_at_oneself() -> None:
    """Rulings 27, 29."""
    scene = at("7", "8", turn=0).draws(0, "triple_draw").play(0, "target 0").deal("triple_draw", "1", "2")
    scene.play(0, "target 0").deal("3", "4")
    assert scene.row(0).distinct == 5
    scene.deal("5")
    assert scene.row(0).distinct == 6


def test_forced_event_tells_who_must_draw_and_by_whom() -> None:
    """Ruling 27: what happened is told."""
    scene = at("7", "8", turn=0).draws(0, "triple_draw").play(0, "target 1")
    forced = [event for event in scene.told if event.kind == "forced"]
    assert [(event.seat, event.by, event.amount) for event in forced] == [(1, 0, 3)]
