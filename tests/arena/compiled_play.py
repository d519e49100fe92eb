"""What tests/arena/test_compiled.py runs in a process of its own, compiled: prints what came out as JSON.

python -m tests.arena.compiled_play
"""

import json
import sys
from functools import partial

from tests.arena.test_simulate import steady

from sevenfold.arena import simulate

ORDER = ("random", "cautious", "odds", "sharp")
SEED = 21

COMPARED = {
    "all bots": partial(simulate, "sevn", 4, 60, list(ORDER), seed=SEED),
    "a full table": partial(simulate, "sevn", 8, 20, ["odds", "sharp"] * 4, seed=SEED),
    "two": partial(simulate, "sevn", 2, 120, ["odds", "cautious"], seed=SEED),
    "options": partial(
        simulate,
        "sevn",
        3,
        60,
        ["cautious", "odds", "sharp"],
        seed=SEED,
        options={"target_score": 120, "storm_start": "next", "bonus_stack": False, "deck": {"freeze": 8, "storm": 6}},
    ),
    "own policies": partial(simulate, "sevn", 3, 60, [steady, "odds", steady], seed=SEED),
}
"""Simulations that plain mode must play to the same sums."""


def sums(simulation):
    return [[seat.bot, seat.wins, seat.mean_points] for seat in simulation.seats]


def duel(stronger, weaker, games, seed):
    """Games won by one seat of the stronger among three of the weaker, in all four seats, of how many."""
    won = 0.0
    for seat in range(4):
        bots = [weaker] * 4
        bots[seat] = stronger
        won += simulate("sevn", 4, games, bots, seed=seed).seats[seat].wins
    return won, 4 * games


def main():
    found = {name: sums(run(threads=1)) for name, run in COMPARED.items()}
    threads = [sums(simulate("sevn", 4, 3000, list(ORDER), seed=SEED, threads=n)) for n in (1, 2, 5)]
    duels = {
        "sharp": duel("sharp", "odds", 3000, SEED),
        "odds": duel("odds", "cautious", 2000, SEED),
        "cautious": duel("cautious", "random", 200, SEED),
    }
    json.dump({"found": found, "threads": threads, "duels": duels}, sys.stdout)


if __name__ == "__main__":
    main()
