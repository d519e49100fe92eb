"""The tiny game that tests of the kit play: Peak, put together from the page that teaches how to add a game."""

from __future__ import annotations

import re
import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource

import sevenfold.games
from sevenfold.games.registry import GAMES
from sevenfold.texts import LANGUAGES, catalogue

PAGE = Path(__file__).resolve().parents[2] / "docs" / "contributors" / "add_a_game.md"
_BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def blocks() -> dict[str, str]:
    """The page's blocks by their titles."""
    return dict(_BLOCK.findall(PAGE.read_text("utf-8")))


@cache
def folder() -> Path:
    """A folder with the game's package, made from the page, that Python takes for a part of `sevenfold.games`."""
    made = Path(tempfile.mkdtemp(prefix="sevenfold-peak-"))
    for name, text in blocks().items():
        path = made / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return made


def install() -> Any:
    """Put the game on the shelf and its words into the catalogue, as the page says; returns it."""
    made = folder()
    if str(made) not in sevenfold.games.__path__:
        sevenfold.games.__path__.append(str(made))
        exec(blocks()["registry"], {"GAMES": GAMES})
        for language in LANGUAGES:
            words = FluentResource(blocks()[f"texts/{language}/peak.ftl"])
            catalogue._bundle(language).add_resource(words)
        catalogue.listed.cache_clear()
        catalogue.keys.cache_clear()
    from sevenfold.games.registry import game

    return game("peak")


def remove() -> None:
    """Take it away again."""
    made = folder()
    if str(made) in sevenfold.games.__path__:
        sevenfold.games.__path__.remove(str(made))
        GAMES.pop("peak", None)
        catalogue._bundle.cache_clear()
        catalogue.listed.cache_clear()
        catalogue.keys.cache_clear()
    shutil.rmtree(made, ignore_errors=True)
    folder.cache_clear()
