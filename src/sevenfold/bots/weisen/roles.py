"""Choosing a role by hand and hierarchy, and the space for which that goes best."""

from __future__ import annotations

from sevenfold.bots.weisen.chances import SURE, chance_above
from sevenfold.bots.weisen.knowledge import Mind, suit_points
from sevenfold.bots.weisen.stakes import nth_crystal
from sevenfold.bots.weisen.weights import POINT, Weights
from sevenfold.bots.weisen.worth import spell_worth
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import table
from sevenfold.games.weisen.data import MOST_PLAYERS
from sevenfold.games.weisen.moves import Action, move_of
from sevenfold.games.weisen.standing import held_points, is_free, won_points
from sevenfold.games.weisen.state import NONE, ROLE_COUNT, SLOTS, State

ALLIES = table([{3: 67, 4: 100, 5: 160}.get(players, 0) for players in range(MOST_PLAYERS + 1)])
"""Allies that a seat has on average, in hundredths, by players."""


@rule
def share_above(s: State, role: int, slot: int) -> int:
    """How many of the other roles that are played stand above this one on a space, in per cent."""
    above = 0
    others = 0
    found = False
    for rank in range(ROLE_COUNT):
        other = s.order[slot, rank]
        if other == role:
            found = True
        elif s.out[other] == 0:
            others += 1
            above += not found
    return above * 100 // others


@rule
def likely_crystal(s: State, role: int, slot: int) -> int:
    """What the role takes on a space if its alliance wins, in hundredths of a point: the lower, the more allies go before."""
    before = share_above(s, role, slot) * ALLIES[s.players] // 100
    place = before // 100
    here = nth_crystal(s, slot, place)
    return here * POINT - (here - nth_crystal(s, slot, place + 1)) * (before % 100) * POINT // 100


@rule
def role_value(s: State, mind: Mind, seat: int, role: int, slot: int, w: Weights) -> int:
    """What a round as this role on this space should bring the seat."""
    strength = suit_points(s, mind, 1 << seat, role, NONE)
    # an average hand has as much of each suit
    usual = 0
    played = 0
    for other in range(ROLE_COUNT):
        if s.out[other] == 0:
            played += 1
            usual += suit_points(s, mind, 1 << seat, other, NONE)
    chance = chance_above(strength - usual // played, w.doubt)
    value = (chance * likely_crystal(s, role, slot) + (SURE - chance) * spell_worth(s, w)) // SURE
    return value + share_above(s, role, slot) * w.lower // 100


@rule
def choose_role(s: State, mind: Mind, seat: int, w: Weights) -> int:
    """The free role with the best value, of equal ones the one that stands highest."""
    best = NONE
    most = 0
    for rank in range(ROLE_COUNT):
        role = s.order[s.pawn, rank]
        if is_free(s, role):
            value = role_value(s, mind, seat, role, s.pawn, w)
            if best == NONE or value > most:
                best = role
                most = value
    return move_of(Action.ROLE.value, 0, best)


@rule
def space_value(s: State, mind: Mind, seat: int, slot: int, w: Weights) -> int:
    """What a round on a space is worth to the one who chooses a role there first."""
    best = 0
    for role in range(ROLE_COUNT):
        if s.out[role] == 0:
            best = max(best, role_value(s, mind, seat, role, slot, w))
    return best


@rule
def likely_end(s: State, mind: Mind, seat: int, other: int) -> int:
    """What another seat has in the end, in hundredths: its crystals, and the suits in which it should hold most."""
    total = won_points(s, other) * POINT
    for suit in range(ROLE_COUNT + 1):
        best = 0
        for holder in range(s.players):
            best = max(best, in_hand(s, mind, seat, holder, suit))
        if best > 0 and in_hand(s, mind, seat, other, suit) == best:
            total += POINT
    return total


@rule
def in_hand(s: State, mind: Mind, seat: int, holder: int, suit: int) -> int:
    """What the holder should have of a suit in the comparison, in hundredths."""
    if holder == seat:
        return held_points(s, seat, suit) * 100
    return suit_points(s, mind, 1 << holder, suit, NONE)


@rule
def should_end(s: State, mind: Mind, seat: int) -> bool:
    """Whether the seat would win if the game ended now."""
    mine = likely_end(s, mind, seat, seat)
    for other in range(s.players):  # noqa: SIM110  # compiled as it stands
        if other != seat and likely_end(s, mind, seat, other) >= mine:
            return False
    return True


@rule
def move_pawn(s: State, mind: Mind, seat: int, w: Weights) -> int:
    """The space where the own hand goes best; to finitum only in the lead."""
    if s.finitum != NONE and should_end(s, mind, seat):
        return move_of(Action.FINITUM.value, 0, 0)
    best = NONE
    most = 0
    for slot in range(SLOTS):
        if slot != s.pawn and slot != s.finitum:
            value = space_value(s, mind, seat, slot, w)
            if best == NONE or value > most:
                best = slot
                most = value
    return move_of(Action.MOVE.value, 0, best)
