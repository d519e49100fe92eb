"""Floods are turned away before they cost anything: who asks too much waits, and who goes on is sent off unread."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.guests import GENEROUS, HandTime, opened, playing
from tests.server.ill_will import raw, whole

from sevenfold.server.gate import Gate
from sevenfold.tables.limits import Buckets, Limits

FOR_EVER = 1e6


def scope(kind: str, address: str) -> Any:
    return {"type": kind, "client": (address, 1), "headers": []}


class Inside:
    """An application that counts who has come as far as to it, and what was sent."""

    def __init__(self) -> None:
        self.came: list[str] = []
        self.sent: list[Any] = []

    async def __call__(self, scope: Any, _receive: Any, _send: Any) -> None:
        self.came.append(scope["client"][0])

    async def receive(self) -> Any:
        return {"type": "websocket.connect"}

    async def send(self, message: Any) -> None:
        self.sent.append(message)


@pytest.mark.parametrize("kind", ["http", "websocket"])
async def test_a_few_of_a_flood_wait_for_words_and_the_others_are_sent_off_unread(kind: str) -> None:
    limits, time, inside = Limits(refusal_seconds=FOR_EVER, refusals_at_once=2), HandTime(), Inside()
    addresses = Buckets(1.0, 3)
    gate = Gate(limits, addresses, time)
    app = gate.guarding(inside)  # type: ignore[arg-type]  # as much of an application as is needed

    def ask(address: str) -> asyncio.Task[None]:
        return asyncio.ensure_future(app(scope(kind, address), inside.receive, inside.send))  # type: ignore[arg-type]  # the same

    for _ in range(3):
        addresses.of("198.51.100.1", time.now()).take(time.now())
    waiting = [ask("198.51.100.1") for _ in range(2)]
    await asyncio.sleep(0)
    assert gate.floods("198.51.100.1")
    await ask("198.51.100.1")
    assert inside.came == []
    if kind == "http":
        assert inside.sent[0]["status"] == 429
        assert (b"connection", b"close") in inside.sent[0]["headers"]
    else:
        assert [message["type"] for message in inside.sent] == ["websocket.close"]
    await ask("198.51.100.2")
    assert inside.came == ["198.51.100.2"], "nobody else has to wait"
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert not gate.floods("198.51.100.1")
    time.time += 2
    await ask("198.51.100.1")
    assert inside.came[-1] == "198.51.100.1", "who has waited is let in"


async def test_an_address_has_so_many_connections_and_one_more_when_one_ends(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, connections_per_address=3)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits, proxies=()) as place:
        asking = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
        connections = [await raw(place) for _ in range(3)]
        for reader, writer in connections:
            writer.write(asking)
            assert b"200" in await reader.readline()
        reader, writer = await raw(place)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        writer.close()
        connections[0][1].close()
        line = b""
        while b"200" not in line:
            reader, writer = await raw(place)
            writer.write(asking)
            try:
                line = await reader.readline()
            except ConnectionError:
                line = b""
            writer.close()


async def test_a_proxys_connections_are_not_counted(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, connections_per_address=1)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits, proxies=("127.0.0.0/8",)) as place:
        connections = [await raw(place) for _ in range(5)]
        for reader, writer in connections:
            writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200" in await reader.readline()


async def test_a_socket_that_floods_is_read_no_further_while_others_play(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, socket_burst=5, refusals_free=3, refusal_seconds=FOR_EVER)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        guests, sockets = await playing(place, options={"target_score": 10})
        for connection in place.hall.connections:  # time stands still: those who play would soon have had their five
            connection.bucket.burst, connection.bucket.level = 10**9, 1e9
        mallory = await (await place.guest("Mallory")).at(sockets[0].table["id"])
        await mallory.until("snapshot")
        (flooding,) = (c for c in place.hall.connections if c.bucket.burst == 5)
        numbers = [await mallory.send("sync") for _ in range(30)]
        answers = [await mallory.answer(number) for number in numbers[:9]]
        assert [answer["type"] for answer in answers] == ["done"] * 5 + ["refused"] * 4
        await whole(guests[0], sockets)
        assert flooding.floods == 4, "it waits, and what it has sent waits with it"
