"""The record of one game of 7 Wonders, and the words for what it may be waiting for.

Seats run clockwise: the left neighbour of seat i is seat i + 1, the right one seat i - 1 (ruling 31).
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I8, I16, TRANSIENT, I8Grid, I8s, I16Grid, I16s, I32s, Record, maker
from sevenfold.games.wonders.boards import STAGES
from sevenfold.games.wonders.cards import HAND, KINDS, SETS
from sevenfold.games.wonders.data import AGES, COLOURS, MOST_PLAYERS, SYMBOLS

SEATS = MOST_PLAYERS
PACKETS = AGES * SEATS
"""Rows of the log: a packet is the seven cards that one seat was dealt in an age, at (age - 1) * SEATS + that seat."""
LOOKS = 3
"""How often the discard pile can be looked through: Halikarnassos has at most three stages for it."""
EVENTS = 128
SPLITS = 32
OPTIONS = 7 * (2 * SPLITS + 2)
NONE = -1
DEALER = -1


class Phase(IntEnum):
    """The open question."""

    BOARD = 0  # the dealer draws a lot for the board of `asked`
    CARD = 1  # the dealer deals a card to `asked`
    CHOOSE = 2  # everybody at once
    SEVENTH = 3  # Babylon plays the last card of the age
    PICK = 4  # Halikarnassos builds from the discard pile
    OVER = 5


class How(IntEnum):
    """What became of a card of a packet; `STAGE` + i for stage i of whoever played it."""

    OPEN = 0  # nothing yet: it is in the hand
    BUILT = 1
    SOLD = 2
    LEFT = 3  # the last card of the age, not played
    STAGE = 4


class Happening(IntEnum):
    """What an event tells; the fields of an event are (happening, seat, by, card, other card, amount)."""

    BOARD = 0  # the lot gives seat the board `card`
    AGE = 1  # age `amount` begins
    DEALT = 2  # seat gets a card; only seat sees it
    CHOSEN = 3  # seat has chosen; only seat sees the card
    BUILT = 4  # seat builds the card, for `amount` coins to the bank; `other` made it free
    FREE = 5  # seat builds the card without its cost (Olympia)
    STAGE = 6  # seat builds stage `amount`; only seat sees the card below it
    SOLD = 7  # seat discards a card for `amount` coins; only seat sees it
    PAID = 8  # seat gets `amount` coins from `by` for resources
    COINS = 9  # seat gets `amount` coins from the bank for the card (None: for a stage)
    PASSED = 10  # hands wander: `amount` 1 to the left, -1 to the right
    SEVENTH = 11  # seat plays its last card, too
    LEFT = 12  # the last card of seat goes to the discard pile; only seat sees it
    LOOKED = 13  # seat looks through the discard pile
    NOTHING = 14  # nothing in the discard pile can be built: the power of seat is lost
    PICKED = 15  # seat builds the card from the discard pile
    SKIPPED = 16  # seat takes nothing
    VICTORY = 17  # seat beats `by` and gets `amount` points
    DEFEAT = 18  # seat loses to `by`
    TIE = 19  # seat and `by` are equally strong
    COPIED = 20  # seat scores the guild `card` of a neighbour
    SCORED = 21  # seat has `amount` points
    WON = 22  # seat has won


class State(Record):
    """One game of 7 Wonders between `players` seats."""

    players: I8
    phase: I8  # a Phase
    age: I8  # 1 to 3; 0 while boards are drawn
    turn: I8  # 1 to 6
    asked: I8  # the seat that is dealt to, plays a seventh card or picks; NONE where all choose
    side: I8  # boards by lot: 0 side A, 1 side B, 2 either
    guilds_left: I8  # guilds still to be dealt in this deal
    free_used: I8  # 1: the free build of this age is used
    pick_due: I8  # 1: a stage built this turn lets its seat pick from the discard pile
    wonder: Annotated[I8s, SEATS]  # the board, or NONE
    stages: Annotated[I8s, SEATS]  # stages built
    defeats: Annotated[I8s, SEATS]
    hand_count: Annotated[I8s, SEATS]
    coins: Annotated[I16s, SEATS]
    chosen: Annotated[I32s, SEATS]  # the move chosen in secret, or NONE
    victories: Annotated[I8Grid, SEATS, AGES]  # tokens won, by age
    hand: Annotated[I8Grid, SEATS, HAND]  # kinds, rising, then NONE
    under: Annotated[I8Grid, SEATS, STAGES]  # the kind below each stage; NONE where none is or none is known
    built: Annotated[I8Grid, SEATS, KINDS]  # 1: stands in the city
    deck: Annotated[I8s, KINDS]  # during a deal: what is not dealt yet, all guilds that may come included
    discard: Annotated[I8s, KINDS]
    discard_count: I16
    log_kind: Annotated[I8Grid, PACKETS, HAND]  # what was played from each packet, turn by turn; the seventh card last
    log_how: Annotated[I8Grid, PACKETS, HAND]  # a How
    look_count: I8
    look_when: Annotated[I8s, LOOKS]  # age * 8 + turn in which the discard pile was looked through
    look_kind: Annotated[I8s, LOOKS]  # what was taken, or NONE
    # for speed: what wonder, stages and city say
    own: Annotated[I8Grid, SEATS, SETS]  # units of production that can give one of each set of resources
    sold: Annotated[I8Grid, SEATS, SETS]  # those of them that neighbours may buy
    price_left: Annotated[I8s, SEATS]  # of raw materials from the left neighbour
    price_right: Annotated[I8s, SEATS]
    price_goods: Annotated[I8s, SEATS]
    colours: Annotated[I8Grid, SEATS, len(COLOURS)]  # cards of each colour
    symbols: Annotated[I8Grid, SEATS, len(SYMBOLS)]
    wild: Annotated[I8s, SEATS]  # symbols to be chosen at the end
    shields: Annotated[I8s, SEATS]
    powers: Annotated[I8s, SEATS]  # bits of what its stages let the seat do, see `boards`
    event_count: Annotated[I16, TRANSIENT]
    event: Annotated[I16Grid, EVENTS, 6, TRANSIENT]
    total: Annotated[I16s, SEATS, TRANSIENT]  # points while winners are found
    need: Annotated[I8s, 6, TRANSIENT]  # the payment being worked out, see `payment`
    split_left: Annotated[I16s, SPLITS, TRANSIENT]
    split_right: Annotated[I16s, SPLITS, TRANSIENT]
    stage_left: Annotated[I16s, SPLITS, TRANSIENT]
    stage_right: Annotated[I16s, SPLITS, TRANSIENT]
    option: Annotated[I32s, OPTIONS, TRANSIENT]  # legal moves being listed


make = maker(State)


@rule
def tell(s: State, what: int, seat: int, by: int, card: int, other: int, amount: int) -> None:
    """Note that something happened."""
    n = s.event_count
    if n < EVENTS:
        s.event[n, 0] = what
        s.event[n, 1] = seat
        s.event[n, 2] = by
        s.event[n, 3] = card
        s.event[n, 4] = other
        s.event[n, 5] = amount
        s.event_count = n + 1


@rule
def left_of(s: State, seat: int) -> int:
    """The left neighbour: the next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def right_of(s: State, seat: int) -> int:
    """The right neighbour."""
    return seat - 1 if seat > 0 else s.players - 1


@rule
def goes_left(age: int) -> bool:
    """Whether hands are passed to the left in this age: I and III (ruling 8)."""
    return age != 2


@rule
def packet_of(s: State, seat: int, turn: int) -> int:
    """The row of the log for the packet that the seat holds in this age at the turn."""
    steps = (turn - 1) % s.players
    first = seat - steps if goes_left(s.age) else seat + steps
    return (s.age - 1) * SEATS + first % s.players


@rule
def throw_away(s: State, kind: int) -> None:
    """Put a card face down on the discard pile."""
    s.discard[kind] += 1
    s.discard_count += 1
