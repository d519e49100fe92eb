"""The page "Add a game in seven steps" is followed to the letter: its blocks make the game and its test."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.kit.tiny_game import PAGE, blocks

ROOT = Path(__file__).resolve().parents[2]
FOLLOW = """
import sys
import pytest
from tests.kit.tiny_game import folder, install, remove
install()
try:
    status = pytest.main([str(folder() / "test_peak.py"), "-q", "-p", "no:cacheprovider", "-c", "/dev/null", *sys.argv[1:]])
finally:
    remove()
sys.exit(status)
"""


def follow(mode: str, cache: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "SEVENFOLD_RULES": mode, "SEVENFOLD_CACHE": str(cache)}
    return subprocess.run(
        [sys.executable, "-c", FOLLOW, *arguments],
        cwd=ROOT, env=environment, capture_output=True, text=True, timeout=550, check=False,
    )  # fmt: skip


def test_every_file_the_page_names_has_a_block():
    titles = set(re.findall(r'^```\w+ title="([^"]+)"', PAGE.read_text("utf-8"), re.MULTILINE))
    assert titles == set(blocks())
    assert {"peak/state.py", "peak/rules.py", "peak/game.py", "registry", "test_peak.py"} <= titles


@pytest.mark.timeout(600)
def test_the_page_makes_a_game_that_conforms(tmp_path):
    done = follow("plain", tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "37 passed" in done.stdout


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_same_game_conforms_when_compiled(tmp_path):
    done = follow("compiled", tmp_path, "-k", "(2-3 and True) or highest")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 passed" in done.stdout
