"""`review`: what it prints of a match, and what it answers to what can't be."""

import json

from tests.kit.matches import finished

from sevenfold.cli.reviewing import bar, chosen
from sevenfold.coach.findings import CurvePoint
from sevenfold.games.registry import game


def test_a_review_has_a_chart_and_the_costliest_moves(sevenfold, record):
    said = sevenfold("review", record, "--seat", "1", "--rehearsals", "60", "--seed", "2")
    assert (said.status, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines[0].startswith("sevn, Seat 1: ")
    assert lines[2].split() == ["Step", "Seat", "1", "Seat", "0", "Seat", "2"]
    assert any("█" in line for line in lines)
    assert "costliest move" in said.out or "No move has cost anything" in said.out


def test_a_review_speaks_german(sevenfold, record):
    out = sevenfold("review", record, "--rehearsals", "30", "--language", "de").out
    assert "Entscheidung" in out
    assert "Schritt" in out


def test_a_review_as_json_is_the_one_that_python_gets(sevenfold, record):
    said = sevenfold("review", record, "--rehearsals", "20", "--json")
    found = json.loads(said.out)
    assert found["ready"]
    assert found["done"] == found["of"]
    assert len(found["curve"]) == found["decisions"] + 1


def test_costs_are_said_with_what_would_have_been_better(sevenfold, tmp_path):
    file = tmp_path / "random.sevenfold.jsonl"
    file.write_text("\n".join(finished(game("sevn"), 2, {"target_score": 60}, 8).lines), "utf-8")
    out = sevenfold("review", file, "--rehearsals", "120").out
    assert "percentage points of the chance to win (give or take" in out
    assert "Better: " in out


def test_what_cannot_be_is_said_in_one_sentence(sevenfold, record):
    assert "the last one is 2" in sevenfold.refused("review", record, "--seat", "3")
    assert "out of bounds" in sevenfold.refused("review", record, "--rehearsals", "0")
    assert "whole number from 0" in sevenfold.refused("review", record, "--seed=-1")
    assert "no-such-file" in sevenfold.refused("review", "no-such-file")
    assert sevenfold.refused("review", "-", stdin="{")
    assert sevenfold.refused("review", "-", stdin="")


def test_a_long_curve_keeps_its_ends_and_bars_their_length():
    curve = [CurvePoint(step, [0.5, 0.5], 0.0) for step in range(100)]
    shown = chosen(curve, 24)
    assert len(shown) == 24
    assert (shown[0], shown[-1]) == (curve[0], curve[-1])
    assert chosen(curve[:5], 24) == curve[:5]
    assert (bar(0.0), bar(1.0), bar(0.5)) == ("", "█" * 20, "█" * 10)
    assert bar(0.51) == "█" * 10 + "▎"
