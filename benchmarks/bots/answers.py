"""How long people wait for the hardest bot: asked through the engine as at a table, in whole games, on all cores.

python benchmarks/bots/answers.py [GAME...] [--games N] [--bot LEVEL]

One seat is the search's, the others play by the best quick bot. Where the engine isn't ready it is waited for: the first time it
compiles for minutes. Target for `hard`: two seconds on two cores, always.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time
from typing import Any, NamedTuple

from sevenfold.bots import policies, policy
from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.rng import make_rngs, seed_rng
from sevenfold.games.registry import GAMES
from sevenfold.games.registry import game as game_of
from sevenfold.server.engine import Engine

DECISION = 2
"""Where there is as little to choose from, the bot answers without a search: not counted."""


class Waited(NamedTuple):
    """Seconds of every answer with a choice, and how many of them came from the engine."""

    seconds: list[float]
    engine: int


async def warm(engine: Engine, game_id: str, bot: str) -> None:
    """Wait until this game's search is there."""
    game: Any = game_of(game_id)
    state = game.start(game.usual_seats, seed=1)
    before = engine.answered
    while engine.answered == before:
        await engine.think(game, state, game.waiting(state)[0], bot)
        await asyncio.sleep(0.2)


async def played(engine: Engine, game_id: str, bot: str, number: int) -> Waited:
    """One game with the search in one seat."""
    game: Any = game_of(game_id)
    quick = policy(game_id, policies(game_id)[-1])
    rngs = make_rngs(2)
    for stream in range(2):
        seed_rng(rngs[stream], number, stream)
    state = game.start(game.usual_seats)
    seat = number % game.usual_seats
    seconds: list[float] = []
    begun_with = engine.answered
    asked_for_one = 0
    while not game.is_over(state):
        asked = game.waiting(state)[0]
        if asked == DEALER:
            move = game.sample(state, rngs[0])
        elif asked == seat:
            choice = len(game.moves(state, seat)) >= DECISION
            before, begun = engine.answered, time.perf_counter()
            move = await engine.think(game, state, seat, bot)
            if choice:
                seconds.append(time.perf_counter() - begun)
            else:
                asked_for_one += engine.answered - before
        else:
            move = int(quick(state.record, asked, rngs[1]))
        game.apply(state, asked, move)
    return Waited(seconds, engine.answered - begun_with - asked_for_one)


def told(game_id: str, found: list[Waited]) -> str:
    """A line of the result."""
    seconds = sorted(one for waited in found for one in waited.seconds)
    by_engine = sum(waited.engine for waited in found)
    return (
        f"{game_id:10}{len(found):6} games{len(seconds):7} answers, {by_engine / len(seconds):6.1%} by the engine; "
        f"median {statistics.median(seconds):.2f} s, 99 of 100 within {seconds[int(0.99 * (len(seconds) - 1))]:.2f} s, "
        f"longest {seconds[-1]:.2f} s"
    )


async def measured(games: list[str], bot: str, count: int) -> None:
    """All games, one after the other."""
    engine = Engine()
    await engine.start()
    try:
        await engine.wait_for("ready")
        for game_id in games:
            await warm(engine, game_id, bot)
            print(told(game_id, [await played(engine, game_id, bot, number) for number in range(count)]), flush=True)
    finally:
        await engine.stop()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--games", dest="count", type=int, default=4)
    parser.add_argument("--bot", default="hard")
    given = parser.parse_args()
    asyncio.run(measured(given.games, given.bot, given.count))


if __name__ == "__main__":
    main()
