"""`arena`: what it prints and leaves, and what it answers to wrong wishes."""

import json
import sys

import pytest

QUICK = ["--option", "target_score=30", "--games", "6", "--processes", "1"]
TWO = ["--bot", "odds", "--bot", "random"]


def test_arena_prints_standings_and_cross_table(sevenfold):
    said = sevenfold("arena", "sevn", *TWO, *QUICK)
    lines = said.out.splitlines()
    assert lines[0].split() == ["Bot", "Won", "95", "%", "interval", "Points", "±", "95", "%", "Rating"]
    assert {line.split()[0] for line in lines[1:3]} == {"odds", "random"}
    assert "6 games of 3 deals." in said.out
    assert said.err == ""


def test_arena_json_is_the_outcome(sevenfold):
    found = json.loads(sevenfold("arena", "sevn", *TWO, *QUICK, "--seed", 5, "--json").out)
    assert list(found) == ["plan", "played", "standings", "against"]
    assert found["plan"]["seed"] == 5
    assert found["played"] == 3
    assert sum(one["wins"] for one in found["standings"]) == pytest.approx(6)
    assert {"bot", "games", "wins", "won", "points", "by_seat", "rating"} == set(found["standings"][0])


def test_without_names_all_quick_bots_play(sevenfold):
    found = json.loads(sevenfold("arena", "sevn", *QUICK, "--json").out)
    assert found["plan"]["bots"] == ["random", "cautious", "odds", "sharp"]


def test_arena_leaves_a_folder_in_the_language_of_the_command(sevenfold, tmp_path):
    said = sevenfold("arena", "sevn", *TWO, *QUICK, "--out", tmp_path / "cup", "--language", "de")
    assert f"Der Bericht ist {tmp_path / 'cup' / 'report.html'}." in said.out.replace("\n", "")
    assert "<title>SEVN: Turnier</title>" in (tmp_path / "cup" / "report.html").read_text("utf-8")
    again = sevenfold("arena", "sevn", *TWO, *QUICK, "--out", tmp_path / "cup", "--resume", "--language", "de")
    assert again.out == said.out


def test_wrong_wishes_are_answered_in_one_sentence(sevenfold, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    wishes = {
        ("chess",): "chess",
        ("sevn", "--bot", "odds"): "from 2 to 16 bots",
        ("sevn", "--bot", "odds", "--bot", "clever"): "no bot “clever”",
        ("sevn", *TWO, "--resume"): "--resume needs the folder",
        ("sevn", *TWO, "--resume", "--out", tmp_path / "none"): "no tournament in",
        ("sevn", *TWO, "--processes", "0"): "processes = 0",
        ("sevn", *TWO, "--processes", "2", "--ray", "auto"): "Either --processes or --ray",
        ("sevn", *TWO, "--ray", "auto"): "Ray isn’t installed",
        ("sevn", *TWO, "--games", "none"): "takes a whole number",
        ("sevn", *TWO, "--option", "target_score"): "NAME=VALUE",
    }
    for wish, complaint in wishes.items():
        assert complaint in sevenfold.refused("arena", *wish), wish
