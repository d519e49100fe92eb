"""Does it lose anything? Matches of all games on two workers and PostgreSQL, while all of it is broken again and again.

    python benchmarks/tables/chaos.py [--matches 200] [--seconds 60] [--workers 2] [--seed 1]

Every 2 seconds a worker is killed (SIGKILL); PostgreSQL is killed and started again once, the workers' listening connections are
cut twice, and every 5 seconds a tenth of all sockets. Then, in peace, every match is played to its end. What must hold:

* every move that was acknowledged is in the record once, in the order in which its player made them, and no move is there that
  nobody sent;
* every match ends, and every record can be verified: rules, deals, seal;
* what each player's page has put together from snapshots and updates is what the server shows somebody who comes anew.

Exit status 1 where something does not.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).parent))

from ours import Ours
from throwaway import ThrowAway

from sevenfold.games.kit.errors import RulesError
from sevenfold.games.kit.verifying import verify

BY_SEAT = ("rows", "cities", "seats")
GAMES: list[dict[str, Any]] = [
    {"game": "sevn", "seats": 3, "options": {"target_score": 120}, "bots": ["odds"]},
    {"game": "7wonders", "seats": 3, "options": {}, "bots": ["builder"]},
    {"game": "sevn", "seats": 4, "options": {"target_score": 100}, "bots": ["cautious", "odds"]},
    {"game": "weisen", "seats": 3, "options": {"negotiation": False}, "bots": ["steady"]},
]
KILL_EVERY, CUT_EVERY, SHARE_CUT = 2.0, 5.0, 0.1
THINKING = 0.4
"""Seconds that a player lets pass before a move, on average."""
PATIENCE = 600.0
"""Seconds until every match must have ended in peace."""


class Sent(NamedTuple):
    """A move and what was said to it; None where the connection ended before."""

    move: str
    answer: str | None


class Player:
    """A person at a table: plays any open move, comes again when the connection ends, and remembers what was acknowledged."""

    def __init__(self, address: str, token: str, chance: random.Random) -> None:
        self.address = address
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
        self.sitting = False

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
        while True:
            self.take(json.loads(await wire.recv()))
            if self.table.get("stage") == "over":
                self.over.set()
                return
            if self.you is None and not self.sitting:
                self.sitting = True
                await self.said(wire, "sit")
            elif open_moves := [c["move"] for c in self.choices if c["refusal"] is None]:
                await self._move(wire, open_moves)

    async def said(self, wire: websockets.ClientConnection, kind: str, **fields: Any) -> str:
        """Say something and read on until its answer has come."""
        self.number += 1
        await wire.send(json.dumps({"type": kind, "id": self.number, **fields}))
        while True:
            message = json.loads(await wire.recv())
            if message.get("id") == self.number and message["type"] in {"done", "refused"}:
                return "done" if message["type"] == "done" else message["code"]
            self.take(message)

    async def _move(self, wire: websockets.ClientConnection, open_moves: list[str]) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.chance.random() * 2 * THINKING):
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
    """Whether a record holds every acknowledged move once and in order, and else only some of those without an answer."""
    reached = {0}
    for one in sent:
        taken = {at + 1 for at in reached if at < len(recorded) and recorded[at] == one.move}
        if one.answer == "done":
            reached = taken
        elif one.answer is None:
            reached |= taken
    return len(recorded) in reached


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


class Chaos:
    """Breaks what it can reach, for a while, and counts."""

    def __init__(self, foreman: int, database: ThrowAway, players: list[Player], chance: random.Random) -> None:
        self.foreman = foreman
        self.database = database
        self.players = players
        self.chance = chance
        self.killed = self.cut = self.unheard = self.restarts = 0

    async def reign(self, seconds: float) -> None:
        """Break things for so long."""
        ends = asyncio.get_running_loop().time() + seconds
        await asyncio.gather(
            self._kill(ends),
            self._cut(ends),
            self._deafen(seconds * 0.2),
            self._deafen(seconds * 0.7),
            self._outage(seconds * 0.45),
        )

    async def _kill(self, ends: float) -> None:
        while asyncio.get_running_loop().time() < ends:
            await asyncio.sleep(KILL_EVERY)
            workers = children(self.foreman)
            if workers:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(self.chance.choice(workers), signal.SIGKILL)
                    self.killed += 1

    async def _cut(self, ends: float) -> None:
        while asyncio.get_running_loop().time() < ends:
            await asyncio.sleep(CUT_EVERY)
            for player in self.chance.sample(self.players, round(len(self.players) * SHARE_CUT)):
                player.cut()
                self.cut += 1

    async def _deafen(self, after: float) -> None:
        await asyncio.sleep(after)
        found = await self.database.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sevenfold-listener'"
        )
        self.unheard += len(found)

    async def _outage(self, after: float) -> None:
        await asyncio.sleep(after)
        self.database.kill()
        await self.database.start()
        self.restarts += 1


async def seated(port: int, matches: int, chance: random.Random) -> list[list[Player]]:
    """The players of so many matches, by table; each sits down and begins by coming."""
    tables: list[list[Player]] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:

        async def token(name: str) -> str:
            return str((await client.post("/api/programs", json={"name": name})).json()["token"])

        for number in range(matches):
            wanted = GAMES[number % len(GAMES)]
            people = wanted["seats"] - len(wanted["bots"])
            tokens = [await token(f"P{number}.{seat}") for seat in range(people)]
            data = {"clock": "none", "private": True, **wanted, "bots": []}
            answer = await client.post("/api/tables", json=data, headers={"Authorization": f"Bearer {tokens[0]}"})
            answer.raise_for_status()
            table = answer.json()["id"]
            address = f"ws://127.0.0.1:{port}/ws/tables/{table}"
            players = [Player(address, token, random.Random(chance.random())) for token in tokens]
            tables.append(players)
            for player in players:
                async with websockets.connect(address, additional_headers=player.headers, compression=None) as wire:
                    await player.said(wire, "sync")
                    if player is not players[0]:
                        await player.said(wire, "sit")
                    else:
                        for bot in wanted["bots"]:
                            await player.said(wire, "bot", bot=bot)
                    player.sitting = True
            async with websockets.connect(address, additional_headers=players[0].headers, compression=None) as wire:
                assert await players[0].said(wire, "start") == "done"
    return tables


async def judged(port: int, tables: list[list[Player]]) -> list[str]:
    """What does not hold."""
    wrong: list[str] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        for players in tables:
            match = players[0].table["match"]
            answer = await client.get(f"/api/matches/{match}/record")
            if answer.status_code != 200:
                wrong.append(f"{match}: {answer.text}")
                continue
            lines = answer.text.splitlines()
            try:
                verify(lines)
            except RulesError as error:
                wrong.append(f"{match}: the record doesn't hold: {error}")
            moves = [json.loads(line) for line in lines]
            for player in players:
                recorded = [m["move"] for m in moves if m.get("seat") == player.you and "move" in m]
                if not fits(player.sent, recorded):
                    wrong.append(f"{match}, seat {player.you}: sent {player.sent[-12:]}, recorded {recorded[-12:]}")
                if not await player.looks_the_same():
                    wrong.append(f"{match}, seat {player.you}: shows something else than the server")
    return wrong


async def run(options: argparse.Namespace) -> int:
    """All of it; the exit status."""
    chance = random.Random(options.seed)
    with socket.socket() as one, socket.socket() as two:
        one.bind(("127.0.0.1", 0))
        two.bind(("127.0.0.1", 0))
        ports = one.getsockname()[1], two.getsockname()[1]
    database = ThrowAway(ports[0])
    database.make()
    await database.start()
    server = Ours(ports[1], database.url)
    try:
        await server.start(SEVENFOLD_WORKERS=str(options.workers), SEVENFOLD_BOT_PACE="0.3")
        assert server.process is not None
        began = time.perf_counter()
        tables = await seated(ports[1], options.matches, chance)
        players = [player for table in tables for player in table]
        print(
            f"{len(tables)} matches with {len(players)} players under way after {time.perf_counter() - began:.0f} s",
            flush=True,
        )
        living = [asyncio.create_task(player.live()) for player in players]
        chaos = Chaos(server.process.pid, database, players, chance)
        await chaos.reign(options.seconds)
        print(
            f"{chaos.killed} workers killed, {chaos.cut} sockets cut, {chaos.unheard} listening connections ended, "
            f"PostgreSQL restarted {chaos.restarts} time; {sum(p.over.is_set() for p in players)} players at the end",
            flush=True,
        )
        _, unfinished = await asyncio.wait(living, timeout=PATIENCE)
        for task in unfinished:
            task.cancel()
        sent = [one for player in players for one in player.sent]
        answers = sorted(answer for player in players for answer in player.answers)
        print(
            f"{len(sent)} moves sent: {sum(o.answer == 'done' for o in sent)} acknowledged, "
            f"{sum(o.answer is None for o in sent)} cut off before their answer, the others refused; "
            f"{sum(p.comings for p in players)} connections; "
            f"answers p50 {answers[len(answers) // 2] * 1000:.0f} ms, p99 {answers[len(answers) * 99 // 100] * 1000:.0f} ms"
        )
        if unfinished:
            print(f"{len(unfinished)} players never saw the end of their match")
        wrong = await judged(ports[1], tables)
        print(
            "\n".join(wrong[:20])
            if wrong
            else "Every acknowledged move is in the records once and in order; every match ended and verifies; every page shows what the server does."
        )
        return 1 if wrong or unfinished else 0
    finally:
        await server.stop()
        database.throw_away()


def main() -> None:
    """Read the options and go."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    sys.exit(asyncio.run(run(parser.parse_args())))


if __name__ == "__main__":
    main()
