"""Every legal move of a seat, in a stable order, and the move that a clock makes for it."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows
from sevenfold.games.weisen.asking import is_talking, may_act
from sevenfold.games.weisen.cards import CRYSTAL_STEPS, FIRST_SPELL, KINDS, SUIT
from sevenfold.games.weisen.hands import can_be_given, lowest_power
from sevenfold.games.weisen.moves import Action, is_target, move_of, target_count
from sevenfold.games.weisen.negotiation import offers_made, place_of, times_shown
from sevenfold.games.weisen.scoring import last_value
from sevenfold.games.weisen.standing import (
    are_allies,
    crystal_sum,
    is_free,
    may_lay_suit,
    may_pass,
    seat_at,
    side_size,
    won_count,
)
from sevenfold.games.weisen.state import NONE, OPTIONS, ROLE_COUNT, SLOTS, Phase, State

HELD = OPTIONS - KINDS - 1
"""Where the list of moves has room for the kinds in a hand."""


@rule
def add(s: State, count: int, action: int, card: int, argument: int) -> int:
    """Put a move on the list."""
    s.option[count] = move_of(action, card, argument)
    return count + 1


@rule
def list_moves(s: State, seat: int) -> int:
    """Every legal move of the seat, into `s.option`; returns their number, 0 for a seat that may not act."""
    if not may_act(s, seat):
        return 0
    if is_talking(s):
        return list_shows(s, seat, list_talk(s, seat))
    phase = s.phase
    count = 0
    if phase == Phase.ROLE:
        for role in range(ROLE_COUNT):
            if is_free(s, role):
                count = add(s, count, Action.ROLE.value, 0, role)
    elif phase == Phase.LAY:
        count = list_struggle(s, seat)
    elif phase == Phase.HAND or phase == Phase.DISCARD:
        action = Action.HAND.value if phase == Phase.HAND else Action.DISCARD.value
        for kind in range(FIRST_SPELL):
            if s.hand[seat, kind] > 0:
                count = add(s, count, action, kind, 0)
    elif phase == Phase.TAKE:
        for value in range(CRYSTAL_STEPS):
            if s.crystals[s.pawn, value] > 0:
                count = add(s, count, Action.TAKE.value, 0, value)
    elif phase == Phase.MOVE:
        for slot in range(SLOTS):
            if slot != s.pawn and slot != s.finitum:
                count = add(s, count, Action.MOVE.value, 0, slot)
        if s.finitum != NONE:
            count = add(s, count, Action.FINITUM.value, 0, 0)
    return count


@rule
def list_talk(s: State, seat: int) -> int:
    """Answers to the open question before the struggle, without showing."""
    phase = s.phase
    count = 0
    if phase == Phase.NEGOTIATE:
        return list_negotiation(s, seat)
    if phase == Phase.EXCHANGE:
        return list_exchange(s, seat)
    if seat != s.asked:
        return 0
    if phase == Phase.JOIN:
        count = add(s, count, Action.JOIN.value, 0, 0)
        return add(s, count, Action.STAY.value, 0, 0)
    if phase == Phase.SIDE:
        count = add(s, count, Action.SIDE.value, 0, 1)
        return add(s, count, Action.SIDE.value, 0, 2)
    place = place_of(s, seat)
    if place < 2:
        count = add(s, count, Action.ALONE.value, 0, 0)
        count = add(s, count, Action.OPEN.value, 0, 0)
    for other in range(place):
        count = add(s, count, Action.WITH.value, 0, seat_at(s, other))
    return count


@rule
def list_negotiation(s: State, seat: int) -> int:
    """Offers, answers, done."""
    count = 0
    more = offers_made(s, seat) < s.players - 1
    for other in range(s.players):
        if other != seat:
            if more and s.offer[seat, other] == 0:
                count = add(s, count, Action.OFFER.value, 0, other)
            if s.offer[seat, other]:
                count = add(s, count, Action.WITHDRAW.value, 0, other)
            if s.offer[other, seat]:
                count = add(s, count, Action.ACCEPT.value, 0, other)
                count = add(s, count, Action.DECLINE.value, 0, other)
    if s.done[seat] == 0:
        count = add(s, count, Action.DONE.value, 0, 0)
    return count


@rule
def list_exchange(s: State, seat: int) -> int:
    """Gifts, ready."""
    count = 0
    for other in range(s.players):
        if are_allies(s, seat, other):
            for kind in range(KINDS):
                if s.hand[seat, kind] > 0 and can_be_given(s, seat, kind):
                    count = add(s, count, Action.GIVE.value, kind, other)
    if s.done[seat] == 0:
        count = add(s, count, Action.READY.value, 0, 0)
    return count


@rule
def list_shows(s: State, seat: int, count: int) -> int:
    """Cards that may be shown, behind so many other moves."""
    # the kinds in hand first, at the end of the list, where no move comes; without branches, for any card may be in it
    kinds = 0
    for kind in range(KINDS):
        s.option[HELD + kinds] = kind
        kinds += s.hand[seat, kind] > 0
    for viewer in range(s.players):
        if viewer != seat:
            for i in range(kinds):
                kind = s.option[HELD + i]
                s.option[count] = move_of(Action.SHOW.value, kind, viewer)
                count += s.hand[seat, kind] > times_shown(s, seat, viewer, kind)
    return count


@rule
def list_struggle(s: State, seat: int) -> int:
    """Cards to lay, spells with their targets, drop, pass."""
    count = 0
    for kind in range(FIRST_SPELL):
        if s.hand[seat, kind] > 0 and may_lay_suit(s, seat, SUIT[kind]):
            count = add(s, count, Action.LAY.value, kind, 0)
    if s.spell_used[seat] == 0:
        for spell in range(FIRST_SPELL, KINDS):
            if s.hand[seat, spell] > 0:
                before = count
                for target in range(1, target_count(spell) + 1):
                    if is_target(s, seat, spell, target):
                        count = add(s, count, Action.LAY.value, spell, target)
                if count == before:
                    count = add(s, count, Action.LAY.value, spell, 0)
    count = add(s, count, Action.DROP.value, 0, 0)
    if may_pass(s, seat):
        count = add(s, count, Action.PASS.value, 0, 0)
    return count


@rule
def default_move(s: State, seat: int) -> int:
    """What the clock plays for a seat (ruling 73, section 5 e)."""
    phase = s.phase
    if phase == Phase.ROLE:
        for rank in range(ROLE_COUNT):
            role = s.order[s.pawn, rank]
            if is_free(s, role):
                return move_of(Action.ROLE.value, 0, role)
    if phase == Phase.NEGOTIATE:
        for other in range(s.players):
            if s.offer[other, seat]:
                return move_of(Action.DECLINE.value, 0, other)
        if s.done[seat] == 0:
            return move_of(Action.DONE.value, 0, 0)
    if phase == Phase.EXCHANGE and s.done[seat] == 0:
        return move_of(Action.READY.value, 0, 0)
    if seat == s.asked:
        if phase == Phase.JOIN:
            return move_of(Action.STAY.value, 0, 0)
        if phase == Phase.SIDE:
            return move_of(Action.SIDE.value, 0, 1 if side_size(s, 1) <= side_size(s, 2) else 2)
        if phase == Phase.SOLO:
            return default_solo(s, seat)
        if phase == Phase.LAY:
            return move_of(Action.PASS.value if may_pass(s, seat) else Action.DROP.value, 0, 0)
        if phase == Phase.HAND:
            return move_of(Action.HAND.value, lowest_power(s, seat), 0)
        if phase == Phase.DISCARD:
            return move_of(Action.DISCARD.value, lowest_power(s, seat), 0)
        if phase == Phase.TAKE:
            return move_of(Action.TAKE.value, 0, last_value(s))
        if phase == Phase.MOVE:
            return move_of(Action.MOVE.value, 0, default_slot(s))
    # nobody waits for this seat, so no clock asks either: it may have anything
    list_moves(s, seat)
    return s.option[0]


@rule
def default_solo(s: State, seat: int) -> int:
    """The highest leaves it open, the second joins it, the third joins who owns fewer crystals (ruling 25)."""
    place = place_of(s, seat)
    first = seat_at(s, 0)
    second = seat_at(s, 1)
    if place == 0:
        return move_of(Action.OPEN.value, 0, 0)
    if place == 2 and won_count(s, second) < won_count(s, first):
        return move_of(Action.WITH.value, 0, second)
    return move_of(Action.WITH.value, 0, first)


@rule
def default_slot(s: State) -> int:
    """The space with the higher crystals, of equal ones the lower slot; never finitum."""
    best = NONE
    for slot in range(SLOTS):
        if slot != s.pawn and slot != s.finitum and (best == NONE or crystal_sum(s, slot) > crystal_sum(s, best)):
            best = slot
    return best


@rule
def list_moves_at(states: Rows[State], i: int, seat: int) -> int:
    """`list_moves` for state i."""
    return list_moves(states[i], seat)


@rule
def may_act_at(states: Rows[State], i: int, seat: int) -> bool:
    """`may_act` for state i."""
    return may_act(states[i], seat)
