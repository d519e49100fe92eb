"""The turn: everybody chooses at once, then all is carried out (rulings 1 to 12)."""

from __future__ import annotations

import msgspec
from tests.rules.wonders.scene import Scene, at, city

from sevenfold.games.kit.contract import SPECTATOR
from sevenfold.games.wonders.game import WONDERS


def three(**first: object) -> Scene:
    """A table of three in age I; the first seat as given."""
    return at(city("giza_a", **first), city("rhodos_a"), city("olympia_a"))


def test_ruling_1_choices_are_checked_against_the_start_of_the_turn() -> None:
    """Ruling 1: seat 0 pays with what was there before; what seat 1 builds in the same turn is not for sale yet."""
    scene = at(city("giza_a", hand="scriptorium"), city("rhodos_a", hand="press_1"), city("olympia_a"))
    assert scene.closed(0, "build scriptorium left=2") == "missing"
    scene.turn("sell", "build press_1", "sell")
    assert scene.city(1).cards.grey == ["press_1"]


def test_ruling_1_all_is_placed_at_once() -> None:
    """Ruling 1: nothing is on the table before the last seat has chosen."""
    scene = three(hand="baths")
    scene.play(0, "build baths").play(1, "sell")
    assert scene.city(0).cards.blue == []
    assert scene.asks == "choose 2"
    scene.play(2, "sell")
    assert scene.city(0).cards.blue == ["baths"]


def test_a_choice_can_be_changed_until_the_last_has_chosen() -> None:
    """Ruling 1; section 9f: the last word of each seat counts."""
    scene = three(hand="baths clay_pool")
    scene.play(0, "build baths").play(1, "sell").play(0, "build clay_pool")
    assert scene.seen_by(0).chosen == "build clay_pool"
    assert WONDERS.actors(scene.state) == (0, 1, 2)
    assert WONDERS.waiting(scene.state) == (2,)
    scene.play(2, "sell")
    assert (scene.city(0).cards.blue, scene.city(0).cards.brown) == ([], ["clay_pool"])


def test_ruling_2_coins_of_this_turn_can_not_be_spent() -> None:
    """Ruling 2: a seat without coins can't buy, though its neighbour is about to pay it."""
    scene = at(city("giza_a", coins=0, hand="stockade"), city("rhodos_a", hand="baths"), city("olympia_a"))
    assert scene.closed(0, "build stockade right=2") == "coins"
    scene.turn("sell", "build baths right=2", "sell")
    assert scene.coins == [5, 1, 6]


def test_ruling_3_production_of_this_turn_works_from_the_next() -> None:
    """Ruling 3: neither owner nor neighbour can use it in the turn in which it is built; in the next both can."""
    scene = at(
        city("giza_a", hand="press_1 scriptorium"),
        city("rhodos_a"),
        city("olympia_a"),
        city("babylon_a", hand="scriptorium"),
    )
    assert scene.closed(0, "build scriptorium") == "missing"
    scene.turn("build press_1", "sell", "sell", "sell")
    assert scene.splits(0, "build scriptorium") == [(0, 0)]
    assert scene.splits(1, "build scriptorium") == [(0, 2)]


def test_ruling_3_discounts_work_from_the_next_turn() -> None:
    """Ruling 3: a trading post built now makes trade cheaper from the next turn."""
    scene = at(
        city("giza_a", hand="east_trading_post guard_tower"),
        city("rhodos_a"),
        city("olympia_a"),
        city("babylon_a", hand="guard_tower"),
    )
    assert scene.splits(0, "build guard_tower") == [(0, 2)]
    scene.turn("build east_trading_post", "sell", "sell", "sell")
    assert scene.splits(0, "build guard_tower") == [(0, 1)]


def test_ruling_4_coins_count_what_neighbours_build_in_the_same_turn() -> None:
    """Ruling 4: place everything first, pay coin effects second."""
    scene = at(
        city("giza_a", coins=0, hand="vineyard"), city("rhodos_a", hand="sawmill"), city("olympia_a", hand="quarry"),
        age=2,
    )  # fmt: skip
    scene.turn("build vineyard", "build sawmill", "build quarry")
    assert scene.coins[0] == 2


def test_ruling_4_bazar_counts_grey_of_the_same_turn() -> None:
    """Ruling 4: the Bazar as well, whatever the order of seats."""
    four = [
        city("giza_a", hand="glassworks_2"),
        city("rhodos_a", coins=0, hand="bazar"),
        city("olympia_a", hand="press_2"),
    ]
    scene = at(*four, city("babylon_a", hand="loom_2"), age=2)
    scene.turn("build glassworks_2", "build bazar", "build press_2", "build loom_2")
    assert scene.coins[1] == 4


def test_ruling_5_a_mausoleum_build_comes_after_the_coins() -> None:
    """Ruling 5: the Vineyard does not count the brown card that the neighbour takes from the pile in the same turn."""
    scene = at(
        city("giza_a", coins=0, hand="vineyard"),
        city("halikarnassos_a", "ore_vein foundry", stages=1),
        city("olympia_a"),
        age=2, discard=["clay_pit"],
    )  # fmt: skip
    scene.turn("build vineyard", f"stage {scene.hand(1)[0]}", "sell")
    assert scene.asks == "pick 1"
    assert scene.coins[0] == 2
    scene.play(1, "pick clay_pit")
    assert scene.coins[0] == 2


def test_ruling_6_own_coins_include_the_card_itself() -> None:
    """Ruling 6: the Lighthouse counts itself; the Haven can't."""
    scene = at(
        city("giza_a", "glassworks_1 caravansery", coins=0, hand="lighthouse"),
        city("rhodos_a", "forum stone_pit", coins=0, hand="haven"), city("olympia_a"), age=3,
    )  # fmt: skip
    scene.turn("build lighthouse", "build haven", "sell")
    assert scene.coins[:2] == [2, 1]
    assert [one.score.commerce for one in scene.view.cities[:2]] == [2, 1]


def test_ruling_7_arena_pays_for_finished_stages() -> None:
    """Ruling 7: three coins for each stage when it is built; its points follow the stages built later."""
    scene = at(
        city("giza_a", "dispensary lumber_yard sawmill", stages=1, coins=0, hand="arena", under=[None]),
        city("rhodos_a"), city("olympia_a"), age=3,
    )  # fmt: skip
    scene.turn("build arena", "sell", "sell")
    assert (scene.coins[0], scene.city(0).score.commerce) == (3, 1)
    scene.turn(f"stage {scene.hand(0)[0]}", "sell", "sell")
    assert (scene.coins[0], scene.city(0).score.commerce) == (3, 2)


def passed(age: int) -> tuple[list[list[str]], list[list[str]]]:
    """All hands before and after a turn in which everybody sells."""
    scene = at(city("giza_a"), city("rhodos_a"), city("olympia_a"), city("babylon_a"), age=age, turn=3)
    before = [scene.hand(seat)[1:] for seat in range(4)]
    scene.turn("sell", "sell", "sell", "sell")
    return before, [scene.hand(seat) for seat in range(4)]


def test_ruling_8_hands_go_left_right_left() -> None:
    """Ruling 8: ages I and III clockwise, to seat i + 1; age II the other way."""
    for age in (1, 3):
        before, after = passed(age)
        assert [after[(seat + 1) % 4] for seat in range(4)] == before
    before, after = passed(2)
    assert [after[(seat - 1) % 4] for seat in range(4)] == before


def test_ruling_8_nothing_is_passed_after_the_sixth_turn() -> None:
    """Ruling 8: the last cards go away and the next age is dealt."""
    scene = at(city("giza_a"), city("rhodos_a"), city("olympia_a"), turn=6)
    scene.turn("sell", "sell", "sell")
    assert not scene.kinds_told("passed")
    assert scene.asks == "card"
    assert (scene.view.age, scene.view.turn) == (2, 1)


def test_ruling_9_the_seventh_card_goes_to_the_pile_unseen() -> None:
    """Ruling 9: no coins for it, nobody else sees it, but it lies in the pile."""
    scene = at(city("giza_a", hand="altar baths"), city("rhodos_a"), city("olympia_a"), turn=6)
    coins = scene.coins
    scene.turn("sell baths", "sell", "sell")
    assert scene.coins == [n + 3 for n in coins]
    assert "altar" in scene.data["discard"]
    assert scene.view.discard == 6
    assert [event.card for event in scene.kinds_told("left")] == [None] * 3
    assert next(event.card for event in WONDERS.events(scene.state, 0) if event.kind == "left") == "altar"


def test_ruling_10_a_card_below_a_stage_is_no_structure() -> None:
    """Ruling 10: it counts for no colour and no chain, and never comes back."""
    scene = at(city("giza_a", "stone_pit", hand="baths"), city("rhodos_a"), city("olympia_a"))
    scene.turn("stage baths", "sell", "sell")
    assert scene.city(0).cards.blue == []
    assert scene.city(0).stages == [1, 0, 0]
    assert "baths" not in scene.data["discard"]
    later = at(
        city("giza_a", "lumber_yard", stages=1, under="baths", hand="aqueduct"),
        city("rhodos_a"),
        city("olympia_a"),
        age=2,
    )
    assert later.card(0, "aqueduct").mark == "closed"


def test_ruling_11_any_card_can_be_discarded_for_three_coins() -> None:
    """Ruling 11: an affordable one, one that can't be paid, a duplicate; the pile is face down."""
    scene = at(city("giza_a", "loom_1", hand="loom_2 laboratory walls"), city("rhodos_a"), city("olympia_a"), age=2)
    assert {f"sell {card}" for card in ("loom_2", "laboratory", "walls")} <= set(scene.moves(0, "sell"))
    scene.turn("sell loom_2", "sell", "sell")
    assert scene.coins[0] == 6
    assert [event.card for event in scene.kinds_told("sold")] == [None] * 3
    assert b'"discard":3' in msgspec.json.encode(scene.view)


def test_ruling_12_others_know_neither_stage_cards_nor_discards() -> None:
    """Ruling 12: events and views of the others never name them; the seat itself knows."""
    scene = at(city("giza_a", "stone_pit", hand="baths"), city("rhodos_a", hand="ore_vein"), city("olympia_a"))
    scene.turn("stage baths", "sell ore_vein", "sell")
    for viewer, kind, card in ((0, "stage", "baths"), (1, "sold", "ore_vein")):
        for other in (SPECTATOR, 0, 1, 2):
            seen = [
                event.card
                for event in WONDERS.events(scene.state, other)
                if event.kind == kind and event.seat == viewer
            ]
            assert seen == ([card] if other == viewer else [None])
