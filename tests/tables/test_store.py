"""The store on both databases: the journal's promise, conflicts, migrations, and what a host is told when it can't be used."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from sevenfold.tables.journal import ConflictError
from sevenfold.tables.limits import Limits
from sevenfold.tables.people import People
from sevenfold.tables.problems import StoreError
from sevenfold.tables.statements import Write
from sevenfold.tables.store import HEAD, Store, hidden, open_store


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.sqlite3"
    return request.getfixturevalue("fresh_postgres_url")


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    found = await open_store(url)
    yield found
    await found.close()


def rows(store: Store, table: str, match: str, numbers: range) -> list[Write]:
    """A table with a match and lines."""
    s = store.statements
    row = {"id": table, "game": "g", "stage": "playing", "private": 0, "host": None, "ticking": 1, "changed": 1.5}
    return [
        Write(s.add_line, s.add_line.values({"match": match, "number": n, "at": 2.5, "line": f'{{"n":{n}}}'}))
        for n in numbers
    ] + [
        Write(s.add_match, s.add_match.values({"id": match, "table": table, "seed": "00", "began": 1.0})),
        Write(s.put_table, s.put_table.values({**row, "data": "{}", "version": 0})),
    ]


async def test_what_is_written_can_be_read_in_order(store: Store) -> None:
    await store.write(*rows(store, "t", "m", range(1, 30)))
    found = await store.rows(store.statements.lines, match="m")
    assert [row[0] for row in found] == [f'{{"n":{n}}}' for n in range(1, 30)]
    assert [tuple(row) for row in await store.rows(store.statements.match, id="m")] == [("t", "00", 1.0, None)]
    assert [row[0] for row in await store.rows(store.statements.ticking)] == ["t"]


async def test_many_entries_share_a_transaction(store: Store) -> None:
    await store.write(*rows(store, "t", "m", range(0)))
    before = store.journal.batches
    s = store.statements
    await asyncio.gather(*(store.write(Write(s.add_line, ("m", n, 1.0, "{}"))) for n in range(1, 501)))
    assert store.journal.entries >= 501
    assert store.journal.batches - before < 250
    assert len(await store.rows(s.lines, match="m")) == 500


async def test_a_conflict_fails_its_own_entry_only_and_whole(store: Store) -> None:
    await store.write(*rows(store, "t", "m", range(1, 3)))
    s = store.statements
    taken = [Write(s.add_line, ("m", 3, 1.0, "mine")), Write(s.add_line, ("m", 2, 1.0, "mine"))]
    good = [Write(s.add_line, ("m", 7, 1.0, "good"))]
    orphan = [Write(s.add_line, ("nothing", 1, 1.0, "orphan"))]
    outcomes = await asyncio.gather(
        store.write(*taken), store.write(*good), store.write(*orphan), return_exceptions=True
    )
    assert isinstance(outcomes[0], ConflictError)
    assert outcomes[1] is None
    assert isinstance(outcomes[2], ConflictError)
    found = [row[0] for row in await store.rows(s.lines, match="m")]
    assert found == ['{"n":1}', '{"n":2}', "good"]


async def test_a_conflict_among_many_lets_the_others_share_their_commits(store: Store) -> None:
    await store.write(*rows(store, "t", "m", range(200, 201)))
    before = store.journal.batches
    s = store.statements
    outcomes = await asyncio.gather(
        *(store.write(Write(s.add_line, ("m", n, 1.0, "{}"))) for n in range(1, 401)), return_exceptions=True
    )
    assert [n for n, outcome in enumerate(outcomes, 1) if outcome is not None] == [200]
    assert isinstance(outcomes[199], ConflictError)
    assert store.journal.batches - before < 200


async def test_what_is_stored_is_there_after_opening_again(url: str) -> None:
    first = await open_store(url)
    await first.write(*rows(first, "t", "m", range(1, 4)))
    person, token = await People(first, Limits()).welcome("Ann", 1.0)
    await first.close()
    second = await open_store(url)
    assert len(await second.rows(second.statements.lines, match="m")) == 3
    assert await People(second, Limits()).by_token(token) == person
    assert await People(second, Limits()).by_token(token + "x") is None
    await second.close()


async def test_a_second_server_is_kept_out_of_a_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/store.sqlite3"
    first = await open_store(url)
    with pytest.raises(StoreError) as refused:
        await open_store(url)
    assert refused.value.code == "in-use"
    await first.close()
    again = await open_store(url)
    await again.close()


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("mysql://localhost/x", "url"),
        ("nonsense", "url"),
        ("", "url"),
        ("sqlite://", "sqlite-url"),
        ("sqlite:///", "sqlite-url"),
        ("sqlite:///:memory:", "sqlite-url"),
        ("sqlite:////proc/x.sqlite3", "unwritable"),
        ("sqlite:////proc/nowhere/x.sqlite3", "no-folder"),
        ("postgresql://nobody:secret@127.0.0.1:1/x", "unreachable"),
        ("postgresql://[", "unreachable"),
    ],
)
async def test_a_database_that_cannot_be_used_is_said_in_one_sentence(url: str, code: str) -> None:
    with pytest.raises(StoreError) as refused:
        await open_store(url)
    assert refused.value.code == code
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert "secret" not in sentence


async def test_a_folder_that_is_not_there_is_named_and_not_made(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "mistyped"
    with pytest.raises(StoreError, match="mistyped") as refused:
        await open_store(f"sqlite:///{folder}/x.sqlite3")
    assert refused.value.code == "no-folder"
    assert not folder.parent.exists()


async def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 200)
    with pytest.raises(StoreError) as refused:
        await open_store(f"sqlite:///{path}")
    assert refused.value.code == "no-database"
    assert path.read_text() == "Dear Ann, " * 200


async def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    store = await open_store(url)
    await store.close()
    await _execute(url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError) as refused:
        await open_store(url)
    assert refused.value.code == "newer"


def test_a_password_is_never_shown() -> None:
    assert hidden("postgresql://ann:secret@host/x") == "postgresql://ann:…@host/x"
    assert hidden("sqlite:///x.sqlite3") == "sqlite:///x.sqlite3"


async def test_the_file_is_readable_by_its_owner_alone(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/s.sqlite3")
    await store.close()
    assert (tmp_path / "s.sqlite3").stat().st_mode & 0o077 == 0


async def test_a_full_disk_is_told_and_the_journal_goes_on(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/s.sqlite3")
    await store.write(*rows(store, "t", "m", range(1, 2)))
    s = store.statements
    broken = Write(s.add_line, ("m", 2, 1.0, object()))  # what SQLite can't take fails like a disk that is full
    with pytest.raises(StoreError):
        await store.write(broken)
    await store.write(Write(s.add_line, ("m", 2, 1.0, "{}")))
    assert len(await store.rows(s.lines, match="m")) == 2
    await store.close()


# --- migrations


async def _execute(url: str, statement: str) -> None:
    if url.startswith("sqlite"):

        def run() -> None:
            connection = sqlite3.connect(url.removeprefix("sqlite:///"))
            connection.execute(statement)
            connection.commit()
            connection.close()

        await asyncio.to_thread(run)
        return
    import asyncpg

    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()


async def _described(url: str) -> dict[str, Any]:
    """Every table of a database with its columns, keys and indexes, as SQLAlchemy sees them."""
    from sqlalchemy import inspect
    from sqlalchemy.ext.asyncio import create_async_engine

    def look(connection: Any) -> dict[str, Any]:
        found = inspect(connection)
        return {
            table: {
                "columns": [
                    (c["name"], str(c["type"]), c["nullable"], str(c["default"])) for c in found.get_columns(table)
                ],
                "primary": found.get_pk_constraint(table)["constrained_columns"],
                "foreign": sorted(
                    (f["constrained_columns"], f["referred_table"], f["referred_columns"])
                    for f in found.get_foreign_keys(table)
                ),
                "unique": sorted(u["column_names"] for u in found.get_unique_constraints(table)),
                "indexes": sorted((i["name"], i["column_names"], bool(i["unique"])) for i in found.get_indexes(table)),
            }
            for table in sorted(found.get_table_names())
        }

    if url.startswith("sqlite"):
        from sqlalchemy import create_engine

        engine = create_engine(url)
        with engine.connect() as connection:
            described = look(connection)
        engine.dispose()
        return described
    engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://"))
    async with engine.connect() as connection:
        described = await connection.run_sync(look)
    await engine.dispose()
    return described


async def test_migrations_and_the_shape_made_from_scratch_are_the_same(
    url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    scratch = await open_store(url)
    await scratch.close()
    made = await _described(url)
    if url.startswith("sqlite"):
        other = f"sqlite:///{tmp_path}/other.sqlite3"
    else:
        other = request.getfixturevalue("new_postgres_database")()
    await _execute(other, "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
    migrated = await open_store(other)  # not empty, at no revision: Alembic runs every migration
    await migrated.write(*rows(migrated, "t", "m", range(1, 3)))
    await migrated.close()
    assert await _described(other) == made


def test_the_newest_migration_is_the_one_the_store_knows() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    from sevenfold.tables import migrations

    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_the_compiled_statements_are_those_of_the_queries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sevenfold.tables import queries

    assert queries.main(["--check"]) == 0
    assert queries.main(["--wrong"]) == 2
    monkeypatch.setattr(queries, "FILE", tmp_path / "statements.json")
    assert queries.main(["--check"]) == 1
    assert queries.main([]) == 0
    assert queries.main(["--check"]) == 0


# --- several workers


async def test_of_two_who_change_the_same_version_of_a_table_one_is_refused(store: Store) -> None:
    s = store.statements

    def version(number: int, host: str) -> Write:
        row = {"id": "t", "game": "g", "stage": "open", "private": 0, "host": host, "ticking": 0, "changed": 1.0}
        return Write(s.put_table, s.put_table.values({**row, "data": host, "version": number}))

    await store.write(version(0, "Ann"))
    outcomes = await asyncio.gather(
        store.write(version(1, "Ben")), store.write(version(1, "Cleo")), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes if outcome is not None] == [ConflictError]
    (found,) = await store.rows(s.table, id="t")
    assert found[1] == 1
    assert found[0] in {"Ben", "Cleo"}
    for stale in (0, 1, 3):
        with pytest.raises(ConflictError):
            await store.write(version(stale, "Dora"))
    await store.write(version(2, "Dora"))
    assert tuple((await store.rows(s.table, id="t"))[0]) == ("Dora", 2)


@pytest.mark.postgres
async def test_servers_share_a_postgresql_database(fresh_postgres_url: str) -> None:
    stores = await asyncio.gather(*(open_store(fresh_postgres_url) for _ in range(4)))  # one of them makes the tables
    await stores[0].write(*rows(stores[0], "t", "m", range(1, 2)))
    statement = stores[0].statements.add_line
    outcomes = await asyncio.gather(
        *(store.write(Write(statement, ("m", 2, 1.0, str(n)))) for n, store in enumerate(stores)),
        return_exceptions=True,
    )
    assert outcomes.count(None) == 1
    assert all(outcome is None or isinstance(outcome, ConflictError) for outcome in outcomes)
    winner = outcomes.index(None)
    assert [row[0] for row in await stores[0].rows(stores[0].statements.lines, match="m")][1] == str(winner)
    for store in stores:
        await store.close()


@pytest.mark.postgres
async def test_batches_that_cross_do_not_wait_for_each_other(fresh_postgres_url: str) -> None:
    stores = [await open_store(fresh_postgres_url) for _ in range(2)]
    for number in range(20):
        await stores[0].write(*rows(stores[0], f"t{number}", f"m{number}", range(1, 2)))
    statement = stores[0].statements.add_line

    async def written(store: Store, matches: list[int], line: int) -> int:
        outcomes = await asyncio.gather(
            *(store.write(Write(statement, (f"m{n}", line, 1.0, "{}"))) for n in matches), return_exceptions=True
        )
        assert all(outcome is None or isinstance(outcome, ConflictError) for outcome in outcomes), outcomes
        return outcomes.count(None)

    for line in range(2, 12):
        both = await asyncio.gather(
            written(stores[0], list(range(20)), line), written(stores[1], list(reversed(range(20))), line)
        )
        assert sum(both) == 20
    for store in stores:
        await store.close()
