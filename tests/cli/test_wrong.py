"""Whatever is wrong with a call: one sentence on standard error, exit status 2, never a traceback."""

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

CALL = [sys.executable, "-m", "sevenfold"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["fly"], "There is no command “fly”"),
        (["replay"], "needs FILE"),
        (["moves", "-", "--seat", "x"], "“x” can’t be a value of --seat"),
        (["moves", "-", "--seat"], "needs --seat"),
        (["replay", "a", "b"], "has no use for “b”"),
        (["replay", "--fast"], "has no option --fast"),
        (["simulate"], "needs GAME"),
        (["simulate", "chess"], "There is no game “chess”. There is"),
        (["simulate", "sevn", "--players", "9"], "2 to 8 players, not for “9”"),
        (["simulate", "sevn", "--players", "many"], "“many” can’t be a value of --players"),
        (["simulate", "sevn", "--players", "3.5"], "“3.5” can’t be a value of --players, which takes a whole number"),
        (["serve", "--port", "8.5"], "“8.5” can’t be a value of --port, which takes a whole number"),
        (["simulate", "sevn", "--games", "inf"], "“inf” can’t be a value of --games"),
        (["simulate", "sevn", "--json=maybe"], "“maybe” can’t be a value of --json"),
        (["simulate", "sevn", "--option", "target_score=true"], "“target_score” can’t be “true”"),
        (["simulate", "sevn", "--option", "deck=null"], "“null” is no deck"),
        (["simulate", "sevn", "--option", f"{'x' * 3000}=1"], "has no option “xxx"),
        (["simulate", "sevn", "--bots", "deep_blue"], "There is no bot “deep_blue” for sevn"),
        (["simulate", "sevn", "--players", "3", "--bots", "odds,random"], "2 bots are named"),
        (["simulate", "sevn", "--games", "0"], "games = 0 can’t be"),
        (["simulate", "sevn", "--seed", "-1"], "seed = -1 can’t be"),
        (["simulate", "sevn", "--threads", "0"], "threads = 0 can’t be"),
        (["simulate", "sevn", "--option", "target_score"], "--option takes NAME=VALUE"),
        (["simulate", "sevn", "--option", "colour=red"], "no option “colour”"),
        (["simulate", "sevn", "--option", "target_score=high"], "“target_score” can’t be “high”"),
        (["simulate", "sevn", "--games", "1", "--record", "/proc/no/such"], "can’t be written to /proc/no/such"),
        (["simulate", "sevn", "--games", "1", "--record", "a\0b"], "can’t be written to a�b"),
        (["rules", "chess"], "There is no game “chess”"),
        (["bots", "chess"], "There are no bots for “chess”"),
        (["serve", "--port", "70000"], "number from 0 to 65535"),
        (["serve", "--port", "x"], "“x” can’t be a value of --port"),
        (["--port", "x"], "“x” can’t be a value of --port"),
        (["serve", "here"], "has no use for “here”"),
        (["--language", "fr", "bots"], "no language “fr”"),
        (["bots", "--language"], "no language “”"),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else "",
)
def test_wrong_calls(sevenfold, arguments, sentence):
    assert sentence in sevenfold.refused(*arguments)


def test_wrong_calls_are_answered_in_german(sevenfold):
    assert "Den Befehl „fly“ gibt es nicht" in sevenfold.refused("fly", "--language", "de")
    assert "Ein Spiel „chess“ gibt es nicht" in sevenfold.refused("--language", "de", "rules", "chess")


def test_files_that_are_no_records(sevenfold, tmp_path, record):
    assert "There is no file" in sevenfold.refused("replay", tmp_path / "nothing")
    assert "is a folder" in sevenfold.refused("verify", tmp_path)
    assert "can’t be read" in sevenfold.refused("replay", "a\0b")
    (tmp_path / "empty").touch()
    assert "The record is empty" in sevenfold.refused("moves", tmp_path / "empty")
    (tmp_path / "binary").write_bytes(bytes(range(255, -1, -1)) * 50)
    assert "isn’t UTF-8" in sevenfold.refused("replay", tmp_path / "binary")
    (tmp_path / "zeros").write_bytes(bytes(1 << 22))
    assert "longer than any match" in sevenfold.refused("replay", tmp_path / "zeros")
    lines = record.read_text("utf-8").splitlines()
    (tmp_path / "endless").write_text("\n".join([lines[0], *[lines[1]] * 3]), "utf-8")
    assert sevenfold("replay", tmp_path / "endless").status == 2


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["moves"], ["verify"]], ids=" ".join)
def test_a_bad_line_is_named_by_every_command(sevenfold, record, command):
    lines = record.read_text("utf-8").splitlines()
    moved = json.loads(lines[2])
    lines[2] = json.dumps({**moved, "move": "jump"})
    said = sevenfold(*command, "-", stdin="\n".join(lines))
    assert said.status == 2
    assert said.err.startswith("Line 3: seat ")
    assert "“jump”" in said.err
    assert said.err.count("\n") == 1


def test_replay_json_shows_the_lines_before_the_bad_one(sevenfold, record):
    lines = [*record.read_text("utf-8").splitlines()[:4], "nonsense"]
    said = sevenfold("replay", "--json", "-", stdin="\n".join(lines))
    assert [json.loads(line)["line"] for line in said.out.splitlines()] == [1, 2, 3, 4]
    assert said.err.startswith("Line 5 ")


def test_a_seat_that_the_match_does_not_have(sevenfold, record):
    assert "seats of this match are 0 to 2" in sevenfold.refused("moves", record, "--seat", "3")


def test_an_unknown_way_to_run_the_rules(record):
    done = subprocess.run(
        [*CALL, "replay", str(record)], env={**os.environ, "SEVENFOLD_RULES": "warp"},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert "'warp'" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("url", ["mysql://root@host/x", "nonsense", "sqlite:////dev/null/x.db"])
def test_a_database_that_cannot_be(url):
    done = subprocess.run(
        [*CALL, "serve", "--port", "0", "--database-url", url, "--language", "en"],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_a_port_in_use(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = subprocess.run(
            [*CALL, "serve", "--port", str(port), "--database-url", f"sqlite:///{tmp_path}/x.db", "--language", "en"],
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
    assert done.returncode == 2
    assert str(port) in done.stderr
    assert "Traceback" not in done.stderr


def test_a_closed_pipe_ends_quietly(record):
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as pipe:
        done = subprocess.run(
            [*CALL, "replay", "--json", str(record)], stdout=pipe, stderr=subprocess.PIPE, timeout=60, check=False
        )
    assert done.stderr == b""
    assert done.returncode == 141


def test_an_interruption_ends_quietly():
    process = subprocess.Popen([*CALL, "replay", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True)  # fmt: skip
    header = '{"game": "sevn", "rules": 1, "players": ["a", "b"]}\n'
    process.stdin.write(header)
    process.stdin.flush()
    process.stdout.readline()  # it has begun to read
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert err == ""
    assert process.returncode == 130
    assert "Traceback" not in out


@pytest.mark.parametrize("command", ["replay", "moves", "verify"])
def test_a_standard_input_that_is_closed(command):
    script = f'exec "{sys.executable}" -m sevenfold {command} - <&-'
    left = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=False)
    assert left.returncode == 2
    assert left.stderr.startswith("There is no standard input")
    assert left.stderr.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize("arguments", ["bots", "rules sevn"])
def test_an_output_that_takes_nothing(arguments):
    script = f'exec "{sys.executable}" -m sevenfold {arguments} >/dev/full'
    left = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=False)
    assert left.returncode == 2
    assert left.stderr.startswith("The output can’t be written: ")
    assert left.stderr.count("\n") == 1


def test_an_output_that_is_closed_is_not_missed():
    script = f'exec "{sys.executable}" -m sevenfold bots >&-'
    left = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=False)
    assert (left.returncode, left.stderr) == (0, "")
