"""A tournament's plan: which bots sit where with which deal. It depends on the plan alone, unit by unit.

A unit is one deal with one order of bots round the table, played once for every rotation of that order: each bot has each
seat with the same cards. Unit 17 is the same in every run of a plan, whoever plays it, and in a longer tournament too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

import msgspec

from sevenfold.arena.simulate import MOST_SEED
from sevenfold.bots.registry import BotError
from sevenfold.games.kit.errors import OptionError
from sevenfold.games.registry import game as game_of

MOST_GAMES = 1_000_000
"""Games of one tournament: each is kept."""
MOST_BOTS = 16
"""Bots of one tournament: every company of them meets."""


class Plan(msgspec.Struct, frozen=True):
    """What is played: `deals` units of `seats` games each. `rules` is the version of the game's behaviour."""

    game: str
    rules: int
    bots: tuple[str, ...]
    seats: int
    deals: int
    seed: int
    options: dict[str, Any]

    @property
    def games(self) -> int:
        """How many games that is."""
        return self.deals * self.seats


def planned(
    game_id: str,
    bots: Sequence[str],
    *,
    games: int = 1000,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Plan:
    """A plan of at least so many games: a deal is played whole or not at all.

    `seats` is as many as there are bots, if the game can be played by so many, else what is usual for it.
    Raises `OptionError` or `BotError` for what can't be planned.
    """
    game = game_of(game_id)
    for name, value, least, most in (("games", games, 1, MOST_GAMES), ("seed", seed, 0, MOST_SEED)):
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:  # pyright: ignore[reportUnnecessaryIsInstance]  # a caller's number may be anything
            raise OptionError("simulate-number", {"name": name, "given": str(value), "least": least, "most": most})
    if not 2 <= len(bots) <= MOST_BOTS:
        raise BotError("arena-bots", {"given": len(bots), "most": MOST_BOTS})
    for name in bots:
        if bots.count(name) > 1:
            raise BotError("arena-twice", {"bot": name})
    if seats is None:
        seats = len(bots) if game.least_seats <= len(bots) <= game.most_seats else game.usual_seats
    game.check_seats(seats)
    checked = game.checked_options(seats, options or {})
    return Plan(game_id, game.rules, tuple(bots), seats, -(-games // seats), seed, dict(checked))


def order_of(plan: Plan, unit: int) -> tuple[int, ...]:
    """The bots of a unit round the table, by number; some sit twice where there are fewer bots than seats."""
    each, rest = divmod(plan.seats, len(plan.bots))
    companies = _companies(len(plan.bots), rest)
    cycle, place = divmod(unit, len(companies))
    more = companies[_turns(plan.seed, cycle, len(companies))[place]]
    company = [bot for bot in range(len(plan.bots)) for _ in range(each + (bot in more))]
    attempt = 0
    while True:
        order = tuple(company[i] for i in _shuffled(f"{plan.seed} {unit} {attempt}", len(company)))
        if not _repeats(order):
            return order
        attempt += 1


def seatings(order: Sequence[int]) -> list[tuple[int, ...]]:
    """The bots by seat in each game of a unit: every rotation of its order."""
    return [tuple(order[(seat + turn) % len(order)] for seat in range(len(order))) for turn in range(len(order))]


@lru_cache(maxsize=8)
def _companies(bots: int, rest: int) -> list[frozenset[int]]:
    return [frozenset(company) for company in combinations(range(bots), rest)]


@lru_cache(maxsize=8)
def _turns(seed: int, cycle: int, count: int) -> list[int]:
    """In which order the companies come in a cycle: each once."""
    return _shuffled(f"{seed} cycle {cycle}", count)


def _shuffled(word: str, count: int) -> list[int]:
    """The numbers below `count` in an order that follows from the word, the same with every Python."""
    return sorted(range(count), key=lambda i: hashlib.sha256(f"sevenfold arena {word} {i}".encode()).digest())


def _repeats(order: tuple[int, ...]) -> bool:
    """Whether a rotation gives the same seats again: then the same game would be played twice."""
    return any(order[turn:] + order[:turn] == order for turn in range(1, len(order)))
