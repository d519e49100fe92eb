"""The record a match begins with."""

from __future__ import annotations

from collections.abc import Mapping

from sevenfold.games.kit.contract import OptionValue
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Live, Rows
from sevenfold.games.weisen.cards import (
    COPIES_OF,
    CRYSTAL_COPIES,
    FIRST_SPELL,
    KINDS,
    LEAST_CRYSTAL,
    ROLE_OF,
    TOP_CRYSTAL,
)
from sevenfold.games.weisen.course import next_in_deal, remove_role
from sevenfold.games.weisen.options import BY_LOT, table_of
from sevenfold.games.weisen.state import NONE, ROLE_COUNT, SEATS, SLOTS, State


def empty(players: int, options: Mapping[str, OptionValue]) -> State:
    """A record of Python ints with nothing on the table: all cards in the piles, all crystals in the supply."""
    s = State()
    s.players = players
    s.asked = s.getter = s.finitum = s.solo = s.early = NONE
    s.chooser = NONE if options["first"] == BY_LOT else int(str(options["first"]))
    s.pawn = SLOTS - 1
    s.negotiation = int(options["negotiation"] is True)
    s.open_offers = int(options["open_offers"] is True)
    s.open_crystals = int(options["open_crystals"] is True)
    for space, order in enumerate(table_of(options)):
        for rank, role in enumerate(order):
            s.table[space, rank] = ROLE_OF[role]
    for slot in range(SLOTS):
        s.space[slot] = NONE
        for rank in range(ROLE_COUNT):
            s.order[slot, rank] = NONE
    for seat in range(SEATS):
        s.role[seat] = s.second[seat] = NONE
    for value in range(LEAST_CRYSTAL, TOP_CRYSTAL + 1):
        s.supply[value] = CRYSTAL_COPIES
    for kind in range(KINDS):
        s.pile[kind] = COPIES_OF[kind]
    s.pile_power = sum(COPIES_OF[:FIRST_SPELL])
    s.pile_spells = sum(COPIES_OF[FIRST_SPELL:])
    return s


@rule
def open_at(states: Rows[State], i: int) -> None:
    """Begin the deal."""
    states[i].event_count = 0
    next_in_deal(states[i])


@rule
def remove_at(states: Rows[State], i: int, role: int) -> None:
    """`remove_role` for state i."""
    remove_role(states[i], role)


def opened(players: int, options: Mapping[str, OptionValue]) -> Live[State]:
    """The first state for checked options; roles that the host has named are out of the game at once."""
    s = Live.of(empty(players, options))
    removed = options["removed"]
    for role in removed if isinstance(removed, list) else []:
        remove_at(s.rows, s.at, ROLE_OF[role])
    open_at(s.rows, s.at)
    return s
