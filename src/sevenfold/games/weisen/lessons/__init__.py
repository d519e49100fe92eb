"""Lessons of Die Sieben Weisen: records played by the rules, seen by seat 0, cut into steps with a caption each.

`records/NAME.sevenfold.jsonl` is an ordinary match record (it can be replayed like any other); `lessons.toml` says up to
which of its lines each step goes and whom it is about. The words are in the catalogue, `lesson-weisen-NAME-1` for the first
step; no lesson holds a number that the rules have not worked out.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from sevenfold.games.kit.contract import Event
from sevenfold.games.kit.errors import Figure, OptionError
from sevenfold.games.kit.lines import Moved
from sevenfold.games.kit.reading import Reading, position_after
from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.cards import EARLY, FACTS, FIRST_DRAW, LATER_DRAW, PASSED_ON, POTENTIA_DRAW
from sevenfold.games.weisen.state import State
from sevenfold.games.weisen.view import WeisenView, points_of, weisen_view

_FOLDER = Path(__file__).resolve().parent
_VIEWER = 0
_RULES: dict[str, Figure] = {
    "one": FACTS.second_one,
    "early": EARLY,
    "first": FIRST_DRAW,
    "later": LATER_DRAW,
    "passed": PASSED_ON,
    "potentia": POTENTIA_DRAW,
}


class Step(msgspec.Struct, frozen=True):
    """One step of a lesson: what happened, the table after it, and the catalogue key of its caption with the figures."""

    events: list[Event]
    view: WeisenView
    caption: str
    figures: dict[str, Figure]
    playable: bool


class Lesson(msgspec.Struct, frozen=True):
    """A lesson: who plays, by seat, and its steps."""

    players: list[str]
    steps: list[Step]


class _Cut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a step ends (a line of the record, from 1) and the seat it is about; left out: whoever moved last."""

    line: int
    about: int | None = None


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
    reading = Reading((_VIEWER,))
    steps: list[Step] = []
    before: WeisenView | None = None
    for number, cut in enumerate(_plan()[name], 1):
        events: list[Event] = []
        actor = 0
        while reading.number < cut.line:
            step = reading.take(lines[reading.number])
            events += step.events[_VIEWER]
            if isinstance(step.entry, Moved):
                actor = step.entry.seat
        view = weisen_view(reading.state, _VIEWER)
        about = actor if cut.about is None else cut.about
        names = list(reading.header.players)
        figures = {
            **_RULES,
            **_figures(names, events, view, before or view, about),
            **_outcome(names, reading.state, view),
        }
        steps.append(
            Step(events, view, f"lesson-weisen-{name}-{number}", figures, bool(reading.game.actors(reading.state)))
        )
        before = view
    return Lesson(list(reading.header.players), steps)


def _figures(
    names: list[str], events: list[Event], view: WeisenView, before: WeisenView, seat: int
) -> dict[str, Figure]:
    """What a caption may mention: whom the step is about, what they laid or took, how they and the indicator stand."""
    now, was = view.seats[seat], before.seats[seat]
    figures: dict[str, Figure] = {
        "name": names[seat],
        "points": now.points,
        "was": was.points,
        "lead": abs(view.lead),
        "before": abs(before.lead),
        "bonus": view.bonus,
        "power": now.power,
        "spells": now.spells,
        "left": view.offers_left,
        "crystals": sum(view.spaces[view.pawn].crystals),
    }
    laid = [event.card for event in events if event.kind == "laid" and event.seat == seat and event.card is not None]
    if laid:
        figures["card"] = laid[-1].replace(":", "_")
    taken = [event.card for event in events if event.kind == "taken" and event.seat == seat and event.card is not None]
    if taken:
        figures["value"] = int(taken[-1])
    surplus = [event.card for event in events if event.kind == "surplus" and event.card is not None]
    if surplus:
        figures["surplus"] = int(surplus[-1])
    return figures


def _outcome(names: list[str], state: Live[State], view: WeisenView) -> dict[str, Figure]:
    """Who has won with how many points, once the game is over."""
    if not view.winners:
        return {}
    return {"winner": names[view.winners[0]], "total": points_of(state, view.winners[0])}
