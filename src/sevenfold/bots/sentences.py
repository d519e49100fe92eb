"""What a bot says to its move: a line for the table's chat, for games in which people would talk.

A sentence tells nothing but what the move shows those who hear it anyway: everybody, or the one it is whispered to. So it may be
decided on the true state.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from sevenfold.games.kit.contract import Game
from sevenfold.games.kit.record import Live

SPEAKERS: dict[str, str] = {"weisen": "sevenfold.bots.weisen.sentences"}
"""Where each game's sentences stand: a module with `said`. In the other games bots are silent."""

VARIANTS = 3
"""So many wordings each sentence of the catalogue has."""


class Sentence(NamedTuple):
    """A key of the catalogue, and the seat whose name goes into it as `other`; `whispered` to that seat alone."""

    key: str
    other: int | None = None
    whispered: bool = False


def sentence(game: Game[Any], s: Live[Any], seat: int, move: int) -> Sentence | None:
    """What a bot says when it makes this move in state `s` (as it is before the move), or None: most moves speak for themselves."""
    if game.id not in SPEAKERS:
        return None
    said: Callable[[Live[Any], int, int], Sentence | None] = import_module(SPEAKERS[game.id]).said
    return said(s, seat, move)
