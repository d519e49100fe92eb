"""The options of Die Sieben Weisen (section 5 k): who begins, which roles stay out, the orders of the spaces, how to negotiate, what is open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from sevenfold.games.kit.contract import OptionSpec, OptionValue
from sevenfold.games.kit.errors import Figure, OptionError, as_written
from sevenfold.games.weisen.cards import MORE_ROLES, ROLES, SPACE_FACTS
from sevenfold.games.weisen.data import LEAST_PLAYERS, MOST_PLAYERS, ROLES_IN_THE_BOX, SPACES

BY_LOT = "random"
"""The value of `first` that leaves it to the lot."""

USUAL = "usual"
"""What `spaces` is set to by a word to have the orders of the file again."""


def removed_count(players: int) -> int:
    """How many roles stay out of the game: two with three players, one with four."""
    return ROLES_IN_THE_BOX - MORE_ROLES - players


_REMOVED = {str(players): removed_count(players) for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1)}

SPECS: tuple[OptionSpec, ...] = (
    OptionSpec("negotiation", "bool", True),
    OptionSpec("open_offers", "bool", False),
    OptionSpec("open_crystals", "bool", False),
    OptionSpec("first", "choice", BY_LOT, values=[BY_LOT, *map(str, range(MOST_PLAYERS))]),
    OptionSpec("removed", "list", [], 0, 2, list(ROLES), _REMOVED),
    OptionSpec("spaces", "orders", [], 0, SPACES, list(ROLES)),
)
_NAMES = tuple(spec.name for spec in SPECS)
_SHOWN = 60


def checked(players: int, given: Mapping[str, Any]) -> dict[str, OptionValue]:
    """All options with their values. Raises `OptionError` naming the option and what would be right."""
    values: dict[str, OptionValue] = {spec.name: spec.default for spec in SPECS}
    for name, value in given.items():
        if name not in values:
            raise OptionError("unknown-option", {"game": "weisen", "option": str(name), "known": ", ".join(_NAMES)})
        if name == "first":
            values[name] = _checked_first(players, value)
        elif name == "removed":
            values[name] = _checked_removed(players, value)
        elif name == "spaces":
            values[name] = _checked_spaces(value)
        elif isinstance(value, bool):
            values[name] = value
        else:
            raise OptionError("option-bool", {"option": name, "given": as_written(value)[:_SHOWN]})
    return values


def table_of(options: Mapping[str, OptionValue]) -> tuple[tuple[str, ...], ...]:
    """The orders that are played with: the host's, or those of the file."""
    orders = options["spaces"]
    if isinstance(orders, list) and orders:
        return tuple(tuple(order.split()) for order in orders)
    return SPACE_FACTS.table


def _checked_first(players: int, value: Any) -> str:
    """A seat, or `random` for the lot (ruling 1)."""
    known = [BY_LOT, *map(str, range(players))]
    text = BY_LOT if value is None else str(value) if isinstance(value, int) and not isinstance(value, bool) else value
    if text not in known:
        raise OptionError(
            "option-choice", {"option": "first", "given": as_written(value)[:_SHOWN], "known": ", ".join(known)}
        )
    return text


def _checked_removed(players: int, value: Any) -> list[str]:
    """As many roles as stay out with so many players, or none (`random`): then the lot decides (ruling 2)."""
    if value is None or value == BY_LOT:
        return []
    if isinstance(value, str):
        value = value.replace(",", " ").split()
    roles: list[Any] = cast("list[Any]", value) if isinstance(value, list) else [value]
    right = removed_count(players)
    for role in roles:
        if not isinstance(role, str) or role not in ROLES:
            raise OptionError(
                "weisen-option-role",
                {"option": "removed", "given": as_written(role)[:_SHOWN], "known": ", ".join(ROLES)},
            )
    if roles and len(roles) != right:
        raise OptionError(
            "weisen-option-removed", {"option": "removed", "given": len(roles), "players": players, "right": right}
        )
    for role in roles:
        if roles.count(role) > 1:
            raise OptionError("weisen-option-role-twice", {"option": "removed", "role": role})
    return [role for role in ROLES if role in roles]


def _checked_spaces(value: Any) -> list[str]:
    """Eleven different orders of all seven roles, each as a list or as words in one string; an empty list (`usual`): the file's (H1)."""
    if value is None or value == [] or value == USUAL:
        return []
    if not isinstance(value, list) or len(cast("list[Any]", value)) != SPACES:
        raise OptionError(
            "weisen-option-spaces",
            {"option": "spaces", "given": as_written(cast("object", value))[:_SHOWN], "right": SPACES},
        )
    orders: list[str] = []
    for number, order in enumerate(cast("list[Any]", value), 1):
        words: list[Any] = order.split() if isinstance(order, str) else cast("list[Any]", order)
        right = isinstance(order, str | list) and len(words) == len(ROLES)
        if not right or any(words.count(role) != 1 for role in ROLES):
            raise OptionError(
                "weisen-option-order",
                {
                    "option": "spaces",
                    "number": number,
                    "given": as_written(cast("object", order))[:_SHOWN],
                    "known": ", ".join(ROLES),
                },
            )
        text = " ".join(words)
        if text in orders:
            figures: dict[str, Figure] = {"option": "spaces", "number": number, "other": orders.index(text) + 1}
            raise OptionError("weisen-option-order-twice", figures)
        orders.append(text)
    return [] if tuple(tuple(order.split()) for order in orders) == SPACE_FACTS.table else orders
