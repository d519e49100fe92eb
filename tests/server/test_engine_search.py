"""The hardest bot asked through the engine: the real process, with the compiled search of all three games."""

from __future__ import annotations

import asyncio

import pytest

from sevenfold.games.registry import GAMES, game
from sevenfold.server.engine import Engine

UNTIL_COMPILED = 1700


@pytest.mark.slow
@pytest.mark.timeout(UNTIL_COMPILED + 100)
async def test_hard_answers_through_the_engine_in_every_game() -> None:
    engine = Engine()
    await engine.start()
    try:
        async with asyncio.timeout(UNTIL_COMPILED):
            await engine.wait_for("ready")
            for game_id in GAMES:
                other = game(game_id)
                state = other.start(other.usual_seats, {}, seed=5)
                seat = other.waiting(state)[0]
                before = engine.answered
                while True:
                    assert await engine.think(other, state, seat, "hard") in other.moves(state, seat)
                    if engine.answered > before:
                        break
                    # until the search is compiled a quick bot moves in its place, and no event tells of the end of that
                    await asyncio.sleep(0.5)
    finally:
        await engine.stop()
