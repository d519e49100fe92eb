"""Every way to pay for something, unit by unit, for the payment window; the splits among them are those of `payment`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from sevenfold.games.kit.record import Live
from sevenfold.games.wonders.boards import COST_OF
from sevenfold.games.wonders.cards import RAW_SETS
from sevenfold.games.wonders.data import RAW, RESOURCES
from sevenfold.games.wonders.notation import write_coins
from sevenfold.games.wonders.payment import BUY_GOODS, BUY_RAW, solve
from sevenfold.games.wonders.state import State, left_of, right_of

MOST_WAYS = 16
"""So many ways are listed at most: every split with one of its ways first, then others."""
_RAWS = len(RAW)


class Way(msgspec.Struct, frozen=True):
    """One way to pay: coins for the left and the right neighbour, `coins` in all (the bank's included).

    `sources` has a letter for each unit that is needed: `o` own production, `l` left neighbour, `r` right neighbour.
    `pays` is what the move says after the card: `build CARD` + `pays`.
    """

    left: int
    right: int
    coins: int
    sources: str
    pays: str


def needed_units(row: int) -> list[str]:
    """The units a row costs, one by one."""
    cost = COST_OF[row]
    return [resource for resource in RESOURCES for _ in range(cost.get(resource, 0))]


def unit_prices(s: Live[State], seat: int, row: int) -> tuple[list[int], list[int]]:
    """What each of those units costs from the left and from the right neighbour, whether it has one or not."""
    f = s.plain()
    goods = f.price_goods[seat]
    units = needed_units(row)
    return (
        [f.price_left[seat] if unit in RAW else goods for unit in units],
        [f.price_right[seat] if unit in RAW else goods for unit in units],
    )


def ways(s: Live[State], seat: int, row: int) -> list[Way]:
    """The ways to pay for the row that the seat has the coins for, the cheapest first, at most `MOST_WAYS`."""
    cost = COST_OF[row]
    bank = cost.get("coins", 0)
    if not solve(s.record, seat, row):
        return []
    if s.record.need[BUY_RAW] + s.record.need[BUY_GOODS] == 0:
        return [Way(0, 0, bank, "o" * len(needed_units(row)), "")] if bank <= s.record.coins[seat] else []
    need = [cost.get(resource, 0) for resource in RESOURCES]
    f = s.plain()
    left, right = int(left_of(s.record, seat)), int(right_of(s.record, seat))
    own = [f.own[seat, column] for column in range(24)]
    from_left = [f.sold[left, column] for column in range(24)]
    from_right = [f.sold[right, column] for column in range(24)]
    found: dict[tuple[int, int], list[Way]] = {}
    for mine in _largest(need, own):
        rest = [n - m for n, m in zip(need, mine, strict=True)]
        for lefts in _parts(rest):
            rights = [n - m for n, m in zip(rest, lefts, strict=True)]
            if not (_covers(from_left, lefts) and _covers(from_right, rights)):
                continue
            pay_left = _price(lefts, f.price_left[seat], f.price_goods[seat])
            pay_right = _price(rights, f.price_right[seat], f.price_goods[seat])
            coins = pay_left + pay_right + bank
            if coins <= f.coins[seat]:
                sources = "".join("o" * o + "l" * l + "r" * r for o, l, r in zip(mine, lefts, rights, strict=True))  # noqa: E741
                way = Way(pay_left, pay_right, coins, sources, write_coins(pay_left, pay_right))
                found.setdefault((pay_left, pay_right), []).append(way)
    splits = [found[split] for split in sorted(found, key=lambda split: (sum(split), split))]
    listed = [of_split[0] for of_split in splits]
    more = [way for of_split in splits for way in of_split[1:]][: max(MOST_WAYS - len(listed), 0)]
    return sorted(listed + more, key=lambda way: (way.coins, way.left))


def _parts(units: Sequence[int]) -> Iterator[list[int]]:
    """Every part of some units, by resource."""
    if not units:
        yield []
        return
    for rest in _parts(units[1:]):
        for n in range(units[0] + 1):
            yield [n, *rest]


def _largest(need: Sequence[int], supply: Sequence[int]) -> list[list[int]]:
    """The parts of a need that producers can cover and that are as large as such parts can be."""
    coverable = [part for part in _parts(need) if _covers(supply, part)]
    most = max(map(sum, coverable))
    return [part for part in coverable if sum(part) == most]


def _covers(supply: Sequence[int], units: Sequence[int]) -> bool:
    """Whether producers can give these units, each working once: no set of resources asks more than can give it."""
    raw, goods = units[:_RAWS], units[_RAWS:]
    return (not any(raw) or _covers_class(supply, raw, 0)) and (
        not any(goods) or _covers_class(supply, goods, RAW_SETS)
    )


def _covers_class(supply: Sequence[int], units: Sequence[int], first: int) -> bool:
    return all(
        sum(n for i, n in enumerate(units) if bits >> i & 1) <= supply[first + bits]
        for bits in range(1, 1 << len(units))
    )


def _price(units: Sequence[int], raw: int, goods: int) -> int:
    return sum(units[:_RAWS]) * raw + sum(units[_RAWS:]) * goods
