"""The host's page over HTTP: tables, people, bans, words, notices, and all records. Opened by the host's token alone."""

from __future__ import annotations

import hmac
import io
import math
import zipfile
from collections.abc import AsyncGenerator
from typing import Literal

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream

from sevenfold import __version__
from sevenfold.server import protocol
from sevenfold.server.asking import Asking, allowed, fair
from sevenfold.server.hall import Hall
from sevenfold.server.identity import asker_of, header
from sevenfold.tables.problems import TableError
from sevenfold.tables.steward import Ban, Notice
from sevenfold.tables.store import hidden
from sevenfold.tables.table import stored_terms
from sevenfold.tables.writing import cleaned

PAGE = 50
"""Rows of one list at once."""
_HOUR = 3600.0
_MOST_HOURS = 24 * 365.0
_MOST_MINUTES = 60 * 24 * 30.0
_RECORDS = 100
"""Matches read at once for the export."""


async def host_guard(request: Asking) -> None:
    """Before every request here: the host's token, in the header `Authorization: Bearer`. Without one there is no such page."""
    await fair(request)  # and never the ban of an address: a host who shuts themself out could not lift it
    hall: Hall = request.app.state.hall
    wanted = hall.settings.admin_token
    if not wanted:
        raise TableError("no-address")
    scheme, _, given = header(request.scope, b"authorization").partition(" ")
    if scheme.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), wanted.encode()):
        return
    now = hall.time.now()
    allowed(hall.logins.of(asker_of(request.scope), now), now)
    raise TableError("host-token")


@get("/")
async def figures(hall: NamedDependency[Hall]) -> protocol.HouseFigures:
    """How the server is."""
    ((people, accounts, tables, matches),) = await hall.store.rows(hall.store.statements.house_counts)
    return protocol.HouseFigures(
        version=__version__,
        up=round(hall.time.now() - hall.house.started),
        engine=hall.engine.state,
        database=hidden(hall.settings.database_url),
        people=people,
        accounts=accounts,
        tables=tables,
        matches=matches,
        sockets=hall.metrics.sockets,
        in_memory=len(hall.house.tables),
    )


@get("/tables")
async def tables(
    hall: NamedDependency[Hall],
    stage: FromQuery[Literal["open", "playing", "over"]] = "playing",
    page: FromQuery[int] = 0,
) -> list[protocol.HostTable]:
    """Tables of a stage, private ones too, the last changed first."""
    rows = await hall.store.rows(hall.store.statements.find_tables, stage=stage, most=PAGE, offset=_offset(page))
    found: list[protocol.HostTable] = []
    for data, changed in rows:
        terms = stored_terms(data)
        names = [chair.shown_name for chair in terms.chairs if chair.kind != "empty"]
        found.append(
            protocol.HostTable(
                terms.id,
                terms.game,
                terms.stage,
                terms.private,
                names,
                len(terms.chairs),
                terms.clock,
                terms.created,
                changed,
            )
        )
    return found


@post("/tables/close", status_code=200)
async def close(hall: NamedDependency[Hall], data: JSONBody[protocol.Closing]) -> protocol.Kept:
    """Close a table at which nobody has begun to play. A match that runs is not for a host to end."""
    await hall.house.doing(data.table, hall.management.close)
    return protocol.Kept()


@get("/people")
async def people(
    hall: NamedDependency[Hall], search: FromQuery[str] = "", page: FromQuery[int] = 0
) -> list[protocol.HostPerson]:
    """People whose name or login has this in it, those who were here last first."""
    text = cleaned(search).lower()[: hall.limits.name_characters]
    for sign in "\\%_":
        text = text.replace(sign, "\\" + sign)
    rows = await hall.store.rows(hall.store.statements.find_people, like=f"%{text}%", most=PAGE, offset=_offset(page))
    return [protocol.HostPerson(row[0], row[1], row[2], bool(row[3]), row[4], row[5]) for row in rows]


@get("/bans", sync_to_thread=False)
def bans(hall: NamedDependency[Hall]) -> list[protocol.HostBan]:
    """Who is kept out."""
    found = hall.steward.bans(hall.time.now())
    return [protocol.HostBan(ban.kind, ban.value, ban.reason, ban.made, ban.until) for ban in found]


@post("/bans", status_code=200)
async def ban(hall: NamedDependency[Hall], data: JSONBody[protocol.NewBan]) -> protocol.Kept:
    """Keep somebody out; their connections end."""
    now = hall.time.now()
    until = None if data.hours is None else now + _within("hours", data.hours, _MOST_HOURS) * _HOUR
    await hall.steward.ban(Ban(data.kind, data.value.strip(), data.reason, now, until))
    return protocol.Kept()


@post("/bans/lift", status_code=200)
async def lift(hall: NamedDependency[Hall], data: JSONBody[protocol.Lifted]) -> protocol.Kept:
    """Let somebody in again."""
    await hall.steward.unban(data.kind, data.value)
    return protocol.Kept()


@get("/words", sync_to_thread=False)
def words(hall: NamedDependency[Hall]) -> protocol.WordList:
    """Words nobody is to use."""
    return protocol.WordList(list(hall.steward.words()))


@post("/words", status_code=200)
async def forbid(hall: NamedDependency[Hall], data: JSONBody[protocol.WordList]) -> protocol.WordList:
    """Have another list of words."""
    await hall.steward.forbid(data.words, hall.time.now())
    return protocol.WordList(list(hall.steward.words()))


@post("/notice", status_code=200)
async def announce(hall: NamedDependency[Hall], data: JSONBody[protocol.NewNotice]) -> protocol.Kept:
    """Tell everybody something, at every table and in the lobby."""
    now = hall.time.now()
    if not data.en.strip() and not data.de.strip():
        await hall.steward.announce(None, now)
        return protocol.Kept()
    until = now + _within("minutes", data.minutes, _MOST_MINUTES) * 60
    restart = data.restart_minutes
    at = None if restart is None else now + _within("restart_minutes", restart, _MOST_MINUTES) * 60
    await hall.steward.announce(Notice(data.en, data.de, until, at), now)
    return protocol.Kept()


@get("/export")
async def export(hall: NamedDependency[Hall]) -> Response[bytes] | Stream:
    """The records of all finished matches as one ZIP file."""
    headers = {"Content-Disposition": 'attachment; filename="sevenfold-matches.zip"'}
    return Stream(_zipped(hall), media_type="application/zip", headers=headers)


async def _zipped(hall: Hall) -> AsyncGenerator[bytes]:
    """The file bit by bit, so that many matches need no more memory than one."""
    buffer = io.BytesIO()
    outgoing = _Outgoing(buffer)
    statements = hall.store.statements
    with zipfile.ZipFile(outgoing, "w", zipfile.ZIP_DEFLATED) as archive:  # type: ignore[arg-type]  # it only writes
        offset = 0
        while rows := await hall.store.rows(statements.ended_matches, most=_RECORDS, offset=offset):
            offset += len(rows)
            for match_id, _ in rows:
                lines: list[str] = [row[0] for row in await hall.store.rows(statements.lines, match=match_id)]
                archive.writestr(f"{match_id}.sevenfold.jsonl", "\n".join(lines) + "\n")
                yield outgoing.taken()
    yield outgoing.taken()


class _Outgoing:
    """A file that can only be written to, of which what has been written is taken away."""

    def __init__(self, buffer: io.BytesIO) -> None:
        self._buffer = buffer

    def write(self, data: bytes) -> int:
        return self._buffer.write(data)

    def flush(self) -> None:
        pass

    def taken(self) -> bytes:
        data = self._buffer.getvalue()
        self._buffer.seek(0)
        self._buffer.truncate()
        return data


def _offset(page: int) -> int:
    if not 0 <= page <= 100_000:
        raise TableError("message-malformed", {"reason": "page is a number from 0 on"})
    return page * PAGE


def _within(name: str, value: float, most: float) -> float:
    if not (math.isfinite(value) and 0 < value <= most):
        raise TableError("message-malformed", {"reason": f"{name} is a number above 0, at most {most:g}"})
    return value


host_api = Router(
    "/api/host",
    before_request=host_guard,
    route_handlers=[figures, tables, close, people, bans, ban, lift, words, forbid, announce, export],
)
