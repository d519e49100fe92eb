"""Plain, compiled, and compiled with bounds checks: the same seeds leave the same bytes after every move."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
BARE = 24
WHOLE = 3


def start(mode: str, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "SEVENFOLD_RULES": mode, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tests.rules.weisen.tracing", str(BARE), str(WHOLE), *arguments]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def lines(process: subprocess.Popen[str]) -> list[str]:
    out, error = process.communicate()
    assert process.returncode == 0, error
    return out.splitlines()


def first_difference(mode: str, number: int) -> str:
    """The step at which a game goes apart."""
    plain, other = (lines(start(m, str(number))) for m in ("plain", mode))
    for at, (left, right) in enumerate(zip(plain, other, strict=False)):
        if left != right:
            return f"game {number}, step {at}:\nplain:  {left}\n{mode}: {right}"
    return f"game {number}: {len(plain)} steps in plain mode, {len(other)} {mode}"


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_all_modes_leave_the_same_bytes() -> None:
    processes = {mode: start(mode) for mode in ("plain", "compiled", "checked")}
    digests = {mode: lines(process) for mode, process in processes.items()}
    assert len(digests["plain"]) == BARE + WHOLE
    assert sum(int(line.split()[1]) for line in digests["plain"]) > 200 * BARE
    for mode in ("compiled", "checked"):
        for number, (plain, other) in enumerate(zip(digests["plain"], digests[mode], strict=True)):
            assert plain == other, first_difference(mode, number)
