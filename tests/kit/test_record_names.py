"""Fields that a numpy record has a method of the same name for: from Python, compiled, they are read through `plain` only."""

import re
from pathlib import Path

import numpy as np
import pytest

from sevenfold.games.kit.record import layout
from sevenfold.games.registry import GAMES, game

SOURCES = sorted((Path(__file__).resolve().parents[2] / "src" / "sevenfold").rglob("*.py"))


@pytest.mark.parametrize("game_id", GAMES)
def test_no_field_is_read_from_python_under_the_name_of_a_method_of_numpys_record(game_id):
    g = game(game_id)
    clashing = [field.name for field in layout(g.start(g.usual_seats).cls).fields if hasattr(np.record, field.name)]
    reading = re.compile(rf"\.record\.({'|'.join(clashing)})\b") if clashing else None
    found = [path.name for path in SOURCES if reading and reading.search(path.read_text("utf-8"))]
    assert found == [], f"`record.{'`, `record.'.join(clashing)}` are numpy's methods when compiled"


def test_there_is_such_a_field():
    assert any(
        hasattr(np.record, field.name) for i in GAMES for field in layout(game(i).start(game(i).usual_seats).cls).fields
    )
