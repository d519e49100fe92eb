"""Forgetting somebody who asks for it: what was theirs alone is deleted, what others have a part in keeps a neutral name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sevenfold.games.kit.lines import Header, entry_of, written
from sevenfold.tables import bots
from sevenfold.tables.chat import Line
from sevenfold.tables.merging import tables_of
from sevenfold.tables.people import People, Person
from sevenfold.tables.said import change_lines
from sevenfold.tables.seats import free_bot_name
from sevenfold.tables.statements import Write
from sevenfold.tables.table import Table

if TYPE_CHECKING:
    from sevenfold.tables.house import House

NOBODY = "N. N."
"""The name of somebody who has been forgotten, in every language."""
BLANK = "…"
"""What a line of chat says after its author has been forgotten."""


async def erase(house: House, people: People, person: Person) -> None:
    """Forget the person and their programs. Raises `TableError` where it can't be stored; what is left goes next time."""
    for (program,) in await people.store.rows(people.store.statements.programs_owned, owner=person.id):
        rows = await people.store.rows(people.store.statements.person, person=program)
        await erase(house, people, Person(program, rows[0][1], program=True))
    names = {person.name}
    for table_id in await tables_of(house, person.id):
        names |= await house.doing(table_id, lambda table: _leave(house, people, table, person))

    def blanked(line: Line, own: bool) -> Line:
        if own:
            line = msgspec.structs.replace(line, name=NOBODY, text=BLANK)
        figures = {key: NOBODY if figure in names else figure for key, figure in line.figures.items()}
        to = NOBODY if line.between is not None and line.between[1] == person.id else line.to
        return msgspec.structs.replace(line, figures=figures, to=to)

    await change_lines(house, person.id, blanked, owner=None)
    await people.store.write(
        people.row("blank_results", person=person.id, name_=NOBODY),
        *(
            people.row(name, person=person.id)
            for name in ("drop_steps", "drop_ratings", "drop_pushes", "drop_reminders", "drop_seats")
        ),
        people.row("drop_tokens", person=person.id, kept=""),
        people.row("drop_person", person=person.id),
    )
    people.forget(person.id)


async def _leave(house: House, people: People, table: Table, person: Person) -> set[str]:
    """Take the person out of a table and out of its match's record; returns the names they went by there."""
    draft = table.terms.copy()
    names = {person.name}
    own = [seat for seat, chair in enumerate(draft.chairs) if chair.person == person.id]
    for chair in (draft.chairs[seat] for seat in own):
        names.add(chair.name)
        if draft.stage == "open":
            chair.empty()
        elif draft.stage == "playing":
            chair.seat_bot(bots.stand_in(draft.game), free_bot_name(draft.chairs))
        else:
            chair.person, chair.name = None, NOBODY
    if draft.host == person.id:
        draft.host = next((chair.person for chair in draft.chairs if chair.person is not None), None)
    others = {chair.name for chair in draft.chairs if chair.person is not None}
    writes: list[Write] = []
    for match, line in await people.store.rows(people.store.statements.match_of_table, table=table.id):
        header = entry_of(line, 1)
        if not isinstance(header, Header):
            continue
        players = [
            NOBODY if seat in own or name in names - others else name for seat, name in enumerate(header.players)
        ]
        renamed = written(msgspec.structs.replace(header, players=players))
        writes.append(people.row("set_header", of=match, line_=renamed))
        if table.match is not None:
            table.match.lines[0] = renamed
    await house.keeper.commit(table, draft, writes)
    table.away.pop(person.id, None)
    house.schedule(table)
    if house.listener is not None:
        house.listener.everything(table)
    return names
