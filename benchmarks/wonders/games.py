"""Random legal three-player games of 7 Wonders per second, what a payment costs, and how large a view of seven is.

python benchmarks/wonders/games.py [GAMES]
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from measuring import in_turns, pin, show

from sevenfold.games.kit import mode

PLAYERS = 3
PLAIN_GAMES = 40
OBJECT_GAMES = 40
SIDES = {"side": "ab"}


def ours(games: int, seed: int = 1) -> tuple[float, float, float]:
    """Games per second of processor time, decisions and points in a game."""
    from random_legal import play_games

    from sevenfold.games.kit.conformance import rng_of
    from sevenfold.games.wonders.game import WONDERS

    opening = WONDERS.start(PLAYERS, SIDES)
    rng = rng_of(seed)
    begun = time.process_time()
    decisions, points = play_games(opening.rows, games, rng)
    seconds = time.process_time() - begun
    return games / seconds, decisions / games, points / games / PLAYERS


def plain(games: int) -> float:
    """The same in plain mode, in a process of its own."""
    out = subprocess.run(
        [sys.executable, __file__, "--plain", str(games)],
        env={**os.environ, "SEVENFOLD_RULES": "plain"}, check=True, capture_output=True, text=True,
    )  # fmt: skip
    return float(out.stdout)


def objects(games: int) -> tuple[float, float, float]:
    """The idiomatic loop."""
    from idiomatic import Game

    chance = random.Random(1)
    decisions = points = 0
    begun = time.process_time()
    for _ in range(games):
        game = Game(PLAYERS, chance)
        points += sum(game.play())
        decisions += game.decisions
    return games / (time.process_time() - begun), decisions / games, points / games / PLAYERS


def payment() -> float:
    """Mean nanoseconds of one payment (what to buy, the least price, every split), over moments of random games."""
    from random_legal import pay_for_everything

    from sevenfold.games.kit.conformance import rng_of
    from sevenfold.games.kit.contract import DEALER
    from sevenfold.games.kit.rng import below
    from sevenfold.games.wonders.game import WONDERS

    rng = rng_of(7)
    seconds, solved = 0.0, 0
    for _ in range(5):
        s = WONDERS.start(PLAYERS, SIDES)
        while WONDERS.actors(s):
            for seat in WONDERS.waiting(s):
                moves = [WONDERS.sample(s, rng)] if seat == DEALER else WONDERS.moves(s, seat)
                WONDERS.apply(s, seat, moves[below(rng, len(moves))])
            if WONDERS.actors(s) != (DEALER,) and WONDERS.actors(s):
                begun = time.process_time()
                many, _total = pay_for_everything(s.record, 200)
                seconds += time.process_time() - begun
                solved += many
    return seconds / solved * 1e9


def views(games: int = 3) -> tuple[float, int]:
    """The mean and the largest size in bytes of a seat's view of a table of seven, as JSON, over random games."""
    import msgspec

    from sevenfold.games.kit.conformance import rng_of
    from sevenfold.games.kit.contract import DEALER
    from sevenfold.games.kit.rng import below
    from sevenfold.games.wonders.data import MOST_PLAYERS
    from sevenfold.games.wonders.game import WONDERS

    rng = rng_of(3)
    sizes: list[int] = []
    for _ in range(games):
        s = WONDERS.start(MOST_PLAYERS, SIDES)
        while WONDERS.actors(s):
            seat = WONDERS.waiting(s)[0]
            moves = [WONDERS.sample(s, rng)] if seat == DEALER else WONDERS.moves(s, seat)
            WONDERS.apply(s, seat, moves[below(rng, len(moves))])
            if seat != DEALER:
                sizes.append(len(msgspec.json.encode(WONDERS.view(s, seat))))
    return sum(sizes) / len(sizes), max(sizes)


def main() -> None:
    """Measure in turns."""
    if sys.argv[1:2] == ["--plain"]:
        print(ours(int(sys.argv[2]))[0])
        return
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    mode.use("compiled")
    pin()
    ours(10)  # compiles
    payment()
    mine, theirs = ours(games), objects(4 * OBJECT_GAMES)
    show(
        f"7 Wonders, {PLAYERS} seats, random legal moves, payments included, on one core",
        "games/s",
        in_turns(
            {
                "Sevenfold, compiled": lambda: ours(games)[0],
                "the same rules in plain mode": lambda: plain(PLAIN_GAMES),
                "idiomatic Python objects": lambda: objects(OBJECT_GAMES)[0],
            }
        ),
        "idiomatic Python objects",
        [
            f"decisions in a game: Sevenfold {mine[1]:.1f}, objects {theirs[1]:.1f}",
            f"mean points of a seat: Sevenfold {mine[2]:.2f}, objects {theirs[2]:.2f} (other random numbers, the same rules)",
            "seconds are processor time; set-up and compiling are not counted",
        ],
    )
    costs = in_turns({"one payment, with all its splits": payment})
    show("Payments that come up in such games", "ns", costs, "one payment, with all its splits")
    mean, largest = views()
    print(
        f"A seat's view of a table of seven, as JSON: {mean / 1000:.1f} kB in the mean, {largest / 1000:.1f} kB at most"
    )


if __name__ == "__main__":
    main()
