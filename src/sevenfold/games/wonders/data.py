"""The facts of 7 Wonders as typed records, read from `cards.toml` and `boards.toml` and checked when imported."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

RAW = ("wood", "stone", "clay", "ore")
GOODS = ("glass", "papyrus", "textile")
RESOURCES = RAW + GOODS
COLOURS = ("brown", "grey", "blue", "yellow", "red", "green", "purple")
SYMBOLS = ("compass", "gear", "tablet")
LEAST_PLAYERS = 3
MOST_PLAYERS = 7
AGES = 3


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a card or a stage does; which fields mean something depends on `kind` (see the head of cards.toml)."""

    kind: str
    amount: int = 0
    fixed: dict[str, int] = {}
    one_of: list[str] = []
    tradable: bool = False
    goods: str = ""
    neighbours: str = ""
    price: int = 0
    symbol: str = ""
    count: list[str] = []
    where: str = msgspec.field(default="", name="in")
    coins: int = 0
    points: int = 0


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One record of cards.toml."""

    id: str
    age: int
    colour: str
    effect: Effect
    same_as: str = ""
    cost: dict[str, int] = {}
    free_with: list[str] = []
    unlocks: list[str] = []
    marks: list[int] = []

    @property
    def name(self) -> str:
        """The structure it is; no two of the same name stand in one city (ruling 13)."""
        return self.same_as or self.id

    @property
    def is_guild(self) -> bool:
        """Whether it is one of the ten guilds, of which players + 2 are in play."""
        return self.colour == "purple"

    def copies(self, players: int) -> int:
        """Copies in the deck for so many players (ruling 19); each guild exists once."""
        return 1 if self.is_guild else sum(mark <= players for mark in self.marks)


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One stage of a board."""

    cost: dict[str, int]
    effects: list[Effect]


class Wonder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One board with both its sides."""

    id: str
    produces: str
    a: list[Stage]
    b: list[Stage]


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards and the numbers of the game."""

    hand: int
    turns: int
    starting_coins: int
    sale: int
    price: int
    coins_per_point: int
    set_points: int
    victory: list[int]
    defeat: int
    guilds_beyond_players: int
    card: list[Card]


class _Boards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wonder: list[Wonder]


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / name).read_text("utf-8"))


def read_facts() -> Facts:
    """The cards as the file has them; raises `msgspec.ValidationError` for fields that mean nothing."""
    return msgspec.convert(_toml("cards.toml"), Facts)


def read_wonders() -> list[Wonder]:
    """The boards as the file has them; raises `msgspec.ValidationError` for fields that mean nothing."""
    return msgspec.convert(_toml("boards.toml"), _Boards).wonder
