"""Lessons of 7 Wonders: positions and records that the rules play, for examples that are counted rather than told.

`records/NAME.sevenfold.jsonl` is an ordinary match record (it can be replayed like any other), seen by seat 0. Each of its
lines is a step. No lesson holds a number that the rules have not worked out.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from sevenfold.games.kit.contract import Event
from sevenfold.games.kit.errors import Figure, OptionError
from sevenfold.games.kit.reading import Reading, position_after
from sevenfold.games.wonders.scoring import science_of
from sevenfold.games.wonders.view import WondersView, wonders_view

_RECORDS = Path(__file__).resolve().parent / "records"
_ENDING = ".sevenfold.jsonl"
_VIEWER = 0


class Step(msgspec.Struct, frozen=True):
    """One step of a lesson: what happened and the table after it, as seat 0 sees both; the page has the words.

    `figures`: for symbols without a free one what each kind and the sets are worth (`compass`, `gear`, `tablet`, `sets`).
    """

    events: list[Event]
    view: WondersView
    caption: str | None = None
    figures: dict[str, Figure] = {}
    playable: bool = False


class Lesson(msgspec.Struct, frozen=True):
    """A lesson: who plays, by seat, and its steps."""

    players: list[str]
    steps: list[Step]


def lesson_names() -> list[str]:
    """The names of all lessons, in the order of the alphabet."""
    return sorted(path.name.removesuffix(_ENDING) for path in _RECORDS.glob(f"*{_ENDING}"))


def lesson_record(name: str) -> str:
    """The record of a lesson as text. Raises `OptionError` naming the lessons there are."""
    known = lesson_names()
    if name not in known:
        raise OptionError("unknown-lesson", {"given": name, "known": ", ".join(known)})
    return (_RECORDS / f"{name}{_ENDING}").read_text("utf-8")


def lesson_position(name: str, step: int) -> dict[str, Any]:
    """The position that a step of a lesson (from 1) shows. Raises `OptionError` for a lesson or step that isn't there."""
    lines = lesson_record(name).splitlines()
    if not 0 < step <= len(lines):
        raise OptionError("unknown-lesson-step", {"lesson": name, "given": step, "most": len(lines)})
    return position_after(lines, step)


@cache
def lesson(name: str) -> Lesson:
    """A lesson, played by the rules. Raises `OptionError` for a name that no lesson has."""
    reading = Reading((_VIEWER,))
    steps: list[Step] = []
    for line in lesson_record(name).splitlines():
        events = reading.take(line).events[_VIEWER]
        view = wonders_view(reading.state, _VIEWER)
        steps.append(Step(events, view, figures=_science(view), playable=bool(reading.game.actors(reading.state))))
    return Lesson(list(reading.header.players), steps)


def _science(view: WondersView) -> dict[str, Figure]:
    city = view.cities[_VIEWER]
    compasses, gears, tablets, free = city.symbols
    if free or not any(city.symbols):
        return {}
    parts: dict[str, Figure] = {
        "compass": int(science_of(compasses, 0, 0)),
        "gear": int(science_of(0, gears, 0)),
        "tablet": int(science_of(0, 0, tablets)),
    }
    return {**parts, "sets": city.score.science - sum(map(int, parts.values()))}
