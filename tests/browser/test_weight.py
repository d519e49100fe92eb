"""The page stays light: what the players of a game fetch below 150 kB gzipped, fonts as small subsets."""

from __future__ import annotations

import pytest
from benchmarks.page import GAMES, LANGUAGES, MOST_KILOBYTES, STATIC, weights

from sevenfold.games import registry


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_scripts_and_styles_of_each_game_stay_below_the_budget(game, language):
    assert sum(weights(game, language).values()) < MOST_KILOBYTES * 1000


def test_every_game_is_weighed():
    assert set(GAMES) == set(registry.GAMES)


def test_fonts_are_latin_subsets():
    fonts = {file.name for file in STATIC.rglob("*.woff2")}
    assert fonts
    assert {name for name in fonts if "latin" not in name or "latin-ext" in name} == set()
