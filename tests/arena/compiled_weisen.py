"""What tests/arena/test_compiled_weisen.py runs in processes of their own, in other modes: prints what came out as JSON.

python -m tests.arena.compiled_weisen             the compared simulations
python -m tests.arena.compiled_weisen duels       and threads and duels
"""

import json
import sys
from functools import partial

from tests.arena.compiled_play import sums

from sevenfold.arena import simulate
from sevenfold.games.kit.rng import below
from sevenfold.games.weisen.cards import KINDS
from sevenfold.games.weisen.listing import default_move, list_moves

SEED = 21


def peeker(s, seat, rng):
    """Plays by all that it is shown, secrets included: by which cards the others seem to hold and to have been offered."""
    total = 0
    for other in range(s.players):
        total += s.offer[other, (other + 1) % s.players]
        for i in range(KINDS):
            total = (total * 3 + s.hand[other, i]) % 1_000_003  # stays a number of every mode
    if below(rng, 3) > 0:
        return default_move(s, seat)
    return s.option[total % list_moves(s, seat)]


COMPARED = {
    "three": partial(simulate, "weisen", 3, 3, ["steady", "random", "steady"], seed=SEED),
    "four": partial(simulate, "weisen", 4, 3, ["steady"], seed=SEED),
    "five": partial(simulate, "weisen", 5, 2, ["random", "steady", "steady", "random", "steady"], seed=SEED),
    "no negotiation": partial(
        simulate, "weisen", 5, 2, ["steady"], seed=SEED, options={"negotiation": False, "first": 2}
    ),
    "dice": partial(simulate, "weisen", 4, 4, ["random"], seed=SEED, options={"open_offers": True}),
    "own policies": partial(simulate, "weisen", 4, 4, [peeker, "random", peeker, "steady"], seed=SEED),
}
"""Simulations that all modes must play to the same sums."""


def duel(players, games):
    """Games won by one `steady` among dice, in every seat in turn with the same deals, of how many; and its points."""
    won = points = 0.0
    for seat in range(players):
        bots = ["random"] * players
        bots[seat] = "steady"
        found = simulate("weisen", players, games, bots, seed=5).seats[seat]
        won += found.wins
        points += found.mean_points / players
    return won, players * games, points


def main(*arguments):
    said = {"found": {name: sums(run(threads=1)) for name, run in COMPARED.items()}}
    if arguments:
        four = ["steady", "random", "random", "steady"]
        said["threads"] = [sums(simulate("weisen", 4, 200, four, seed=SEED, threads=n)) for n in (1, 2, 5)]
        said["duels"] = {players: duel(players, 100) for players in (3, 4, 5)}
    json.dump(said, sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
