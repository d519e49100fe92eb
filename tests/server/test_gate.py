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
from sevenfold.server.turnstile import Turnstile
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
    gate = Gate(limits, addresses, time, Turnstile())
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


async def test_of_many_that_come_at_once_each_turn_takes_one_of_an_address() -> None:
    """Others' messages are read between two turns, so nobody waits for the whole crowd."""
    limits, inside = Limits(), Inside()
    gate = Gate(limits, Buckets(1e6, 1_000_000), HandTime(), Turnstile())
    app = gate.guarding(inside)  # type: ignore[arg-type]  # as much of an application as is needed
    crowd = [("198.51.100.1", number) for number in range(5)] + [("198.51.100.2", 0)]
    asked = [asyncio.ensure_future(app(scope("http", who), inside.receive, inside.send)) for who, _ in crowd]  # type: ignore[arg-type]  # the same
    came: list[int] = []
    while not all(task.done() for task in asked):
        before = len(inside.came)
        await asyncio.sleep(0)
        new = inside.came[before:]
        assert len(new) == len(set(new)), "two of one address in one turn"
        came.append(len(new))
    assert sorted(inside.came) == sorted(who for who, _ in crowd)
    assert came[0] == 2, "one of each address at once"


async def test_one_that_gives_up_while_it_waits_keeps_nobody_from_coming() -> None:
    turnstile = Turnstile()
    tasks = [asyncio.ensure_future(turnstile.through("198.51.100.1")) for _ in range(3)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert [task.cancelled() for task in tasks] == [False, True, False]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert turnstile.is_free("198.51.100.1")


async def test_connections_that_come_together_are_all_answered(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", proxies=()) as place:
        connections = await asyncio.gather(*(raw(place) for _ in range(30)))
        for _, writer in connections:
            writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        heads = await asyncio.gather(*(reader.readuntil(b"\r\n\r\n") for reader, _ in connections))
        assert all(head.startswith(b"HTTP/1.1 200") for head in heads)
        for _, writer in connections:
            writer.close()
