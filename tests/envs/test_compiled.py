"""Compiled batches bring what plain ones bring, byte for byte."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.envs.digests import BATCHES, digest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_compiled_batches_bring_the_same():
    """One process for all of it, since compiling takes most of the time."""
    process = subprocess.run(
        [sys.executable, "-m", "tests.envs.digests"],
        cwd=ROOT,
        env={**os.environ, "SEVENFOLD_RULES": "compiled", "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    assert json.loads(process.stdout) == {name: digest(name) for name in BATCHES}
