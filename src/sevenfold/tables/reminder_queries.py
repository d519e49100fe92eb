"""The SQL of reminders: whose browsers are told, and which turns somebody is still to be told of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Float, Integer, String, and_, bindparam, delete, null, or_, select, update

from sevenfold.tables.schema import house, pushes, reminders
from sevenfold.tables.statements import Statement

_BROWSER, _CHANGING, _DROPPING, _LAST = 3, 6, 7, 9
"""Ranks: after the people they belong to; before the people they belong to are dropped."""

PUSH_KEY = "push-key"
"""The name of the row with the secret key that push services know this server by."""


def reminder_statements(
    maker: Callable[..., Any], compiled: Callable[..., Statement], upsert: Callable[..., Statement]
) -> dict[str, Statement]:
    """The statements by name; the functions write and compile them for one kind of database."""
    person, token = bindparam("person", type_=String(24)), bindparam("token", type_=String(64))
    id_, kept = bindparam("id_", type_=String(64)), bindparam("kept", type_=String(64))
    into = bindparam("into", type_=String(24))
    of, nth = bindparam("of", type_=String(24)), bindparam("nth", type_=Integer)
    same = and_(
        reminders.c.table == of, reminders.c.seat == nth, reminders.c.turn == bindparam("now_", type_=String(64))
    )
    put = maker(reminders).values({c: bindparam(c) for c in ("table", "seat", "person", "turn", "due")})
    fresh = {c: put.excluded[c] for c in ("person", "turn", "due")}
    key = maker(house).values({c: bindparam(c) for c in ("name", "data", "changed")})
    due = reminders.c.due <= bindparam("before", type_=Float(53))
    return {
        "push_key": compiled(select(house.c.data).where(house.c.name == PUSH_KEY)),
        "add_push_key": compiled(key.on_conflict_do_nothing(), _LAST),
        "put_push": upsert(pushes, _BROWSER, "id person data made token"),
        "pushes_of": compiled(
            select(pushes.c.id, pushes.c.data, pushes.c.token).where(pushes.c.person == person).order_by(pushes.c.made)
        ),
        "rebind_push": compiled(
            update(pushes).where(pushes.c.token == kept).values(token=bindparam("token_")), _CHANGING
        ),
        "drop_push": compiled(delete(pushes).where(pushes.c.id == id_, pushes.c.person == person), _DROPPING),
        "drop_push_of_token": compiled(delete(pushes).where(pushes.c.token == token, pushes.c.id != id_), _DROPPING),
        "drop_pushes_elsewhere": compiled(
            delete(pushes).where(pushes.c.person == person, pushes.c.token != kept), _DROPPING
        ),
        "put_reminder": compiled(
            put.on_conflict_do_update(
                index_elements=reminders.primary_key.columns,
                set_={**fresh, "until": 0.0},
                where=or_(reminders.c.turn != put.excluded.turn, reminders.c.person != put.excluded.person),
            ),
            _LAST,
        ),
        "due_reminders": compiled(
            select(reminders.c.table, reminders.c.seat, reminders.c.person, reminders.c.turn)
            .where(due)
            .order_by(reminders.c.due)
            .limit(bindparam("most", type_=Integer))
        ),
        "settle_reminder": msgspec.structs.replace(
            compiled(update(reminders).where(same, reminders.c.due.is_not(None)).values(due=null()), _CHANGING),
            counted=True,
        ),
        "drop_reminder": compiled(delete(reminders).where(same), _DROPPING),
        "drop_reminders_at": compiled(delete(reminders).where(reminders.c.table == of), _DROPPING),
        "move_reminders": compiled(
            update(reminders).where(reminders.c.person == person).values(person=into), _CHANGING
        ),
        "drop_reminders": compiled(delete(reminders).where(reminders.c.person == person), _DROPPING),
    }


def taking(compiled: Callable[..., Statement]) -> dict[str, Statement]:
    """What several workers need besides: each takes other reminders, for as long as its lease."""
    now = bindparam("now", type_=Float(53))
    chosen = (
        select(reminders.c.table, reminders.c.seat)
        .where(reminders.c.due <= bindparam("before", type_=Float(53)), reminders.c.until < now)
        .order_by(reminders.c.due)
        .limit(bindparam("most", type_=Integer))
        .with_for_update(skip_locked=True)
        .subquery()
    )
    return {
        "take_reminders": compiled(
            update(reminders)
            .where(reminders.c.table == chosen.c.table, reminders.c.seat == chosen.c.seat)
            .values(until=bindparam("lease", type_=Float(53)))
            .returning(reminders.c.table, reminders.c.seat, reminders.c.person, reminders.c.turn)
        )
    }
