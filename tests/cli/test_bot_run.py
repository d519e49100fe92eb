"""Programs of one's own at a real server: the example of 40 lines, and `sevenfold bot run`."""

from __future__ import annotations

import json
import os
import stat
import urllib.request
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from tests.conftest import free_port

from sevenfold.bots.registry import levels, policies
from sevenfold.cli import bot_door
from sevenfold.cli.bot_loading import load
from sevenfold.cli.bot_playing import LONGEST_PAUSE, TRIES, BotPlayer, laid_over
from sevenfold.cli.speech import Complaint
from sevenfold.games.registry import GAMES

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.fixture(scope="module")
def server(new_server):
    """A server whose bots don't pause and that doesn't mind a quick player."""
    limits = {f"SEVENFOLD_LIMIT_{name}_RATE": "10000" for name in ("SOCKET", "PERSON", "ADDRESS", "ADDRESS_MESSAGE")}
    return new_server(SEVENFOLD_BOT_PACE="0", **limits)


def ask(server, path, data, token=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(server.url + path, json.dumps(data).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def program(server, name="Firsty"):
    return ask(server, "/api/programs", {"name": name})["token"]


def new_table(server, token, **wanted):
    data = {"game": "sevn", "seats": 2, "bots": ["cautious"], "start": True, "options": {"target_score": 40}, **wanted}
    return ask(server, "/api/tables", data, token)["id"]


def example(name):
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def player(server, token, table, choose, notes=None, pause=lambda seconds: None):
    return BotPlayer(server.url, token, table, choose, lambda key, figures: (notes or []).append(key), pause)


def test_the_example_plays_a_match_and_has_forty_lines(server, capsys):
    lines = (EXAMPLES / "bot.py").read_text("utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 40
    token = program(server)
    table = new_table(server, token)
    result = example("bot").play(server.url, table, token)
    assert max(result["points"]) >= 40
    refused = capsys.readouterr().err.splitlines()
    assert len(refused) <= 1, "it asks for what it may not have more than once"  # it has its seat already


def test_the_example_takes_a_free_seat_at_somebody_elses_table(server):
    host, guest = program(server, "Host"), program(server, "Guest")
    table = new_table(server, host, bots=[], start=False)
    seen = []

    def starting(view, moves, seat):
        seen.append(seat)
        return moves[0]

    import threading

    bot = threading.Thread(target=example("bot").play, args=(server.url, table, guest))
    bot.start()
    hosting = player(server, host, table, starting)
    # the host begins when the guest has sat down
    listen = hosting._decide

    def decide(wire):
        if hosting.view is None and not hosting._moving and hosting.seat == 0:
            hosting._say(wire, {"type": "start"})
        listen(wire)

    hosting._decide = decide
    hosting._refused = lambda wire, message: None  # too early: the next who comes is told again
    result = hosting.play()
    bot.join(60)
    assert not bot.is_alive()
    assert seen
    assert max(result["points"]) >= 40


def test_bot_run_opens_a_table_and_keeps_its_token(server, sevenfold, tmp_path):
    file = tmp_path / "bot.token"
    call = ("bot", "run", EXAMPLES / "policy.py", "--server", server.url, "--token-file", file)
    said = sevenfold(*call, "--new", "sevn", "--players", "2", "--bots", "cautious", "--name", "Polly")
    assert said.status == 0, said.err
    assert said.out.startswith("Table ")
    assert "Seat 0: " in said.out
    assert ", wins" in said.out
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    token = file.read_text("utf-8").strip()
    assert token not in said.out + said.err
    table = new_table(server, token)
    again = sevenfold(*call, "--table", f"{server.url}/table/{table}", "--name", "Another")
    assert again.status == 0, again.err
    assert file.read_text("utf-8").strip() == token


@pytest.mark.parametrize("game", GAMES)
def test_where_no_bot_is_named_the_best_that_moves_at_once_sits_down(server, game):
    token = program(server)
    table = bot_door.new_table(server.url, token, game, None, None)
    seats = bot_door.ask(server.url, f"/api/tables/{table}", token)["seats"]
    assert {seat["bot"] for seat in seats if seat["kind"] == "bot"} == {policies(game)[-1]}
    assert policies(game)[-1] not in {*levels(game), policies(game)[0]}


QUICK = ("done", "ready", "drop", "stay", "pass")


@pytest.mark.parametrize(("game", "seats"), [("7wonders", 3), ("weisen", 4)])
def test_a_bot_plays_the_games_in_which_several_choose_at_once(server, game, seats):
    token = program(server)
    bot = "random" if game == "7wonders" else "steady"
    table = new_table(server, token, game=game, seats=seats, bots=[bot] * (seats - 1), options={})
    views = []

    def choose(view, moves, seat):
        views.append(view)
        return next((move for move in moves if move in QUICK), moves[0])

    result = player(server, token, table, choose).play()
    assert len(result["points"]) == seats
    assert all(view["game"] == game for view in views)
    assert all(0 in view["asking"]["seats"] for view in views)


def test_a_bot_comes_back_after_a_power_cut_and_plays_on(new_server):
    server = new_server(SEVENFOLD_BOT_PACE="0")
    token = program(server)
    table = new_table(server, token)
    decided, notes = [], []

    def choose(view, moves, seat):
        decided.append(view["round"])
        if len(decided) == 3:
            server.stop(at_once=True)
            server.start()
        return moves[0]

    result = player(server, token, table, choose, notes).play()
    assert max(result["points"]) >= 40
    assert len(decided) > 3


def test_a_bot_gives_up_where_nothing_answers():
    pauses = []
    bot = BotPlayer(f"http://127.0.0.1:{free_port()}", "token", "table", max, lambda key, figures: None, pauses.append)
    with pytest.raises(Complaint) as told:
        bot.play()
    assert told.value.key == "cli-bot-unreachable"
    assert len(pauses) == TRIES - 1
    assert pauses == sorted(pauses)
    assert pauses[-1] == LONGEST_PAUSE


def test_a_token_that_nobody_has_sits_nowhere(server):
    table = new_table(server, program(server))
    with pytest.raises(Complaint) as told:
        player(server, "wrong", table, max).play()
    assert told.value.key == "cli-bot-refused"


def test_a_table_that_is_not_there_is_told(server):
    with pytest.raises(Complaint) as told:
        player(server, program(server), "nowhere", max).play()
    assert told.value.key in ("cli-bot-gone", "cli-bot-refused")


def test_an_answer_that_is_not_open_ends_the_bot_with_what_is(server):
    token = program(server)
    with pytest.raises(Complaint) as told:
        player(server, token, new_table(server, token), lambda view, moves, seat: "fly").play()
    assert told.value.key == "cli-bot-no-move"
    assert told.value.figures["given"] == "fly"


def test_a_bot_that_fails_is_told_with_its_line(server):
    token = program(server)

    def choose(view, moves, seat):
        return moves[len(moves)]

    with pytest.raises(Complaint) as told:
        player(server, token, new_table(server, token), choose).play()
    assert told.value.key == "cli-bot-failed"
    assert told.value.figures["place"].startswith("test_bot_run.py:")
    assert told.value.figures["problem"] == "IndexError: list index out of range"


def test_a_view_is_laid_over_the_last_seat_by_seat():
    before = {"round": 1, "rows": [{"seat": 0, "points": 1}, {"seat": 1, "points": 2}]}
    after = laid_over(before, {"round": 2, "rows": [{"seat": 1, "points": 9}]})
    assert after == {"round": 2, "rows": [{"seat": 0, "points": 1}, {"seat": 1, "points": 9}]}
    assert before["rows"][1]["points"] == 2
    assert laid_over(None, {"round": 1}) == {"round": 1}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--new", "sevn", "--table", "x"], "either --table ID or --new GAME"),
        ([], "either --table ID or --new GAME"),
        (["--table", "x", "--server", "nowhere"], "“nowhere” is no address"),
        (["--table", "x", "--server", "http://user:word@host"], "is no address"),
        (["--table", "../me", "--server", "http://127.0.0.1:9"], "no token"),
        (["--table", "x"], "set SEVENFOLD_TOKEN, or get one with --name"),
        (["--table", "x", "--token-file", "/no/such"], "can’t be read: No such file"),
        (["--new", "sevn", "--players", "two"], "takes a whole number"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_calls(sevenfold, arguments, sentence, monkeypatch):
    monkeypatch.delenv("SEVENFOLD_TOKEN", raising=False)
    assert sentence in sevenfold.refused("bot", "run", EXAMPLES / "policy.py", *arguments)


@pytest.mark.parametrize(
    ("text", "name", "sentence"),
    [
        ("", "bot.py", "has no function choose(view, moves, seat)"),
        ("def mine(*args): ...", "bot.py:other", "has no function other(view, moves, seat)"),
        ("1 / 0", "bot.py", "ZeroDivisionError: division by zero (bot.py:1)"),
        ("import no_such_thing", "bot.py", "No module named 'no_such_thing' (bot.py:1)"),
        ("", "missing.py", "There is no file"),
        ("", "no.such.module", "There is no module “no.such.module”"),
        ("", "../odd", "There is no module “../odd”"),
    ],
)
def test_a_module_that_cannot_play_is_told(sevenfold, tmp_path, monkeypatch, text, name, sentence):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bot.py").write_text(text, "utf-8")
    assert sentence in sevenfold.refused("bot", "run", name, "--new", "sevn")


SIGNATURE = "is to be a plain function that takes choose(view, moves, seat), not "


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("def choose(view): ...", "(view)"),
        ("def choose(): ...", "()"),
        ("def choose(view, moves, seat, more): ...", "(view, moves, seat, more)"),
        ("def choose(view, moves, *, seat): ...", "(view, moves, seat)"),
        ("async def choose(view, moves, seat): ...", "async (view, moves, seat)"),
        ("class choose: ...", "()"),
    ],
)
def test_a_function_that_takes_something_else_is_noticed_before_a_table_is_opened(
    sevenfold, tmp_path, monkeypatch, text, given
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bot.py").write_text(text, "utf-8")
    # nobody listens there: had it asked for a token or a table, that would have been the sentence
    said = sevenfold.refused("bot", "run", "bot.py", "--new", "sevn", "--server", "http://127.0.0.1:9", "--name", "P")
    assert "“bot.py”" in said
    assert SIGNATURE + given in said


@pytest.mark.parametrize(
    "text",
    [
        "def choose(view, moves, seat): ...",
        "def choose(*anything): ...",
        "def choose(a, b, c, d=1): ...",
        "choose = lambda v, m, s: m[0]",
        "choose = max",
        "class Bot:\n    def __call__(self, view, moves, seat): ...\nchoose = Bot()",
    ],
)
def test_a_function_that_takes_the_three_is_let_pass(tmp_path, text):
    (tmp_path / "bot.py").write_text(text, "utf-8")
    assert callable(load(str(tmp_path / "bot.py")))


@pytest.mark.parametrize("arguments", [["bot"], ["bot", "fly"]])
def test_what_bots_do_is_named(sevenfold, arguments):
    assert "bot run" in sevenfold.refused(*arguments)


def test_a_server_that_speaks_no_sevenfold_is_told(sevenfold):
    os.environ.pop("SEVENFOLD_TOKEN", None)
    said = sevenfold.refused(
        "bot",
        "run",
        EXAMPLES / "policy.py",
        "--server",
        f"http://127.0.0.1:{free_port()}",
        "--new",
        "sevn",
        "--name",
        "P",
    )
    assert "doesn’t answer" in said


def test_a_game_the_server_lacks_and_a_seat_too_many_are_told(server, sevenfold, tmp_path):
    call = ("bot", "run", EXAMPLES / "policy.py", "--server", server.url, "--name", "Polly", "--token-file")
    assert "no game “chess”. It has sevn" in sevenfold.refused(*call, tmp_path / "a", "--new", "chess")
    assert "The server refuses it" in sevenfold.refused(*call, tmp_path / "b", "--new", "sevn", "--players", "9")
