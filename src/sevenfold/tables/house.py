"""The house: all tables of this server. Opens and reloads them, stores what changes, then tells who is there.

A table that nobody uses is forgotten and rebuilt from the store when it is needed again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
import structlog

from sevenfold.games.kit.contract import OptionValue
from sevenfold.games.kit.match import Match
from sevenfold.games.registry import game as game_of
from sevenfold.tables import bots
from sevenfold.tables.aside import Aside
from sevenfold.tables.beginning import Beginning, first_asked
from sevenfold.tables.bots import Thinker
from sevenfold.tables.chat import Line, shortened
from sevenfold.tables.clock import Bank, ClockKind, Handle, Time, checked_bank
from sevenfold.tables.following import Following
from sevenfold.tables.journal import ConflictError
from sevenfold.tables.keeper import TRIES, Keeper, Listener
from sevenfold.tables.limits import Limits
from sevenfold.tables.people import Person, new_id
from sevenfold.tables.problems import OvertakenError, TableError
from sevenfold.tables.ratings import Ratings
from sevenfold.tables.reminding import Reminding
from sevenfold.tables.results import seat_rows
from sevenfold.tables.seats import Chair, chair_at, free_bot_name
from sevenfold.tables.sharing import Alone, Sharing
from sevenfold.tables.statements import Write
from sevenfold.tables.store import Store
from sevenfold.tables.table import Table, Terms, Visitor, stored_terms
from sevenfold.tables.writing import cleaned

log = structlog.get_logger("sevenfold.tables")

_ID_CHARACTERS = 24
_DAY = 86_400.0
_LONG = 300
"""A match of so many lines takes some hundredths of a second to be played again: it is kept at hand for a while."""
_BESIDE = 60
"""A match of so many lines is played again in a thread of its own: many of them may be asked for at once."""

_Done = TypeVar("_Done")


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
        self.following = Following(self)
        self.sharing: Sharing = Alone(self)
        self.ratings = Ratings(store)
        self.reminding = Reminding(self)
        self.started = time.now()
        self.due: Callable[[Table, bool], float | None] = lambda _table, _all: None
        """When a table goes on by itself; with True also for bots that are thinking already."""
        self.tick: Callable[[str], Any] = lambda _id: None
        self.tables: dict[str, Table] = {}
        self.timers: dict[str, Handle] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.beside = Aside("match", 1)
        """Where matches are made that take long: from many lines, or from a position that somebody brings along."""

    # --- finding

    def holding(self, table_id: str) -> Holding:
        """The table of an id with its match, for the caller alone. Entering raises `TableError` where there is none."""
        return Holding(self, table_id)

    async def doing(self, table_id: str, what: Callable[[Table], Awaitable[_Done]]) -> _Done:
        """Do something with a table, for the caller alone; once more where another worker has been faster.

        Then it is decided anew, on what the other has made of the table: so `what` must look at the table each time.
        """
        for _ in range(TRIES):
            with contextlib.suppress(OvertakenError):
                async with self.holding(table_id) as table:
                    return await what(table)
        raise OvertakenError

    async def table(self, table_id: str) -> Table:
        """The table of an id, with its match. Raises `TableError` where there is none."""
        found = self.tables.get(table_id)
        if found is None or not found.whole:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            async with lock:
                found = self.tables.get(table_id) or await self._load(table_id)
                doubted = found.unsure
                if doubted:
                    await self._read_again(found)
                if not found.whole:
                    await self._load_match(found)
                if doubted:  # what was written after all, nobody has been told
                    if self.listener is not None:
                        self.listener.everything(found)
                    self.sharing.tell(found, terms=True, moved=True)
        found.used = self.time.now()
        return found

    async def _load(self, table_id: str) -> Table:
        terms, version = await self._terms(table_id)
        table = self.tables[table_id] = Table(terms, await self._chat(table_id), self.time.now(), version)
        table.behind = self.sharing.several  # what has been told while it was read went past it
        return table

    async def _read_again(self, table: Table) -> None:
        table.terms, table.version = await self._terms(table.id)
        table.chat = await self._chat(table.id)
        table.unsure = False
        table.behind = self.sharing.several

    async def _chat(self, table_id: str) -> list[Line]:
        rows = await self.store.rows(self.store.statements.chat, table=table_id, most=self.limits.chat_read)
        return shortened([msgspec.json.decode(row[0], type=Line) for row in reversed(rows)], self.limits)

    async def _terms(self, table_id: str) -> tuple[Terms, int]:
        """What is stored of a table, and as which version."""
        rows = []
        if len(table_id) <= _ID_CHARACTERS and table_id.isascii() and table_id.isprintable():
            rows = await self.store.rows(self.store.statements.table, id=table_id)
        if not rows:
            raise TableError("no-table", {"table": cleaned(table_id)[:_ID_CHARACTERS]})
        return stored_terms(rows[0][0]), rows[0][1]

    async def _load_match(self, table: Table) -> None:
        """Replay the match from its lines. A last deal or end that was not written any more is written now."""
        statements = self.store.statements
        match_id = table.terms.match or ""
        ((_, seed, _, clocks),) = await self.store.rows(statements.match, id=match_id)
        rows = await self.store.rows(statements.lines, match=match_id)
        lines = [row[0] for row in rows]
        if len(lines) < _BESIDE:
            match = Match.resume(lines, bytes.fromhex(seed))
        else:  # the others are not to wait for it
            match = await self.beside.do(Match.resume, lines, bytes.fromhex(seed))
        if match.played.lines:
            try:
                await self.store.write(*self.keeper.line_rows(match_id, match, match.played, self.time.now()))
            except ConflictError:
                raise OvertakenError from None
        table.match = match
        if table.terms.stage == "playing":
            at = rows[-1][1] if rows else self.time.now()
            table.remember(at, clocks, None if self.sharing.several else self.started)
            if not self.sharing.several:  # else whoever has moved last looks after it
                self.schedule(table)

    def forget(self, table: Table) -> None:
        """Drop what memory holds of the table's match; the store knows it."""
        table.match = table.clocks = table.clocks_stored = None
        table.shown = None
        table.reminded.clear()
        if not table.visitors and self.tables.get(table.id) is table:
            del self.tables[table.id]

    def distrust(self, table: Table) -> None:
        """Have everything of the table read again: nobody knows what of a failed write is stored."""
        table.unsure = True
        self.forget(table)

    def rest(self, table: Table) -> None:
        """Forget the table at once where nobody is there and nothing is due; a long match stays until the next `sweep`."""
        busy = table.visitors or table.thinking or table.id in self.timers or table.lock.locked()
        long = table.match is not None and table.match.version >= _LONG  # else each who asks has it played again
        if not busy and not long and self.tables.get(table.id) is table:
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
        bank: Bank | None = None,
        bot_ids: Sequence[str],
        beginning: Beginning | None = None,
        seat: int | None = None,
        rated: bool = False,
    ) -> Table:
        """A new table with the host on a seat (left out: 0, or whom the position asks first) and bots on the next free ones.

        Raises `TableError` or `OptionError` for what can't be.
        """
        game = game_of(game_id)
        game.check_seats(seats)
        checked = game.checked_options(seats, options)
        if len(bot_ids) > seats - 1:
            raise TableError("too-many-bots", {"bots": len(bot_ids), "seats": seats - 1})
        if rated and (bot_ids or host.program):
            raise TableError("rated-bots")
        if rated and beginning is not None:
            raise TableError("rated-position")
        since = self.time.now() - _DAY
        rows = await self.store.rows(self.store.statements.hosted, host=host.id, since=since)
        if rows[0][0] >= self.limits.tables_per_person:
            raise TableError("too-many-tables", {"most": self.limits.tables_per_person})
        chairs = [Chair() for _ in range(seats)]
        asked = 0
        if beginning is not None:
            asked = await self.beside.do(first_asked, game, seats, checked, beginning)
        chair_at(chairs, asked if seat is None else seat).seat_person(host)
        for bot, chair in zip(bot_ids, [chair for chair in chairs if chair.kind == "empty"], strict=False):
            self.check_bot(game_id, bot)
            chair.seat_bot(bot, free_bot_name(chairs))
        terms = Terms(new_id(), game_id, private, clock, checked, chairs, host.id, self.time.now(), beginning=beginning)
        terms.rated, terms.bank = rated, checked_bank(clock, bank)
        return await self.add(terms)

    async def add(self, terms: Terms) -> Table:
        """Store a new table."""
        await self.store.write(*self.rows_of(terms))
        return self.put_up(terms)

    def rows_of(self, terms: Terms) -> list[Write]:
        """What is to be stored of a new table."""
        statements = self.store.statements
        return [terms.row(statements, self.time.now()), *seat_rows(statements, None, terms)]

    def put_up(self, terms: Terms) -> Table:
        """Have a new table that has been stored; somebody may have found it already."""
        table = self.tables.setdefault(terms.id, Table(terms, [], self.time.now()))
        self.tell_changed(table)
        self.sharing.tell(table, terms=True)
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
        self._tell_presence(table, seat)

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
        await self.sharing.keep_due(table)
        await self.keeper.say(table, "system", "", "chat-back", figures={"name": chair.name, "bot": chair.bot_name})

    def go(self, table: Table, visitor: Visitor) -> None:
        """A connection ends."""
        table.visitors.discard(visitor)
        person, seat = visitor.person, table.seat(visitor.person)
        if person is not None and seat is not None and not table.here(person.id):
            table.away[person.id] = self.time.now()
        table.used = self.time.now()
        self._tell_presence(table, seat)
        self.rest(table)

    def _tell_presence(self, table: Table, seat: int | None) -> None:
        if seat is not None:
            self.tell_changed(table)
        elif self.listener is not None:
            self.listener.watched(table)
        self.sharing.crowd(table.id)

    def looks(self, table: Table, visitor: Visitor, looking: bool) -> None:  # it is what the client says
        """The page of a connection has come into sight, or gone out of it."""
        visitor.looking = looking
        if self.reminding.on:
            self.sharing.crowd(table.id)

    # --- what goes on by itself

    def schedule(self, table: Table) -> None:
        """Set the timer for the next thing that happens at the table by itself."""
        self.let_be(table.id)
        when = self.due(table, False)
        if when is not None:
            self.timers[table.id] = self.time.call_at(when, lambda: self._wake(table.id))

    def over(self, table: Table) -> None:
        """A match has ended: rate it, where it counts."""
        if table.terms.rated and table.terms.match is not None:
            self.spawn(self.ratings.settle(table.terms.match, self.time.now()))

    def let_be(self, table_id: str) -> None:
        """Have no timer for the table."""
        old = self.timers.pop(table_id, None)
        if old is not None:
            old.cancel()

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
        """After a start: see to it that every clock runs and every bot plays."""
        await self.ratings.catch_up(self.time.now())
        await self.sharing.resume()

    async def load_ticking(self) -> None:
        """Bring back every table that goes on by itself."""
        for (table_id,) in await self.store.rows(self.store.statements.ticking):
            try:
                async with self.holding(table_id):
                    pass  # loading has set its timer
            except Exception:  # one broken table is not to stop the others
                log.exception("a match could not be brought back", table=table_id)

    async def close(self) -> None:
        """Stop all timers and what runs beside."""
        self.reminding.stop()
        for handle in self.timers.values():
            handle.cancel()
        self.timers.clear()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.beside.close()


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
            try:
                if table.behind and table.whole:
                    await house.following.catch_up(table)
            except BaseException:
                table.lock.release()
                raise
            if table.whole and house.tables.get(self._id) is table:
                self._table = table
                return table
            table.lock.release()  # dropped while we waited

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()
        self._house.rest(self._table)
