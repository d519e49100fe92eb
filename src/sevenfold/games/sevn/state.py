"""The record of one game of SEVN, and the words for what it may be waiting for."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I8, I16, TRANSIENT, I8Grid, I8s, I16Grid, I16s, I32s, Record, maker
from sevenfold.games.sevn.cards import KINDS

SEATS = 12
"""Seats a record has room for; tables have 2 to 8."""
QUEUE = 64
"""Action cards that may wait at once; a deck may not hold more actions."""
EVENTS = 64
FACTS = 6
"""Numbers that an event consists of, see `Happening`."""
LINES = 8
NONE = -1
SEVEN = 7
SEVEN_POINTS = 17


class Phase(IntEnum):
    """The open question. `GOING` is never left standing: the rules go on by themselves."""

    GOING = 0
    START = 1
    CARD = 2
    DRAW_OR_STOP = 3
    TARGET = 4
    GIVE = 5
    TAKE = 6
    KEEP_OR_DROP = 7
    OVER = 8


class Status(IntEnum):
    """How a seat stands in the round."""

    ACTIVE = 0
    STOPPED = 1
    FROZEN = 2
    OUT = 3


class Happening(IntEnum):
    """What an event tells; the fields of an event are (happening, seat, by, card, other card, amount)."""

    ROUND = 1  # amount: its number; seat begins
    DRAWN = 2  # the card turned up for seat
    LAID = 3  # the card lies before seat
    TWICE = 4  # seat repeats the card's value and is out
    SAVED = 5  # Second Chance took the duplicate
    SEVN = 6  # seat has seven different values
    QUEUED = 7  # the action waits behind the running one
    ACTION = 8  # the action of seat begins
    FROZEN = 9  # seat leaves safely, by whom
    FORCED = 10  # seat must draw amount cards, by whom
    REVEALED = 11  # a Crossroads card
    TAKEN = 12  # seat takes the card, other is thrown away (None where it was alone)
    KEPT = 13  # Ballast stays
    DROPPED = 14  # a card of seat goes to the discard pile
    GIVEN = 15  # Second Chance goes to seat, by whom
    STOPPED = 16  # seat banks its row
    FIZZLED = 17  # an action without effect: its owner is no longer in the round, or no card is left
    RESHUFFLED = 18  # amount cards of the discard pile are the new pile
    EXHAUSTED = 19  # no card left anywhere: seat counts as stopped
    SCORED = 20  # seat gets amount for the round
    BANKED = 21  # seat now has amount
    WON = 22  # seat has won
    START = 23  # seat begins the first round


class Line(IntEnum):
    """The lines of a round's score, in the order of scoring (ruling 46)."""

    NUMBERS = 0
    BALLAST = 1
    DOUBLED = 2
    PLUS = 3
    FEATHERWEIGHT = 4
    HEAVYWEIGHT = 5
    LADDER = 6
    SEVN = 7


class State(Record):
    """One game of SEVN between `players` seats."""

    players: I8
    phase: I8  # a Phase
    asked: I8  # the seat that is asked, or draws the next card
    pending: I8  # the kind a question is about: Ballast to keep, Second Chance to give
    round: I16
    start: I8  # seat that begins the round
    turn: I8  # whose turn it is or was last; NONE during the deal
    dealing: I8  # seats the deal has still to visit
    active: I8  # seats still in the round
    seventh: I8  # seat that has made SEVN, else NONE
    run: I8  # kind of the running action, else NONE
    run_owner: I8
    run_seat: I8  # Triple Draw's target, Storm's next seat
    run_left: I8  # cards or seats still to come
    open_count: I8
    open: Annotated[I8s, 2]  # revealed Crossroads cards
    queue_count: I8
    queue_card: Annotated[I8s, QUEUE]
    queue_owner: Annotated[I8s, QUEUE]
    status: Annotated[I8s, SEATS]
    gift: Annotated[I8s, SEATS]  # 1: the Second Chance was given, not drawn
    twice: Annotated[I8s, SEATS]  # the duplicate that put the seat out, else NONE
    distinct: Annotated[I8s, SEATS]  # different values in front
    front: Annotated[I8Grid, SEATS, KINDS]  # copies of each kind in front of a seat
    storm_next: I8  # option: 1 begins Storm with the seat after its owner
    bonus_once: I8  # option: 1 pays two copies of a bonus once
    empty_stop: I8  # option: 1 lets a seat stop with nothing in front
    target_score: I16
    pile_count: I16
    discard_count: I16
    pile: Annotated[I16s, KINDS]
    discard: Annotated[I16s, KINDS]
    deck: Annotated[I16s, KINDS]
    banked: Annotated[I32s, SEATS]
    held: Annotated[I32s, SEATS]  # bits of the kinds in front, for speed: where `front` is not zero
    event_count: Annotated[I16, TRANSIENT]
    event: Annotated[I16s, EVENTS * FACTS, TRANSIENT]  # one after the other; a list, since lists are fast in plain mode
    line: Annotated[I16Grid, SEATS, LINES, TRANSIENT]  # the score of the round that ended last, by `Line`


make = maker(State)


@rule
def tell(s: State, what: int, seat: int, by: int, card: int, other: int, amount: int) -> None:
    """Note that something happened."""
    n = s.event_count
    if n < EVENTS:
        at = n * FACTS
        s.event[at] = what
        s.event[at + 1] = seat
        s.event[at + 2] = by
        s.event[at + 3] = card
        s.event[at + 4] = other
        s.event[at + 5] = amount
        s.event_count = n + 1


@rule
def throw_away(s: State, kind: int) -> None:
    """Put a card on the discard pile."""
    s.discard[kind] += 1
    s.discard_count += 1
