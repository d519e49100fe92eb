"""Every SQL statement of the store: written with SQLAlchemy Core, compiled once for the database's own driver."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import bindparam, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement

from sevenfold.tables.schema import chat, lines, matches, people, tables


class Statement(NamedTuple):
    """One statement in the driver's own SQL. Writes of one transaction are ordered by `rank`: what others refer to first."""

    sql: str
    names: tuple[str, ...]
    rank: int = 0
    constants: tuple[tuple[str, Any], ...] = ()

    def values(self, given: Mapping[str, Any]) -> tuple[Any, ...]:
        """The values in the order the SQL wants them."""
        known = {**dict(self.constants), **given} if self.constants else given
        return tuple(known[name] for name in self.names)


class Write(NamedTuple):
    """One row to write."""

    statement: Statement
    values: tuple[Any, ...]


class Statements:
    """The statements for one kind of database."""

    def __init__(self, dialect: Dialect) -> None:
        maker: Any = sqlite.insert if dialect.name == "sqlite" else postgresql.insert

        def compiled(clause: ClauseElement, rank: int = 0) -> Statement:
            made: Any = clause.compile(dialect=dialect, compile_kwargs={"render_postcompile": True})
            constants = tuple((name, value) for name, value in made.params.items() if value is not None)
            return Statement(str(made), tuple(made.positiontup or ()), rank, constants)

        def upsert(table: Any, rank: int) -> Statement:
            statement = maker(table)
            new = {c.name: statement.excluded[c.name] for c in table.columns if not c.primary_key}
            return compiled(statement.on_conflict_do_update(index_elements=table.primary_key.columns, set_=new), rank)

        self.put_person = upsert(people, 1)
        self.put_table = upsert(tables, 2)
        self.add_match = compiled(insert(matches), 3)
        self.add_line = compiled(insert(lines), 4)
        self.add_chat = compiled(insert(chat), 5)

        self.person_by_token = compiled(
            select(people.c.id, people.c.name, people.c.program).where(people.c.token == bindparam("token"))
        )
        self.table = compiled(select(tables.c.data).where(tables.c.id == bindparam("id")))
        self.ticking = compiled(select(tables.c.id).where(tables.c.stage == "playing", tables.c.ticking == 1))
        self.public = compiled(
            select(tables.c.data)
            .where(tables.c.stage != "over", tables.c.private == 0)
            .order_by(tables.c.changed.desc())
            .limit(bindparam("most"))
        )
        self.hosted = compiled(
            select(func.count()).select_from(tables).where(tables.c.host == bindparam("host"), tables.c.stage != "over")
        )
        self.match = compiled(
            select(matches.c.table, matches.c.seed, matches.c.began).where(matches.c.id == bindparam("id"))
        )
        self.lines = compiled(
            select(lines.c.line, lines.c.at).where(lines.c.match == bindparam("match")).order_by(lines.c.number)
        )
        self.chat = compiled(
            select(chat.c.data)
            .where(chat.c.table == bindparam("table"))
            .order_by(chat.c.number.desc())
            .limit(bindparam("most"))
        )
