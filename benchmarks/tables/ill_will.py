"""What the honest feel while others attack: the 99th percentile of their answers, beside that of quiet times.

    python benchmarks/tables/ill_will.py [--tables 40] [--rate 80] [--seconds 15] [--only messages,slow] [--json]

The honest play at a beat on SQLite, each from an address of their own, with the limits that a server has by default; one kind of
attack after the other comes from another address, out of a process of its own. Before each of them it is quiet for as long; the
quiet figure is the median of those. Target: within twice the quiet figure.

Attackers sit at machines of their own, so here their process runs only while a processor would idle. What the system itself
has to do for them still comes off the same processors. So each attack is run once more against a server that nobody plays on while
the honest play on another one: `machine` is what the attack costs them where the server can't help it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import sys
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import uvloop

sys.path.insert(0, str(Path(__file__).parent))

from attackers import KINDS, Attackers
from load import SEATS, Load, TableLoad, connect, gathered
from ours import OurClient, Ours
from processes import end_in_order, free_port


class Honest(Ours):
    """A server with its usual limits. Its own people come through a proxy that it trusts, each from another address."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.limits = {"NEW_TABLES_BURST": "1000", "TABLES_PER_PERSON": "1000"}
        self.tables: list[str] = []

    async def seat(self, load: Load, tables: int) -> None:
        """See `Side`."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as client:
            await gathered([self._table(client, load, number) for number in range(tables)], at_once=8)
        await asyncio.sleep(0.5)
        async with asyncio.timeout(120):
            await gathered([table.clients[0].say("start") for table in load.tables])
            await asyncio.gather(*(client.began for table in load.tables for client in table.clients))

    async def _table(self, client: httpx.AsyncClient, load: Load, number: int) -> None:
        table = TableLoad()
        load.tables.append(table)
        for seat in range(SEATS):
            here = {"X-Forwarded-For": f"10.{number // 256}.{number % 256}.{seat + 1}"}
            answer = await client.post("/api/programs", json={"name": f"P{number}.{seat}"}, headers=here)
            token = answer.json()["token"]
            if seat == 0:
                client_here = {**here, "Authorization": f"Bearer {token}"}
                options = {"target_score": 2000, "allow_empty_pass": True}
                wanted = {"game": "sevn", "seats": SEATS, "clock": "none", "private": True, "options": options}
                opened = await client.post("/api/tables", json=wanted, headers=client_here)
                opened.raise_for_status()
                self.tables.append(str(opened.json()["id"]))
                table_id = self.tables[-1]
            one = OurClient(load, table, seat)
            table.clients.append(one)
            address = f"ws://127.0.0.1:{self.port}/ws/tables/{table_id}"
            await connect(one, address, {**here, "Authorization": f"Bearer {token}"})
            if seat:
                await one.say("sit")


@contextlib.asynccontextmanager
async def attacked(kind: str, port: int, tables: list[str]) -> Any:
    """An attack goes on, out of another process, while the block runs."""
    words = [sys.executable, __file__, "--attack", kind, str(port), ",".join(tables)]
    process = await asyncio.create_subprocess_exec(
        *words, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    counted: list[int] = []
    try:
        await asyncio.sleep(1.5)
        yield counted
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        out, _ = await process.communicate()
        counted.append(int(out.split()[-1]) if out.split() else 0)


async def attack(kind: str, port: int, tables: list[str]) -> None:
    """Be the attackers, until told to end."""
    import signal

    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))

    attackers = Attackers(port, tables)
    told = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, told.set)
    going = asyncio.create_task(getattr(attackers, kind)())
    await asyncio.wait({going, asyncio.create_task(told.wait())}, return_when="FIRST_COMPLETED")
    going.cancel()
    print(attackers.done, flush=True)
    os._exit(0)  # thousands of half-open connections need no good-bye


async def measured(options: argparse.Namespace) -> dict[str, Any]:
    """Quiet before each attack, and the attack."""
    server, beside = Honest(free_port()), Honest(free_port())
    await asyncio.gather(server.start(), beside.start())
    load = Load()
    found: dict[str, Any] = {}
    try:
        await server.seat(load, options.tables)
        idle = Load()
        await beside.seat(idle, 2)
        await load.paced(3, options.rate)
        quiet: list[dict[str, float]] = []
        for kind in options.only.split(","):
            print(f"{KINDS[kind]}…", file=sys.stderr)
            quiet.append(await load.paced(options.seconds, options.rate))
            async with attacked(kind, beside.port, beside.tables):
                machine = await load.paced(options.seconds, options.rate)
            await asyncio.sleep(1)
            async with attacked(kind, server.port, server.tables) as counted:
                began = server.processor()
                figures = await load.paced(options.seconds, options.rate)
                figures["server_load"] = (server.processor() - began) / (options.seconds + 1)
            found[kind] = {**figures, "machine_p99_ms": machine["answer_p99_ms"], "attempts": counted[0]}
            await asyncio.sleep(2)
        middle = {name: median(one[name] for one in quiet) for name in quiet[0]}
        found = {"quiet": {**middle, "all_p99_ms": [one["answer_p99_ms"] for one in quiet]}, **found}
        if load.refused:
            raise RuntimeError(f"the honest were refused {len(load.refused)} times: {load.refused[0]}")
        return found
    finally:
        await server.stop()
        await beside.stop()


HEAD = (
    f"{'':28}{'answer p50':>11}{'p99 ms':>8}{'ratio':>7}{'fan-out p99':>13}{'moves/s':>9}{'machine p99':>13}{'ratio':>7}"
    f"{'server load':>13}{'attempts':>10}"
)


def shown(found: dict[str, Any], options: argparse.Namespace) -> str:
    """The results as a table, and the worst of them."""
    quiet = found["quiet"]["answer_p99_ms"]
    lines = [
        f"{options.tables} tables, {options.tables * 4} honest sockets, {options.rate:.0f} moves/s.",
        f"This machine has {len(os.sched_getaffinity(0))} processors for server, load and attackers together.",
        f"The p99 of quiet times was {', '.join(f'{one:.1f}' for one in found['quiet']['all_p99_ms'])} ms.",
        HEAD,
    ]
    worst: tuple[float, str] = (0.0, "")
    for kind, run in found.items():
        ratio = run["answer_p99_ms"] / quiet
        line = (
            f"{KINDS.get(kind, kind):28}{run['answer_p50_ms']:11.1f}{run['answer_p99_ms']:8.1f}{ratio:7.2f}"
            f"{run['fanout_p99_ms']:13.1f}{run['moves_per_second']:9.0f}"
        )
        if kind in KINDS:
            beside = run["answer_p99_ms"] / max(quiet, run["machine_p99_ms"])
            line += f"{run['machine_p99_ms']:13.1f}{beside:7.2f}{run['server_load']:13.0%}{run['attempts']:10}"
            worst = max(worst, (ratio, KINDS[kind]))
        lines.append(line)
    lines.append(
        f"ill will: quiet p99 {quiet:.1f} ms; worst {worst[0]:.2f} times that, at {worst[1]} (target: 2); the second ratio is to "
        "the same attack on a server beside"
    )
    return "\n".join(lines)


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rate", type=float, default=80.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--only", default=",".join(KINDS))
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--attack", nargs=3, help=argparse.SUPPRESS)
    options = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        if options.attack:
            kind, port, tables = options.attack
            runner.run(attack(kind, int(port), tables.split(",")))
            return
        end_in_order()
        found = runner.run(measured(options))
    print(json.dumps(found, indent=1) if options.json else shown(found, options))


if __name__ == "__main__":
    main()
