"""Which games there are, by id."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from sevenfold.games.kit.contract import Game
from sevenfold.games.kit.errors import OptionError

GAMES: dict[str, str] = {
    "sevn": "sevenfold.games.sevn.game:SEVN",
    "7wonders": "sevenfold.games.wonders.game:WONDERS",
    "weisen": "sevenfold.games.weisen.game:WEISEN",
}
"""Where each game stands: module and name, imported when first asked for."""


@cache
def _load(game_id: str) -> Game[Any]:
    module, name = GAMES[game_id].split(":")
    return getattr(import_module(module), name)


def game(game_id: str) -> Game[Any]:
    """The game of that id. Raises `OptionError` naming the games there are."""
    if game_id not in GAMES:
        raise OptionError("unknown-game", {"given": game_id, "known": ", ".join(GAMES)})
    return _load(game_id)
