"""Lessons of SEVN: records played by the rules, cut into steps with a caption each.

`records/NAME.sevenfold.jsonl` is an ordinary match record (it can be replayed like any other); `lessons.toml` says up to
which of its lines each step goes and whom it is about. No lesson holds a number that the rules have not worked out.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from sevenfold.games.kit.contract import SPECTATOR, Event
from sevenfold.games.kit.errors import Figure, OptionError
from sevenfold.games.kit.lines import Moved
from sevenfold.games.kit.reading import Reading, position_after
from sevenfold.games.sevn.view import SevnView, sevn_view

_FOLDER = Path(__file__).resolve().parent


class Step(msgspec.Struct, frozen=True):
    """One step of a lesson: what happened, the table after it, and the catalogue key of its caption with the figures."""

    events: list[Event]
    view: SevnView
    caption: str | None
    figures: dict[str, Figure]
    playable: bool


class Lesson(msgspec.Struct, frozen=True):
    """A lesson: who plays, by seat, and its steps."""

    players: list[str]
    steps: list[Step]


class _Cut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a step ends (a line of the record, from 1), whom it is about, and the last part of its caption's key."""

    line: int
    about: int | None = None
    caption: str | None = None


@cache
def _plan() -> dict[str, list[_Cut]]:
    data = tomllib.loads((_FOLDER / "lessons.toml").read_text("utf-8"))
    return {name: msgspec.convert(entry["step"], list[_Cut]) for name, entry in data.items()}


def lesson_names() -> list[str]:
    """The names of all lessons, in the order of `lessons.toml`."""
    return list(_plan())


def lesson_record(name: str) -> str:
    """The record of a lesson as text. Raises `OptionError` naming the lessons there are."""
    if name not in _plan():
        raise OptionError("unknown-lesson", {"given": name, "known": ", ".join(_plan())})
    return (_FOLDER / "records" / f"{name}.sevenfold.jsonl").read_text("utf-8")


def lesson_position(name: str, step: int) -> dict[str, Any]:
    """The position that a step of a lesson (from 1) shows. Raises `OptionError` for a lesson or step that isn't there."""
    lines = lesson_record(name).splitlines()
    cuts = _plan()[name]
    if not 0 < step <= len(cuts):
        raise OptionError("unknown-lesson-step", {"lesson": name, "given": step, "most": len(cuts)})
    return position_after(lines, cuts[step - 1].line)


@cache
def lesson(name: str) -> Lesson:
    """A lesson, played by the rules. Raises `OptionError` for a name that no lesson has."""
    lines = lesson_record(name).splitlines()
    reading = Reading((SPECTATOR,))
    steps: list[Step] = []
    before: SevnView | None = None
    for cut in _plan()[name]:
        events: list[Event] = []
        actor = 0
        while reading.number < cut.line:
            step = reading.take(lines[reading.number])
            events += step.events[SPECTATOR]
            if isinstance(step.entry, Moved):
                actor = step.entry.seat
        view = sevn_view(reading.state)
        about = actor if cut.about is None else cut.about
        caption = None if cut.caption is None else f"lesson-sevn-{name}-{cut.caption}"
        figures = _figures(reading.header.players, events, view, before or view, about)
        steps.append(Step(events, view, caption, figures, bool(reading.game.actors(reading.state))))
        before = view
    return Lesson(list(reading.header.players), steps)


def _figures(names: list[str], events: list[Event], view: SevnView, before: SevnView, seat: int) -> dict[str, Figure]:
    """What a caption may mention: whom the step is about, what they drew, how their row stands, how risky it was."""
    row, earlier = view.rows[seat], before.rows[seat]
    figures: dict[str, Figure] = {
        "name": names[seat],
        "points": row.points,
        "banked": row.banked,
        "missing": max(0, view.target_score - row.banked),
        "distinct": row.distinct,
        "target": view.target_score,
        "bust": earlier.risk.bust,
        "unseen": earlier.risk.unseen,
    }
    drawn = [event.card for event in events if event.kind == "drawn" and event.seat == seat and event.card is not None]
    if drawn:
        figures["card"] = drawn[-1]
    scored = [event.amount for event in events if event.kind == "scored" and event.seat == seat]
    if scored and scored[-1] is not None:
        figures["scored"] = scored[-1]
    return figures
