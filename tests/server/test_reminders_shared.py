"""Reminders of several workers on one database: each is sent once, whoever dies, and whoever is looked at through another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from tests.server.guests import Guest, HandTime, Place, Socket, opened
from tests.server.push_service import PushService
from tests.server.reminded import stops

from sevenfold.tables.table import Table
from sevenfold.tables.together import _LEASE

pytestmark = pytest.mark.postgres

Opening = Callable[..., Awaitable[Place]]


@pytest.fixture
async def more(fresh_postgres_url: str, service: PushService) -> AsyncIterator[Opening]:
    """A function that starts one more worker that reminds, by the same time."""
    time = HandTime()
    async with AsyncExitStack() as stack:

        async def make(**settings: Any) -> Place:
            wanted = {"push_contact": "mailto:host@example.org", "push_hosts": (service.host,), **settings}
            return await stack.enter_async_context(opened(fresh_postgres_url, time=time, **wanted))

        yield make


@pytest.fixture
async def two(more: Opening) -> tuple[Place, Place]:
    return await more(), await more()


async def begun(places: tuple[Place, Place], **wanted: Any) -> tuple[list[Guest], list[Socket]]:
    """Two who have just begun a match of SEVN, each through another worker: first who is asked."""
    guests = [await place.guest(f"Guest {seat}") for seat, place in enumerate(places)]
    table = await guests[0].table(**wanted)
    sockets = [await guest.at(table["id"]) for guest in guests]
    for socket in sockets:
        await socket.until("snapshot")
    await sockets[1].do("sit")
    while any(seat["kind"] == "empty" for seat in sockets[0].table["seats"]):
        await sockets[0].next()
    await sockets[0].do("start")
    for socket in sockets:
        while not socket.view:
            await socket.until("snapshot")
    first = next(seat for seat, socket in enumerate(sockets) if socket.choices)
    return [guests[first], guests[1 - first]], [sockets[first], sockets[1 - first]]


async def knows(place: Place, socket: Socket, *, looking: bool) -> None:
    """Wait until a worker knows whether somebody looks through the other."""
    table = place.hall.house.tables[socket.table["id"]]
    person = table.terms.chairs[socket.you or 0].person or ""
    following, read_on = place.hall.house.following, asyncio.Event()
    real = following.catch_up

    async def caught_up(of: Table) -> None:
        await real(of)
        read_on.set()

    following.catch_up = caught_up
    try:
        async with asyncio.timeout(60):
            while table.looked_at(person) != looking:
                await read_on.wait()
                read_on.clear()
    finally:
        following.catch_up = real


async def test_of_all_workers_one_sends_it(two: tuple[Place, Place], more: Opening, service: PushService) -> None:
    await more()
    guests, sockets = await begun(two)
    browser = service.browser()
    await guests[1].http.post("/api/reminders", json=browser.subscription)
    await sockets[1].wire.close()
    await knows(guests[0].place, sockets[1], looking=False)
    await stops(sockets[0])
    for _ in range(6):  # all of them look at the same time, again and again
        two[0].time.time += 11
        await asyncio.gather(*(place.hall.house.reminding._look() for place in two[0].time.places))
        await two[0].settle()
    assert len(service.to(browser)) == 1


async def test_all_workers_are_known_by_one_key(two: tuple[Place, Place], more: Opening) -> None:
    third = await more()
    assert len({place.hall.pusher.key for place in (*two, third)}) == 1


@pytest.mark.parametrize("way", ["page", "sight"])
async def test_who_looks_through_another_worker_is_not_told(
    two: tuple[Place, Place], service: PushService, way: str
) -> None:
    guests, sockets = await begun(two)
    browser = service.browser()
    await guests[1].http.post("/api/reminders", json=browser.subscription)
    if way == "sight":
        await sockets[1].do("look", looking=False)
        await knows(guests[0].place, sockets[1], looking=False)
        assert (
            guests[0]
            .place.hall.house.tables[sockets[0].table["id"]]
            .here(guests[0].place.hall.house.tables[sockets[0].table["id"]].terms.chairs[sockets[1].you or 0].person)
        )
    await stops(sockets[0])
    await two[0].turn(12)
    assert len(service.to(browser)) == (way == "sight")


async def test_what_a_dead_worker_had_taken_another_sends(
    two: tuple[Place, Place], service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests, sockets = await begun(two, clock="days")
    browser = service.browser()
    await guests[1].http.post("/api/reminders", json=browser.subscription)
    await sockets[1].wire.close()
    await knows(guests[0].place, sockets[1], looking=False)
    await stops(sockets[0])
    first, second = guests[0].place, guests[1].place
    for place in two:
        place.hall.house.reminding.stop()
    first.time.time += 11
    taken = await first.hall.sharing.take_reminders(9)  # and then it dies
    assert len(taken) == 1
    assert await second.hall.sharing.take_reminders(9) == [], "as long as that one may be at it, nobody else is"
    second.hall.house.reminding.start(second.hall.pusher.wanted, second.hall._remind)
    await second.turn(_LEASE + 2)
    assert len(service.to(browser)) == 1


async def test_somebody_who_turns_it_off_through_another_worker_is_not_told(
    two: tuple[Place, Place], service: PushService
) -> None:
    guests, sockets = await begun(two)
    browser = service.browser()
    await guests[1].http.post("/api/reminders", json=browser.subscription)
    await sockets[1].wire.close()
    await knows(guests[0].place, sockets[1], looking=False)
    await stops(sockets[0])
    await guests[1].http.post("/api/reminders/off", json={"endpoint": browser.endpoint})
    await two[0].turn(12)
    assert service.pushed == []
