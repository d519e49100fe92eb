"""The two WebSockets: a table, and the lobby. Each client message gets exactly one answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from sevenfold.games.kit.errors import Figure, RulesError
from sevenfold.server import protocol
from sevenfold.server.announcing import notice_message
from sevenfold.server.connection import Connection
from sevenfold.server.fanout import chat_answer, encode
from sevenfold.server.hall import Hall
from sevenfold.server.identity import address_of, home_of, token_of
from sevenfold.server.security import origin_allowed
from sevenfold.server.sessions import LOGGED_OUT
from sevenfold.server.wires import wire_of
from sevenfold.tables.limits import Bucket
from sevenfold.tables.people import Person
from sevenfold.tables.problems import Problem, StoreError, TableError
from sevenfold.tables.table import Table
from sevenfold.texts import say

log = structlog.get_logger("sevenfold.sockets")

_UNHEARD = (protocol.Move, protocol.Sync, protocol.FastForward, protocol.Look)
"""What writes no line of chat."""

_decode = msgspec.json.Decoder(protocol.ClientMessage).decode

AGAIN = 1013
"""Closing code: not now, for the database doesn't answer; try again."""
GONE = 4404
"""Closing code: no such table. The refusal that says so comes before."""
BUSY = 4429
"""Closing code: too many connections, or pings."""


class _Id(msgspec.Struct):
    id: protocol.MessageId


_TOO_FAST = "refused-too-fast"
_decode_id = msgspec.json.Decoder(_Id).decode


def refusal(number: int | None, key: str, figures: Mapping[str, Figure]) -> protocol.Refused:
    """A refused message, with its English sentence."""
    return protocol.Refused(number, key, dict(figures), say("en", key, figures))


def refused(number: int | None, error: Problem | RulesError) -> protocol.Refused:
    """A message refused for what an error says."""
    return protocol.Refused(number, error.key, error.figures, str(error))


def id_of(data: str | bytes) -> int | None:
    """The id of a message that can't be read otherwise, where it has one."""
    try:
        return _decode_id(data).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def count(hall: Hall, connection: Connection) -> None:
    """Count a message, whatever it says: nonsense costs as much as sense. Raises `TableError` where that is too much."""
    now = hall.time.now()
    buckets = [connection.bucket, hall.messages.of(home_of(connection.address), now)]
    if connection.person is not None:
        buckets.append(hall.persons.of(connection.person.id, now))
    _take(buckets, now)


def count_aside(hall: Hall, connection: Connection) -> None:
    """Count a ping or the like as a message. There is no answer that could refuse it: beyond the limit the connection ends."""
    try:
        count(hall, connection)
    except TableError:
        hall.metrics.refused.inc()
        connection.dismiss(BUSY)


def _take(buckets: list[Bucket], now: float) -> None:
    for bucket in buckets:
        if not bucket.take(now):
            raise TableError("too-fast", {"seconds": bucket.wait()})


async def refuse(hall: Hall, connection: Connection, answer: protocol.Refused) -> None:
    """Send a refusal; then it is others' turn, however much this client has sent already: who floods is read ever later."""
    hall.metrics.refused.inc()
    connection.say(encode(answer))
    connection.floods += answer.code == _TOO_FAST
    await asyncio.sleep(hall.limits.refusal_seconds if connection.floods > hall.limits.refusals_free else 0)


class TableSocket:
    """One connection to one table: reads messages, does what they say, answers."""

    def __init__(self, hall: Hall, table_id: str, connection: Connection) -> None:
        self.hall = hall
        self.table_id = table_id
        self.connection = connection

    async def take(self, data: str | bytes) -> None:
        """Do what one message says and answer it."""
        hall = self.hall
        began = time.perf_counter()
        number: int | None = None
        try:
            count(hall, self.connection)
            message = self._read(data)
            number = message.id
            self._check_change(message)
            if isinstance(
                message, protocol.Sync
            ):  # everything anew costs more than anything else that can be asked for
                await hall.turnstile.through(home_of(self.connection.address))
            asked = message
            await hall.house.doing(self.table_id, lambda table: self._do(table, asked, began))
            self.connection.floods = max(0, self.connection.floods - 1)
        except (Problem, RulesError) as error:
            await refuse(hall, self.connection, refused(id_of(data) if number is None else number, error))
        except Exception:
            log.exception("a message failed", table=self.table_id)
            await refuse(hall, self.connection, refusal(id_of(data) if number is None else number, "refused-fault", {}))

    def _read(self, data: str | bytes) -> protocol.ClientMessage:
        most = self.hall.limits.message_bytes
        if len(data) > most:
            raise TableError("message-long", {"most": most})
        try:
            return _decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise TableError("message-malformed", {"reason": str(error)[:200]}) from None

    def _check_change(self, message: protocol.ClientMessage) -> None:
        """Count what writes a line of chat."""
        person, hall = self.connection.person, self.hall
        if person is None or isinstance(message, _UNHEARD):
            return
        buckets = hall.talkers if isinstance(message, protocol.Chat) else hall.changes
        _take([buckets.of(person.id, hall.time.now())], hall.time.now())

    def _done(self, number: int) -> None:
        self.hall.metrics.done.inc()
        self.connection.say(b'{"type":"done","id":%d}' % number)

    async def _do(self, table: Table, message: protocol.ClientMessage, began: float) -> None:
        """Do it, with the table's lock held. The answer goes out before what everybody is told."""
        hall, person = self.hall, self.connection.person
        manage = hall.management
        if isinstance(message, protocol.Move):
            await hall.course.move(
                table, person, message.version, message.move, stored=lambda: self._moved(message.id, began)
            )
            return
        if isinstance(message, protocol.Sync):
            self._done(message.id)
            self.connection.say(hall.fanout.snapshot(table, self.connection))
            return
        if isinstance(message, protocol.Look):
            hall.house.looks(table, self.connection, message.looking)
            self._done(message.id)
            return
        before = table.seat(person)
        if isinstance(message, protocol.Chat):
            private = await hall.talk.chat(table, person, message.text)
            if private is not None:
                self.connection.say(chat_answer(private))
        elif isinstance(message, protocol.Sit):
            await manage.sit(table, person, message.seat)
        elif isinstance(message, protocol.Stand):
            await manage.stand(table, person)
        elif isinstance(message, protocol.SeatBot):
            await manage.bot(table, person, message.bot, message.seat)
        elif isinstance(message, protocol.Kick):
            await manage.kick(table, person, message.seat)
        elif isinstance(message, protocol.Option):
            await manage.option(table, person, message.name, message.value)
        elif isinstance(message, protocol.SetClock):
            await manage.clock(table, person, message.clock, message.bank)
        elif isinstance(message, protocol.Seats):
            await manage.seats(table, person, message.count)
        elif isinstance(message, protocol.Begin):
            await manage.start(table, person)
        elif isinstance(message, protocol.Pause):
            await hall.talk.pausing.pause(table, person, wanted=message.wanted)
        elif isinstance(message, protocol.Rematch):
            await manage.rematch(table, person)
        else:
            await hall.course.hurry(table, person)
        if table.running is not None and table.seat(person) != before:
            self.connection.say(hall.fanout.snapshot(table, self.connection))  # another seat sees other things
        self._done(message.id)

    def _moved(self, number: int, began: float) -> None:
        metrics = self.hall.metrics
        metrics.moves.inc()
        metrics.answer.observe(time.perf_counter() - began)
        self._done(number)


@asynccontextmanager
async def _connected(socket: WebSocket[Any, Any, Any], hall: Hall) -> AsyncGenerator[Connection | None]:
    """An accepted connection with its writer at work; None where it may not be."""
    scope: Any = socket.scope
    if not origin_allowed(scope, hall.settings.origins):
        await socket.close(code=4403)  # before it is accepted: the handshake fails
        yield None
        return
    await socket.accept()
    now, limits = hall.time.now(), hall.limits
    token = token_of(scope)
    try:
        person: Person | None = await hall.people.by_token(token, now)
    except StoreError:
        await socket.close(code=AGAIN)
        yield None
        return
    address = address_of(scope)
    home = home_of(address)
    hall.look_again(now)
    try:
        hall.refuse_address(address, now)
        if person is not None:
            hall.steward.refuse("person", person.id, now)
    except TableError as error:
        await socket.send_text(encode(refused(None, error)))
        await socket.close(code=LOGGED_OUT)
        yield None
        return
    keys = [(f"address {home}", limits.sockets_per_address)]
    if person is not None:
        keys.append((f"person {person.id}", limits.sockets_per_person))
    crowded = any(hall.sockets_of.get(key, 0) >= most for key, most in keys)
    if crowded or not hall.addresses.of(home, now).take(now):
        await socket.send_text(encode(refusal(None, "refused-too-many-sockets", {})))
        await socket.close(code=BUSY)
        yield None
        return
    wire = wire_of(scope)
    connection = Connection(wire, person, limits, hall.metrics, now, token, address)
    for _ in range(wire.asides):
        count_aside(hall, connection)
    wire.on_aside = lambda: count_aside(hall, connection)
    hall.sessions.come(connection)
    hall.connections.add(connection)
    for key, _ in keys:
        hall.sockets_of[key] = hall.sockets_of.get(key, 0) + 1
    hall.metrics.sockets += 1
    if hall.steward.notice(now) is not None:
        connection.say(notice_message(hall.steward, now))
    try:
        yield connection
    finally:
        connection.close()
        hall.connections.discard(connection)
        hall.sessions.go(connection)
        hall.metrics.sockets -= 1
        for key, _ in keys:
            hall.sockets_of[key] -= 1
            if not hall.sockets_of[key]:
                del hall.sockets_of[key]


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], hall: NamedDependency[Hall]) -> None:
    """A table: everything a client is told and asks, see `protocol`."""
    async with _connected(socket, hall) as connection:
        if connection is None:
            return
        try:
            table = await hall.house.doing(table_id, lambda table: _arrive(hall, table, connection))
        except (TableError, StoreError) as error:
            if connection.open:
                passing = isinstance(error, StoreError) or error.code == "not-stored"
                if not passing:
                    await socket.send_text(encode(refused(None, error)))
                await socket.close(code=AGAIN if passing else GONE)
            return
        try:
            await _listen(socket, TableSocket(hall, table_id, connection))
        finally:
            hall.house.go(table, connection)


async def _arrive(hall: Hall, table: Table, connection: Connection) -> Table:
    """Come to a table, with its lock held."""
    seated = table.seat(connection.person) is not None
    if not seated and table.spectators() >= hall.limits.spectators_per_table:
        raise TableError("too-many-spectators", {"most": hall.limits.spectators_per_table})
    await hall.house.come(table, connection, lambda: connection.say(hall.fanout.snapshot(table, connection)))
    return table


async def _listen(socket: WebSocket[Any, Any, Any], table: TableSocket) -> None:
    while True:
        event: Any = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        data = event.get("text")
        await table.take(event.get("bytes", b"") if data is None else data)


@websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any], hall: NamedDependency[Hall]) -> None:
    """The lobby: sends it now and whenever it changes; what a client says here is refused."""
    async with _connected(socket, hall) as connection:
        if connection is None:
            return
        connection.say(hall.lobby.message())
        hall.lobby.watching.add(connection)
        try:
            while True:
                event: Any = await socket.receive()
                if event["type"] != "websocket.receive":
                    return
                number = id_of(event.get("text") or event.get("bytes") or b"")
                try:
                    count(hall, connection)
                except TableError as error:
                    await refuse(hall, connection, refused(number, error))
                else:
                    await refuse(hall, connection, refusal(number, "refused-lobby-listens", {}))
        finally:
            hall.lobby.watching.discard(connection)
