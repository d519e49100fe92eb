"""Matches of the past: they are read without a contradiction, and every line does what it did then."""

import pytest
from tests.golden.golden import SEVN, dump, dump_of, play, records

from sevenfold.games.kit.verifying import verify


def name_of(record):
    return record.name.split(".")[0]


def test_there_is_a_record_of_every_match():
    assert {name_of(record) for record in records()} == set(SEVN)


@pytest.mark.parametrize("record", records(), ids=name_of)
def test_every_line_does_what_it_did(record):
    lines = record.read_text("utf-8").splitlines()
    assert dump(lines) == dump_of(record).read_text("utf-8")


@pytest.mark.parametrize("record", records(), ids=name_of)
def test_the_deal_follows_from_its_seed(record):
    lines = record.read_text("utf-8").splitlines()
    checked = verify(lines)
    assert checked.sealed
    assert checked.ended
    assert checked.outcomes > 0


@pytest.mark.parametrize("record", records(), ids=name_of)
def test_playing_the_moves_again_writes_the_same_file(record):
    assert play(name_of(record)) == record.read_text("utf-8").splitlines()


def test_between_them_everything_happens():
    happened = {line.split()[0] for record in records() for line in dump_of(record).read_text("utf-8").splitlines()
                if line.startswith("       ")}  # fmt: skip
    assert happened >= {
        "start", "round", "drawn", "laid", "twice", "saved", "sevn", "queued", "action", "frozen", "forced", "revealed",
        "taken", "kept", "dropped", "given", "stopped", "fizzled", "reshuffled", "exhausted", "scored", "won",
    }  # fmt: skip
