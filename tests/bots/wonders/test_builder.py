"""What `builder` makes of single positions, each named by what it shows."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.wonders.deals import WONDERS, answer
from tests.rules.wonders.scene import Scene, at, city

LAST = {"age": 3, "turn": 6}
FAR = ("ephesos_a", "alexandria_a", "halikarnassos_a", "babylon_a")


def table(own: dict[str, Any], left: dict[str, Any], right: dict[str, Any], **more: Any) -> Scene:
    """A full table, so that most cards are there twice: the four cities between the neighbours are far away."""
    return at(own, left, *(city(board) for board in FAR), right, **more)


def says(scene: Scene, seat: int = 0) -> str:
    return WONDERS.write(scene.state, seat, answer(scene.state, seat, "builder"))


def test_takes_the_shields_that_turn_both_conflicts():
    """Two shields make eight points out of two defeats; the statue has four."""
    own = city("giza_a", "quarry foundry lumber_yard", hand="walls statue")
    assert says(table(own, city("olympia_a", "stockade"), city("rhodos_a", "barracks"), age=2, turn=6)) == "build walls"


def test_arms_no_further_where_both_conflicts_are_won():
    own = city("giza_a", "walls stables quarry foundry glassworks_1", hand="fortifications town_hall")
    assert says(table(own, city("olympia_a"), city("rhodos_a"), **LAST)) == "build town_hall"


def test_leaves_a_hopeless_conflict_alone():
    """Three shields against six and more win nothing."""
    own = city("giza_a", "quarry foundry glassworks_1", hand="fortifications town_hall")
    left, right = city("olympia_a", "walls stables archery_range"), city("rhodos_a", "walls stables archery_range")
    assert says(table(own, left, right, **LAST)) == "build town_hall"


def test_doesnt_pay_for_points_that_a_chain_gives_free():
    """The palace has a point more, but it would cost eight coins."""
    own = city("giza_a", "temple lumber_yard clay_pool", hand="pantheon palace", coins=12)
    left = city("rhodos_a", "glassworks_1 press_1 loom_1")
    scene = table(own, left, city("olympia_a"), **LAST)
    assert scene.moves(0, "build palace") == ["build palace left=8"]
    assert says(scene) == "build pantheon"


def test_pays_what_is_cheapest():
    own = city("giza_a", "east_trading_post", hand="stockade stockade")
    scene = table(own, city("rhodos_a", "lumber_yard"), city("olympia_a"), age=1, turn=6)
    assert scene.moves(0, "build stockade") == ["build stockade right=1", "build stockade left=2"]
    assert says(scene) == "build stockade right=1"


@pytest.mark.parametrize(("stronger", "move"), [("left", "right=2"), ("right", "left=2")])
def test_of_equal_prices_it_pays_the_one_to_the_weaker_neighbour(stronger, move):
    left = city("rhodos_a", "lumber_yard guard_tower", stages=int(stronger == "left"))
    right = city("olympia_a", "guard_tower", stages=int(stronger == "right"))
    scene = table(city("giza_a", hand="stockade stockade", coins=6), left, right, age=1, turn=6)
    assert says(scene) == f"build stockade {move}"


def test_completes_a_set_of_symbols():
    """The compass has one point and seven with the set; the pantheon has seven. Both are free."""
    own = city("giza_a", "workshop school temple", hand="academy pantheon")
    assert says(table(own, city("rhodos_a"), city("olympia_a"), **LAST)) == "build academy"


@pytest.mark.parametrize(("many", "few", "guild"), [("altar theater baths", "stockade", "magistrates_guild"),
                                                    ("stockade barracks guard_tower", "altar", "spies_guild")])  # fmt: skip
def test_takes_the_guild_that_these_neighbours_pay_for(many, few, guild):
    own = city("giza_a", "sawmill lumber_yard loom_1 brickyard clay_pool glassworks_1 "
               "walls circus arsenal", hand="magistrates_guild spies_guild")  # fmt: skip
    assert says(table(own, city("rhodos_a", many), city("olympia_a", many + " " + few), **LAST)) == f"build {guild}"


def test_takes_three_coins_where_no_card_brings_a_point():
    own = city("giza_a", "walls stables quarry foundry sawmill loom_1", hand="fortifications arsenal", stages=3)
    assert says(table(own, city("olympia_a"), city("rhodos_a"), **LAST)).startswith("sell")


def test_buries_what_the_next_seat_wants():
    """It can only build a stage, and the left neighbour, who gets the other two cards, can build one of the three."""
    own = city("giza_a", "stone_pit", hand="gardens pantheon town_hall", coins=0)
    left = city("rhodos_a", "quarry glassworks_1")
    scene = table(own, left, city("olympia_a"), age=3, turn=5)
    assert {move.split()[0] for move in scene.moves(0)} == {"stage", "sell"}
    assert says(scene) == "stage town_hall"


def test_takes_its_free_card_where_it_saves_most():
    own = city("olympia_a", "clay_pool brickyard", stages=2, hand="gardens palace")
    scene = table(own, city("giza_a"), city("rhodos_a"), **LAST)
    assert {"build gardens", "free palace"} <= set(scene.moves(0))
    assert says(scene) == "free palace"


def test_doesnt_spend_its_free_card_on_a_coin():
    own = city("olympia_a", stages=2, hand="sawmill sawmill quarry quarry brickyard brickyard")
    scene = table(own, city("giza_a"), city("rhodos_a"), age=2, turn=2)
    assert "free quarry" in scene.moves(0)
    assert says(scene).split()[0] == "build"


def test_plays_its_seventh_card_for_points():
    own = city("babylon_b", "sawmill lumber_yard loom_1 brickyard glassworks_1 clay_pool", stages=2, hand="gardens")
    far = [city(board) for board in ("ephesos_a", "alexandria_a")]
    scene = at(own, city("giza_a"), *far, city("rhodos_a"), **LAST, asking={"what": "seventh", "seats": [0]})
    assert says(scene) == "build gardens"


@pytest.mark.parametrize(
    ("cards", "pile", "picked"),
    [
        ("", "gardens palace arsenal haven", "palace"),
        ("apothecary workshop", "gardens town_hall university", "university"),
        ("lumber_yard clay_pool ore_vein sawmill brickyard foundry", "gardens haven", "haven"),
    ],
)
def test_picks_what_is_worth_most_to_its_own_city(cards, pile, picked):
    own = city("halikarnassos_a", "ore_vein foundry " * (not cards) + cards, stages=2)
    far = [city(board) for board in ("ephesos_a", "alexandria_a")]
    scene = at(own, city("giza_a", "walls stables"), *far, city("rhodos_a", "stables archery_range"), **LAST,
               asking={"what": "pick", "seats": [0]}, discard=pile.split())  # fmt: skip
    assert says(scene) == f"pick {picked}"


def test_builds_the_stage_that_copies_a_rich_guild():
    """Six blue cards next door are six points by the neighbour's guild; the gardens have five."""
    own = city("olympia_b", "foundry loom_1 brickyard", stages=2, hand="gardens senate")
    left = city("giza_a", "altar theater baths magistrates_guild walls")
    right = city("rhodos_a", "altar theater pawnshop walls")
    scene = table(own, left, right, **LAST)
    assert "build gardens" in scene.moves(0)
    assert says(scene).startswith("stage")
