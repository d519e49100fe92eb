"""What the others may hold: known cards where they are known to be, the rest as the unseen cards fall on average.

All that is read here the seat knows: its own hand, its memory of cards shown, given, handed on and taken up, how many cards
each hand has, and, by counting off what lies open, which cards it has not seen.
"""

from __future__ import annotations

from typing import Annotated

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I16Grid, I16s, Record, maker
from sevenfold.games.weisen.cards import FIRST_COPY, FIRST_SPELL, KINDS, OWL, PAIR_BONUS, VALUE, VALUES
from sevenfold.games.weisen.memory import size_of
from sevenfold.games.weisen.state import SEATS, State

CARD = 100
"""Parts of a card."""


class Mind(Record):
    """How many copies of each card each seat holds, in hundredths: exact for the own hand, an expectation for the others."""

    held: Annotated[I16Grid, SEATS, KINDS]
    fresh: Annotated[I16s, KINDS]  # copies that may be anywhere out of sight


make_minds = maker(Mind)


@rule
def think(s: State, seat: int, mind: Mind) -> None:
    """Fill the mind with what the seat knows and expects."""
    for kind in range(KINDS):
        mind.fresh[kind] = s.pile[kind] * CARD
        for other in range(s.players):
            if other == seat:
                mind.held[seat, kind] = s.hand[seat, kind] * CARD
            else:
                # every card that is out of sight, wherever it lies: the seat can count that
                mind.fresh[kind] += s.hand[other, kind] * CARD
                mind.held[other, kind] = 0
        for copy in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):
            place_known(s, seat, mind, kind, s.memory[seat, copy])
    spread_rest(s, seat, mind, 0, FIRST_SPELL)
    spread_rest(s, seat, mind, FIRST_SPELL, KINDS)


@rule
def place_known(s: State, seat: int, mind: Mind, kind: int, mask: int) -> None:
    """A copy that is known to lie with one of these seats."""
    if mask == 0:
        return
    share = CARD // size_of(mask)
    for other in range(s.players):
        if other != seat and mask >> other & 1:
            mind.held[other, kind] += share
            mind.fresh[kind] -= share


@rule
def spread_rest(s: State, seat: int, mind: Mind, first: int, end: int) -> None:
    """Fill the hands up with unseen cards of one sort, as they fall on average."""
    unseen = 0
    for kind in range(first, end):
        unseen += max(mind.fresh[kind], 0)
    if unseen == 0:
        return
    for other in range(s.players):
        if other != seat:
            room = (s.power_count[other] if first == 0 else s.spell_count[other]) * CARD
            for kind in range(first, end):
                room -= mind.held[other, kind]
            if room > 0:
                for kind in range(first, end):
                    mind.held[other, kind] += max(mind.fresh[kind], 0) * room // unseen


@rule
def pair_share(held: int, laid: int) -> int:
    """How surely a second one comes to lie beside the first, in hundredths; by copies held (in hundredths) and laid."""
    if laid >= 2:
        return 0
    if laid == 1:
        return min(held, CARD)
    if held % CARD == 0:
        return CARD if held >= 2 * CARD else 0
    half = min(held, 2 * CARD) // 2
    return half * half // CARD


@rule
def suit_points(s: State, mind: Mind, holders: int, suit: int, layer: int) -> int:
    """What these seats (bits) hold of a suit, in hundredths of the points it counts, pairs of ones included.

    `layer` is the seat before which a first one may lie already, or -1 for the hands alone.
    """
    total = 0
    for kind in range(suit * VALUES, min(suit * VALUES + VALUES, FIRST_SPELL)):
        held = 0
        for seat in range(s.players):
            if holders >> seat & 1:
                held += mind.held[seat, kind]
        total += held * VALUE[kind]
        if suit != OWL and VALUE[kind] == 1:
            total += PAIR_BONUS * pair_share(held, s.laid[layer, kind] if layer >= 0 else 0)
    return total


@rule
def can_lay(s: State, mind: Mind, seat: int, role: int, second: int) -> int:
    """What one seat can lay with these roles (`second` may be -1), in hundredths."""
    total = suit_points(s, mind, 1 << seat, role, seat) + suit_points(s, mind, 1 << seat, OWL, seat)
    if second >= 0:
        total += suit_points(s, mind, 1 << seat, second, seat)
    return total
