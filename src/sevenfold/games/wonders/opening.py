"""The record a match begins with."""

from __future__ import annotations

from collections.abc import Mapping

from sevenfold.games.kit.contract import OptionValue
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Live, Rows
from sevenfold.games.wonders.boards import BOARD_OF, STAGES
from sevenfold.games.wonders.cards import HAND, START_COINS
from sevenfold.games.wonders.city import furnish
from sevenfold.games.wonders.deal import next_lot
from sevenfold.games.wonders.options import RANDOM, SIDE_VALUES
from sevenfold.games.wonders.state import LOOKS, NONE, SEATS, State


def empty(players: int, side: OptionValue) -> State:
    """A record of Python ints with nothing on the table: no board, no card, the first coins in everybody's hand."""
    s = State()
    s.players = players
    s.side = SIDE_VALUES.index(str(side))
    s.asked = NONE
    for seat in range(SEATS):
        s.wonder[seat] = NONE
        s.chosen[seat] = NONE
        for place in range(HAND):
            s.hand[seat, place] = NONE
        for number in range(STAGES):
            s.under[seat, number] = NONE
    for seat in range(players):
        s.coins[seat] = START_COINS
    for look in range(LOOKS):
        s.look_kind[look] = NONE
    return s


@rule
def open_at(states: Rows[State], i: int) -> None:
    """Found the cities whose boards are given, then draw lots for the others or begin the first age."""
    s = states[i]
    furnish(s)
    s.event_count = 0
    next_lot(s)


@rule
def furnish_at(states: Rows[State], i: int) -> None:
    """`furnish` for state i."""
    furnish(states[i])


def opened(players: int, options: Mapping[str, OptionValue]) -> Live[State]:
    """The first state for checked options."""
    record = empty(players, options["side"])
    wonders = options["wonders"]
    if isinstance(wonders, list):
        for seat, board in enumerate(wonders):
            if board != RANDOM:
                record.wonder[seat] = BOARD_OF[board]
    s = Live.of(record)
    open_at(s.rows, s.at)
    return s
