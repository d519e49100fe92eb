"""The two bots that look at next to nothing: `random`, and `cautious`, which stops at twenty points."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.sevn.draw import may_get_second_chance
from sevenfold.games.sevn.legal import DRAW, GIVE, KEEP, STOP, TAKE, TARGET, default_move
from sevenfold.games.sevn.rounds import following, in_front
from sevenfold.games.sevn.scoring import row_points
from sevenfold.games.sevn.state import Phase, State, Status

ENOUGH = 20
"""The points at which `cautious` stops."""


@rule
def may_stop(s: State, seat: int) -> bool:
    """Whether the asked seat may stop (ruling 10)."""
    return s.empty_stop != 0 or in_front(s, seat)


@rule
def random_policy(s: State, seat: int, rng: Rng) -> int:
    """Any legal move, each equally likely."""
    phase = s.phase
    if phase == Phase.DRAW_OR_STOP:
        return DRAW + below(rng, 2) if may_stop(s, seat) else DRAW
    if phase == Phase.KEEP_OR_DROP:
        return KEEP + below(rng, 2)
    if phase == Phase.TAKE:
        return TAKE + below(rng, s.open_count)
    if phase == Phase.TARGET:
        left = below(rng, s.active)
        for other in range(s.players):
            if s.status[other] == Status.ACTIVE:
                if left == 0:
                    return TARGET + other
                left -= 1
    eligible = 0
    for other in range(s.players):
        if may_get_second_chance(s, other):
            eligible += 1
    left = below(rng, eligible)
    other = 0
    while left > 0 or not may_get_second_chance(s, other):
        if may_get_second_chance(s, other):
            left -= 1
        other += 1
    return GIVE + other


@rule
def cautious_policy(s: State, seat: int, _rng: Rng) -> int:
    """Draw up to twenty points, then stop; aim at the next rival; else what the clock would play."""
    phase = s.phase
    if phase == Phase.DRAW_OR_STOP:
        return STOP if row_points(s, seat) >= ENOUGH and may_stop(s, seat) else DRAW
    if phase == Phase.TARGET:
        other = following(s, seat)
        while s.status[other] != Status.ACTIVE:
            other = following(s, other)
        return TARGET + other
    return default_move(s, seat)
