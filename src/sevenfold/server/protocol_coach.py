"""Messages of the coach, all over HTTP: advice on the open question at a table, and the review of a match that is over.

`GET /api/tables/{table}/advice` answers once the coach has thought, a few seconds; it is refused with `refused-coach-rated`,
`refused-coach-not-playing`, `refused-no-seat-here`, `refused-coach-not-asked`, `refused-coach-busy` (one question at a time),
`refused-coach-no-engine`, `refused-coach-late`, `refused-too-fast`. `GET /api/matches/{match}/review?seat=` answers at once with
what there is so far and is asked again until `done` is `of`; it is refused with `refused-no-match`, `refused-match-running`,
`refused-no-seat`, `refused-coach-no-engine`, `refused-coach-full`, `refused-too-fast`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from sevenfold.coach.findings import CostlyMove, CurvePoint, OptionAdvice, Reason

__all__ = ["Advice", "CostlyMove", "CurvePoint", "OptionAdvice", "Reason", "Review"]


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
