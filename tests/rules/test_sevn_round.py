"""The round: who begins, the deal, turns, targets, and when a round is over."""

from __future__ import annotations

import pytest
from tests.rules.scene import SEVN, Scene, at, start

NUMBERS = ["13", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2"]


def test_start_seat_moves_one_seat_clockwise_each_round() -> None:
    """Ruling 1; seed: Die Entscheidung."""
    scene = start(3, first=2)
    for first in (2, 0, 1, 2):
        assert scene.view.start == first
        for n in range(3):
            seat = (first + n) % 3
            assert scene.asks == f"card {seat}"
            scene.deal(NUMBERS[n])
        for n in range(3):
            scene.play((first + n) % 3, "stop")


def test_start_seat_moves_on_even_if_that_seat_was_out() -> None:
    """Ruling 1: clockwise each round, whatever happened in it."""
    scene = at("7", "8 / out 8", turn=0, start=0)
    scene.play(0, "stop")
    assert scene.view.start == 1
    assert scene.asks == "card 1"


def test_cards_of_a_round_go_to_the_discard_pile_and_are_not_shuffled_back() -> None:
    """Ruling 2; seed: Sonderfälle, leeres Deck."""
    scene = at("7 x2 ladder", "8 second_chance / out 8", turn=0, discard="13")
    before = scene.pile
    scene.play(0, "stop")
    assert scene.discard == "7 8 8 13 x2 ladder second_chance"
    assert scene.pile == before
    assert scene.cards(0) == scene.cards(1) == ""


@pytest.mark.parametrize("players", range(2, 9))
def test_deal_gives_each_seat_one_open_card_clockwise_from_the_start(players: int) -> None:
    """Ruling 3; seed: Eine Runde."""
    first = players // 2
    scene = start(players, first=first)
    for n in range(players):
        assert scene.asks == f"card {(first + n) % players}"
        assert scene.view.dealing
        assert scene.view.turn is None
        scene.deal(NUMBERS[n])
    assert [scene.cards((first + n) % players) for n in range(players)] == NUMBERS[:players]
    assert scene.asks == f"draw_or_stop {first}"
    assert scene.view.turn == first
    assert not scene.view.dealing


@pytest.mark.parametrize("players", range(9, 13))
def test_kernel_deals_to_as_many_as_twelve(players: int) -> None:
    """Rulings 3, 13; decision: tables have 2 to 8 seats, the engine is tested to 12."""
    scene = at(*[""] * players, deal=players - 1, start=players - 1)
    for n in range(players):
        assert scene.asks == f"card {(players - 1 + n) % players}"
        scene.deal(NUMBERS[n])
    for n in range(players):
        scene.draws((players - 1 + n) % players, NUMBERS[n])
    assert scene.view.round == 2
    assert scene.banked == [0] * players
    assert scene.asks == "card 0"


@pytest.mark.parametrize(
    ("card", "answer"), [("freeze", "target 2"), ("triple_draw", "target 0"), ("crossroads", ""), ("storm", "")]
)
def test_action_in_the_deal_pauses_it_and_works_at_once(card: str, answer: str) -> None:
    """Ruling 4; seed: Drei besondere Karten."""
    scene = start(3).deal("9", card)
    if answer:
        assert scene.asks == f"target 1 {card}"
        scene.play(1, answer)
    else:
        assert scene.view.running is not None
        assert scene.view.running.card == card
    assert scene.row(1).cards == []


def test_action_in_the_deal_gets_no_replacement_and_the_deal_goes_on() -> None:
    """Ruling 4: no replacement card for the drawer, then the next seat."""
    scene = start(3).deal("freeze").play(0, "target 1")
    assert scene.asks == "card 2"
    scene.deal("7")
    assert scene.asks == "draw_or_stop 0"
    assert scene.cards(0) == ""
    assert scene.closed("stop") == "sevn-nothing-in-front"


def test_whole_queue_of_an_action_in_the_deal_resolves_before_the_next_seat() -> None:
    """Rulings 4, 14: Triple Draw in the deal turns up Freeze and Storm; both run before seat 1 is dealt."""
    scene = start(3).deal("triple_draw").play(0, "target 0").deal("freeze", "5", "storm")
    assert scene.asks == "target 0 freeze"
    scene.play(0, "target 2")
    scene.deal("6", "7")  # Storm: seats 0 and 1; seat 2 is frozen
    assert scene.cards(0) == "5 6"
    # seat 1 has drawn a card in the Storm, seat 2 is frozen: the deal is over
    assert scene.asks == "draw_or_stop 0"


def test_deal_goes_on_as_long_as_it_is_nobodys_turn() -> None:
    """Rulings 3, 4: also while the last seat's action asks its question."""
    scene = start(2).deal("7", "freeze")
    assert scene.asks == "target 1 freeze"
    assert scene.view.dealing
    scene.play(1, "target 1")
    assert not scene.view.dealing
    blank = SEVN.blank(2, SEVN.checked_options(2, {}))
    assert not Scene(blank).view.dealing


def test_frozen_before_its_deal_card_a_seat_is_out_with_nothing_and_not_dealt() -> None:
    """Ruling 5; seed: Aktionskarten, Freeze."""
    scene = start(3).deal("freeze").play(0, "target 1")
    assert scene.statuses == "active frozen active"
    scene.deal("7").draws(0, "5").play(2, "stop").play(0, "stop")
    assert scene.banked == [5, 0, 7]


def test_seat_that_drew_cards_before_its_deal_card_is_skipped_by_the_deal() -> None:
    """Ruling 6: Triple Draw on a seat not dealt yet."""
    scene = start(4).deal("triple_draw").play(0, "target 2").deal("7", "+4", "9")
    assert scene.asks == "card 1"
    scene.deal("5")
    assert scene.asks == "card 3"
    scene.deal("5")
    assert scene.asks == "draw_or_stop 0"
    assert scene.cards(2) == "7 9 +4"


def test_storm_in_the_deal_deals_for_all() -> None:
    """Ruling 6: whoever drew a card in the Storm is not dealt another."""
    scene = start(3).deal("storm", "7", "8", "9")
    assert scene.asks == "draw_or_stop 0"
    assert [scene.cards(seat) for seat in range(3)] == ["7", "8", "9"]


def test_storm_in_the_deal_gives_the_seat_already_dealt_a_second_card() -> None:
    """Rulings 6, 37: all active seats draw, also those dealt already; the deal then skips those with a card."""
    scene = start(3).deal("7", "storm", "8", "9", "9")
    assert [scene.cards(seat) for seat in range(3)] == ["7 9", "8", "9"]
    assert scene.asks == "draw_or_stop 0"


def test_seat_whose_forced_cards_all_went_away_is_dealt_normally() -> None:
    """Ruling 6: skipped only if it has at least one card in front."""
    scene = start(3).deal("triple_draw").play(0, "target 2").deal("ballast_2").play(2, "drop")
    scene.deal("ballast_4").play(2, "drop").deal("crossroads")
    scene.deal("3", "ballast_6").play(2, "take 2").play(2, "drop")
    assert scene.cards(2) == ""
    assert scene.asks == "card 1"
    scene.deal("9")
    assert scene.asks == "card 2"


def test_seat_put_out_before_its_deal_card_is_not_dealt() -> None:
    """Rulings 3, 6: only active seats are dealt."""
    scene = start(3).deal("triple_draw").play(0, "target 2").deal("7", "7", "8")
    assert scene.statuses == "active active out"
    assert scene.row(2).twice == "7"
    assert scene.asks == "draw_or_stop 0", "the 8 was seat 1's deal card"


def test_second_chance_given_does_not_count_as_a_dealt_card() -> None:
    """Ruling 5a stands above ruling 6: only a card that the seat drew makes the deal skip it."""
    scene = start(3).deal("second_chance", "second_chance")
    # seat 1 drew a first copy of its own: it keeps it, nothing to pass on
    assert scene.cards(1) == "second_chance"
    scene = start(3).deal("triple_draw").play(0, "target 0").deal("second_chance", "second_chance")
    assert scene.asks == "give 0 second_chance"
    scene.play(0, "give 2").deal("7")
    assert scene.asks == "card 1"
    scene.deal("5")
    assert scene.asks == "card 2", "the gift alone doesn't stand for the deal card"
    scene.deal("6")
    assert scene.cards(2) == "6 second_chance"


def test_given_second_chance_and_a_drawn_card_make_the_deal_skip_the_seat() -> None:
    """Rulings 6, 5a: a gift beside a card the seat drew itself."""
    scene = start(3).deal("triple_draw").play(0, "target 0").deal("second_chance", "second_chance")
    scene.play(0, "give 2").deal("storm")
    scene.deal("5", "6", "7")
    assert scene.cards(2) == "7 second_chance"
    assert scene.asks == "draw_or_stop 0"


def test_second_chance_drawn_before_the_deal_card_makes_the_deal_skip_the_seat() -> None:
    """Rulings 6, 5a: a Second Chance that the seat drew itself does count."""
    scene = start(3).deal("triple_draw").play(0, "target 2").deal("second_chance", "freeze", "crossroads")
    assert scene.asks == "target 2 freeze"
    scene.play(2, "target 1").deal("ballast_2", "ballast_4").play(2, "take 1").play(2, "drop")
    assert scene.cards(2) == "second_chance"
    assert scene.asks == "draw_or_stop 0"


def test_gift_used_up_before_the_deal_card_leaves_the_drawn_card_to_count() -> None:
    """Rulings 6, 24, 5a: the given Second Chance saves a duplicate; the first copy still lies in front."""
    scene = start(3).deal("triple_draw").play(0, "target 0").deal("second_chance", "second_chance")
    scene.play(0, "give 2").deal("triple_draw").play(0, "target 2").deal("7", "7")
    assert scene.happened("saved") == [(2, "7")]
    scene.deal("ballast_2").play(2, "drop")
    assert scene.cards(2) == "7"
    assert scene.asks == "card 1"
    scene.deal("4")
    assert scene.asks == "draw_or_stop 0"


@pytest.mark.parametrize("card", ["7", "x2", "ladder", "second_chance"])
def test_a_turn_is_one_draw(card: str) -> None:
    """Ruling 7; seed: Die Entscheidung."""
    scene = at("9", "10", turn=0).draws(0, card)
    assert scene.asks == "draw_or_stop 1"


def test_a_turn_is_one_stop() -> None:
    """Ruling 7; seed: Die Entscheidung, Passen."""
    scene = at("9", "10", "11", turn=0).play(0, "stop")
    assert scene.statuses == "stopped active active"
    scene.draws(1, "3").draws(2, "3")
    assert scene.asks == "draw_or_stop 1"


def test_saved_duplicate_uses_up_the_turn() -> None:
    """Rulings 7, 23."""
    scene = at("9 second_chance", "10", turn=0).draws(0, "9")
    assert scene.asks == "draw_or_stop 1"


@pytest.mark.parametrize("answer", ["keep", "drop"])
def test_ballast_uses_up_the_turn(answer: str) -> None:
    """Rulings 7, 42."""
    scene = at("9", "10", turn=0).draws(0, "ballast_4").play(0, answer)
    assert scene.asks == "draw_or_stop 1"


def test_after_an_action_on_someone_else_the_next_seat_of_the_turn_follows() -> None:
    """Rulings 7, 8: never the seat after the target."""
    scene = at("9", "10", "11", "12", turn=0).draws(0, "freeze").play(0, "target 2")
    assert scene.asks == "draw_or_stop 1"
    scene = at("9", "10", "11", "12", turn=0).draws(0, "triple_draw").play(0, "target 3").deal("1", "2", "3")
    assert scene.asks == "draw_or_stop 1"


def test_after_freezing_the_next_seat_the_one_behind_it_has_the_turn() -> None:
    """Ruling 8: next *active* seat after the one whose turn it was."""
    scene = at("9", "10", "11", turn=0).draws(0, "freeze").play(0, "target 1")
    assert scene.asks == "draw_or_stop 2"


def test_forced_draws_are_not_the_targets_turn() -> None:
    """Ruling 9: the target still gets its own turn."""
    scene = at("9", "10", "11", turn=0).draws(0, "triple_draw").play(0, "target 1").deal("1", "2", "3")
    assert scene.asks == "draw_or_stop 1"
    scene.draws(1, "4")
    assert scene.asks == "draw_or_stop 2"


def test_actions_of_a_forced_seat_do_not_move_the_turn() -> None:
    """Rulings 8, 9: seat 2's Freeze, drawn in seat 0's Triple Draw, leaves seat 1 next."""
    scene = at("9", "10", "11", "12", turn=0).draws(0, "triple_draw").play(0, "target 2")
    scene.deal("freeze", "1", "2").play(2, "target 3")
    assert scene.asks == "draw_or_stop 1"


@pytest.mark.parametrize("players", range(2, 9))
def test_last_active_seat_goes_on_alone(players: int) -> None:
    """Rulings 7, 8: with everybody else stopped the same seat is asked again and again."""
    scene = at("1", *["2 / stopped", "3 / frozen", "4 5 / out 5", *["6 / stopped"] * 4][: players - 1], turn=0)
    scene.draws(0, "13").draws(0, "12")
    assert scene.asks == "draw_or_stop 0"


def test_with_nothing_in_front_a_seat_must_draw() -> None:
    """Ruling 10; seed: Die Entscheidung, Passen."""
    scene = at("", "10", turn=0)
    assert scene.open_moves == "draw"
    assert scene.closed("stop") == "sevn-nothing-in-front"
    assert scene.refused(0, "stop").code == "sevn-nothing-in-front"


@pytest.mark.parametrize(
    "card", ["0", "13", "ballast_6", "x2", "+2", "heavyweight", "second_chance", "second_chance gift"]
)
def test_any_card_in_front_allows_to_stop(card: str) -> None:
    """Ruling 10: number, Ballast, modifier, bonus or Second Chance counts as something."""
    scene = at(card, "10", turn=0)
    assert scene.open_moves == "draw, stop"


def test_empty_stop_may_be_allowed_by_option() -> None:
    """Ruling 10, option allow_empty_pass."""
    scene = at("", "10", turn=0, options={"allow_empty_pass": True})
    assert scene.open_moves == "draw, stop"
    scene.play(0, "stop")
    assert scene.statuses == "stopped active"


@pytest.mark.parametrize("action", ["freeze", "triple_draw"])
def test_only_active_seats_are_targets(action: str) -> None:
    """Ruling 11; seed: Aktionskarten, Freeze und Triple Draw."""
    scene = at("9", "10 / stopped", "11 / frozen", "12 / out 12", "13", turn=0).draws(0, action)
    assert scene.open_moves == "target 0, target 4"
    for seat, status in ((1, "stopped"), (2, "frozen"), (3, "out")):
        error = scene.refused(0, f"target {seat}")
        assert (error.code, error.figures) == ("sevn-not-active", {"seat": seat, "status": status})


@pytest.mark.parametrize("action", ["freeze", "triple_draw"])
def test_last_active_seat_must_target_itself(action: str) -> None:
    """Rulings 11, 18, 19, 5c: the only legal answer is still asked for."""
    scene = at("9", "10 / stopped", turn=0).draws(0, action)
    assert scene.asks == f"target 0 {action}"
    assert scene.open_moves == "target 0"


def test_round_ends_when_the_last_active_seat_stops() -> None:
    """Ruling 12; seed: Die Entscheidung, Passen."""
    scene = at("9", "10 / stopped", "11 / out 11", turn=0, round=4).play(0, "stop")
    assert scene.view.round == 5
    assert scene.banked == [9, 10, 0]


def test_round_ends_when_the_last_active_seat_is_out() -> None:
    """Ruling 12."""
    scene = at("9", "10 / stopped", turn=0).draws(0, "9")
    assert scene.banked == [0, 10]
    assert scene.view.round == 2


def test_round_ends_when_the_last_active_seat_is_frozen() -> None:
    """Rulings 12, 20."""
    scene = at("9", "10 / stopped", turn=0).draws(0, "freeze").play(0, "target 0")
    assert scene.banked == [9, 10]
    assert scene.view.round == 2


def test_round_does_not_end_before_the_queue_is_empty() -> None:
    """Ruling 12: the queued Freeze of the last active seat still works."""
    scene = at("9", "10", turn=0).draws(0, "storm", "freeze", "10")
    assert scene.statuses == "active out"
    assert scene.asks == "target 0 freeze"
    scene.play(0, "target 0")
    assert scene.banked == [9, 0]


def test_round_of_nobody_scores_nothing_and_the_next_begins() -> None:
    """Ruling 13; seed: Wertungsreihenfolge."""
    scene = at("9", "10", "11", turn=0, banked=(5, 6, 7), round=3).draws(0, "storm", "9", "10", "11")
    assert scene.banked == [5, 6, 7]
    assert scene.view.round == 4
    assert scene.view.start == 1
    assert scene.asks == "card 1"


def test_first_outcome_of_a_match_is_the_lot_for_the_start() -> None:
    """Ruling 5e, ruling 1: `start SEAT`, each seat equally likely."""
    s = SEVN.blank(3, SEVN.checked_options(3, {}))
    outcomes = SEVN.outcomes(s)
    assert [SEVN.write(s, -1, o.move) for o in outcomes] == ["start 0", "start 1", "start 2"]
    assert {o.probability for o in outcomes} == {1 / 3}
    SEVN.apply(s, -1, SEVN.read(s, -1, "start 2"))
    assert SEVN.describe(s)["start"] == 2
    assert SEVN.describe(s)["asking"] == {"what": "card", "seats": [], "for": 2}


def test_option_start_fixes_the_start_and_the_deal_is_the_first_outcome() -> None:
    """Ruling 5e, option start."""
    s = SEVN.blank(3, SEVN.checked_options(3, {"start": "1"}))
    assert SEVN.describe(s)["asking"] == {"what": "card", "seats": [], "for": 1}


def test_demo_round_of_four_goes_once_round_clockwise() -> None:
    """Seed: Eine Runde."""
    scene = start(4).deal("7", "12", "3", "9")
    scene.draws(0, "11").draws(1, "12").draws(2, "5").play(3, "stop")
    assert scene.statuses == "active out active stopped"
    assert scene.asks == "draw_or_stop 0"
    scene.play(0, "stop").play(2, "stop")
    assert scene.banked == [18, 0, 8, 9]
