"""Weighing every option of a question, for a person: what each brings in the same worlds, as a chance to win and in points.

The race of `study` finds the best move and forgets the rest. Here each option keeps its figures, lap by lap, so that whoever
reads them can say how sure they are; only those that are surely behind get no more laps.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Annotated, Any

from sevenfold.bots.search.study import learn, places_for, rehearse
from sevenfold.bots.search.table import (
    asked,
    candidates,
    chance,
    deal,
    fresh,
    guess,
    is_told,
    play_on,
    points,
    prize,
    quick,
)
from sevenfold.bots.search.tree import NONE, SURE, Menu, Node, make_menus, make_nodes, make_paths
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I32, I64, I8s, I32s, Live, Record, Rows, maker, twin
from sevenfold.games.kit.rng import Rng, make_rngs, next_word, seed_rng

OPTIONS = 32
"""Options that are weighed, the way things stand (`AS_IT_STANDS`) included."""
SEATS = 12
AS_IT_STANDS = NONE
"""In the place of a move: the seat plays as the search itself would."""
BATCH = 10
"""Laps between two looks at who is surely behind, and at the clock."""
BATCH_REHEARSALS = 60
"""So many rehearsals, or one lap, are done without a look at the clock."""
LEAST_LAPS = 30
"""Laps before any option gets no more."""
SURELY = 3.0
"""An option gets no more laps when it is so many standard errors behind the first."""


class Scale(Record):
    """The options that are weighed."""

    laps: I64
    count: I64
    seed: I64  # of the worlds
    tried: I64  # rehearsals of all options
    move: Annotated[I32s, OPTIONS]
    out: Annotated[I8s, OPTIONS]  # 1: it gets no more laps
    open: Annotated[I8s, OPTIONS]  # 1: something was still left to chance or to others after the move


class Lap(Record):
    """What one world has brought: to each option that was tried in it its chance and points, and to all seats theirs."""

    chance: Annotated[I32s, OPTIONS]
    points: Annotated[I32s, OPTIONS]
    prize: Annotated[I32s, OPTIONS]  # what the search goes by: nearly the chance, but it comes and goes less with luck
    tried: Annotated[I8s, OPTIONS]
    seats: Annotated[I32s, SEATS]  # the chance of each, as it stands
    number: I32


make_scales = maker(Scale)
make_laps = maker(Lap)


@rule
def propose_at(states: Rows[Any], i: int, seat: int, rngs: Rows[Rng], menus: Rows[Menu]) -> None:
    """Write the moves that the search would try on the empty menu, from what the seat may know."""
    _propose_in(fresh(states[i], 1), states[i], seat, rngs[0], menus)


@rule
def _propose_in(stage: Rows[Any], s: Any, seat: int, rng: Rng, menus: Rows[Menu]) -> None:
    stage[0] = twin(s)  # type: ignore[index]  # rows are read-only to checkers
    guess(stage[0], seat, rng)
    candidates(stage[0], seat, menus[0], rng)


@rule
def weigh_at(
    states: Rows[Any], i: int, seat: int, scales: Rows[Scale], laps: Rows[Lap], count: int, nodes: Rows[Node]
) -> None:
    """Run so many laps with the options of the first scale."""
    _weigh(states[i], seat, scales, laps, count, nodes, fresh(states[i], 1))


@rule
def _weigh(
    s: Any, seat: int, scales: Rows[Scale], laps: Rows[Lap], count: int, nodes: Rows[Node], stage: Rows[Any]
) -> None:
    menus = make_menus(1)
    paths = make_paths(1)
    rngs = make_rngs(1)
    for n in range(count):
        laps[n].number = scales[0].laps
        for i in range(scales[0].count):
            laps[n].tried[i] = 0
            if scales[0].out[i] == 0:
                seed_rng(rngs[0], scales[0].seed, scales[0].laps)
                stage[0] = twin(s)  # type: ignore[index]  # rows are read-only to checkers
                guess(stage[0], seat, rngs[0])
                move = scales[0].move[i]
                if move != AS_IT_STANDS:
                    play_on(stage[0], seat, move)
                if not is_told(stage[0], s):
                    scales[0].open[i] = 1
                    rehearse(s, stage[0], nodes, menus[0], paths[0], rngs[0])
                    learn(stage[0], nodes, paths[0])
                    _play_out(s, stage[0], rngs[0])
                laps[n].tried[i] = 1
                laps[n].chance[i] = chance(stage[0], seat)
                laps[n].points[i] = points(stage[0], s, seat)
                laps[n].prize[i] = prize(stage[0], seat)
                if move == AS_IT_STANDS:
                    for one in range(s.players):
                        laps[n].seats[one] = chance(stage[0], one)
                scales[0].tried += 1
        scales[0].laps += 1


@rule
def _play_out(s: Any, mind: Any, rng: Rng) -> None:
    """Play on by the quick policy from where the search would stop, until the chances can be told."""
    while not is_told(mind, s):
        if not deal(mind, rng):
            who = asked(mind)
            play_on(mind, who, quick(mind, who, rng))


class Weighing:
    """One question, weighed by one thread. The state is not changed, nor may it be meanwhile.

    With no limit of time the same seed gives the same figures. `moves` are weighed in their order, as many as there is room
    for (`weighed`); what the seat can't know makes no difference. `narrowing`: options that are surely behind get no more laps,
    and it is also rehearsed how things stand; without, only the options are, all equally often.
    """

    def __init__(
        self,
        s: Live[Any],
        seat: int,
        moves: Sequence[int],
        seed: int,
        rehearsals: int,
        *,
        narrowing: bool = True,
    ) -> None:
        self.weighed = tuple(moves[: OPTIONS - 1])
        self._narrowing = narrowing
        self.players = int(s.record.players)
        self._s = s
        self._seat = seat
        self._rehearsals = rehearsals
        self._scales = make_scales(1)
        self._nodes = make_nodes(int(places_for(rehearsals)))
        rngs = make_rngs(1)
        seed_rng(rngs[0], seed, 0)
        scale: Any = self._scales[0]
        scale.seed = int(next_word(rngs[0]))
        moves = (*self.weighed, AS_IT_STANDS) if narrowing else self.weighed
        scale.count = len(moves)
        for i, move in enumerate(moves):
            scale.move[i] = move
        self.chances: list[list[float | None]] = [[] for _ in self.weighed]
        """To each option what each lap has brought it; None where it was not tried."""
        self.points: list[list[float | None]] = [[] for _ in self.weighed]
        self.prizes: list[list[float | None]] = [[] for _ in self.weighed]
        self.seats: list[list[float]] = [[] for _ in range(self.players)]
        """To each seat its chance, lap by lap, as it stands."""

    @property
    def rehearsals(self) -> int:
        """How many games have been rehearsed so far."""
        return int(self._scales[0].tried)

    def is_certain(self, option: int) -> bool:
        """Whether nothing was left to chance or to others after this option, in any lap."""
        return not self._scales[0].open[option]

    def run(self, seconds: float | None = None, stopped: Callable[[], bool] = lambda: False) -> None:
        """Weigh until all rehearsals are used, so many seconds have gone, or it is `stopped`; a few laps at least."""
        ends = None if seconds is None else time.monotonic() + seconds
        while self.rehearsals < self._rehearsals:
            self._run_batch()
            if stopped() or (ends is not None and time.monotonic() >= ends):
                return
            self._let_go()

    def _run_batch(self) -> None:
        left = self._rehearsals - self.rehearsals
        running = int(self._scales[0].count) - sum(int(out) for out in self._scales[0].out)
        count = max(1, min(BATCH, BATCH_REHEARSALS // running, -(-left // running)))
        laps = make_laps(count)
        weigh_at(self._s.rows, self._s.at, self._seat, self._scales, laps, count, self._nodes)
        for n in range(count):
            lap: Any = laps[n]
            tried, chances, points_, prizes = map(list, (lap.tried, lap.chance, lap.points, lap.prize))
            for i in range(len(self.weighed)):
                self.chances[i].append(int(chances[i]) / SURE if tried[i] else None)
                self.points[i].append(float(points_[i]) if tried[i] else None)
                self.prizes[i].append(int(prizes[i]) / SURE if tried[i] else None)
            if self._narrowing:
                for seat, chance_ in zip(self.seats, list(lap.seats), strict=False):
                    seat.append(int(chance_) / SURE)

    def is_out(self, option: int) -> bool:
        """Whether the option gets no more laps: it is surely behind."""
        return bool(self._scales[0].out[option])

    def best(self) -> int:
        """The option that the search would take: of those not surely behind the one with most of what it goes by."""
        running = [i for i in range(len(self.weighed)) if not self.is_out(i)]
        return max(running, key=lambda i: averaged(self.prizes[i])[0])

    def _let_go(self) -> None:
        """No more laps for options that are surely behind."""
        if not self._narrowing or int(self._scales[0].laps) < LEAST_LAPS:
            return
        first = self.best()
        for i in range(len(self.weighed)):
            if i != first and not self.is_out(i):
                behind, error = compared(self.prizes[first], self.prizes[i])
                if behind > 0.0 and behind > SURELY * error:
                    self._scales[0].out[i] = 1


def compared(first: Sequence[float | None], other: Sequence[float | None]) -> tuple[float, float]:
    """How much more the first has brought than the other in the laps of both, on average, with the standard error."""
    both = zip(first, other, strict=True)
    return averaged([a - b for a, b in both if a is not None and b is not None])


def averaged(laps: Sequence[float | None]) -> tuple[float, float]:
    """The mean of the laps that were tried, with its standard error."""
    there = [lap for lap in laps if lap is not None]
    n = len(there)
    if n < 2:
        return (there[0] if there else 0.0), 0.0
    mean = sum(there) / n
    return mean, (sum((lap - mean) ** 2 for lap in there) / (n - 1) / n) ** 0.5


def proposed(s: Live[Any], seat: int, seed: int) -> list[int]:
    """The moves that the search would try first, from what the seat may know."""
    rngs, menus = make_rngs(1), make_menus(1)
    seed_rng(rngs[0], seed, 0)
    propose_at(s.rows, s.at, seat, rngs, menus)
    menu = menus[0]
    return [int(menu.move[i]) for i in range(int(menu.count))]
