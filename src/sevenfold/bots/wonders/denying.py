"""Denying: what the next seat loses when its best card is not passed on."""

from __future__ import annotations

from sevenfold.bots.wonders.counting import counting_value
from sevenfold.bots.wonders.weights import POINT, Weights
from sevenfold.games.kit.mode import rule
from sevenfold.games.wonders.boards import BANK
from sevenfold.games.wonders.cards import PER_POINTS, POINTS, SHIELDS, SYMBOL, TURNS
from sevenfold.games.wonders.city import ANY_SYMBOL, chain_parent, has_structure
from sevenfold.games.wonders.payment import least_coins, solve
from sevenfold.games.wonders.scoring import science_points
from sevenfold.games.wonders.state import Phase, State, goes_left, left_of, right_of

SHIELD_APPEAL = 180
"""What a shield is worth to most seats."""
SYMBOL_APPEAL = 150
"""What a symbol is worth besides its points: the ones that follow."""
OTHER_APPEAL = 120
"""What producers and commerce are worth."""


@rule
def receiver(s: State, seat: int) -> int:
    """The seat that gets the hand after this turn."""
    return left_of(s, seat) if goes_left(s.age) else right_of(s, seat)


@rule
def is_within_reach(s: State, seat: int, kind: int) -> bool:
    """Whether the seat could build the card now."""
    if has_structure(s, seat, kind):
        return False
    if chain_parent(s, seat, kind) >= 0:
        return True
    return solve(s, seat, kind) and least_coins(s, seat) + BANK[kind] <= s.coins[seat]


@rule
def appeal(s: State, seat: int, kind: int) -> int:
    """What a card brings the seat, at a glance; nothing where it can't build it."""
    if not is_within_reach(s, seat, kind):
        return 0
    if POINTS[kind]:
        return POINTS[kind] * POINT
    if PER_POINTS[kind]:
        return counting_value(s, seat, kind)
    if SHIELDS[kind]:
        return SHIELDS[kind] * SHIELD_APPEAL
    if SYMBOL[kind] == ANY_SYMBOL:
        return (science_points(s, seat, s.wild[seat] + 1) - science_points(s, seat, s.wild[seat])) * POINT
    if SYMBOL[kind] >= 0:
        before = science_points(s, seat, s.wild[seat])
        s.symbols[seat, SYMBOL[kind]] += 1
        after = science_points(s, seat, s.wild[seat])
        s.symbols[seat, SYMBOL[kind]] -= 1
        return (after - before) * POINT + SYMBOL_APPEAL
    return OTHER_APPEAL


@rule
def denied_kind(s: State, seat: int, w: Weights) -> tuple[int, int]:
    """The card of the hand that the next seat would like best, and what keeping it from there is worth.

    Worth is what the next seat then misses against its second choice. Where hands are passed on no more, or the card is
    there twice, nothing is.
    """
    if s.turn == TURNS or s.phase != Phase.CHOOSE:
        return -1, 0
    other = receiver(s, seat)
    best = -1
    most = 0
    second = 0
    for place in range(s.hand_count[seat]):
        value = appeal(s, other, s.hand[seat, place])
        if value > most:
            best = s.hand[seat, place]
            second = most
            most = value
        elif value > second:
            second = value
    return best, (most - second) * w.deny_share // 100
