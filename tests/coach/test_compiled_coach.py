"""The coach compiled: to the last figure and reason what it says in plain mode."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.coach.compiled_coach import advised

from sevenfold.coach import Advised

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_compiled_it_says_what_it_says_in_plain_mode():
    process = subprocess.run(
        [sys.executable, "-m", "tests.coach.compiled_coach"],
        cwd=ROOT,
        env={**os.environ, "SEVENFOLD_RULES": "compiled", "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr.decode()
    assert msgspec.json.decode(process.stdout, type=dict[str, list[Advised]]) == advised()
