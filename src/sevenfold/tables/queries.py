"""Every SQL statement of the store, written with SQLAlchemy Core; compiled into `statements.json` for both databases.

    python -m sevenfold.tables.queries            writes the file
    python -m sevenfold.tables.queries --check    exit status 1 where it has drifted

Compiled beforehand, so that a server neither imports SQLAlchemy nor runs Alembic unless a migration is due: that would
be half of the time it takes to start.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import String, Text, bindparam, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql import asyncpg
from sqlalchemy.engine import Dialect
from sqlalchemy.schema import CreateIndex, CreateTable
from sqlalchemy.sql import ClauseElement

from sevenfold.tables.people_queries import CHANGING, people_statements
from sevenfold.tables.reminder_queries import reminder_statements, taking
from sevenfold.tables.schema import chat, lines, matches, metadata, people, tables, tokens
from sevenfold.tables.sharing_queries import news, only_newer, sharing_statements
from sevenfold.tables.statements import FILE, Statement
from sevenfold.tables.steward_queries import steward_statements

_BULK_LINES = {
    "sqlite": (
        "INSERT INTO lines (\"match\", number, at, line) SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), "
        "json_extract(value, '$[2]'), json_extract(value, '$[3]') FROM json_each(?)"
    ),
    "postgresql": (
        "INSERT INTO lines (match, number, at, line) SELECT value ->> 0, (value ->> 1)::integer, "
        "(value ->> 2)::double precision, value ->> 3 FROM jsonb_array_elements($1::jsonb) AS value"
    ),
}
"""Many lines at once; JSON is what both databases take apart by themselves."""


def dialects() -> dict[str, Dialect]:
    """The two kinds of database, as their drivers want their SQL."""
    return {"sqlite": sqlite.dialect(paramstyle="qmark"), "postgresql": asyncpg.dialect()}  # type: ignore[no-untyped-call]


def statements(dialect: Dialect) -> dict[str, Statement]:
    """All statements for one kind of database."""
    maker: Any = sqlite.insert if dialect.name == "sqlite" else postgresql.insert

    compiled = _compiler(dialect)

    def upsert(table: Any, rank: int, columns: str, changing: str = "") -> Statement:
        """Insert a row with these columns; where its key is there already, change the `changing` ones (all, if not said)."""
        names = columns.split()
        statement = maker(table).values({name: bindparam(name) for name in names})
        keys = {column.name for column in table.primary_key.columns}
        new = {n: statement.excluded[n] for n in (changing.split() or names) if n not in keys}
        return compiled(statement.on_conflict_do_update(index_elements=table.primary_key.columns, set_=new), rank)

    def replaced(table: Any, rank: int, columns: str) -> Statement:
        """Insert a row, or replace the one whose version came just before; where neither can be, somebody was faster."""
        statement = maker(table).values({name: bindparam(name) for name in columns.split()})
        keys = {column.name for column in table.primary_key.columns}
        new = {n: statement.excluded[n] for n in columns.split() if n not in keys}
        clause = statement.on_conflict_do_update(
            index_elements=table.primary_key.columns, set_=new, where=only_newer(statement)
        )
        return msgspec.structs.replace(compiled(clause, rank), counted=True)

    def added(table: Any, rank: int, columns: str) -> Statement:
        return compiled(insert(table).values({name: bindparam(name) for name in columns.split()}), rank)

    return {
        **people_statements(compiled, upsert, added),
        **steward_statements(compiled, upsert),
        **reminder_statements(maker, compiled, upsert),
        "put_person": upsert(people, 1, "id name program created", "name"),
        "add_token": added(tokens, 2, "token person kind label made used"),
        "put_table": replaced(tables, 2, "id game stage private host ticking changed data version"),
        "add_match": added(matches, 3, "id table seed began"),
        "add_line": msgspec.structs.replace(compiled(insert(lines), 4), bulk=_BULK_LINES[dialect.name]),
        "add_chat": compiled(insert(chat), 5),
        "person_by_token": compiled(
            select(people.c.id, people.c.name, people.c.program, people.c.login, tokens.c.used)
            .join(tokens, tokens.c.person == people.c.id)
            .where(tokens.c.token == bindparam("token"))
        ),
        "table": compiled(select(tables.c.data, tables.c.version).where(tables.c.id == bindparam("id"))),
        "ticking": compiled(select(tables.c.id).where(tables.c.stage == "playing", tables.c.ticking == 1)),
        "public": compiled(
            select(tables.c.data)
            .where(tables.c.stage != "over", tables.c.private == 0)
            .order_by(tables.c.changed.desc())
            .limit(bindparam("most"))
        ),
        "hosted": compiled(
            select(func.count())
            .select_from(tables)
            .where(tables.c.host == bindparam("host"), tables.c.stage != "over", tables.c.changed > bindparam("since"))
        ),
        "match": compiled(
            select(matches.c.table, matches.c.seed, matches.c.began, matches.c.clocks).where(
                matches.c.id == bindparam("id")
            )
        ),
        "set_clocks": compiled(
            update(matches)
            .where(matches.c.id == bindparam("of", type_=String(24)))
            .values(clocks=bindparam("clocks_", type_=Text)),
            CHANGING,
        ),
        "lines": compiled(
            select(lines.c.line, lines.c.at).where(lines.c.match == bindparam("match")).order_by(lines.c.number)
        ),
        "chat": compiled(
            select(chat.c.data)
            .where(chat.c.table == bindparam("table"))
            .order_by(chat.c.number.desc())
            .limit(bindparam("most"))
        ),
        "news": news(compiled),
    }


def _compiler(dialect: Dialect) -> Callable[..., Statement]:
    def compiled(clause: ClauseElement, rank: int = 0) -> Statement:
        made: Any = clause.compile(dialect=dialect, compile_kwargs={"render_postcompile": True})
        constants = {str(name): value for name, value in made.params.items() if value is not None}
        return Statement(
            " ".join(str(made).split()), tuple(str(name) for name in made.positiontup or ()), rank, constants
        )

    return compiled


def shared(dialect: Dialect) -> dict[str, Statement] | None:
    """What several workers need, where there can be several."""
    if dialect.name != "postgresql":
        return None
    compiled = _compiler(dialect)

    def upsert(table: Any, rank: int, columns: str) -> Statement:
        names = columns.split()
        statement = postgresql.insert(table).values({name: bindparam(name) for name in names})
        keys = {column.name for column in table.primary_key.columns}
        new = {n: statement.excluded[n] for n in names if n not in keys}
        return compiled(statement.on_conflict_do_update(index_elements=table.primary_key.columns, set_=new), rank)

    return {**sharing_statements(compiled, upsert), **taking(compiled)}


def schema(dialect: Dialect) -> list[str]:
    """What makes an empty database the newest shape; Alembic's migrations lead to the same."""
    made: list[str] = []
    for table in metadata.sorted_tables:
        made.append(str(CreateTable(table).compile(dialect=dialect)))
        indexes = sorted(table.indexes, key=lambda index: str(index.name))
        made += [str(CreateIndex(index).compile(dialect=dialect)) for index in indexes]
    return [" ".join(text.split()) for text in made]


def generated() -> bytes:
    """The whole file."""
    data = {
        name: {"schema": schema(dialect), "statements": statements(dialect), "shared": shared(dialect)}
        for name, dialect in dialects().items()
    }
    return msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"


def main(arguments: list[str]) -> int:
    """Write the file, or with `--check` only say whether it has drifted; returns the exit status."""
    data = generated()
    if arguments == ["--check"]:
        if not FILE.exists() or FILE.read_bytes() != data:
            sys.stderr.write(f"{FILE} has drifted from queries.py: run `python -m sevenfold.tables.queries`\n")
            return 1
        return 0
    if arguments:
        sys.stderr.write("the only argument is --check\n")
        return 2
    FILE.write_bytes(data)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
