"""Matches of the past: they are read without a contradiction, and every line does what it did then."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.golden.weisen.golden import MATCHES, dump, dump_of, name_of, play, records

from sevenfold.games.kit.verifying import verify
from sevenfold.games.weisen.state import Happening


def test_there_is_a_record_of_every_match() -> None:
    """Each number of players, and some more."""
    assert {name_of(record) for record in records()} == set(MATCHES)
    assert {"three", "four", "five"} <= set(MATCHES)


@pytest.mark.parametrize("record", records(), ids=name_of)
def test_every_line_does_what_it_did(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    assert dump(lines) == dump_of(record).read_text("utf-8")


@pytest.mark.parametrize("record", records(), ids=name_of)
def test_the_deal_follows_from_its_seed(record: Path) -> None:
    checked = verify(record.read_text("utf-8").splitlines())
    assert checked.sealed
    assert checked.ended
    assert checked.outcomes > 0 or name_of(record) == "empty_piles"


@pytest.mark.parametrize("record", records(), ids=name_of)
def test_playing_the_moves_again_writes_the_same_file(record: Path) -> None:
    assert play(name_of(record)) == record.read_text("utf-8").splitlines()


def test_between_them_everything_happens() -> None:
    dumps = "".join(dump_of(record).read_text("utf-8") for record in records())
    happened = {line.split()[0] for line in dumps.splitlines() if line.startswith("       ")}
    assert happened == {what.name.lower() for what in Happening} - {"dealt", "drew"}
