"""The line between workers: PostgreSQL's LISTEN/NOTIFY over one connection, which is opened again whenever it is lost.

What is told says which table or person has changed and nothing of what; whoever needs it reads the database. Much that is
to be told at once goes out together. What was told while the connection was lost is lost, too: `connected` is called each
time there is a new one, and has to look at everything.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from importlib import import_module
from typing import Any

import msgspec
import structlog

from sevenfold.tables.problems import StoreError

log = structlog.get_logger("sevenfold.tables")

CHANNEL = "sevenfold"
LISTENER = "sevenfold-listener"
"""What PostgreSQL calls the connection in `pg_stat_activity`."""
_TOGETHER = 120
"""So many tables fit into one notification: PostgreSQL takes 8,000 bytes."""
_BACKOFF = (0.1, 0.3, 1.0, 2.0, 5.0)
"""Seconds until the next attempt to connect, longer each time."""
_QUIET = 5.0
"""After so many seconds without a word the connection is tried."""
_PATIENCE = 10.0
"""Seconds that the database may take for anything here."""


class Told(msgspec.Struct, array_like=True):
    """What one worker tells the others. `tables` says by id what has changed (see the flags) and a public match's round."""

    worker: str
    tables: dict[str, tuple[int, int | None]] = {}
    people: list[str] = []
    all: bool = False
    house: bool = False


TERMS, MOVED, SAID, CROWD, ANEW = 1, 2, 4, 8, 16
"""Flags: what of a table has changed."""

_decode = msgspec.json.Decoder(Told).decode
_encode = msgspec.json.Encoder().encode


class Channel:
    """The connection of one worker. `heard` is called with what others tell, `connected` after each connecting."""

    def __init__(
        self, url: str, worker: str, heard: Callable[[Told], None], connected: Callable[[], Awaitable[None]]
    ) -> None:
        self._url = url
        self._worker = worker
        self._heard = heard
        self._connected = connected
        self._tables: dict[str, tuple[int, int | None]] = {}
        self._people: list[str] = []
        self._all = False
        self._house = False
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self.up = asyncio.Event()
        """Set while there is a connection."""
        self.times = 0
        """How often one has been opened."""
        self.sent = 0
        """Notifications so far."""

    # --- telling

    def tell_table(self, table_id: str, flags: int, number: int | None = None) -> None:
        """Something of a table has changed."""
        known, before = self._tables.get(table_id, (0, None))
        self._tables[table_id] = (known | flags, before if number is None else number)
        self._wake.set()

    def tell_person(self, person: str) -> None:
        """Something of a person has changed."""
        self._people.append(person)
        self._wake.set()

    def tell_house(self) -> None:
        """What the host wants has changed: bans, words, the notice."""
        self._house = True
        self._wake.set()

    def tell_all(self) -> None:
        """Everything may have changed."""
        self._all = True
        self._wake.set()

    # --- the connection

    async def open(self) -> None:
        """Connect for the first time. Raises `StoreError`."""
        self._task = asyncio.create_task(self._run())
        waiting = asyncio.ensure_future(self.up.wait())
        done, _ = await asyncio.wait((self._task, waiting), timeout=2 * _PATIENCE, return_when="FIRST_COMPLETED")
        waiting.cancel()
        if self._task in done or not done:
            await self.close()
            raise StoreError("read", {"reason": "no connection to listen on"})

    async def close(self) -> None:
        """Tell what is still to be told, then hang up."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(self._task), 1.0)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        asyncpg: Any = import_module("asyncpg")
        attempt = 0
        while not self._closing:
            try:
                connection: Any = await asyncpg.connect(
                    self._url, timeout=_PATIENCE, server_settings={"application_name": LISTENER}
                )
                try:
                    gone = asyncio.Event()
                    await connection.add_listener(CHANNEL, self._hear)
                    connection.add_termination_listener(partial(self._lost, gone))
                    attempt = 0
                    self.times += 1
                    self.up.set()
                    await self._connected()
                    await self._talk(connection, gone)
                finally:
                    self.up.clear()
                    connection.terminate()
            except Exception as error:  # noqa: BLE001  # whatever ends the line, a worker that hears nobody is to try again
                log.warning("the line to the other workers is lost", reason=str(error) or type(error).__name__)
            if not self._closing:
                await asyncio.sleep(_BACKOFF[min(attempt, len(_BACKOFF) - 1)])
                attempt += 1

    def _lost(self, gone: asyncio.Event, _connection: Any) -> None:
        gone.set()
        self._wake.set()

    async def _talk(self, connection: Any, gone: asyncio.Event) -> None:
        """Tell whatever there is to tell, until the connection is gone or not needed any more."""
        while not gone.is_set():
            self._wake.clear()
            if self._tables or self._people or self._all or self._house:
                await self._send(connection)
            elif self._closing:
                return
            else:
                try:
                    await asyncio.wait_for(self._wake.wait(), _QUIET)
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=_PATIENCE)

    async def _send(self, connection: Any) -> None:
        """One notification; what it could not tell stays to be told."""
        chosen = list(self._tables)[:_TOGETHER]
        told = Told(
            self._worker, {i: self._tables.pop(i) for i in chosen}, self._people[:_TOGETHER], self._all, self._house
        )
        del self._people[: len(told.people)]
        self._all = self._house = False
        try:
            text = _encode(told).decode()
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text, timeout=_PATIENCE)
            self.sent += 1
        except BaseException:
            for table_id, (flags, number) in told.tables.items():
                self.tell_table(table_id, flags, number)
            self._people += told.people
            self._all = self._all or told.all
            self._house = self._house or told.house
            raise

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        try:
            told = _decode(payload)
        except msgspec.MsgspecError:
            log.warning("another worker says something that makes no sense; is it of another version?")
            return
        if told.worker != self._worker:
            self._heard(told)
