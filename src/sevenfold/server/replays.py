"""Replays: a record is played by the rules again, move by move, and shown as one seat saw it.

A page of a replay is a few dozen moves: the rules run from the beginning up to it, which is quick, and only what is on the
page is looked at, which isn't. Both functions take long with long records, so they are called in a thread (`Hall.films`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from sevenfold.games.kit.contract import DEALER, Event, Game
from sevenfold.games.kit.lines import BadLine, End, Header, Moved, entry_of
from sevenfold.games.kit.reading import Reading, Step
from sevenfold.games.kit.verifying import verify
from sevenfold.server import protocol
from sevenfold.server.shown import NOTHING, Shown, changes, written_view
from sevenfold.tables.problems import TableError


class _Film:
    """Collects the steps of a page: each is a move with all that followed it."""

    def __init__(self, viewer: int, first: int, most: int) -> None:
        self.steps: list[protocol.ReplayStep] = []
        self._viewer, self._first, self._end = viewer, first, first + most
        self._number = -1
        self._events: list[Event] = []
        self._moved: Moved | None = None
        self._before: Shown = NOTHING

    @property
    def full(self) -> bool:
        """Whether the step after the page's last has begun."""
        return self._number >= self._end

    def begins(self, line: Moved | None, game: Game[Any] | None, state: Any) -> None:
        """A new step begins: what came before is as it stands now."""
        self.finish(game, state)
        self._number += 1
        self._events, self._moved = [], line

    def take(self, step: Step) -> None:
        """What a line did."""
        self._events += step.events[self._viewer]

    def finish(self, game: Game[Any] | None, state: Any) -> None:
        """The step is whole."""
        if game is None or not self._first <= self._number < self._end:
            return
        shown = written_view(game.view(state, self._viewer))
        moved = self._moved
        self.steps.append(
            protocol.ReplayStep(
                events=self._events,
                view=msgspec.Raw(changes(self._before, shown)),
                seat=None if moved is None else moved.seat,
                move=None if moved is None else moved.move,
                clock=moved is not None and moved.clock,
                t=None if moved is None else moved.t,
            )
        )
        self._before = shown


def part(lines: list[str], viewer: int, first: int, most: int) -> protocol.Replay:
    """So many steps of a record from number `first`. Raises `BadLine` for a record that makes no sense."""
    if not lines:
        raise BadLine(1, "record-empty")
    entries = [entry_of(line, number) for number, line in enumerate(lines, start=1)]
    header = entries[0]
    if not isinstance(header, Header):
        raise BadLine(1, "record-header")
    seats = len(header.players)
    if viewer != DEALER and not 0 <= viewer < seats:
        raise TableError("no-seat", {"place": viewer + 1, "most": seats})
    total = 1 + sum(isinstance(entry, Moved) for entry in entries)
    if not 0 <= first < total:
        raise TableError("no-step", {"step": first, "last": total - 1})
    film, reading = _Film(viewer, first, most), Reading((viewer,))
    for number, (line, entry) in enumerate(zip(lines, entries, strict=True)):
        if number == 0:
            film.begins(None, None, None)
        elif isinstance(entry, Moved):
            film.begins(entry, reading.game, reading.state)
            if film.full:
                break
        film.take(reading.take(line))
    else:
        film.finish(reading.game, reading.state)
    return protocol.Replay(
        game=header.game,
        players=header.players,
        options=header.options,
        total=total,
        first=first,
        steps=film.steps,
        position=header.position is not None,
        result=None if reading.end is None else reading.game.result(reading.state),
    )


def checked(lines: list[str]) -> protocol.Checked:
    """Check a whole record, the deal with the rest. Raises `SealError` or `BadLine` where something doesn't hold."""
    found = verify(lines)
    header, last = entry_of(lines[0], 1), entry_of(lines[-1], len(lines))
    seal = header.seal if isinstance(header, Header) else None
    seed = last.seed if isinstance(last, End) else None
    return protocol.Checked(found.lines, found.outcomes, found.sealed, found.ended, seal, seed)
