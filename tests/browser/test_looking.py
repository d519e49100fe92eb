"""That who looks would see: faults of either light and of a window's size are found, and said with where they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.browser.looking import check_access, overflow, seen_in

pytestmark = pytest.mark.browser

STYLES = Path(__file__).resolve().parents[2] / "web/src"
WORDS = """<!doctype html><html lang="en"><head><title>Words</title><style>
:root {{ color-scheme: light dark; background: light-dark(white, black); color: light-dark(black, white); }}
p {{ color: {0}; }}
</style></head><body><main><h1>Words</h1><p>Can this be read?</p></main></body></html>"""


@pytest.mark.parametrize("first", ["light", "dark"])
@pytest.mark.parametrize("fault", ["light", "dark"])
def test_words_that_only_one_light_shows_are_found_whichever_was_there_first(page, first, fault):
    page.emulate_media(color_scheme=first)
    page.set_content(WORDS.format({"light": "light-dark(#eee, white)", "dark": "light-dark(black, #222)"}[fault]))
    with pytest.raises(AssertionError, match=f"^{fault}, (.|\n)*color-contrast"):
        check_access(page)
    assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") is (first == "dark")


def test_what_is_well_in_both_lights_is_well(page):
    page.set_content(WORDS.format("light-dark(black, white)"))
    check_access(page)


def test_a_picture_without_words_is_found(page):
    page.set_content(WORDS.format("inherit").replace("</p>", "</p><img src='data:,'>"))
    with pytest.raises(AssertionError, match="image-alt"):
        check_access(page)


def test_what_is_too_wide_is_said_with_its_window(page):
    page.set_content(WORDS.format("inherit").replace("<p>", "<p style='width: 500px'>"))
    with seen_in(page, 1440, 900):
        assert overflow(page) <= 0
    with pytest.raises(AssertionError) as failed, seen_in(page, 390, 844):
        assert overflow(page) <= 0
    assert failed.value.__notes__ == ["in the window of 390 x 844"]


def test_a_light_changes_nothing_but_colours():
    """Why `check_access` looks at the second light for its colours alone: no style or script asks which it is."""
    files = [file for kind in ("css", "svelte", "ts") for file in STYLES.rglob(f"*.{kind}")]
    assert len(files) > 50
    asking = [file.name for file in files if "prefers-color-scheme" in file.read_text("utf-8")]
    assert asking == []
    tokens = (STYLES / "style/tokens.css").read_text("utf-8")
    said = re.findall(r"\[data-theme[^{]*\{([^}]*)\}", "".join(file.read_text("utf-8") for file in files))
    assert "light-dark(" in tokens
    assert {rule.strip().partition(":")[0] for block in said for rule in block.split(";") if rule.strip()} == {
        "color-scheme"
    }
