"""The parts of `builder`'s judgement against the rules they stand for."""

from __future__ import annotations

from itertools import product

import pytest
from tests.bots.wonders.deals import WONDERS, questions
from tests.bots.wonders.test_builder import FAR, LAST, table
from tests.rules.wonders.scene import Scene, at, city

from sevenfold.bots.wonders.counting import counting_value
from sevenfold.bots.wonders.military import SURE, chance_above, conflict_value
from sevenfold.bots.wonders.money import coin_value
from sevenfold.bots.wonders.prospects import SHARE, symbols_to_come
from sevenfold.bots.wonders.resources import bill, make_bills
from sevenfold.bots.wonders.science import smooth_points
from sevenfold.bots.wonders.weights import POINT, WEIGHTS, Weights
from sevenfold.games.kit.record import layout
from sevenfold.games.wonders.cards import AGE, COUNT_DEFEATS, FIRST_GUILD, IDS, KINDS, PER, PER_POINTS, SYMBOL
from sevenfold.games.wonders.city import lay
from sevenfold.games.wonders.data import SYMBOLS
from sevenfold.games.wonders.scoring import per_points, science_of

WORDS = WEIGHTS[0]


def test_every_weight_has_a_value():
    assert all(getattr(WORDS, field.name) > 0 for field in layout(Weights).fields if field.name != "patience")


def test_symbols_that_are_there_count_as_the_rules_count_them():
    for counts in product(range(6), repeat=3):
        assert smooth_points(*(100 * n for n in counts)) == science_of(*counts) * POINT


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_fair_shares_add_up_to_the_cards_that_are_dealt(players):
    """Seven cards to a seat in each age, the guilds among them in age III; rounding loses less than a card."""
    for age in (1, 2, 3):
        dealt = sum(SHARE[players * KINDS + kind] for kind in range(KINDS) if AGE[kind] == age)
        assert 640 < dealt <= 700


def test_symbols_to_come_are_those_of_the_deck():
    s = WONDERS.start(4, seed=3)
    for symbol in range(len(SYMBOLS)):
        later = sum(SHARE[4 * KINDS + kind] for kind in range(FIRST_GUILD) if SYMBOL[kind] == symbol and AGE[kind] > 1)
        now = sum(SHARE[4 * KINDS + kind] for kind in range(FIRST_GUILD) if SYMBOL[kind] == symbol and AGE[kind] == 1)
        assert symbols_to_come(s.record, symbol) == later + now * 5 // 6


def test_the_chances_of_a_conflict_are_those_of_a_law():
    for spread in (0, 30, 100, 350):
        chances = [chance_above(100 * difference, spread) for difference in range(-9, 10)]
        assert chances == sorted(chances)
        assert chances[9] + chances[9] <= SURE  # a tie is possible
        assert all(chances[9 + d] + chances[9 - d] <= SURE for d in range(10))
    assert chance_above(0, 0) == 0
    assert chance_above(100, 0) == SURE


def test_when_all_armies_stand_a_conflict_is_worth_its_tokens():
    """In the last age, with nothing left to choose: five points or minus one, and a part of the neighbour's."""
    far = [city(board) for board in FAR[:3]]
    values = []
    for mine in ("", "stockade", "stockade barracks"):
        scene = at(city("babylon_b", mine, stages=2, hand="gardens"), city("giza_a", "guard_tower"), *far,
                   **LAST, asking={"what": "seventh", "seats": [0]})  # fmt: skip
        values.append(conflict_value(scene.state.record, 0, 1, WORDS))
    share = WORDS.shield_share
    lost, tied, won = (POINT * (own * 100 - theirs * WORDS.rival_share) * share / 10_000
                       for own, theirs in ((-1, 5), (0, 0), (5, -1)))  # fmt: skip
    assert values == [pytest.approx(lost, abs=1), tied, pytest.approx(won, abs=1)]


def test_the_last_coins_are_thirds_of_points():
    scene = table(city("giza_a"), city("rhodos_a"), city("olympia_a"), **LAST)
    values = [coin_value(scene.state.record, coins, WORDS) for coins in range(10)]
    assert values == sorted(values)
    assert [value // POINT for value in values] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]


def test_a_coin_is_worth_less_the_more_there_are_and_the_later_it_is():
    scenes = [
        table(city("giza_a"), city("rhodos_a"), city("olympia_a"), age=age, turn=turn)
        for age, turn in ((1, 3), (2, 3), (3, 3), (3, 5))
    ]
    firsts = []
    for scene in scenes:
        steps = [
            coin_value(scene.state.record, n + 3, WORDS) - coin_value(scene.state.record, n, WORDS) for n in (0, 3, 6)
        ]
        assert steps == sorted(steps, reverse=True)
        assert steps[-1] >= POINT
        firsts.append(steps[0])
    assert firsts == sorted(firsts, reverse=True)


def test_at_the_end_counting_cards_are_worth_what_the_rules_give():
    for s, seat in questions(11, 5, "ab"):
        if s.record.age == 3 and s.record.turn == 6:
            for kind in range(KINDS):
                if PER_POINTS[kind] and not PER[kind] & COUNT_DEFEATS:
                    assert counting_value(s.record, seat, kind) == per_points(s.record, seat, kind) * POINT


def babylon(cards: str = "", left: str = "", right: str = "", **more: int) -> Scene:
    """Six seats around one city: what it has and what its neighbours sell, in the middle of age II."""
    far = [city(board) for board in ("ephesos_a", "alexandria_a", "halikarnassos_a")]
    when = {"age": 2, "turn": 3, **more}
    return at(city("babylon_a", cards), city("rhodos_a", left), *far, city("olympia_a", right), **when)


def saved(scene: Scene, card: str) -> int:
    """What a card takes off the bill for all that seat 0 may still build."""
    after = scene.state.copy()
    lay(after.record, 0, IDS.index(card))
    bills = make_bills(1)
    return bill(scene.state.record, 0, WORDS, bills[0]) - bill(after.record, 0, WORDS, bills[0])


def test_a_producer_is_worth_more_where_nobody_sells():
    served = babylon("east_trading_post west_trading_post", "quarry", "quarry")
    assert saved(babylon(), "stone_pit") > saved(served, "stone_pit") > 0


def test_a_second_source_is_worth_less_than_the_first():
    assert saved(babylon(), "glassworks_1") > saved(babylon("glassworks_1"), "glassworks_2") >= 0


def test_a_chain_takes_a_card_to_come_off_the_bill():
    """The baths make the aqueduct free, which costs three stones; where stone is no trouble that is worth nothing."""
    assert saved(babylon(age=1), "baths") > 0
    assert saved(babylon("quarry stone_pit"), "baths") == 0


def test_a_discount_is_worth_what_neighbours_sell():
    """A trading post towards a neighbour with much to sell saves more than one towards an almost empty city."""
    scene = babylon("", "quarry sawmill stone_pit")
    assert saved(scene, "west_trading_post") > 2 * saved(scene, "east_trading_post")
