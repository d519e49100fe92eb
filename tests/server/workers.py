"""People at several workers of one database, for tests."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import httpx
from tests.server.guests import Guest, Place, Socket

Opening = Callable[..., Awaitable[Place]]


async def through(guest: Guest, place: Place) -> Guest:
    """The same person, with the same cookie, at another worker."""
    client = await place.stack.enter_async_context(httpx.AsyncClient(timeout=60, base_url=place.url))
    client.cookies = httpx.Cookies({"sevenfold_guest": guest.token or ""})
    return Guest(place, client)


async def begun(places: list[Place], **wanted: Any) -> tuple[list[Guest], list[Socket], dict[str, Any]]:
    """People who have just begun a match, each through another worker."""
    guests = [await place.guest(f"Guest {seat}") for seat, place in enumerate(places)]
    table = await guests[0].table(seats=len(guests) + len(wanted.get("bots", ())), **wanted)
    sockets = [await guest.at(table["id"]) for guest in guests]
    for socket in sockets:
        await socket.until("snapshot")
    for socket in sockets[1:]:
        await socket.do("sit")
    for socket in sockets:
        while any(seat["kind"] == "empty" for seat in socket.table["seats"]):
            await socket.next()
    await sockets[0].do("start")
    for socket in sockets:
        while not socket.view:
            await socket.until("snapshot")
    return guests, sockets, table


async def level(sockets: list[Socket]) -> None:
    """Wait until all have seen the newest state any of them has seen."""
    newest = max(socket.version for socket in sockets)
    for socket in sockets:
        while socket.version < newest:
            await socket.next()


async def played(sockets: list[Socket], most: int = 10_000) -> None:
    """Let whoever is asked play a chance move, until the match is over (or so many moves)."""
    chance = random.Random(7)
    for _ in range(most):
        await level(sockets)
        mover = next((socket for socket in sockets if socket.choices), None)
        if mover is None or mover.result is not None:
            return
        await mover.move(chance.choice(mover.open_moves()))


async def record(place: Place, match: str) -> list[str]:
    store = place.hall.store
    return [row[0] for row in await store.rows(store.statements.lines, match=match)]


async def written_by(url: str, statement: str, *values: Any) -> list[Any]:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetch(statement, *values)
    finally:
        await connection.close()
