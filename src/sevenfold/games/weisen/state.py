"""The record of one game of Die Sieben Weisen, and the words for what it may be waiting for.

How a round goes, phase by phase (the dealer's are marked *):

    REMOVE* SPACE* CRYSTAL* DEAL* START*      once, before the first round
    ROLE                                      one after another, clockwise from `chooser`
    NEGOTIATE (4, 5 players), then JOIN (5)   everybody at once; JOIN asks the three others in the order of the hierarchy
    SIDE                                      the fallback: one after another by hierarchy
    SOLO                                      3 players: alone, open, with whom
    EXCHANGE                                  everybody at once: gifts between allies
    LAY                                       the struggle, clockwise; a seat that drops out goes through
      HAND, DRAW*, DISCARD                    cards handed on by the one who dropped before it, drawn, laid down by the last one
    TAKE, SPELL*                              crystals for the winners, spells for the losers
    MOVE, SPACE*, CRYSTAL*                    the lowest moves the pawn, a new space is turned up
    OVER                                      after the comparison of the hands

Until the struggle begins every seat may show cards, also while another one is asked.

Seats run clockwise. The three open spaces are slots 0, 1, 2. What players know of each other's hands is part of the record
(`memory`, see the module of that name), since a seat remembers what it has been shown, has given and has seen laid.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I8, I16, TRANSIENT, I8Grid, I8s, I16Grid, I32s, Record, maker
from sevenfold.games.weisen.cards import CARDS, CRYSTAL_STEPS, KINDS, OPEN_SPACES, ROLES
from sevenfold.games.weisen.data import MOST_PLAYERS, SPACES

SEATS = MOST_PLAYERS
SLOTS = OPEN_SPACES
ROLE_COUNT = len(ROLES)
EVENTS = 160
OPTIONS = 1024
NONE = -1
DEALER = -1
SHOWN_BITS = 3
"""Bits of `shown` for each viewer."""
SHOWN_MASK = (1 << SHOWN_BITS) - 1
TWICE = 8
"""`moved` counts copies that changed hands once, and TWICE times those that did so twice."""


class Phase(IntEnum):
    """The open question."""

    REMOVE = 0  # the dealer draws a role that is not played
    SPACE = 1  # the dealer turns up the space of slot `getter`
    CRYSTAL = 2  # the dealer draws one of `left` crystals for slot `getter`
    DEAL = 3  # the dealer deals one of `left` cards to seat `getter`; the last one is a spell
    START = 4  # the dealer draws who chooses first
    ROLE = 5
    NEGOTIATE = 6
    JOIN = 7
    SIDE = 8
    SOLO = 9
    EXCHANGE = 10
    LAY = 11
    HAND = 12  # `asked` hands `left` cards on to `getter`
    DRAW = 13  # the dealer draws one of `left` power cards for `getter`
    DISCARD = 14  # `asked`, the last one, lays down `left` cards
    TAKE = 15
    SPELL = 16  # the dealer draws a spell for `getter`
    MOVE = 17
    OVER = 18


class Took(IntEnum):
    """What the scoring has brought a seat."""

    NOTHING = 0  # nothing yet
    CRYSTAL = 1
    SPELL = 2  # a spell, or none because there are no more


class Happening(IntEnum):
    """What an event tells; the fields of an event are (happening, seat, by, card, other card, amount)."""

    REMOVED = 0  # role `card` is not played
    SPACE = 1  # space `card` is turned up on slot `amount`
    FINITUM = 2  # finitum is turned up on slot `amount`
    CRYSTAL = 3  # a crystal of value `card` is laid on slot `amount`
    DEALT = 4  # seat gets a card; only seat sees it
    START = 5  # seat chooses first
    ROUND = 6  # round `amount` begins
    ROLE = 7  # seat takes role `card`
    OFFERED = 8  # seat offers `by` an alliance; only these two see it
    WITHDRAWN = 9  # seat takes its offer to `by` back
    DECLINED = 10  # seat declines the offer of `by`
    PAIR = 11  # seat and `by` are allied
    SHOWN = 12  # `by` shows seat a card; only these two see which
    DONE = 13  # seat has nothing more to say
    JOINED = 14  # seat joins the pair
    STAYED = 15  # seat stays out
    FALLBACK = 16  # no pair was found: the hierarchy decides
    SIDE = 17  # seat lays its role at track `amount`
    ALONE = 18  # seat plays alone
    LEFT_OPEN = 19  # seat leaves it open
    WITH = 20  # seat allies with `by`
    GIVEN = 21  # seat gets a card from `by`; only these two see which
    READY = 22
    STRUGGLE = 23  # the struggle begins with seat
    BONUS = 24  # seat plays alone and marks `amount`
    LAID = 25  # seat lays the card; the indicator stands at `amount`
    SWAPPED = 26  # seat swaps crystal `card` of slot `by` and crystal `other` of slot `amount`
    ANNULLED = 27  # the laid card of seat is put away by `by`; the indicator stands at `amount`
    TAKEN_UP = 28  # seat takes the laid owl of `by` into its hand; the indicator stands at `amount`
    CANCELLED = 29  # the absentus of seat is put away
    MUTATED = 30  # seat and `by` swap roles: seat has `card` now, `by` has `other`
    SECOND = 31  # seat may lay cards of role `card`, too
    NO_EFFECT = 32  # the spell of seat finds no target
    PASSED = 33
    DROPPED = 34  # seat drops out as number `amount`
    EARLY = 35  # the struggle ends early: seat has made the lead `amount`
    HANDED = 36  # seat gets a card from `by`, who dropped out before; only these two see which
    DREW = 37  # seat draws a power card; only seat sees it
    SHORT = 38  # seat draws `amount` cards less: there are none
    RESHUFFLED = 39  # the discard pile of `amount` cards becomes the draw pile
    SPELLS_RESHUFFLED = 40
    DISCARDED = 41  # seat lays the card on the discard pile
    VICTORY = 42  # alliance `amount` wins
    TIE = 43
    TAKEN = 44  # seat takes a crystal of value `card`
    SURPLUS = 45  # a crystal of value `card` leaves the game
    SPELL = 46  # seat gets a spell; only seat sees it
    NO_SPELL = 47  # there is none left for seat
    MOVED = 48  # seat moves the pawn to slot `amount`
    ENDED = 49  # seat moves the pawn to finitum
    COMPARED = 50  # seat has most of suit `card`, `amount`, and gets a small crystal
    SCORED = 51  # seat has `amount` points
    WON = 52


class State(Record):
    """One game of Die Sieben Weisen between `players` seats."""

    players: I8
    phase: I8  # a Phase
    round: I8  # from 1; 0 before the first
    asked: I8  # the one seat that is asked, or NONE
    getter: I8  # the seat (or slot) that gets something, see Phase; else NONE
    left: I8  # how many cards or crystals of the open question are still to come
    chooser: I8  # who chooses a role first in this round; from `move` on in the next one; NONE: by lot
    pawn: I8  # the slot of the current space
    finitum: I8  # the slot of finitum, or NONE
    last: I8  # 1: the last struggle
    negotiation: I8  # option: 0 goes to the fallback at once
    open_offers: I8  # option
    open_crystals: I8  # option
    solo: I8  # three players: who plays alone, once that is settled; else NONE
    bonus: I8  # what that seat has marked
    dropped_count: I8
    early: I8  # who ended the struggle early, or NONE
    out: Annotated[I8s, ROLE_COUNT]  # 1: this role is not played
    table: Annotated[I8Grid, SPACES, ROLE_COUNT]  # the orders of all spaces
    space: Annotated[I8s, SLOTS]  # the space in each slot by its place in the table, or NONE
    order: Annotated[I8Grid, SLOTS, ROLE_COUNT]  # its roles from the highest; NONE where there is no space
    crystals: Annotated[I8Grid, SLOTS, CRYSTAL_STEPS]  # on each space, by value
    covered: Annotated[I8s, SPACES]  # 1: was open before
    supply: Annotated[I8s, CRYSTAL_STEPS]
    surplus: Annotated[I8s, CRYSTAL_STEPS]  # crystals that have left the game
    won: Annotated[I8Grid, SEATS, CRYSTAL_STEPS]
    role: Annotated[I8s, SEATS]  # the large role card, or NONE
    second: Annotated[I8s, SEATS]  # a role by binensus, or NONE
    side: Annotated[I8s, SEATS]  # the alliance, 1 or 2; 0: none yet
    done: Annotated[I8s, SEATS]  # 1: done negotiating, or ready for the struggle
    offer: Annotated[I8Grid, SEATS, SEATS]  # 1: [from, to] is open
    offered: Annotated[I8Grid, SEATS, SEATS]  # offers made in this round
    shown: Annotated[I16Grid, SEATS, KINDS]  # by holder: how often shown in this round, three bits for each viewer
    shows: Annotated[I8Grid, SEATS, SEATS]  # [from, to]: cards shown in this round
    moved: Annotated[I8Grid, SEATS, KINDS]  # gifts in the hand, see TWICE
    received: Annotated[I8s, SEATS]  # gifts in this round
    hand: Annotated[I8Grid, SEATS, KINDS]
    power_count: Annotated[I8s, SEATS]
    spell_count: Annotated[I8s, SEATS]
    laid: Annotated[I8Grid, SEATS, KINDS]
    spell_used: Annotated[I8s, SEATS]
    dropped: Annotated[I8s, SEATS]  # the place in dropping order from 1, or 0
    took: Annotated[I8s, SEATS]  # a Took
    pile: Annotated[I8s, KINDS]
    discard: Annotated[I8s, KINDS]
    pile_power: I8
    pile_spells: I8
    discard_power: I8
    discard_spells: I8
    memory: Annotated[I8Grid, SEATS, CARDS]  # by viewer: who may hold this copy, in bits; 0: nothing known
    event_count: Annotated[I16, TRANSIENT]
    event: Annotated[I16Grid, EVENTS, 6, TRANSIENT]
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
