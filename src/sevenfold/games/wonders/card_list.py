"""The structures of 7 Wonders as plain data for those who look things up."""

from __future__ import annotations

from sevenfold.games.kit.contract import CardInfo
from sevenfold.games.wonders.cards import CARDS
from sevenfold.games.wonders.data import LEAST_PLAYERS, MOST_PLAYERS, Card

_NUMBERS = ("amount", "price", "coins", "points")


def card_infos() -> list[CardInfo]:
    """Every structure: its colour as group; age, cost, figures and copies by players; chains and the words of its effect."""
    return [CardInfo(card.id, card.colour, card.copies(MOST_PLAYERS), _facts(card), _links(card)) for card in CARDS]


def _facts(card: Card) -> dict[str, int]:
    effect = card.effect
    return {
        "age": card.age,
        **{f"cost_{what}": units for what, units in card.cost.items()},
        **{f"makes_{what}": units for what, units in effect.fixed.items()},
        **{name: getattr(effect, name) for name in _NUMBERS if getattr(effect, name)},
        **{f"copies_{players}": card.copies(players) for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1)},
    }


def _links(card: Card) -> dict[str, list[str]]:
    effect = card.effect
    words = {
        "structure": [card.name],
        "free_with": card.free_with,
        "unlocks": card.unlocks,
        "effect": [effect.kind],
        "one_of": effect.one_of,
        "count": effect.count,
        "in": [effect.where] if effect.where else [],
        "goods": [effect.goods] if effect.goods else [],
        "neighbours": [effect.neighbours] if effect.neighbours else [],
        "symbol": [effect.symbol] if effect.symbol else [],
    }
    return {name: ids for name, ids in words.items() if ids}
