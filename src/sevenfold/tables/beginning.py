"""Tables whose match begins at a position instead of at the start: an example of the rules, a bug report, a study."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from sevenfold.games.kit.contract import DEALER, Game
from sevenfold.games.kit.lines import Header
from sevenfold.games.kit.reading import opening
from sevenfold.tables.problems import TableError


class Beginning(msgspec.Struct, frozen=True):
    """The position a match begins at, in the game's own words, and the lesson it was taken from, if it was."""

    position: dict[str, Any]
    lesson: str | None = None


def first_asked(game: Game[Any], seats: int, options: Mapping[str, Any], beginning: Beginning) -> int:
    """The seat the position asks first (seat 0 while the dealer acts), after checking all of it.

    Raises the rules' errors naming the field that can't be, and `TableError` where the game is over already.
    """
    header = Header(game.id, game.rules, [""] * seats, dict(options), None, beginning.position)
    actors = game.actors(opening(game, header))
    if not actors:
        raise TableError("position-over")
    return 0 if actors == (DEALER,) else actors[0]
