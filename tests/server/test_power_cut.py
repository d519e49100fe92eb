"""kill -9 at any moment, with real processes: after the next start each match goes on where it stood, bots included."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from tests.conftest import free_port

from sevenfold.games.kit.reading import Reading

KILLS = {"sqlite": 10, "postgres": 5}
TABLES = 6


@asynccontextmanager
async def server(url: str, port: int, log: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """A server process; killed without warning when the block is left."""
    with log.open("ab") as out:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            "import sys; from sevenfold.server.run import run; sys.exit(run())",
            env={
                **os.environ,
                "SEVENFOLD_PORT": str(port),
                "SEVENFOLD_DATABASE_URL": url,
                "SEVENFOLD_BOT_PACE": "0.02",
                "SEVENFOLD_ENGINE": "off",
            },
            stdout=asyncio.subprocess.PIPE,
            stderr=out,
        )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(60):
            line = await process.stdout.readline()
        assert str(port).encode() in line, log.read_text()  # noqa: ASYNC240  # a short file, in a test
        yield process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGKILL)
        await process.wait()


class Player:
    """Ann at one table with bots: plays whenever she is asked, and remembers what the server told her."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.told = 0
        self.acknowledged: list[int] = []
        self.over = False
        self.match = ""

    async def play(self, port: int, token: str) -> None:
        headers = {"Cookie": f"sevenfold_guest={token}"}
        number = 0
        address = f"ws://127.0.0.1:{port}/ws/tables/{self.table}"
        async with websockets.connect(address, additional_headers=headers, compression=None) as wire:
            async for text in wire:
                message = json.loads(text)
                if message["type"] == "snapshot":
                    assert message["version"] >= self.told, "what was shown had been stored"
                    self.match = message["table"]["match"]
                if message["type"] in {"snapshot", "update"}:
                    self.told = message["version"]
                    self.over = message["result"] is not None
                    if self.over:
                        return
                    moves = [choice["move"] for choice in message["choices"] if choice["refusal"] is None]
                    if moves:
                        number += 1
                        move = {"type": "move", "id": number, "version": self.told, "move": random.choice(moves)}
                        await wire.send(json.dumps(move))
                elif message["type"] == "done":
                    self.acknowledged.append(number)


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def test_matches_go_on_where_they_stood(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/s.sqlite3" if kind == "sqlite" else request.getfixturevalue("fresh_postgres_url")
    port, log = free_port(), tmp_path / "log"
    async with server(url, port, log), httpx.AsyncClient(timeout=60, base_url=f"http://127.0.0.1:{port}") as client:
        await client.post("/api/me", json={"name": "Ann"})
        token: str = client.cookies["sevenfold_guest"]
        data = {"game": "sevn", "seats": 3, "bots": ["odds", "random"], "start": True, "clock": "none"}
        opened = [(await client.post("/api/tables", json=data)).json() for _ in range(TABLES)]
    players = [Player(table["id"]) for table in opened]
    advanced: list[int] = []
    for _ in range(KILLS[kind]):
        before = sum(player.told for player in players)
        async with server(url, port, log) as process:
            playing = asyncio.gather(*(p.play(port, token) for p in players if not p.over), return_exceptions=True)
            goal = before + random.randint(1, 60)
            while sum(player.told for player in players) < goal and not all(player.over for player in players):
                done, _ = await asyncio.wait([playing], timeout=0.002)
                if done:
                    break
            process.send_signal(signal.SIGKILL)
            for outcome in await playing:
                assert outcome is None or isinstance(outcome, (OSError, websockets.WebSocketException)), outcome
        advanced.append(sum(player.told for player in players) - before)
    assert all(step > 0 for step in advanced), "after each cut the matches went on"
    async with server(url, port, log):
        async with asyncio.timeout(120):
            await asyncio.gather(*(player.play(port, token) for player in players if not player.over))
        async with httpx.AsyncClient(timeout=60, base_url=f"http://127.0.0.1:{port}") as client:
            for player in players:
                record = await client.get(f"/api/matches/{player.match}/record")
                assert record.status_code == 200, record.text
                await asyncio.to_thread(check, record.text)
    assert "Traceback" not in log.read_text()  # a short file, in a test


def check(record: str) -> None:
    """The record is one unbroken, legal match dealt from its seed."""
    from sevenfold.games.kit.verifying import verify

    reading: Any = Reading()
    for line in record.splitlines():
        reading.take(line)
    assert reading.end is not None
    verify(record.splitlines())
