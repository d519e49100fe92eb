"""Several workers on one PostgreSQL database, on one machine or many: any of them serves any table.

Each tells the others which tables it has changed (`channel`), and each who has people at such a table reads on. What is due at
a table is a row in the database; the worker that wrote it last has a timer for it, and before anything is done the row is taken
for some seconds, so that one worker does it. What nobody has taken in time is found by looking, once a second: so nothing
waits for a worker that is gone. A worker that is not heard of for `_DEAD` seconds is taken off the books.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import structlog

from sevenfold.tables.channel import ANEW, CROWD, MOVED, SAID, TERMS, Channel, Told
from sevenfold.tables.journal import ConflictError
from sevenfold.tables.presence import Presence
from sevenfold.tables.problems import StoreError, TableError
from sevenfold.tables.statements import Shared, Statement, Write, dialect
from sevenfold.tables.table import Table, Terms, stored_terms

if TYPE_CHECKING:
    from sevenfold.tables.clock import Handle
    from sevenfold.tables.house import House
    from sevenfold.tables.store import PostgresStore

log = structlog.get_logger("sevenfold.tables")

_LOOK = 1.0
"""Seconds between two looks for what others have left undone."""
_LATE = 1.0
"""Seconds that whoever has the timer is left to do it."""
_EARLY = 0.01
"""Timers may fire this much too early, in seconds."""
_LEASE = 5.0
"""Seconds that whoever has taken what is due may take over it."""
_MOST = 50
"""So many tables are taken at one look; where there are more, the next look comes at once."""
_DEAD = 10.0
"""A worker that has not been heard of for so many seconds is dead."""
_FAREWELL = 3.0
"""Seconds that taking leave may take."""
_VISITED_EVERY = 30
"""Looks between two questions which tables are visited at all."""


class Together:
    """A worker among others; see `Sharing`."""

    several = True

    def __init__(self, store: PostgresStore, house: House, worker: str, before: str | None) -> None:
        self.worker = worker
        self._before = before
        self._house = house
        self._store = store
        shared = dialect("postgresql").shared
        if shared is None:
            raise RuntimeError("statements.json lacks what several workers need")
        self._sql: Shared = shared
        self._channel = Channel(store.url, worker, self._heard, self._connected)
        self._presence = Presence(store, shared, house, worker, self._crowded)
        self._elsewhere: set[str] = set()
        self._reading = False
        self._unread = False
        self._freshening: set[str] = set()
        self._visited: set[str] = set()
        self._timer: Handle | None = None
        self._looks = 0
        self._well_since: float | None = None
        self._stopped = False
        self.again: Callable[[], Awaitable[None]] = _nothing
        self.heard_person: Callable[[str], None] = lambda _person: None
        self.heard_house: Callable[[], None] = lambda: None

    @property
    def hearing(self) -> bool:
        """See `Sharing`."""
        return self._channel.up.is_set()

    # --- coming and going

    async def start(self) -> None:
        """See `Sharing`."""
        await self._channel.open()
        await self._store.write(self._write(self._sql.put_worker, id=self.worker, seen=self._house.time.now()))
        if self._before is not None:
            await self._bury(self._before)
        await self._read_visited()
        self._look_later(_LOOK)

    async def stop(self) -> None:
        """See `Sharing`."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        try:
            async with asyncio.timeout(_FAREWELL):
                await self._rows(self._sql.drop_worker, of=self.worker)
                await self._rows(self._sql.drop_presence_of, of=self.worker)
                await self._rows(self._sql.free_dues, of=self.worker)
        except (StoreError, TimeoutError) as error:
            log.warning("left without a goodbye", reason=str(error) or "the database doesn't answer")
        self._channel.tell_all()
        await self._channel.close()

    async def resume(self) -> None:
        """See `Sharing`."""
        await self._rows(self._sql.add_dues, now=self._house.time.now())

    async def _connected(self) -> None:
        """The line is there (again): what was told meanwhile is lost, so everything is compared with the store."""
        house = self._house
        if self._channel.times == 1:
            return  # nothing has been read yet
        for table in list(house.tables.values()):
            table.behind = True
            if table.visitors or table.thinking:
                self._refresh(table.id)
        self._presence.retry()
        house.spawn(self._read_again())

    async def _read_again(self) -> None:
        self._unread = False
        try:
            await self._read_visited()
            await self.again()
        except StoreError as error:
            self._unread = True  # the next look tries again
            log.warning("what others may have changed could not be read", reason=str(error))

    # --- telling

    def tell(self, table: Table, *, terms: bool = False, moved: bool = False) -> None:
        """See `Sharing`."""
        number = None
        if moved and table.match is not None and not table.terms.private:
            number = table.game.round(table.match.state) or None
        flags = (TERMS if terms else 0) | (MOVED if moved else 0)
        self._channel.tell_table(table.id, flags or SAID, number)

    def tell_anew(self, table_id: str) -> None:
        """See `Sharing`."""
        self._channel.tell_table(table_id, ANEW | TERMS)

    def tell_person(self, person: str) -> None:
        """See `Sharing`."""
        self._channel.tell_person(person)

    def tell_house(self) -> None:
        """See `Sharing`."""
        self._channel.tell_house()

    def crowd(self, table_id: str) -> None:
        """See `Sharing`."""
        self._presence.changed(table_id)

    def _crowded(self, table_id: str) -> None:
        self._channel.tell_table(table_id, CROWD)

    def visited(self, table_id: str) -> bool:
        """See `Sharing`."""
        return table_id in self._visited

    # --- hearing

    def _heard(self, told: Told) -> None:
        house = self._house
        for person in told.people:
            self.heard_person(person)
        if told.house:
            self.heard_house()
        for table_id, (flags, number) in told.tables.items():
            if flags & CROWD:
                self._visited.add(table_id)
            table = house.tables.get(table_id)
            if table is not None:
                table.behind = True
                table.unsure = table.unsure or bool(flags & ANEW)
                if table.visitors or table.thinking:
                    self._refresh(table_id)
                    continue
            if flags & (TERMS | CROWD):
                self._elsewhere.add(table_id)
            elif number is not None and house.listener is not None:
                house.listener.elsewhere_round(table_id, number)
        if self._elsewhere and not self._reading:
            self._reading = True
            house.spawn(self._read_elsewhere())
        if told.all:
            for table in list(house.tables.values()):
                table.behind = True
                if table.visitors:
                    self._refresh(table.id)

    def _refresh(self, table_id: str) -> None:
        """Take on what is new of a table where somebody is; also what is told while that is done."""
        if table_id not in self._freshening:
            self._freshening.add(table_id)
            self._house.spawn(self._freshen(table_id))

    def _refresh_the_late(self) -> None:
        """See to the tables where somebody waits for what could not be read, or was not sure to have been stored."""
        for table in list(self._house.tables.values()):
            if table.visitors and (table.behind or not table.whole) and not table.lock.locked():
                self._refresh(table.id)

    async def _freshen(self, table_id: str) -> None:
        try:
            while True:
                async with self._house.holding(table_id) as table:
                    pass  # whoever holds a table that is behind catches up first
                if not table.behind:
                    return
        except (TableError, StoreError) as error:
            log.warning("what is new of a table could not be read", table=table_id, reason=str(error))
        finally:
            self._freshening.discard(table_id)

    async def _read_elsewhere(self) -> None:
        """The lobby shows tables that nobody visits through this worker."""
        try:
            while self._elsewhere:
                ids, self._elsewhere = list(self._elsewhere), set()
                for (data,) in await self._rows(self._sql.terms_of, ids=ids):
                    if self._house.listener is not None:
                        self._house.listener.elsewhere(stored_terms(data))
        except StoreError as error:
            self._unread = True
            log.warning("other workers' tables could not be read", reason=str(error))
        finally:
            self._reading = False

    async def _read_visited(self) -> None:
        self._visited = {row[0] for row in await self._rows(self._sql.visited)}

    # --- what is due

    def due_rows(self, table: Table, draft: Terms | None) -> Sequence[Write]:
        """See `Sharing`."""
        before, table.terms = table.terms, draft or table.terms
        try:
            when = self._house.due(table, True)
        finally:
            table.terms = before
        return self._due_rows(table, when)

    def _due_rows(self, table: Table, when: float | None) -> Sequence[Write]:
        if when is None:
            if table.due_at is None:
                return ()
            table.due_at = None
            return (self._write(self._sql.drop_due, of=table.id),)
        table.due_at = when
        until = self._house.time.now() + _LEASE if table.thinking else 0.0
        worker = self.worker if table.thinking else ""
        return (self._write(self._sql.put_due, table=table.id, at=when, worker=worker, until=until),)

    async def keep_due(self, table: Table) -> None:
        """See `Sharing`."""
        when = self._house.due(table, True)
        if when == table.due_at:
            return
        try:
            await self._store.write(*self._due_rows(table, when))
        except ConflictError as error:
            raise StoreError("write", {"reason": "the table is gone"}) from error

    async def take(self, table_id: str) -> bool:
        """See `Sharing`."""
        now = self._house.time.now()
        rows = await self._rows(
            self._sql.take_due, me=self.worker, lease=now + _LEASE, of=table_id, before=now + _EARLY, now=now
        )
        return bool(rows)

    async def take_reminders(self, most: int) -> Sequence[tuple[str, int, str, str]]:
        """See `Sharing`."""
        now = self._house.time.now()
        return await self._rows(self._sql.take_reminders, lease=now + _LEASE, before=now, now=now, most=most)

    def _look_later(self, seconds: float) -> None:
        if not self._stopped:
            time = self._house.time
            self._timer = time.call_at(time.now() + seconds, lambda: self._house.spawn(self._look()))

    async def _look(self) -> None:
        """Say that this worker lives, see who doesn't, and take what others have left undone."""
        pause = _LOOK
        try:
            self._looks += 1
            await self._beat()
            if self._looks % _VISITED_EVERY == 0:
                await self._read_visited()
            self._presence.retry()
            self._refresh_the_late()
            if self._unread:
                self._house.spawn(self._read_again())
            now = self._house.time.now()
            taken = await self._rows(
                self._sql.take_overdue, me=self.worker, lease=now + _LEASE, before=now - _LATE, now=now, most=_MOST
            )
            for (table_id,) in taken:
                self._house.spawn(self._house.tick(table_id))
            if len(taken) == _MOST:
                pause = 0.0
        except (StoreError, ConflictError) as error:
            self._well_since = None
            log.warning("the database can't be looked at", reason=str(error))
        finally:
            self._look_later(pause)

    async def _beat(self) -> None:
        now = self._house.time.now()
        if not await self._rows(self._sql.beat, me=self.worker, now=now):
            # the others have given this worker up, with everybody who is here through it
            await self._store.write(self._write(self._sql.put_worker, id=self.worker, seen=now))
            self._presence.anew()
        if self._well_since is None:
            self._well_since = now
        if now - self._well_since >= _DEAD:  # else it may be the database that was away, and everybody looks dead
            dead = {row[0] for row in await self._rows(self._sql.reap, me=self.worker, now=now - _DEAD)}
            dead |= {row[0] for row in await self._rows(self._sql.lost)} if self._looks % _VISITED_EVERY == 0 else set()
            for worker in dead:
                log.warning("another worker is gone", gone=worker)
                await self._bury(worker)

    async def _bury(self, worker: str) -> None:
        """Nobody is anywhere through a dead worker, and what it had taken is free."""
        await self._rows(self._sql.drop_worker, of=worker)
        await self._rows(self._sql.drop_presence_of, of=worker)
        await self._rows(self._sql.free_dues, of=worker)
        self._channel.tell_all()  # what it had written last it may have told nobody
        self._heard(Told("", all=True))

    # --- the store

    async def _rows(self, statement: Statement, **values: Any) -> list[Any]:
        return await self._store.rows(statement, **values)

    @staticmethod
    def _write(statement: Statement, **values: Any) -> Write:
        return Write(statement, statement.values(values))


async def _nothing() -> None:
    pass
