"""Actions of Die Sieben Weisen: every move the game can know, seats by places to the left of oneself.

The numbers follow the rules' own: what is done, then card or target. Moventi's pairs of crystals count the first place
before the second; anulensa and volensia name a seat by its place to the left and then the card.
"""

from __future__ import annotations

from typing import Any

from sevenfold.envs.table import NONE, from_me
from sevenfold.games.kit.mode import rule
from sevenfold.games.weisen.cards import (
    ANULENSA,
    BINENSUS,
    CRYSTAL_STEPS,
    FIRST_SPELL,
    KINDS,
    MOVENTI,
    MUTANTUS,
    VOLENSIA,
)
from sevenfold.games.weisen.listing import list_moves
from sevenfold.games.weisen.moves import (
    CRYSTAL_PLACES,
    OWL_STEPS,
    Action,
    action_of,
    argument_of,
    card_of,
    move_of,
)
from sevenfold.games.weisen.state import ROLE_COUNT, SEATS, SLOTS, State

OTHERS = SEATS - 1

FIRST_ROLE = 0
FIRST_TALK = FIRST_ROLE + ROLE_COUNT
"""offer, withdraw, accept, decline: each to the others."""
FIRST_SHOW = FIRST_TALK + 4 * OTHERS
DONE = FIRST_SHOW + KINDS * OTHERS
JOIN = DONE + 1
STAY = DONE + 2
FIRST_SIDE = DONE + 3
ALONE = FIRST_SIDE + 2
OPEN = ALONE + 1
FIRST_WITH = ALONE + 2
FIRST_GIVE = FIRST_WITH + OTHERS
READY = FIRST_GIVE + KINDS * OTHERS
FIRST_LAY = READY + 1
"""Power cards, and spells without a target."""
FIRST_MOVENTI = FIRST_LAY + KINDS
FIRST_ANULENSA = FIRST_MOVENTI + CRYSTAL_PLACES * CRYSTAL_PLACES
FIRST_VOLENSIA = FIRST_ANULENSA + SEATS * FIRST_SPELL
FIRST_MUTANTUS = FIRST_VOLENSIA + SEATS * OWL_STEPS
FIRST_BINENSUS = FIRST_MUTANTUS + SEATS
DROP = FIRST_BINENSUS + ROLE_COUNT
PASS = DROP + 1
FIRST_HAND = DROP + 2
FIRST_DISCARD = FIRST_HAND + FIRST_SPELL
FIRST_TAKE = FIRST_DISCARD + FIRST_SPELL
FIRST_MOVE = FIRST_TAKE + CRYSTAL_STEPS
FINITUM = FIRST_MOVE + SLOTS
ACTIONS = FINITUM + 1

NAMES: tuple[tuple[int, int, str], ...] = (
    (FIRST_ROLE, ROLE_COUNT, "take a role"),
    (FIRST_TALK, OTHERS, "offer an alliance to the seat 1 to 4 places to the left"),
    (FIRST_TALK + OTHERS, OTHERS, "withdraw it"),
    (FIRST_TALK + 2 * OTHERS, OTHERS, "accept that seat's offer"),
    (FIRST_TALK + 3 * OTHERS, OTHERS, "decline it"),
    (FIRST_SHOW, KINDS * OTHERS, "show a card: for each kind the four seats"),
    (DONE, 1, "done negotiating"),
    (JOIN, 1, "join the pair"),
    (STAY, 1, "stay out"),
    (FIRST_SIDE, 2, "side 1, 2"),
    (ALONE, 1, "play alone"),
    (OPEN, 1, "leave it open"),
    (FIRST_WITH, OTHERS, "ally with the seat 1 to 4 places to the left"),
    (FIRST_GIVE, KINDS * OTHERS, "give a card: for each kind the four seats"),
    (READY, 1, "ready for the struggle"),
    (FIRST_LAY, KINDS, "lay a power card, or a spell that finds no target"),
    (
        FIRST_MOVENTI,
        CRYSTAL_PLACES * CRYSTAL_PLACES,
        "lay moventi: first crystal, second crystal, each by slot and value",
    ),
    (FIRST_ANULENSA, SEATS * FIRST_SPELL, "lay anulensa: for each of the five seats the card"),
    (FIRST_VOLENSIA, SEATS * OWL_STEPS, "lay volensia: for each of the five seats the owl"),
    (FIRST_MUTANTUS, SEATS, "lay mutantus: the ally"),
    (FIRST_BINENSUS, ROLE_COUNT, "lay binensus: the role"),
    (DROP, 1, "drop out"),
    (PASS, 1, "pass (absentus)"),
    (FIRST_HAND, FIRST_SPELL, "hand a card on, by kind"),
    (FIRST_DISCARD, FIRST_SPELL, "discard a card, by kind"),
    (FIRST_TAKE, CRYSTAL_STEPS, "take a crystal, by value"),
    (FIRST_MOVE, SLOTS, "move the pawn to a slot"),
    (FINITUM, 1, "move the pawn to finitum"),
)
"""First action, how many, what they do."""


@rule
def seat_to_left(s: State, seat: int, place: int) -> int:
    """The seat so many places to the left, or NONE where the table isn't so large."""
    if place >= s.players:
        return NONE
    return seat + place if seat + place < s.players else seat + place - s.players


@rule
def aimed(s: State, seat: int, what: int, card: int, place: int) -> int:
    """A move aimed at the seat so many places to the left, or NONE."""
    other = seat_to_left(s, seat, place)
    return NONE if other < 0 else move_of(what, card, other)


@rule
def spell_move(s: State, seat: int, action: int) -> int:
    """The move of a spell with a target, or NONE."""
    if action < FIRST_ANULENSA:
        return move_of(Action.LAY.value, MOVENTI, action - FIRST_MOVENTI + 1)
    if action >= FIRST_BINENSUS:
        return move_of(Action.LAY.value, BINENSUS, action - FIRST_BINENSUS + 1)
    spell = MUTANTUS
    wide = 1
    at = action - FIRST_MUTANTUS
    if action < FIRST_VOLENSIA:
        spell = ANULENSA
        wide = FIRST_SPELL
        at = action - FIRST_ANULENSA
    elif action < FIRST_MUTANTUS:
        spell = VOLENSIA
        wide = OWL_STEPS
        at = action - FIRST_VOLENSIA
    other = seat_to_left(s, seat, at // wide)
    return NONE if other < 0 else move_of(Action.LAY.value, spell, other * wide + at % wide + 1)


@rule
def move_of_action(s: State, seat: int, action: int) -> int:
    """The move of an action of the seat, or NONE."""
    if action < 0 or action >= ACTIONS:
        return NONE
    if action < FIRST_TALK:
        return move_of(Action.ROLE.value, 0, action)
    if action < FIRST_SHOW:
        at = action - FIRST_TALK
        return aimed(s, seat, Action.OFFER.value + at // OTHERS, 0, at % OTHERS + 1)
    if action < DONE:
        at = action - FIRST_SHOW
        return aimed(s, seat, Action.SHOW.value, at // OTHERS, at % OTHERS + 1)
    if action < FIRST_SIDE:
        return move_of(Action.DONE.value + action - DONE, 0, 0)
    if action < ALONE:
        return move_of(Action.SIDE.value, 0, action - FIRST_SIDE + 1)
    if action < FIRST_WITH:
        return move_of(Action.ALONE.value + action - ALONE, 0, 0)
    if action < FIRST_GIVE:
        return aimed(s, seat, Action.WITH.value, 0, action - FIRST_WITH + 1)
    if action < READY:
        at = action - FIRST_GIVE
        return aimed(s, seat, Action.GIVE.value, at // OTHERS, at % OTHERS + 1)
    if action == READY:
        return move_of(Action.READY.value, 0, 0)
    if action < FIRST_MOVENTI:
        return move_of(Action.LAY.value, action - FIRST_LAY, 0)
    if action < DROP:
        return spell_move(s, seat, action)
    if action < FIRST_HAND:
        return move_of(Action.DROP.value + action - DROP, 0, 0)
    if action < FIRST_DISCARD:
        return move_of(Action.HAND.value, action - FIRST_HAND, 0)
    if action < FIRST_TAKE:
        return move_of(Action.DISCARD.value, action - FIRST_DISCARD, 0)
    if action < FIRST_MOVE:
        return move_of(Action.TAKE.value, 0, action - FIRST_TAKE)
    if action < FINITUM:
        return move_of(Action.MOVE.value, 0, action - FIRST_MOVE)
    return move_of(Action.FINITUM.value, 0, 0)


@rule
def lay_action(s: State, seat: int, card: int, target: int) -> int:
    """The action of laying a card."""
    if target == 0:
        return FIRST_LAY + card
    if card == MOVENTI:
        return FIRST_MOVENTI + target - 1
    if card == BINENSUS:
        return FIRST_BINENSUS + target - 1
    wide = 1
    first = FIRST_MUTANTUS
    if card == ANULENSA:
        wide = FIRST_SPELL
        first = FIRST_ANULENSA
    elif card == VOLENSIA:
        wide = OWL_STEPS
        first = FIRST_VOLENSIA
    return first + from_me(seat, (target - 1) // wide, s.players) * wide + (target - 1) % wide


@rule
def action_of_move(s: State, seat: int, move: int) -> int:
    """The action of a legal move of the seat."""
    what = action_of(move)
    card = card_of(move)
    argument = argument_of(move)
    if what == Action.SHOW:  # first, since most moves are such
        return FIRST_SHOW + card * OTHERS + from_me(seat, argument, s.players) - 1
    if what == Action.ROLE:
        return FIRST_ROLE + argument
    if what == Action.LAY:
        return lay_action(s, seat, card, argument)
    if what == Action.SIDE:
        return FIRST_SIDE + argument - 1
    if what == Action.HAND:
        return FIRST_HAND + card
    if what == Action.DISCARD:
        return FIRST_DISCARD + card
    if what == Action.TAKE:
        return FIRST_TAKE + argument
    if what == Action.MOVE:
        return FIRST_MOVE + argument
    if what == Action.FINITUM:
        return FINITUM
    if what == Action.READY:
        return READY
    if what == Action.DROP or what == Action.PASS:
        return DROP + what - Action.DROP
    if what == Action.ALONE or what == Action.OPEN:
        return ALONE + what - Action.ALONE
    if what >= Action.DONE and what <= Action.STAY:
        return DONE + what - Action.DONE
    place = from_me(seat, argument, s.players) - 1
    if what == Action.GIVE:
        return FIRST_GIVE + card * OTHERS + place
    if what == Action.WITH:
        return FIRST_WITH + place
    return FIRST_TALK + (what - Action.OFFER) * OTHERS + place


@rule
def fill_mask(s: State, seat: int, mask: Any) -> int:
    """Mark the actions that are legal for the seat; returns how many."""
    for action in range(ACTIONS):
        mask[action] = 0
    count = list_moves(s, seat)
    for i in range(count):
        mask[action_of_move(s, seat, s.option[i])] = 1
    return count
