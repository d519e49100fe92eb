"""Messages of the host's page, all over HTTP with the host's token; and the notice, which everybody gets."""

from __future__ import annotations

from typing import Literal

import msgspec


class Notice(msgspec.Struct, frozen=True, tag="notice", tag_field="type"):
    """What the host tells everybody (`GET /api/notice`, and over each WebSocket when it changes).

    `restart_in`: seconds until the server is started again, where the host says so. Both texts are empty where nothing is told.
    """

    en: str = ""
    de: str = ""
    restart_in: float | None = None


class HouseFigures(msgspec.Struct, frozen=True):
    """How the server is (`GET /api/host`): `up` in seconds; sockets, tables in memory and the engine are this worker's."""

    version: str
    up: float
    engine: Literal["ready", "compiling", "gone", "absent"]
    database: str
    people: int
    accounts: int
    tables: int
    matches: int
    sockets: int
    in_memory: int


class HostTable(msgspec.Struct, frozen=True):
    """A table, private or not, as the host's page lists it (`GET /api/host/tables`)."""

    id: str
    game: str
    stage: Literal["open", "playing", "over"]
    private: bool
    names: list[str]
    seats: int
    clock: str
    created: float
    changed: float


class HostPerson(msgspec.Struct, frozen=True):
    """Somebody, as the host's page lists them (`GET /api/host/people`). `id` is known here alone: bans go by it."""

    id: str
    name: str
    login: str | None
    program: bool
    created: float
    used: float | None


class HostBan(msgspec.Struct, frozen=True):
    """Who is kept out (`GET /api/host/bans`); `until` None: for good. `name` of a person, where they are still known."""

    kind: Literal["person", "address"]
    value: str
    reason: str
    made: float
    until: float | None


class NewBan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keep somebody out (`POST /api/host/bans`), for so many hours or for good."""

    kind: Literal["person", "address"]
    value: str
    reason: str = ""
    hours: float | None = None


class Lifted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let somebody in again (`POST /api/host/bans/lift`)."""

    kind: Literal["person", "address"]
    value: str


class WordList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words nobody is to use in names and chat (`GET`, `POST /api/host/words`); `word*` stands for all that begin so."""

    words: list[str]


class NewNotice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell everybody (`POST /api/host/notice`) for so many minutes; without a text: nothing any more."""

    en: str = ""
    de: str = ""
    minutes: float = 60.0
    restart_minutes: float | None = None


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Close a table that is open (`POST /api/host/tables/close`)."""

    table: str


class Kept(msgspec.Struct, frozen=True):
    """The answer to what was changed."""

    done: Literal[True] = True
