"""Sevenfold's side: a server as `sevenfold serve` starts it, on SQLite, every move synced to disk before its answer."""

# ruff: noqa: D102  # what the methods do stands once, at the class that names them

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import httpx
from load import SEATS, Client, Load, TableLoad, connect, gathered
from processes import Server

_OPEN = re.compile(rb'\{"move":"([^"]+)","refusal":null\}')
_VERSION = re.compile(rb'"version":(\d+)')


class OurClient(Client):
    """A person at a table of SEVN."""

    def __init__(self, load: Load, table: TableLoad, seat: int) -> None:
        super().__init__(load, table, seat)
        self.number = 0
        self.version = b"0"
        self.moves: list[bytes] = []
        self.begun = False
        self.mine = False
        self.done: asyncio.Future[None] | None = None
        self.began: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connected(self) -> None:
        pass

    def message(self, data: bytes) -> None:
        if data.startswith(b'{"type":"update"'):
            self.version = data[27 : data.index(b",", 27)]
            self.moves = [] if b'"choices":[]' in data else _OPEN.findall(data)
            self.updated(int(self.version), asked=bool(self.moves))
        elif data.startswith(b'{"type":"done"'):
            if self.mine:
                self.mine = False
                self.answered()
            elif self.done is not None and not self.done.done():
                self.done.set_result(None)
        elif data.startswith(b'{"type":"snapshot"'):
            found = _VERSION.search(data)
            assert found is not None
            self.version = found[1]
            self.state = int(self.version)
            self.moves = _OPEN.findall(data)
            if not self.ready.done():
                self.ready.set_result(None)
            if self.version != b"0" and not self.begun:
                self.begun = True
                self.began.set_result(None)
                if self.moves:
                    self.load.turn(self)
        elif data.startswith(b'{"type":"refused"'):
            self.load.refused.append(data.decode())
            if self.done is not None and not self.done.done():
                self.done.set_exception(RuntimeError(data.decode()))

    def say(self, text: str) -> asyncio.Future[None]:
        """Say something other than a move; the future is there once it is done."""
        self.number += 1
        self.done = asyncio.get_running_loop().create_future()
        self.send(b'{"type":"%b","id":%d}' % (text.encode(), self.number))
        return self.done

    def move(self) -> None:
        self.number += 1
        self.mine = True
        move = random.choice(self.moves)
        self.send(b'{"type":"move","id":%d,"version":%b,"move":"%b"}' % (self.number, self.version, move))


class Ours(Server):
    """The server and its people; at each table play so many bots of the server's, too."""

    def __init__(self, port: int, database_url: str | None = None, bots: int = 0) -> None:
        super().__init__(port, database_url)
        self.bots = bots
        if bots:
            self.name = "Sevenfold, a bot at each table"

    async def people(self, client: httpx.AsyncClient, count: int) -> list[str]:
        """Tokens of so many people."""
        jobs = [client.post("/api/programs", json={"name": f"P{number}"}) for number in range(count)]
        return [answer.json()["token"] for answer in await gathered(jobs)]

    async def open(self, client: httpx.AsyncClient, token: str, **wanted: Any) -> str:
        """A new table."""
        options = {"target_score": 2000, "allow_empty_pass": True}
        seats = SEATS + self.bots
        data = {"game": "sevn", "seats": seats, "clock": "none", "private": True, "options": options, **wanted}
        answer = await client.post("/api/tables", json=data, headers={"Authorization": f"Bearer {token}"})
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def seat(self, load: Load, tables: int) -> None:
        """See `Side`."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as client:
            tokens = await self.people(client, tables * SEATS)
            bots = ["odds"] * self.bots
            ids = await gathered([self.open(client, tokens[n * SEATS], bots=bots) for n in range(tables)])
        await gathered(
            [self._fill(load, ids[n], tokens[n * SEATS : (n + 1) * SEATS]) for n in range(tables)], at_once=8
        )
        async with asyncio.timeout(120):
            await gathered([table.clients[0].say("start") for table in load.tables])
            await asyncio.gather(*(client.began for table in load.tables for client in table.clients))

    async def _fill(self, load: Load, table_id: str, tokens: list[str]) -> None:
        """Connect the people of a table and let them sit down."""
        table = TableLoad()
        load.tables.append(table)
        for seat, token in enumerate(tokens):
            one = OurClient(load, table, seat)
            table.clients.append(one)
            headers = {"Authorization": f"Bearer {token}"}
            await connect(one, f"ws://127.0.0.1:{self.port}/ws/tables/{table_id}", headers)
            if seat:
                await one.say("sit")
