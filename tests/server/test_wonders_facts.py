"""The facts that the page draws 7 Wonders from say what the rules say."""

from __future__ import annotations

import pytest

from sevenfold.games.wonders.boards import STAGES_OF
from sevenfold.games.wonders.cards import (
    CARDS,
    COINS_PER_POINT,
    DISCOUNTED,
    HAND,
    MORE_GUILDS,
    PRICE,
    SALE,
    SET_POINTS,
    START_COINS,
    TURNS,
    VICTORY,
)
from sevenfold.games.wonders.facts import board_facts, card_facts
from sevenfold.server import wonders_facts


def test_the_file_has_not_drifted_and_is_written_where_it_has(tmp_path, monkeypatch):
    assert wonders_facts.main(["--check"]) == 0
    assert wonders_facts.main(["--wrong"]) == 2
    monkeypatch.setattr(wonders_facts, "TARGET", tmp_path / "new" / "facts.ts")
    assert wonders_facts.main(["--check"]) == 1
    assert wonders_facts.main([]) == 0
    assert wonders_facts.main(["--check"]) == 0


def test_every_card_and_board_is_there_in_the_order_of_the_rules():
    assert list(wonders_facts.cards()) == [card.id for card in CARDS]
    assert [len(board["stages"]) for board in wonders_facts.boards().values()] == [len(s) for s in STAGES_OF]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_says_what_it_costs_and_does(card):
    said = wonders_facts.cards()[card.id]
    assert (said["age"], said["colour"], said["cost"]) == (card.age, card.colour, card.cost)
    assert (said["free_with"], said["unlocks"]) == (card.free_with, card.unlocks)
    (effect,) = said["effects"]
    shown = card.effect
    assert effect["kind"] == shown.kind
    if shown.kind == "produce":
        one_of = [[*shown.one_of]] if shown.one_of else [[r] for r, n in shown.fixed.items() for _ in range(n)]
        assert (effect["units"], effect["sold"]) == (one_of, shown.tradable)
    elif shown.kind == "discount":
        on = "goods" if shown.goods == "manufactured_goods" else "raw"
        assert (effect["on"], effect["from"]) == (on, shown.neighbours)
    elif shown.kind == "per":
        assert (effect["counts"], effect["where"]) == (shown.count, shown.where)
        assert (effect["coins"], effect["points"]) == (shown.coins, shown.points)
    elif shown.kind == "science":
        assert effect["symbol"] == shown.symbol
    else:
        assert effect["amount"] == shown.amount


def test_each_effect_says_its_sentence_with_its_figures():
    effects = [card.effect for card in card_facts()]
    effects += [effect for board in board_facts() for stage in board.stages for effect in stage.effects]
    for facts in effects:
        assert wonders_facts.effect(facts)["say"] == [facts.text, facts.figures]


def test_the_numbers_are_those_the_rules_count_with():
    said = wonders_facts.rules()
    assert said["starting_coins"] == START_COINS
    assert (said["price"], said["discounted"], said["sale"]) == (PRICE, DISCOUNTED, SALE)
    assert said["victory"] == [int(points) for points in VICTORY]
    assert (said["coins_per_point"], said["set_points"]) == (COINS_PER_POINT, SET_POINTS)
    assert (said["hand"], said["turns"], said["guilds_beyond_players"]) == (HAND, TURNS, MORE_GUILDS)
