"""The boards of 7 Wonders as tables for the rules, and what everything costs.

A board is a wonder with its side: 2 * wonder + side, side A first; its id is `giza_a`. A row is something that can be
paid for: the kinds of cards first, then each board's stages, four places to a board.
"""

from __future__ import annotations

from sevenfold.games.kit.record import table
from sevenfold.games.wonders.cards import (
    CARDS,
    GOODS_SETS,
    KINDS,
    RAW_SETS,
    WONDERS,
    amount_if,
    makes_goods,
    saves,
    set_of,
    symbol_of,
    units_of,
)
from sevenfold.games.wonders.data import GOODS, RAW, RESOURCES, Effect, Stage

STAGES = 4
"""Places for stages that each board has in the tables; ruling 32."""
SIDES = ("a", "b")
BOARD_IDS: tuple[str, ...] = tuple(f"{w.id}_{side}" for w in WONDERS for side in SIDES)
BOARD_OF: dict[str, int] = {name: board for board, name in enumerate(BOARD_IDS)}
BOARDS = len(BOARD_IDS)
STAGES_OF: tuple[tuple[Stage, ...], ...] = tuple(tuple(stages) for w in WONDERS for stages in (w.a, w.b))
"""The stages of each board."""
STAGE_COUNT = table([len(stages) for stages in STAGES_OF])
HOME_OF: tuple[str, ...] = tuple(w.produces for w in WONDERS for _ in SIDES)
"""The resource each board's city produces from the beginning."""
HOME = table([1 << (RAW.index(r) if r in RAW else GOODS.index(r)) for r in HOME_OF])
HOME_GOODS = table([int(r in GOODS) for r in HOME_OF])

_PLACES: list[Stage | None] = [
    stages[place] if place < len(stages) else None for stages in STAGES_OF for place in range(STAGES)
]


def _of_kind(place: Stage | None, kind: str) -> Effect:
    """The place's effect of that kind, or an empty one."""
    found = [effect for effect in place.effects if effect.kind == kind] if place else []
    return found[0] if found else Effect("none")


def _has(kind: str) -> list[int]:
    return [int(_of_kind(place, kind).kind == kind) for place in _PLACES]


STAGE_POINTS = table([amount_if(_of_kind(p, "points"), "points") for p in _PLACES])
STAGE_COINS = table([amount_if(_of_kind(p, "coins"), "coins") for p in _PLACES])
STAGE_SHIELDS = table([amount_if(_of_kind(p, "shields"), "shields") for p in _PLACES])
STAGE_WILD = table([int(symbol_of(_of_kind(p, "science")) == 3) for p in _PLACES])
STAGE_MADE = table([set_of(_of_kind(p, "produce")) for p in _PLACES])
STAGE_MADE_GOODS = table([makes_goods(_of_kind(p, "produce")) for p in _PLACES])
STAGE_MADE_UNITS = table([units_of(_of_kind(p, "produce")) for p in _PLACES])
STAGE_SAVES = table([saves(_of_kind(p, "discount")) for p in _PLACES])
STAGE_DISCARD = table(_has("from_discard"))
FREE_BUILD = 1
SEVENTH_CARD = 2
COPY_GUILD = 4
FROM_DISCARD = 8
STAGE_POWERS = table(
    [
        free * FREE_BUILD + seventh * SEVENTH_CARD + copy * COPY_GUILD + discard * FROM_DISCARD
        for free, seventh, copy, discard in zip(
            _has("free_build"), _has("seventh_card"), _has("copy_guild"), _has("from_discard"), strict=True
        )
    ]
)
"""What a stage lets its seat do, in bits."""

COST_OF: tuple[dict[str, int], ...] = (*(c.cost for c in CARDS), *(p.cost if p else {} for p in _PLACES))
"""What each row costs, in words."""
ROWS = len(COST_OF)
FIRST_STAGE_ROW = KINDS


def _needs(cost: dict[str, int], order: tuple[str, ...]) -> list[int]:
    """For every set of these resources how many units of the cost lie in it."""
    return [sum(cost.get(r, 0) for i, r in enumerate(order) if bits >> i & 1) for bits in range(1 << len(order))]


NEED_RAW = table([n for cost in COST_OF for n in _needs(cost, RAW)])
"""Units of a row's cost in each set of raw materials, at row * RAW_SETS + set."""
NEED_GOODS = table([n for cost in COST_OF for n in _needs(cost, GOODS)])
NEED = table([cost.get(r, 0) for cost in COST_OF for r in RESOURCES])
"""Units of each resource, at row * 7 + resource."""
BANK = table([cost.get("coins", 0) for cost in COST_OF])
"""Coins for the bank (ruling 17)."""
NEEDS_RAW = table([_needs(cost, RAW)[RAW_SETS - 1] for cost in COST_OF])
NEEDS_GOODS = table([_needs(cost, GOODS)[GOODS_SETS - 1] for cost in COST_OF])
