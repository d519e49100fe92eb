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
from sevenfold.tables.problems import StoreError, TableError
from sevenfold.tables.statements import Write
from sevenfold.tables.table import Table, Terms

if TYPE_CHECKING:
    from sevenfold.tables.house import House

log = structlog.get_logger("sevenfold.tables")


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

    async def commit(self, table: Table, draft: Terms | None, writes: Sequence[Write] = ()) -> None:
        """Write changed terms and other rows; only then they are the table's. Raises `TableError` where that fails.

        If it fails the match in memory may be ahead of the store, so it is dropped and will be read again.
        """
        rows = list(writes)
        if draft is not None:
            rows.insert(0, draft.row(self._house.store.statements, self._house.time.now()))
        try:
            await self._house.store.write(*rows)
        except (ConflictError, StoreError) as error:
            reason = str(error) or "written by somebody else"
            log.error("not stored", table=table.id, reason=reason)  # noqa: TRY400  # the sentence says it all
            self._house.distrust(table)
            raise TableError("not-stored") from error
        except asyncio.CancelledError:
            self._house.distrust(table)
            raise
        if draft is not None:
            table.terms = draft

    async def begin(self, table: Table) -> None:
        """Start the match: its seed is drawn, the first cards are dealt, and it is stored. The caller has checked the seats."""
        draft, now = table.terms.copy(), self._house.time.now()
        seed = self.draw_seed()
        names = [chair.shown_name for chair in draft.chairs]
        position = None if draft.beginning is None else draft.beginning.position
        match = Match.begin(table.game, names, draft.options, seed, position)
        draft.match = new_id()
        draft.stage = "over" if match.over else "playing"
        draft.began = now
        draft.seal = msgspec.json.decode(match.lines[0])["seal"]
        statement = self._house.store.statements.add_match
        row = {"id": draft.match, "table": draft.id, "seed": seed.hex(), "began": now}
        writes = [Write(statement, statement.values(row)), *self.line_rows(draft.match, match, match.played, now)]
        await self.commit(table, draft, writes)
        table.match = match
        table.ask(now)
        self._house.schedule(table)
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
        t = round(max(0.0, now - table.terms.began), 1)
        played = match.play(seat, move, t=t, clock=clock, viewers=viewers)
        if match.over:
            draft = draft or table.terms.copy()
            draft.stage = "over"
        await self.commit(table, draft, self.line_rows(table.terms.match or "", match, played, now))
        table.used = now
        table.ask(now, seat)
        self._house.schedule(table)
        if stored is not None:
            stored()
        if listener is not None:
            listener.moved(table, played.events)
            if draft is not None:
                listener.changed(table)

    async def say(
        self,
        table: Table,
        kind: str,
        name: str,
        text: str,
        *,
        seat: int | None = None,
        to: Addressed | None = None,
        watching: bool = False,
        figures: dict[str, Figure] | None = None,
    ) -> None:
        """Add a line to the table's chat: a whisper `to` somebody, or what only those `watching` read."""
        said = Line(0, kind, name, text, seat, figures or {}, watching=watching)  # type: ignore[arg-type]
        if to is not None:
            said = msgspec.structs.replace(said, to=to.name, to_seat=to.seat, between=to.between)
        line = following(table.chat, said)
        statement = self._house.store.statements.add_chat
        data = msgspec.json.encode(line).decode()
        await self.commit(table, None, [Write(statement, (table.id, line.number, self._house.time.now(), data))])
        table.chat = shortened([*table.chat, line], self._house.limits)
        if self._house.listener is not None:
            self._house.listener.said(table, line)
