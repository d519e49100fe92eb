"""Paying with resources: a matching problem with an exact and cheap answer (rulings 20 to 29, section 9 a).

A unit of cost is covered by an own producer or bought from the left or right neighbour; each producer works once. Raw
materials and goods have no producer in common, so each is a problem of its own, with 4 or 3 resources.

How many units can't be covered by some producers is, by the theorems of Hall and Koenig, the largest excess of a set of
resources: units of cost in the set minus producers that can give something of it. A purchase in which nothing can be
left out covers by own producers as much as they can cover at all (the coverable parts of a cost form a matroid, and
what is left over after a purchase that can't be made smaller is a basis). So the number of bought units is fixed: the
excess over own producers. From the left can come, in place of the right, any number between

    least = excess over own and right producers     most = units to buy - excess over own and left producers

and each number between, since such numbers form an integral polymatroid. `tests` hold all this against brute force.
"""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.wonders.boards import NEED, NEED_GOODS, NEED_RAW, NEEDS_GOODS, NEEDS_RAW
from sevenfold.games.wonders.cards import GOODS_SETS, RAW_SETS
from sevenfold.games.wonders.data import GOODS, RAW
from sevenfold.games.wonders.state import SPLITS, State, left_of, right_of

RAWS = len(RAW)
ALL = len(RAW) + len(GOODS)

BUY_RAW = 0
LEAST_RAW = 1
MOST_RAW = 2
BUY_GOODS = 3
LEAST_GOODS = 4
MOST_GOODS = 5
"""Places in `State.need`: units to buy, and how many of them can come from the left at least and at most."""


@rule
def solve(s: State, seat: int, row: int) -> bool:
    """Work out what the seat must buy for a row of costs, into `s.need`; False where neighbours can't supply it."""
    need = s.need
    for i in range(6):
        need[i] = 0
    left = left_of(s, seat)
    right = right_of(s, seat)
    if NEEDS_RAW[row]:
        buy = 0
        beyond_left = 0
        beyond_right = 0
        beyond_all = 0
        for bits in range(1, RAW_SETS):
            excess = NEED_RAW[row * RAW_SETS + bits] - s.own[seat, bits]
            if excess > 0:
                from_left = s.sold[left, bits]
                from_right = s.sold[right, bits]
                buy = max(buy, excess)
                beyond_left = max(beyond_left, excess - from_left)
                beyond_right = max(beyond_right, excess - from_right)
                beyond_all = max(beyond_all, excess - from_left - from_right)
        if beyond_all > 0:
            return False
        need[BUY_RAW] = buy
        need[LEAST_RAW] = beyond_right
        need[MOST_RAW] = buy - beyond_left
    if NEEDS_GOODS[row]:
        buy = 0
        beyond_left = 0
        beyond_right = 0
        beyond_all = 0
        for bits in range(1, GOODS_SETS):
            excess = NEED_GOODS[row * GOODS_SETS + bits] - s.own[seat, RAW_SETS + bits]
            if excess > 0:
                from_left = s.sold[left, RAW_SETS + bits]
                from_right = s.sold[right, RAW_SETS + bits]
                buy = max(buy, excess)
                beyond_left = max(beyond_left, excess - from_left)
                beyond_right = max(beyond_right, excess - from_right)
                beyond_all = max(beyond_all, excess - from_left - from_right)
        if beyond_all > 0:
            return False
        need[BUY_GOODS] = buy
        need[LEAST_GOODS] = beyond_right
        need[MOST_GOODS] = buy - beyond_left
    return True


@rule
def least_coins(s: State, seat: int) -> int:
    """The cheapest purchase for what `solve` has just worked out, in coins."""
    need = s.need
    total = need[BUY_GOODS] * s.price_goods[seat]
    buy = need[BUY_RAW]
    if buy > 0:
        left = s.price_left[seat]
        right = s.price_right[seat]
        many = need[MOST_RAW] if left < right else need[LEAST_RAW]
        total += many * left + (buy - many) * right
    return total


@rule
def list_splits(s: State, seat: int, most: int) -> int:
    """Every (left, right) of coins for what `solve` has just worked out, that costs `most` or less in all.

    Into `s.split_left` and `s.split_right`, each once, the cheapest first, then by what the left gets; returns their
    number.
    """
    need = s.need
    price_left = s.price_left[seat]
    price_right = s.price_right[seat]
    price_goods = s.price_goods[seat]
    count = 0
    for goods in range(need[LEAST_GOODS], need[MOST_GOODS] + 1):
        for raw in range(need[LEAST_RAW], need[MOST_RAW] + 1):
            left = raw * price_left + goods * price_goods
            right = (need[BUY_RAW] - raw) * price_right + (need[BUY_GOODS] - goods) * price_goods
            if left + right <= most and count < SPLITS:
                count = _insert(s, count, left, right)
    return count


@rule
def _insert(s: State, count: int, left: int, right: int) -> int:
    """Put a split in its place among the first `count`, unless it is there; returns their new number."""
    place = count
    while place > 0:
        l = s.split_left[place - 1]  # noqa: E741  # left and right of the one before
        r = s.split_right[place - 1]
        if l == left and r == right:
            return count
        if l + r < left + right or (l + r == left + right and l < left):
            break
        place -= 1
    for i in range(count, place, -1):
        s.split_left[i] = s.split_left[i - 1]
        s.split_right[i] = s.split_right[i - 1]
    s.split_left[place] = left
    s.split_right[place] = right
    return count + 1


@rule
def is_split(s: State, seat: int, left: int, right: int) -> bool:
    """Whether these coins are a split for what `solve` has just worked out."""
    need = s.need
    for goods in range(need[LEAST_GOODS], need[MOST_GOODS] + 1):
        rest = left - goods * s.price_goods[seat]
        if rest < 0:
            break
        raw = rest // s.price_left[seat]
        if raw * s.price_left[seat] != rest or raw < need[LEAST_RAW] or raw > need[MOST_RAW]:
            continue
        bought = (need[BUY_RAW] - raw) * s.price_right[seat] + (need[BUY_GOODS] - goods) * s.price_goods[seat]
        if bought == right:
            return True
    return False


@rule
def missing(s: State, seat: int, row: int, resource: int) -> int:
    """Units of one resource that neither the seat nor its neighbours can give, when those before it are served first."""
    if NEED[row * ALL + resource] == 0:
        return 0
    if resource < RAWS:
        return _uncovered_raw(s, seat, row, resource + 1) - _uncovered_raw(s, seat, row, resource)
    goods = resource - RAWS
    return _uncovered_goods(s, seat, row, goods + 1) - _uncovered_goods(s, seat, row, goods)


@rule
def _uncovered_raw(s: State, seat: int, row: int, kinds: int) -> int:
    """Units of the first so many raw materials that nobody can give."""
    left = left_of(s, seat)
    right = right_of(s, seat)
    worst = 0
    for bits in range(1, 1 << kinds):
        supply = s.own[seat, bits] + s.sold[left, bits] + s.sold[right, bits]
        worst = max(worst, NEED_RAW[row * RAW_SETS + bits] - supply)
    return worst


@rule
def _uncovered_goods(s: State, seat: int, row: int, kinds: int) -> int:
    """Units of the first so many goods that nobody can give."""
    left = left_of(s, seat)
    right = right_of(s, seat)
    worst = 0
    for bits in range(1, 1 << kinds):
        at = RAW_SETS + bits
        supply = s.own[seat, at] + s.sold[left, at] + s.sold[right, at]
        worst = max(worst, NEED_GOODS[row * GOODS_SETS + bits] - supply)
    return worst
