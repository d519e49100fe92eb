"""What a seat of SEVN observes: all that lies on the table, the own row first. Nothing in SEVN is hidden but the pile's order."""

from __future__ import annotations

from typing import Annotated

from sevenfold.envs.sevn.actions import TABLE
from sevenfold.envs.table import NONE, from_me
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I8, I16, I8Grid, I8s, I16s, I32s, Record, maker
from sevenfold.games.sevn.cards import KINDS
from sevenfold.games.sevn.legal import bust_cards, unseen
from sevenfold.games.sevn.scoring import row_points
from sevenfold.games.sevn.state import Phase, State

WAITING = 16
"""Waiting action cards that are shown one by one."""


class Observation(Record):
    """The table from one seat. Seats are counted by places to the left, the own one is 0; -1 is nobody or nothing."""

    question: I8  # the open question, a `Phase`
    asked: I8  # the seat that is asked
    card: I8  # the kind of card the question is about
    players: I8  # seats at the table
    starter: I8  # the seat that began the round
    turn: I8  # whose turn it is
    running: I8  # kind of the action card at work
    running_owner: I8  # the seat that drew it
    running_seat: I8  # the seat that draws for it
    running_left: I8  # cards or seats still to come
    queue_count: I8  # action cards that wait
    round: I16  # from 1
    target_score: I16  # points that end the game
    pile_count: I16  # cards in the draw pile
    discard_count: I16  # cards thrown away
    open: Annotated[I8s, 2]  # kinds of the revealed Crossroads cards
    queue_card: Annotated[I8s, WAITING]  # kinds of the first waiting action cards
    queue_owner: Annotated[I8s, WAITING]  # the seats that drew them
    status: Annotated[I8s, TABLE]  # by seat: 0 active, 1 stopped, 2 frozen, 3 out
    distinct: Annotated[I8s, TABLE]  # by seat: different values in front, on the way to seven
    twice: Annotated[I8s, TABLE]  # by seat: the repeated value that put it out
    cards: Annotated[I8Grid, TABLE, KINDS]  # by seat and kind: copies in front
    unseen: Annotated[I16s, KINDS]  # by kind: copies the next card may be
    discard: Annotated[I16s, KINDS]  # by kind: copies thrown away
    bust: Annotated[I16s, TABLE]  # by seat: unseen cards that would repeat a value
    points: Annotated[I16s, TABLE]  # by seat: what the row is worth now
    banked: Annotated[I32s, TABLE]  # by seat: points of finished rounds


make_observations = maker(Observation)


@rule
def observe(s: State, seat: int, o: Observation) -> None:
    """Write what the seat sees."""
    n = s.players
    phase = s.phase
    o.question = phase
    asks = phase >= Phase.DRAW_OR_STOP and phase != Phase.OVER
    o.asked = from_me(seat, s.asked, n) if asks else NONE
    o.card = NONE
    if phase == Phase.TARGET:
        o.card = s.run
    elif phase == Phase.GIVE or phase == Phase.KEEP_OR_DROP:
        o.card = s.pending
    o.players = n
    o.starter = from_me(seat, s.start, n)
    o.turn = from_me(seat, s.turn, n)
    o.running = s.run
    o.running_owner = NONE
    o.running_seat = NONE
    o.running_left = 0
    if s.run != NONE:
        o.running_owner = from_me(seat, s.run_owner, n)
        o.running_seat = from_me(seat, s.run_seat, n)
        o.running_left = s.run_left
    o.round = s.round
    o.target_score = s.target_score
    o.pile_count = s.pile_count
    o.discard_count = s.discard_count
    for i in range(2):
        o.open[i] = s.open[i] if i < s.open_count else NONE
    o.queue_count = s.queue_count
    for i in range(WAITING):
        waits = i < s.queue_count
        o.queue_card[i] = s.queue_card[i] if waits else NONE
        o.queue_owner[i] = from_me(seat, s.queue_owner[i], n) if waits else NONE
    for kind in range(KINDS):
        o.unseen[kind] = unseen(s, kind)
        o.discard[kind] = s.discard[kind]
    for place in range(TABLE):
        if place >= n:
            o.status[place] = NONE
            o.distinct[place] = 0
            o.twice[place] = NONE
            o.bust[place] = 0
            o.points[place] = 0
            o.banked[place] = 0
            for kind in range(KINDS):
                o.cards[place, kind] = 0
            continue
        other = seat + place if seat + place < n else seat + place - n
        o.status[place] = s.status[other]
        o.distinct[place] = s.distinct[other]
        o.twice[place] = s.twice[other]
        o.bust[place] = bust_cards(s, other)
        o.points[place] = row_points(s, other)
        o.banked[place] = s.banked[other]
        for kind in range(KINDS):
            o.cards[place, kind] = s.front[other, kind]
