"""Following what other workers do at a table.

What is new is read from the store, played on the match in memory, and told to everybody who is here, each what they may see.

The caller of every function holds the table's lock.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from sevenfold.games.kit.errors import RulesError
from sevenfold.tables.chat import Line, shortened
from sevenfold.tables.seat_clocks import stored_clocks
from sevenfold.tables.table import Table, Terms, began_again, stored_terms

if TYPE_CHECKING:
    from sevenfold.tables.house import House

log = structlog.get_logger("sevenfold.tables")

TERMS, LINES, CHAT, THERE, DUE, CLOCKS = range(6)
"""The kinds of rows that `news` finds, in order."""


class Following:
    """Keeps the tables of a house level with the store."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def catch_up(self, table: Table) -> None:
        """Take on everything that is new of a table. Raises `StoreError`; then it stays behind."""
        house, match = self._house, table.match
        table.behind = False  # before the store is asked: whatever is told from now on is news again
        try:
            rows = await house.store.rows(
                house.store.statements.news,
                table=table.id,
                match=(table.terms.match or "") if match is not None else "",
                line=0 if match is None else match.version,
                said=table.chat[-1].number if table.chat else 0,
                worker=house.sharing.worker,
            )
        except BaseException:
            table.behind = True
            raise
        found: dict[int, list[Any]] = {kind: [] for kind in range(CLOCKS + 1)}
        for row in rows:
            found[row[0]].append(row)
        table.due_at = found[DUE][0][2] if found[DUE] else None
        self._take(table, found)

    def _take(self, table: Table, found: dict[int, list[Any]]) -> None:
        house, listener = self._house, self._house.listener
        seats = {visitor: table.seat(visitor.person) for visitor in table.visitors}
        renewed, begun = self._take_terms(table, found[TERMS])
        moved = bool(found[LINES]) and not begun
        followed = not moved or self._take_lines(table, found[LINES])
        self._take_clocks(table, found[CLOCKS])
        there = self._take_presence(table, found[THERE])
        said = self._take_chat(table, found[CHAT])
        if renewed or moved:
            house.let_be(table.id)  # whoever has changed it looks after what is due there
        if begun or not followed:
            house.distrust(table)  # whoever holds it next has it read whole, and all are shown everything
            return
        if listener is None:
            return
        if any(table.seat(visitor.person) != seat for visitor, seat in seats.items()):
            listener.everything(table)
            return
        for line in said:
            listener.said(table, line)
        if renewed or there:
            listener.changed(table)

    def _take_terms(self, table: Table, rows: Sequence[Any]) -> tuple[bool, bool]:
        """Whether the terms are new, and whether another match has begun."""
        if not rows or rows[0][1] == table.version:
            return False, False
        before, (_, version, changed, data) = table.terms, rows[0]
        table.terms, table.version = stored_terms(data), version
        for seat in _given_back(before, table.terms):
            if seat in table.asked:
                table.asked[seat] = msgspec.structs.replace(table.asked[seat], at=changed)
        if before.paused and not table.terms.paused:
            began_again(table, table.terms.resumed)
        table.rearrange(table.terms, changed)
        return True, table.terms.match != before.match

    def _take_lines(self, table: Table, rows: Sequence[Any]) -> bool:
        """Play on what has been written; whether that could be done."""
        house, match = self._house, table.begun_match()
        listener = house.listener
        viewers = () if listener is None else listener.viewers(table)
        try:
            for first, seat, played in match.follow([row[3] for row in rows], viewers):
                table.ask(rows[first][2], seat)
                table.used = house.time.now()
                if listener is not None:
                    listener.moved(table, played.events)
        except RulesError:
            log.exception("a match could not be followed; it is read anew", table=table.id)
            return False
        return True

    def _take_clocks(self, table: Table, rows: Sequence[Any]) -> None:
        """What is stored of the clocks is right where it is of now; else all have begun with the last line."""
        clocks = stored_clocks(rows[0][3]) if rows and table.clocks is not None else None
        if clocks is not None and table.match is not None and clocks.version == table.match.version:
            table.clocks = table.clocks_stored = clocks

    def _take_chat(self, table: Table, rows: Sequence[Any]) -> list[Line]:
        lines = [msgspec.json.decode(row[3], type=Line) for row in rows]
        if lines:
            table.chat = shortened([*table.chat, *lines], self._house.limits)
        return lines

    def _take_presence(self, table: Table, rows: Sequence[Any]) -> bool:
        """Who is there through other workers; whether that is new."""
        there: dict[str, int] = {}
        names: dict[str, str] = {}
        table.looking_elsewhere = set()
        for _, count, looking, who in rows:
            person, _, names[person] = who.partition(" ")
            there[person] = there.get(person, 0) + count
            if looking:
                table.looking_elsewhere.add(person)
        before, table.elsewhere, table.names_elsewhere = table.elsewhere, there, names
        for person in before.keys() - there.keys():
            if not table.here(person) and any(chair.person == person for chair in table.terms.chairs):
                table.away[person] = self._house.time.now()
        for person in there:
            table.away.pop(person, None)
        return before != there


def _given_back(before: Terms, after: Terms) -> list[int]:
    """The seats that a bot kept before and a person has now: their time runs from then on."""
    return [
        seat
        for seat, (old, new) in enumerate(zip(before.chairs, after.chairs, strict=False))
        if old.kind == "bot" and new.kind == "person"
    ]
