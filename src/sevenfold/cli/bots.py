"""`bots`: who may be seated at a table, or named in a simulation."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from sevenfold.cli.speech import about, say


def bots(game: Annotated[str | None, Parameter(help=about("cli-bots-game"))] = None, /) -> None:
    """List the bots of one game or of all."""
    from sevenfold.bots.registry import BOTS, everyone

    for game_id in BOTS if game is None else (game,):
        known = everyone(game_id)
        print(say(f"game-{game_id}"))
        wide = max(map(len, known))
        for bot in known:
            print(f"  {bot:{wide}}  {say(f'bot-{bot}-about')}")
