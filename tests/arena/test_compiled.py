"""Compiled simulations: the games of plain mode, the same for any number of threads, and the order of the bots."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.arena.compiled_play import COMPARED, sums

from sevenfold.arena.simulate import share_interval

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_compiled_play():
    """One process for all of it, since compiling takes most of the time."""
    process = subprocess.run(
        [sys.executable, "-m", "tests.arena.compiled_play"],
        cwd=ROOT,
        env={**os.environ, "SEVENFOLD_RULES": "compiled", "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    compiled = json.loads(process.stdout)

    for name, run in COMPARED.items():
        assert compiled["found"][name] == sums(run()), f"plain and compiled play other games: {name}"

    one, two, five = compiled["threads"]
    assert one == two == five

    # Among three of the weaker kind, a seat wins more than its quarter: the lower end of the 95 % interval says so.
    least = {"sharp": 0.30, "odds": 0.45, "cautious": 0.75}
    for bot, (won, games) in compiled["duels"].items():
        assert share_interval(won, games)[0] > least[bot], f"{bot} won {won} of {games}"
