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
    `counted`: every row must be written or changed; where one is not, somebody else was faster, and that is a conflict.
    """

    sql: str
    names: tuple[str, ...]
    rank: int
    constants: dict[str, Any]
    bulk: str = ""
    counted: bool = False

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
    set_clocks: Statement
    lines: Statement
    chat: Statement
    news: Statement
    house_rows: Statement
    put_house: Statement
    ban_rows: Statement
    put_ban: Statement
    drop_ban: Statement
    find_people: Statement
    find_tables: Statement
    house_counts: Statement
    ended_matches: Statement
    add_program: Statement
    set_account: Statement
    set_password: Statement
    person_by_login: Statement
    person_by_page: Statement
    page_of: Statement
    person: Statement
    programs_of: Statement
    programs_owned: Statement
    token_used: Statement
    drop_token: Statement
    drop_tokens: Statement
    put_seat: Statement
    add_result: Statement
    results_of_match: Statement
    running_of: Statement
    finished_of: Statement
    statistics_of: Statement
    rated_of: Statement
    rating_steps_of: Statement
    ratings_of: Statement
    leaderboard: Statement
    unrated: Statement
    put_rating: Statement
    add_rating_step: Statement
    set_rated: Statement
    move_results: Statement
    move_chat: Statement
    move_pushes: Statement
    move_steps: Statement
    move_ratings: Statement
    seats_of: Statement
    hosted_by: Statement
    chat_by: Statement
    match_of_table: Statement
    set_chat: Statement
    set_header: Statement
    blank_results: Statement
    drop_steps: Statement
    drop_ratings: Statement
    drop_pushes: Statement
    drop_seats: Statement
    drop_person: Statement
    push_key: Statement
    add_push_key: Statement
    put_push: Statement
    pushes_of: Statement
    rebind_push: Statement
    drop_push: Statement
    drop_push_of_token: Statement
    drop_pushes_elsewhere: Statement
    put_reminder: Statement
    due_reminders: Statement
    settle_reminder: Statement
    drop_reminder: Statement
    drop_reminders_at: Statement
    move_reminders: Statement
    drop_reminders: Statement


class Shared(msgspec.Struct, frozen=True):
    """What several workers on one PostgreSQL database need."""

    put_due: Statement
    drop_due: Statement
    take_due: Statement
    take_overdue: Statement
    add_dues: Statement
    free_dues: Statement
    put_worker: Statement
    beat: Statement
    reap: Statement
    drop_worker: Statement
    lost: Statement
    put_presence: Statement
    drop_presence: Statement
    drop_presence_of: Statement
    visited: Statement
    terms_of: Statement
    take_reminders: Statement


class Dialect(msgspec.Struct, frozen=True):
    """One kind of database: what makes an empty one usable, and its statements."""

    schema: list[str]
    statements: Statements
    shared: Shared | None = None


def dialect(name: str) -> Dialect:
    """The SQL for `sqlite` or `postgresql`."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Dialect])[name]
