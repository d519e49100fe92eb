"""7 Wonders in all modes: the games of plain mode, the same for any number of threads, and builders that beat the dice."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.arena.compiled_wonders import COMPARED, sums

from sevenfold.arena.simulate import share_interval

ROOT = Path(__file__).resolve().parents[2]


def start(mode, *arguments):
    return subprocess.Popen(
        [sys.executable, "-m", "tests.arena.compiled_wonders", *arguments],
        cwd=ROOT,
        env={**os.environ, "SEVENFOLD_RULES": mode, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def answer(process):
    out, error = process.communicate()
    assert process.returncode == 0, error
    return json.loads(out)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_all_modes_play_the_same_games():
    """A process for each mode, since compiling takes most of the time."""
    processes = {"compiled": start("compiled", "duels"), "checked": start("checked")}
    found = {mode: answer(process) for mode, process in processes.items()}
    for name, run in COMPARED.items():
        plain = sums(run())
        for mode in processes:
            assert found[mode]["found"][name] == plain, f"plain and {mode} play other games: {name}"

    one, two, five = found["compiled"]["threads"]
    assert one == two == five

    for players, (won, games, points) in found["compiled"]["duels"].items():
        assert share_interval(won, games)[0] > 0.95, f"one builder among {players} won {won} of {games}"
        assert points > 50
