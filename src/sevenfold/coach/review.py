"""A match looked at again from one seat: how its chances went, and which of its moves cost most.

Each decision is weighed from what the seat could know then. A move counts as costly only where, rehearsed once more against
the better one in worlds of their own, it brings less beyond doubt: the first look alone would find costs in luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from sevenfold.bots.search.weighing import Weighing, averaged, compared
from sevenfold.coach.advice import CoachError, check_rehearsals, measured, weigh
from sevenfold.coach.findings import CostlyMove, CurvePoint, Looked
from sevenfold.coach.reasons import reason_for
from sevenfold.games.kit.contract import Game
from sevenfold.games.kit.lines import BadLine, Moved, entry_of
from sevenfold.games.kit.reading import Reading
from sevenfold.games.kit.record import Live

REHEARSALS = 600
"""Games rehearsed for each decision, unless somebody says otherwise."""
DUELS = 8
"""As many of the moves that seem to have cost most are rehearsed once more."""
DUEL_TIMES = 3
"""With so many times the rehearsals of a decision."""
BEYOND = 2.0
"""A cost counts that is more than so many of its standard errors."""
COSTLIEST = 3


class Decision(NamedTuple):
    """A move of the seat where it had more than one: the state before it, and the replay's step in which it was played."""

    step: int
    state: Live[Any]
    move: int


class Doubt(NamedTuple):
    """A move that another one seems to beat, by so much."""

    loss: float
    decision: Decision
    better: int


class Reviewing:
    """A review as far as it has come. Going through `steps` does the work; `looked` says what is there so far.

    Raises `BadLine` for a record that makes no sense, and `CoachError` for a seat that isn't there. The same record, seat, seed
    and number of rehearsals give the same review.
    """

    def __init__(self, lines: list[str], seat: int, seed: int = 0, rehearsals: int = REHEARSALS) -> None:
        check_rehearsals(rehearsals)
        self.seat = seat
        self._seed = seed
        self._rehearsals = rehearsals
        self._decisions: list[Decision] = []
        self._doubts: list[Doubt] = []
        self._curve: list[CurvePoint] = []
        self._costly: list[CostlyMove] = []
        self._done = 0
        self._read(lines)
        self._of = len(self._decisions) + min(DUELS, len(self._decisions))

    def _read(self, lines: list[str]) -> None:
        reading, step = Reading(), 0
        for number, line in enumerate(lines, start=1):
            entry, before = entry_of(line, number), None
            if isinstance(entry, Moved):
                step += 1
                before = reading.state.copy() if entry.seat == self.seat else None
            reading.take(line)
            if isinstance(entry, Moved) and before is not None:
                self._note(reading.game, before, entry, step)
        if not reading.number:
            raise BadLine(1, "record-empty")
        self.game: Game[Any] = reading.game
        self.players = reading.header.players
        if not 0 <= self.seat < len(self.players):
            raise CoachError("coach-no-seat", {"seat": self.seat, "last": len(self.players) - 1})
        self._last, self._result = step, reading.game.result(reading.state)

    def _note(self, game: Game[Any], s: Live[Any], entry: Moved, step: int) -> None:
        if len(game.moves(s, self.seat)) > 1:
            self._decisions.append(Decision(step, s, game.read(s, self.seat, entry.move)))

    @property
    def looked(self) -> Looked:
        """What there is so far."""
        ready = self._done >= self._of
        return Looked(
            game=self.game.id,
            seat=self.seat,
            done=self._done,
            of=self._of,
            decisions=len(self._decisions),
            ready=ready,
            curve=list(self._curve),
            costly=list(self._costly),
        )

    def steps(self, stopped: Callable[[], bool] = lambda: False) -> Iterator[Looked]:
        """Look at one decision after the other, then at the doubtful ones again; ends early once it is `stopped`."""
        for decision in self._decisions:
            self._look(decision, stopped)
            if stopped():
                return
            self._done += 1
            yield self.looked
        self._doubts.sort(key=lambda doubt: (-doubt.loss, doubt.decision.step))
        found: list[CostlyMove] = []
        for doubt in self._doubts[:DUELS]:
            cost = self._duel(doubt, stopped)
            if stopped():
                return
            if cost is not None:
                found.append(cost)
            self._done += 1
            if self._done < self._of:
                yield self.looked
        self._costly = sorted(found, key=lambda cost: (-cost.cost, cost.step))[:COSTLIEST]
        if winners := self._result.winners:
            seats = range(len(self.players))
            self._curve.append(CurvePoint(self._last, [(i in winners) / len(winners) for i in seats], 0.0))
        self._done = self._of
        yield self.looked

    def _look(self, decision: Decision, stopped: Callable[[], bool]) -> None:
        """Weigh the options of a decision: a point of the curve, and perhaps a doubt."""
        game, s, seat = self.game, decision.state, self.seat
        seed = self._seed + 2 * decision.step
        weighing = weigh(game, s, seat, seed, self._rehearsals, stopped=stopped, first=(decision.move,))
        _, error = measured(weighing.seats[seat], certain=False)
        chances = [averaged(laps)[0] for laps in weighing.seats]
        self._curve.append(CurvePoint(decision.step - 1, chances, error))
        best = weighing.best()
        loss, _ = compared(weighing.prizes[best], weighing.prizes[0])
        if best != 0 and loss > 0.0:
            self._doubts.append(Doubt(loss, decision, weighing.weighed[best]))

    def _duel(self, doubt: Doubt, stopped: Callable[[], bool]) -> CostlyMove | None:
        """The cost of a move in worlds of their own; None where it isn't beyond its error."""
        game, seat = self.game, self.seat
        step, s, move = doubt.decision
        seed = self._seed + 2 * step + 1
        weighing = Weighing(s, seat, (doubt.better, move), seed, DUEL_TIMES * self._rehearsals, narrowing=False)
        weighing.run(stopped=stopped)
        more = [a - b for a, b in zip(*weighing.chances, strict=True) if a is not None and b is not None]
        cost, error = measured(more, certain=weighing.is_certain(0) and weighing.is_certain(1))
        if cost <= BEYOND * error:
            return None
        points, points_error = compared(*weighing.points)
        return CostlyMove(
            step=step,
            seat=seat,
            move=game.write(s, seat, move),
            better=game.write(s, seat, doubt.better),
            cost=cost,
            cost_error=error,
            points=points,
            points_error=points_error,
            reason=reason_for(game, s, seat, move)[0],
            better_reason=reason_for(game, s, seat, doubt.better)[0],
        )


def review(
    lines: list[str],
    seat: int,
    seed: int = 0,
    rehearsals: int = REHEARSALS,
    progress: Callable[[Looked], object] = lambda _: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Looked:
    """The whole review of a seat's match; `progress` hears how far it is. Raises `BadLine` and `CoachError`."""
    reviewing = Reviewing(lines, seat, seed, rehearsals)
    for looked in reviewing.steps(stopped):
        progress(looked)
    return reviewing.looked
