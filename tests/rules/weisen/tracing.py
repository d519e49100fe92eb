"""Plays the same random games in whatever mode this process runs the rules, and prints what they left, for comparison.

python -m tests.rules.weisen.tracing 30 3        digests of 30 games, and of 3 with all that the contract says of them
python -m tests.rules.weisen.tracing 30 3 17     every step of game 17
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

import msgspec
from tests.rules.weisen.games import OPTIONS, some_move

from sevenfold.games.kit.conformance import rng_of
from sevenfold.games.kit.contract import DEALER, SPECTATOR
from sevenfold.games.kit.rng import below
from sevenfold.games.weisen.game import WEISEN

EVERY = 9
"""After so many moves all that the contract says of a state is compared, too."""


def game(number: int, whole: bool) -> Iterator[bytes]:
    """A random game: the state's bytes after every move, and in a whole one what the contract says of it now and then."""
    players = 3 + number % 3
    rng = rng_of(number)
    s = WEISEN.start(players, OPTIONS[number // 3 % len(OPTIONS)])
    moves = 0
    while actors := WEISEN.actors(s):
        seat = actors[below(rng, len(actors))]
        move = WEISEN.sample(s, rng) if seat == DEALER else some_move(s, seat, rng)
        WEISEN.apply(s, seat, move)
        moves += 1
        yield bytes(s)
        if whole and moves % EVERY == 0:
            for viewer in range(players):
                yield bytes(WEISEN.resample(s, viewer, rng))
                yield msgspec.json.encode([WEISEN.view(s, viewer), WEISEN.events(s, viewer), WEISEN.moves(s, viewer)])
            yield msgspec.json.encode([seat, move, WEISEN.events(s, SPECTATOR), WEISEN.outcomes(s), WEISEN.describe(s)])
    yield msgspec.json.encode(WEISEN.result(s))


def main() -> None:
    """Print the digests, or the steps of one game."""
    count, whole, *one = map(int, sys.argv[1:])
    for number in range(count + whole):
        steps = game(number, number >= count)
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
