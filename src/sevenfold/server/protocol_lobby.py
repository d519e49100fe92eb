"""Messages from before one sits down: who one is, which games there are, which tables, and a new one of one's own."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sevenfold.games.kit.contract import OptionSpec, OptionValue
from sevenfold.tables.clock import Bank, ClockKind


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can be seated; texts: `bot-ID` and `bot-ID-about`."""

    id: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game this server offers, with its seats, options and bots, the weakest first (`GET /api/games`).

    `usual_bot` is who sits down where nobody says which: the best of those that move at once.
    """

    id: str
    least_seats: int
    most_seats: int
    usual_seats: int
    options: list[OptionSpec]
    bots: list[BotInfo]
    usual_bot: str


class Me(msgspec.Struct, frozen=True):
    """Who this browser is (`GET /api/me`, `POST /api/me` with a `NameGiven`); the secret is an HttpOnly cookie."""

    name: str | None


class NameGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name a guest goes by."""

    name: str


class Program(msgspec.Struct, frozen=True):
    """A program that plays (`POST /api/programs` with a `NameGiven`): `token` goes into `Authorization: Bearer`."""

    name: str
    token: str


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table (`POST /api/tables`); the asker takes a seat and is its host, `bots` fill the other seats in order.

    The match may begin at a `position` in the game's own words, or at the moment a `lesson` shows. `seat` left out is 0, or
    the seat the position asks first.
    """

    game: str
    seats: int
    options: dict[str, OptionValue] = {}
    private: bool = False
    clock: ClockKind = "relaxed"
    bank: Bank | None = None
    bots: list[str] = []
    start: bool = False
    position: dict[str, Any] | None = None
    lesson: LessonMoment | None = None
    seat: int | None = None
    rated: bool = False


class LessonMoment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a lesson: its name, and which step (from 1) has just been shown."""

    name: str
    step: int = 1


class LobbyTable(msgspec.Struct, frozen=True):
    """A public table in the lobby (`GET /api/tables`, live over the WebSocket `/ws/lobby`)."""

    id: str
    game: str
    stage: Literal["open", "playing", "over"]
    names: list[str]
    seats: int
    taken: int
    round: int | None = None
    position: bool = False
    rated: bool = False


class Lobby(msgspec.Struct, frozen=True, tag="lobby", tag_field="type"):
    """The lobby as it is now: `GET /api/tables`, and each message of `/ws/lobby`."""

    tables: list[LobbyTable]
