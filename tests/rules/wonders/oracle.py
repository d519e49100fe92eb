"""Paying worked out another way, for comparison: every assignment of needed units to single producers is tried.

It knows nothing of the rules' tables: producers are read from the cards' facts, one entry for each unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sevenfold.games.wonders.boards import HOME_OF, STAGES_OF
from sevenfold.games.wonders.cards import CARDS, KIND_OF
from sevenfold.games.wonders.data import RAW, Effect

Producer = frozenset[str]


def producers_of(effect: Effect) -> list[Producer]:
    """The units a producer gives, each with what it can be."""
    if effect.kind != "produce":
        return []
    if effect.one_of:
        return [frozenset(effect.one_of)]
    return [frozenset([resource]) for resource, n in effect.fixed.items() for _ in range(n)]


def for_sale(board: int, cards: Sequence[str]) -> list[Producer]:
    """What neighbours may buy: the home resource, brown and grey cards."""
    found = [frozenset([HOME_OF[board]])]
    for card in cards:
        if CARDS[KIND_OF[card]].colour in ("brown", "grey"):
            found += producers_of(CARDS[KIND_OF[card]].effect)
    return found


def own(board: int, stages: int, cards: Sequence[str]) -> list[Producer]:
    """All that the city itself can use."""
    found = for_sale(board, cards)
    for card in cards:
        if CARDS[KIND_OF[card]].colour == "yellow":
            found += producers_of(CARDS[KIND_OF[card]].effect)
    for stage in STAGES_OF[board][:stages]:
        for effect in stage.effects:
            found += producers_of(effect)
    return found


def prices(board: int, stages: int, cards: Sequence[str]) -> tuple[int, int, int]:
    """Raw materials from the left, from the right, goods."""
    left = right = goods = 2
    effects = [CARDS[KIND_OF[card]].effect for card in cards]
    effects += [effect for stage in STAGES_OF[board][:stages] for effect in stage.effects]
    for effect in effects:
        if effect.kind == "discount" and effect.goods == "manufactured_goods":
            goods = 1
        elif effect.kind == "discount":
            left = 1 if effect.neighbours in ("left", "both") else left
            right = 1 if effect.neighbours in ("right", "both") else right
    return left, right, goods


def supplied(producers: tuple[Producer, ...], units: tuple[str, ...]) -> bool:
    """Whether each unit can come from a producer of its own: plain backtracking."""
    if not units:
        return True
    return any(
        units[0] in producer and supplied((*producers[:i], *producers[i + 1 :]), units[1:])
        for i, producer in enumerate(producers)
    )


def purchases(
    cost: dict[str, int], mine: list[Producer], left: list[Producer], right: list[Producer]
) -> set[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Every purchase (units from the left, units from the right) in which nothing can be left out (section 9 a)."""
    units = tuple(resource for resource, n in sorted(cost.items()) if resource != "coins" for _ in range(n))
    can = cache(supplied)
    ours, lefts, rights = tuple(mine), tuple(left), tuple(right)
    found: set[tuple[tuple[str, ...], tuple[str, ...]]] = set()
    for code in range(3 ** len(units)):
        parts: tuple[list[str], list[str], list[str]] = ([], [], [])
        for unit in units:
            code, source = divmod(code, 3)  # noqa: PLW2901  # its digits say where each unit comes from
            parts[source].append(unit)
        covered, bought_left, bought_right = (tuple(part) for part in parts)
        if (bought_left, bought_right) in found or not can(ours, covered):
            continue
        if not (can(lefts, bought_left) and can(rights, bought_right)):
            continue
        if any(can(ours, tuple(sorted((*covered, unit)))) for unit in bought_left + bought_right):
            continue
        found.add((bought_left, bought_right))
    return found


def splits(
    cost: dict[str, int], mine: list[Producer], left: list[Producer], right: list[Producer], price: tuple[int, int, int]
) -> set[tuple[int, int]]:
    """What the neighbours are paid in those purchases."""

    def paid(units: tuple[str, ...], raw: int) -> int:
        return sum(raw if unit in RAW else price[2] for unit in units)

    return {(paid(a, price[0]), paid(b, price[1])) for a, b in purchases(cost, mine, left, right)}
