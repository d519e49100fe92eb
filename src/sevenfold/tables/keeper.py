"""Keeping what happens at tables: first it is stored, then everybody is told.

The caller of every function holds the table's lock.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec
import structlog

from sevenfold.games.kit.contract import Event
from sevenfold.games.kit.errors import Figure
from sevenfold.games.kit.match import Match, Played
from sevenfold.games.kit.seal import SEED_BYTES
from sevenfold.tables.chat import Addressed, Line, following, shortened
from sevenfold.tables.journal import ConflictError
from sevenfold.tables.people import new_id
from sevenfold.tables.problems import OvertakenError, StoreError, TableError
from sevenfold.tables.results import result_rows, seat_rows
from sevenfold.tables.seat_clocks import all_begun_at, encode
from sevenfold.tables.statements import Write
from sevenfold.tables.table import Table, Terms

if TYPE_CHECKING:
    from sevenfold.tables.house import House

log = structlog.get_logger("sevenfold.tables")

TRIES = 20
"""How often something is tried that other workers are faster with; each time one of them has got on."""


class Listener(Protocol):
    """Who passes on what happens. Called while the table's lock is held, after everything is on disk."""

    def viewers(self, table: Table) -> Iterable[int]:
        """The seats (or spectator) whose events are wanted."""
        ...

    def moved(self, table: Table, events: dict[int, list[Event]]) -> None:
        """The match went on."""
        ...

    def changed(self, table: Table) -> None:
        """Seats, options, presence or stage changed."""
        ...

    def watched(self, table: Table) -> None:
        """Somebody came or went who has no seat: that may be told a little later, with others who do."""
        ...

    def elsewhere(self, terms: Terms) -> None:
        """A table changed that nobody visits through this worker."""
        ...

    def elsewhere_round(self, table_id: str, number: int) -> None:
        """The match at such a table is in another round."""
        ...

    def everything(self, table: Table) -> None:
        """So much changed that everybody needs to see all of it: the match began."""
        ...

    def said(self, table: Table, line: Line) -> None:
        """A line of chat."""
        ...


class Keeper:
    """Writes what changes at the tables of a house, and passes it on."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.draw_seed: Callable[[], bytes] = lambda: secrets.token_bytes(SEED_BYTES)
        """Where the seeds of matches come from; tests deal the same cards each time."""

    def line_rows(self, match_id: str, match: Match, played: Played, now: float) -> list[Write]:
        """The rows of the lines that a move has added."""
        statement = self._house.store.statements.add_line
        first = match.version - len(played.lines) + 1
        return [Write(statement, (match_id, first + i, now, line)) for i, line in enumerate(played.lines)]

    async def commit(
        self, table: Table, draft: Terms | None, writes: Sequence[Write] = (), *, moved: bool = False
    ) -> None:
        """Write changed terms and other rows; only then they are the table's. Raises `TableError` where that fails.

        Where another worker was faster it raises `OvertakenError`, and whoever holds the table next reads on first. If it
        fails otherwise nobody knows what is stored, so all that memory holds of the table is dropped and read again.
        """
        house, rows, version = self._house, list(writes), table.version + 1
        clocks, now = table.clocks, house.time.now()
        if draft is not None:
            rows.insert(0, draft.row(house.store.statements, now, version))
            rows += seat_rows(house.store.statements, table.terms, draft)
            if not moved:
                table.rearrange(draft, now)
        keeps = self._clock_rows(table, draft or table.terms, now, moved=moved)
        rows += keeps
        due = table.due_at
        if draft is not None or moved:
            rows += house.sharing.due_rows(table, draft)
            rows += house.reminding.rows(table, draft)
        try:
            await house.store.write(*rows)
        except ConflictError:
            table.behind, table.due_at, table.clocks = True, due, clocks
            table.reminded.clear()
            raise OvertakenError from None
        except StoreError as error:
            log.error("not stored", table=table.id, reason=str(error))  # noqa: TRY400  # the sentence says it all
            house.distrust(table)
            raise TableError("not-stored") from error
        except asyncio.CancelledError:
            house.distrust(table)
            raise
        if draft is not None:
            table.terms, table.version = draft, version
        if keeps:
            table.clocks_stored = table.clocks
        if draft is not None or moved:
            house.schedule(table)
        house.sharing.tell(table, terms=draft is not None, moved=moved)

    def _clock_rows(self, table: Table, terms: Terms, now: float, *, moved: bool) -> list[Write]:
        """The row of the clocks, where what it says isn't known from the last line's time."""
        clocks = table.clocks
        if clocks is None or clocks == table.clocks_stored or (moved and all_begun_at(clocks, now)):
            return []
        statement = self._house.store.statements.set_clocks
        return [Write(statement, statement.values({"of": terms.match, "clocks_": encode(clocks).decode()}))]

    async def begin(self, table: Table) -> None:
        """Start the match: its seed is drawn, the first cards are dealt, and it is stored. The caller has checked the seats."""
        draft, now = table.terms.copy(), self._house.time.now()
        seed = self.draw_seed()
        names = [chair.shown_name for chair in draft.chairs]
        position = None if draft.beginning is None else draft.beginning.position
        if position is None:
            match = Match.begin(table.game, names, draft.options, seed)
        else:  # to look through a large one takes a while
            match = await self._house.beside.do(Match.begin, table.game, names, draft.options, seed, position)
        draft.match = new_id()
        draft.stage = "over" if match.over else "playing"
        draft.began = now
        draft.seal = msgspec.json.decode(match.lines[0])["seal"]
        statement = self._house.store.statements.add_match
        row = {"id": draft.match, "table": draft.id, "seed": seed.hex(), "began": now}
        writes = [Write(statement, statement.values(row)), *self.line_rows(draft.match, match, match.played, now)]
        table.match = match
        table.clocks = table.clocks_stored = None
        table.ask(now, draft=draft)
        try:
            await self.commit(table, draft, [*writes, *self._ended(draft, match, now)], moved=True)
        except OvertakenError:
            table.match, table.asked, table.clocks = None, {}, None
            raise
        if self._house.listener is not None:
            self._house.listener.everything(table)

    async def play(
        self,
        table: Table,
        seat: int,
        move: str | int,
        *,
        draft: Terms | None = None,
        clock: bool = False,
        stored: Callable[[], None] | None = None,
    ) -> None:
        """Play a move, store it with `draft` if the terms change too, call `stored`, and tell everybody.

        Raises the rules' errors for a move that isn't legal; then nothing has changed.
        """
        match, now = table.begun_match(), self._house.time.now()
        listener = self._house.listener
        viewers = () if listener is None else listener.viewers(table)
        version, asked, clocks = match.version, table.asked, table.clocks
        t = round(max(0.0, now - table.terms.began), 1)
        played = match.play(seat, move, t=t, clock=clock, viewers=viewers)
        if match.over:
            draft = draft or table.terms.copy()
            draft.stage = "over"
        lines = self.line_rows(table.terms.match or "", match, played, now)
        table.ask(now, seat, draft)
        try:
            await self.commit(table, draft, [*lines, *self._ended(draft or table.terms, match, now)], moved=True)
        except OvertakenError:
            table.match, table.asked, table.clocks = match.back_to(version), asked, clocks
            raise
        if match.over:
            self._house.over(table)
        table.used = now
        if stored is not None:
            stored()
        if listener is not None:
            listener.moved(table, played.events)
            if draft is not None:
                listener.changed(table)

    def _ended(self, terms: Terms, match: Match, now: float) -> list[Write]:
        """How the match ended for each seat, where it has."""
        return list(result_rows(self._house.store.statements, terms, match, now)) if match.over else []

    async def _stored_line(self, table: Table, said: Line, author: str | None) -> Line:
        """The line with its number, once it is stored."""
        for _ in range(TRIES):
            line = following(table.chat, said)
            row = (table.id, line.number, self._house.time.now(), msgspec.json.encode(line).decode(), author)
            try:
                await self.commit(table, None, [Write(self._house.store.statements.add_chat, row)])
            except OvertakenError:
                await self._house.following.catch_up(table)  # somebody else has said something: the next number is free
            else:
                return line
        raise OvertakenError

    async def say(
        self,
        table: Table,
        kind: str,
        name: str,
        text: str,
        *,
        seat: int | None = None,
        figures: dict[str, Figure] | None = None,
        to: Addressed | None = None,
        watching: bool = False,
        author: str | None = None,
    ) -> None:
        """Add a line to the table's chat: a whisper `to` somebody, or what only those `watching` read."""
        said = Line(0, kind, name, text, seat, figures or {}, watching=watching)  # type: ignore[arg-type]  # callers name one of its kinds
        if to is not None:
            said = msgspec.structs.replace(said, to=to.name, to_seat=to.seat, between=to.between)
        line = await self._stored_line(table, said, author)
        table.chat = shortened([*table.chat, line], self._house.limits)
        if self._house.listener is not None:
            self._house.listener.said(table, line)
