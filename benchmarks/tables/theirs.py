"""boardgame.io's side: its own server with its in-memory store, spoken to as its client does (Socket.IO over WebSocket)."""

# ruff: noqa: D102  # what the methods do stands once, at the class that names them

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path

import httpx
from load import SEATS, Client, Load, TableLoad, connect, gathered
from processes import processor_seconds, ready_line, resident

RIVAL = Path(__file__).parent / "rival"
_STATE = re.compile(rb'"_stateID":(\d+)')
_CURRENT = re.compile(rb'"currentPlayer":"(\d)"')
_PATCHED = re.compile(rb'"path":"/ctx/currentPlayer","value":"(\d)"')
_PATCH_ID = re.compile(rb'^42/rival,\["patch","[^"]+",\d+,(\d+),')


class TheirClient(Client):
    """A player of the rival game."""

    def __init__(self, load: Load, table: TableLoad, seat: int, match: str, credentials: str) -> None:
        super().__init__(load, table, seat)
        self.match = match
        self.credentials = credentials
        self.current = b"0"
        self.mine = False

    def connected(self) -> None:
        pass

    def message(self, data: bytes) -> None:
        if data.startswith(b"42/rival,"):
            self.event(data)
        elif data == b"2":
            self.send(b"3")
        elif data.startswith(b"0{"):
            self.send(b"40/rival,")
        elif data.startswith(b"40/rival,"):
            self.send(b"42/rival," + json.dumps(["sync", self.match, str(self.seat), self.credentials, SEATS]).encode())

    def event(self, data: bytes) -> None:
        if data.startswith(b'42/rival,["update"'):
            state, current = _STATE.search(data), _CURRENT.search(data)
            assert state is not None
            assert current is not None
            self.state, self.current = int(state[1]), current[1]
            self.moved()
        elif data.startswith(b'42/rival,["patch"'):
            state, changed = _PATCH_ID.search(data), _PATCHED.search(data)
            assert state is not None
            self.state = int(state[1])
            if changed is not None:
                self.current = changed[1]
            self.moved()
        elif data.startswith(b'42/rival,["sync"'):
            state, current = _STATE.search(data), _CURRENT.search(data)
            assert state is not None
            assert current is not None
            self.state, self.current = int(state[1]), current[1]
            if not self.ready.done():
                self.ready.set_result(None)

    def moved(self) -> None:
        if self.mine:
            self.mine = False
            self.answered()  # boardgame.io answers a move with the new state
        self.updated(self.state, asked=int(self.current) == self.seat)

    def move(self) -> None:
        self.mine = True
        what = "draw" if random.random() < 0.6 else "stop"
        self.send(
            b'42/rival,["update",{"type":"MAKE_MOVE","payload":{"type":"%b","args":[],"playerID":"%d","credentials":"%b"}},'
            b'%d,"%b","%d"]'
            % (what.encode(), self.seat, self.credentials.encode(), self.state, self.match.encode(), self.seat)
        )


class Theirs:
    """The server and its players; `delta` lets it send JSON patches in place of the whole state."""

    def __init__(self, port: int, *, delta: bool = False) -> None:
        self.port = port
        self.delta = delta
        self.name = f"boardgame.io (memory{', deltaState' if delta else ''})"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """See `Side`."""
        words = ["node", "server.js", str(self.port), *(["delta"] if self.delta else [])]
        self.process = await asyncio.create_subprocess_exec(
            *words, cwd=RIVAL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
        )
        await ready_line(self.process, b"ready")

    async def seat(self, load: Load, tables: int) -> None:
        """See `Side`."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}/games/rival", timeout=60) as client:

            async def match() -> tuple[str, list[str]]:
                made = (await client.post("/create", json={"numPlayers": SEATS})).json()["matchID"]
                keys: list[str] = []
                for seat in range(SEATS):
                    data = {"playerID": str(seat), "playerName": f"P{seat}"}
                    keys.append((await client.post(f"/{made}/join", json=data)).json()["playerCredentials"])
                return made, keys

            matches = await gathered([match() for _ in range(tables)])
        for name, keys in matches:
            table = TableLoad()
            load.tables.append(table)
            for seat, key in enumerate(keys):
                one = TheirClient(load, table, seat, name, key)
                table.clients.append(one)
                await connect(one, f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket")
            load.turn(table.clients[int(table.clients[0].current)])

    async def stop(self) -> None:
        """See `Side`."""
        if self.process is not None:
            self.process.terminate()
            await self.process.wait()

    def memory(self) -> int:
        """See `Side`."""
        assert self.process is not None
        return resident(self.process.pid)

    def processor(self) -> float:
        """See `Side`."""
        assert self.process is not None
        return processor_seconds(self.process.pid)
