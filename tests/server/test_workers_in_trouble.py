"""Several workers when the database or the line between them is gone for a while: nothing is lost, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest
from tests.server.guests import Place
from tests.server.workers import begun, played, record, written_by

from sevenfold.server import run
from sevenfold.tables.problems import StoreError
from sevenfold.tables.statements import Statement
from sevenfold.tables.steward import Ban
from sevenfold.tables.together import _LOOK

pytestmark = pytest.mark.postgres


async def test_what_was_told_while_the_line_was_cut_is_caught_up(
    two: tuple[Place, Place], fresh_postgres_url: str
) -> None:
    first, second = two
    _, sockets, _ = await begun([first, second])
    mover = next(socket for socket in sockets if socket.choices)
    other = next(socket for socket in sockets if socket is not mover)
    place = second if other is sockets[1] else first
    channel: Any = place.hall.sharing._channel  # type: ignore[attr-defined]
    times = channel.times
    deaf = channel._hear
    channel._hear = lambda *_: None
    await written_by(
        fresh_postgres_url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name = 'sevenfold-listener'",
    )
    version = mover.version
    number = await mover.send("move", version=version, move=mover.open_moves()[0])
    assert (await mover.answer(number))["type"] == "done"
    channel._hear = deaf
    async with asyncio.timeout(20):
        while other.version <= version:
            await other.next()
    assert channel.times > times
    told = dict(other.view)
    assert (await other.sync())["view"] == told


async def test_when_the_database_was_away_everything_goes_on(two: tuple[Place, Place], fresh_postgres_url: str) -> None:
    _, sockets, table = await begun(list(two))
    mover = next(socket for socket in sockets if socket.choices)
    version, move = mover.version, mover.open_moves()[0]
    server, _, name = fresh_postgres_url.rpartition("/")
    away = f"{server}/postgres"
    await written_by(away, f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
    await written_by(away, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
    refused = await mover.ask("move", version=version, move=move)
    assert refused["code"] in {"refused-not-stored", "store-read", "store-write"}, refused
    stranger = await two[0].guest()
    wire = (await stranger.at(table["id"])).wire
    await wire.wait_closed()
    assert wire.close_code == 1013, "come again later, for the table is still there"
    await written_by(away, f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
    async with asyncio.timeout(60):
        for place in two:
            await place.hall.sharing._channel.up.wait()  # type: ignore[attr-defined]
        answer = await mover.ask("move", version=version, move=move)
        while answer["type"] != "done":
            answer = await mover.ask("move", version=version, move=move)
    for socket in sockets:
        while socket.version <= version:
            await socket.next()
        told = dict(socket.view)
        assert (await socket.sync())["view"] == told
    assert sockets[0].version == sockets[1].version
    moved = [line for line in await record(two[0], sockets[0].table["match"]) if '"move"' in line]
    assert len(moved) == 1


async def test_nothing_secret_goes_over_the_line(two: tuple[Place, Place], fresh_postgres_url: str) -> None:
    first, second = two
    heard: list[str] = []
    connection = await asyncpg.connect(fresh_postgres_url)
    await connection.add_listener("sevenfold", lambda *said: heard.append(said[3]))
    _, sockets, _ = await begun([first, second], options={"target_score": 60})
    await sockets[0].do("chat", text="/w 2 under the rose")
    await played(sockets, 12)
    await connection.close()
    assert heard
    said = " ".join(heard)
    for word in ("rose", "Guest", "draw", "stop", "seed", *(g for s in sockets for g in s.view.get("hand", ()))):
        assert word not in said
    assert max(map(len, heard)) < 8000


@contextlib.asynccontextmanager
async def unreadable(place: Place) -> AsyncIterator[None]:
    """A worker whose every question to the database fails, though nothing tells it that the line is lost."""
    store: Any = place.hall.store
    rows = store.rows

    async def fails(statement: Statement, **values: Any) -> list[Any]:
        raise StoreError("read", {"reason": "it takes too long"})

    store.rows = fails
    try:
        yield
    finally:
        store.rows = rows


async def test_what_could_not_be_read_when_it_was_told_is_read_soon(two: tuple[Place, Place]) -> None:
    _, sockets, _ = await begun(list(two))
    mover = next(socket for socket in sockets if socket.choices)
    other = next(socket for socket in sockets if socket is not mover)
    place = two[sockets.index(other)]
    sharing: Any = place.hall.sharing
    failed, heard = asyncio.Event(), sharing._freshen

    async def watched(table_id: str) -> None:
        await heard(table_id)
        failed.set()

    sharing._freshen = watched
    async with unreadable(place):
        version = mover.version
        await mover.move()
        await failed.wait()
    assert other.version == version
    await place.turn(_LOOK)
    while other.version <= version:
        await other.next()
    told = dict(other.view)
    assert (await other.sync())["view"] == told


async def test_a_move_that_was_stored_after_all_is_shown_without_being_asked_for(two: tuple[Place, Place]) -> None:
    _, sockets, _ = await begun(list(two))
    mover = next(socket for socket in sockets if socket.choices)
    place = two[sockets.index(mover)]
    journal: Any = place.hall.store.journal
    write = journal.write

    async def answer_lost(writes: Any) -> None:
        journal.write = write
        await write(writes)
        raise StoreError("write", {"reason": "the connection was lost after COMMIT"})

    journal.write = answer_lost
    version = mover.version
    answer = await mover.ask("move", version=version, move=mover.open_moves()[0])
    assert answer["code"] == "refused-not-stored"
    await place.turn(_LOOK)
    for socket in sockets:
        while socket.version <= version:
            await socket.next()


async def test_what_is_no_tables_is_read_again_until_it_can_be(two: tuple[Place, Place]) -> None:
    place = two[0]
    sharing: Any = place.hall.sharing
    read = asyncio.Event()
    again = sharing.again

    async def noted() -> None:
        await again()
        read.set()

    sharing.again = noted
    async with unreadable(place):
        await sharing._read_again()
    assert not read.is_set()
    await place.turn(_LOOK)
    await read.wait()


async def test_a_worker_hears_the_others_again_whatever_has_ended_the_line(two: tuple[Place, Place]) -> None:
    _, sockets, _ = await begun(list(two))
    for error in (asyncpg.InternalClientError("cannot switch to state 11"), RuntimeError("the driver has a fault")):
        for place in two:
            channel: Any = place.hall.sharing._channel  # type: ignore[attr-defined]
            times, send = channel.times, channel._send

            async def broken(
                _connection: Any, channel: Any = channel, send: Any = send, error: Exception = error
            ) -> None:
                channel._send = send
                raise error

            channel._send, connected, there = broken, channel._connected, asyncio.Event()

            async def noted(there: asyncio.Event = there, connected: Any = connected) -> None:
                await connected()
                there.set()

            channel._connected = noted
            channel.tell_table("a table", 1)
            await there.wait()
            assert channel.times > times
            channel._connected = connected
    await played(sockets, 6)


async def test_an_error_within_the_driver_is_a_database_that_cannot_be_read(two: tuple[Place, Place]) -> None:
    store: Any = two[0].hall.store

    class Pool:
        async def fetch(self, *_: Any) -> list[Any]:
            raise asyncpg.InternalClientError("cannot switch to state 11")

    pool, store._pool = store._pool, Pool()
    try:
        with pytest.raises(StoreError):
            await store.rows(store.statements.table, id="x")
    finally:
        store._pool = pool


async def test_the_host_keeps_somebody_out_of_all_workers_at_once(two: tuple[Place, Place]) -> None:
    first, second = two
    ben = await second.guest("Ben")
    socket = await ben.at((await ben.table())["id"])
    await socket.until("snapshot")
    (person,) = {c.person.id for c in second.hall.connections if c.person is not None}
    await first.hall.steward.ban(Ban("person", person, "", first.time.now(), None))
    await socket.wire.wait_closed()
    told = asyncio.Event()
    second.hall.steward.told = told.set
    await first.hall.steward.unban("person", person)
    await told.wait()
    assert second.hall.steward.bans(second.time.now()) == []


async def test_what_is_to_be_brought_back_is_tried_until_the_database_is_there(
    two: tuple[Place, Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    house: Any = two[0].hall.house
    resume, tries = house.resume, 0

    async def fails_twice() -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise StoreError("read", {"reason": "the database system is starting up"})
        await resume()

    monkeypatch.setattr(run, "_AGAIN_SECONDS", 0.0)
    monkeypatch.setattr(house, "resume", fails_twice)
    await run._bring_back(two[0].hall)
    assert tries == 3
