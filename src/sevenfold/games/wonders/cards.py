"""The structures of 7 Wonders as tables for the rules. A card is known by its kind: its place in `cards.toml`."""

from __future__ import annotations

from sevenfold.games.kit.record import table
from sevenfold.games.wonders.data import (
    AGES,
    COLOURS,
    GOODS,
    MOST_PLAYERS,
    RAW,
    SYMBOLS,
    Card,
    Effect,
    read_facts,
    read_wonders,
)
from sevenfold.games.wonders.data_checks import check

FACTS = read_facts()
WONDERS = read_wonders()
check(FACTS, WONDERS)

CARDS: tuple[Card, ...] = tuple(FACTS.card)
KINDS = len(CARDS)
IDS: tuple[str, ...] = tuple(c.id for c in CARDS)
KIND_OF: dict[str, int] = {name: kind for kind, name in enumerate(IDS)}

HAND = FACTS.hand
TURNS = FACTS.turns
START_COINS = FACTS.starting_coins
SALE = FACTS.sale
PRICE = FACTS.price
DISCOUNTED = 1
COINS_PER_POINT = FACTS.coins_per_point
SET_POINTS = FACTS.set_points
MORE_GUILDS = FACTS.guilds_beyond_players
VICTORY = table(FACTS.victory)
"""Points of a victory, by age - 1."""

BROWN, GREY, BLUE, YELLOW, RED, GREEN, PURPLE = range(len(COLOURS))
RAW_SETS = 1 << len(RAW)
"""Sets of raw materials, one bit each in the order of `RAW`."""
GOODS_SETS = 1 << len(GOODS)
SETS = RAW_SETS + GOODS_SETS
"""Columns of the tables of demand and supply: every set of raw materials, then every set of goods."""


def _first_of(age: int) -> int:
    return next(kind for kind, card in enumerate(CARDS) if card.age == age)


def first_kinds() -> list[int]:
    """Where the kinds of each age begin, by age - 1, and the end; raises `ValueError` where ages are mixed."""
    if [c.age for c in CARDS] != sorted(c.age for c in CARDS):
        raise ValueError("cards.toml lists the ages one after another")
    return [*(_first_of(age) for age in range(1, AGES + 1)), KINDS]


FIRST = table(first_kinds())
FIRST_GUILD = next(kind for kind, card in enumerate(CARDS) if card.is_guild)
"""Guilds are the kinds from here to the end."""
GUILD_KINDS = KINDS - FIRST_GUILD

AGE = table([c.age for c in CARDS])
COLOUR = table([COLOURS.index(c.colour) for c in CARDS])
COPIES = table([c.copies(players) for players in range(MOST_PLAYERS + 1) for c in CARDS])
"""Copies in the deck, at players * KINDS + kind; guilds always 1."""


def twin_of(kind: int) -> int:
    """The other record of the same structure, or the kind itself."""
    return next((k for k, c in enumerate(CARDS) if k != kind and c.name == CARDS[kind].name), kind)


TWIN = table([twin_of(kind) for kind in range(KINDS)])
PARENT = table([KIND_OF[c.free_with[0]] if c.free_with else -1 for c in CARDS])
"""What makes the card free, -1 where nothing does."""
OTHER_PARENT = table([KIND_OF[c.free_with[1]] if len(c.free_with) > 1 else -1 for c in CARDS])


def set_of(effect: Effect) -> int:
    """The set of resources a producer chooses from, as a bit for each place in `RAW` or `GOODS`; else 0."""
    if effect.kind != "produce":
        return 0
    made = [*effect.fixed, *effect.one_of]
    order = RAW if made[0] in RAW else GOODS
    return sum(1 << order.index(resource) for resource in made)


def makes_goods(effect: Effect) -> int:
    """1 for a producer of goods, else 0."""
    return int(effect.kind == "produce" and ([*effect.fixed, *effect.one_of][0] in GOODS))


def units_of(effect: Effect) -> int:
    """How many units a producer gives in one construction (ruling 22)."""
    return 0 if effect.kind != "produce" else sum(effect.fixed.values()) or 1


def saves(effect: Effect) -> int:
    """What a discount is on: bit 0 raw materials on the left, bit 1 on the right, bit 2 goods on both sides."""
    if effect.kind != "discount":
        return 0
    if effect.goods == "manufactured_goods":
        return 4
    return {"left": 1, "right": 2, "both": 3}[effect.neighbours]


def amount_if(effect: Effect, kind: str) -> int:
    """The amount of an effect of that kind, else 0."""
    return effect.amount if effect.kind == kind else 0


def symbol_of(effect: Effect) -> int:
    """0 to 2 for a symbol, 3 for any, -1 for none."""
    return -1 if effect.kind != "science" else (*SYMBOLS, "any").index(effect.symbol)


_COUNTED = (*COLOURS, "wonder_stage", "defeat_token")
COUNT_STAGES = 1 << len(COLOURS)
COUNT_DEFEATS = 2 << len(COLOURS)
OWN = 1
NEIGHBOURS = 2
_PLACES = {"": 0, "own_city": OWN, "neighbours": NEIGHBOURS, "own_city_and_neighbours": OWN | NEIGHBOURS}

MADE = table([set_of(c.effect) for c in CARDS])
MADE_GOODS = table([makes_goods(c.effect) for c in CARDS])
MADE_UNITS = table([units_of(c.effect) for c in CARDS])
TRADABLE = table([int(c.effect.tradable) for c in CARDS])
SAVES = table([saves(c.effect) for c in CARDS])
POINTS = table([amount_if(c.effect, "points") for c in CARDS])
SHIELDS = table([amount_if(c.effect, "shields") for c in CARDS])
COINS = table([amount_if(c.effect, "coins") for c in CARDS])
SYMBOL = table([symbol_of(c.effect) for c in CARDS])
PER = table([sum(1 << _COUNTED.index(what) for what in c.effect.count) for c in CARDS])
"""What a card counts: a bit for each colour, then stages, then defeats."""
PER_WHERE = table([_PLACES[c.effect.where] for c in CARDS])
PER_COINS = table([c.effect.coins for c in CARDS])
PER_POINTS = table([c.effect.points for c in CARDS])
BLUE_CARDS = table([kind for kind, c in enumerate(CARDS) if c.colour == COLOURS[BLUE]])
YELLOW_PAYING = table([kind for kind, c in enumerate(CARDS) if c.colour == COLOURS[YELLOW] and c.effect.points])
"""Yellow cards that pay points at the end."""
SCIENTISTS = next(kind for kind, c in enumerate(CARDS) if c.is_guild and c.effect.kind == "science")
