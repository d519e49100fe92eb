"""What tests of the command share."""

import json

import pytest
from tests.cli.command import Command
from tests.kit.matches import finished

from sevenfold.games.registry import game


@pytest.fixture
def sevenfold(capsys, monkeypatch):
    """The command."""
    return Command(capsys, monkeypatch)


@pytest.fixture(scope="session")
def match():
    """A finished match of three, with a clock's move in it."""
    return finished(game("sevn"), 3, {"target_score": 40}, 3)


@pytest.fixture
def record(match, tmp_path):
    """The match as a file."""
    file = tmp_path / "match.sevenfold.jsonl"
    lines = list(match.lines)
    moved = json.loads(lines[2])
    lines[2] = json.dumps({**moved, "t": 3.5, "clock": True})
    file.write_text("".join(line + "\n" for line in lines), "utf-8")
    return file
