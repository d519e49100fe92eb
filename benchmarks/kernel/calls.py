"""What the kernel itself costs: copying a state inside compiled play, and one move played from Python in either mode.

python benchmarks/kernel/calls.py
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from measuring import TURNS, in_turns, pin, show, timed

HERE = Path(__file__).resolve()
COPIES = 2_000_000
GAMES = 40
BATCH = 16


def copying() -> Callable[[], float]:
    """Measures the nanoseconds to copy one state of SEVN to another place of a batch, inside compiled code."""
    from numba import njit

    from sevenfold.games.kit.record import assign
    from sevenfold.games.sevn.game import SEVN
    from sevenfold.games.sevn.state import make

    @njit(nogil=True)
    def copy_round(states: Any, times: int, batch: int) -> int:
        seen = 0
        for n in range(times):
            k = n % batch
            states[k].round = n % 1000  # what is copied differs each time
            assign(states, batch, states, k)
            seen += states[batch].round
        return seen

    states: Any = make(BATCH + 1)
    start = SEVN.start(4, {}, seed=1)
    for k in range(BATCH):
        states[k] = start.rows[0]
    copy_round(states, 10, BATCH)  # compiles
    return lambda: timed(lambda: copy_round(states, COPIES, BATCH)) / COPIES * 1e9


def applying() -> Callable[[], float]:
    """Measures the microseconds of one `apply` from Python, legality and events included, over whole games."""
    from sevenfold.bots import choose
    from sevenfold.games.kit.contract import DEALER
    from sevenfold.games.kit.rng import make_rngs, seed_rng
    from sevenfold.games.sevn.game import SEVN

    rng = make_rngs(1)[0]
    seed_rng(rng, 1, 0)
    games: list[list[tuple[int, int]]] = []
    for _ in range(GAMES):
        s = SEVN.start(4, {})
        moves: list[tuple[int, int]] = []
        while actors := SEVN.actors(s):
            seat = actors[0]
            move = SEVN.sample(s, rng) if seat == DEALER else choose(SEVN, s, seat, "odds", rng)
            SEVN.apply(s, seat, move)
            moves.append((seat, move))
        games.append(moves)

    def again() -> float:
        starts = [SEVN.start(4, {}) for _ in games]
        return timed(lambda: play(starts)) / sum(map(len, games)) * 1e6

    def play(starts: list[Any]) -> None:
        apply = SEVN.apply
        for s, moves in zip(starts, games, strict=True):
            for seat, move in moves:
                apply(s, seat, move)

    return again


def in_mode(rules: str, what: str) -> float:
    """The same measurement in a process of its own, which runs the rules in that mode."""
    out = subprocess.run(
        [sys.executable, HERE, what],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "SEVENFOLD_RULES": rules},
    )
    return float(out.stdout)


def main() -> None:
    """Both figures; the targets are 20 ns and 3 µs."""
    if len(sys.argv) > 1:
        measure = {"copying": copying, "applying": applying}[sys.argv[1]]()
        print(min(measure() for _ in range(TURNS)))
        return
    pin()
    in_mode("compiled", "copying")  # compiles
    show(
        "Copying a state of SEVN inside compiled play, on one core (target: below 20 ns)",
        "ns",
        in_turns({"compiled": lambda: in_mode("compiled", "copying")}),
        "compiled",
    )
    show(
        "apply(state, seat, move) from Python, on one core (target: below 3 µs)",
        "µs",
        in_turns({"compiled": lambda: in_mode("compiled", "applying"), "plain": lambda: in_mode("plain", "applying")}),
        "compiled",
    )


if __name__ == "__main__":
    main()
