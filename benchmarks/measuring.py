"""What every benchmark here does alike: one core, several turns, a table in which the ratio stands beside the figure."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Sequence

TURNS = 5


def pin(core: int | None = None) -> None:
    """Keep this process and its children on one core, the last one where none is named."""
    if hasattr(os, "sched_setaffinity"):
        usable = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {usable[-1] if core is None else core})


def timed(work: Callable[[], object]) -> float:
    """Seconds of processor time that the work takes in this process, all threads together."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def in_turns(contestants: dict[str, Callable[[], float]], turns: int = TURNS) -> dict[str, list[float]]:
    """Let each measure itself once in every turn, so that a busy moment of the machine hits all of them alike."""
    found: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(turns):
        for name, measure in contestants.items():
            found[name].append(measure())
    return found


def show(title: str, unit: str, found: dict[str, list[float]], against: str, notes: Sequence[str] = ()) -> None:
    """Print the median and the best of each, and the ratio of the medians to that of `against`."""
    base = statistics.median(found[against])
    more_is_better = unit.endswith("/s")
    print(f"\n{title}: median and best of {len(found[against])}")
    print(f"  {'':38} {'median':>12} {'best':>12}   ratio to “{against}”")
    for name, values in found.items():
        middle, best = statistics.median(values), max(values) if more_is_better else min(values)
        print(f"  {name:38} {_figure(middle):>12} {_figure(best):>12} {unit:8} {_ratio(middle / base)}")
    for note in notes:
        print(f"  {note}")


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def _ratio(value: float) -> str:
    return f"{value:,.2f}" if value >= 0.1 else f"1/{1 / value:,.0f}"
