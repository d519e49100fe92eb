"""Which moves are legal, and why the others are not: the one predicate behind page, server, bots and tests."""

from __future__ import annotations

from enum import IntEnum

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows
from sevenfold.games.sevn.cards import GROUP, KINDS, NUMBERS, SECOND_CHANCE, Group
from sevenfold.games.sevn.draw import may_get_second_chance
from sevenfold.games.sevn.rounds import following, in_front
from sevenfold.games.sevn.state import SEATS, Phase, State, Status

DRAW = 0
STOP = 1
KEEP = 2
DROP = 3
TAKE = 4
TARGET = 8
GIVE = TARGET + SEATS
LAST = GIVE + SEATS
"""Moves are ints: the six words, then TARGET + seat and GIVE + seat; every move lies below LAST."""
DEALER = -1


class Why(IntEnum):
    """Why a move is refused; `ALLOWED` where it is not."""

    ALLOWED = 0
    OVER = 1
    DEALING = 2
    NOT_ASKED = 3  # figure: the seat that is asked
    OTHER_QUESTION = 4  # figure: the Phase that is open
    NO_SEAT = 5
    NOTHING_IN_FRONT = 6
    NOT_ACTIVE = 7  # figures: the seat, its Status
    HAS_SECOND_CHANCE = 8  # figure: the seat
    ONE_CARD = 9
    NOT_IN_PILE = 10  # figure: the kind
    NOT_DEALER = 11


ALLOWED = 0


@rule
def _fits(phase: int, move: int) -> bool:
    """Whether the move answers the question of the phase at all."""
    if phase == Phase.DRAW_OR_STOP:
        return move == DRAW or move == STOP
    if phase == Phase.KEEP_OR_DROP:
        return move == KEEP or move == DROP
    if phase == Phase.TAKE:
        return move == TAKE or move == TAKE + 1
    if phase == Phase.TARGET:
        return TARGET <= move < GIVE
    if phase == Phase.GIVE:
        return GIVE <= move < LAST
    return False


@rule
def refuse(s: State, seat: int, move: int) -> tuple[int, int, int]:
    """Why the seat may not play the move: (a `Why`, figure, figure); (`ALLOWED`, 0, 0) where it may."""
    phase = s.phase
    if phase == Phase.OVER:
        return Why.OVER.value, 0, 0
    if phase == Phase.CARD or phase == Phase.START:
        if seat != DEALER:
            return Why.DEALING.value, 0, 0
        if phase == Phase.START:
            return (ALLOWED, 0, 0) if 0 <= move < s.players else (Why.NO_SEAT.value, move, 0)
        if move < 0 or move >= KINDS:
            return Why.NOT_IN_PILE.value, -1, 0
        return (ALLOWED, 0, 0) if s.pile[move] > 0 else (Why.NOT_IN_PILE.value, move, 0)
    if seat == DEALER:
        return Why.NOT_DEALER.value, s.asked, 0
    if seat != s.asked:
        return Why.NOT_ASKED.value, s.asked, 0
    if not _fits(phase, move):
        return Why.OTHER_QUESTION.value, phase, 0
    if move == STOP:
        if s.empty_stop == 0 and not in_front(s, seat):
            return Why.NOTHING_IN_FRONT.value, 0, 0
    elif move == TAKE + 1:
        if s.open_count < 2:
            return Why.ONE_CARD.value, 0, 0
    elif move >= GIVE:
        other = move - GIVE
        if other >= s.players:
            return Why.NO_SEAT.value, other, 0
        if s.status[other] != Status.ACTIVE:
            return Why.NOT_ACTIVE.value, other, s.status[other]
        if not may_get_second_chance(s, other):
            return Why.HAS_SECOND_CHANCE.value, other, 0
    elif move >= TARGET:
        other = move - TARGET
        if other >= s.players:
            return Why.NO_SEAT.value, other, 0
        if s.status[other] != Status.ACTIVE:
            return Why.NOT_ACTIVE.value, other, s.status[other]
    return ALLOWED, 0, 0


@rule
def unseen(s: State, kind: int) -> int:
    """How many copies of a kind the next card may be: of the pile, or of the discard pile that will replace it."""
    return s.pile[kind] if s.pile_count > 0 else s.discard[kind]


@rule
def unseen_count(s: State) -> int:
    """Of how many cards the next one is drawn."""
    return s.pile_count if s.pile_count > 0 else s.discard_count


@rule
def bust_cards(s: State, seat: int) -> int:
    """How many of the unseen cards repeat a number that the seat has, Second Chance not considered."""
    total = 0
    held = s.held[seat]
    if s.pile_count > 0:
        for kind in range(NUMBERS):
            total += ((held >> kind) & 1) * s.pile[kind]
    else:
        for kind in range(NUMBERS):
            total += ((held >> kind) & 1) * s.discard[kind]
    return total


@rule
def default_move(s: State, seat: int) -> int:
    """What the clock plays for the asked seat (ruling 59)."""
    phase = s.phase
    if phase == Phase.DRAW_OR_STOP:
        return STOP if s.empty_stop or in_front(s, seat) else DRAW
    if phase == Phase.KEEP_OR_DROP:
        return DROP
    if phase == Phase.TARGET:
        return TARGET + seat
    if phase == Phase.GIVE:
        other = following(s, seat)
        while not may_get_second_chance(s, other):
            other = following(s, other)
        return GIVE + other
    if s.open_count == 2 and knocks_out(s, seat, s.open[0]) and not knocks_out(s, seat, s.open[1]):
        return TAKE + 1
    return TAKE


@rule
def knocks_out(s: State, seat: int, kind: int) -> bool:
    """Whether drawing the card would put the seat out."""
    return GROUP[kind] == Group.NUMBER and s.held[seat] & (1 << kind) != 0 and s.front[seat, SECOND_CHANCE] == 0


@rule
def legal_at(states: Rows[State], i: int, seat: int, move: int) -> tuple[int, int, int]:
    """`refuse` for state i."""
    return refuse(states[i], seat, move)


@rule
def default_at(states: Rows[State], i: int, seat: int) -> int:
    """`default_move` for state i."""
    return default_move(states[i], seat)


@rule
def bust_cards_at(states: Rows[State], i: int, seat: int) -> int:
    """`bust_cards` for state i."""
    return bust_cards(states[i], seat)


@rule
def unseen_count_at(states: Rows[State], i: int) -> int:
    """`unseen_count` for state i."""
    return unseen_count(states[i])
