"""Three games of seven at one table: Die Sieben Weisen, SEVN and 7 Wonders.

>>> import sevenfold
>>> sevn = sevenfold.game("sevn")
>>> s = sevn.start(players=4, seed=1)
>>> [sevn.write(s, seat, move) for seat in sevn.actors(s) for move in sevn.moves(s, seat)]
['draw', 'stop']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sevenfold.games.kit.contract import Game

__version__ = "0.1.0"
__all__ = ["game", "use"]


def game(game_id: str) -> Game[Any]:
    """The rules of a game, by its id (`sevn`). Raises `OptionError` naming the games there are."""
    from sevenfold.games.registry import game as find

    return find(game_id)


def use(mode: str) -> None:
    """Run the rules of this process `plain` (the default), `compiled` or `checked`; to be called before any game is used.

    Raises `ModeError` when the mode is unknown, not installed, or comes too late.
    """
    from sevenfold.games.kit.mode import use as choose

    choose(mode)
