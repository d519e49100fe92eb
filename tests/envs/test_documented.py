"""The documentation names every field and every action of the environments, and the notebook runs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sevenfold.envs.encoding import encoding

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/students/environments.md").read_text("utf-8")
HEADINGS = {"sevn": "### SEVN", "7wonders": "### 7 Wonders", "weisen": "### Die Sieben Weisen"}


@pytest.mark.parametrize("game_id", HEADINGS)
def test_each_field_and_action_stands_in_the_documentation(game_id):
    coded = encoding(game_id)
    chapter = PAGE.split(HEADINGS[game_id])[1].split("\n### ")[0]
    lines = [line for line in chapter.splitlines() if line.startswith("| `")]
    found = [line.rsplit(" | ", 1)[0] + " |" for line in lines]
    assert found == [f"| `{field.name}` | {field.shape} | {field.dtype} |" for field in coded.fields]
    assert all(line.rstrip(" |").rsplit(" | ", 1)[1] for line in lines)
    assert f"{coded.actions} actions:" in chapter
    for first, count, what in coded.parts.NAMES:
        assert f"| {first} | {count} | {what} |" in chapter


def test_the_notebook_runs_from_top_to_bottom():
    """With a few matches in plain mode: whether it learns is shown by what is printed in it."""
    small = {"TRAIN_ENVS": "4", "TRAIN_STEPS": "40", "TRAIN_GAMES": "4", "SEVENFOLD_RULES": "plain"}
    process = subprocess.run(
        [sys.executable, "scripts/notebook.py", "examples/train_a_policy.ipynb"],
        cwd=ROOT,
        env={**os.environ, **small},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    assert process.stdout.count("of the matches won") == 3
