"""The dealer's outcomes by chance: every pile is a multiset until something is drawn from it (section 5 i, j)."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.weisen.cards import CRYSTAL_STEPS
from sevenfold.games.weisen.course import FINITUM, finitum_may_come, is_in_stack, spaces_in_stack, stack_left
from sevenfold.games.weisen.data import SPACES
from sevenfold.games.weisen.hands import draw_card
from sevenfold.games.weisen.state import NONE, ROLE_COUNT, Phase, State


@rule
def draw_outcome(s: State, rng: Rng) -> int:
    """One of the dealer's outcomes, by its chance. Only where the dealer is asked."""
    phase = s.phase
    if phase == Phase.REMOVE:
        left = 0
        for role in range(ROLE_COUNT):
            left += 1 - s.out[role]
        case = below(rng, left)
        for role in range(ROLE_COUNT):
            case -= 1 - s.out[role]
            if case < 0:
                return role
    if phase == Phase.START:
        return below(rng, s.players)
    if phase == Phase.SPACE:
        return draw_space(s, rng)
    if phase == Phase.CRYSTAL:
        left = 0
        for value in range(CRYSTAL_STEPS):
            left += s.supply[value]
        case = below(rng, left)
        for value in range(CRYSTAL_STEPS):
            case -= s.supply[value]
            if case < 0:
                return value
    return draw_card(s, phase == Phase.SPELL or (phase == Phase.DEAL and s.left == 1), rng)


@rule
def draw_space(s: State, rng: Rng) -> int:
    """The next piece of the stack: finitum with chance 1 / (13 - p) at place p from 8 on, else any space that is left."""
    if finitum_may_come(s) and (below(rng, stack_left(s)) == 0 or spaces_in_stack(s) == 0):
        return FINITUM
    case = below(rng, spaces_in_stack(s))
    for space in range(SPACES):
        if is_in_stack(s, space):
            if case == 0:
                return space
            case -= 1
    return NONE


@rule
def sample_at(states: Rows[State], i: int, rngs: Rows[Rng], j: int) -> int:
    """An outcome of the dealer in state i, drawn with generator j."""
    return draw_outcome(states[i], rngs[j])
