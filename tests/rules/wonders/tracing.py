"""Plays the same random games in whatever mode this process runs the rules, and prints what they left, for comparison.

python -m tests.rules.wonders.tracing 300 12        digests of 300 games, and of 12 with all that the contract says of them
python -m tests.rules.wonders.tracing 300 12 17     every step of game 17
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

from sevenfold.games.kit.conformance import rng_of, trace
from sevenfold.games.kit.rng import below
from sevenfold.games.wonders.deal import draw_outcome
from sevenfold.games.wonders.game import WONDERS
from sevenfold.games.wonders.legal import list_moves_at
from sevenfold.games.wonders.play import apply_at
from sevenfold.games.wonders.scoring import total_points
from sevenfold.games.wonders.state import DEALER

SIDES = ("a", "b", "ab")


def bare(number: int) -> Iterator[bytes]:
    """A random game by the rules alone: the state's bytes after every move, at the end everybody's points."""
    players = 3 + number % 5
    rng = rng_of(number)
    s = WONDERS.start(players, {"side": SIDES[number // 5 % 3]})
    while actors := WONDERS.actors(s):
        seat = actors[below(rng, len(actors))]
        if seat == DEALER:
            move = int(draw_outcome(s.record, rng))
        else:
            count = int(list_moves_at(s.rows, s.at, seat))
            move = int(s.record.option[below(rng, count)])
        if not apply_at(s.rows, s.at, seat, move):
            raise AssertionError(f"{move} of seat {seat} was listed, but refused")
        yield bytes(s)
    yield b"%r" % [int(total_points(s.record, seat)) for seat in range(players)]


def games(count: int, whole: int) -> Iterator[Iterator[bytes]]:
    """So many bare games, then some with views of the contract: resampling, events, outcomes, positions."""
    for number in range(count):
        yield bare(number)
    for number in range(whole):
        yield trace(WONDERS, 3 + number % 5, {"side": SIDES[number % 3]}, number)


def main() -> None:
    """Print the digests, or the steps of one game."""
    count, whole, *one = map(int, sys.argv[1:])
    for number, steps in enumerate(games(count, whole)):
        if one and number == one[0]:
            for step in steps:
                print(step.hex() if step[:1] not in b"[{" else step.decode())
        elif not one:
            digest, length = hashlib.sha256(), 0
            for step in steps:
                digest.update(step)
                length += 1
            print(number, length, digest.hexdigest())


if __name__ == "__main__":
    main()
