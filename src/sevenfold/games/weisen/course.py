"""The course of the game outside the struggle: the deal, the rounds, the pawn, finitum, the end (rulings 1 to 9, 69 to 72)."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.weisen.cards import (
    CRYSTAL_STEPS,
    FIRST_FINITUM,
    HAND_POWER,
    HAND_SPELLS,
    KINDS,
    MORE_ROLES,
    ON_SPACE,
    OWL,
    STACK,
)
from sevenfold.games.weisen.data import SPACES
from sevenfold.games.weisen.hands import draw, throw_away
from sevenfold.games.weisen.standing import crystals_on, held_points, is_ahead, lowest, won_points
from sevenfold.games.weisen.state import NONE, ROLE_COUNT, SLOTS, Happening, Phase, State, left_of, tell

FINITUM = SPACES
"""The dealer's outcome for finitum, behind the numbers of the spaces."""


@rule
def next_in_deal(s: State) -> None:
    """What the deal asks for next (section 5 j): roles, spaces, crystals, hands, who begins."""
    removed = 0
    for role in range(ROLE_COUNT):
        removed += s.out[role]
    if removed < ROLE_COUNT - MORE_ROLES - s.players:
        s.phase = Phase.REMOVE
        return
    for slot in range(SLOTS):
        if s.space[slot] == NONE and s.order[slot, 0] == NONE:
            s.phase = Phase.SPACE
            s.getter = slot
            return
    for slot in range(SLOTS):
        count = crystals_on(s, slot)
        if count < ON_SPACE[s.players]:
            s.phase = Phase.CRYSTAL
            s.getter = slot
            s.left = ON_SPACE[s.players] - count
            return
    for seat in range(s.players):
        count = s.power_count[seat] + s.spell_count[seat]
        if count < HAND_POWER + HAND_SPELLS:
            s.phase = Phase.DEAL
            s.getter = seat
            s.left = HAND_POWER + HAND_SPELLS - count
            return
    s.getter = NONE
    s.left = 0
    if s.chooser == NONE:
        s.phase = Phase.START
        return
    begin_round(s)


@rule
def remove_role(s: State, role: int) -> None:
    """A role that is not played goes back to the box with its power cards (ruling 2)."""
    s.out[role] = 1
    for kind in range(KINDS):
        if kind // 7 == role and kind < OWL * 7:
            s.pile_power -= s.pile[kind]
            s.pile[kind] = 0


@rule
def begin_round(s: State) -> None:
    """The one who moved the pawn, in round 1 the one drawn, chooses a role first (ruling 9)."""
    s.round += 1
    s.phase = Phase.ROLE
    s.getter = NONE
    s.left = 0
    s.asked = s.chooser
    tell(s, Happening.ROUND, NONE, NONE, NONE, NONE, s.round)


@rule
def choose_role(s: State, seat: int, role: int) -> bool:
    """Lay the role's cards before the seat; whether all have chosen."""
    s.role[seat] = role
    tell(s, Happening.ROLE, seat, NONE, role, NONE, 0)
    s.asked = left_of(s, seat)
    return s.asked == s.chooser


@rule
def ask_move(s: State) -> None:
    """After the scoring the lowest moves the pawn; after the last struggle the game ends (rulings 5, 6)."""
    s.getter = NONE
    s.left = 0
    if s.last:
        tidy(s)
        end_game(s)
        return
    s.phase = Phase.MOVE
    s.asked = lowest(s)


@rule
def tidy(s: State) -> None:
    """All roles go back to the middle, all laid cards to the discard piles, the indicator to zero (ruling 53)."""
    for seat in range(s.players):
        for kind in range(KINDS):
            for _ in range(s.laid[seat, kind]):
                throw_away(s, kind)
            s.laid[seat, kind] = 0
        s.role[seat] = NONE
        s.second[seat] = NONE
        s.side[seat] = 0
        s.spell_used[seat] = 0
        s.dropped[seat] = 0
        s.took[seat] = 0
    s.dropped_count = 0
    s.early = NONE
    s.solo = NONE
    s.bonus = 0


@rule
def move_pawn(s: State, seat: int, slot: int) -> None:
    """Move the pawn; then a new space covers the one that was left, unless finitum has been turned up (ruling 5)."""
    tell(s, Happening.MOVED, seat, NONE, NONE, NONE, slot)
    tidy(s)
    old = s.pawn
    s.pawn = slot
    s.chooser = seat
    s.asked = NONE
    if s.finitum != NONE:
        s.last = 1
        begin_round(s)
        return
    if s.space[old] != NONE:
        s.covered[s.space[old]] = 1
    s.space[old] = NONE
    for rank in range(ROLE_COUNT):
        s.order[old, rank] = NONE
    for value in range(CRYSTAL_STEPS):
        s.surplus[value] += s.crystals[old, value]
        s.crystals[old, value] = 0
    s.phase = Phase.SPACE
    s.getter = old


@rule
def end_by_finitum(s: State, seat: int) -> None:
    """The pawn goes onto finitum: the game ends at once (ruling 6)."""
    tell(s, Happening.ENDED, seat, NONE, NONE, NONE, 0)
    tidy(s)
    end_game(s)


@rule
def stack_left(s: State) -> int:
    """Pieces of the stack that are still face down, finitum included."""
    if s.round == 0:
        left = STACK
        for slot in range(SLOTS):
            if s.order[slot, 0] != NONE:
                left -= 1
        return left
    turned = s.round + SLOTS - 1 - s.last
    # a space that has just been turned up gets its crystals before the next round begins
    return STACK - turned - (1 if s.phase == Phase.CRYSTAL else 0)


@rule
def is_in_stack(s: State, space: int) -> bool:
    """Whether a space may still be turned up: it is neither open nor covered."""
    if s.covered[space]:
        return False
    for slot in range(SLOTS):  # noqa: SIM110  # compiled as it stands
        if s.space[slot] == space:
            return False
    return True


@rule
def spaces_in_stack(s: State) -> int:
    """How many spaces may still be turned up."""
    total = 0
    for space in range(SPACES):
        if is_in_stack(s, space):
            total += 1
    return total


@rule
def finitum_may_come(s: State) -> bool:
    """Whether the next piece of the stack can be finitum: it lies among the last five of twelve (section 5 i)."""
    return s.round > 0 and s.finitum == NONE and STACK - stack_left(s) + 1 >= FIRST_FINITUM


@rule
def turn_up_space(s: State, outcome: int) -> None:
    """A new piece of the stack lies in the slot; a space gets crystals, finitum none."""
    slot = s.getter
    if outcome == FINITUM:
        s.finitum = slot
        tell(s, Happening.FINITUM, NONE, NONE, NONE, NONE, slot)
        begin_round(s)
        return
    s.space[slot] = outcome
    for rank in range(ROLE_COUNT):
        s.order[slot, rank] = s.table[outcome, rank]
    tell(s, Happening.SPACE, NONE, NONE, outcome, NONE, slot)
    if s.round == 0:
        next_in_deal(s)
        return
    s.phase = Phase.CRYSTAL
    s.left = ON_SPACE[s.players]


@rule
def lay_crystal(s: State, value: int) -> None:
    """A crystal of the supply is laid on the space."""
    s.supply[value] -= 1
    s.crystals[s.getter, value] += 1
    s.left -= 1
    tell(s, Happening.CRYSTAL, NONE, NONE, value, NONE, s.getter)
    if s.left > 0:
        return
    if s.round == 0:
        next_in_deal(s)
    else:
        begin_round(s)


@rule
def deal_card(s: State, kind: int) -> None:
    """A card of the first hands."""
    draw(s, s.getter, kind)
    tell(s, Happening.DEALT, s.getter, NONE, kind, NONE, 0)
    next_in_deal(s)


@rule
def best_in(s: State, suit: int) -> int:
    """The highest sum that anybody holds in a suit."""
    best = 0
    for seat in range(s.players):
        best = max(best, held_points(s, seat, suit))
    return best


@rule
def end_game(s: State) -> None:
    """Compare the hands suit by suit, count the crystals, and say who has won (rulings 69 to 72)."""
    s.phase = Phase.OVER
    s.asked = NONE
    for suit in range(ROLE_COUNT + 1):
        if suit == OWL or s.out[suit] == 0:
            best = best_in(s, suit)
            for seat in range(s.players):
                if best > 0 and held_points(s, seat, suit) == best:
                    s.won[seat, 1] += 1
                    tell(s, Happening.COMPARED, seat, NONE, suit, NONE, best)
    for seat in range(s.players):
        tell(s, Happening.SCORED, seat, NONE, NONE, NONE, won_points(s, seat))
    for seat in range(s.players):
        first = True
        for other in range(s.players):
            if is_ahead(s, other, seat):
                first = False
        if first:
            tell(s, Happening.WON, seat, NONE, NONE, NONE, won_points(s, seat))
