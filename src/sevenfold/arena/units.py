"""Playing units of a tournament, in whichever process: the same games for the same plan and number."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sevenfold.arena.chunk import make_chunks
from sevenfold.arena.loops import loop_of
from sevenfold.arena.plan import Plan, order_of, seatings
from sevenfold.arena.seating import Company, check_chunk
from sevenfold.bots.policy import Policy
from sevenfold.games.registry import game as game_of

Policies = Mapping[str, Policy]
"""Policies of the caller by the names that the plan has for them."""


class PlayedGame(msgspec.Struct, frozen=True):
    """One game: the bots' numbers and the points by seat, and the seats that won."""

    bots: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]


def places(game: PlayedGame) -> list[int]:
    """The place of each seat, 0 for those who won; between the others points decide, equal points share a place."""
    worth = [(1, 0) if seat in game.winners else (0, points) for seat, points in enumerate(game.points)]
    return [sum(other > own for other in worth) for own in worth]


class PlayedUnit(msgspec.Struct, frozen=True):
    """All games of a deal."""

    unit: int
    games: tuple[PlayedGame, ...]


class Batch(msgspec.Struct, frozen=True):
    """Some units, and how long they took."""

    units: list[PlayedUnit]
    seconds: float


class Player:
    """Plays a plan's units in this process."""

    def __init__(self, plan: Plan, policies: Policies) -> None:
        game = game_of(plan.game)
        self._plan = plan
        self._company = Company(plan.game, [policies.get(name, name) for name in plan.bots])
        self._loop = loop_of(plan.game, self._company.own)
        self._opening: Any = game.blank(plan.seats, game.checked_options(plan.seats, plan.options))

    def batch(self, units: Sequence[int]) -> Batch:
        """Play these units. Raises `PolicyError` for a policy that plays what is illegal."""
        started = time.perf_counter()
        found = [self.unit(unit) for unit in units]
        return Batch(found, time.perf_counter() - started)

    def unit(self, unit: int) -> PlayedUnit:
        """Play one unit: the deal of that number, once for each rotation."""
        tables = seatings(order_of(self._plan, unit))
        chunks: Any = make_chunks(len(tables))
        games: list[PlayedGame] = []
        for k, bots in enumerate(tables):
            chunk = chunks[k]
            chunk.first, chunk.games, chunk.seed = unit, 1, self._plan.seed
            for seat, bot in enumerate(bots):
                chunk.bots[seat] = self._company.numbers[bot]
            self._loop(self._opening.rows, chunks, k)
            check_chunk(chunk, [self._plan.bots[bot] for bot in bots])
            seats = range(len(bots))
            points = tuple(int(chunk.points[seat]) for seat in seats)
            games.append(PlayedGame(bots, points, tuple(seat for seat in seats if chunk.wins[seat] > 0)))
        return PlayedUnit(unit, tuple(games))


_kept: list[tuple[Plan, Policies, Player]] = []


def play_batch(plan: Plan, policies: Policies, units: Sequence[int]) -> Batch:
    """Play units in a process that is handed one batch after another: what they share is set up once."""
    if not _kept or _kept[0][:2] != (plan, policies):
        _kept[:] = [(plan, policies, Player(plan, policies))]
    return _kept[0][2].batch(units)
