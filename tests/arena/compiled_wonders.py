"""What tests/arena/test_compiled_wonders.py runs in processes of their own, in other modes: prints what came out as JSON.

python -m tests.arena.compiled_wonders             the compared simulations
python -m tests.arena.compiled_wonders duels       and threads and duels
"""

import json
import sys
from functools import partial

from tests.arena.compiled_play import sums

from sevenfold.arena import simulate
from sevenfold.games.kit.rng import below
from sevenfold.games.wonders.legal import default_move, list_moves

SEED = 21


def peeker(s, seat, rng):
    """Plays by all that it is shown, secrets included: by which cards the others seem to hold and to have chosen."""
    total = 0
    for other in range(s.players):
        total += s.chosen[other]
        for i in range(s.hand_count[other]):
            total = (total * 3 + s.hand[other, i]) % 1_000_003  # stays a number of every mode
    if below(rng, 4) == 0:
        return default_move(s, seat)
    return s.option[total % list_moves(s, seat)]


COMPARED = {
    "three, side A": partial(simulate, "7wonders", 3, 4, ["builder", "random", "builder"], seed=SEED),
    "four, side B": partial(
        simulate, "7wonders", 4, 3, ["builder", "builder", "random", "random"], seed=SEED, options={"side": "b"}
    ),
    "seven, both": partial(
        simulate, "7wonders", 7, 2, ["random", "builder"] * 3 + ["random"], seed=SEED, options={"side": "ab"}
    ),
    "powers": partial(
        simulate,
        "7wonders",
        3,
        4,
        ["builder"],
        seed=SEED,
        options={"side": "b", "wonders": ["babylon_b", "halikarnassos_b", "olympia_a"]},
    ),
    "own policies": partial(simulate, "7wonders", 5, 6, [peeker, "random", peeker, "random", "random"], seed=SEED),
}
"""Simulations that all modes must play to the same sums."""


def duel(players, games):
    """Games won by one builder among dice, in every seat in turn, of how many; sides by lot."""
    won = points = 0.0
    for seat in range(players):
        bots = ["random"] * players
        bots[seat] = "builder"
        found = simulate("7wonders", players, games, bots, seed=seat, options={"side": "ab"}).seats[seat]
        won += found.wins
        points += found.mean_points / players
    return won, players * games, points


def main(*arguments):
    said = {"found": {name: sums(run(threads=1)) for name, run in COMPARED.items()}}
    if arguments:
        four = ["builder", "random", "random", "builder"]
        said["threads"] = [sums(simulate("7wonders", 4, 300, four, seed=SEED, threads=n)) for n in (1, 2, 5)]
        said["duels"] = {players: duel(players, 60) for players in range(3, 8)}
    json.dump(said, sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
