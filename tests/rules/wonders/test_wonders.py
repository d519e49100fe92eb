"""Stages and their powers (rulings 32 to 45)."""

from __future__ import annotations

import pytest
from tests.rules.wonders.scene import Scene, at, city

from sevenfold.games.wonders.boards import BOARD_IDS, STAGES_OF
from sevenfold.games.wonders.game import WONDERS


def test_ruling_32_stages_in_order_one_for_a_card() -> None:
    """Ruling 32: the next stage only, at its printed cost, bought from neighbours where needed."""
    scene = at(city("giza_a", "stone_pit", coins=6), city("olympia_a", "sawmill"), city("rhodos_a"), age=2)
    scene.turn(f"stage {scene.hand(0)[0]}", "sell", "sell")
    assert scene.city(0).stages == [2, 0, 0]
    offer = scene.seen_by(0).stage
    assert offer is not None
    assert (offer.number, offer.cost, [way.sources for way in offer.offer.ways]) == (2, {"wood": 3}, ["lll"])
    scene.turn(f"stage {scene.hand(0)[0]} left=6", "sell", "sell")
    assert scene.city(0).score.wonder == 8


def test_ruling_32_boards_have_two_three_or_four_stages() -> None:
    """Ruling 32: Rhodes B two, Giza B four; when all are built the reason says so."""
    counts = {board: len(stages) for board, stages in zip(BOARD_IDS, STAGES_OF, strict=True)}
    assert (counts["rhodos_b"], counts["giza_b"]) == (2, 4)
    assert sorted(set(counts.values())) == [2, 3, 4]
    scene = at(city("rhodos_b", stages=2), city("giza_a"), city("olympia_a"))
    assert scene.why(0, f"stage {scene.hand(0)[0]}").figures == {"stages": 2}
    stage = scene.seen_by(0).stage
    assert stage is not None
    assert stage.number is None


def mausoleum(*, turn: int = 3, discard: list[str] | None = None, side: str = "a", stages: int = 1) -> Scene:
    """Seat 1 is Halikarnassos A and can build its second stage."""
    return at(
        city("giza_a"), city(f"halikarnassos_{side}", "ore_vein foundry", stages=stages), city("olympia_a"), age=2, turn=turn, discard=discard or [],
    )  # fmt: skip


def test_ruling_33_takes_what_was_discarded_in_the_same_turn() -> None:
    """Ruling 33: at the end of the turn, after all other actions, free of all cost."""
    scene = mausoleum()
    sold = scene.hand(0)[0]
    scene.turn(f"sell {sold}", f"stage {scene.hand(1)[0]}", "sell")
    assert scene.asks == "pick 1"
    assert f"pick {sold}" in scene.moves(1)
    coins = scene.coins[1]
    scene.play(1, f"pick {sold}")
    assert scene.coins[1] == coins
    assert sold in [c for colour in ("blue", "red", "brown") for c in getattr(scene.city(1).cards, colour)]


def test_ruling_33_effects_fire_normally() -> None:
    """Ruling 33, section 9b: coins of a picked card count the tables after the whole turn."""
    scene = mausoleum(discard=["vineyard"])
    scene.turn("sell", f"stage {scene.hand(1)[0]}", "sell")
    before = scene.coins[1]
    scene.play(1, "pick vineyard")
    assert scene.coins[1] == before + 2


def test_ruling_33_comes_before_the_conflicts() -> None:
    """Ruling 33: a red card from the pile fights in the same age, and the last cards are in the pile."""
    scene = mausoleum(turn=6, discard=["walls"])
    scene.turn("sell", f"stage {scene.hand(1)[0]}", "sell")
    assert scene.asks == "pick 1"
    assert scene.view.discard == 1 + 2 + 3
    scene.play(1, "pick walls")
    assert scene.city(1).victories == [3, 3]


def test_ruling_33_side_b_has_it_three_times() -> None:
    """Ruling 33: each stage of Halikarnassos B lets its seat pick."""
    assert [
        sum(e.kind == "from_discard" for e in stage.effects) for stage in STAGES_OF[BOARD_IDS.index("halikarnassos_b")]
    ] == [1, 1, 1]
    cards = "foundry brickyard loom_1 glassworks_1 press_1"
    scene = at(
        city("giza_a"),
        city("halikarnassos_b", cards),
        city("olympia_a", "clay_pool"),
        age=3,
        turn=2,
        discard=["walls", "temple"],
    )
    for number, taken in enumerate(("walls", "temple")):
        pays = " left=2" if number else ""
        scene.turn("sell", f"stage {scene.hand(1)[0]}{pays}", "sell")
        scene.play(1, f"pick {taken}")
    scene.turn("sell", f"stage {scene.hand(1)[0]}", "sell")
    assert scene.asks == "pick 1"
    scene.play(1, "skip")
    assert scene.data["looks"] == [
        {"age": 3, "turn": 2, "card": "walls"}, {"age": 3, "turn": 3, "card": "temple"},
        {"age": 3, "turn": 4, "card": None},
    ]  # fmt: skip


def test_ruling_34_an_empty_pile_loses_the_power() -> None:
    """Ruling 34; section 9b: the seat is not asked, the game goes on, the power is not stored."""
    scene = at(city("giza_a", "stone_pit"), city("halikarnassos_a", "ore_vein foundry", stages=1),
               city("olympia_a", "sawmill"), age=2)  # fmt: skip
    scene.turn(f"stage {scene.hand(0)[0]}", f"stage {scene.hand(1)[0]}", f"stage {scene.hand(2)[0]}")
    assert scene.asks == "choose 0 1 2"
    assert scene.kinds_told("nothing")[0].seat == 1
    scene.turn("sell", "sell", "sell")
    assert scene.asks == "choose 0 1 2"


def test_ruling_34_only_duplicates_lose_it_as_well() -> None:
    """Ruling 34: a pile of what already stands in the city is like an empty one."""
    scene = at(city("giza_a", "stone_pit"), city("halikarnassos_a", "ore_vein foundry press_1", stages=1),
               city("olympia_a", "sawmill"), age=2, discard=["press_2"])  # fmt: skip
    scene.turn(f"stage {scene.hand(0)[0]}", f"stage {scene.hand(1)[0]}", f"stage {scene.hand(2)[0]}")
    assert scene.asks == "choose 0 1 2"


def test_section_9b_halikarnassos_may_decline() -> None:
    """Section 9b; ruling 33: `skip` leaves the pile as it is."""
    scene = mausoleum(discard=["walls"])
    scene.turn("sell", f"stage {scene.hand(1)[0]}", "sell")
    assert scene.moves(1)[-1] == "skip"
    scene.play(1, "skip")
    assert "walls" in scene.data["discard"]
    assert scene.asks == "choose 0 1 2"


def babylon(hand: str = "", **more: object) -> Scene:
    """Seat 0 is Babylon B about to build its second stage with the sixth card."""
    return at(
        city("babylon_b", "sawmill glassworks_1", hand=hand, **more),
        city("giza_a"),
        city("halikarnassos_a", "foundry"),
        age=2,
        turn=6,
    )


def test_ruling_35_from_the_age_in_which_it_is_built() -> None:
    """Ruling 35: even when the stage is built with the sixth card."""
    scene = babylon("walls temple", stages=1)
    scene.turn("stage walls", "sell", "sell")
    assert scene.asks == "seventh 0"
    assert scene.moves(0) == ["build temple", "sell temple"]
    scene.play(0, "sell temple")
    assert (scene.view.age, scene.asks) == (3, "card")


def test_ruling_35_without_the_stage_there_is_no_seventh_card() -> None:
    """Ruling 35: one stage is not enough, nor is side A."""
    scene = babylon("walls temple", stages=1)
    scene.turn("sell walls", "sell", "sell")
    assert scene.asks == "card"
    side_a = at(city("babylon_a", stages=3), city("giza_a"), city("rhodos_a"), age=2, turn=6)
    side_a.turn("sell", "sell", "sell")
    assert side_a.asks == "card"


def test_ruling_36_a_turn_of_its_own_after_the_sixth() -> None:
    """Ruling 36: resources work again, the sixth turn's coins are there, sellers are paid."""
    scene = at(
        city("babylon_b", "glassworks_1", stages=2, coins=0, hand="walls caravansery"), city("olympia_a", "lumber_yard"),
        city("giza_a"), age=2, turn=6,
    )  # fmt: skip
    assert scene.closed(0, "build caravansery left=4") == "coins"
    scene.turn("sell walls", "sell", "sell")
    assert scene.coins[0] == 3
    assert scene.closed(0, "build caravansery left=4") == "coins"
    rich = at(
        city("babylon_b", "glassworks_1", stages=2, coins=2, hand="walls caravansery"), city("olympia_a", "lumber_yard"),
        city("giza_a"), age=2, turn=6,
    )  # fmt: skip
    rich.turn("sell walls", "sell", "sell")
    paid = rich.coins[1]
    rich.play(0, "build caravansery left=4")
    assert (rich.coins[0], rich.coins[1]) == (1, paid + 4)


def test_ruling_37_order_at_the_end_of_an_age() -> None:
    """Ruling 37: sixth turn, Babylon, last cards, Halikarnassos, conflicts; section 9b: it may take what Babylon has sold."""
    scene = at(
        city("babylon_b", stages=2, hand="walls temple"), city("giza_a"),
        city("halikarnassos_a", "ore_vein foundry", stages=1), age=2, turn=6,
    )  # fmt: skip
    scene.turn("sell walls", "sell", f"stage {scene.hand(2)[0]}")
    assert (scene.asks, scene.view.discard) == ("seventh 0", 2)
    assert scene.data["pick_due"] is True
    scene.play(0, "sell temple")
    assert (scene.asks, scene.view.discard) == ("pick 2", 5)
    assert {"pick walls", "pick temple"} <= set(scene.moves(2))
    assert not scene.kinds_told("tie")
    scene.play(2, "pick walls")
    kinds = [event.kind for event in scene.told]
    assert kinds.index("picked") < kinds.index("victory")
    assert scene.city(2).victories == [3, 3]


def test_section_9d_the_seventh_card_must_be_used() -> None:
    """Section 9d; ruling 35: build, stage or sell, nothing else."""
    scene = at(city("babylon_b", stages=2, hand="temple"), city("giza_a"), city("rhodos_a"), age=2, turn=6,
               asking={"what": "seventh"})  # fmt: skip
    assert all(move.split()[0] in ("build", "stage", "sell") for move in scene.moves(0))
    assert scene.closed(0, "skip") == "other-question"
    assert scene.asks == "seventh 0"


def test_ruling_35_the_seventh_card_may_build_stage_3() -> None:
    """Ruling 35: at cost, for the third stage."""
    scene = at(city("babylon_b", "brickyard press_1", stages=2, hand="temple"), city("giza_a"), city("rhodos_a"), age=2,
               turn=6, asking={"what": "seventh"})  # fmt: skip
    scene.play(0, "stage temple")
    assert scene.city(0).stages == [-1, -1, 2]
    assert scene.city(0).symbols[3] == 1


def test_ruling_38_wildcards_are_chosen_at_the_end_and_are_not_green() -> None:
    """Ruling 38: a wildcard fits whatever comes; Philosophers doesn't count it."""
    scene = at(city("babylon_a", "apothecary", stages=2), city("giza_a", "philosophers_guild"), city("rhodos_a"), age=3)
    assert scene.city(0).score.science == 4
    assert scene.city(1).score.guilds == 1
    later = at(city("babylon_a", "apothecary workshop", stages=2), city("giza_a"), city("rhodos_a"), age=3)
    assert later.city(0).score.science == 3 + 7


def test_ruling_39_up_to_three_wildcards_are_maximised_jointly() -> None:
    """Ruling 39: Olympia B copies Scientists and has its own."""
    scene = at(city("olympia_b", "scientists_guild apothecary dispensary",
                    stages=3), city("giza_a"), city("rhodos_a"), age=3)  # fmt: skip
    assert scene.city(0).score.science == max(3 * 3, 1 + 4 + 0, 4 + 1)
    babylon_b = at(city("babylon_b", "scientists_guild apothecary dispensary workshop", stages=3), city("giza_a"),
                   city("rhodos_a"), age=3)  # fmt: skip
    assert babylon_b.city(0).symbols == [2, 1, 0, 2]
    assert babylon_b.city(0).score.science == max(16 + 1, 4 + 4 + 1 + 7, 9 + 1 + 1 + 7)


def olympia(stages: int = 2, cards: str = "", hand: str = "palace", **more: object) -> Scene:
    """Seat 0 is Olympia A with its second stage."""
    return at(
        city("olympia_a", cards, stages=stages, hand=hand, coins=0), city("giza_a"), city("rhodos_a"), age=3, **more
    )


def test_ruling_40_one_card_in_each_age_without_its_cost() -> None:
    """Ruling 40: the whole cost is ignored; once in an age, then refused with the reason."""
    scene = olympia(hand="palace arena")
    assert scene.city(0).free_build == "open"
    assert scene.card(0, "palace").free_build is True
    scene.turn("free palace", "sell", "sell")
    assert (scene.city(0).free_build, scene.city(0).cards.blue, scene.coins[0]) == ("used", ["palace"], 0)
    assert scene.closed(0, f"free {scene.hand(0)[0]}") == "free-used"


def test_ruling_40_not_for_stages_and_not_before_the_stage() -> None:
    """Ruling 40: there is no free stage; with one stage, or on another board, there is no free build."""
    assert olympia(stages=1).closed(0, "free palace") == "no-free-build"
    other = at(city("giza_a", stages=3, hand="palace"), city("olympia_b", stages=3), city("rhodos_a"), age=3)
    assert other.closed(0, "free palace") == "no-free-build"
    assert other.card(0, "palace").free_build is None
    assert not list(olympia().moves(0, "stage"))


def test_ruling_40_refreshed_in_each_age_not_cumulative() -> None:
    """Ruling 40: unused power is lost at the end of the age, the next age has one again."""
    scene = at(city("olympia_a", stages=2, hand="walls temple"), city("giza_a"), city("rhodos_a"), age=2, turn=6)
    scene.turn("free walls", "sell", "sell")
    scene.deal()
    assert scene.view.age == 3
    assert scene.city(0).free_build == "open"


def test_ruling_40_from_the_turn_after_the_stage() -> None:
    """Ruling 40: in the turn in which the stage is built it isn't there yet."""
    scene = at(city("olympia_a", "quarry", stages=1, hand="walls temple"), city("giza_a"), city("rhodos_a"), age=2)
    assert scene.closed(0, "free temple") == "no-free-build"
    scene.turn("stage walls", "sell", "sell")
    assert scene.city(0).free_build == "open"
    assert scene.moves(0, "free")


def test_ruling_40_also_when_the_seat_could_pay() -> None:
    """Ruling 40: offered beside paying neighbours; section 9c: not where nothing would have to be paid."""
    scene = at(
        city("olympia_a", "lumber_yard", stages=2, hand="walls caravansery"),
        city("giza_a", "quarry"),
        city("rhodos_a"),
        age=2,
    )
    assert {"free walls", "build walls left=6"} & set(scene.moves(0)) == {"free walls"}
    rich = at(city("olympia_a", stages=2, hand="walls", coins=9), city("giza_a", "quarry"), city("rhodos_a"), age=2)
    assert {"free walls", "build walls left=6"} <= set(rich.moves(0))
    assert scene.closed(0, "free caravansery") == "free-needless"


@pytest.mark.parametrize(("card", "cards"), [("statue", "theater"), ("caravansery", "lumber_yard"), ("vineyard", "")])
def test_section_9c_free_only_where_something_would_be_paid(card: str, cards: str) -> None:
    """Section 9c; ruling 40: by a chain, from own production, or without a cost: then `build` is the move."""
    scene = at(city("olympia_a", cards, stages=2, hand=card), city("giza_a"), city("rhodos_a"), age=2)
    assert scene.closed(0, f"free {card}") == "free-needless"
    assert scene.moves(0, f"build {card}")


def test_section_9c_a_coin_for_the_bank_is_something() -> None:
    """Section 9c; ruling 17: the coin of a brown card can be saved."""
    scene = at(city("olympia_a", stages=2, hand="sawmill"), city("giza_a"), city("rhodos_a"), age=2)
    assert {"free sawmill", "build sawmill"} <= set(scene.moves(0))


def test_ruling_41_olympia_b_makes_raw_materials_cheaper_on_both_sides() -> None:
    """Ruling 41: not goods."""
    prices = at(city("olympia_b", stages=1), city("giza_a"), city("rhodos_a")).city(0).prices
    assert (prices.left, prices.right, prices.goods) == (1, 1, 2)


def copying(own: str, left: str, right: str = "") -> int:
    """Points for guilds of Olympia B with all stages."""
    return (
        at(city("olympia_b", own, stages=3), city("giza_a", left), city("rhodos_a", right), age=3).city(0).score.guilds
    )


def test_ruling_42_copies_one_guild_as_if_it_stood_here() -> None:
    """Ruling 42: own neighbours are counted; without a neighbour's guild nothing; scored once."""
    assert copying("", "workers_guild stone_pit quarry", "ore_vein") == 3
    assert copying("", "stone_pit quarry", "ore_vein") == 0
    assert copying("", "workers_guild stone_pit", "magistrates_guild altar theater temple") == 3
    two_stages = at(city("olympia_b", stages=2), city("giza_a", "workers_guild stone_pit"), city("rhodos_a"), age=3)
    assert two_stages.city(0).score.guilds == 0


def test_ruling_42_the_copy_is_no_card() -> None:
    """Ruling 42: it adds nothing for others, and nothing to the own Shipowners."""
    scene = at(
        city("olympia_b", "shipowners_guild", stages=3),
        city("giza_a", "workers_guild stone_pit quarry"),
        city("rhodos_a"),
        age=3,
    )
    assert scene.city(0).score.guilds == 1 + 2
    assert scene.city(0).cards.purple == ["shipowners_guild"]


def test_ruling_43_copying_shipowners_builders_strategists() -> None:
    """Ruling 43: Shipowners counts the copier's cards, Builders and Strategists the copier's neighbours."""
    assert copying("stone_pit press_1 traders_guild", "shipowners_guild") == 3
    scene = at(
        city("olympia_b", stages=3), city("giza_a", "builders_guild", stages=2), city("rhodos_a", stages=1), age=3
    )
    assert scene.city(0).score.guilds == 6
    defeats = at(
        city("olympia_b", stages=3), city("giza_a", "strategists_guild", defeats=2), city("rhodos_a", defeats=3),
        city("babylon_a", defeats=4), age=3,
    )  # fmt: skip
    assert defeats.city(0).score.guilds == 2 + 4


def test_ruling_43_copying_scientists_is_weighed_inside_the_science() -> None:
    """Ruling 43: it is worth what the best assignment makes of it: here the third symbol of a set, or less than another guild."""
    symbols = "apothecary workshop"
    scene = at(
        city("olympia_b", symbols, stages=3),
        city("giza_a", "scientists_guild workers_guild stone_pit"),
        city("rhodos_a"),
        age=3,
    )
    assert (scene.city(0).score.science, scene.city(0).score.guilds) == (10, 0)
    other = at(
        city("olympia_b", stages=3),
        city("giza_a", "scientists_guild workers_guild stone_pit quarry"),
        city("rhodos_a"),
        age=3,
    )
    assert (other.city(0).score.science, other.city(0).score.guilds) == (0, 2)


def test_ruling_44_coins_of_stages_are_paid_once() -> None:
    """Ruling 44: Ephesus and Rhodes B, at once."""
    scene = at(
        city("ephesos_a", "sawmill", stages=1, coins=0),
        city("rhodos_b", "quarry stone_pit", coins=0),
        city("giza_a"),
        age=2,
    )
    scene.turn(f"stage {scene.hand(0)[0]}", f"stage {scene.hand(1)[0]}", "sell")
    assert scene.coins[:2] == [9, 3]
    scene.turn("sell", "sell", "sell")
    assert scene.coins[:2] == [12, 6]


def test_ruling_45_production_of_wonders_is_no_card() -> None:
    """Ruling 45: Vineyard, Haven, Workers and Craftsmens ignore board and stages."""
    scene = at(
        city("alexandria_b", "haven workers_guild craftsmens_guild", stages=2, coins=0),
        city("rhodos_a"), city("ephesos_a"), age=3,
    )  # fmt: skip
    assert (scene.city(0).score.commerce, scene.city(0).score.guilds) == (0, 0)
    vineyard = at(city("alexandria_b", stages=2, coins=0, hand="vineyard"), city("rhodos_a"), city("giza_a"), age=2)
    vineyard.turn("build vineyard", "sell", "sell")
    assert vineyard.coins[0] == 0


def test_every_power_is_told_to_nobody_but_its_seat() -> None:
    """Rulings 12, 33: only Halikarnassos is shown the pile."""
    scene = mausoleum(discard=["walls"])
    scene.turn("sell", f"stage {scene.hand(1)[0]}", "sell")
    assert [len(scene.seen_by(viewer).pile) for viewer in (-1, 0, 2)] == [0, 0, 0]
    assert scene.seen_by(1).pile
    assert WONDERS.actors(scene.state) == (1,)
