"""What stands in a city, and what it makes of it: production, prices, colours, symbols, shields."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.wonders.boards import (
    HOME,
    HOME_GOODS,
    STAGE_COPY,
    STAGE_DISCARD,
    STAGE_FREE_BUILD,
    STAGE_MADE,
    STAGE_MADE_GOODS,
    STAGE_MADE_UNITS,
    STAGE_SAVES,
    STAGE_SEVENTH,
    STAGE_SHIELDS,
    STAGE_WILD,
    STAGES,
)
from sevenfold.games.wonders.cards import (
    COLOUR,
    COUNT_DEFEATS,
    COUNT_STAGES,
    DISCOUNTED,
    GOODS_SETS,
    MADE,
    MADE_GOODS,
    MADE_UNITS,
    NEIGHBOURS,
    OTHER_PARENT,
    OWN,
    PARENT,
    PRICE,
    RAW_SETS,
    SAVES,
    SHIELDS,
    SYMBOL,
    TRADABLE,
    TWIN,
)
from sevenfold.games.wonders.data import COLOURS
from sevenfold.games.wonders.state import State, left_of, right_of

ANY_SYMBOL = 3
ALL_COLOURS = len(COLOURS)


@rule
def add_producer(s: State, seat: int, made: int, is_goods: int, units: int, tradable: int) -> None:
    """Units that each give one resource of the set `made` in a construction (rulings 20 to 22)."""
    first = RAW_SETS if is_goods else 0
    for bits in range(1, GOODS_SETS if is_goods else RAW_SETS):
        if bits & made:
            s.own[seat, first + bits] += units
            if tradable:
                s.sold[seat, first + bits] += units


@rule
def add_discount(s: State, seat: int, what: int) -> None:
    """A discount: 1 instead of 2, and no less for a second one (ruling 27)."""
    if what & 1:
        s.price_left[seat] = DISCOUNTED
    if what & 2:
        s.price_right[seat] = DISCOUNTED
    if what & 4:
        s.price_goods[seat] = DISCOUNTED


@rule
def found_city(s: State, seat: int, board: int) -> None:
    """Give an empty city its board: the home resource is for sale like a brown or grey card (ruling 23)."""
    s.wonder[seat] = board
    s.price_left[seat] = PRICE
    s.price_right[seat] = PRICE
    s.price_goods[seat] = PRICE
    add_producer(s, seat, HOME[board], HOME_GOODS[board], 1, 1)


@rule
def lay(s: State, seat: int, kind: int) -> None:
    """Put a card into the city."""
    s.built[seat, kind] = 1
    s.colours[seat, COLOUR[kind]] += 1
    s.shields[seat] += SHIELDS[kind]
    if MADE_UNITS[kind]:
        add_producer(s, seat, MADE[kind], MADE_GOODS[kind], MADE_UNITS[kind], TRADABLE[kind])
    elif SAVES[kind]:
        add_discount(s, seat, SAVES[kind])
    elif SYMBOL[kind] == ANY_SYMBOL:
        s.wild[seat] += 1
    elif SYMBOL[kind] >= 0:
        s.symbols[seat, SYMBOL[kind]] += 1


@rule
def add_stage(s: State, seat: int, kind: int) -> int:
    """Build the next stage on top of a card; returns its place in the tables of stages. What it produces is never sold."""
    number = s.stages[seat]
    s.under[seat, number] = kind
    s.stages[seat] = number + 1
    place = s.wonder[seat] * STAGES + number
    s.shields[seat] += STAGE_SHIELDS[place]
    s.wild[seat] += STAGE_WILD[place]
    if STAGE_MADE_UNITS[place]:
        add_producer(s, seat, STAGE_MADE[place], STAGE_MADE_GOODS[place], STAGE_MADE_UNITS[place], 0)
    if STAGE_SAVES[place]:
        add_discount(s, seat, STAGE_SAVES[place])
    return place


@rule
def has_structure(s: State, seat: int, kind: int) -> bool:
    """Whether the structure of that name stands in the city already (rulings 13, 14)."""
    return s.built[seat, kind] != 0 or s.built[seat, TWIN[kind]] != 0


@rule
def chain_parent(s: State, seat: int, kind: int) -> int:
    """The structure in the city that makes the card free, or -1 (ruling 15)."""
    parent = PARENT[kind]
    if parent >= 0 and s.built[seat, parent]:
        return parent
    parent = OTHER_PARENT[kind]
    if parent >= 0 and s.built[seat, parent]:
        return parent
    return -1


@rule
def counted_in(s: State, seat: int, what: int) -> int:
    """How many of the counted things one city has: cards of some colours, stages, defeat tokens."""
    total = 0
    for colour in range(ALL_COLOURS):
        if what >> colour & 1:
            total += s.colours[seat, colour]
    if what & COUNT_STAGES:
        total += s.stages[seat]
    if what & COUNT_DEFEATS:
        total += s.defeats[seat]
    return total


@rule
def counted(s: State, seat: int, what: int, where: int) -> int:
    """The same in the own city, the two neighbouring ones, or all three."""
    total = 0
    if where & OWN:
        total += counted_in(s, seat, what)
    if where & NEIGHBOURS:
        total += counted_in(s, left_of(s, seat), what) + counted_in(s, right_of(s, seat), what)
    return total


@rule
def can_build_free(s: State, seat: int) -> bool:
    """Whether the seat's board has the stage for a free build in each age, built (ruling 40)."""
    for number in range(s.stages[seat]):
        if STAGE_FREE_BUILD[s.wonder[seat] * STAGES + number]:
            return True
    return False


@rule
def plays_seventh(s: State, seat: int) -> bool:
    """Whether the seat plays the last card of an age, too (ruling 35)."""
    for number in range(s.stages[seat]):
        if STAGE_SEVENTH[s.wonder[seat] * STAGES + number]:
            return True
    return False


@rule
def copies_guild(s: State, seat: int) -> bool:
    """Whether the seat scores a neighbour's guild at the end (ruling 42)."""
    for number in range(s.stages[seat]):
        if STAGE_COPY[s.wonder[seat] * STAGES + number]:
            return True
    return False


@rule
def picks_discarded(place: int) -> bool:
    """Whether the stage lets its seat build from the discard pile (ruling 33)."""
    return STAGE_DISCARD[place] != 0
