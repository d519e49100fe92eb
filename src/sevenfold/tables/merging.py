"""A guest becomes one with an account: open seats, matches, ratings and what was said go over, and the guest is no more.

Where both sit at one table, the account keeps its own seat: the guest's is free again, or a bot's in a running match. What both
have played against each other stays one result each; the guest's loses its owner. A rating the account has stands above the
guest's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sevenfold.tables import bots
from sevenfold.tables.chat import Line
from sevenfold.tables.people import People, Person
from sevenfold.tables.said import change_lines
from sevenfold.tables.seats import free_bot_name, seat_of
from sevenfold.tables.table import Table, Terms

if TYPE_CHECKING:
    from sevenfold.tables.house import House

_MOVED = ("move_results", "move_chat", "move_pushes", "move_reminders", "move_steps", "move_ratings")


async def tables_of(house: House, person: str) -> list[str]:
    """Every table that the person has, or had, something to do with."""
    statements = house.store.statements
    seats = await house.store.rows(statements.seats_of, person=person)
    hosted = await house.store.rows(statements.hosted_by, host=person)
    return sorted({row[0] for row in [*seats, *hosted]})


async def merge(house: House, people: People, guest: Person, account: Person) -> None:
    """Let the account have what the guest has. Raises `TableError` where it can't be stored; what is left goes next time."""
    for table_id in await tables_of(house, guest.id):
        await house.doing(table_id, lambda table: _hand_over(house, table, guest, account))

    def heard(line: Line, _own: bool) -> Line:
        """Whispers go on being read by the two they were between."""
        if line.between is None or guest.id not in line.between:
            return line
        first, second = (account.id if one == guest.id else one for one in line.between)
        return msgspec.structs.replace(line, between=(first, second))

    await change_lines(house, guest.id, heard, owner=guest.id)
    await people.store.write(
        *(people.row(name, person=guest.id, into=account.id, account=account.id) for name in _MOVED)
    )
    await people.store.write(
        people.row("blank_results", person=guest.id, name_=guest.name),
        *(people.row(name, person=guest.id) for name in ("drop_steps", "drop_ratings", "drop_seats")),
        people.row("drop_tokens", person=guest.id, kept=""),
        people.row("drop_person", person=guest.id),
    )
    people.forget(guest.id)


async def _hand_over(house: House, table: Table, guest: Person, account: Person) -> None:
    draft = table.terms.copy()
    if draft.host == guest.id:
        draft.host = account.id
    _seat(draft, guest, account)
    await house.keeper.commit(table, draft)
    house.schedule(table)
    if house.listener is not None:
        house.listener.everything(table)


def _seat(draft: Terms, guest: Person, account: Person) -> None:
    both = seat_of(draft.chairs, account) is not None
    for chair in draft.chairs:
        if chair.person != guest.id:
            continue
        if not both:
            chair.person = account.id
            chair.name = chair.name if draft.stage == "over" else account.name
        elif draft.stage == "open":
            chair.empty()
        elif draft.stage == "playing":
            chair.seat_bot(bots.stand_in(draft.game), free_bot_name(draft.chairs))
        else:
            chair.person = None
