"""Every message between server and client, typed; the page's TypeScript types are generated from these classes.

One WebSocket per table. Each client message carries an `id` and gets exactly one answer with it: `done` or `refused`.
The server's own messages: `snapshot` (everything), then `update`s numbered by the match's version, `table` when seats,
options or presence change, `chat`. A client that misses a number asks for a snapshot.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sevenfold.games.kit.contract import CardInfo, Choice, Event, OptionValue, Result
from sevenfold.games.kit.errors import Figure
from sevenfold.games.sevn.view import SevnView
from sevenfold.games.weisen.view import WeisenView
from sevenfold.games.wonders.view import WondersView
from sevenfold.server.protocol_coach import Advice, CostlyMove, CurvePoint, OptionAdvice, Reason, Review
from sevenfold.server.protocol_host import (
    Closing,
    HostBan,
    HostPerson,
    HostTable,
    HouseFigures,
    Kept,
    Lifted,
    NewBan,
    NewNotice,
    Notice,
    WordList,
)
from sevenfold.server.protocol_lobby import (
    BotInfo,
    GameInfo,
    LessonMoment,
    Lobby,
    LobbyTable,
    Me,
    NameGiven,
    NewTable,
    Program,
)
from sevenfold.server.protocol_looking import (
    Checked,
    FinishedMatch,
    Leaderboard,
    MyMatches,
    OwnPage,
    Profile,
    Ranked,
    RecordGiven,
    Replay,
    ReplayStep,
    RunningMatch,
    SeatResult,
    Statistics,
)
from sevenfold.server.protocol_people import (
    Account,
    Credentials,
    Farewell,
    Leaving,
    NewPassword,
    OwnProgram,
    PushKeys,
    Reminders,
    RemindersHere,
    RemindersOff,
    Revoked,
)
from sevenfold.tables.clock import Bank, ClockKind

__all__ = [
    "Account",
    "Advice",
    "Bank",
    "BotInfo",
    "Checked",
    "Closing",
    "CostlyMove",
    "Credentials",
    "CurvePoint",
    "Farewell",
    "FinishedMatch",
    "GameInfo",
    "HostBan",
    "HostPerson",
    "HostTable",
    "HouseFigures",
    "Kept",
    "Leaderboard",
    "Leaving",
    "LessonMoment",
    "Lifted",
    "Lobby",
    "LobbyTable",
    "Me",
    "MyMatches",
    "NameGiven",
    "NewBan",
    "NewNotice",
    "NewPassword",
    "NewTable",
    "Notice",
    "OptionAdvice",
    "OwnPage",
    "OwnProgram",
    "Profile",
    "Program",
    "PushKeys",
    "Ranked",
    "Reason",
    "RecordGiven",
    "Reminders",
    "RemindersHere",
    "RemindersOff",
    "Replay",
    "ReplayStep",
    "Review",
    "Revoked",
    "RunningMatch",
    "SeatResult",
    "Statistics",
    "WordList",
]
"""What is written in files of its own, and belongs to the protocol all the same."""

View = SevnView | WondersView | WeisenView
"""A union over the games' views, told apart by their field `game`."""


MOST_ID = 2**53 - 1
MessageId = Annotated[int, msgspec.Meta(ge=0, le=MOST_ID)]
"""Message ids are numbers that JavaScript holds exactly."""


# --- what both sides know


class Seat(msgspec.Struct, frozen=True):
    """A seat at the table. `kind`: `empty`, `person` or `bot` (then `bot` names its policy, and `name` its given name).

    `here` says whether the person is connected; `gone_for` how many seconds they have been away otherwise. `keeps` is
    the name of the person a bot sits in for until they come back. `program` says that the person is a program,
    `pausing` that they wish for a pause.
    """

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str = ""
    bot: str | None = None
    here: bool = False
    gone_for: int | None = None
    keeps: str | None = None
    program: bool = False
    pausing: bool = False


class Table(msgspec.Struct, frozen=True):
    """A table as everybody at it sees it. `stage`: `open` (people sit down), `playing`, `over`.

    `host` is the seat whose person may change options, seat bots and start; `rematch` the next table once it exists.
    `position` says that the match begins at a position that was given, `lesson` which lesson it is from. `rated`: the match
    counts for the ratings, so only people play. `paused`: all have agreed to a pause; nothing is played until one goes on.
    `bank`: the store of time that each person has, where the `clock` is one. `watching` are the names of those who are here
    without a seat; `spectators` counts the nameless too.
    """

    id: str
    game: str
    stage: Literal["open", "playing", "over"]
    private: bool
    seats: list[Seat]
    host: int | None
    options: dict[str, OptionValue]
    clock: ClockKind
    spectators: int
    seal: str | None = None
    match: str | None = None
    rematch: str | None = None
    position: bool = False
    lesson: str | None = None
    rated: bool = False
    paused: bool = False
    bank: Bank | None = None
    watching: list[str] = []


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of a seat: `left` seconds when this was sent; it `runs` while the match waits for the person there."""

    seat: int
    left: float
    runs: bool


class Clock(msgspec.Struct, frozen=True):
    """The running decision that ends first: `left` of `total` seconds when this was sent; None for both where no clock runs.

    `seats` are the clocks that run; with a bank those of all seats, and `total` is what the bank held at first.
    """

    left: float | None = None
    total: float | None = None
    seats: list[SeatClock] = []


class ChatLine(msgspec.Struct, frozen=True):
    """One line of the table's chat: `seat` None for a spectator; `kind` `system`, and `phrase` of a bot, carry a catalogue key in `text`.

    A `whisper` goes from `name` (on `seat`) `to` somebody (on `to_seat`), and to these two alone, a bot's `phrase` with `to` to
    that one alone; a `watching` line only to those without a seat. The lines that everybody reads are numbered from 1; all others, and an answer to this client alone
    (`/help`, which is not kept), have number 0.
    """

    number: int
    kind: Literal["talk", "me", "phrase", "system", "whisper"]
    name: str
    text: str
    seat: int | None = None
    figures: dict[str, Figure] = {}
    to: str | None = None
    to_seat: int | None = None
    watching: bool = False


# --- from client to server


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: MessageId


class Move(_Asked, frozen=True, tag="move", tag_field="type"):
    """Play `move` (in notation), decided on the state numbered `version`."""

    version: int
    move: str


class Chat(_Asked, frozen=True, tag="chat", tag_field="type"):
    """Say something, whisper (`/w NAME TEXT`), or a command (`/help` lists them)."""

    text: str


class Sit(_Asked, frozen=True, tag="sit", tag_field="type"):
    """Take a seat: that one, or the first that is free."""

    seat: int | None = None


class Stand(_Asked, frozen=True, tag="stand", tag_field="type"):
    """Give the seat up; in a running match a bot sits in."""


class SeatBot(_Asked, frozen=True, tag="bot", tag_field="type"):
    """Host: put a bot of this policy on an empty seat (the first where left out)."""

    bot: str
    seat: int | None = None


class Kick(_Asked, frozen=True, tag="kick", tag_field="type"):
    """Host: empty a seat."""

    seat: int


class Option(_Asked, frozen=True, tag="option", tag_field="type"):
    """Host: set an option of the game, before the start."""

    name: str
    value: OptionValue


class SetClock(_Asked, frozen=True, tag="clock", tag_field="type"):
    """Host: how much time there is, before the start; `bank` goes with that `clock` alone."""

    clock: ClockKind
    bank: Bank | None = None


class Seats(_Asked, frozen=True, tag="seats", tag_field="type"):
    """Host: how many seats the table has, before the start."""

    count: int


class Begin(_Asked, frozen=True, tag="start", tag_field="type"):
    """Host: start the match; every seat must be taken."""


class Rematch(_Asked, frozen=True, tag="rematch", tag_field="type"):
    """After the end: open the next table with the same people, bots and options; `table.rematch` then names it."""


class Pause(_Asked, frozen=True, tag="pause", tag_field="type"):
    """Wish for a pause (it begins once everybody who plays does), or not any more; during one: go on."""

    wanted: bool


class Sync(_Asked, frozen=True, tag="sync", tag_field="type"):
    """Send a snapshot."""


class Look(_Asked, frozen=True, tag="look", tag_field="type"):
    """The page has come into sight, or gone out of it: who is asked and doesn't look may be reminded."""

    looking: bool


class FastForward(_Asked, frozen=True, tag="fast_forward", tag_field="type"):
    """When no person has a decision left in this round: bots stop pausing until its end."""


ClientMessage = (
    Move
    | Chat
    | Sit
    | Stand
    | SeatBot
    | Kick
    | Option
    | SetClock
    | Seats
    | Begin
    | Rematch
    | Pause
    | Sync
    | Look
    | FastForward
)


# --- from server to client


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """The answer: it was done, and is on disk."""

    id: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """The answer: it was not done, and why. `code` is the catalogue's key; `sentence` its English text."""

    id: int | None
    code: str
    figures: dict[str, Figure]
    sentence: str


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot", tag_field="type"):
    """Everything this client may know. `you` is its seat; `choices` what the open question offers that seat.

    `forward` says that the rest of the round can be fast-forwarded; `result` comes with the end.
    """

    table: Table
    you: int | None
    version: int
    view: View | None
    choices: list[Choice]
    clock: Clock
    chat: list[ChatLine]
    forward: bool = False
    result: Result | None = None


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="type"):
    """The match went on to `version`: what happened, and the fields of the view that changed.

    `view` is a merge over the last view: each field present replaces the old one; `rows` (SEVN), `cities` (7 Wonders) and
    `seats` (Die Sieben Weisen) hold only the seats that changed, each in the place its `seat` says. `you` may act by `choices`.
    """

    version: int
    events: list[Event]
    view: Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"x-typescript": "Partial<View>"})]
    choices: list[Choice]
    clock: Clock
    forward: bool = False
    result: Result | None = None


class TableChanged(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """Seats, options, presence or stage changed, and with them perhaps clocks and whether the round can be fast-forwarded."""

    table: Table
    you: int | None
    forward: bool = False
    clock: Clock = Clock()


class ChatSaid(msgspec.Struct, frozen=True, tag="chat", tag_field="type"):
    """Somebody said something."""

    line: ChatLine


ServerMessage = Done | Refused | Snapshot | Update | TableChanged | ChatSaid | Notice


# --- over HTTP


class Health(msgspec.Struct, frozen=True):
    """How the server is (`GET /health`). `engine`: `ready`, `compiling`, `gone` (it is being started again) or `absent`."""

    status: Literal["ok"]
    version: str
    engine: Literal["ready", "compiling", "gone", "absent"]


class Demo(msgspec.Struct, frozen=True):
    """A record played by the engine, step by step (`GET /api/games/{game}/demo?lesson=NAME`, left out: `demo`).

    `players` are the names by seat. Each step is what happened and the view after it; `caption` is a catalogue key
    where the lesson says something, `figures` its numbers and names; `playable` whether a table can go on from there.
    """

    players: list[str]
    steps: list[DemoStep]


class DemoStep(msgspec.Struct, frozen=True):
    """One step of a `Demo`."""

    events: list[Event]
    view: View
    caption: str | None = None
    figures: dict[str, Figure] = {}
    playable: bool = False


Deck = list[CardInfo]
"""Every card of a game for its rules page (`GET /api/games/{game}/cards`)."""


class Problem(msgspec.Struct, frozen=True):
    """What a refused HTTP request gets: `code` is the catalogue's key, `sentence` its English text."""

    code: str
    figures: dict[str, Figure]
    sentence: str
