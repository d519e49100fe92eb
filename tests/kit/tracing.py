"""Plays the same random games in whatever mode this process runs the rules, and prints what they left, for comparison.

python -m tests.kit.tracing 200            one digest for each game
python -m tests.kit.tracing 200 17         every step of game 17
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from typing import Any

from tests.kit.tiny_game import install, remove

from sevenfold.games.kit.conformance import trace
from sevenfold.games.registry import GAMES, game

RICH = {"storm": 6, "crossroads": 6, "triple_draw": 6, "freeze": 4, "second_chance": 6, "ballast_2": 4, "x2": 3}
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "sevn": [
        {"target_score": 60},
        {"target_score": 80, "deck": RICH, "storm_start": "next", "bonus_stack": False},
        {"target_score": 40, "deck": RICH, "allow_empty_pass": True, "start": 1},
    ],
    "peak": [{"cards": 2}, {"cards": 3, "block": False}, {"cards": 4}],
}


def games(count: int) -> Iterator[Iterator[bytes]]:
    """So many games, in turn of those that have no tracing of their own beside their rules' tests, for every number of players."""
    ids = sorted(set(GAMES) & set(OPTIONS))
    for number in range(count):
        chosen = game(ids[number % len(ids)])
        turn = number // len(ids)
        players = chosen.least_seats + turn % (chosen.most_seats - chosen.least_seats + 1)
        options = OPTIONS[chosen.id]
        yield trace(chosen, players, options[turn % len(options)], number)


def main() -> None:
    """Print the digests, or the steps of one game."""
    install()
    try:
        wanted = int(sys.argv[2]) if len(sys.argv) > 2 else None
        for number, steps in enumerate(games(int(sys.argv[1]))):
            if number == wanted:
                for step in steps:
                    print(step.hex() if step[:1] != b"[" else step.decode())
            elif wanted is None:
                digest, count = hashlib.sha256(), 0
                for step in steps:
                    digest.update(step)
                    count += 1
                print(number, count, digest.hexdigest())
    finally:
        remove()


if __name__ == "__main__":
    main()
