"""What the table says at a moment: hierarchy, alliances, the points laid out. Pure functions of the record."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.weisen.cards import (
    ABSENTUS,
    CRYSTAL_STEPS,
    FIRST_SPELL,
    OWL,
    PAIR_BONUS,
    VALUE,
    VALUES,
)
from sevenfold.games.weisen.state import NONE, ROLE_COUNT, State


@rule
def rank_of(s: State, seat: int) -> int:
    """Where the seat's large role stands on the current space, from 0 for the highest; second roles don't count (ruling 11)."""
    for rank in range(ROLE_COUNT):
        if s.order[s.pawn, rank] == s.role[seat]:
            return rank
    return ROLE_COUNT


@rule
def seat_at(s: State, place: int) -> int:
    """The seat that is so many places below the highest in the active hierarchy, or NONE."""
    count = 0
    for rank in range(ROLE_COUNT):
        for seat in range(s.players):
            if s.role[seat] == s.order[s.pawn, rank] and s.role[seat] != NONE:
                if count == place:
                    return seat
                count += 1
    return NONE


@rule
def highest(s: State) -> int:
    """The seat highest in the active hierarchy."""
    return seat_at(s, 0)


@rule
def lowest(s: State) -> int:
    """The seat lowest in the active hierarchy."""
    return seat_at(s, s.players - 1)


@rule
def holder_of(s: State, role: int) -> int:
    """Who has the large card of the role as the own role or by binensus, or NONE: then it lies in the middle."""
    for seat in range(s.players):
        if s.role[seat] == role or s.second[seat] == role:
            return seat
    return NONE


@rule
def is_free(s: State, role: int) -> bool:
    """Whether the role is played and lies in the middle."""
    return s.out[role] == 0 and holder_of(s, role) == NONE


@rule
def side_size(s: State, side: int) -> int:
    """How many seats belong to the alliance."""
    total = 0
    for seat in range(s.players):
        if s.side[seat] == side:
            total += 1
    return total


@rule
def are_allies(s: State, seat: int, other: int) -> bool:
    """Whether two different seats belong to the same alliance."""
    return seat != other and s.side[seat] != 0 and s.side[seat] == s.side[other]


@rule
def full_side(s: State) -> int:
    """The size of the larger alliance: two, with five players three."""
    return (s.players + 1) // 2


@rule
def laid_points(s: State, seat: int) -> int:
    """What the seat's laid cards count; two ones of the same role before the same seat count 11 (rulings 34 to 37)."""
    total = 0
    for kind in range(FIRST_SPELL):
        copies = s.laid[seat, kind]
        if copies > 0:
            total += copies * VALUE[kind]
            if copies == 2 and VALUE[kind] == 1:
                total += PAIR_BONUS
    return total


@rule
def lead(s: State) -> int:
    """The indicator: points of alliance 1 less those of alliance 2, the solo bonus included."""
    total = 0
    for seat in range(s.players):
        if s.side[seat] == 1:
            total += laid_points(s, seat)
        elif s.side[seat] == 2:
            total -= laid_points(s, seat)
    if s.solo != NONE:
        total += s.bonus if s.side[s.solo] == 1 else -s.bonus
    return total


@rule
def next_in(s: State, seat: int) -> int:
    """The next seat clockwise that has not dropped out; the seat itself where it is the only one; NONE where nobody is."""
    other = seat
    for _ in range(s.players):
        other = other + 1 if other + 1 < s.players else 0
        if s.dropped[other] == 0:
            return other
    return NONE


@rule
def absent_seat(s: State) -> int:
    """The seat before which an absentus lies, or NONE; the first one is put away when a second is laid (ruling 60)."""
    for seat in range(s.players):
        if s.laid[seat, ABSENTUS] > 0:
            return seat
    return NONE


@rule
def may_pass(s: State, seat: int) -> bool:
    """Whether absentus lets the seat pass: until all the others have dropped out (ruling 59)."""
    return s.laid[seat, ABSENTUS] > 0 and s.dropped_count < s.players - 1


@rule
def may_lay_suit(s: State, seat: int, suit: int) -> bool:
    """Whether the seat may lay power cards of the suit: its role, its second role, owls (ruling 32)."""
    return suit == OWL or suit == s.role[seat] or suit == s.second[seat]


@rule
def crystals_on(s: State, slot: int) -> int:
    """How many crystals lie on a space."""
    total = 0
    for value in range(CRYSTAL_STEPS):
        total += s.crystals[slot, value]
    return total


@rule
def crystal_sum(s: State, slot: int) -> int:
    """What the crystals on a space are worth together."""
    total = 0
    for value in range(CRYSTAL_STEPS):
        total += value * s.crystals[slot, value]
    return total


@rule
def won_count(s: State, seat: int) -> int:
    """How many crystals a seat owns: that is public (ruling 68)."""
    total = 0
    for value in range(CRYSTAL_STEPS):
        total += s.won[seat, value]
    return total


@rule
def won_points(s: State, seat: int) -> int:
    """What a seat's crystals are worth."""
    total = 0
    for value in range(CRYSTAL_STEPS):
        total += value * s.won[seat, value]
    return total


@rule
def held_points(s: State, seat: int, suit: int) -> int:
    """What a seat's hand is worth in a suit, the two ones of a role together 11 (ruling 69)."""
    total = 0
    first = suit * VALUES
    for kind in range(first, min(first + VALUES, FIRST_SPELL)):
        copies = s.hand[seat, kind]
        total += copies * VALUE[kind]
        if copies == 2 and VALUE[kind] == 1:
            total += PAIR_BONUS
    return total


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """Whether the seat's crystals put it before the other: the total, then the higher crystal, the next, and so on (ruling 71)."""
    mine = won_points(s, seat)
    theirs = won_points(s, other)
    if mine != theirs:
        return mine > theirs
    for value in range(CRYSTAL_STEPS - 1, 0, -1):
        if s.won[seat, value] != s.won[other, value]:
            return s.won[seat, value] > s.won[other, value]
    return False
