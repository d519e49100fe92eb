"""Sevenfold's server beside boardgame.io's, under the same load, in one run.

    python benchmarks/tables/bench.py [--tables 250] [--seconds 8] [--rounds 3] [--rate 500] [--postgres URL] [--json]

The load comes from this process; each server runs in its own. See README.md beside this file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import sys
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import uvloop

sys.path.insert(0, str(Path(__file__).parent))

from load import Load, Side, gathered
from ours import Ours
from processes import free_port
from theirs import RIVAL, Theirs


async def measured(side: Side, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """One run of one side."""
    await (side.start(SEVENFOLD_BOT_PACE="0") if isinstance(side, Ours) else side.start())
    try:
        load = Load()
        await side.seat(load, tables)
        flat = await load.flat_out(seconds, server=side.processor)
        paced = await load.paced(seconds, rate)
        if load.refused:
            raise RuntimeError(f"refused {len(load.refused)} times: {load.refused[0]}")
        return {"flat_out": flat, "paced": paced, "memory_mb": side.memory() / 1e6}
    finally:
        await side.stop()


async def idle_memory(tables: int = 2000, watched: int = 200) -> dict[str, float]:
    """Kilobytes of the server's memory for each running match: one that everybody has left, one with four silent sockets."""
    side = Ours(free_port())
    await side.start(SEVENFOLD_IDLE_SECONDS="1", SEVENFOLD_BOT_PACE="0")
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{side.port}", timeout=60) as client:
            token = (await side.people(client, 1))[0]

            async def wave(count: int) -> int:
                await gathered(
                    [side.open(client, token, bots=["odds"] * 3, start=True) for _ in range(count)], at_once=20
                )
                await asyncio.sleep(3.0)  # bots play until the person, who has gone, is asked
                return side.memory()

            left = (await wave(500) - await wave(tables)) / -tables
        await side.seat(Load(), 50)
        await asyncio.sleep(3.0)
        before = side.memory()
        await side.seat(Load(), watched)
        await asyncio.sleep(3.0)
        return {"left_kb": left / 1000, "watched_kb": (side.memory() - before) / watched / 1000}
    finally:
        await side.stop()


def middle(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The medians of several runs."""
    first = runs[0]
    return {
        key: middle([run[key] for run in runs]) if isinstance(first[key], dict) else median(run[key] for run in runs)
        for key in first
    }


async def compared(options: argparse.Namespace) -> dict[str, Any]:
    """All sides in turn, so many rounds; the medians."""
    found: dict[str, list[dict[str, Any]]] = {}
    for number in range(options.rounds):
        sides: list[Side] = [Ours(free_port())]
        if options.postgres and number == 0:
            side = Ours(free_port(), options.postgres)
            side.name = "Sevenfold (PostgreSQL)"
            sides.append(side)
        sides.append(Ours(free_port(), bots=1))
        sides += [Theirs(free_port()), Theirs(free_port(), delta=True)]
        for side in sides:
            print(f"round {number + 1}: {side.name}", file=sys.stderr)
            found.setdefault(side.name, []).append(await measured(side, options.tables, options.seconds, options.rate))
    return {name: middle(runs) for name, runs in found.items()}


def shown(results: dict[str, Any], options: argparse.Namespace) -> str:
    """The results as a table, with ratios to the better of boardgame.io's two."""
    heads = (
        "moves/s",
        "per CPU s",
        "answer p50",
        "p99",
        "fan-out p50",
        "p99 ms",
        f"| at {options.rate:.0f}/s: answer p50",
        "p99",
        "fan-out p50",
        "p99 ms",
        "| MB",
        "driver",
    )
    lines = [
        f"{options.tables} tables, {options.tables * 4} sockets, one server process each, {platform.processor() or platform.machine()}",
        f"{'':34}" + "  ".join(heads),
    ]
    for name, run in results.items():
        flat, paced = run["flat_out"], run["paced"]
        values = (
            f"{flat['moves_per_second']:7.0f}",
            f"{flat['moves_per_cpu_second']:9.0f}",
            f"{flat['answer_p50_ms']:10.1f}",
            f"{flat['answer_p99_ms']:5.1f}",
            f"{flat['fanout_p50_ms']:9.1f}",
            f"{flat['fanout_p99_ms']:6.1f}",
            f"{paced['answer_p50_ms']:20.2f}",
            f"{paced['answer_p99_ms']:8.1f}",
            f"{paced['fanout_p50_ms']:8.2f}",
            f"{paced['fanout_p99_ms']:8.1f}",
            f"{run['memory_mb']:6.0f}",
            f"{flat['driver_load']:5.0%}",
        )
        lines.append(f"{name:34}" + "  ".join(values))
    for name, run in results.items():
        if name.startswith("Sevenfold"):
            ratios = [
                run["flat_out"][figure]
                / max(other["flat_out"][figure] for rival, other in results.items() if rival.startswith("boardgame"))
                for figure in ("moves_per_second", "moves_per_cpu_second")
            ]
            lines.append(
                f"{name}: {ratios[0]:.1f} times the moves per second of boardgame.io's better mode, "
                f"{ratios[1]:.1f} times per second of the server's processor time"
            )
    return "\n".join(lines)


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rate", type=float, default=500.0)
    parser.add_argument("--postgres", help="also measure Sevenfold on this (empty) PostgreSQL database")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if not (RIVAL / "node_modules").exists():
        sys.exit(f"boardgame.io is not installed: run `npm ci --ignore-scripts` in {RIVAL}")
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        results = runner.run(compared(options))
        memory = runner.run(idle_memory())
    if options.json:
        print(json.dumps({"results": results, "idle_memory": memory}, indent=1))
        return
    print(shown(results, options))
    print(
        f"memory for each table with a running match: {memory['left_kb']:.1f} kB where everybody has gone, "
        f"{memory['watched_kb']:.0f} kB with four silent sockets"
    )


if __name__ == "__main__":
    main()
