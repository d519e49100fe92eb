"""What the coach finds, as the server sends it and Python gets it."""

from __future__ import annotations

import msgspec

from sevenfold.games.kit.errors import Figure


class Reason(msgspec.Struct, frozen=True):
    """One sentence: `coach-CODE` of the catalogue, with its figures.

    Where a figure is called `seat` the sentence asks for `$name`, the name of who sits there. Cards are ids as the
    catalogue's variants write them (an underscore for a colon).
    """

    code: str
    figures: dict[str, Figure] = {}


class OptionAdvice(msgspec.Struct, frozen=True):
    """An open option: `move` as `choices` write it, what it would bring the seat, and one reason.

    `chance` is the chance to win, from 0 to 1, `points` what the seat may expect (SEVN: in this round; 7 Wonders and Die Sieben
    Weisen: at the end); each with its standard error, which is 0 where nothing is left to chance. `behind` says how far the
    chance lies behind that of the first option, with the error of that difference, which is smaller than those of the two.
    Where it wasn't `studied` these are None, and the reason is all there is. `exact`: the figures in the reason are exact.
    """

    move: str
    reason: Reason
    studied: bool = False
    exact: bool = True
    chance: float | None = None
    chance_error: float | None = None
    points: float | None = None
    points_error: float | None = None
    behind: float | None = None
    behind_error: float | None = None


class Advised(msgspec.Struct, frozen=True):
    """What the coach thinks of a question, from what the seat may know: the best option first, those not studied last.

    `rehearsals` games were rehearsed for it, `laps` of them for the first option. `chances` are those of all seats, the
    seat asked playing as the search itself would, and `error` is the standard error of its own.
    """

    seat: int
    options: list[OptionAdvice]
    chances: list[float]
    error: float
    rehearsals: int
    laps: int


class CurvePoint(msgspec.Struct, frozen=True):
    """How it stood after a step of the replay: each seat's chance to win, as far as the reviewed seat could know."""

    step: int
    chances: list[float]
    error: float


class CostlyMove(msgspec.Struct, frozen=True):
    """A move that has cost something: played in `step` of the replay (the moment is the view after the step before).

    `cost` is how much of the chance to win was given away, in the same worlds as the `better` move, with its standard error;
    `points` the same in points.
    """

    step: int
    seat: int
    move: str
    better: str
    cost: float
    cost_error: float
    points: float
    points_error: float
    reason: Reason
    better_reason: Reason


class Looked(msgspec.Struct, frozen=True):
    """How far a review has come: `done` of `of` looks, the curve so far; `costly` once all is `ready`, the costliest first.

    `decisions` are those that had more than one option.
    """

    game: str
    seat: int
    done: int
    of: int
    decisions: int
    ready: bool
    curve: list[CurvePoint]
    costly: list[CostlyMove]
