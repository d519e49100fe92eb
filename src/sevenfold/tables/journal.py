"""The journal: one writer per process takes all rows that wait, writes them in one transaction, then answers them all.

So each move is on disk before anybody hears of it, and many tables share one commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, NamedTuple, Protocol

import msgspec

from sevenfold.tables.problems import StoreError
from sevenfold.tables.statements import Statement, Write

_encode = msgspec.json.Encoder().encode
_ONE_ROW = " 1"
"""So ends what PostgreSQL answers to an INSERT that has written its row, or an UPDATE that has found it."""


def _json(rows: list[tuple[Any, ...]]) -> str:
    return _encode(rows).decode()


class ConflictError(Exception):
    """A row of that key is there already: somebody else wrote the match on. Nothing of this entry was written."""


class Waiting(NamedTuple):
    """An entry and who waits for it."""

    writes: Sequence[Write]
    answer: asyncio.Future[None]


class Journal(Protocol):
    """Where a table's rows go. `batches` and `entries` count what was written."""

    batches: int
    entries: int

    async def write(self, writes: Sequence[Write]) -> None:
        """Write the rows, all or none; returns once they are on disk. Raises `ConflictError` or `StoreError`."""
        ...

    async def close(self) -> None:
        """Write what waits, then stop."""
        ...


def grouped(batch: Sequence[Waiting]) -> list[tuple[Statement, list[tuple[Any, ...]]]]:
    """The rows of a batch by statement, what others refer to first."""
    writes = sorted((w for entry in batch for w in entry.writes), key=lambda w: w.statement.rank)
    return [(s, [w.values for w in same]) for s, same in groupby(writes, key=lambda w: w.statement)]


def in_order(batch: Sequence[Waiting]) -> list[tuple[Statement, list[tuple[Any, ...]]]]:
    """The same, in an order that all workers keep to: so no two of them wait for each other's rows."""
    writes = [w for entry in batch for w in entry.writes]
    writes.sort(key=lambda w: (w.statement.rank, w.statement.sql, str(w.values[0])))
    return [(s, [w.values for w in same]) for s, same in groupby(writes, key=lambda w: w.statement)]


def halves(batch: list[Waiting]) -> tuple[list[Waiting], list[Waiting]]:
    """A batch that holds a conflict, in two: so that most of it still shares a commit, and each conflict costs a few more."""
    middle = len(batch) // 2
    return batch[:middle], batch[middle:]


def answer(batch: Sequence[Waiting], error: BaseException | None = None) -> None:
    """Tell everybody of a batch; who has stopped waiting is left alone."""
    for entry in batch:
        if not entry.answer.done():
            if error is None:
                entry.answer.set_result(None)
            else:
                entry.answer.set_exception(error)


class SqliteJournal:
    """The journal on SQLite: a thread with the only connection that writes."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.batches = 0
        self.entries = 0
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, args=(connect,), name="journal", daemon=True)
        self._thread.start()

    async def write(self, writes: Sequence[Write]) -> None:
        """See `Journal`."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.put(Waiting(writes, done))
        await done

    async def close(self) -> None:
        """See `Journal`."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self, connect: Callable[[], sqlite3.Connection]) -> None:
        with contextlib.closing(connect()) as connection:
            while batch := self._batch():
                self._write(connection, batch)

    def _batch(self) -> list[Waiting]:
        """Everything that waits now, at least one entry; nothing when the journal closes."""
        first = self._waiting.get()
        if first is None:
            return []
        batch = [first]
        with contextlib.suppress(queue.Empty):
            while True:
                more = self._waiting.get_nowait()
                if more is None:
                    self._waiting.put(None)
                    break
                batch.append(more)
        return batch

    @staticmethod
    def _execute(connection: sqlite3.Connection, statement: Statement, rows: list[tuple[Any, ...]]) -> None:
        if statement.bulk:
            connection.execute(statement.bulk, (_json(rows),))
        elif connection.executemany(statement.sql, rows).rowcount != len(rows) and statement.counted:
            raise sqlite3.IntegrityError("somebody was faster")

    def _write(self, connection: sqlite3.Connection, batch: list[Waiting]) -> None:
        error: BaseException | None = None
        try:
            connection.execute("BEGIN IMMEDIATE")
            for statement, rows in grouped(batch):
                self._execute(connection, statement, rows)
            connection.execute("COMMIT")
        except Exception as problem:  # noqa: BLE001  # whatever it is, those who wait are told and the journal goes on
            with contextlib.suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            conflict = isinstance(problem, sqlite3.IntegrityError)
            if conflict and len(batch) > 1:
                for half in halves(batch):  # one of them is at fault, the others are not to suffer
                    self._write(connection, half)
                return
            error = ConflictError() if conflict else StoreError("write", {"reason": str(problem)})
        self.batches += 1
        self.entries += len(batch)
        with contextlib.suppress(RuntimeError):  # the loop is gone, and with it everybody who waited
            self._loop.call_soon_threadsafe(answer, batch, error)


async def _counted(connection: Any, statement: Statement, rows: list[tuple[Any, ...]]) -> None:
    """Write each row. Raises `ConflictError` at one that isn't written."""
    for values in rows:
        if not (await connection.execute(statement.sql, *values)).endswith(_ONE_ROW):
            raise ConflictError


class PostgresJournal:
    """The journal on PostgreSQL: a task that takes a connection of the pool for each batch."""

    def __init__(self, pool: Any) -> None:
        self.batches = 0
        self.entries = 0
        self._pool = pool
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = self._loop.create_task(self._run())

    async def write(self, writes: Sequence[Write]) -> None:
        """See `Journal`."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append(Waiting(writes, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        """See `Journal`."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._write(batch)
            elif self._closing:
                return
            if self._closing:
                self._wake.set()

    async def _write(self, batch: list[Waiting]) -> None:
        import asyncpg

        error: BaseException | None = None
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for statement, rows in in_order(batch):
                    if statement.bulk:
                        await connection.execute(statement.bulk, _json(rows))
                    elif statement.counted:
                        await _counted(connection, statement, rows)
                    else:
                        await connection.executemany(statement.sql, rows)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DeadlockDetectedError, ConflictError):
            if len(batch) > 1:
                for half in halves(batch):
                    await self._write(half)
                return
            error = ConflictError()
        except Exception as problem:  # noqa: BLE001  # whatever it is, those who wait are told and the journal goes on
            error = StoreError("write", {"reason": str(problem) or type(problem).__name__})
        self.batches += 1
        self.entries += len(batch)
        answer(batch, error)
