"""The page stays light: JavaScript and CSS of all its parts below 150 kB gzipped, fonts as small subsets."""

from __future__ import annotations

from benchmarks.page import MOST_KILOBYTES, STATIC, weights


def test_scripts_and_styles_stay_below_the_budget():
    assert sum(weights().values()) < MOST_KILOBYTES * 1000


def test_fonts_are_latin_subsets():
    fonts = {file.name for file in STATIC.rglob("*.woff2")}
    assert fonts
    assert {name for name in fonts if "latin" not in name or "latin-ext" in name} == set()
