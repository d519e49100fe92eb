"""Producing and paying (rulings 20 to 31, section 9a)."""

from __future__ import annotations

from tests.rules.wonders.scene import at, city

from sevenfold.games.wonders.ways import needed_units


def test_ruling_20_a_producer_works_once_and_gives_one_of_its_options() -> None:
    """Ruling 20: a wood/clay choice can't give both; two resources of one cost need two producers."""
    scene = at(city("giza_a", "tree_farm", hand="temple"), city("rhodos_a", "glassworks_1"), city("ephesos_a"),
               city("babylon_a"), city("olympia_a"), city("alexandria_a"), age=2)  # fmt: skip
    assert scene.closed(0, "build temple left=2") == "missing"
    both = at(city("giza_a", "tree_farm lumber_yard", hand="temple"), city("rhodos_a", "glassworks_1"), city("ephesos_a"),
              city("babylon_a"), city("olympia_a"), city("alexandria_a"), age=2)  # fmt: skip
    assert (2, 0) in both.splits(0, "build temple")


def test_ruling_20_greed_would_be_wrong() -> None:
    """Ruling 20: the wood/clay choice must give the clay here, although wood is asked for first."""
    scene = at(
        city("olympia_a", "tree_farm glassworks_1", hand="temple"), city("rhodos_a"), *[city(f"{w}_a") for w in
        ("giza", "ephesos", "alexandria", "halikarnassos")], age=2,
    )  # fmt: skip
    assert scene.splits(0, "build temple") == [(0, 0)]


def test_ruling_21_equal_choice_producers_are_a_multiset() -> None:
    """Ruling 21: Caravansery and Alexandria's stage give two raw materials of choice."""
    scene = at(
        city("alexandria_b", "caravansery", stages=1, hand="archery_range"), city("giza_a"), city("babylon_a"), age=2
    )
    assert scene.city(0).production.kept == ["wood/stone/clay/ore"] * 2
    assert scene.closed(0, "build archery_range") == "missing"
    two = at(
        city("alexandria_b", "caravansery ore_vein", stages=1, hand="archery_range"),
        city("giza_a"),
        city("babylon_a"),
        age=2,
    )
    assert two.splits(0, "build archery_range") == [(0, 0)]


def test_ruling_22_double_browns_give_and_sell_two() -> None:
    """Ruling 22: the Sawmill gives two wood to its owner and sells two to each neighbour."""
    scene = at(city("giza_a", "sawmill", hand="caravansery"), city("rhodos_a"), city("babylon_a"), age=2)
    assert scene.splits(0, "build caravansery") == [(0, 0)]
    buyer = at(city("giza_a", coins=4, hand="caravansery"), city("rhodos_a", "sawmill"), city("babylon_a"), age=2)
    assert buyer.splits(0, "build caravansery") == [(4, 0)]
    other = at(city("giza_a"), city("rhodos_a", "sawmill"), city("babylon_a", coins=4, hand="caravansery"), age=2)
    assert other.splits(2, "build caravansery") == [(0, 4)]


def test_ruling_23_what_is_for_sale() -> None:
    """Ruling 23: home resource, brown and grey; neither Forum and Caravansery nor stages."""
    scene = at(
        city("alexandria_b", "lumber_yard press_1 forum caravansery", stages=2),
        city("rhodos_a"),
        city("babylon_a"),
        age=2,
    )
    made = scene.city(0).production
    assert made.sold == ["glass", "wood", "papyrus"]
    assert sorted(made.kept) == ["glass/papyrus/textile"] * 2 + ["wood/stone/clay/ore"] * 2


def test_ruling_23_a_neighbour_can_not_buy_what_is_kept() -> None:
    """Ruling 23: the left neighbour's Forum is of no use to the buyer."""
    scene = at(city("giza_a", hand="school", coins=9), city("olympia_a", "forum"), city("babylon_a"), age=2)
    assert scene.why(0, "build school left=4").figures == {"resource": "papyrus", "count": 1, "more": 0}


def test_ruling_24_choice_browns_are_for_sale_one_option_at_a_time() -> None:
    """Ruling 24: the neighbour's ore/clay choice gives either, not both, to one buyer."""
    scene = at(
        city("giza_a", "lumber_yard", hand="stables", coins=9),
        city("olympia_a", "clay_pit"),
        city("alexandria_a"),
        age=2,
    )
    assert scene.closed(0, "build stables left=4") == "missing"
    with_ore = at(
        city("giza_a", "lumber_yard", hand="stables", coins=9), city("olympia_a", "clay_pit"), city("rhodos_a"), age=2
    )
    assert with_ore.splits(0, "build stables") == [(2, 2)]


def test_ruling_25_nothing_is_used_up() -> None:
    """Ruling 25: owner and both neighbours use the same unit in one turn, the buyers even different options of a choice."""
    scene = at(
        city("alexandria_a", "clay_pit", hand="barracks"), city("giza_a", hand="guard_tower"), city("olympia_a"),
        city("ephesos_a"), city("halikarnassos_a", hand="barracks"),
    )  # fmt: skip
    scene.turn("build barracks", "build guard_tower right=2", "sell", "sell", "build barracks left=2")
    assert [one.shields for one in scene.view.cities] == [1, 1, 0, 0, 1]
    assert scene.coins[0] == 3 + 4


def test_ruling_26_one_buyer_can_not_buy_a_unit_twice() -> None:
    """Ruling 26: two clay need two producers of clay."""
    scene = at(city("giza_a", hand="forum", coins=9), city("babylon_a"), city("olympia_a"), age=2)
    assert scene.closed(0, "build forum left=4") == "missing"
    both = at(city("giza_a", hand="forum", coins=9), city("babylon_a"), city("olympia_a", "clay_pool"), age=2)
    assert both.splits(0, "build forum") == [(2, 2)]


def test_ruling_27_prices_and_discounts() -> None:
    """Ruling 27: 2 a unit; East Trading Post: right, West: left, Marketplace: goods on both sides."""
    scene = at(
        city("giza_a", "east_trading_post"), city("babylon_a", "west_trading_post"), city("olympia_a", "marketplace")
    )
    assert [(p.left, p.right, p.goods) for p in (one.prices for one in scene.view.cities)] == [
        (2, 1, 2),
        (1, 2, 2),
        (2, 2, 1),
    ]


def test_ruling_27_discounts_do_not_add_up() -> None:
    """Ruling 27: Olympia B and a trading post are still 1, and goods are not raw materials."""
    scene = at(
        city("olympia_b", "east_trading_post", stages=1, hand="barracks apothecary"), city("giza_a"), city("rhodos_a")
    )
    prices = scene.city(0).prices
    assert (prices.left, prices.right, prices.goods) == (1, 1, 2)
    assert scene.splits(0, "build barracks") == [(0, 1)]


def test_ruling_28_every_split_is_offered_not_only_the_cheapest() -> None:
    """Ruling 28: both sell clay; the dearer left neighbour may be chosen although the right one is cheaper."""
    scene = at(
        city("giza_a", "east_trading_post", hand="guard_tower"), city("babylon_a"), city("olympia_a", "clay_pool")
    )
    assert scene.splits(0, "build guard_tower") == [(0, 1), (2, 0)]
    scene.turn("build guard_tower left=2", "sell", "sell")
    assert scene.coins == [1, 8, 6]


def test_ruling_28_payment_is_per_seller() -> None:
    """Ruling 28: two coins to each side are another payment than four to one."""
    scene = at(
        city("giza_a", hand="caravansery", coins=4),
        city("rhodos_a", "sawmill"),
        city("olympia_a", "lumber_yard"),
        age=2,
    )
    assert scene.splits(0, "build caravansery") == [(0, 4), (2, 2), (4, 0)]


def test_ruling_29_nothing_superfluous_is_bought() -> None:
    """Ruling 29: who can cover the cost alone pays nobody."""
    scene = at(city("giza_a", hand="baths", coins=9), city("rhodos_a", "stone_pit"), city("olympia_a"))
    assert scene.splits(0, "build baths") == [(0, 0)]
    assert scene.why(0, "build baths left=2").code == "7wonders-split"


def test_ruling_29_which_own_option_is_used_is_free() -> None:
    """Ruling 29: the own wood/clay choice covers one, and the other is bought: wood left or clay right."""
    scene = at(
        *[city(f"{w}_a") for w in ("giza", "ephesos", "rhodos")],
        city("halikarnassos_a", "tree_farm ore_vein", hand="stables"), city("olympia_a"), city("babylon_a"), age=2,
    )  # fmt: skip
    assert scene.splits(3, "build stables") == [(2, 0)]
    order = at(
        city("halikarnassos_a", "tree_farm ore_vein", hand="stables"), city("olympia_a"), city("rhodos_a"),
        city("giza_a"), city("ephesos_a"), city("babylon_a"), age=2,
    )  # fmt: skip
    assert order.splits(0, "build stables") == [(0, 2), (2, 0)]


def test_section_9a_a_dearer_seller_but_no_superfluous_unit() -> None:
    """Section 9a; ruling 29: splits are those of purchases in which no unit can be left out, others are refused with figures."""
    scene = at(
        city("giza_a", "east_trading_post", hand="guard_tower", coins=9),
        city("babylon_a"),
        city("olympia_a", "clay_pool"),
    )
    refusal = scene.why(0, "build guard_tower left=2 right=1")
    assert (refusal.code, refusal.figures) == ("7wonders-split", {"left": 2, "right": 1})


def test_ruling_30_sellers_are_not_asked() -> None:
    """Ruling 30: the seller is paid and has nothing to decide."""
    scene = at(city("giza_a", hand="barracks"), city("rhodos_a"), city("olympia_a"))
    scene.turn("build barracks left=2", "sell", "sell")
    paid = scene.kinds_told("paid")
    assert [(event.seat, event.by, event.amount) for event in paid] == [(1, 0, 2)]
    assert scene.asks == "choose 0 1 2"


def test_ruling_31_only_direct_neighbours_sell() -> None:
    """Ruling 31: the seat across the table doesn't; with three, left and right stay different."""
    scene = at(city("giza_a", hand="barracks"), city("ephesos_a"), city("rhodos_a"), city("olympia_a"))
    assert scene.closed(0, "build barracks left=2") == "missing"
    three = at(city("giza_a", hand="barracks"), city("ephesos_a"), city("rhodos_a"))
    assert three.splits(0, "build barracks") == [(0, 2)]


def test_the_payment_window_has_every_way() -> None:
    """Rulings 28, 29: each way names a source for every unit, and its coins."""
    scene = at(
        city("giza_a", "lumber_yard", hand="caravansery", coins=4),
        city("rhodos_a", "sawmill"),
        city("olympia_a"),
        age=2,
    )
    offer = scene.card(0, "caravansery").build
    assert (offer.needs, offer.left, offer.right) == (["wood", "wood"], [2, 2], [2, 2])
    assert [(way.left, way.right, way.coins, way.sources, way.pays) for way in offer.ways] == [
        (0, 2, 2, "or", " right=2"), (2, 0, 2, "ol", " left=2"),
    ]  # fmt: skip
    assert [f"build caravansery{way.pays}" for way in offer.ways] == scene.moves(0, "build caravansery")


def test_only_ways_that_can_be_paid_are_offered() -> None:
    """Rulings 1, 28: a dearer split that the own coins don't reach is closed with its price."""
    scene = at(
        city("giza_a", "east_trading_post", hand="guard_tower", coins=1),
        city("babylon_a"),
        city("olympia_a", "clay_pool"),
    )
    assert scene.splits(0, "build guard_tower") == [(0, 1)]
    assert scene.why(0, "build guard_tower left=2").figures == {"needs": 2, "has": 1}
    card = scene.card(0, "guard_tower")
    assert (card.mark, card.coins, len(card.build.ways)) == ("affordable", 1, 1)


def test_what_is_missing_is_said_with_its_number() -> None:
    """Ruling 20: all that nobody can give, not only the first."""
    scene = at(city("giza_a", hand="palace", coins=9), city("rhodos_a"), city("babylon_a"), age=3)
    assert scene.why(0, "build palace").figures == {"resource": "wood", "count": 1, "more": 3}
    assert scene.card(0, "palace").build.missing == {"wood": 1, "glass": 1, "papyrus": 1, "textile": 1}
    assert needed_units(0) == []
