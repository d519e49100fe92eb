"""What must hold of the cards and boards, or the game refuses to start: totals, colours, chains both ways, stages."""

from __future__ import annotations

from collections import Counter

from sevenfold.games.wonders.data import (
    AGES,
    COLOURS,
    GOODS,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    RAW,
    RESOURCES,
    SYMBOLS,
    Card,
    Effect,
    Facts,
    Stage,
    Wonder,
)

RECORDS = 78
NAMES = 75
GUILDS = 10
IN_THE_BOX = {"brown": 22, "grey": 12, "blue": 27, "yellow": 28, "red": 25, "green": 24, "purple": 10}
CHAIN_LINKS = 26
STAGES_B = {"giza": 4, "babylon": 3, "olympia": 3, "rhodos": 2, "ephesos": 3, "alexandria": 3, "halikarnassos": 3}
_KINDS = {
    "brown": {"produce"},
    "grey": {"produce"},
    "blue": {"points"},
    "red": {"shields"},
    "green": {"science"},
    "yellow": {"produce", "discount", "coins", "per"},
    "purple": {"per", "science"},
}
_STAGE_KINDS = {
    "points", "coins", "shields", "science", "produce", "discount", "free_build", "seventh_card", "copy_guild",
    "from_discard",
}  # fmt: skip
_COUNTED = {*COLOURS, "wonder_stage", "defeat_token"}
_PLACES = {"own_city", "neighbours", "own_city_and_neighbours"}


class DataError(ValueError):
    """The files of cards and boards contradict themselves."""


def check(facts: Facts, wonders: list[Wonder]) -> None:
    """Raises `DataError` with the first thing that can't be."""
    cards = facts.card
    _require(len({c.id for c in cards}) == len(cards) == RECORDS, f"there must be {RECORDS} records with different ids")
    _require(len({c.name for c in cards}) == NAMES, f"there must be {NAMES} different structures")
    for card in cards:
        _check_card(card)
    _check_decks(facts)
    _check_chains(cards)
    _check_boards(wonders)


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise DataError(f"cards.toml or boards.toml: {what}")


def _check_card(card: Card) -> None:
    at = card.id
    _require(card.colour in COLOURS and 1 <= card.age <= AGES, f"{at}: no such colour or age")
    _require(set(card.cost) <= {*RESOURCES, "coins"}, f"{at}: an unknown cost")
    _require(all(n > 0 for n in card.cost.values()), f"{at}: a cost of nothing")
    _require("coins" not in card.cost or len(card.cost) == 1, f"{at}: coins and resources in one cost")
    _require(card.effect.kind in _KINDS[card.colour], f"{at}: a {card.colour} card can't have this effect")
    _require(card.is_guild != bool(card.marks), f"{at}: marks are for all cards but guilds")
    _require(
        card.marks == sorted(set(card.marks)) and all(LEAST_PLAYERS <= m <= MOST_PLAYERS for m in card.marks),
        f"{at}: marks rise from {LEAST_PLAYERS} to {MOST_PLAYERS}",
    )
    _check_effect(card.effect, at)
    if card.effect.kind == "produce":
        tradable = card.colour in ("brown", "grey")
        _require(card.effect.tradable == tradable, f"{at}: brown and grey are for sale, yellow is not (ruling 23)")


def _check_effect(effect: Effect, at: str) -> None:
    if effect.kind == "produce":
        made = set(effect.fixed) | set(effect.one_of)
        _require(bool(effect.fixed) != bool(effect.one_of), f"{at}: either fixed or one_of")
        _require(made <= set(RAW) or made <= set(GOODS), f"{at}: raw materials and goods in one producer")
        _require(len(effect.fixed) <= 1, f"{at}: a fixed producer makes one thing")
    elif effect.kind == "science":
        _require(effect.symbol in (*SYMBOLS, "any"), f"{at}: no such symbol")
    elif effect.kind == "per":
        _require(set(effect.count) <= _COUNTED and effect.where in _PLACES, f"{at}: counts something unknown")
        _require(effect.coins + effect.points > 0, f"{at}: counts for nothing")
    elif effect.kind == "discount":
        _require(effect.goods in ("raw_materials", "manufactured_goods"), f"{at}: a discount on something unknown")
        _require(effect.neighbours in ("left", "right", "both") and effect.price == 1, f"{at}: no such discount")
        _require(effect.goods == "raw_materials" or effect.neighbours == "both", f"{at}: no such discount")


def _check_decks(facts: Facts) -> None:
    for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1):
        guilds = players + facts.guilds_beyond_players
        for age in range(1, AGES + 1):
            size = sum(c.copies(players) for c in facts.card if c.age == age and not c.is_guild)
            size += guilds if age == AGES else 0
            right = facts.hand * players
            _require(size == right, f"age {age} for {players} players has {size} cards, not {right}")
    box = Counter[str]()
    for card in facts.card:
        box[card.colour] += card.copies(MOST_PLAYERS)
    _require(dict(box) == IN_THE_BOX, f"the box holds {dict(box)}")
    _require(sum(c.is_guild for c in facts.card) == GUILDS, f"there are {GUILDS} guilds")


def _check_chains(cards: list[Card]) -> None:
    by_id = {c.id: c for c in cards}
    links = 0
    for card in cards:
        for parent in card.free_with:
            links += 1
            _require(card.id in by_id[parent].unlocks, f"{parent} doesn't say that it unlocks {card.id}")
            _require(by_id[parent].age == card.age - 1, f"{parent} and {card.id} are not of neighbouring ages")
        for child in card.unlocks:
            _require(card.id in by_id[child].free_with, f"{child} doesn't say that {card.id} makes it free")
        _require(not card.free_with or "coins" not in card.cost, f"{card.id}: a chain to a card that costs coins")
    _require(links == CHAIN_LINKS, f"there are {links} chain links, not {CHAIN_LINKS}")


def _check_boards(wonders: list[Wonder]) -> None:
    _require({w.id for w in wonders} == set(STAGES_B), "the seven wonders are not those of the box")
    _require(sorted(w.produces for w in wonders) == sorted(RESOURCES), "each resource is the home of one wonder")
    for wonder in wonders:
        _require(len(wonder.a) == 3, f"{wonder.id}: side A has three stages")
        _require(len(wonder.b) == STAGES_B[wonder.id], f"{wonder.id}: side B has {STAGES_B[wonder.id]} stages")
        _require(_points(wonder.a[0]) == 3 and _points(wonder.a[2]) == 7, f"{wonder.id}: side A gives 3 and 7 points")
        for number, stage in enumerate(wonder.a + wonder.b):
            at = f"{wonder.id}, stage {number}"
            _require(bool(stage.cost) and set(stage.cost) <= set(RESOURCES), f"{at}: costs resources")
            for effect in stage.effects:
                _require(effect.kind in _STAGE_KINDS and not effect.tradable, f"{at}: an effect that stages don't have")
                _check_effect(effect, at)


def _points(stage: Stage) -> int:
    return sum(effect.amount for effect in stage.effects if effect.kind == "points")
