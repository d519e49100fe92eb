"""What may be built (rulings 13 to 19)."""

from __future__ import annotations

import pytest
from tests.rules.wonders.scene import at, city

from sevenfold.games.wonders.cards import CARDS, KIND_OF
from sevenfold.games.wonders.data import read_facts
from sevenfold.games.wonders.game import WONDERS


@pytest.mark.parametrize("name", ["loom", "glassworks", "press"])
def test_ruling_13_no_two_of_a_name(name: str) -> None:
    """Ruling 13: the structures of ages I and II with one name are the same; they can still be sold or put below a stage."""
    scene = at(city("giza_a", f"{name}_1 quarry", hand=f"{name}_2"), city("rhodos_a"), city("olympia_a"), age=2)
    assert scene.closed(0, f"build {name}_2") == "built-already"
    assert scene.card(0, f"{name}_2").mark == "closed"
    assert f"sell {name}_2" in scene.moves(0)
    assert f"stage {name}_2" in scene.moves(0)


def test_ruling_13_whatever_the_mark() -> None:
    """Ruling 13: two copies of one card are the same structure."""
    scene = at(*[city(f"{w}_a") for w in ("rhodos", "olympia", "babylon")], city("giza_a", "tavern", hand="tavern"),
               city("ephesos_a"))  # fmt: skip
    assert scene.closed(3, "build tavern") == "built-already"


def test_ruling_14_binds_the_free_build() -> None:
    """Ruling 14: Olympia's free build can't build a structure twice."""
    scene = at(city("olympia_a", "loom_1", stages=2, hand="loom_2"), city("rhodos_a"), city("giza_a"), age=2)
    assert scene.closed(0, "free loom_2") == "built-already"


def test_ruling_14_binds_the_mausoleum() -> None:
    """Ruling 14: nor can Halikarnassos; its own pile is shown with the reason."""
    scene = at(
        city("halikarnassos_a", "loom_1", stages=2), city("rhodos_a"), city("giza_a"), age=2, turn=3,
        discard=["loom_2", "walls"], asking={"what": "pick"},
    )  # fmt: skip
    assert scene.closed(0, "pick loom_2") == "built-already"
    assert scene.moves(0) == ["pick walls", "skip"]
    pile = {card.card: card.closed for card in scene.seen_by(0).pile}
    assert pile["walls"] is None
    assert pile["loom_2"] is not None


def test_ruling_14_binds_the_seventh_card() -> None:
    """Ruling 14: nor can Babylon's seventh card."""
    scene = at(
        city("babylon_b", "press_1", stages=2, hand="press_2"), city("rhodos_a"), city("giza_a"), age=2, turn=6,
        asking={"what": "seventh"},
    )  # fmt: skip
    assert scene.closed(0, "build press_2") == "built-already"


def test_ruling_14_binds_chains() -> None:
    """Ruling 14: a chain doesn't help either."""
    scene = at(*[city(f"{w}_a") for w in ("rhodos", "olympia", "babylon", "ephesos", "giza")],
               city("alexandria_a", "baths aqueduct", hand="aqueduct"), city("halikarnassos_a"), age=2, turn=4)  # fmt: skip
    assert scene.closed(5, "build aqueduct") == "built-already"


def test_ruling_15_chains_are_free_of_everything() -> None:
    """Ruling 15: neither resources nor coins nor trade; nobody may be paid."""
    scene = at(city("giza_a", "theater", coins=0, hand="statue"), city("rhodos_a"), city("olympia_a"), age=2)
    card = scene.card(0, "statue")
    assert (card.mark, card.by, card.coins) == ("free", "theater", 0)
    assert scene.splits(0, "build statue") == [(0, 0)]
    assert scene.closed(0, "build statue left=2") == "split"
    scene.turn("build statue", "sell", "sell")
    assert scene.coins[0] == 0
    assert scene.kinds_told("built")[0].other == "theater"


@pytest.mark.parametrize("parent", ["east_trading_post", "west_trading_post"])
def test_ruling_15_any_parent_suffices(parent: str) -> None:
    """Ruling 15: the Forum is free with either trading post."""
    scene = at(city("giza_a", parent, hand="forum"), city("rhodos_a"), city("olympia_a"), age=2)
    assert scene.card(0, "forum").by == parent


def test_ruling_15_the_parent_must_stand_in_the_own_city() -> None:
    """Ruling 15: a neighbour's doesn't count, nor one below a stage, and stages are never free."""
    scene = at(
        city("giza_a", "quarry", stages=1, under="theater", hand="statue"), city("rhodos_a"), city("babylon_a"), age=2,
    )  # fmt: skip
    assert scene.card(0, "statue").by is None
    neighbour = at(city("giza_a", hand="statue"), city("rhodos_a", "theater"), city("babylon_a"), age=2)
    assert neighbour.closed(0, "build statue") == "missing"


def test_ruling_16_chains_are_those_of_2010() -> None:
    """Ruling 16, section 8: Altar, Temple, Pantheon; Theater, Statue, Gardens; Baths, Aqueduct; nothing from the Pawnshop."""
    unlocks = {card.id: card.unlocks for card in CARDS}
    assert (unlocks["altar"], unlocks["temple"]) == (["temple"], ["pantheon"])
    assert (unlocks["theater"], unlocks["statue"]) == (["statue"], ["gardens"])
    assert (unlocks["baths"], unlocks["pawnshop"]) == (["aqueduct"], [])
    assert sum(len(card.free_with) for card in CARDS) == 26


def test_ruling_17_coins_go_to_the_bank() -> None:
    """Ruling 17: a brown card's coin goes to nobody."""
    scene = at(city("giza_a", coins=1, hand="sawmill"), city("rhodos_a"), city("olympia_a"), age=2)
    assert scene.card(0, "sawmill").coins == 1
    scene.turn("build sawmill", "sell", "sell")
    assert scene.coins == [0, 6, 6]
    poor = at(city("giza_a", coins=0, hand="sawmill"), city("rhodos_a"), city("olympia_a"), age=2)
    assert poor.why(0, "build sawmill").figures == {"needs": 1, "has": 0}


def test_ruling_17_a_free_build_waives_the_coin() -> None:
    """Ruling 17: so does Olympia's power."""
    scene = at(city("olympia_a", stages=2, coins=0, hand="sawmill"), city("rhodos_a"), city("giza_a"), age=2)
    scene.turn("free sawmill", "sell", "sell")
    assert scene.coins[0] == 0
    assert scene.city(0).cards.brown == ["sawmill"]


@pytest.mark.parametrize("players", range(3, 8))
def test_ruling_18_players_and_two_guilds(players: int) -> None:
    """Ruling 18: exactly so many of the ten, each equally likely, as ordinary cards of the deal."""
    seen: list[str] = []
    for seed in range(4):
        seats = [
            city(f"{w}_a") for w in ("giza", "rhodos", "olympia", "babylon", "ephesos", "alexandria", "halikarnassos")
        ]
        scene = at(*seats[:players], age=3, turn=1, asking={"what": "card"}).deal(seed)
        guilds = [c for seat in range(players) for c in scene.hand(seat) if CARDS[KIND_OF[c]].is_guild]
        assert len(guilds) == len(set(guilds)) == players + 2
        seen += guilds
    assert len(set(seen)) > players + 2 or players == 7


def test_ruling_18_the_chances_of_guilds_are_exact() -> None:
    """Ruling 18: the first card is each of the ten with 5/21/10, each other copy with 1/21."""
    s = WONDERS.position({"age": 3, "players": [{"wonder": f"{w}_a"} for w in ("giza", "rhodos", "olympia")]})
    chances = {WONDERS.write(s, -1, o.move): o.probability for o in WONDERS.outcomes(s)}
    assert chances["palace"] == pytest.approx(1 / 21)
    assert chances["workers_guild"] == pytest.approx(5 / 210)
    assert sum(chances.values()) == pytest.approx(1)
    assert sum(chance for card, chance in chances.items() if card.endswith("guild")) == pytest.approx(5 / 21)


@pytest.mark.parametrize("players", range(3, 8))
def test_ruling_19_decks_hold_seven_cards_for_each(players: int) -> None:
    """Ruling 19: cards whose mark is not above the number of players, 7n in each age."""
    for age in (1, 2):
        assert sum(card.copies(players) for card in CARDS if card.age == age) == 7 * players
    others = sum(card.copies(players) for card in CARDS if card.age == 3 and not card.is_guild)
    assert others + players + 2 == 7 * players
    assert read_facts().hand == 7
