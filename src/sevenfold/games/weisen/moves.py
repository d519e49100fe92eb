"""Moves as ints: an action, a card, and what it is aimed at; and the targets of the seven spells.

A target of a spell is its number from 1; 0 is the bare form, legal only where no target exists (section 5 g). Targets are
ordered by seat, then by card; a pair of crystals by slot, then by value (section 5 m).
"""

from __future__ import annotations

from enum import IntEnum

from sevenfold.games.kit.mode import rule
from sevenfold.games.weisen.cards import (
    ANULENSA,
    BINENSUS,
    CRYSTAL_STEPS,
    FIRST_OWL,
    FIRST_SPELL,
    LEAST_CRYSTAL,
    MOVENTI,
    MUTANTUS,
    VOLENSIA,
)
from sevenfold.games.weisen.standing import are_allies, is_free
from sevenfold.games.weisen.state import ROLE_COUNT, SLOTS, State


class Action(IntEnum):
    """What is done."""

    ROLE = 0
    OFFER = 1
    WITHDRAW = 2
    ACCEPT = 3
    DECLINE = 4
    SHOW = 5
    DONE = 6
    JOIN = 7
    STAY = 8
    SIDE = 9
    ALONE = 10
    OPEN = 11
    WITH = 12
    GIVE = 13
    READY = 14
    LAY = 15
    DROP = 16
    PASS = 17
    HAND = 18
    DISCARD = 19
    TAKE = 20
    MOVE = 21
    FINITUM = 22


ARGUMENTS = 512
CARDS_RANGE = 64
ACTION_STEP = ARGUMENTS * CARDS_RANGE
LAST = ACTION_STEP * len(Action)
"""Every move lies below; `LAST` is no move."""
VALUE_STEPS = CRYSTAL_STEPS - LEAST_CRYSTAL
CRYSTAL_PLACES = SLOTS * VALUE_STEPS
"""A crystal on the table is slot * VALUE_STEPS + value - LEAST_CRYSTAL."""
OWL_STEPS = FIRST_SPELL - FIRST_OWL


@rule
def move_of(action: int, card: int, argument: int) -> int:
    """The move of an action: `card` and `argument` are 0 where it has none."""
    return action * ACTION_STEP + card * ARGUMENTS + argument


@rule
def action_of(move: int) -> int:
    """The Action of a move."""
    return move // ACTION_STEP


@rule
def card_of(move: int) -> int:
    """The card of a move."""
    return move // ARGUMENTS % CARDS_RANGE


@rule
def argument_of(move: int) -> int:
    """Whom or what the move is aimed at: a seat, a role, a slot, a value, or a spell's target."""
    return move % ARGUMENTS


@rule
def first_crystal(target: int) -> int:
    """The first of the two places that moventi swaps."""
    return (target - 1) // CRYSTAL_PLACES


@rule
def second_crystal(target: int) -> int:
    """The second one."""
    return (target - 1) % CRYSTAL_PLACES


@rule
def slot_of(place: int) -> int:
    """The slot of a place for crystals."""
    return place // VALUE_STEPS


@rule
def value_of(place: int) -> int:
    """The value of a crystal there."""
    return place % VALUE_STEPS + LEAST_CRYSTAL


@rule
def target_count(spell: int) -> int:
    """How many targets a spell could have, whether they are there or not."""
    if spell == MOVENTI:
        return CRYSTAL_PLACES * CRYSTAL_PLACES
    if spell == ANULENSA:
        return 5 * FIRST_SPELL
    if spell == VOLENSIA:
        return 5 * OWL_STEPS
    if spell == MUTANTUS:
        return 5
    if spell == BINENSUS:
        return ROLE_COUNT
    return 0


@rule
def target_seat(spell: int, target: int) -> int:
    """The seat that the target of anulensa, volensia or mutantus names."""
    if spell == ANULENSA:
        return (target - 1) // FIRST_SPELL
    if spell == VOLENSIA:
        return (target - 1) // OWL_STEPS
    return target - 1


@rule
def target_card(spell: int, target: int) -> int:
    """The laid card that the target of anulensa or volensia names."""
    if spell == ANULENSA:
        return (target - 1) % FIRST_SPELL
    return FIRST_OWL + (target - 1) % OWL_STEPS


@rule
def is_target(s: State, seat: int, spell: int, target: int) -> bool:
    """Whether the spell, laid by the seat, has this target on the table (rulings 55 to 58, 61, 63)."""
    if target < 1 or target > target_count(spell):
        return False
    if spell == MOVENTI:
        first = first_crystal(target)
        second = second_crystal(target)
        if first > second:
            return False
        least = 2 if first == second else 1
        if s.crystals[slot_of(first), value_of(first)] < least:
            return False
        return s.crystals[slot_of(second), value_of(second)] > 0
    if spell == BINENSUS:
        return is_free(s, target - 1)
    other = target_seat(spell, target)
    if other >= s.players:
        return False
    if spell == MUTANTUS:
        return are_allies(s, seat, other)
    return s.laid[other, target_card(spell, target)] > 0


@rule
def has_target(s: State, seat: int, spell: int) -> bool:
    """Whether the spell has any target: then it must be used (ruling 55)."""
    for target in range(1, target_count(spell) + 1):  # noqa: SIM110  # compiled as it stands
        if is_target(s, seat, spell, target):
            return True
    return False
