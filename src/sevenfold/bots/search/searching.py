"""A search that a table waits for: all cores, a limit of time, and it can be stopped."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sevenfold.bots.search.race import best_of, make_races
from sevenfold.bots.search.study import places_for, prepare_at, study_at
from sevenfold.bots.search.tree import make_nodes
from sevenfold.games.kit.mode import PLAIN
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import make_rngs, seed_rng

MOST_THREADS = 64


class Search:
    """One question, thought about by several threads with worlds of their own; what they find out is added up at the end.

    It ends after so many `rehearsals` at the latest. The state is not changed, nor may it be while the search goes on.
    With one thread and no limit of time the same seed gives the same move.
    """

    def __init__(self, s: Live[Any], seat: int, seed: int, rehearsals: int, threads: int = 1) -> None:
        if not 1 <= threads <= MOST_THREADS:
            raise ValueError(f"a search has 1 to {MOST_THREADS} threads, not {threads}")
        self._s = s
        self._seat = seat
        self._threads = 1 if PLAIN else threads  # plain Python has one lock for all threads
        self._share = -(-rehearsals // self._threads)
        self._races = make_races(self._threads)
        self._stopped = threading.Event()
        for k in range(self._threads):
            rngs = make_rngs(1)
            seed_rng(rngs[0], seed, k)
            prepare_at(s.rows, s.at, seat, self._races, k, rngs, rehearsals)

    @property
    def rehearsals(self) -> int:
        """How many games have been rehearsed so far."""
        return sum(int(self._races[k].tried) for k in range(self._threads))

    def stop(self) -> None:
        """End `run` after the laps that are being run; from any thread."""
        self._stopped.set()

    def run(self, seconds: float | None = None) -> int:
        """The move that is found best after all rehearsals, so many seconds, or `stop`, whichever comes first."""
        ends = None if seconds is None else time.monotonic() + seconds
        if self._threads == 1:
            self._think(0, ends)
        else:
            with ThreadPoolExecutor(self._threads) as pool:
                for thought in [pool.submit(self._think, k, ends) for k in range(self._threads)]:
                    thought.result()
        return int(best_of(self._races))

    def _think(self, k: int, ends: float | None) -> None:
        """Lap after lap in race k."""
        race = self._races[k]
        nodes = make_nodes(int(places_for(self._share)))
        while race.running > 1 and race.tried < self._share:
            if self._stopped.is_set() or (ends is not None and time.monotonic() >= ends):
                return
            study_at(self._s.rows, self._s.at, self._seat, self._races, k, nodes, 1)
