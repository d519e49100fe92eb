"""Random legal four-player games of Die Sieben Weisen per second and core, compiled and plain.

python benchmarks/weisen/games.py [GAMES]
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from measuring import in_turns, pin, show

from sevenfold.games.kit import mode

PLAYERS = 4
PLAIN_GAMES = 5
EVERY_MOVE = 1
LITTLE_TALK = 8
"""One shown or given card of so many is meant: then a game has about as many decisions as one between people."""


def ours(games: int, talk: int, seed: int = 1) -> tuple[float, float, float]:
    """Games per second of processor time, decisions in a game and points of a seat."""
    from random_legal import play_games

    from sevenfold.games.kit.conformance import rng_of
    from sevenfold.games.weisen.game import WEISEN

    opening = WEISEN.start(PLAYERS)
    rng = rng_of(seed)
    begun = time.process_time()
    decisions, points = play_games(opening.rows, games, rng, talk)
    seconds = time.process_time() - begun
    return games / seconds, decisions / games, points / games / PLAYERS


def plain(games: int, talk: int) -> float:
    """The same in plain mode, in a process of its own."""
    out = subprocess.run(
        [sys.executable, __file__, "--plain", str(games), str(talk)],
        env={**os.environ, "SEVENFOLD_RULES": "plain"}, check=True, capture_output=True, text=True,
    )  # fmt: skip
    return float(out.stdout)


def main() -> None:
    """Measure in turns."""
    if sys.argv[1:2] == ["--plain"]:
        print(ours(int(sys.argv[2]), int(sys.argv[3]))[0])
        return
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000
    mode.use("compiled")
    pin()
    ours(5, EVERY_MOVE)  # compiles
    for talk, about in ((LITTLE_TALK, "little talk"), (EVERY_MOVE, "every move equally likely")):
        mine = ours(games, talk)
        show(
            f"Die Sieben Weisen, {PLAYERS} seats, random legal moves, {about}, on one core",
            "games/s",
            in_turns(
                {
                    "Sevenfold, compiled": lambda talk=talk: ours(games, talk)[0],
                    "the same rules in plain mode": lambda talk=talk: plain(PLAIN_GAMES, talk),
                }
            ),
            "the same rules in plain mode",
            [
                f"decisions in a game: {mine[1]:.1f}, points of a seat: {mine[2]:.2f}",
                "seconds are processor time; set-up and compiling are not counted",
            ],
        )


if __name__ == "__main__":
    main()
