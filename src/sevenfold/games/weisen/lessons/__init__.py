"""Lessons of Die Sieben Weisen: records played by the rules, seen by seat 0, cut into steps with a caption each.

`records/NAME.sevenfold.jsonl` is an ordinary match record (it can be replayed like any other); `lessons.toml` says up to
which of its lines each step goes and whom it is about. The words are in the catalogue, `lesson-weisen-NAME-1` for the first
step; no lesson holds a number that the rules have not worked out.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from sevenfold.games.kit.contract import Event
from sevenfold.games.kit.errors import Figure
from sevenfold.games.kit.lessons import Lessons
from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.cards import EARLY, FACTS, FIRST_DRAW, LATER_DRAW, PASSED_ON, POTENTIA_DRAW
from sevenfold.games.weisen.state import State
from sevenfold.games.weisen.view import WeisenView, points_of, weisen_view

_VIEWER = 0
_LESSONS = Lessons(Path(__file__).resolve().parent, _VIEWER)
lesson_names = _LESSONS.names
lesson_record = _LESSONS.record
lesson_position = _LESSONS.position
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


@cache
def lesson(name: str) -> Lesson:
    """A lesson, played by the rules. Raises `OptionError` for a name that no lesson has."""
    steps: list[Step] = []
    names: list[str] = []
    before: WeisenView | None = None
    for number, (events, reading, about, _) in enumerate(_LESSONS.passages(name), 1):
        view = weisen_view(reading.state, _VIEWER)
        names = list(reading.header.players)
        figures = {
            **_RULES,
            **_figures(names, events, view, before or view, about),
            **_outcome(names, reading.state, view),
        }
        playable = bool(reading.game.actors(reading.state))
        steps.append(Step(events, view, f"lesson-weisen-{name}-{number}", figures, playable))
        before = view
    return Lesson(names, steps)


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
