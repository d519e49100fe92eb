"""Lessons as they lie in a folder: match records that the rules play, cut into steps.

`records/NAME.sevenfold.jsonl` is an ordinary match record (it can be replayed like any other). Where a game has a
`lessons.toml`, it says up to which line of the record each step goes; without one each line is a step.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from sevenfold.games.kit.contract import Event
from sevenfold.games.kit.errors import OptionError
from sevenfold.games.kit.lines import Moved
from sevenfold.games.kit.reading import Reading, position_after

_ENDING = ".sevenfold.jsonl"


class Cut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a step ends (a line of the record, from 1), the seat it is about, and the last part of its caption's key.

    Without `about` the step is about whoever moved last.
    """

    line: int
    about: int | None = None
    caption: str | None = None


class Passage(NamedTuple):
    """What one step of a lesson goes through: what happened, the reading after it, whom it is about, where it was cut."""

    events: list[Event]
    reading: Reading
    about: int
    cut: Cut


class Lessons:
    """The lessons in a folder, seen by one viewer."""

    def __init__(self, folder: Path, viewer: int) -> None:
        self._folder = folder
        self._viewer = viewer

    @cached_property
    def _plan(self) -> dict[str, list[Cut]]:
        plan = self._folder / "lessons.toml"
        if plan.exists():
            data = tomllib.loads(plan.read_text("utf-8"))
            return {name: msgspec.convert(entry["step"], list[Cut]) for name, entry in data.items()}
        records = sorted((self._folder / "records").glob(f"*{_ENDING}"))
        return {
            path.name.removesuffix(_ENDING): [
                Cut(number) for number, _ in enumerate(path.read_text("utf-8").splitlines(), 1)
            ]
            for path in records
        }

    def names(self) -> list[str]:
        """The names of all lessons: in the order of `lessons.toml`, or of the alphabet."""
        return list(self._plan)

    def record(self, name: str) -> str:
        """The record of a lesson as text. Raises `OptionError` naming the lessons there are."""
        if name not in self._plan:
            raise OptionError("unknown-lesson", {"given": name, "known": ", ".join(self._plan)})
        return (self._folder / "records" / f"{name}{_ENDING}").read_text("utf-8")

    def position(self, name: str, step: int) -> dict[str, Any]:
        """The position a step (from 1) shows. Raises `OptionError` for a lesson or step that isn't there."""
        lines = self.record(name).splitlines()
        cuts = self._plan[name]
        if not 0 < step <= len(cuts):
            raise OptionError("unknown-lesson-step", {"lesson": name, "given": step, "most": len(cuts)})
        return position_after(lines, cuts[step - 1].line)

    def passages(self, name: str) -> Iterator[Passage]:
        """A lesson step by step. Raises `OptionError` for a name that no lesson has.

        All share one reading that goes on: look at a step before asking for the next.
        """
        lines = self.record(name).splitlines()
        reading = Reading((self._viewer,))
        for cut in self._plan[name]:
            events: list[Event] = []
            mover = 0
            while reading.number < cut.line:
                step = reading.take(lines[reading.number])
                events += step.events[self._viewer]
                if isinstance(step.entry, Moved):
                    mover = step.entry.seat
            yield Passage(events, reading, mover if cut.about is None else cut.about, cut)
