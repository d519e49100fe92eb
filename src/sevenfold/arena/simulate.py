"""Simulating: many whole games between policies, in as many threads as wanted, with the same result for any number.

simulation = simulate("sevn", players=4, games=1_000_000, bots=["sharp", "odds", "odds", "odds"], seed=7, threads=2)
simulation.seats[0].wins, simulation.games_per_second
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import msgspec

from sevenfold.arena.chunk import SEATS, WHOLE, make_chunks
from sevenfold.arena.loops import Loop, loop_of
from sevenfold.arena.recording import Recorder
from sevenfold.arena.seating import Company, check_chunk
from sevenfold.bots.policy import Policy
from sevenfold.bots.registry import BotError
from sevenfold.games.kit.contract import Game
from sevenfold.games.kit.errors import OptionError
from sevenfold.games.kit.mode import PLAIN
from sevenfold.games.kit.record import Live, Rows
from sevenfold.games.registry import game as game_of

MOST_GAMES = 10**9
MOST_SEED = 2**62 - 1
_CHUNK = 20_000
_CHUNKS_EACH = 32
"""A thread's games come in so many chunks, or in more of `_CHUNK` games each."""
_SURE = 1.959963984540054
"""Standard deviations of a 95 % interval."""

Progress = Callable[[int, int], None]
"""`progress(done, games)`, called now and then in the calling thread."""


class SeatResult(msgspec.Struct, frozen=True):
    """What came out for one seat.

    `wins`: games won, a shared win in equal parts. `mean_points`: at the end of a game, on average. `interval`: the
    95 % interval of the share of games won (Wilson's).
    """

    bot: str
    wins: float
    mean_points: float
    interval: tuple[float, float]


class Simulation(msgspec.Struct, frozen=True):
    """What came of a simulation. `seconds` of play as the clock on the wall has it, compiling and set-up not counted."""

    game: str
    players: int
    games: int
    threads: int
    seconds: float
    games_per_second: float
    seats: list[SeatResult]


def simulate(
    game_id: str,
    players: int,
    games: int,
    bots: Sequence[str | Policy],
    *,
    seed: int = 0,
    threads: int | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
    record: str | os.PathLike[str] | None = None,
) -> Simulation:
    """Play so many games and say who won how often.

    `bots` names one bot for each seat, or one for all; a policy function of your own may stand for an id. Game k is
    the same for every number of threads and of games; its dealer and its bots draw from streams of their own.
    `threads` is as many as there are cores when left out (one in plain mode). With `record` every match is written to
    that file (one game) or folder, sealed; a sealed deal comes from another generator, so these are other games than
    without.

    Raises `OptionError` or `BotError` for what can't be simulated, `PolicyError` for a policy that plays what is illegal.
    """
    game = game_of(game_id)
    game.check_seats(players)
    for name, value, least, most in (
        ("games", games, 1, MOST_GAMES),
        ("seed", seed, 0, MOST_SEED),
        ("threads", 1 if threads is None else threads, 1, 1024),
    ):
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:  # pyright: ignore[reportUnnecessaryIsInstance]
            raise OptionError("simulate-number", {"name": name, "given": str(value), "least": least, "most": most})
    workers = threads or (1 if PLAIN else cores())  # plain Python has one lock for all threads
    table = _seated(game, players, bots)
    opening = game.blank(players, game.checked_options(players, options or {}))
    if record is not None:
        recorder = Recorder(game, table.names, table.policies, options or {}, seed)
        started = time.perf_counter()
        wins, points = recorder.play(games, Path(record), progress)
        workers = 1
    else:
        loop = loop_of(game_id, table.own)
        loop(opening.rows, _chunks(0, 0, 1, seed, table.numbers), 0)  # compiles, plays nothing
        started = time.perf_counter()
        wins, points = _play(loop, opening, games, seed, table, workers, progress)
    seconds = time.perf_counter() - started
    seats = [
        SeatResult(table.names[i], wins[i] / WHOLE, points[i] / games, share_interval(wins[i] / WHOLE, games))
        for i in range(players)
    ]
    return Simulation(game_id, players, games, workers, seconds, games / seconds, seats)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def share_interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of the share of games won, by Wilson's score."""
    share, spread = wins / games, _SURE * _SURE / games
    middle = (share + spread / 2) / (1 + spread)
    half = (spread * (share * (1 - share) + spread / 4)) ** 0.5 / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def _seated(game: Game[Any], players: int, bots: Sequence[str | Policy]) -> Company:
    """One bot for each seat. Raises `BotError` for too many or too few."""
    given: list[str | Policy] = [bots] if isinstance(bots, str) or callable(bots) else list(bots)
    if len(given) == 1:
        given *= players
    if len(given) != players:
        raise BotError("bots-seats", {"given": len(given), "players": players})
    return Company(game.id, given)


def _chunks(count: int, games: int, size: int, seed: int, numbers: Sequence[int]) -> Rows[Any]:
    """So many chunks of `size` games; the last may be smaller."""
    chunks: Rows[Any] = make_chunks(max(count, 1))
    for k in range(count):
        chunk = chunks[k]
        chunk.first = k * size
        chunk.games = min(size, games - k * size)
    for k in range(len(chunks)):
        chunks[k].seed = seed
        for seat, number in enumerate(numbers):
            chunks[k].bots[seat] = number
    return chunks


def _play(
    loop: Loop, opening: Live[Any], games: int, seed: int, table: Company, threads: int, progress: Progress | None
) -> tuple[list[int], list[int]]:
    """Wins (in parts of WHOLE) and points by seat."""
    size = min(_CHUNK, -(-games // (_CHUNKS_EACH * threads)))
    chunks = _chunks(-(-games // size), games, size, seed, table.numbers)
    done = 0
    with ThreadPoolExecutor(threads) as pool:
        futures = {pool.submit(loop, opening.rows, chunks, k): k for k in range(len(chunks))}
        try:
            for future in as_completed(futures):
                future.result()
                chunk = chunks[futures[future]]
                check_chunk(chunk, table.names)
                done += int(chunk.games)
                if progress is not None:
                    progress(done, games)
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise
    wins, points = [0] * SEATS, [0] * SEATS
    for k in range(len(chunks)):
        for seat in range(len(table.names)):
            wins[seat] += int(chunks[k].wins[seat])
            points[seat] += int(chunks[k].points[seat])
    return wins, points
