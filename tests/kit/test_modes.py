"""Plain, compiled, and compiled with bounds checks: the same seeds leave the same bytes after every move."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = 240


def start(mode, *arguments):
    environment = {**os.environ, "SEVENFOLD_RULES": mode}
    command = [sys.executable, "-m", "tests.kit.tracing", str(GAMES), *arguments]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def lines(process):
    out, error = process.communicate()
    assert process.returncode == 0, error
    return out.splitlines()


def first_difference(mode, number):
    """The step at which a game goes apart, and what stood before it."""
    plain, other = (lines(start(m, str(number))) for m in ("plain", mode))
    for at, (left, right) in enumerate(zip(plain, other, strict=False)):
        if left != right:
            before = "\n".join(plain[max(0, at - 3) : at])
            return f"game {number}, step {at}:\n{before}\nplain:  {left}\n{mode}: {right}"
    return f"game {number}: {len(plain)} steps in plain mode, {len(other)} {mode}"


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_all_modes_leave_the_same_bytes():
    processes = {mode: start(mode) for mode in ("plain", "compiled", "checked")}
    digests = {mode: lines(process) for mode, process in processes.items()}
    assert len(digests["plain"]) == GAMES
    assert sum(int(line.split()[1]) for line in digests["plain"]) > 20 * GAMES
    for mode in ("compiled", "checked"):
        for number, (plain, other) in enumerate(zip(digests["plain"], digests[mode], strict=True)):
            assert plain == other, first_difference(mode, number)
