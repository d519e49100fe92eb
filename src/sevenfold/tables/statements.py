"""The store's SQL, as `queries` has compiled it into `statements.json`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

FILE = Path(__file__).with_name("statements.json")


class Statement(msgspec.Struct, frozen=True, eq=False):
    """One statement in the driver's own SQL; `names` are its values in order, `constants` those that never change.

    Writes of one transaction are ordered by `rank`: first what others refer to. `bulk` does the same for many rows at once,
    given as one JSON array of arrays: a single call of the driver, which on SQLite keeps the event loop's thread running.
    """

    sql: str
    names: tuple[str, ...]
    rank: int
    constants: dict[str, Any]
    bulk: str = ""

    def values(self, given: Mapping[str, Any]) -> tuple[Any, ...]:
        """The values in the order the SQL wants them."""
        known = {**self.constants, **given} if self.constants else given
        return tuple(known[name] for name in self.names)


class Write(NamedTuple):
    """One row to write."""

    statement: Statement
    values: tuple[Any, ...]


class Statements(msgspec.Struct, frozen=True):
    """The statements for one kind of database."""

    put_person: Statement
    add_token: Statement
    put_table: Statement
    add_match: Statement
    add_line: Statement
    add_chat: Statement
    person_by_token: Statement
    table: Statement
    ticking: Statement
    public: Statement
    hosted: Statement
    match: Statement
    lines: Statement
    chat: Statement


class Dialect(msgspec.Struct, frozen=True):
    """One kind of database: what makes an empty one usable, and its statements."""

    schema: list[str]
    statements: Statements


def dialect(name: str) -> Dialect:
    """The SQL for `sqlite` or `postgresql`."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Dialect])[name]
