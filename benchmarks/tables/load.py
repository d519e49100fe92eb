"""The load: tables of four, each a round of moves that never pauses (flat out) or goes by a beat (paced)."""

# ruff: noqa: D102  # what the methods do stands once, at the class that names them

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from statistics import quantiles
from typing import Any, Protocol

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4


class Client(WSListener):
    """One socket at one table. A side's subclass reads its server's messages and writes its moves."""

    def __init__(self, load: Load, table: TableLoad, seat: int) -> None:
        self.load = load
        self.table = table
        self.seat = seat
        self.got = 0
        self.state = 0
        """The number of the newest state this client has been told."""
        self.transport: WSTransport | None = None
        self.ready = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.connected()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.message(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())

    def send(self, data: bytes) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, data)

    # --- what each side does its own way; not an ABC, since the listener is compiled and called at every message

    def connected(self) -> None:
        raise NotImplementedError

    def message(self, data: bytes) -> None:
        raise NotImplementedError

    def move(self) -> None:
        raise NotImplementedError

    # --- what a side tells

    def answered(self) -> None:
        """The own move was answered."""
        self.load.answers.append(time.perf_counter() - self.table.sent[-1])

    def updated(self, state: int, *, asked: bool) -> None:
        """The table has moved on to a state of this number; `asked` says that this seat moves next."""
        self.state = state
        sent = self.table.sent
        if self.got < len(sent) and state > self.table.states[self.got]:  # else a bot has moved
            self.load.fanouts.append(time.perf_counter() - sent[self.got])
            self.got += 1
        if self.seat == 0:
            self.load.moves += 1
        if asked:
            self.load.turn(self)

    def play(self) -> None:
        """Move now."""
        self.table.sent.append(time.perf_counter())
        self.table.states.append(self.state)
        self.load.own_moves += 1
        self.move()


class TableLoad:
    """A table: its clients, and when and at which state each move was sent."""

    def __init__(self) -> None:
        self.clients: list[Client] = []
        self.sent: list[float] = []
        self.states: list[int] = []


class Side(Protocol):
    """A server to be measured."""

    name: str

    async def start(self) -> None: ...

    async def seat(self, load: Load, tables: int) -> None:
        """Open the tables, connect everybody, begin."""
        ...

    async def stop(self) -> None: ...

    def memory(self) -> int:
        """Bytes the server occupies."""
        ...

    def processor(self) -> float:
        """Seconds of processor time the server has used."""
        ...


class Load:
    """All tables of one run. `moves` counts all moves, `own_moves` those of the load's people: the others are the server's bots'."""

    def __init__(self) -> None:
        self.tables: list[TableLoad] = []
        self.answers: list[float] = []
        self.fanouts: list[float] = []
        self.moves = self.own_moves = 0
        self.refused: list[str] = []
        self.waiting: deque[Client] = deque()
        self.flat = False

    def turn(self, client: Client) -> None:
        """A client may move."""
        if self.flat:
            client.play()
        else:
            self.waiting.append(client)

    def clear(self) -> None:
        self.answers.clear()
        self.fanouts.clear()
        self.moves = self.own_moves = 0

    async def flat_out(self, seconds: float, **processors: Callable[[], float]) -> dict[str, float]:
        """Everybody moves as soon as it is asked. `processors` tell by name how many seconds of processor time have been used."""
        self.flat = True
        for client in list(self.waiting):
            client.play()
        self.waiting.clear()
        await asyncio.sleep(min(2.0, seconds / 4))
        self.clear()
        began = time.perf_counter()
        processors["driver"] = time.process_time
        before = {name: read() for name, read in processors.items()}
        await asyncio.sleep(seconds)
        figures = self.figures(time.perf_counter() - began)
        used = {name: read() - before[name] for name, read in processors.items()}
        for name, busy in used.items():
            figures[f"{name}_cpu_ms_per_move"] = busy * 1000 / max(1, self.moves)
        figures["moves_per_cpu_second"] = self.moves / max(0.01, used["server"])
        figures["driver_load"] = used["driver"] / seconds
        self.flat = False
        await asyncio.sleep(1.0)
        return figures

    async def paced(self, seconds: float, rate: float) -> dict[str, float]:
        """So many moves a second over all tables."""
        self.clear()
        began = time.perf_counter()
        due = began
        while (now := time.perf_counter()) < began + seconds:
            while due <= now and self.waiting:
                self.waiting.popleft().play()
                due += 1 / rate
            due = max(due, now - 0.05)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
        figures = self.figures(seconds)
        await asyncio.sleep(1.0)
        return figures

    def figures(self, seconds: float) -> dict[str, float]:
        return {
            "moves_per_second": self.moves / seconds,
            "bots_moves_per_second": max(0, self.moves - self.own_moves) / seconds,
            "updates_per_second": len(self.fanouts) / seconds,
            **percentiles("answer", self.answers),
            **percentiles("fanout", self.fanouts),
        }


def percentiles(name: str, seconds: list[float]) -> dict[str, float]:
    """The median and the 99th percentile, in milliseconds."""
    if len(seconds) < 2:
        return {f"{name}_p50_ms": float("nan"), f"{name}_p99_ms": float("nan")}
    cut = quantiles(seconds, n=100)
    return {f"{name}_p50_ms": cut[49] * 1000, f"{name}_p99_ms": cut[98] * 1000}


async def connect(client: Client, url: str, headers: dict[str, str] | None = None) -> None:
    """Open a client's socket and wait until its server has let it in."""
    await ws_connect(lambda *_: client, url, extra_headers=headers or {}, enable_auto_ping=False)
    async with asyncio.timeout(60):
        await client.ready


async def gathered(jobs: list[Any], at_once: int = 32) -> list[Any]:
    """The results of many jobs, so many at once."""
    gate = asyncio.Semaphore(at_once)

    async def one(job: Any) -> Any:
        async with gate:
            return await job

    return await asyncio.gather(*(one(job) for job in jobs))
