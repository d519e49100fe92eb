"""Does it lose anything? Matches of all games on two workers and PostgreSQL, while all of it is broken again and again.

    python benchmarks/tables/chaos.py [--matches 200] [--seconds 60] [--workers 2] [--seed 1] [--quick] [--log]

Every 2 seconds, or as soon as one is up, a worker is killed (SIGKILL); PostgreSQL is killed and started again once, the workers' listening connections are
cut twice, and every 5 seconds a tenth of all sockets. Then, in peace, every match is played to its end. What must hold:

* every move that was acknowledged is in the record once, in the order in which its player made them, and no move is there that
  nobody sent;
* every match ends, and every record can be verified: rules, deals, seal;
* what each player's page has put together from snapshots and updates is what the server shows somebody who comes anew;
* the server's log holds no traceback, and the server ends in order.

Exit status 1 where something does not.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import os
import random
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import websockets

sys.path.insert(0, str(Path(__file__).parent))

from players import Player, fits
from processes import Server, children, end_in_order, free_port
from throwaway import ThrowAway

from sevenfold.games.kit.errors import RulesError
from sevenfold.games.kit.verifying import verify

GAMES: list[dict[str, Any]] = [
    {"game": "sevn", "seats": 3, "options": {"target_score": 60}, "bots": ["odds"]},
    {"game": "7wonders", "seats": 3, "options": {}, "bots": ["builder"]},
    {"game": "sevn", "seats": 4, "options": {"target_score": 50}, "bots": ["cautious", "odds"]},
    {"game": "weisen", "seats": 3, "options": {"negotiation": False}, "bots": ["steady"]},
]
QUICK: list[dict[str, Any]] = [
    {"game": "sevn", "seats": 2, "options": {"target_score": 40}, "bots": []},
    {"game": "7wonders", "seats": 3, "options": {}, "bots": ["builder"]},
    {"game": "sevn", "seats": 3, "options": {"target_score": 40}, "bots": ["odds"]},
]
THINKING = {"sevn": 0.8, "7wonders": 3.0, "weisen": 1.2}
"""Seconds before a move, on average and while things break: so that most matches outlast it."""
IN_PEACE = 0.1
"""The same afterwards."""
LISTENING = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sevenfold-listener'"
KILL_EVERY, CUT_EVERY, SHARE_CUT = 2.0, 5.0, 0.1
PATIENCE = 600.0
"""Seconds until every match must have ended in peace."""


class Chaos:
    """Breaks what it can reach, for a while, and counts."""

    def __init__(self, server: Server, database: ThrowAway, players: list[Player], chance: random.Random) -> None:
        self.server = server
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
            workers: list[int] = []
            while not workers and asyncio.get_running_loop().time() < ends:
                up = self.server.log.read_text()  # one that only begins has nobody yet whom its end could harm
                workers = [pid for pid in children(self.server.pid) if f"pid={pid}\n" in up]
                await asyncio.sleep(0.1)
            if workers:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(self.chance.choice(workers), signal.SIGKILL)
                    self.killed += 1

    async def _cut(self, ends: float) -> None:
        while asyncio.get_running_loop().time() < ends:
            await asyncio.sleep(CUT_EVERY)
            for player in self.chance.sample(self.players, math.ceil(len(self.players) * SHARE_CUT)):
                player.cut()
                self.cut += 1

    async def _deafen(self, after: float) -> None:
        await asyncio.sleep(after)
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, TimeoutError):
                if found := await self.database.run(LISTENING):
                    self.unheard += len(found)
                    return
            await asyncio.sleep(0.1)  # no worker listens just now

    async def _outage(self, after: float) -> None:
        await asyncio.sleep(after)
        self.database.kill()
        await self.database.start()
        self.restarts += 1


async def seated(port: int, matches: int, games: list[dict[str, Any]], chance: random.Random) -> list[list[Player]]:
    """The players of so many matches, by table; all are begun."""
    tables: list[list[Player]] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:

        async def token(name: str) -> str:
            return str((await client.post("/api/programs", json={"name": name})).json()["token"])

        for number in range(matches):
            wanted = games[number % len(games)]
            people = wanted["seats"] - len(wanted["bots"])
            tokens = [await token(f"P{number}.{seat}") for seat in range(people)]
            data = {"clock": "none", "private": True, **wanted, "bots": []}
            answer = await client.post("/api/tables", json=data, headers={"Authorization": f"Bearer {tokens[0]}"})
            answer.raise_for_status()
            table = answer.json()["id"]
            address = f"ws://127.0.0.1:{port}/ws/tables/{table}"
            pause = THINKING[wanted["game"]]
            players = [Player(address, token, random.Random(chance.random()), pause) for token in tokens]
            tables.append(players)
            for player in players:
                async with websockets.connect(address, additional_headers=player.headers, compression=None) as wire:
                    await player.said(wire, "sync")
                    if player is not players[0]:
                        await player.said(wire, "sit")
                    else:
                        for bot in wanted["bots"]:
                            await player.said(wire, "bot", bot=bot)
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


def complaints(log: str) -> list[str]:
    """What a host would be frightened by in the server's log: everything that broke was foreseen, so nothing should."""
    lines = log.splitlines()
    found = [at for at, line in enumerate(lines) if "Traceback" in line or "Fatal Python error" in line]
    return [f"the server's log: {' / '.join(lines[max(0, at - 1) : at + 40])}" for at in found[:3]]


async def run(options: argparse.Namespace) -> int:
    """All of it; the exit status."""
    chance = random.Random(options.seed)
    database = ThrowAway(free_port())
    database.make()
    await database.start()
    server = Server(free_port(), database.url)
    wrong: list[str] = []
    done = ""
    try:
        await server.start(SEVENFOLD_WORKERS=str(options.workers), SEVENFOLD_BOT_PACE="0.3")
        began = time.perf_counter()
        tables = await seated(server.port, options.matches, QUICK if options.quick else GAMES, chance)
        players = [player for table in tables for player in table]
        took = time.perf_counter() - began
        print(f"{len(tables)} matches with {len(players)} players under way after {took:.0f} s", flush=True)
        living = [asyncio.create_task(player.live()) for player in players]
        chaos = Chaos(server, database, players, chance)
        await chaos.reign(options.seconds)
        going = sum(not all(player.over.is_set() for player in table) for table in tables)
        done = (
            f"{chaos.killed} workers killed, {chaos.cut} sockets cut, {chaos.unheard} listening connections ended, "
            f"PostgreSQL restarted {chaos.restarts} time"
        )
        print(f"{done}; {going} matches still going on", flush=True)
        for player in players:
            player.thinking = IN_PEACE
        _, unfinished = await asyncio.wait(living, timeout=PATIENCE)
        for task in unfinished:
            task.cancel()
        if unfinished:
            wrong.append(f"{len(unfinished)} players never saw the end of their match")
        wrong += [
            f"a player broke: {task.exception()!r}"
            for task in living
            if task.done() and not task.cancelled() and task.exception()
        ]
        print(played(players, time.perf_counter() - began), flush=True)
        wrong += await judged(server.port, tables)
        log = server.log.read_text()
        if options.log:
            print(log)
        wrong += complaints(log)
    finally:
        if await server.stop():
            wrong.append("the server did not end in order")
        database.throw_away()
    print("\n".join(wrong[:20]))
    print(
        f"chaos: {len(wrong)} things are WRONG"
        if wrong
        else f"chaos: {done}. Every acknowledged move is in the records once and in order, every match ended and verifies, every "
        "page shows what the server does."
    )
    return 1 if wrong else 0


def played(players: list[Player], seconds: float) -> str:
    """What the players did, and how long they waited for answers."""
    sent = [one for player in players for one in player.sent]
    answers = sorted(answer for player in players for answer in player.answers)
    said = Counter(one.answer or "cut off before the answer" for one in sent)
    return (
        f"{len(sent)} moves sent in {seconds:.0f} s: {', '.join(f'{count} {what}' for what, count in said.most_common())}; "
        f"{sum(p.comings for p in players)} connections; "
        f"answers p50 {answers[len(answers) // 2] * 1000:.0f} ms, p99 {answers[len(answers) * 99 // 100] * 1000:.0f} ms"
    )


def main() -> None:
    """Read the options and go."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="short matches only, for a look")
    parser.add_argument("--log", action="store_true", help="print the server's log, too")
    options = parser.parse_args()
    end_in_order()
    sys.exit(asyncio.run(run(options)))


if __name__ == "__main__":
    main()
