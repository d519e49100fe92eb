"""The facts of Die Sieben Weisen as typed records, read from `cards.toml` and `spaces.toml` and checked when imported."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

LEAST_PLAYERS = 3
MOST_PLAYERS = 5
ROLES_IN_THE_BOX = 7
SPACES = 11
POWER_CARDS = 64
SPELL_CARDS = 14
CRYSTALS = 36


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The counts and values of cards.toml."""

    roles: list[str]
    role_values: list[int]
    second_one: int
    owl_values: list[int]
    spells: list[str]
    spell_copies: int
    crystal_values: list[int]
    crystal_copies: int
    power_cards: int
    spell_cards: int
    open_spaces: int
    roles_beyond_players: int
    early_lead: int
    first_draw: int
    later_draw: int
    passed_on: int
    potentia_draw: int
    crystals: dict[str, int]


class Spaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ceremony spaces of spaces.toml; `provenance` says where their orders come from."""

    provenance: str
    finitum_among: int
    orders: list[str]

    @property
    def table(self) -> tuple[tuple[str, ...], ...]:
        """The orders as words, the highest sage first."""
        return tuple(tuple(order.split()) for order in self.orders)


class DataError(ValueError):
    """The files of cards and spaces contradict themselves."""


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / name).read_text("utf-8"))


def read_facts() -> Facts:
    """The counts as the file has them; raises `msgspec.ValidationError` for fields that mean nothing."""
    return msgspec.convert(_toml("cards.toml"), Facts)


def read_spaces() -> Spaces:
    """The spaces as the file has them; raises `msgspec.ValidationError` for fields that mean nothing."""
    return msgspec.convert(_toml("spaces.toml"), Spaces)


def check(facts: Facts, spaces: Spaces) -> None:
    """Raises `DataError` with the first thing that can't be."""
    _require(len(set(facts.roles)) == ROLES_IN_THE_BOX, f"there must be {ROLES_IN_THE_BOX} different roles")
    _require(not set(facts.roles) & set(facts.spells), "a spell has the name of a role")
    power = len(facts.roles) * len(facts.role_values) + len(facts.owl_values)
    _require(power == POWER_CARDS, f"there must be {POWER_CARDS} power cards, not {power}")
    spells = len(set(facts.spells)) * facts.spell_copies
    _require(spells == SPELL_CARDS, f"there must be {SPELL_CARDS} spells, not {spells}")
    _require(facts.role_values.count(1) == 2, "each role has two ones")
    crystals = len(facts.crystal_values) * facts.crystal_copies
    _require(crystals == CRYSTALS, f"there must be {CRYSTALS} large crystals, not {crystals}")
    wanted = {str(players) for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1)}
    _require(set(facts.crystals) == wanted, "crystals on a space are given for three, four and five players")
    _require(SPACES * max(facts.crystals.values()) <= CRYSTALS, "the supply of crystals could run out")
    most = facts.roles_beyond_players + MOST_PLAYERS
    _require(most == ROLES_IN_THE_BOX, "with five players all roles are in the game")
    _require(spaces.provenance == "reconstructed", "the file holds the reconstructed orders, and says so")
    check_orders(facts.roles, spaces.table)
    check_balance(facts.roles, spaces.table)


def check_orders(roles: Sequence[str], table: Sequence[Sequence[str]]) -> None:
    """Raises `DataError` unless these are eleven different orders of all seven roles."""
    _require(len(table) == SPACES, f"there are {SPACES} ceremony spaces, not {len(table)}")
    for number, order in enumerate(table, 1):
        _require(sorted(order) == sorted(roles), f"space {number} must name each role once")
    twice = [number for number, order in enumerate(table, 1) if tuple(order) in {tuple(o) for o in table[: number - 1]}]
    _require(not twice, f"space {twice and twice[0]} has the order of another one")


def check_balance(roles: Sequence[str], table: Sequence[Sequence[str]]) -> None:
    """Raises `DataError` unless every role is on every rank once or twice, and above each other one five or six times (ruling H2)."""
    ranks = Counter((role, order.index(role)) for order in table for role in roles)
    _require(all(ranks[role, rank] in (1, 2) for role in roles for rank in range(len(roles))), "a rank is unfair")
    above = Counter((a, b) for order in table for a in roles for b in roles if order.index(a) < order.index(b))
    _require(all(above[a, b] in (5, 6) for a in roles for b in roles if a != b), "a pair of roles is unfair")


def _require(holds: bool, fault: str) -> None:
    if not holds:
        raise DataError(fault)
