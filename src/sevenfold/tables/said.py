"""Changing lines of chat afterwards: when their author becomes somebody else, or wants to be forgotten."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from sevenfold.tables.chat import Line
from sevenfold.tables.statements import Write

if TYPE_CHECKING:
    from sevenfold.tables.house import House

_decode = msgspec.json.Decoder(Line).decode


async def change_lines(house: House, person: str, change: Callable[[Line, bool], Line], *, owner: str | None) -> None:
    """Change the lines of somebody, and those of others at their tables: `change` is told whether it is their own.

    Their own lines belong to `owner` from then on.
    """
    store = house.store
    writes: list[Write] = []
    changed: defaultdict[str, dict[int, Line]] = defaultdict(dict)
    for table, number, data, author in await store.rows(store.statements.chat_by, person=person):
        line, own = _decode(data), author == person
        new = change(line, own)
        if new == line and (not own or owner == person):
            continue
        row = {"of": table, "nth": number, "data_": msgspec.json.encode(new).decode()}
        statement = store.statements.set_chat
        writes.append(Write(statement, statement.values({**row, "person_": owner if own else author})))
        changed[table][number] = new
    if writes:
        await store.write(*writes)
    for table, lines in changed.items():
        known = house.tables.get(table)
        if known is not None:
            known.chat = [lines.get(line.number, line) for line in known.chat]
        house.sharing.tell_anew(table)
