"""Who is at which table through this worker, kept in the database for the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import structlog

from sevenfold.tables.journal import ConflictError
from sevenfold.tables.problems import StoreError
from sevenfold.tables.statements import Shared, Write

if TYPE_CHECKING:
    from sevenfold.tables.house import House
    from sevenfold.tables.store import Store

log = structlog.get_logger("sevenfold.tables")

NAMELESS = ""
"""Stands for everybody who has not given a name."""


class There(NamedTuple):
    """Somebody at a table through one worker: with so many connections, and whether any of their pages is in sight."""

    connections: int
    looking: bool


class Presence:
    """Writes how many connections of whom each table has here, and calls `told` with a table whose rows have changed."""

    def __init__(self, store: Store, shared: Shared, house: House, worker: str, told: Callable[[str], None]) -> None:
        self._store = store
        self._sql = shared
        self._house = house
        self._worker = worker
        self._told = told
        self._changed: set[str] = set()
        self._written: dict[str, dict[str, There]] = {}
        self._busy = False
        self._wipe = False

    def changed(self, table_id: str) -> None:
        """Somebody has come or gone."""
        self._changed.add(table_id)
        self.retry()

    def retry(self) -> None:
        """Write what is still to be written."""
        if self._changed and not self._busy:
            self._busy = True
            self._house.spawn(self._write())

    def anew(self) -> None:
        """Everything has to be written again: the others have taken it off the books."""
        self._changed |= self._written.keys() | {t.id for t in self._house.tables.values() if t.visitors}
        self._written.clear()
        self._wipe = True
        self.retry()

    async def _write(self) -> None:
        changed: set[str] = set()
        try:
            while self._changed:
                changed, self._changed = self._changed, set()
                now = {table_id: self._here(table_id) for table_id in sorted(changed)}
                writes = [row for table_id, people in now.items() for row in self._rows(table_id, people)]
                if self._wipe:
                    drop = self._sql.drop_presence_of
                    writes.append(Write(drop, drop.values({"of": self._worker})))
                if writes:
                    await self._store.write(*writes)
                self._wipe = False
                for table_id, people in now.items():
                    if self._written.get(table_id, {}) != people:
                        self._told(table_id)
                    if people:
                        self._written[table_id] = people
                    else:
                        self._written.pop(table_id, None)
        except (StoreError, ConflictError) as error:
            self._changed |= changed
            log.warning("who is where could not be stored; it is tried again", reason=str(error))
        finally:
            self._busy = False

    def _here(self, table_id: str) -> dict[str, There]:
        table = self._house.tables.get(table_id)
        found: dict[str, There] = {}
        for visitor in () if table is None else table.visitors:
            person = NAMELESS if visitor.person is None else visitor.person.id
            count, looking = found.get(person, (0, False))
            found[person] = There(count + 1, looking or visitor.looking)
        return found

    def _rows(self, table_id: str, people: dict[str, There]) -> list[Write]:
        before = self._written.get(table_id, {})
        put, drop = self._sql.put_presence, self._sql.drop_presence
        known = {"worker": self._worker, "table": table_id}
        rows = [
            Write(
                put, put.values({**known, "person": person, "count": there.connections, "looking": int(there.looking)})
            )
            for person, there in sorted(people.items())
            if before.get(person) != there
        ]
        return rows + [
            Write(drop, drop.values({"me": self._worker, "of": table_id, "who": person}))
            for person in sorted(before.keys() - people.keys())
        ]
