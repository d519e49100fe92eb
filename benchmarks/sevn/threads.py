"""What a second thread brings: the same simulation with one and with two, on two cores.

python benchmarks/sevn/threads.py [GAMES]
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from measuring import in_turns, show

from sevenfold.games.kit import mode


def main() -> None:
    """Games per second by the clock on the wall; needs two idle cores to mean anything."""
    mode.use("compiled")
    from sevenfold.arena.simulate import cores, simulate

    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000

    def with_threads(threads: int) -> float:
        return simulate("sevn", 4, games, ["odds"], seed=1, threads=threads).games_per_second

    found = in_turns({"one thread": lambda: with_threads(1), "two threads": lambda: with_threads(2)})
    show("SEVN, 4 seats, bot odds, wall clock", "games/s", found, "one thread", [f"{cores()} cores here"])


if __name__ == "__main__":
    main()
