"""Messages about what has been played: my matches, statistics, the leaderboard, replays. All over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec

from sevenfold.games.kit.contract import Event, OptionValue, Result


class RunningMatch(msgspec.Struct, frozen=True):
    """A table where somebody has a seat and that isn't over. `waiting` are the names of those it waits for."""

    table: str
    game: str
    names: list[str]
    playing: bool
    your_turn: bool
    waiting: list[str]
    round: int | None = None


class SeatResult(msgspec.Struct, frozen=True):
    """How a match ended for a seat; `bot` is the policy of one that played for itself."""

    name: str
    rank: int
    points: float
    bot: str | None = None


class FinishedMatch(msgspec.Struct, frozen=True):
    """A match that is over: `you` is the own seat, `ended` seconds since 1970."""

    match: str
    table: str
    game: str
    you: int
    ended: float
    rated: bool
    seats: list[SeatResult]


class MyMatches(msgspec.Struct, frozen=True):
    """What somebody plays and has played (`GET /api/me/matches?before=`): `more` is the `before` of the next page.

    `running` comes with the first page.
    """

    running: list[RunningMatch]
    finished: list[FinishedMatch]
    more: str | None = None


class Statistics(msgspec.Struct, frozen=True):
    """How somebody has done at a game so far (`GET /api/me/statistics`); matches that began at a position don't count.

    `mean` and `best` are points, `place` is the mean place at tables of `seats` on average. `rating` is what they are ranked
    by, after `rated` matches; `curve` are the newest ratings, the oldest first.
    """

    game: str
    played: int
    won: int
    mean: float
    best: float
    place: float
    seats: float
    rating: float | None = None
    rated: int = 0
    curve: list[float] = []


class Profile(msgspec.Struct, frozen=True):
    """The public page of an account (`GET /api/people/{page}`): its name, and what its rated matches say, game by game.

    Everything else somebody has played is for them alone.
    """

    name: str
    games: list[Statistics]


class OwnPage(msgspec.Struct, frozen=True):
    """The address of one's own public page (`GET /api/me/page`); a guest has none."""

    page: str | None = None


class Ranked(msgspec.Struct, frozen=True):
    """A line of the leaderboard; `place` is shared by equals, `page` is the address of the account's public page."""

    place: int
    name: str
    rating: float
    matches: int
    you: bool
    page: str


class Leaderboard(msgspec.Struct, frozen=True):
    """The best at a game (`GET /api/leaderboard/{game}`), of those with an account and at least so many rated matches."""

    game: str
    least: int
    ranked: list[Ranked]


class ReplayStep(msgspec.Struct, frozen=True):
    """A move and what followed it, as one seat saw it: `seat` moved by `move`, `clock`: the clock did. Step 0 has no move.

    `view` holds what has changed since the step before (see `Update`); in the first step of a page, everything.
    """

    events: list[Event]
    view: Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"x-typescript": "Partial<View>"})]
    seat: int | None = None
    move: str | None = None
    clock: bool = False
    t: float | None = None


class Replay(msgspec.Struct, frozen=True):
    """A part of a match that is over, from one seat (`GET /api/matches/{id}/replay?seat=&first=`).

    `steps` begin at number `first` of `total`; without a `seat` they are what a spectator saw. `result` comes with the last.
    """

    game: str
    players: list[str]
    options: dict[str, OptionValue]
    total: int
    first: int
    steps: list[ReplayStep]
    position: bool = False
    result: Result | None = None


class RecordGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record that somebody brings along: looked at (`POST /api/replay`) or checked (`POST /api/replay/check`), never stored."""

    record: str
    seat: int | None = None
    first: int = 0


class Checked(msgspec.Struct, frozen=True):
    """What was checked of a record (`GET /api/matches/{id}/check`): all `lines` by the rules, `outcomes` by the seed.

    `sealed`: a seal was published before the first card; `ended`: the record has its end, with the `seed` where it is sealed.
    """

    lines: int
    outcomes: int
    sealed: bool
    ended: bool
    seal: str | None = None
    seed: str | None = None
