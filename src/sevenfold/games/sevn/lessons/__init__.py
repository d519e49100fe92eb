"""Lessons of SEVN: records played by the rules, cut into steps with a caption each.

`records/NAME.sevenfold.jsonl` is an ordinary match record (it can be replayed like any other); `lessons.toml` says up to
which of its lines each step goes and whom it is about. No lesson holds a number that the rules have not worked out.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from sevenfold.games.kit.contract import SPECTATOR, Event
from sevenfold.games.kit.errors import Figure
from sevenfold.games.kit.lessons import Lessons
from sevenfold.games.sevn.view import SevnView, sevn_view

_LESSONS = Lessons(Path(__file__).resolve().parent, SPECTATOR)
lesson_names = _LESSONS.names
lesson_record = _LESSONS.record
lesson_position = _LESSONS.position


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


@cache
def lesson(name: str) -> Lesson:
    """A lesson, played by the rules. Raises `OptionError` for a name that no lesson has."""
    steps: list[Step] = []
    names: list[str] = []
    before: SevnView | None = None
    for events, reading, about, cut in _LESSONS.passages(name):
        view = sevn_view(reading.state)
        names = list(reading.header.players)
        caption = None if cut.caption is None else f"lesson-sevn-{name}-{cut.caption}"
        figures = _figures(names, events, view, before or view, about)
        steps.append(Step(events, view, caption, figures, bool(reading.game.actors(reading.state))))
        before = view
    return Lesson(names, steps)


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
