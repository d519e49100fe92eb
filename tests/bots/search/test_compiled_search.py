"""The search compiled: the moves of plain mode, the same for any number of threads of a simulation, and an end when told."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.bots.search.compiled_search import compared

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_compiled_it_finds_what_it_finds_in_plain_mode():
    process = subprocess.run(
        [sys.executable, "-m", "tests.bots.search.compiled_search", "levels"],
        cwd=ROOT,
        env={**os.environ, "SEVENFOLD_RULES": "compiled", "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    said = json.loads(process.stdout)
    assert said["found"] == compared()
    for table in said["tables"].values():
        assert table["legal"]
        assert table["rehearsals"] > 0
    one, three = said["threads"]
    assert one == three
