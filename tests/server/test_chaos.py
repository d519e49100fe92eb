"""Workers, the database, its listening connections and sockets break again and again; nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

CHAOS = Path(__file__).resolve().parents[2] / "benchmarks" / "tables" / "chaos.py"


@pytest.mark.postgres
@pytest.mark.slow
@pytest.mark.timeout(600)
async def test_whatever_breaks_every_acknowledged_move_is_recorded_once_and_every_match_ends() -> None:
    """The small form of a script that is run for a minute with 200 matches; what must hold stands there."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(CHAOS),
        *("--matches", "4", "--seconds", "8", "--quick"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        out, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.terminate()  # then it ends what it has started, too
            await process.wait()
    said = out.decode()
    assert process.returncode == 0, said
    for broken in ("0 workers killed", "0 sockets cut", "0 listening connections ended", "restarted 0 time"):
        assert broken not in said, "it has broken what it was to break"
