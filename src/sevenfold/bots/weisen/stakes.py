"""What an alliance promises a seat: the cards of both sides, the chance that follows, and the crystal it would take."""

from __future__ import annotations

from sevenfold.bots.weisen.chances import SURE, chance_above
from sevenfold.bots.weisen.knowledge import Mind, suit_points
from sevenfold.bots.weisen.weights import POINT, Weights
from sevenfold.bots.weisen.worth import spell_worth
from sevenfold.games.kit.mode import rule
from sevenfold.games.weisen.cards import CRYSTAL_STEPS, OWL
from sevenfold.games.weisen.standing import crystal_sum, crystals_on, rank_of
from sevenfold.games.weisen.state import NONE, State


@rule
def nth_crystal(s: State, slot: int, place: int) -> int:
    """The value that is left on a space for the one who takes after `place` others, each the best; 0 where nothing is."""
    for value in range(CRYSTAL_STEPS - 1, 0, -1):
        place -= s.crystals[slot, value]
        if place < 0:
            return value
    return 0


@rule
def everybody(s: State) -> int:
    """All seats, in bits."""
    return (1 << s.players) - 1


@rule
def allies_of(s: State, seat: int) -> int:
    """The seats of its alliance, itself included, in bits."""
    mask = 0
    for other in range(s.players):
        if s.side[other] == s.side[seat]:
            mask |= 1 << other
    return mask


@rule
def place_among(s: State, seat: int, mask: int) -> int:
    """How many of these seats stand above the seat."""
    above = 0
    for other in range(s.players):
        if mask >> other & 1 and rank_of(s, other) < rank_of(s, seat):
            above += 1
    return above


@rule
def prize(s: State, seat: int, mask: int, w: Weights) -> int:
    """What the seat gets if these take the crystals: its own by rank, or a spell where too few are there."""
    place = place_among(s, seat, mask)
    if place >= crystals_on(s, s.pawn):
        return spell_worth(s, w)
    return nth_crystal(s, s.pawn, place) * POINT


@rule
def side_points(s: State, mind: Mind, mask: int) -> int:
    """What these seats hold that any of them can lay, in hundredths: allies may give each other cards."""
    total = 0
    for seat in range(s.players):
        if mask >> seat & 1:
            total += suit_points(s, mind, mask, s.role[seat], seat)
            total += suit_points(s, mind, 1 << seat, OWL, seat)
    return total


@rule
def promise(s: State, mind: Mind, seat: int, mask: int, solo: int, w: Weights) -> int:
    """What the round is worth to the seat in the alliance of `mask`, `solo` being the one who plays alone, or -1."""
    difference = (side_points(s, mind, mask) - side_points(s, mind, everybody(s) ^ mask)) * w.spend_share // 100
    if solo != NONE:
        bonus = crystal_sum(s, s.pawn) * 100
        difference += bonus if mask >> solo & 1 else -bonus
    chance = chance_above(difference, w.doubt)
    return (chance * prize(s, seat, mask, w) + (SURE - chance) * spell_worth(s, w)) // SURE
