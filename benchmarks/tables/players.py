"""People who play on whatever breaks, and remember what they were told: see chaos.py."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from typing import Any, NamedTuple

import websockets

BY_SEAT = ("rows", "cities", "seats")
"""What an update says of some seats only."""


UNKNOWN = {None, "refused-not-stored"}
"""Answers that leave open whether a move is stored: none, for the connection ended; or the server has got none itself."""


class Sent(NamedTuple):
    """A move and what was said to it; None where the connection ended before."""

    move: str
    answer: str | None


class Player:
    """A person at a table: plays any open move, comes again when the connection ends, and remembers what was acknowledged."""

    def __init__(self, address: str, token: str, chance: random.Random, thinking: float) -> None:
        self.address = address
        self.thinking = thinking
        """Seconds that pass before a move, on average."""
        self.headers = {"Authorization": f"Bearer {token}"}
        self.chance = chance
        self.sent: list[Sent] = []
        self.answers: list[float] = []
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.choices: list[dict[str, Any]] = []
        self.version = 0
        self.you: int | None = None
        self.wire: websockets.ClientConnection | None = None
        self.comings = 0
        self.over = asyncio.Event()
        self.number = 0

    async def live(self) -> None:
        """Play until the match is over."""
        wait = 0.1
        while not self.over.is_set():
            try:
                async with websockets.connect(
                    self.address, additional_headers=self.headers, compression=None, max_size=None, open_timeout=10
                ) as wire:
                    self.wire, wait = wire, 0.1
                    self.comings += 1
                    await self._play(wire)
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(wait * (0.5 + self.chance.random()))
                wait = min(2.0, wait * 2)

    async def _play(self, wire: websockets.ClientConnection) -> None:
        self.take(json.loads(await wire.recv()))
        while self.table.get("stage") != "over":
            if any(choice["refusal"] is None for choice in self.choices):
                await self._move(wire)
            else:
                self.take(json.loads(await wire.recv()))
        self.over.set()

    async def said(self, wire: websockets.ClientConnection, kind: str, **fields: Any) -> str:
        """Say something and read on until its answer has come."""
        self.number += 1
        await wire.send(json.dumps({"type": kind, "id": self.number, **fields}))
        while True:
            message = json.loads(await wire.recv())
            if message.get("id") == self.number and message["type"] in {"done", "refused"}:
                return "done" if message["type"] == "done" else message["code"]
            self.take(message)

    async def _move(self, wire: websockets.ClientConnection) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.chance.random() * 2 * self.thinking):
                while True:
                    self.take(json.loads(await wire.recv()))
        open_moves = [c["move"] for c in self.choices if c["refusal"] is None]
        if not open_moves:
            return
        move, at = self.chance.choice(open_moves), len(self.sent)
        self.sent.append(Sent(move, None))
        began = time.perf_counter()
        answer = await self.said(wire, "move", version=self.version, move=move)
        self.answers.append(time.perf_counter() - began)
        self.sent[at] = Sent(move, answer)
        if answer != "done":
            await self.said(wire, "sync")

    def take(self, message: dict[str, Any]) -> None:
        """What the page does with a message."""
        kind = message["type"]
        if kind in {"snapshot", "table"}:
            self.table, self.you = message["table"], message["you"]
        if kind in {"snapshot", "update"}:
            self.version, self.choices = message["version"], message["choices"]
        if kind == "snapshot":
            self.view = message["view"] or {}
        elif kind == "update":
            change = dict(message["view"])
            for name in BY_SEAT:
                seats = {one["seat"]: one for one in (*self.view.get(name, ()), *change.pop(name, ()))}
                if seats:
                    self.view[name] = [seats[seat] for seat in sorted(seats)]
            self.view |= change

    def cut(self) -> None:
        """Lose the connection, without a word."""
        if self.wire is not None:
            self.wire.transport.abort()

    async def looks_the_same(self) -> bool:
        """Whether somebody who comes anew is shown what has been put together here."""
        async with websockets.connect(
            self.address, additional_headers=self.headers, compression=None, max_size=None
        ) as wire:
            while (message := json.loads(await wire.recv()))["type"] != "snapshot":
                pass
        return (message["version"], message["view"]) == (self.version, self.view)


def fits(sent: list[Sent], recorded: list[str]) -> bool:
    """Whether a record holds every acknowledged move once and in order, and else only some of those that may be stored."""
    reached = {0}
    for one in sent:
        taken = {at + 1 for at in reached if at < len(recorded) and recorded[at] == one.move}
        if one.answer == "done":
            reached = taken
        elif one.answer in UNKNOWN:
            reached |= taken
    return len(recorded) in reached
