"""What holds at every moment of every game (ruling section 4), on random play and on the clock's moves alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.rules.weisen.bulk import PROMISES, check, fault, memory_fault, tables
from tests.rules.weisen.scene import two_and_two

from sevenfold.games.weisen.cards import FIRST_COPY, KIND_OF
from sevenfold.games.weisen.game import WEISEN

ROOT = Path(__file__).resolve().parents[3]
FEW = 1
MANY = 1_000
"""In continuous integration; ten thousand take minutes: `benchmarks/weisen/many.py`."""


@pytest.mark.parametrize(("players", "options"), tables())
def test_random_games(players: int, options: dict[str, Any]) -> None:
    """Conservation, two spare roles, one spell a seat, one absentus, the lead, rounds 6 to 11, an end."""
    decisions, rounds = check(players, options, FEW, players)
    assert decisions > 100
    assert 6 <= rounds <= 11


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_clocks_moves_alone(players: int) -> None:
    """Ruling 73: they end every game; the last space is always played on."""
    decisions, rounds = check(players, {}, 2, players, clock=True)
    assert decisions > 100
    assert 7 <= rounds <= 11


def test_the_properties_can_be_broken() -> None:
    """Each check sees the fault that it is for."""

    def broken(**changes: int) -> str:
        s = WEISEN.position(two_and_two("druid:2", "witch:2").data)
        record = s.record
        for name, value in changes.items():
            field, _, at = name.partition("_at_")
            if at:
                getattr(record, field)[tuple(map(int, at.split("_"))) if "_" in at else int(at)] = value
            else:
                setattr(record, field, value)
        return PROMISES[int(fault(record))]

    assert broken() == PROMISES[0]
    assert broken(pile_at_51=0) == PROMISES[1]
    assert broken(pile_at_52=1) == PROMISES[2]
    assert broken(supply_at_7=1) == PROMISES[3]
    assert broken(pile_power=1) == PROMISES[4]
    assert broken(power_count_at_0=5) == PROMISES[5]
    assert broken(role_at_0=2) == PROMISES[6]
    assert broken(laid_at_0_52=1, laid_at_0_53=1, pile_at_52=1, pile_at_53=1, pile_spells=12) == PROMISES[7]
    assert broken(laid_at_0_55=1, laid_at_1_55=1, pile_at_55=0, pile_spells=12) == PROMISES[8]
    assert broken(solo=0, bonus=25) == PROMISES[9]
    assert broken(phase=18, round=5) == PROMISES[10]


def test_a_memory_can_be_wrong() -> None:
    """A seat that believes in a card of its own, or in one that isn't where it should be, is seen."""
    s = WEISEN.position(two_and_two("druid:2", "witch:2").data)
    assert not memory_fault(s.record)
    copy = int(FIRST_COPY[KIND_OF["witch:2"]])
    for viewer, mask, wrong in ((0, 0b0010, False), (0, 0b0110, False), (1, 0b0010, True), (0, 0b0100, True)):
        changed = s.copy()
        changed.record.memory[viewer, copy] = mask
        assert memory_fault(changed.record) == wrong


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.skipif(
    not os.environ.get("CI"), reason="plays thousands of games, compiled: in continuous integration only"
)
def test_thousands_of_random_games() -> None:
    """For every option and number of players, in compiled mode."""
    environment = {**os.environ, "SEVENFOLD_RULES": "compiled", "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tests.rules.weisen.bulk", str(MANY)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == len(tables())
