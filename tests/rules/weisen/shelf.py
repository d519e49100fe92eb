"""Die Sieben Weisen in the registry for as long as a test needs it there: records name their game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sevenfold.games.registry import GAMES

WHERE = "sevenfold.games.weisen.game:WEISEN"


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """Put the game into the registry unless it stands there anyway."""
    there = "weisen" in GAMES
    GAMES["weisen"] = WHERE
    try:
        yield
    finally:
        if not there:
            del GAMES["weisen"]
