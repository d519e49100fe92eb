"""Reminders: who is asked and doesn't look is told so, once for each turn, by whatever `send` has been given.

A turn lasts until its seat has moved (or the clock for it), whatever others do meanwhile. Where a move brings somebody's turn
who has no page of the table in sight, a row is stored along with that move. When it is due, some seconds later, somebody takes
it, looks whether they still are asked and still don't look, settles it, and only then sends. So nothing is forgotten when a
worker dies, no move waits for a reminder, and of several workers one sends it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
import structlog

from sevenfold.tables.journal import ConflictError
from sevenfold.tables.problems import StoreError
from sevenfold.tables.statements import Write
from sevenfold.tables.table import Table, Terms

if TYPE_CHECKING:
    from sevenfold.tables.clock import Handle
    from sevenfold.tables.house import House

log = structlog.get_logger("sevenfold.tables")

_LOOK = 1.0
"""Seconds between two looks for what is due."""
_MOST = 50
"""So many reminders are taken at one look; the others at the next."""


class Reminder(msgspec.Struct, frozen=True):
    """What somebody is told: that they are asked at a table of a game, who has opened it, who else plays, and for how long.

    `host` is None where nobody holds the table, `own` says that they do themselves; `left` are seconds where a clock runs.
    """

    person: str
    table: str
    game: str
    host: str | None
    own: bool
    others: tuple[str, ...]
    left: float | None


class _Mover(msgspec.Struct):
    seat: int | None = None


_mover = msgspec.json.Decoder(_Mover).decode


def turn_of(table: Table, seat: int, match_id: str) -> str:
    """Which turn of its match a seat has: another one after each move of its own, and in each round."""
    match = table.begun_match()
    own = next((i for i in range(len(match.lines) - 1, 0, -1) if _mover(match.lines[i]).seat == seat), 0)
    return f"{match_id} {match.game.round(match.state)} {own}"


class Reminding:
    """The reminders of a house. Nothing is stored or looked for until it is started."""

    def __init__(self, house: House) -> None:
        self.on = False
        self._house = house
        self._send: Callable[[Reminder], Awaitable[None]] | None = None
        self._wanted: Callable[[str], Awaitable[bool]] | None = None
        self._busy: set[tuple[str, int]] = set()
        self._timer: Handle | None = None

    def start(self, wanted: Callable[[str], Awaitable[bool]], send: Callable[[Reminder], Awaitable[None]]) -> None:
        """Remind people from now on: whoever it is `wanted` for is sent what is to be said."""
        self.on, self._wanted, self._send = True, wanted, send
        self._look_later()

    def stop(self) -> None:
        """Look for nothing any more; what is due waits for the next who looks."""
        self.on = False
        if self._timer is not None:
            self._timer.cancel()

    # --- when a move is stored

    def rows(self, table: Table, draft: Terms | None) -> Sequence[Write]:
        """What is to be stored along with a change of the table: whose turn it is who doesn't look."""
        if not self.on or table.match is None:
            return ()
        statements, terms = self._house.store.statements, draft or table.terms
        if terms.stage == "over":
            if table.terms.stage == "over":
                return ()
            table.reminded.clear()
            return (Write(statements.drop_reminders_at, statements.drop_reminders_at.values({"of": table.id})),)
        before, table.terms = table.terms, terms
        try:
            waiting = table.waited_for()
        finally:
            table.terms = before
        found: list[Write] = []
        for seat in waiting:
            chair = terms.chairs[seat]
            if chair.kind != "person" or chair.person is None or chair.program or table.looked_at(chair.person):
                continue
            turn = turn_of(table, seat, terms.match or "")
            if table.reminded.get(seat) == f"{chair.person} {turn}":
                continue
            table.reminded[seat] = f"{chair.person} {turn}"
            due = self._house.time.now() + self._house.limits.reminder_seconds
            row = {"table": table.id, "seat": seat, "person": chair.person, "turn": turn, "due": due}
            found.append(Write(statements.put_reminder, statements.put_reminder.values(row)))
        return found

    # --- when it is due

    def _look_later(self) -> None:
        if self.on:
            time = self._house.time
            self._timer = time.call_at(time.now() + _LOOK, lambda: self._house.spawn(self._look()))

    async def _look(self) -> None:
        """Take what is due."""
        try:
            for table_id, seat, person, turn in await self._house.sharing.take_reminders(_MOST):
                if (table_id, seat) not in self._busy:
                    self._busy.add((table_id, seat))
                    self._house.spawn(self._remind(table_id, seat, person, turn))
        except StoreError as error:
            log.warning("reminders can't be looked for", reason=str(error))
        finally:
            self._look_later()

    async def _remind(self, table_id: str, seat: int, person: str, turn: str) -> None:
        """Send one reminder, if it still is one."""
        send, wanted, reminder = self._send, self._wanted, None
        if send is None or wanted is None:
            return
        settling = self._write("settle_reminder", table_id, seat, turn)
        try:
            if await wanted(person):
                reminder = await self._house.doing(table_id, lambda table: self._decided(table, seat, person, turn))
            else:
                await self._house.store.write(settling)
        except ConflictError:
            return  # another worker has been faster
        except StoreError as error:
            log.warning("a reminder has to wait for the database", table=table_id, reason=str(error))
        except Exception:  # whatever is wrong with the table, it is not to be tried every second
            log.exception("a reminder could not be made out", table=table_id)
            with contextlib.suppress(ConflictError):
                await self._house.store.write(settling)
        finally:
            self._busy.discard((table_id, seat))
        if reminder is not None:
            await send(reminder)

    async def _decided(self, table: Table, seat: int, person: str, turn: str) -> Reminder | None:
        """What is to be said, where the turn still is one and nobody looks. Settles it either way."""
        house, terms = self._house, table.terms
        chair = terms.chairs[seat] if seat < len(terms.chairs) else None
        waited = chair is not None and seat in table.waited_for() and chair.kind == "person" and chair.person == person
        if not waited or turn_of(table, seat, terms.match or "") != turn:
            table.reminded.pop(seat, None)  # it may come again: after a pause the same turn goes on
            await house.store.write(self._write("drop_reminder", table.id, seat, turn))
            return None
        await house.store.write(self._write("settle_reminder", table.id, seat, turn))
        if table.looked_at(person):
            return None
        host = table.host_seat()
        when = table.deadline(seat, house.started)
        return Reminder(
            person,
            table.id,
            terms.game,
            None if host is None else terms.chairs[host].name,
            terms.host == person,
            tuple(other.shown_name for other in terms.chairs if other is not chair and other.kind != "empty"),
            None if when is None else max(0.0, when - house.time.now()),
        )

    def _write(self, name: str, table_id: str, seat: int, turn: str) -> Write:
        statement = getattr(self._house.store.statements, name)
        return Write(statement, statement.values({"of": table_id, "nth": seat, "now_": turn}))
