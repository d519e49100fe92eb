"""`replay`, `moves` and `verify`: what they print of a good record."""

import json

import msgspec

from sevenfold.games.registry import game

SEVN = game("sevn")


def test_replay_tells_every_line(sevenfold, record, match):
    said = sevenfold("replay", record)
    assert (said.status, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines[0] == "sevn, rules 1: 0 Seat 0, 1 Seat 1, 2 Seat 2"
    assert any("(by the clock)" in line for line in lines)
    assert any("draws" in line for line in lines)
    assert lines[-1] == f"{len(match.lines)} lines read, no contradiction found."
    winner = SEVN.result(match.state).winners[0]
    assert any(line.split()[:3] == [str(winner), "Seat", str(winner)] and line.endswith("wins") for line in lines)


def test_replay_speaks_german(sevenfold, record, monkeypatch):
    assert "kein Widerspruch" in sevenfold("replay", record, "--language", "de").out
    assert "kein Widerspruch" in sevenfold("--language=de", "replay", record).out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "gewinnt" in sevenfold("replay", record).out
    assert "wins" in sevenfold("replay", record, "--language", "en").out


def test_replay_json_has_one_object_for_each_line(sevenfold, record, match):
    said = sevenfold("replay", record, "--json")
    told = [json.loads(line) for line in said.out.splitlines()]
    assert [one["line"] for one in told] == list(range(1, len(match.lines) + 1))
    for one in told:
        assert SEVN.position({k: v for k, v in one.items() if k not in ("line", "result")}) is not None
    final = told[-1]
    assert final["result"] == msgspec.to_builtins(SEVN.result(match.state))
    assert SEVN.position({k: v for k, v in final.items() if k not in ("line", "result")}) == match.state
    assert not any("result" in one for one in told[:-1])


def test_replay_reads_standard_input(sevenfold, match, record):
    text = "\n".join(match.lines)
    assert sevenfold("replay", "-", "--json", stdin=text).out == sevenfold("replay", "--json", record).out
    windows = "\ufeff" + "\r\n".join(match.lines) + "\r\n\n\n"
    assert sevenfold("replay", "--json", "-", stdin=windows).out == sevenfold("replay", "--json", record).out


def test_replay_of_an_unfinished_match_says_so(sevenfold, match):
    assert "ends before the match does" in sevenfold("replay", "-", stdin="\n".join(match.lines[:4])).out


def test_moves_lists_what_is_legal_and_why_the_rest_is_not(sevenfold):
    header = {
        "game": "sevn", "rules": 1, "players": ["Ann", "Ben"],
        "position": {"players": [{}, {"numbers": [4]}], "asking": {"what": "draw_or_stop", "seats": [0]}},
    }  # fmt: skip
    text = json.dumps(header)
    lines = sevenfold("moves", "-", stdin=text).out.splitlines()
    assert lines[:2] == ["Seat 0, Ann:", "  draw"]
    assert lines[2].split("-", 1)[0].strip() == "stop"
    assert "Nothing lies in front of you" in lines[2]
    assert sevenfold("moves", "-", "--seat", "0", stdin=text).out.splitlines() == lines[1:]
    assert "nothing to decide now" in sevenfold("moves", "-", "--seat", "1", stdin=text).out
    told = json.loads(sevenfold("moves", "-", "--json", stdin=text).out)
    assert told[0]["moves"] == ["draw"]
    assert told[0]["closed"][0]["code"] == "sevn-nothing-in-front"


def test_moves_where_the_dealer_acts_lists_the_cards(sevenfold, match):
    said = sevenfold("moves", "-", stdin=match.lines[0])
    assert said.out.splitlines() == ["The dealer turns up one of:", *(f"  {f'start {n}':16} 1/3" for n in range(3))]
    told = json.loads(sevenfold("moves", "-", "--json", stdin=match.lines[0]).out)
    assert told[0]["outcomes"][2] == {"deal": "start 2", "weight": 1, "total": 3}


def test_moves_of_a_finished_match(sevenfold, record):
    assert sevenfold("moves", record).out == "The game is over; nobody has a move.\n"


def test_verify_says_what_was_checked(sevenfold, record, match):
    said = sevenfold("verify", record)
    assert said.status == 0
    assert "The seed fits the seal" in said.out
    assert "Not checked" not in said.out
    open_ended = sevenfold("verify", "-", stdin="\n".join(match.lines[:-1]))
    assert open_ended.status == 0
    assert open_ended.out.count("Not checked") == 2
    header = {key: value for key, value in json.loads(match.lines[0]).items() if key != "seal"}
    unsealed = sevenfold("verify", "-", stdin="\n".join([json.dumps(header), *match.lines[1:-1]]))
    assert "carries no seal" in unsealed.out


def test_names_cannot_command_the_terminal(sevenfold, match):
    header = {**json.loads(match.lines[0]), "players": ["\x1b[2JAnn", "B\u202een", "C\nleo"]}
    text = "\n".join([json.dumps(header), *match.lines[1:]])
    for command in ("replay", "moves", "verify"):
        said = sevenfold(command, "-", stdin=text)
        assert said.status == 0
        assert all(c.isprintable() or c == "\n" for c in said.out)
    cut = "\n".join([json.dumps(header), match.lines[1], match.lines[2].replace("target", "\\u001b[2J")])
    assert "\x1b" not in sevenfold("replay", "-", stdin=cut).err
