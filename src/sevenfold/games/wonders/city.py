"""What stands in a city, and what it makes of it: production, prices, colours, symbols, shields."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.wonders.boards import (
    COPY_GUILD,
    FREE_BUILD,
    FROM_DISCARD,
    HOME,
    HOME_GOODS,
    SEVENTH_CARD,
    STAGE_MADE,
    STAGE_MADE_GOODS,
    STAGE_MADE_UNITS,
    STAGE_POWERS,
    STAGE_SAVES,
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
    KINDS,
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
    put_to_work(s, seat, kind)


@rule
def put_to_work(s: State, seat: int, kind: int) -> None:
    """Count what a card of the city produces, saves and shows."""
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
def add_stage(s: State, seat: int, kind: int) -> None:
    """Build the next stage on top of a card."""
    number = s.stages[seat]
    s.under[seat, number] = kind
    s.stages[seat] = number + 1
    put_stage_to_work(s, seat, s.wonder[seat] * STAGES + number)


@rule
def put_stage_to_work(s: State, seat: int, place: int) -> None:
    """Count what a finished stage produces, saves and shows; what it produces is never for sale (ruling 23)."""
    s.shields[seat] += STAGE_SHIELDS[place]
    s.wild[seat] += STAGE_WILD[place]
    s.powers[seat] |= STAGE_POWERS[place]
    if STAGE_MADE_UNITS[place]:
        add_producer(s, seat, STAGE_MADE[place], STAGE_MADE_GOODS[place], STAGE_MADE_UNITS[place], 0)
    if STAGE_SAVES[place]:
        add_discount(s, seat, STAGE_SAVES[place])


@rule
def furnish(s: State) -> None:
    """Put everything to work in a record of which only boards, stages and cities are filled in."""
    for seat in range(s.players):
        board = s.wonder[seat]
        if board >= 0:
            found_city(s, seat, board)
            for number in range(s.stages[seat]):
                put_stage_to_work(s, seat, board * STAGES + number)
        for kind in range(KINDS):
            if s.built[seat, kind]:
                put_to_work(s, seat, kind)


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
    return s.powers[seat] & FREE_BUILD != 0


@rule
def plays_seventh(s: State, seat: int) -> bool:
    """Whether the seat plays the last card of an age, too (ruling 35)."""
    return s.powers[seat] & SEVENTH_CARD != 0


@rule
def copies_guild(s: State, seat: int) -> bool:
    """Whether the seat scores a neighbour's guild at the end (ruling 42)."""
    return s.powers[seat] & COPY_GUILD != 0


@rule
def looks_through(s: State, seat: int) -> bool:
    """Whether the seat has a stage that let it look through the discard pile (ruling 33)."""
    return s.powers[seat] & FROM_DISCARD != 0
