"""Lessons of 7 Wonders: positions and records that the rules play, for examples that are counted rather than told.

`records/NAME.sevenfold.jsonl` is an ordinary match record (it can be replayed like any other), seen by seat 0. Each of its
lines is a step. No lesson holds a number that the rules have not worked out.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from sevenfold.games.kit.contract import Event
from sevenfold.games.kit.errors import Figure
from sevenfold.games.kit.lessons import Lessons
from sevenfold.games.wonders.scoring import science_of
from sevenfold.games.wonders.view import WondersView, wonders_view

_VIEWER = 0
_LESSONS = Lessons(Path(__file__).resolve().parent, _VIEWER)
lesson_names = _LESSONS.names
lesson_record = _LESSONS.record
lesson_position = _LESSONS.position


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


@cache
def lesson(name: str) -> Lesson:
    """A lesson, played by the rules. Raises `OptionError` for a name that no lesson has."""
    steps: list[Step] = []
    names: list[str] = []
    for events, reading, _, _ in _LESSONS.passages(name):
        view = wonders_view(reading.state, _VIEWER)
        names = list(reading.header.players)
        steps.append(Step(events, view, figures=_science(view), playable=bool(reading.game.actors(reading.state))))
    return Lesson(names, steps)


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
