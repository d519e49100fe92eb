"""The lobby: public tables that are open or being played, live."""

from __future__ import annotations

import msgspec

from sevenfold.server import protocol
from sevenfold.server.connection import Connection
from sevenfold.server.wires import framed
from sevenfold.tables.clock import Handle
from sevenfold.tables.house import House
from sevenfold.tables.table import Table, Terms, stored_terms

_TOGETHER = 0.25
"""Changes within so many seconds are told at once."""
_DESERTED = 3600.0
"""A table where nobody is connected leaves the lobby so many seconds after it was opened, until somebody comes."""


class LobbyBoard:
    """The list of public tables, and the connections that watch it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.watching: set[Connection] = set()
        self._tables: dict[str, protocol.LobbyTable] = {}
        self._since: dict[str, float] = {}
        self._timer: Handle | None = None

    async def load(self) -> None:
        """Fill the list from the store."""
        store = self.house.store
        rows = await store.rows(store.statements.public, most=self.house.limits.lobby_tables)
        for (data,) in reversed(rows):
            self.elsewhere(stored_terms(data))

    async def load_again(self) -> None:
        """Fill the list anew, where changes by other workers may have been missed."""
        known = [table_id for table_id in self._tables if table_id not in self.house.tables]
        rows = {table_id: self._tables[table_id].round for table_id in known}
        for table_id in known:
            self._drop(table_id)
        await self.load()
        for table_id, number in rows.items():
            self.elsewhere_round(table_id, number)
        self._tell()

    def tables(self) -> list[protocol.LobbyTable]:
        """The newest first; those that can be joined before those being played."""
        now = self.house.time.now()
        for table_id in [known for known in self._tables if not self._alive(known, now)]:
            self._drop(table_id)
        newest = sorted(self._tables.values(), key=lambda t: self._since[t.id], reverse=True)
        return sorted(newest, key=lambda t: t.stage != "open")[: self.house.limits.lobby_tables]

    def _alive(self, table_id: str, now: float) -> bool:
        table = self.house.tables.get(table_id)
        here = (table is not None and bool(table.visitors)) or self.house.sharing.visited(table_id)
        return here or now - self._since[table_id] < _DESERTED

    def _drop(self, table_id: str) -> None:
        self._tables.pop(table_id, None)
        self._since.pop(table_id, None)

    def message(self) -> bytes:
        """The whole lobby, as it is sent."""
        return msgspec.json.encode(protocol.Lobby(self.tables()))

    def moved(self, table: Table) -> None:
        """The match at a table went on: its round may be another one."""
        known = self._tables.get(table.id)
        if known is not None and table.match is not None:
            number = table.game.round(table.match.state) or None
            if number != known.round:
                self._tables[table.id] = msgspec.structs.replace(known, round=number)
                self._tell()

    def changed(self, table: Table) -> None:
        """Something of a table changed."""
        number = None if table.match is None else table.game.round(table.match.state) or None
        before = self._tables.get(table.id)
        self._note(table.terms, number)
        if self._tables.get(table.id) != before:
            self._tell()

    def elsewhere(self, terms: Terms) -> None:
        """A table as the store has it, which may have changed through another worker."""
        before = self._tables.get(terms.id)
        self._note(terms, None if before is None or terms.stage != "playing" else before.round)
        if self._tables.get(terms.id) != before:
            self._tell()

    def elsewhere_round(self, table_id: str, number: int | None) -> None:
        """The match at a table is in that round, by what another worker says."""
        known = self._tables.get(table_id)
        if known is not None and number != known.round:
            self._tables[table_id] = msgspec.structs.replace(known, round=number)
            self._tell()

    def _note(self, terms: Terms, number: int | None) -> None:
        if terms.private or terms.stage == "over":
            self._drop(terms.id)
            return
        names = [chair.shown_name for chair in terms.chairs if chair.kind != "empty"]
        self._tables[terms.id] = protocol.LobbyTable(
            terms.id,
            terms.game,
            terms.stage,
            names,
            len(terms.chairs),
            len(names),
            number,
            terms.beginning is not None,
            terms.rated,
        )
        self._since.setdefault(terms.id, terms.created)

    def _tell(self) -> None:
        if self.watching and self._timer is None:
            time = self.house.time
            self._timer = time.call_at(time.now() + _TOGETHER, self._told)

    def _told(self) -> None:
        self._timer = None
        message = framed(self.message())
        for connection in self.watching:
            connection.put(message)
