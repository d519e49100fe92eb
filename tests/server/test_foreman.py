"""`serve --workers N` as processes: a worker that is killed is replaced, its matches go on, and all end in order."""

from __future__ import annotations

import asyncio
import json
import os
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
from sevenfold.server.foreman import pause_before
from sevenfold.server.settings import SettingError, read

PROGRAM = "import sys; from sevenfold.server.run import run; sys.exit(run(workers={}))"


class Crew:
    """A running foreman with its workers."""

    def __init__(self, process: asyncio.subprocess.Process, port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.log = log

    def children(self) -> dict[int, str]:
        """The processes that the foreman has started, by number, and what they are."""
        found: dict[int, str] = {}
        path = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        for child in path.read_text().split():
            try:
                words = Path(f"/proc/{child}/cmdline").read_bytes().decode().split("\0")
            except OSError:
                continue
            if "sevenfold.server.working" in words:
                found[int(child)] = "worker"
            elif "sevenfold.server.thinking" in words:
                found[int(child)] = "engine"
        return found

    async def until(self, text: str, count: int = 1, seconds: float = 60) -> None:
        """Wait until the log says something so often."""
        async with asyncio.timeout(seconds):
            while self.log.read_text().count(text) < count:  # noqa: ASYNC110  # another process's log tells no events
                await asyncio.sleep(0.02)


@asynccontextmanager
async def crew(url: str, folder: Path, workers: int = 2, **settings: str) -> AsyncIterator[Crew]:
    """A foreman at work, with all its workers up; ended when the block is left."""
    port, log = free_port(), folder / "log"
    environment = {
        **os.environ,
        "SEVENFOLD_PORT": str(port),
        "SEVENFOLD_DATABASE_URL": url,
        "SEVENFOLD_BOT_PACE": "0.1",
        "SEVENFOLD_ENGINE": "off",
        **settings,
    }
    with log.open("ab") as out:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", PROGRAM.format(workers), env=environment, stdout=asyncio.subprocess.PIPE, stderr=out
        )
    found = Crew(process, port, log)
    try:
        assert process.stdout is not None
        async with asyncio.timeout(60):
            assert str(port).encode() in await process.stdout.readline(), log.read_text()
        await found.until("a worker is up", workers)
        yield found
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(40):
            await process.wait()


class Player:
    """Somebody at a table, through whichever worker takes the connection; comes again whenever it breaks."""

    def __init__(self, crew: Crew, table: str, token: str) -> None:
        self.crew = crew
        self.table = table
        self.token = token
        self.told = 0
        self.acknowledged: list[tuple[int, str]] = []
        self.codes: list[int | None] = []
        self.result: Any = None
        self.match = ""

    async def play(self) -> None:
        while self.result is None:
            try:
                await self._connected()
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(0.05)

    async def _connected(self) -> None:
        address = f"ws://127.0.0.1:{self.crew.port}/ws/tables/{self.table}"
        headers = {"Cookie": f"sevenfold_guest={self.token}"}
        number, asked = 0, ("", 0)
        async with websockets.connect(address, additional_headers=headers, compression=None) as wire:
            try:
                async for text in wire:
                    message = json.loads(text)
                    if message["type"] == "snapshot":
                        assert message["version"] >= self.told, "what was shown had been stored"
                        self.match = message["table"]["match"] or self.match
                    if message["type"] == "done":
                        self.acknowledged.append((asked[1], asked[0]))
                    if message["type"] in {"snapshot", "update"}:
                        self.told, self.result = message["version"], message["result"]
                        if self.result is not None:
                            return
                        moves = [choice["move"] for choice in message["choices"] if choice["refusal"] is None]
                        if moves:
                            number += 1
                            asked = (moves[-1], self.told)
                            move = {"type": "move", "id": number, "version": self.told, "move": moves[-1]}
                            await wire.send(json.dumps(move))
            finally:
                self.codes.append(wire.close_code)


async def heard_to_the_end(wire: websockets.ClientConnection) -> None:
    async for _ in wire:
        pass


async def guests(crew: Crew, count: int) -> list[str]:
    """So many people; their tokens."""
    tokens: list[str] = []
    for number in range(count):
        async with httpx.AsyncClient(timeout=60, base_url=crew.url) as client:
            await client.post("/api/me", json={"name": f"Guest {number}"})
            tokens.append(client.cookies["sevenfold_guest"])
    return tokens


async def opened(crew: Crew, token: str, **wanted: Any) -> str:
    async with httpx.AsyncClient(timeout=60, base_url=crew.url, cookies={"sevenfold_guest": token}) as client:
        data = {"game": "sevn", "seats": 3, "bots": ["odds", "odds"], "start": True, "clock": "none", **wanted}
        answer = await client.post("/api/tables", json=data)
        assert answer.status_code == 201, answer.text
        return answer.json()["id"]


@pytest.mark.postgres
@pytest.mark.timeout(240)
async def test_a_killed_worker_is_replaced_and_its_matches_go_on(fresh_postgres_url: str, tmp_path: Path) -> None:
    async with crew(fresh_postgres_url, tmp_path) as found:
        tokens = await guests(found, 2)
        players = [Player(found, await opened(found, t, options={"target_score": 60}), t) for t in tokens for _ in "12"]
        playing = [asyncio.create_task(player.play()) for player in players]
        for turn in range(2):
            goal = sum(player.told for player in players) + 10
            while sum(p.told for p in players) < goal and not all(t.done() for t in playing):  # noqa: ASYNC110  # any of them
                await asyncio.sleep(0.01)
            victim = sorted(pid for pid, kind in found.children().items() if kind == "worker")[turn]
            os.kill(victim, signal.SIGKILL)
            await found.until("a worker is up", 3 + turn)
            assert victim not in found.children()
        async with asyncio.timeout(120):
            await asyncio.gather(*playing)
        async with httpx.AsyncClient(timeout=60, base_url=found.url) as client:
            for player in players:
                lines = (await client.get(f"/api/matches/{player.match}/record")).text.splitlines()
                reading = Reading()
                for line in lines:
                    reading.take(line)
                moves = [(number, json.loads(line)) for number, line in enumerate(lines)]
                for version, move in player.acknowledged:
                    written = [entry for number, entry in moves if number == version]
                    assert written[0].get("move") == move, "an acknowledged move is in the record"
        workers = [pid for pid, kind in found.children().items() if kind == "worker"]
        assert len(workers) == 2
        found.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(40):
            assert await found.process.wait() == 0
        for pid in workers:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)
    assert "Traceback" not in found.log.read_text()


@pytest.mark.postgres
@pytest.mark.timeout(120)
async def test_told_to_end_it_lets_everybody_go_with_a_word(fresh_postgres_url: str, tmp_path: Path) -> None:
    async with crew(fresh_postgres_url, tmp_path) as found:
        (token,) = await guests(found, 1)
        table = await opened(found, token, bots=[], seats=2, start=False)
        address = f"ws://127.0.0.1:{found.port}/ws/tables/{table}"
        async with websockets.connect(address, additional_headers={"Cookie": f"sevenfold_guest={token}"}) as wire:
            await wire.recv()
            found.process.send_signal(signal.SIGINT)
            with pytest.raises(websockets.ConnectionClosedError):
                await heard_to_the_end(wire)
            assert wire.close_code == 1012, "the page comes back at once"
        async with asyncio.timeout(40):
            assert await found.process.wait() == 0
        assert "Fatal" not in found.log.read_text(), "the workers end in order, too"


@pytest.mark.postgres
@pytest.mark.timeout(120)
async def test_metrics_and_health_speak_for_all(fresh_postgres_url: str, tmp_path: Path) -> None:
    async with (
        crew(fresh_postgres_url, tmp_path, 3) as found,
        httpx.AsyncClient(timeout=60, base_url=found.url) as client,
    ):
        assert (await client.get("/health")).json()["status"] == "ok"
        text = ""
        async with asyncio.timeout(30):
            while not all(f'sevenfold_sockets{{worker="{number}"}}' in text for number in (1, 2, 3)):
                text = (await client.get("/metrics")).text
        assert text.count("# TYPE sevenfold_sockets gauge") == 1
        assert 'sevenfold_messages_total{answer="done",worker="2"}' in text


@pytest.mark.postgres
@pytest.mark.timeout(120)
async def test_a_foreman_that_is_killed_takes_its_workers_along(fresh_postgres_url: str, tmp_path: Path) -> None:
    async with crew(fresh_postgres_url, tmp_path) as found:
        workers = [os.pidfd_open(pid) for pid in found.children()]
        found.process.kill()
        loop = asyncio.get_running_loop()
        for worker in workers:
            ended = asyncio.Event()
            loop.add_reader(worker, ended.set)
            async with asyncio.timeout(30):
                await ended.wait()
            loop.remove_reader(worker)
            os.close(worker)


@pytest.mark.postgres
@pytest.mark.slow
@pytest.mark.timeout(400)
async def test_all_workers_share_one_engine(fresh_postgres_url: str, tmp_path: Path) -> None:
    async with crew(fresh_postgres_url, tmp_path, 2, SEVENFOLD_ENGINE="on") as found:
        await found.until("the engine is ready", 3, 240)  # the foreman and both workers
        assert sorted(found.children().values()) == ["engine", "worker", "worker"]
        engine = next(pid for pid, kind in found.children().items() if kind == "engine")
        os.kill(engine, signal.SIGKILL)
        await found.until("the engine is ready", 6, 120)
        assert sorted(found.children().values()) == ["engine", "worker", "worker"]


def test_a_worker_that_cannot_begin_is_left_longer_each_time_one_that_served_is_back_soon() -> None:
    pauses = [pause_before(deaths, answered=False) for deaths in range(1, 10)]
    assert pauses == sorted(pauses)
    assert pauses[-1] >= 10
    assert max(pause_before(deaths, answered=True) for deaths in range(1, 10)) <= 2


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("2", "workers-sqlite"),
        ("0", "workers"),
        ("many", "workers"),
        ("65", "workers"),
        ("-1", "workers"),
        ("2.5", "workers"),
    ],
)
def test_a_number_of_workers_that_cannot_be_is_refused(given: str, code: str) -> None:
    with pytest.raises(SettingError) as refused:
        read({"SEVENFOLD_WORKERS": given})
    assert refused.value.code == code
    assert str(refused.value).endswith(".")


def test_with_postgresql_there_may_be_several() -> None:
    url = "postgresql://sevenfold@db/sevenfold"
    assert read({"SEVENFOLD_WORKERS": "4", "SEVENFOLD_DATABASE_URL": url}).workers == 4
    assert read({"SEVENFOLD_WORKERS": "4"}, database_url=url, workers=2).workers == 2
    assert read({}).workers == 1


async def test_a_database_that_cannot_be_reached_is_said_once(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        PROGRAM.format(3),
        env={**os.environ, "SEVENFOLD_PORT": "0", "SEVENFOLD_DATABASE_URL": "postgresql://x:secret@127.0.0.1:1/y"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(60):
        out, err = await process.communicate()
    assert process.returncode == 2
    assert out == b""
    assert len(err.decode().strip().splitlines()) == 1, err.decode()
    assert "127.0.0.1:1" in err.decode()
    assert "secret" not in err.decode()
