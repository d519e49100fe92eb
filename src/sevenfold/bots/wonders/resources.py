"""Resources: what the cards and stages to come will cost the city, in coins and in cards it can't build.

Nothing here names a resource. A producer, a discount or a chain is worth what it takes off this bill; so a second source of
what the neighbours sell cheaply is worth little, and the one missing stone for the next stage a lot.
"""

from __future__ import annotations

from typing import Annotated

from sevenfold.bots.wonders.prospects import cards_to_come, turns_to_end
from sevenfold.bots.wonders.weights import POINT, Weights
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I16s, Record, maker, table
from sevenfold.games.wonders.boards import FIRST_STAGE_ROW, NEEDS_GOODS, NEEDS_RAW, ROWS, STAGE_COUNT, STAGES
from sevenfold.games.wonders.cards import CARDS, FIRST, KINDS, RAW_SETS, SETS, TURNS
from sevenfold.games.wonders.city import chain_parent, has_structure
from sevenfold.games.wonders.data import AGES
from sevenfold.games.wonders.payment import ALL, least_coins, missing, solve
from sevenfold.games.wonders.state import State

_WORTH = {"red": (250, 350, 450), "green": (300, 400, 500), "yellow": (0, 200, 350), "purple": (0, 0, 500)}


def _worth(kind: int) -> int:
    card = CARDS[kind]
    return POINT * card.effect.amount if card.colour == "blue" else _WORTH.get(card.colour, (0, 0, 0))[card.age - 1]


WORTH = table([_worth(kind) for kind in range(KINDS)])
"""What a card that costs resources is worth to most cities: no more than that is lost where it can't be built."""
STAGE_WORTH = 500


class Bill(Record):
    """What each row of costs adds to the bill."""

    row: Annotated[I16s, ROWS]


make_bills = maker(Bill)


@rule
def price_of(s: State, seat: int, row: int, worth: int, w: Weights) -> int:
    """What the row would cost the city now: coins for neighbours, or what it misses; never more than its worth."""
    if NEEDS_RAW[row] + NEEDS_GOODS[row] == 0:
        return 0
    if solve(s, seat, row):
        return min(worth, least_coins(s, seat) * w.coin_cost)
    units = 0
    for resource in range(ALL):
        units += missing(s, seat, row, resource)
    return min(worth, units * w.out_of_reach + worth // 2)


@rule
def bill(s: State, seat: int, w: Weights, b: Bill) -> int:
    """What everything to come will cost: cards by their share, the stages of the own wonder almost surely."""
    total = 0
    if turns_to_end(s) == 0:
        return total
    for kind in range(FIRST[s.age - 1], KINDS):
        b.row[kind] = 0
        share = cards_to_come(s, kind)
        if share == 0 or WORTH[kind] == 0 or has_structure(s, seat, kind) or chain_parent(s, seat, kind) >= 0:
            continue
        cost = price_of(s, seat, kind, WORTH[kind], w) * share // 100 * w.want_share // 100
        b.row[kind] = cost
        total += cost
    board = s.wonder[seat]
    for number in range(s.stages[seat], STAGE_COUNT[board]):
        row = FIRST_STAGE_ROW + board * STAGES + number
        cost = price_of(s, seat, row, STAGE_WORTH, w) * w.stage_share // 100
        b.row[row] = cost
        total += cost
    return total


@rule
def sale_value(s: State, seat: int, w: Weights) -> int:
    """What neighbours should still pay for the units that the city has for sale."""
    units = s.sold[seat, RAW_SETS - 1] + s.sold[seat, SETS - 1]
    return units * w.sale_use * turns_to_end(s) // (AGES * TURNS)
