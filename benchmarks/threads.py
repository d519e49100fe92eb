"""What a second thread brings: the same simulation with one and with two, on two cores.

python benchmarks/threads.py [GAME...] [GAMES]
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from measuring import in_turns, show

from sevenfold.games.kit import mode

PLAYED: dict[str, tuple[int, str, int]] = {
    "sevn": (4, "odds", 600_000),
    "7wonders": (3, "random", 120_000),
    "weisen": (4, "random", 6_000),
}
"""For each game: seats, the bot in all of them, and games of one turn, some seconds long."""


def main() -> None:
    """Games per second by the clock on the wall; needs two idle cores to mean anything."""
    mode.use("compiled")
    from sevenfold.arena.simulate import cores, simulate

    given = sys.argv[1:]
    asked = [int(word) for word in given if word.isdigit() and word not in PLAYED]
    for game in [word for word in given if word in PLAYED] or PLAYED:
        players, bot, usual = PLAYED[game]
        games = asked[0] if asked else usual

        def with_threads(
            threads: int, game: str = game, players: int = players, bot: str = bot, games: int = games
        ) -> float:
            return simulate(game, players, games, [bot], seed=1, threads=threads).games_per_second

        with_threads(1)  # compiling, and a first look at everything
        load = os.getloadavg()[0]
        found = in_turns({"one thread": lambda: with_threads(1), "two threads": lambda: with_threads(2)})
        show(
            f"{game}, {players} seats, bot {bot}, wall clock",
            "games/s",
            found,
            "one thread",
            [
                f"{cores()} cores here; target: 1.8 times",
                f"load average before: {load:.1f}; above 0.5 the figures say little",
            ],
        )


if __name__ == "__main__":
    main()
