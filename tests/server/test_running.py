"""Starting and ending a server process, and what a host is told when it can't start: one sentence, exit status 2."""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.conftest import free_port

PROGRAM = "import sys; from sevenfold.server.run import run; sys.exit(run(language='{}'))"


def start(folder: Path, language: str = "en", **settings: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM.format(language)],
        cwd=folder,
        env={**os.environ, "SEVENFOLD_ENGINE": "off", **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_it_says_where_it_is_serves_and_ends_in_order(tmp_path: Path) -> None:
    port = free_port()
    process = start(tmp_path, SEVENFOLD_PORT=str(port))
    assert process.stdout is not None
    assert f"http://localhost:{port}" in process.stdout.readline()
    health = httpx.get(f"http://127.0.0.1:{port}/health").json()
    assert health["status"] == "ok"
    assert health["engine"] == "absent"
    assert (tmp_path / "sevenfold.sqlite3").exists()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 0, err
    assert "Traceback" not in out + err


def test_the_language_of_the_host_is_spoken(tmp_path: Path) -> None:
    process = start(tmp_path, "de", SEVENFOLD_PORT="0")
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Sevenfold ist unter http://localhost:")
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=30)
    assert process.returncode == 0


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"SEVENFOLD_PORT": "eighty"}, "eighty"),
        ({"SEVENFOLD_PORT": "70000"}, "70000"),
        ({"SEVENFOLD_HOST": "192.0.2.1", "SEVENFOLD_PORT": "0"}, "192.0.2.1"),
        ({"SEVENFOLD_HOST": "no.such.host.invalid", "SEVENFOLD_PORT": "0"}, "no.such.host.invalid"),
        ({"SEVENFOLD_DATABASE_URL": "mysql://x", "SEVENFOLD_PORT": "0"}, "mysql://x"),
        ({"SEVENFOLD_DATABASE_URL": "postgresql://x@127.0.0.1:1/y", "SEVENFOLD_PORT": "0"}, "127.0.0.1:1"),
        ({"SEVENFOLD_DATABASE_URL": "sqlite:////proc/x/y", "SEVENFOLD_PORT": "0"}, "/proc/x/y"),
        ({"SEVENFOLD_BOT_PACE": "fast"}, "SEVENFOLD_BOT_PACE"),
        ({"SEVENFOLD_ENGINE": "maybe"}, "maybe"),
        ({"SEVENFOLD_LOG": "xml"}, "xml"),
        ({"SEVENFOLD_LIMIT_CHAT_RATE": "none"}, "SEVENFOLD_LIMIT_CHAT_RATE"),
    ],
)
def test_what_cannot_be_is_one_sentence_and_status_2(tmp_path: Path, settings: dict[str, str], said: str) -> None:
    process = start(tmp_path, **settings)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert out == ""
    assert len(err.strip().splitlines()) == 1, err
    assert said in err
    assert err.rstrip().endswith(".") or ":" in err


def test_a_port_in_use_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = start(tmp_path, SEVENFOLD_PORT=str(port))
        _, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert str(port) in err
    assert len(err.strip().splitlines()) == 1


def test_a_database_in_use_is_said(tmp_path: Path) -> None:
    first = start(tmp_path, SEVENFOLD_PORT="0")
    assert first.stdout is not None
    first.stdout.readline()
    second = start(tmp_path, SEVENFOLD_PORT="0")
    _, err = second.communicate(timeout=60)
    assert second.returncode == 2
    assert "sevenfold.sqlite3" in err
    first.kill()
    first.communicate(timeout=30)
    third = start(tmp_path, SEVENFOLD_PORT="0")  # a server that was killed leaves no lock behind
    assert third.stdout is not None
    assert "http://" in third.stdout.readline()
    third.send_signal(signal.SIGTERM)
    third.communicate(timeout=30)
    assert third.returncode == 0


@pytest.mark.timeout(240)
def test_a_killed_server_leaves_no_engine_behind(tmp_path: Path) -> None:
    server = start(tmp_path, SEVENFOLD_PORT="0", SEVENFOLD_ENGINE="on")
    assert server.stdout is not None
    port = int(server.stdout.readline().split("localhost:")[1].split()[0])
    while (health := httpx.get(f"http://127.0.0.1:{port}/health").json())["engine"] == "absent":
        pass  # the server answers before it has started its engine
    assert health["engine"] in {"compiling", "ready"}
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children")
    while not (found := children.read_text().split()):
        pass
    engines = [os.pidfd_open(int(child)) for child in found]
    server.kill()
    server.communicate(timeout=30)
    for engine in engines:
        ended, _, _ = select.select([engine], [], [], 120)
        assert ended
        os.close(engine)


def test_flags_stand_above_the_environment() -> None:
    from sevenfold.server.settings import read

    environment = {"SEVENFOLD_PORT": "1", "SEVENFOLD_HOST": "a", "SEVENFOLD_DATABASE_URL": "b"}
    given = read(environment, port=2, host="c", database_url="d")
    assert (given.host, given.port, given.database_url) == ("c", 2, "d")
    given = read(environment)
    assert (given.host, given.port, given.database_url) == ("a", 1, "b")
    given = read({"SEVENFOLD_ORIGINS": "https://a.example https://b.example"})
    assert (given.host, given.port) == ("127.0.0.1", 7777)
    assert given.origins == ("https://a.example", "https://b.example")


def test_the_page_is_told_apart_from_its_files_and_what_is_not_there(tmp_path: Path) -> None:
    from sevenfold.server.pages import Pages

    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html>" + "x" * 3000)
    (tmp_path / "assets" / "a-1234.js").write_text("1;")
    (tmp_path.parent / "secret").write_text("no")
    pages = Pages(tmp_path)
    assert pages.file("/index.html") is not None
    assert pages.file("/assets/a-1234.js") is not None
    for name in ("/../secret", "/assets", "/nothing", "/\x00", "/" + "a" * 5000, "//etc/passwd"):
        assert pages.file(name) is None, name


async def test_addresses_of_the_page_lead_to_it(place_on: Callable, tmp_path: Path) -> None:
    place = await place_on(f"sqlite:///{tmp_path}/s.sqlite3")
    guest = await place.guest()
    answers = [await guest.http.get(address) for address in ("/", "/table/abc", "/learn/sevn", "/rules/sevn")]
    assert len({answer.text for answer in answers}) == 1
    assert answers[0].status_code in {200, 503}  # 503: the page has not been built, and the answer says how
    assert answers[0].headers["content-type"].startswith("text/html")
    for address in ("/assets/nothing.js", "/favicon-of-nobody.ico", "/api/nothing", "/api/tables/x/y"):
        missing = await guest.http.get(address)
        assert missing.status_code == 404, address
        assert missing.json()["code"] == "refused-no-address"


async def test_schema_health_and_metrics(place_on: Callable, tmp_path: Path) -> None:
    place = await place_on(f"sqlite:///{tmp_path}/s.sqlite3")
    guest = await place.guest("Ann")
    table = await guest.table(bots=["odds"], start=True)
    socket = await guest.at(table["id"])
    await socket.sync()
    schema = (await guest.http.get("/schema/openapi.json")).json()
    assert (await guest.http.get("/schema")).json() == schema
    assert {"/api/games", "/api/tables", "/api/me", "/health"} <= set(schema["paths"])
    metrics = (await guest.http.get("/metrics")).text
    assert "sevenfold_sockets 1.0" in metrics
    assert "sevenfold_matches_in_memory 1.0" in metrics
    assert 'sevenfold_messages_total{answer="done"} 1.0' in metrics
    assert "Ann" not in metrics
    assert table["id"] not in metrics


async def test_games_cards_and_lessons_come_from_the_rules(place_on: Callable, tmp_path: Path) -> None:
    from sevenfold.games.registry import GAMES
    from sevenfold.games.sevn.lessons import lesson_names

    place = await place_on(f"sqlite:///{tmp_path}/s.sqlite3")
    guest = await place.guest()
    games = (await guest.http.get("/api/games")).json()
    assert [game["id"] for game in games] == list(GAMES)
    cards = (await guest.http.get("/api/games/sevn/cards")).json()
    assert sum(card["copies"] for card in cards) == 120
    structures = (await guest.http.get("/api/games/7wonders/cards")).json()
    assert len({card["links"]["structure"][0] for card in structures}) == 75
    assert sum(card["facts"]["copies_7"] for card in structures) == sum(card["copies"] for card in structures) == 148
    for name in lesson_names():
        demo = await guest.http.get("/api/games/sevn/demo", params={"lesson": name})
        assert demo.status_code == 200, name
        assert demo.json()["steps"]
    assert (await guest.http.get("/api/games/sevn/demo")).json()["steps"]
    assert (await guest.http.get("/api/games/sevn/demo?lesson=x")).status_code == 404
    assert (await guest.http.get("/api/games/chess/cards")).status_code == 404


def test_the_pages_types_are_those_of_the_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sevenfold.server import typescript

    assert typescript.main(["--check"]) == 0
    assert typescript.main(["--wrong"]) == 2
    monkeypatch.setattr(typescript, "TARGET", tmp_path / "protocol.ts")
    assert typescript.main(["--check"]) == 1
    assert typescript.main([]) == 0
    text = (tmp_path / "protocol.ts").read_text()
    assert 'type: "move";' in text
    assert "seat?: number | null;" in text, "what a client may leave out"
    assert "you: number | null;" in text, "what the server always sends"
