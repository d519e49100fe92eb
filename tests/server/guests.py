"""Guests of a server under test: they come over real sockets, as a browser does; the time is turned by hand."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import msgspec
import websockets

from sevenfold.server.engine import Engine
from sevenfold.server.hall import Hall
from sevenfold.server.run import at_work, bound
from sevenfold.server.settings import Settings
from sevenfold.tables.limits import Limits

GENEROUS = Limits(
    socket_burst=100_000,
    person_burst=100_000,
    address_burst=100_000,
    address_message_burst=100_000,
    change_burst=100_000,
    chat_burst=10_000,
    new_people_burst=10_000,
    new_tables_burst=10_000,
    push_again_seconds=0.0,
)


class HandTime:
    """A time that stands still until a test turns it; what is due then happens in order."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0
        self.calls: list[Call] = []
        self.places: list[Place] = []
        """The servers that go by it."""

    def now(self) -> float:
        return self.time

    def call_at(self, when: float, what: Callable[[], None]) -> Call:
        call = Call(self, when, what)
        self.calls.append(call)
        return call


class Call:
    """Something to be done later."""

    def __init__(self, time: HandTime, when: float, what: Callable[[], None]) -> None:
        self.time = time
        self.when = when
        self.what = what

    def cancel(self) -> None:
        if self in self.time.calls:
            self.time.calls.remove(self)


class Place:
    """A running server, its hall for looking inside, and its guests."""

    def __init__(self, url: str, hall: Hall, time: HandTime, stack: AsyncExitStack) -> None:
        self.url = url
        self.hall = hall
        self.time = time
        self.stack = stack

    async def guest(self, name: str | None = None) -> Guest:
        """Somebody new, with a name if given."""
        client = await self.stack.enter_async_context(httpx.AsyncClient(timeout=60, base_url=self.url))
        guest = Guest(self, client)
        if name is not None:
            answer = await client.post("/api/me", json={"name": name})
            assert answer.status_code == 200, answer.text
        return guest

    async def turn(self, seconds: float) -> None:
        """Let so much time pass, doing what falls due on the way, and wait until all of it has happened."""
        until = self.time.time + seconds
        await self.settle()
        while due := [call for call in self.time.calls if call.when <= until]:
            call = min(due, key=lambda c: c.when)
            self.time.time = max(self.time.time, call.when)
            self.time.calls.remove(call)
            call.what()
            await self.settle()
        self.time.time = until

    async def settle(self) -> None:
        """Wait until nothing runs beside any more, at any server that goes by the same time."""
        while tasks := [task for place in self.time.places for task in place.hall.house._tasks]:
            await asyncio.gather(*tasks, return_exceptions=True)


class Guest:
    """A person with a browser: an HTTP client with their cookie, and sockets to tables."""

    def __init__(self, place: Place, client: httpx.AsyncClient) -> None:
        self.place = place
        self.http = client

    @property
    def token(self) -> str | None:
        return self.http.cookies.get("sevenfold_guest")

    async def table(self, **wanted: Any) -> dict[str, Any]:
        """Open a table of SEVN."""
        data = {"game": "sevn", "seats": 2, "clock": "none", **wanted}
        answer = await self.http.post("/api/tables", json=data)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def at(self, table: str, *, bearer: str | None = None, **headers: str) -> Socket:
        """Go to a table."""
        if bearer is not None:
            headers["Authorization"] = f"Bearer {bearer}"
        elif self.token is not None:
            headers["Cookie"] = f"sevenfold_guest={self.token}"
        address = self.place.url.replace("http", "ws") + f"/ws/tables/{table}"
        wire = await websockets.connect(address, additional_headers=headers, compression=None, max_size=None)
        self.place.stack.push_async_callback(wire.wait_closed)
        self.place.stack.callback(wire.transport.abort)
        return Socket(wire)


class Socket:
    """A connection to a table. `view` and `table` are what the page would show; `said` is everything that came."""

    def __init__(self, wire: websockets.ClientConnection) -> None:
        self.wire = wire
        self.said: list[dict[str, Any]] = []
        self.text = ""
        """The last message as it came."""
        self.number = 0
        self.version = 0
        self.view: dict[str, Any] = {}
        self.choices: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.you: int | None = None
        self.clock: dict[str, Any] = {}
        self.result: dict[str, Any] | None = None

    async def next(self) -> dict[str, Any]:
        """The next message; a busy machine may take its time over it."""
        async with asyncio.timeout(60):
            self.text = str(await self.wire.recv())
        message = json.loads(self.text)
        self.take(message)
        return message

    def take(self, message: dict[str, Any]) -> None:
        self.said.append(message)
        kind = message["type"]
        if kind in {"snapshot", "table"}:
            self.table, self.you, self.clock = message["table"], message["you"], message["clock"]
        if kind in {"snapshot", "update"}:
            self.version, self.choices, self.clock = message["version"], message["choices"], message["clock"]
            self.result = message["result"]
        if kind == "snapshot":
            self.view = message["view"] or {}
        elif kind == "update":
            change = dict(message["view"])
            for name in ("rows", "cities", "seats"):
                seats = {one["seat"]: one for one in (*self.view.get(name, ()), *change.pop(name, ()))}
                if seats:
                    self.view[name] = [seats[seat] for seat in sorted(seats)]
            self.view |= change

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind with these fields."""
        while True:
            message = await self.next()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def send(self, kind: str, **fields: Any) -> int:
        """Send a message; returns its id."""
        self.number += 1
        await self.wire.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.number

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        number = await self.send(kind, **fields)
        return await self.answer(number)

    async def answer(self, number: int | None) -> dict[str, Any]:
        while True:
            message = await self.next()
            if message["type"] in {"done", "refused"} and message["id"] == number:
                return message

    async def do(self, kind: str, **fields: Any) -> None:
        """Send a message that must be done."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "done", answer

    async def refused(self, kind: str, code: str, **fields: Any) -> dict[str, Any]:
        """Send a message that must be refused for that reason."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        assert answer["code"] == code, answer
        assert answer["sentence"]
        return answer

    async def sync(self) -> dict[str, Any]:
        """Everything as it is now; a snapshot that came by itself before doesn't count."""
        await self.answer(await self.send("sync"))
        return await self.until("snapshot")

    def open_moves(self) -> list[str]:
        return [choice["move"] for choice in self.choices if choice["refusal"] is None]

    async def move(self, text: str | None = None) -> dict[str, Any]:
        """Play a move (the first open one where none is given) and wait for the update that shows it."""
        number = await self.send("move", version=self.version, move=text or self.open_moves()[0])
        answer = await self.answer(number)
        assert answer["type"] == "done", answer
        return await self.until("update")


def dealt() -> Callable[[], bytes]:
    """Seeds that are the same whenever the same test runs: a test that fails once fails again."""
    test = os.environ["PYTEST_CURRENT_TEST"].partition(" ")[0]
    numbers = itertools.count()
    return lambda: hashlib.sha256(f"{test} {next(numbers)}".encode()).digest()


@asynccontextmanager
async def opened(
    url: str, *, limits: Limits = GENEROUS, time: HandTime | None = None, engine: Engine | None = None, **settings: Any
) -> AsyncIterator[Place]:
    """A server on a database, with matches brought back as after a start."""
    wanted = msgspec.structs.replace(Settings(), port=0, database_url=url, limits=limits, **settings)
    listening = bound(wanted)
    port = listening.getsockname()[1]
    turned = time or HandTime()
    used = engine or Engine(wanted=False)
    async with at_work(wanted, listening, turned, used) as (hall, _), AsyncExitStack() as stack:
        hall.house.keeper.draw_seed = dealt()
        await hall.house.resume()
        place = Place(f"http://127.0.0.1:{port}", hall, turned, stack)
        turned.places.append(place)
        yield place
        if place in turned.places:
            turned.places.remove(place)


async def playing(place: Place, seats: int = 2, **wanted: Any) -> tuple[list[Guest], list[Socket]]:
    """Guests who have just begun a match between themselves, each with a socket."""
    guests = [await place.guest(f"Guest {seat}") for seat in range(seats)]
    table = await guests[0].table(seats=seats, **wanted)
    sockets = [await guest.at(table["id"]) for guest in guests]
    for socket in sockets:
        await socket.until("snapshot")
    for socket in sockets[1:]:
        await socket.do("sit")
    await sockets[0].do("start")
    for socket in sockets:
        while not socket.view:
            await socket.until("snapshot")
    return guests, sockets


async def play_on(sockets: list[Socket], moves: int) -> None:
    """Let whoever is asked play its first open move, so many times or until the end; all sockets follow."""
    for _ in range(moves):
        mover = next((socket for socket in sockets if socket.choices), None)
        if mover is None:
            return
        before = mover.version
        await mover.move()
        for socket in sockets:
            while socket.version <= before:
                await socket.until("update")
