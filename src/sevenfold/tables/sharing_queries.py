"""The SQL of several workers on one PostgreSQL database: due-times, who is alive, who is at which table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import (
    Float,
    Integer,
    String,
    Text,
    and_,
    any_,
    bindparam,
    cast,
    delete,
    func,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY, insert

from sevenfold.tables.schema import chat, dues, lines, matches, people, presence, tables, workers
from sevenfold.tables.statements import Statement

_SHARED = 9
"""Rank: after everything that is about the tables themselves."""


def news(compiled: Callable[..., Statement]) -> Statement:
    """All that is new of a table, as of one moment: its terms, lines, chat, and who is there through other workers."""
    table = bindparam("table", type_=String(24))
    terms = select(
        literal(0).label("kind"), tables.c.version.label("number"), tables.c.changed.label("at"), tables.c.data
    ).where(tables.c.id == table)
    line = select(literal(1), lines.c.number, lines.c.at, lines.c.line).where(
        lines.c.match == bindparam("match", type_=String(24)), lines.c.number > bindparam("line", type_=Integer)
    )
    said = select(literal(2), chat.c.number, chat.c.at, chat.c.data).where(
        chat.c.table == table, chat.c.number > bindparam("said", type_=Integer)
    )
    who = presence.c.person + literal(" ", Text) + func.coalesce(people.c.name, literal("", Text))
    there = (
        select(literal(3), presence.c.count, cast(presence.c.looking, Float(53)), who)
        .select_from(presence.outerjoin(people, people.c.id == presence.c.person))
        .where(presence.c.table == table, presence.c.worker != bindparam("worker", type_=String(24)))
    )
    due = select(literal(4), literal(0), dues.c.at, literal("", Text)).where(dues.c.table == table)
    clocks = select(
        literal(5), literal(0), literal(0.0, Float(53)), func.coalesce(matches.c.clocks, literal("", Text))
    ).where(matches.c.id == bindparam("match", type_=String(24)))
    return compiled(terms.union_all(line, said, there, due, clocks).order_by("kind", "number"))


def sharing_statements(compiled: Callable[..., Statement], upsert: Callable[..., Statement]) -> dict[str, Statement]:
    """The statements by name, for PostgreSQL alone."""
    worker, now = bindparam("me", type_=String(24)), bindparam("now", type_=Float(53))
    until = bindparam("lease", type_=Float(53))
    free = dues.c.until < now
    taken = update(dues).values(worker=worker, until=until)
    overdue = (
        select(dues.c.table)
        .where(dues.c.at < bindparam("before", type_=Float(53)), free)
        .order_by(dues.c.at)
        .limit(bindparam("most", type_=Integer))
        .with_for_update(skip_locked=True)
    )
    one = bindparam("of", type_=String(24))
    ticking = select(tables.c.id, now, literal("", String(24)), literal(0.0, Float(53))).where(
        tables.c.stage == "playing", tables.c.ticking == 1
    )
    return {
        "put_due": upsert(dues, _SHARED, "table at worker until"),
        "drop_due": compiled(delete(dues).where(dues.c.table == one), _SHARED),
        "take_due": compiled(
            taken.where(
                dues.c.table == one,
                dues.c.at <= bindparam("before", type_=Float(53)),
                or_(free, dues.c.worker == worker),
            ).returning(dues.c.at)
        ),
        "take_overdue": compiled(taken.where(dues.c.table.in_(overdue)).returning(dues.c.table)),
        "add_dues": compiled(
            insert(dues).from_select(["table", "at", "worker", "until"], ticking).on_conflict_do_nothing()
        ),
        "free_dues": compiled(update(dues).values(until=0.0).where(dues.c.worker == one)),
        "put_worker": upsert(workers, _SHARED, "id seen"),
        "beat": compiled(update(workers).values(seen=now).where(workers.c.id == worker).returning(workers.c.id)),
        "reap": compiled(delete(workers).where(workers.c.seen < now, workers.c.id != worker).returning(workers.c.id)),
        "drop_worker": compiled(delete(workers).where(workers.c.id == one).returning(workers.c.id)),
        "lost": compiled(select(presence.c.worker).where(presence.c.worker.not_in(select(workers.c.id))).distinct()),
        "put_presence": upsert(presence, _SHARED, "worker table person count looking"),
        "drop_presence": compiled(
            delete(presence).where(
                and_(
                    presence.c.worker == worker,
                    presence.c.table == one,
                    presence.c.person == bindparam("who", type_=Text),
                )
            ),
            _SHARED,
        ),
        "drop_presence_of": compiled(delete(presence).where(presence.c.worker == one)),
        "visited": compiled(select(presence.c.table).distinct()),
        "terms_of": compiled(select(tables.c.data).where(tables.c.id == any_(bindparam("ids", type_=ARRAY(String))))),
    }


def only_newer(statement: Any) -> Any:
    """The condition under which a table's row may be replaced: whoever writes it has read the version before."""
    return tables.c.version == statement.excluded.version - 1
