"""Sevenfold's side: a server as `sevenfold serve` starts it, on SQLite, every move synced to disk before its answer."""

# ruff: noqa: D102  # what the methods do stands once, at the class that names them

from __future__ import annotations

import asyncio
import os
import random
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from load import SEATS, Client, Load, TableLoad, connect, gathered, processor_seconds, ready_line, resident

_OPEN = re.compile(rb'\{"move":"([^"]+)","refusal":null\}')
_VERSION = re.compile(rb'"version":(\d+)')
_LIMITS = {
    "SOCKETS_PER_ADDRESS": "100000",
    "ADDRESS_RATE": "1000000",
    "ADDRESS_BURST": "1000000",
    "NEW_PEOPLE_BURST": "1000000",
    "SOCKET_RATE": "1000000",
    "PERSON_RATE": "1000000",
    "ADDRESS_MESSAGE_RATE": "1000000",
    "TABLES_PER_PERSON": "100000",
    "NEW_TABLES_RATE": "1000000",
}
"""One address plays a thousand people, and faster than people do."""


class OurClient(Client):
    """A person at a table of SEVN."""

    def __init__(self, load: Load, table: TableLoad, seat: int) -> None:
        super().__init__(load, table, seat)
        self.number = 0
        self.version = b"0"
        self.moves: list[bytes] = []
        self.begun = False
        self.mine = False
        self.began: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connected(self) -> None:
        pass

    def message(self, data: bytes) -> None:
        if data.startswith(b'{"type":"update"'):
            self.version = data[27 : data.index(b",", 27)]
            self.moves = [] if b'"choices":[]' in data else _OPEN.findall(data)
            self.updated(asked=bool(self.moves))
        elif data.startswith(b'{"type":"done"'):
            if self.mine:
                self.mine = False
                self.answered()
        elif data.startswith(b'{"type":"snapshot"'):
            found = _VERSION.search(data)
            assert found is not None
            self.version = found[1]
            self.moves = _OPEN.findall(data)
            if not self.ready.done():
                self.ready.set_result(None)
            if self.version != b"0" and not self.begun:
                self.begun = True
                self.began.set_result(None)
                if self.moves:
                    self.load.turn(self)
        elif data.startswith(b'{"type":"refused"'):
            raise RuntimeError(data.decode())

    def say(self, text: str) -> None:
        self.number += 1
        self.send(b'{"type":"%b","id":%d}' % (text.encode(), self.number))

    def move(self) -> None:
        self.number += 1
        self.mine = True
        move = random.choice(self.moves)
        self.send(b'{"type":"move","id":%d,"version":%b,"move":"%b"}' % (self.number, self.version, move))


class Ours:
    """The server and its people."""

    name = "Sevenfold (SQLite, synced)"

    def __init__(self, port: int, database_url: str | None = None) -> None:
        self.port = port
        self.folder = tempfile.TemporaryDirectory(prefix="sevenfold-bench-")
        self.url = database_url or f"sqlite:///{Path(self.folder.name) / 'bench.sqlite3'}"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self, **environment: str) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            "import sys; from sevenfold.server.run import run; sys.exit(run())",
            stdout=asyncio.subprocess.PIPE,
            env={
                **os.environ,
                "SEVENFOLD_PORT": str(self.port),
                "SEVENFOLD_DATABASE_URL": self.url,
                "SEVENFOLD_ENGINE": "off",
                **{f"SEVENFOLD_LIMIT_{name}": value for name, value in _LIMITS.items()},
                **environment,
            },
        )
        await ready_line(self.process, str(self.port).encode())

    async def people(self, client: httpx.AsyncClient, count: int) -> list[str]:
        """Tokens of so many people."""
        jobs = [client.post("/api/programs", json={"name": f"P{number}"}) for number in range(count)]
        return [answer.json()["token"] for answer in await gathered(jobs)]

    async def open(self, client: httpx.AsyncClient, token: str, **wanted: Any) -> str:
        """A new table."""
        options = {"target_score": 2000, "allow_empty_pass": True}
        data = {"game": "sevn", "seats": SEATS, "clock": "none", "private": True, "options": options, **wanted}
        answer = await client.post("/api/tables", json=data, headers={"Authorization": f"Bearer {token}"})
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def seat(self, load: Load, tables: int) -> None:
        """See `Side`."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as client:
            tokens = await self.people(client, tables * SEATS)
            ids = await gathered([self.open(client, tokens[n * SEATS]) for n in range(tables)])
            for number, table_id in enumerate(ids):
                table = TableLoad()
                load.tables.append(table)
                for seat in range(SEATS):
                    one = OurClient(load, table, seat)
                    table.clients.append(one)
                    headers = {"Authorization": f"Bearer {tokens[number * SEATS + seat]}"}
                    await connect(one, f"ws://127.0.0.1:{self.port}/ws/tables/{table_id}", headers)
                    if seat:
                        one.say("sit")
        await asyncio.sleep(2.0)
        for table in load.tables:
            table.clients[0].say("start")
        async with asyncio.timeout(60):
            await asyncio.gather(*(client.began for table in load.tables for client in table.clients))

    async def stop(self) -> None:
        """See `Side`."""
        if self.process is not None:
            self.process.terminate()
            await self.process.wait()
        self.folder.cleanup()

    def memory(self) -> int:
        """See `Side`."""
        assert self.process is not None
        return resident(self.process.pid)

    def processor(self) -> float:
        """See `Side`."""
        assert self.process is not None
        return processor_seconds(self.process.pid)
