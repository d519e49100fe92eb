"""A pause by consent: once everybody who plays wishes for one, clocks and bots stand still until one of them goes on.

Every function's caller holds the table's lock.
"""

from __future__ import annotations

from sevenfold.games.kit.errors import Figure
from sevenfold.tables.house import House
from sevenfold.tables.manage import seat_held
from sevenfold.tables.people import Person
from sevenfold.tables.problems import TableError
from sevenfold.tables.table import Table, Terms, began_again, resume


class Pausing:
    """The pauses at the tables of a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def pause(self, table: Table, person: Person | None, *, wanted: bool) -> None:
        """Wish for a pause, or not any more; during one: go on. Raises `TableError` for who doesn't play, and outside a match."""
        seat = seat_held(table, person)
        if table.running is None:
            raise TableError("not-playing" if table.terms.stage == "open" else "over")
        if wanted:
            await self._wish(table, seat)
        elif table.terms.paused:
            await self._go_on(table, seat)
        elif table.terms.chairs[seat].pausing:
            draft = table.terms.copy()
            draft.chairs[seat].pausing = False
            await self._kept(table, draft, "chat-pause-unwished", seat)

    async def _wish(self, table: Table, seat: int) -> None:
        if table.terms.paused or table.terms.chairs[seat].pausing:
            return
        await self.house.give_back(table, seat)
        draft = table.terms.copy()
        draft.chairs[seat].pausing = True
        draft.paused = all(chair.pausing for chair in draft.chairs if chair.kind == "person")
        await self._kept(table, draft, "chat-paused" if draft.paused else "chat-pause-wished", seat)

    async def _go_on(self, table: Table, seat: int) -> None:
        now = self.house.time.now()
        draft = table.terms.copy()
        resume(draft, now)
        await self._kept(table, draft, "chat-pause-over", seat)

    async def _kept(self, table: Table, draft: Terms, text: str, seat: int) -> None:
        house, before = self.house, table.terms.paused
        await house.keeper.commit(table, draft)
        if before and not draft.paused:
            began_again(table, draft.resumed)
        house.schedule(table)
        await house.sharing.keep_due(table)
        house.tell_changed(table)
        figures: dict[str, Figure] = {"name": draft.chairs[seat].name}
        await house.keeper.say(table, "system", "", text, figures=figures)
