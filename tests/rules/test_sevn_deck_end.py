"""The end of the deck: the discard pile is shuffled, and what happens when there is none."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.scene import SEVN, Scene, at, position

from sevenfold.games.sevn.cards import IDS, STANDARD

FULL = "1 2 3 4 5 +2 +2 +2 +2 +2 / stopped"


def test_discard_pile_becomes_the_pile_when_a_card_is_needed_and_none_is_left() -> None:
    """Ruling 54; seed: Sonderfälle, leeres Deck."""
    scene = at("7", "8", turn=0, pile="13").draws(0, "13")
    assert sum(scene.pile.values()) == 0
    assert scene.asks == "draw_or_stop 1"
    scene.play(1, "draw")
    assert scene.discard == ""
    assert sum(scene.pile.values()) == 120 - 3
    assert scene.happened("reshuffled") == [(None, None)]


def test_the_pile_is_renewed_only_when_a_card_is_needed() -> None:
    """Ruling 5d: the last card drawn, nothing is shuffled until somebody draws again."""
    scene = at("7", "8", turn=0, pile="13", options={}).draws(0, "13")
    assert scene.happened("reshuffled") == []
    assert sum(scene.pile.values()) == 0
    scene.play(1, "stop")
    assert sum(scene.pile.values()) == 0


def test_table_cards_stay_also_those_of_seats_that_are_out_with_their_duplicates() -> None:
    """Rulings 54, 5b: a duplicate that put a seat out stays before it until the round ends."""
    scene = at("7 x2", "8 +2 ladder / out 8", "9 / frozen", "10 second_chance / stopped", turn=0, pile="").play(
        0, "draw"
    )
    missing = Counter(dict(zip(IDS, STANDARD, strict=True))) - scene.pile
    assert missing == Counter(["7", "x2", "8", "8", "+2", "ladder", "9", "10", "second_chance"])


def test_duplicate_stays_on_the_table_until_the_round_ends() -> None:
    """Ruling 5b: it is neither in the pile nor in the discard pile."""
    scene = at("7", "8", turn=0).draws(0, "7")
    assert scene.discard == ""
    assert scene.row(0).twice == "7"
    scene.play(1, "stop")
    assert scene.discard == "7 7 8"


def test_running_and_queued_actions_are_not_in_the_renewed_pile() -> None:
    """Rulings 54, 5b: Triple Draw at work, Freeze and Storm waiting."""
    scene = at("7", "8", turn=0, pile="triple_draw freeze storm").draws(0, "triple_draw").play(0, "target 1")
    scene.deal("freeze", "storm")
    assert scene.happened("reshuffled") == [(None, None)]
    assert [scene.pile[card] for card in ("triple_draw", "freeze", "storm", "crossroads")] == [1, 1, 1, 2]


def test_open_crossroads_card_is_not_in_the_renewed_pile() -> None:
    """Rulings 54, 5b."""
    scene = at("7", "8", turn=0, pile="crossroads 0").draws(0, "crossroads", "0")
    assert scene.pile["0"] == 0
    assert scene.pile["crossroads"] == 1


def test_finished_action_is_in_the_renewed_pile() -> None:
    """Rulings 54, 5b: its card was discarded when it had worked."""
    scene = at("7", "8", turn=0, pile="freeze").draws(0, "freeze").play(0, "target 0").play(1, "draw")
    assert scene.pile["freeze"] == 2


def test_spent_second_chance_and_its_duplicate_are_in_the_renewed_pile() -> None:
    """Rulings 23, 54."""
    scene = at("7 second_chance", "8", turn=0, pile="7").draws(0, "7").play(1, "draw")
    assert scene.pile["second_chance"] == 2
    assert scene.pile["7"] == 6


def test_ballast_being_decided_is_not_in_the_pile() -> None:
    """Rulings 42, 54: the card in question is nowhere else."""
    scene = (
        at("7", "8", turn=0, pile="triple_draw ballast_2").draws(0, "triple_draw").play(0, "target 0").deal("ballast_2")
    )
    assert sum(scene.pile.values()) == 0
    scene.play(0, "keep")
    assert scene.pile["ballast_2"] == 0


def test_empty_pile_in_the_deal_is_renewed() -> None:
    """Rulings 3, 54: in the new round's deal."""
    scene = at("7", "8 / stopped", turn=0, pile="").play(0, "stop")
    assert scene.view.round == 2
    assert scene.asks == "card 1"
    assert sum(scene.pile.values()) == 120


def test_deal_goes_on_over_the_reshuffle() -> None:
    """Rulings 3, 54: between two seats of the deal."""
    scene = at("7", "8", "9 / stopped", turn=0, pile="6 5").play(0, "stop").play(1, "stop").deal("6", "5")
    assert scene.happened("reshuffled") == [(None, None)]
    assert scene.asks == "card 0"
    assert sum(scene.pile.values()) == 118


def test_the_unseen_cards_of_an_empty_pile_are_those_of_the_discard_pile() -> None:
    """Rulings 54, 61: the odds on request count the cards that the next one is drawn from."""
    scene = at("7", "8", turn=0, pile="")
    assert scene.view.pile == 0
    assert scene.view.unseen == scene.view.discard
    assert scene.row(0).risk.unseen == 118
    assert scene.row(0).risk.bust == 6


def test_turn_without_any_card_left_is_not_asked_and_all_count_as_passed() -> None:
    """Rulings 55, 5d: tested when a turn begins."""
    scene = at(FULL, FULL, "6", "7", turn=2, pile="9", discard="").draws(2, "9")
    assert [seat for seat, _ in scene.happened("exhausted")] == [2, 3]
    assert scene.banked == [25, 25, 15, 7]
    assert scene.view.round == 2


def test_seats_that_stopped_or_are_out_are_not_passed_again() -> None:
    """Ruling 55: all *active* seats."""
    scene = at(FULL, FULL, "6", "7 / out 7", turn=2, pile="9", discard="").draws(2, "9")
    assert [seat for seat, _ in scene.happened("exhausted")] == [2]
    assert scene.banked[3] == 0


def test_discard_of_one_card_is_enough_to_go_on() -> None:
    """Rulings 54, 55: as long as one card is left somewhere."""
    scene = at(FULL, FULL, "6", "7", turn=2, pile="9", discard="12").draws(2, "9")
    assert scene.asks == "draw_or_stop 3"
    scene.play(3, "draw")
    assert scene.asks == "card 3"
    assert scene.pile == Counter(["12"])


def test_draw_asked_for_in_a_position_without_cards_does_not_happen() -> None:
    """Ruling 55: the same end, should a position ask for it."""
    scene = at(FULL, FULL, "6", "7", turn=2, pile="", discard="").play(2, "draw")
    assert [seat for seat, _ in scene.happened("exhausted")] == [2, 3]
    assert scene.banked == [25, 25, 6, 7]


def test_deal_without_any_card_left_ends_the_round() -> None:
    """Rulings 3, 55: Triple Draw and Storm have taken everything before the last seat was dealt."""
    row = "1 2 3 4 5 +2 +2 +2 +2 +2 +2"
    data = position(row, row, "", deal=1, asks="card 1", pile="9", discard="")
    scene = Scene(SEVN.position(data)).deal("9")
    assert [seat for seat, _ in scene.happened("exhausted")] == [0, 1, 2]
    assert scene.banked == [27, 36, 0]


@pytest.mark.parametrize("pile", ["crossroads", "crossroads ballast_2", "ballast_2 ballast_4", "storm triple_draw"])
def test_seat_that_could_never_get_a_card_in_front_of_it_counts_as_stopped(pile: str) -> None:
    """Ruling 55: it would have to draw for ever, which ruling 10 can't mean; nobody else is concerned."""
    scene = at(FULL, FULL, "", "7", turn=3, pile=pile, discard="").play(3, "stop")
    assert scene.happened("exhausted") == [(2, None)]
    assert scene.banked == [25, 25, 0, 7]


@pytest.mark.parametrize("pile", ["crossroads 9", "crossroads +4", "freeze ballast_2", "second_chance", "ladder storm"])
def test_seat_with_nothing_draws_on_as_long_as_something_could_come_of_it(pile: str) -> None:
    """Rulings 10, 55."""
    scene = at(FULL, FULL, "", "7", turn=3, pile=pile, discard="").play(3, "stop")
    assert scene.asks == "draw_or_stop 2"
    assert scene.open_moves == "draw"


def test_other_seats_go_on_when_one_could_never_get_a_card() -> None:
    """Ruling 55: the seat with a 7 still decides."""
    scene = (
        at(FULL, FULL, "", "7", turn=3, pile="ballast_4 ballast_6", discard="").draws(3, "ballast_4").play(3, "drop")
    )
    assert scene.happened("exhausted") == [(2, None)]
    assert scene.asks == "draw_or_stop 3"


def test_queued_actions_after_the_last_card_are_discarded() -> None:
    """Rulings 16, 55: their owner counts as passed."""
    scene = at(FULL, FULL, "6", "7", turn=2, pile="storm freeze", discard="").draws(2, "storm", "freeze")
    assert [seat for seat, _ in scene.happened("exhausted")] == [2, 3]
    assert scene.happened("fizzled") == [(2, "freeze")]
    assert scene.banked == [25, 25, 6, 7]
