"""The queue of actions: first in, first out."""

from __future__ import annotations

import pytest
from tests.rules.scene import at, start

SIX = "1 2 3 4 5 6"


def test_actions_revealed_in_triple_draw_run_after_it_in_the_order_revealed() -> None:
    """Ruling 14; seed: Aktionskarten, Reihenfolge."""
    scene = at("7", "8", "9", turn=0).draws(0, "triple_draw").play(0, "target 1").deal("crossroads", "freeze")
    assert scene.queue == "crossroads 1, freeze 1"
    assert scene.asks == "card 1"
    scene.deal("storm")
    assert scene.view.running is not None
    assert scene.view.running.card == "crossroads"
    assert scene.queue == "freeze 1, storm 1"
    scene.deal("1", "2").play(1, "take 2")
    assert scene.asks == "target 1 freeze"
    scene.play(1, "target 0")
    assert scene.view.running is not None
    assert scene.view.running.card == "storm"


def test_example_triple_draw_reveals_freeze_five_storm() -> None:
    """Worked example, rulings 14, 16: B freezes somebody else, then its Storm runs for all active seats."""
    scene = at("7", "8", "9", turn=0).draws(0, "triple_draw").play(0, "target 1").deal("freeze", "5", "storm")
    assert scene.asks == "target 1 freeze"
    scene.play(1, "target 2")
    assert scene.asks == "card 1"
    scene.deal("3", "4")
    assert [scene.cards(seat) for seat in range(3)] == ["4 7", "3 5 8", "9"]
    assert scene.asks == "draw_or_stop 1"


def test_example_owner_frozen_by_its_own_freeze_loses_its_storm() -> None:
    """Worked example, ruling 16: if B freezes itself the Storm is discarded."""
    scene = at("7", "8", "9", turn=0).draws(0, "triple_draw").play(0, "target 1").deal("freeze", "5", "storm")
    scene.play(1, "target 1")
    assert scene.happened("fizzled") == [(1, "storm")]
    assert scene.statuses == "active frozen active"
    assert scene.asks == "draw_or_stop 2"
    assert scene.discard == "freeze triple_draw storm"


@pytest.mark.parametrize("action", ["freeze", "triple_draw", "crossroads", "storm"])
def test_action_of_an_owner_who_is_out_is_discarded(action: str) -> None:
    """Ruling 16: out before its action comes up."""
    scene = at("7", "8", "9", turn=0).draws(0, "triple_draw").play(0, "target 1").deal(action, "8")
    assert scene.happened("fizzled") == [(1, action)]
    assert scene.queue == ""
    assert action in scene.discard.split()
    assert scene.asks == "draw_or_stop 2"


def test_action_of_an_owner_put_out_by_another_queued_action_is_discarded() -> None:
    """Ruling 16: the Storm puts seat 1 out, whose Freeze was still waiting behind it."""
    scene = at("7", "8", "9", turn=0).draws(0, "triple_draw").play(0, "target 1").deal("storm", "freeze", "2")
    scene.deal("8")
    assert scene.queue == "freeze 1"
    scene.deal("3", "4")
    assert scene.happened("fizzled") == [(1, "freeze")]
    assert scene.asks == "draw_or_stop 2"


def test_second_owner_frozen_by_the_first_one() -> None:
    """Ruling 16: in a Storm seat 0 draws Freeze and seat 1 Triple Draw; seat 0 freezes seat 1."""
    scene = at("7", "8", "9", turn=0).draws(0, "storm", "freeze", "triple_draw", "2")
    assert scene.queue == "triple_draw 1"
    scene.play(0, "target 1")
    assert scene.happened("fizzled") == [(1, "triple_draw")]
    assert scene.asks == "draw_or_stop 2"


def test_target_is_chosen_when_the_card_comes_up() -> None:
    """Ruling 15: not when it is drawn; who has left meanwhile can't be chosen any more."""
    scene = at("7", "8", "9", turn=0).draws(0, "storm", "freeze")
    assert scene.asks == "card 1"
    scene.deal("8", "2")
    assert scene.asks == "target 0 freeze"
    assert scene.open_moves == "target 0, target 2"


@pytest.mark.parametrize("source", ["turn", "triple_draw", "storm", "crossroads"])
def test_sevn_drops_the_queue(source: str) -> None:
    """Ruling 17; seed: SEVN."""
    if source == "turn":
        scene = at(SIX, "9", turn=0, queue="freeze 0, storm 1").draws(0, "7")
    elif source == "triple_draw":
        scene = at(SIX, "9", turn=0).draws(0, "triple_draw").play(0, "target 0").deal("freeze", "storm", "7")
    elif source == "storm":
        scene = at("9", SIX, turn=0).draws(0, "storm", "freeze", "7")
    else:
        scene = at("9", SIX, turn=0).draws(0, "storm", "freeze", "crossroads")
        scene.play(0, "target 0").deal("7", "8").play(1, "take 1")
    assert scene.queue == ""
    assert scene.view.round == 2
    assert scene.view.running is None
    assert max(scene.banked) == 28 + 17


def test_dropped_queue_and_running_action_go_to_the_discard_pile() -> None:
    """Rulings 2, 17: with the round's other cards."""
    scene = at("9", SIX, "10", turn=0).draws(0, "storm", "freeze", "7")
    assert scene.discard == "1 2 3 4 5 6 7 9 10 freeze storm"


def test_owner_alone_in_the_round_has_only_itself_to_target() -> None:
    """Ruling 18: self is always legal."""
    scene = at("7", "8 / stopped", turn=0).draws(0, "triple_draw").play(0, "target 0").deal("freeze", "5", "1")
    assert scene.open_moves == "target 0"


def test_queue_of_several_owners_runs_in_the_order_drawn() -> None:
    """Ruling 14: one queue for all seats."""
    scene = at("7", "8", "9", turn=2).draws(2, "storm", "freeze", "triple_draw", "crossroads")
    assert scene.queue == "triple_draw 0, crossroads 1"
    assert scene.asks == "target 2 freeze"
    scene.play(2, "target 2")
    assert scene.asks == "target 0 triple_draw"
    scene.play(0, "target 1").deal("1", "2", "3")
    assert scene.asks == "card 1"
    assert scene.view.running is not None
    assert scene.view.running.card == "crossroads"


def test_triple_draw_inside_storm_inside_triple_draw() -> None:
    """Rulings 14, 29, 41: nothing nests; each waits until the running one is done."""
    scene = at("7", "8", turn=0).draws(0, "triple_draw").play(0, "target 1")
    scene.deal("1", "storm", "2")  # seat 1
    assert scene.view.running is not None
    assert scene.view.running.card == "storm"
    scene.deal("triple_draw", "3")  # seat 1, then seat 0
    assert scene.asks == "target 1 triple_draw"
    scene.play(1, "target 0").deal("4", "freeze", "5")
    assert scene.asks == "target 0 freeze"
    scene.play(0, "target 1")
    assert scene.cards(0) == "3 4 5 7"
    assert scene.cards(1) == "1 2 8"
    assert scene.asks == "draw_or_stop 0"


def test_storm_inside_storm_inside_the_deal_with_a_crossroads_behind() -> None:
    """Rulings 4, 14, 41: the deal waits for the whole chain."""
    scene = start(3).deal("storm", "storm", "1", "crossroads")
    assert scene.queue == "crossroads 2"
    assert scene.asks == "card 0"
    scene.deal("2", "3", "4")
    assert scene.queue == ""
    assert scene.asks == "card 2"
    scene.deal("5", "6").play(2, "take 1")
    assert [scene.cards(seat) for seat in range(3)] == ["2", "1 3", "4 5"]
    assert scene.asks == "draw_or_stop 0"


def test_long_queue_that_comes_to_nothing_leaves_room_to_tell_the_scores() -> None:
    """Rulings 12, 16: fifty waiting actions of a seat that goes out, in a deck made for it."""
    queue = ", ".join(["storm 0"] * 25 + ["freeze 0"] * 25)
    scene = at("7", "8 / stopped", turn=0, queue=queue, options={"deck": {"storm": 25, "freeze": 25}}).draws(0, "7")
    assert len(scene.happened("fizzled")) > 20
    assert scene.happened("scored") == [(0, None), (1, None)]
    assert [event.kind for event in scene.told][-1] == "round"
    assert scene.discard.split().count("storm") == 25


def test_ballast_question_in_the_middle_of_a_queue_keeps_the_queue() -> None:
    """Rulings 14, 39: the decision comes at once, the queue waits."""
    scene = at("7", "8", turn=0).draws(0, "triple_draw").play(0, "target 1").deal("freeze", "ballast_2")
    assert scene.asks == "keep_or_drop 1 ballast_2"
    assert scene.queue == "freeze 1"
    scene.play(1, "keep").deal("5")
    assert scene.asks == "target 1 freeze"


def test_queue_of_a_position_runs_after_the_turns_card() -> None:
    """Ruling 14: cards waiting already come first."""
    scene = at("7", "8", turn=0, queue="storm 1").draws(0, "freeze")
    assert scene.queue == "freeze 0"
    scene.deal("1", "2")
    assert [scene.cards(0), scene.cards(1)] == ["2 7", "1 8"]
    assert scene.asks == "target 0 freeze"
