"""How the server scales: 1, 2 and 4 workers on one PostgreSQL, the load of bench.py with a bot at each table.

    python benchmarks/tables/scaling.py [--workers 1,2,4] [--tables 250] [--seconds 8] [--rate 300] [--json]

Every move, the bots' too, is committed and synced by a PostgreSQL of its own before anybody hears of it. Server, PostgreSQL and
load share this machine, so more workers can only help as far as it has processors: that is why the processor time of a move is
shown, too. Where it stays the same, twice the processors do twice the work.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

import httpx
import uvloop

sys.path.insert(0, str(Path(__file__).parent))

from load import Load
from ours import Ours
from processes import end_in_order, family_seconds, free_port
from throwaway import ThrowAway


async def measured(workers: int, options: argparse.Namespace) -> dict[str, Any]:
    """One run with so many workers on a new database."""
    database = ThrowAway(free_port())
    database.make()
    await database.start()
    server = Ours(free_port(), database.url, bots=1)
    try:
        await server.start(SEVENFOLD_WORKERS=str(workers), SEVENFOLD_BOT_PACE="0")
        while workers > 1 and server.workers_up() < workers:  # noqa: ASYNC110  # another process's log tells no events
            await asyncio.sleep(0.1)
        load = Load()
        await server.seat(load, options.tables)
        spread = await sockets(server.port)
        postmaster = database.pid
        flat = await load.flat_out(
            options.seconds, server=server.processor, database=lambda: family_seconds(postmaster)
        )
        paced = await load.paced(options.seconds, options.rate)
        if load.refused:
            print(f"  refused {len(load.refused)} times, first: {load.refused[0]}", file=sys.stderr)
        return {"flat_out": flat, "paced": paced, "sockets": spread, "refused": len(load.refused)}
    finally:
        await server.stop()
        database.throw_away()


async def sockets(port: int) -> list[int]:
    """How many sockets each worker has."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        page = (await client.get("/metrics")).text
    return [int(float(line.split()[-1])) for line in page.splitlines() if line.startswith("sevenfold_sockets")]


FIGURES = (
    ("flat out: moves/s", "flat_out", "moves_per_second", 0),
    ("  of them by bots", "flat_out", "bots_moves_per_second", 0),
    ("  answer p50, ms", "flat_out", "answer_p50_ms", 1),
    ("  answer p99, ms", "flat_out", "answer_p99_ms", 1),
    ("  fan-out p50, ms", "flat_out", "fanout_p50_ms", 1),
    ("  fan-out p99, ms", "flat_out", "fanout_p99_ms", 1),
    ("  processor ms per move: server", "flat_out", "server_cpu_ms_per_move", 2),
    ("    PostgreSQL", "flat_out", "database_cpu_ms_per_move", 2),
    ("    load", "flat_out", "driver_cpu_ms_per_move", 2),
    ("by a beat: moves/s", "paced", "moves_per_second", 0),
    ("  answer p50, ms", "paced", "answer_p50_ms", 1),
    ("  answer p99, ms", "paced", "answer_p99_ms", 1),
    ("  fan-out p50, ms", "paced", "fanout_p50_ms", 1),
    ("  fan-out p99, ms", "paced", "fanout_p99_ms", 1),
)


def shown(results: dict[int, dict[str, Any]], options: argparse.Namespace) -> str:
    """The results as a table, a column for each number of workers."""
    processors = len(os.sched_getaffinity(0))
    base = next(iter(results.values()))["flat_out"]["moves_per_second"]
    lines = [
        f"{options.tables} tables with a bot each, {options.tables * 4} sockets, every move synced by PostgreSQL.",
        f"This machine has {processors} processors for workers, PostgreSQL and load together.",
        f"{'workers':34}" + "".join(f"{workers:>12}" for workers in results),
    ]
    for title, way, figure, digits in FIGURES:
        lines.append(f"{title:34}" + "".join(f"{run[way][figure]:12.{digits}f}" for run in results.values()))
    lines.append(
        f"{'sockets of each':34}" + "".join(f"{'+'.join(map(str, run['sockets'])):>12}" for run in results.values())
    )
    return "\n".join([*lines, summary(results, base, processors)])


def summary(results: dict[int, dict[str, Any]], base: float, processors: int) -> str:
    """All of it in one line."""
    rates = ", ".join(
        f"{workers} {'worker' if workers == 1 else 'workers'} {run['flat_out']['moves_per_second']:.0f} moves/s"
        f" ({run['flat_out']['moves_per_second'] / base:.2f} times)"
        for workers, run in results.items()
    )
    first, *_, last = [run["flat_out"] for run in results.values()] * 2
    more = last["server_cpu_ms_per_move"] / first["server_cpu_ms_per_move"]
    return (
        f"scaling: {rates}; a move costs the server {more:.2f} times the processor time with the most workers as with the "
        f"fewest, on {processors} processors"
    )


async def compared(options: argparse.Namespace) -> dict[int, dict[str, Any]]:
    """Each number of workers in turn."""
    found: dict[int, dict[str, Any]] = {}
    for workers in map(int, options.workers.split(",")):
        print(f"{workers} workers…", file=sys.stderr)
        found[workers] = await measured(workers, options)
    return found


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", default="1,2,4")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rate", type=float, default=300.0)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    end_in_order()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        results = runner.run(compared(options))
    print(json.dumps(results, indent=1) if options.json else shown(results, options))


if __name__ == "__main__":
    main()
