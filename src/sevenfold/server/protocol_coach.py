"""Messages of the coach, all over HTTP: advice on the open question at a table, and the review of a match that is over.

`GET /api/tables/{table}/advice` answers once the coach has thought, a few seconds; it is refused with `refused-coach-rated`,
`refused-coach-not-playing`, `refused-not-seated`, `refused-coach-not-asked`, `refused-coach-busy` (one question at a time),
`refused-coach-no-engine`, `refused-coach-late`, `refused-too-fast`. `GET /api/matches/{match}/review?seat=` answers at once with
what there is so far and is asked again until `done` is `of`; it is refused with `refused-no-match`, `refused-match-running`,
`refused-no-seat`, `refused-coach-no-engine`, `refused-coach-full`, `refused-too-fast`.
"""

from __future__ import annotations

from typing import Literal

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


class Advice(msgspec.Struct, frozen=True):
    """What the coach thinks of the open question (`GET /api/tables/{table}/advice`), from what the seat may know.

    `version` is the state's that it was asked about. The best option is the first, those not studied are the last.
    `rehearsals` games were rehearsed for it, `laps` of them for the first option. `chances` are those of all seats, the
    seat asked playing as the coach's bot would.
    """

    game: str
    version: int
    seat: int
    options: list[OptionAdvice]
    chances: list[float]
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


class Review(msgspec.Struct, frozen=True):
    """A seat's match looked at again (`GET /api/matches/{match}/review?seat=`), from what the seat could know at each moment.

    `done` of `of` decisions are looked at; while there are more, `curve` ends there and `costly` is empty. `stage` is `waiting`
    for others' reviews, `running`, `ready`, or `failed`. `costly` are at most three, the costliest first: only those whose cost
    is beyond its error. `decisions` are those that had more than one option.
    """

    match: str
    game: str
    seat: int
    stage: Literal["waiting", "running", "ready", "failed"]
    done: int
    of: int
    decisions: int
    curve: list[CurvePoint]
    costly: list[CostlyMove]
