"""The SQL of the host's page: bans, the word list, the notice, and what there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Integer, String, Table, Text, bindparam, delete, func, or_, select

from sevenfold.tables.reminder_queries import PUSH_KEY
from sevenfold.tables.schema import bans, house, matches, people, results, tables, tokens
from sevenfold.tables.statements import Statement

_HOUSE = 9
"""Rank: nothing refers to these."""


def steward_statements(compiled: Callable[..., Statement], upsert: Callable[..., Statement]) -> dict[str, Statement]:
    """The statements by name; the two functions compile them for one kind of database."""
    most, offset = bindparam("most", type_=Integer), bindparam("offset", type_=Integer)
    last = select(func.max(tokens.c.used)).where(tokens.c.person == people.c.id).scalar_subquery()
    like = bindparam("like", type_=Text)

    def count(table: Table) -> Any:
        return select(func.count()).select_from(table).scalar_subquery()

    return {
        "house_rows": compiled(
            select(house.c.name, house.c.data).where(house.c.name != PUSH_KEY)  # a secret that none of it needs
        ),
        "put_house": upsert(house, _HOUSE, "name data changed"),
        "ban_rows": compiled(
            select(bans.c.kind, bans.c.value, bans.c.reason, bans.c.made, bans.c.until).order_by(bans.c.made.desc())
        ),
        "put_ban": upsert(bans, _HOUSE, "kind value reason made until"),
        "drop_ban": compiled(
            delete(bans).where(
                bans.c.kind == bindparam("kind_", type_=String(12)),
                bans.c.value == bindparam("value_", type_=String(64)),
            ),
            _HOUSE,
        ),
        "find_people": compiled(
            select(people.c.id, people.c.name, people.c.login, people.c.program, people.c.created, last.label("used"))
            .where(or_(func.lower(people.c.name).like(like, escape="\\"), people.c.login.like(like, escape="\\")))
            .order_by(last.desc(), people.c.id)
            .limit(most)
            .offset(offset)
        ),
        "find_tables": compiled(
            select(tables.c.data, tables.c.changed)
            .where(tables.c.stage == bindparam("stage", type_=String(8)))
            .order_by(tables.c.changed.desc(), tables.c.id)
            .limit(most)
            .offset(offset)
        ),
        "house_counts": compiled(
            select(
                count(people),
                select(func.count()).where(people.c.login.is_not(None)).scalar_subquery(),
                count(tables),
                count(matches),
            )
        ),
        "ended_matches": compiled(
            select(results.c.match, func.max(results.c.ended).label("ended"))
            .group_by(results.c.match)
            .order_by("ended", results.c.match)
            .limit(most)
            .offset(offset)
        ),
    }
