"""Whole four-seat games of SEVN to 250 per second: Sevenfold, the same loop in C, and the PyPI package flop7.

python benchmarks/sevn/games.py [GAMES]
"""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from measuring import in_turns, pin, show

from sevenfold.games.kit import mode

HERE = Path(__file__).resolve().parent
SEATS = 4
SEED = 1
RIVAL_GAMES = 60

Sums = list[tuple[float, int]]
"""Wins and points by seat."""


def ours(games: int) -> tuple[float, Sums]:
    """Games per second of processor time, called from Python, and what came of them."""
    from sevenfold.arena import simulate

    begun = time.process_time()
    found = simulate("sevn", SEATS, games, ["odds"], seed=SEED, threads=1)
    seconds = time.process_time() - begun
    return games / seconds, [(seat.wins, round(seat.mean_points * games)) for seat in found.seats]


def yardstick(program: Path, games: int) -> tuple[float, Sums]:
    """The same of the C program."""
    out = subprocess.run([program, str(SEATS), str(games), str(SEED)], check=True, capture_output=True, text=True)
    *seats, seconds = out.stdout.split("\n")[:-1]
    return games / float(seconds), [(float(w), int(p)) for w, p in (line.split() for line in seats)]


def compiled_yardstick(folder: Path) -> Path | None:
    """The C program, made with the machine's compiler; None where there is none."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return None
    program = folder / "yardstick"
    subprocess.run([compiler, "-O2", "-o", program, HERE / "yardstick.c"], check=True)
    return program


def flop7() -> float:
    """Games per second of the package flop7: four seats, its bot Basic, nothing tracked."""
    from flop7.simulation.runner import run_game

    random.seed(SEED)
    begun = time.process_time()
    for _ in range(RIVAL_GAMES):
        run_game({"Basic": SEATS})
    return RIVAL_GAMES / (time.process_time() - begun)


def main() -> None:
    """Measure in turns, and insist on equal results of ours and C."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40_000
    mode.use("compiled")
    pin()
    ours(100)  # compiles
    notes: list[str] = []
    contestants = {"Sevenfold, from Python": lambda: ours(games)[0]}
    with tempfile.TemporaryDirectory() as folder:
        program = compiled_yardstick(Path(folder))
        if program is None:
            notes.append("no C compiler here: the yardstick is left out")
        else:
            mine, theirs = ours(games)[1], yardstick(program, games)[1]
            if mine != theirs:
                sys.exit(f"not the same games: Sevenfold {mine}, C {theirs}")
            notes.append(f"C and Sevenfold played the same {games:,} games: equal wins and points at every seat")
            contestants["the same loop in C, gcc -O2"] = lambda: yardstick(program, games)[0]
        if find_spec("flop7"):
            contestants["flop7, its bot Basic"] = flop7
        else:
            notes.append("flop7 is not installed (`pip install flop7`): left out")
        show(
            f"SEVN, {SEATS} seats, bot odds, to 250, on one core",
            "games/s",
            in_turns(contestants),
            "Sevenfold, from Python",
            [*notes, "seconds are processor time; set-up and compiling are not counted"],
        )


if __name__ == "__main__":
    main()
