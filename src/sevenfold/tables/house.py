"""The house: all tables of this server. Opens and reloads them, stores what changes, then tells who is there.

A table that nobody uses is forgotten and rebuilt from the store when it is needed again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import structlog

from sevenfold.games.kit.contract import OptionValue
from sevenfold.games.kit.match import Match
from sevenfold.games.registry import game as game_of
from sevenfold.tables import bots
from sevenfold.tables.beginning import Beginning, first_asked
from sevenfold.tables.bots import Thinker
from sevenfold.tables.chat import Line, shortened
from sevenfold.tables.clock import ClockKind, Handle, Time
from sevenfold.tables.keeper import Keeper, Listener
from sevenfold.tables.limits import Limits
from sevenfold.tables.people import Person, new_id
from sevenfold.tables.problems import TableError
from sevenfold.tables.seats import Chair, chair_at, free_bot_name
from sevenfold.tables.store import Store
from sevenfold.tables.table import Table, Terms, Visitor, stored_terms
from sevenfold.tables.writing import cleaned

log = structlog.get_logger("sevenfold.tables")

_ID_CHARACTERS = 24
_DAY = 86_400.0


class House:
    """All tables. The server's other parts call it; it calls the `listener`."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        time: Time,
        thinker: Thinker,
        bot_pace: float = 1.0,
        idle_seconds: float = 120.0,
    ) -> None:
        self.store = store
        self.limits = limits
        self.time = time
        self.thinker = thinker
        self.bot_pace = bot_pace
        self.idle_seconds = idle_seconds
        self.listener: Listener | None = None
        self.keeper = Keeper(self)
        self.started = time.now()
        self.due: Callable[[Table], float | None] = lambda _table: None
        self.tick: Callable[[str], Any] = lambda _id: None
        self.tables: dict[str, Table] = {}
        self.timers: dict[str, Handle] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- finding

    def holding(self, table_id: str) -> Holding:
        """The table of an id with its match, for the caller alone. Entering raises `TableError` where there is none."""
        return Holding(self, table_id)

    async def table(self, table_id: str) -> Table:
        """The table of an id, with its match. Raises `TableError` where there is none."""
        found = self.tables.get(table_id)
        if found is None or not found.whole:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            async with lock:
                found = self.tables.get(table_id) or await self._load(table_id)
                doubted = found.unsure
                if doubted:
                    found.terms = await self._terms(table_id)
                    found.unsure = False
                if not found.whole:
                    await self._load_match(found)
                if doubted and self.listener is not None:
                    self.listener.everything(found)  # what was written after all, nobody has been told
        found.used = self.time.now()
        return found

    async def _load(self, table_id: str) -> Table:
        terms = await self._terms(table_id)
        lines = await self.store.rows(self.store.statements.chat, table=table_id, most=self.limits.chat_read)
        chat = shortened([msgspec.json.decode(row[0], type=Line) for row in reversed(lines)], self.limits)
        table = self.tables[table_id] = Table(terms, chat, self.time.now())
        return table

    async def _terms(self, table_id: str) -> Terms:
        rows = []
        if len(table_id) <= _ID_CHARACTERS and table_id.isascii() and table_id.isprintable():
            rows = await self.store.rows(self.store.statements.table, id=table_id)
        if not rows:
            raise TableError("no-table", {"table": cleaned(table_id)[:_ID_CHARACTERS]})
        return stored_terms(rows[0][0])

    async def _load_match(self, table: Table) -> None:
        """Replay the match from its lines. A last deal or end that was not written any more is written now."""
        statements = self.store.statements
        match_id = table.terms.match or ""
        ((_, seed, _),) = await self.store.rows(statements.match, id=match_id)
        rows = await self.store.rows(statements.lines, match=match_id)
        match = Match.resume([row[0] for row in rows], bytes.fromhex(seed))
        if match.played.lines:
            await self.store.write(*self.keeper.line_rows(match_id, match, match.played, self.time.now()))
        table.match = match
        if table.terms.stage == "playing":
            at = rows[-1][1] if rows else self.time.now()
            table.ask(at)
            self.schedule(table)

    def forget(self, table: Table) -> None:
        """Drop what memory holds of the table's match; the store knows it."""
        table.match = None
        table.shown = None
        if not table.visitors and self.tables.get(table.id) is table:
            del self.tables[table.id]

    def distrust(self, table: Table) -> None:
        """Have everything of the table read again: nobody knows what of a failed write is stored."""
        table.unsure = True
        self.forget(table)

    def rest(self, table: Table) -> None:
        """Forget the table at once where nobody is there and nothing is due."""
        busy = table.visitors or table.thinking or table.id in self.timers or table.lock.locked()
        if not busy and self.tables.get(table.id) is table:
            self.forget(table)

    def sweep(self) -> None:
        """Forget what nobody has used for `idle_seconds`. Timers stay: they bring a table back when its time comes."""
        limit = self.time.now() - self.idle_seconds
        for table in list(self.tables.values()):
            if table.used < limit and not table.lock.locked() and not table.thinking:
                self.forget(table)

    # --- opening

    async def open(
        self,
        host: Person,
        game_id: str,
        seats: int,
        options: dict[str, OptionValue],
        *,
        private: bool,
        clock: ClockKind,
        bot_ids: Sequence[str],
        beginning: Beginning | None = None,
        seat: int | None = None,
    ) -> Table:
        """A new table with the host on a seat (left out: 0, or whom the position asks first) and bots on the next free ones.

        Raises `TableError` or `OptionError` for what can't be.
        """
        game = game_of(game_id)
        game.check_seats(seats)
        checked = game.checked_options(seats, options)
        if len(bot_ids) > seats - 1:
            raise TableError("too-many-bots", {"bots": len(bot_ids), "seats": seats - 1})
        since = self.time.now() - _DAY
        rows = await self.store.rows(self.store.statements.hosted, host=host.id, since=since)
        if rows[0][0] >= self.limits.tables_per_person:
            raise TableError("too-many-tables", {"most": self.limits.tables_per_person})
        chairs = [Chair() for _ in range(seats)]
        asked = 0 if beginning is None else first_asked(game, seats, checked, beginning)
        chair_at(chairs, asked if seat is None else seat).seat_person(host)
        for bot, chair in zip(bot_ids, [chair for chair in chairs if chair.kind == "empty"], strict=False):
            self.check_bot(game_id, bot)
            chair.seat_bot(bot, free_bot_name(chairs))
        terms = Terms(new_id(), game_id, private, clock, checked, chairs, host.id, self.time.now(), beginning=beginning)
        return await self.add(terms)

    async def add(self, terms: Terms) -> Table:
        """Store a new table."""
        now = self.time.now()
        await self.store.write(terms.row(self.store.statements, now))
        table = self.tables[terms.id] = Table(terms, [], now)
        self.tell_changed(table)
        return table

    def check_bot(self, game_id: str, bot: str) -> None:
        """Raises `TableError` for a bot the game doesn't have."""
        known = bots.policies(game_id)
        if bot not in known:
            raise TableError("no-bot", {"bot": bot[:40], "known": ", ".join(known)})

    def tell_changed(self, table: Table) -> None:
        """Tell that seats, options, presence or stage changed."""
        if self.listener is not None:
            self.listener.changed(table)

    # --- visiting

    async def come(self, table: Table, visitor: Visitor, greet: Callable[[], None]) -> None:
        """Somebody connects; a seat that a bot kept for them is theirs again. Then `greet`, then all are told.

        The caller holds the lock.
        """
        seat = table.seat(visitor.person)
        if seat is not None and visitor.person is not None:
            table.away.pop(visitor.person.id, None)
            await self.give_back(table, seat)
            if table.terms.chairs[seat].name != visitor.person.name and table.terms.stage != "over":
                draft = table.terms.copy()
                draft.chairs[seat].name = visitor.person.name
                await self.keeper.commit(table, draft)
        table.visitors.add(visitor)
        greet()
        self.tell_changed(table)

    async def give_back(self, table: Table, seat: int) -> None:
        """Take the bot off the seat it kept for a person. The caller holds the lock."""
        chair = table.terms.chairs[seat]
        if chair.kind != "bot" or table.terms.stage != "playing":
            return
        draft = table.terms.copy()
        draft.chairs[seat].give_back()
        await self.keeper.commit(table, draft)
        if seat in table.asked:
            table.asked[seat] = msgspec.structs.replace(table.asked[seat], at=self.time.now())
        self.schedule(table)
        await self.keeper.say(table, "system", "", "chat-back", figures={"name": chair.name, "bot": chair.bot_name})

    def go(self, table: Table, visitor: Visitor) -> None:
        """A connection ends."""
        table.visitors.discard(visitor)
        person = visitor.person
        if person is not None and table.seat(person) is not None and not table.here(person.id):
            table.away[person.id] = self.time.now()
        table.used = self.time.now()
        self.tell_changed(table)
        self.rest(table)

    # --- what goes on by itself

    def schedule(self, table: Table) -> None:
        """Set the timer for the next thing that happens at the table by itself."""
        old = self.timers.pop(table.id, None)
        if old is not None:
            old.cancel()
        when = self.due(table)
        if when is not None:
            self.timers[table.id] = self.time.call_at(when, lambda: self._wake(table.id))

    def _wake(self, table_id: str) -> None:
        self.timers.pop(table_id, None)
        self.spawn(self.tick(table_id))

    def spawn(self, what: Any) -> None:
        """Run something beside; its failure is logged."""
        task = asyncio.ensure_future(what)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a table's own turn failed", exc_info=error)

    async def resume(self) -> None:
        """After a start: bring back every table that goes on by itself, so that its clock runs and its bots play."""
        for (table_id,) in await self.store.rows(self.store.statements.ticking):
            try:
                async with self.holding(table_id):
                    pass  # loading has set its timer
            except Exception:  # one broken table is not to stop the others
                log.exception("a match could not be brought back", table=table_id)

    async def close(self) -> None:
        """Stop all timers and what runs beside."""
        for handle in self.timers.values():
            handle.cancel()
        self.timers.clear()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Holding:
    """`async with house.holding(id) as table`: the table's lock is held, and the table is whole."""

    __slots__ = ("_house", "_id", "_table")

    def __init__(self, house: House, table_id: str) -> None:
        self._house = house
        self._id = table_id

    async def __aenter__(self) -> Table:
        house = self._house
        while True:
            table = await house.table(self._id)
            await table.lock.acquire()
            if table.whole and house.tables.get(self._id) is table:
                self._table = table
                return table
            table.lock.release()  # dropped while we waited

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()
        self._house.rest(self._table)
