"""What each seat knows of the others' hands (rulings 20, 29, 48, 68).

For every copy of a card the record says, by viewer, which other seats may hold it as far as that viewer knows: one bit for
each seat; 0 where nothing is known. A card that was shown, given or handed on by the viewer, or taken up by volensia, is
known to lie in one hand. When a card changes hands unseen, whatever the giver may hold may now be with the receiver as
well. When a discard pile is shuffled into an empty draw pile, all that is nowhere in sight must be in somebody's hand.

What a viewer doesn't keep in mind is how many of the cards it knows of can have moved at once. Copies of a kind can't be
told apart: their entries are kept sorted, and where one of several may be meant the entries become less certain, never
wrong. So the true state always agrees with everybody's memory.
"""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.weisen.cards import FIRST_COPY, FIRST_SPELL, KINDS
from sevenfold.games.weisen.state import State

MOST_SEATS_BITS = 8


@rule
def size_of(mask: int) -> int:
    """How many seats a mask names."""
    total = 0
    while mask > 0:
        total += mask & 1
        mask >>= 1
    return total


@rule
def in_order(s: State, viewer: int, kind: int) -> None:
    """Sort what is known of a kind's copies, so that equal knowledge is the same bytes."""
    first = FIRST_COPY[kind]
    for i in range(first + 1, FIRST_COPY[kind + 1]):
        mask = s.memory[viewer, i]
        at = i
        while at > first and s.memory[viewer, at - 1] < mask:
            s.memory[viewer, at] = s.memory[viewer, at - 1]
            at -= 1
        s.memory[viewer, at] = mask


@rule
def entry_with(s: State, viewer: int, kind: int, seat: int, least: int) -> int:
    """The most certain entry of the kind that may lie with the seat and names at least so many seats, or -1."""
    best = -1
    fewest = MOST_SEATS_BITS
    for i in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):
        mask = s.memory[viewer, i]
        if mask >> seat & 1:
            size = size_of(mask)
            if least <= size < fewest:
                fewest = size
                best = i
    return best


@rule
def spread(s: State, viewer: int, kind: int, seat: int, mask: int) -> None:
    """An entry with `seat` was settled that may have meant another copy: those become as uncertain as it was."""
    for i in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):
        if s.memory[viewer, i] >> seat & 1:
            s.memory[viewer, i] |= mask


@rule
def forget_one(s: State, viewer: int, seat: int, kind: int) -> None:
    """A copy has left the seat's hand before the viewer's eyes."""
    at = entry_with(s, viewer, kind, seat, 1)
    if at >= 0:
        mask = s.memory[viewer, at]
        s.memory[viewer, at] = 0
        spread(s, viewer, kind, seat, mask)
        in_order(s, viewer, kind)


@rule
def note_one(s: State, viewer: int, seat: int, kind: int) -> None:
    """A copy that was elsewhere has come into the seat's hand before the viewer's eyes."""
    for i in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):
        if s.memory[viewer, i] == 0:
            s.memory[viewer, i] = 1 << seat
            break
    in_order(s, viewer, kind)


@rule
def see_copies(s: State, viewer: int, seat: int, kind: int, copies: int) -> None:
    """The viewer has been shown so many copies in the seat's hand."""
    known = 0
    for i in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):
        if s.memory[viewer, i] == 1 << seat:
            known += 1
    while known < copies:
        at = entry_with(s, viewer, kind, seat, 2)
        if at >= 0:
            mask = s.memory[viewer, at]
            s.memory[viewer, at] = 0
            spread(s, viewer, kind, seat, mask)
            s.memory[viewer, at] = 1 << seat
            in_order(s, viewer, kind)
        else:
            note_one(s, viewer, seat, kind)
        known += 1


@rule
def all_see_leaving(s: State, seat: int, kind: int) -> None:
    """A card of the seat's hand is laid or put away in the open."""
    for viewer in range(s.players):
        if viewer != seat:
            forget_one(s, viewer, seat, kind)
    lost_all(s, seat, kind)


@rule
def all_see_coming(s: State, seat: int, kind: int) -> None:
    """A card comes into the seat's hand in the open."""
    for viewer in range(s.players):
        if viewer != seat:
            note_one(s, viewer, seat, kind)


@rule
def wander(s: State, giver: int, receiver: int, kind: int) -> None:
    """A card goes from hand to hand, seen by these two alone; `kind` matters to them, to others only whether it is a spell.

    To be called when the hands have changed.
    """
    note_one(s, giver, receiver, kind)
    forget_one(s, receiver, giver, kind)
    first = 0 if kind < FIRST_SPELL else FIRST_SPELL
    end = FIRST_SPELL if kind < FIRST_SPELL else KINDS
    for viewer in range(s.players):
        if viewer != giver and viewer != receiver:
            for i in range(FIRST_COPY[first], FIRST_COPY[end]):
                if s.memory[viewer, i] >> giver & 1:
                    s.memory[viewer, i] |= 1 << receiver
            _order_all(s, viewer, first, end)
    lost_all(s, giver, kind)


@rule
def lost_all(s: State, seat: int, kind: int) -> None:
    """Where the seat has no more cards of that sort (power cards or spells), none of them can be there: that is public."""
    power = kind < FIRST_SPELL
    if (s.power_count[seat] if power else s.spell_count[seat]) > 0:
        return
    first = 0 if power else FIRST_SPELL
    end = FIRST_SPELL if power else KINDS
    for viewer in range(s.players):
        if viewer != seat:
            for i in range(FIRST_COPY[first], FIRST_COPY[end]):
                s.memory[viewer, i] &= ~(1 << seat)
            _order_all(s, viewer, first, end)


@rule
def _order_all(s: State, viewer: int, first: int, end: int) -> None:
    for kind in range(first, end):
        in_order(s, viewer, kind)


@rule
def all_in_hands(s: State, spells: bool) -> None:
    """The draw pile of that sort is empty and the open discard pile becomes the new one: the rest is in hands or laid out."""
    first = FIRST_SPELL if spells else 0
    end = KINDS if spells else FIRST_SPELL
    for viewer in range(s.players):
        others = 0
        for seat in range(s.players):
            if seat != viewer and (s.spell_count[seat] if spells else s.power_count[seat]) > 0:
                others |= 1 << seat
        for kind in range(first, end):
            held = 0
            for seat in range(s.players):
                if seat != viewer:
                    held += s.hand[seat, kind]
            for i in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):
                if s.memory[viewer, i] > 0:
                    held -= 1
            at = FIRST_COPY[kind]
            while held > 0 and at < FIRST_COPY[kind + 1]:
                if s.memory[viewer, at] == 0:
                    s.memory[viewer, at] = others
                    held -= 1
                at += 1
            in_order(s, viewer, kind)
