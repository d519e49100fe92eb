"""7 Wonders' actions: what is done with which kind of card, and which way to pay for it.

An action means the same all game long. The ways to pay for a card or a stage are numbered from the cheapest, then by what
the left neighbour gets, as `list_moves` lists them; a cost of r raw materials and g goods has at most (r + 1)(g + 1) of them,
since all that can vary is how many of either are bought on the left. So none ever lacks a number.
"""

from __future__ import annotations

from typing import Any

from sevenfold.envs.table import NONE
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import table
from sevenfold.games.wonders.boards import BANK, COST_OF, FIRST_STAGE_ROW
from sevenfold.games.wonders.cards import KINDS
from sevenfold.games.wonders.city import chain_parent
from sevenfold.games.wonders.data import GOODS, RAW
from sevenfold.games.wonders.legal import (
    Action,
    action_of,
    kind_of,
    left_coins,
    list_moves,
    move_of,
    right_coins,
    stage_row,
)
from sevenfold.games.wonders.payment import list_splits, solve
from sevenfold.games.wonders.state import State


def most_ways(cost: dict[str, int]) -> int:
    """At most so many ways to pay for a cost."""
    return (1 + sum(cost.get(r, 0) for r in RAW)) * (1 + sum(cost.get(g, 0) for g in GOODS))


WAYS_OF = tuple(most_ways(cost) for cost in COST_OF)
STAGE_WAYS = max(WAYS_OF[FIRST_STAGE_ROW:])
"""Ways to pay for a stage."""
FIRST_BUILD_OF = tuple(sum(WAYS_OF[:kind]) for kind in range(KINDS + 1))
FIRST_BUILD = table(list(FIRST_BUILD_OF))
"""Where the ways to build each kind begin, and the end."""
FIRST_STAGE = FIRST_BUILD_OF[KINDS]
FIRST_SELL = FIRST_STAGE + KINDS * STAGE_WAYS
FIRST_FREE = FIRST_SELL + KINDS
FIRST_PICK = FIRST_FREE + KINDS
SKIP = FIRST_PICK + KINDS
ACTIONS = SKIP + 1

NAMES: tuple[tuple[int, int, str], ...] = (
    (0, FIRST_STAGE, "build a card: for each kind its ways to pay"),
    (
        FIRST_STAGE,
        KINDS * STAGE_WAYS,
        f"put a card under the wonder: for each kind {STAGE_WAYS} ways to pay for the stage",
    ),
    (FIRST_SELL, KINDS, "sell a card, by kind"),
    (FIRST_FREE, KINDS, "build a card free (Olympia), by kind"),
    (FIRST_PICK, KINDS, "build a card of the discard pile (Halikarnassos), by kind"),
    (SKIP, 1, "build none of them"),
)
"""First action, how many, what they do."""


@rule
def kind_built(action: int) -> int:
    """The kind of card that a building action names."""
    kind = 0
    while FIRST_BUILD[kind + 1] <= action:
        kind += 1
    return kind


@rule
def payment(s: State, seat: int, row: int, way: int) -> int:
    """The way to pay for a row, as the coins of a move; NONE where there are fewer ways."""
    if not solve(s, seat, row) or way >= list_splits(s, seat, s.coins[seat] - BANK[row]):
        return NONE
    return move_of(0, 0, s.split_left[way], s.split_right[way])


@rule
def move_of_action(s: State, seat: int, action: int) -> int:
    """The move of an action of the seat, or NONE."""
    if action < 0 or action >= ACTIONS:
        return NONE
    if action < FIRST_STAGE:
        kind = kind_built(action)
        coins = 0
        way = action - FIRST_BUILD[kind]
        if chain_parent(s, seat, kind) < 0:
            coins = payment(s, seat, kind, way)
        elif way > 0:
            return NONE
        return NONE if coins < 0 else move_of(Action.BUILD.value, kind, 0, 0) + coins
    if action < FIRST_SELL:
        row = stage_row(s, seat)
        if row < 0:
            return NONE
        coins = payment(s, seat, row, (action - FIRST_STAGE) % STAGE_WAYS)
        return NONE if coins < 0 else move_of(Action.STAGE.value, (action - FIRST_STAGE) // STAGE_WAYS, 0, 0) + coins
    if action < FIRST_FREE:
        return move_of(Action.SELL.value, action - FIRST_SELL, 0, 0)
    if action < FIRST_PICK:
        return move_of(Action.FREE.value, action - FIRST_FREE, 0, 0)
    if action < SKIP:
        return move_of(Action.PICK.value, action - FIRST_PICK, 0, 0)
    return move_of(Action.SKIP.value, 0, 0, 0)


@rule
def way_of(s: State, seat: int, row: int, move: int) -> int:
    """The number of a move's way to pay for a row."""
    if solve(s, seat, row):
        for way in range(list_splits(s, seat, s.coins[seat] - BANK[row])):
            if s.split_left[way] == left_coins(move) and s.split_right[way] == right_coins(move):
                return way
    return 0


@rule
def action_of_move(s: State, seat: int, move: int) -> int:
    """The action of a legal move of the seat."""
    what = action_of(move)
    kind = kind_of(move)
    if what == Action.BUILD:
        way = 0 if chain_parent(s, seat, kind) >= 0 else way_of(s, seat, kind, move)
        return FIRST_BUILD[kind] + way
    if what == Action.STAGE:
        return FIRST_STAGE + kind * STAGE_WAYS + way_of(s, seat, stage_row(s, seat), move)
    return _without_payment(what, kind)


@rule
def _without_payment(what: int, kind: int) -> int:
    if what == Action.SELL:
        return FIRST_SELL + kind
    if what == Action.FREE:
        return FIRST_FREE + kind
    return FIRST_PICK + kind if what == Action.PICK else SKIP


@rule
def fill_mask(s: State, seat: int, mask: Any) -> int:
    """Mark the actions that are legal for the seat; returns how many. Moves that differ by payment only are listed side by side."""
    for action in range(ACTIONS):
        mask[action] = 0
    way = 0
    before = NONE
    count = list_moves(s, seat)
    for i in range(count):
        move = s.option[i]
        what = action_of(move)
        kind = kind_of(move)
        group = move_of(what, kind, 0, 0)
        way = way + 1 if group == before else 0
        before = group
        if what == Action.BUILD:
            mask[FIRST_BUILD[kind] + way] = 1
        elif what == Action.STAGE:
            mask[FIRST_STAGE + kind * STAGE_WAYS + way] = 1
        else:
            mask[_without_payment(what, kind)] = 1
    return count
