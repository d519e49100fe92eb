"""Who may do what: tokens, other people's seats, other sites' pages, limits, headers, and what never leaves."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import msgspec
import pytest
import websockets
from tests.server.guests import GENEROUS, Place, opened, play_on, playing

from sevenfold.tables.limits import Limits


async def test_a_wrong_token_is_nobody(place: Place) -> None:
    _, (first, _) = await playing(place)
    stranger = await place.guest()
    for token in ("wrong", "x" * 300, "", "ä"):
        socket = await stranger.at(first.table["id"], Cookie=f"sevenfold_guest={token}".encode().decode("latin-1"))
        snapshot = await socket.until("snapshot")
        assert snapshot["you"] is None
        await socket.refused("move", "refused-no-seat-here", version=first.version, move="draw")
    async with httpx.AsyncClient(timeout=60, base_url=place.url, cookies={"sevenfold_guest": "wrong"}) as client:
        assert (await client.get("/api/me")).json() == {"name": None}


async def test_the_token_is_a_cookie_that_scripts_cannot_read_and_is_not_stored(place: Place, tmp_path: Path) -> None:
    guest = await place.guest()
    answer = await guest.http.post("/api/me", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert guest.token is not None
    assert len(guest.token) >= 40
    assert guest.token not in answer.text
    stored = await asyncio.to_thread(lambda: b"".join(file.read_bytes() for file in tmp_path.iterdir()))
    assert guest.token.encode() not in stored


async def test_a_name_stays_and_can_be_changed(place: Place) -> None:
    guest = await place.guest("Ann")
    token = guest.token
    assert (await guest.http.get("/api/me")).json() == {"name": "Ann"}
    assert (await guest.http.post("/api/me", json={"name": "  Anna\u202e\n Lena "})).json() == {"name": "Anna Lena"}
    assert guest.token == token
    assert (await guest.http.get("/api/me")).json() == {"name": "Anna Lena"}


@pytest.mark.parametrize(
    ("name", "code"),
    [("", "refused-name-empty"), (" \u200b\u2060 ", "refused-name-empty"), ("x" * 25, "refused-name-long")],
)
async def test_names_that_cannot_be_are_refused(place: Place, name: str, code: str) -> None:
    guest = await place.guest()
    answer = await guest.http.post("/api/me", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert guest.token is None


async def test_a_program_plays_with_a_bearer_token(place: Place) -> None:
    made = (await (await place.guest()).http.post("/api/programs", json={"name": "Robot"})).json()
    ann = await place.guest("Ann")
    table = await ann.table()
    program = await (await place.guest()).at(table["id"], bearer=made["token"])
    await program.do("sit")
    assert program.you == 1
    host = await ann.at(table["id"])
    await host.do("start")
    await program.sync()
    everybody = [host, program]
    await host.sync()
    await play_on(everybody, 4)


async def test_pages_of_other_sites_are_kept_out(place: Place) -> None:
    ann = await place.guest("Ann")
    table = await ann.table()
    with pytest.raises(websockets.InvalidStatus) as failed:
        await ann.at(table["id"], Origin="https://elsewhere.example")
    assert failed.value.response.status_code == 403
    await ann.at(table["id"], Origin=place.url)
    answer = await ann.http.post(
        "/api/tables", json={"game": "sevn", "seats": 2}, headers={"Origin": "https://elsewhere.example"}
    )
    assert answer.status_code == 403
    assert answer.json()["code"] == "refused-foreign-origin"
    assert "access-control-allow-origin" not in answer.headers


async def test_every_answer_carries_the_security_headers(place: Place) -> None:
    guest = await place.guest("Ann")
    for address in ("/", "/api/me", "/api/nothing", "/health", "/metrics", "/schema/openapi.json", "/table/x"):
        answer = await guest.http.get(address)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "no-referrer"


async def test_the_seed_never_leaves_before_the_end(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    guests, sockets = await playing(place, 2, options={"target_score": 15})
    table = sockets[0].table
    rows = await place.hall.store.rows(place.hall.store.statements.match, id=table["match"])
    seed: str = rows[0][1]
    watcher = await (await place.guest()).at(table["id"])
    await sockets[0].ask("move", version=sockets[0].version, move="nonsense")
    await sockets[0].ask("chat", text="/help")
    for address in (
        f"/api/matches/{table['match']}/record",
        f"/api/tables/{table['id']}",
        "/api/tables",
        "/metrics",
        "/health",
        "/schema/openapi.json",
    ):
        assert seed not in (await guests[0].http.get(address)).text
    await watcher.sync()
    while not sockets[0].result:
        for socket in (*sockets, watcher):
            assert seed not in json.dumps(socket.said)
            assert bytes.fromhex(seed).hex().upper() not in json.dumps(socket.said)
            socket.said.clear()
        await play_on(sockets, 1)
    record = await guests[0].http.get(f"/api/matches/{table['match']}/record")
    assert seed in record.text
    printed = capsys.readouterr()
    assert seed not in printed.out + printed.err


async def test_who_asks_too_fast_is_told_when_to_come_back(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, socket_burst=5, chat_burst=2)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        ann = await place.guest("Ann")
        socket = await ann.at((await ann.table())["id"])
        await socket.do("chat", text="one")
        await socket.do("chat", text="two")
        answer = await socket.refused("chat", "refused-too-fast", text="three")
        assert answer["figures"]["seconds"] >= 1
        await socket.do("sync")
        await socket.do("sync")
        await socket.refused("sync", "refused-too-fast")
        await place.turn(2)
        await socket.do("sync")


async def test_nonsense_counts_like_any_message(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, socket_burst=3)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        ann = await place.guest("Ann")
        socket = await ann.at((await ann.table())["id"])
        for _ in range(3):
            await socket.refused("nonsense", "refused-message-malformed")
        await socket.refused("nonsense", "refused-too-fast")
        await place.turn(5)
        await socket.do("sync")


async def test_limits_of_tables_people_and_sockets(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(
        GENEROUS, tables_per_person=2, new_people_burst=2, sockets_per_person=2, spectators_per_table=1
    )
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        ann, ben = await place.guest("Ann"), await place.guest("Ben")
        third = await place.guest()
        answer = await third.http.post("/api/me", json={"name": "Cleo"})
        assert (answer.status_code, answer.json()["code"]) == (429, "refused-too-fast")
        assert int(answer.headers["retry-after"]) >= 1
        table = await ann.table()
        await ann.table()
        answer = await ann.http.post("/api/tables", json={"game": "sevn", "seats": 2})
        assert (answer.status_code, answer.json()["code"]) == (429, "refused-too-many-tables")
        await ann.at(table["id"])
        await ann.at(table["id"])
        one_more = await ann.at(table["id"])
        assert (await one_more.next())["code"] == "refused-too-many-sockets"
        await (await ben.at(table["id"])).until("snapshot")
        full = await third.at(table["id"])
        assert (await full.next())["code"] == "refused-too-many-spectators"


async def test_a_client_that_does_not_read_is_dropped_and_the_others_go_on(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, outgoing_bytes=500_000)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        _, (first, second) = await playing(place)
        for _ in range(100):
            await first.do("chat", text="x" * 500)
        table = place.hall.house.tables[first.table["id"]]
        lazy = await (await place.guest()).at(first.table["id"])
        await lazy.until("snapshot")
        lazy.wire.transport.pause_reading()
        for _ in range(400):  # 20 MB of answers, far more than the network holds for somebody who doesn't read
            await lazy.send("sync")
        while len(table.visitors) > 2:
            await second.sync()
        assert place.hall.metrics.dropped._value.get() == 1
        lazy.wire.transport.abort()
        await play_on([first, second], 3)


async def test_an_unknown_table_is_said_and_closed(place: Place) -> None:
    guest = await place.guest("Ann")
    for name in ("nothing", "%00", "a" * 200, "%F0%9F%99%82"):
        socket = await guest.at(name)
        assert (await socket.next())["code"] == "refused-no-table"
        with pytest.raises(websockets.ConnectionClosed):
            await socket.next()
        assert socket.wire.close_code == 4404
        answer = await guest.http.get(f"/api/tables/{name}")
        assert answer.status_code == 404


@pytest.mark.parametrize(
    ("address", "data", "status", "code"),
    [
        ("/api/tables", b"{", 400, "refused-message-malformed"),
        ("/api/tables", b'{"game":"sevn"}', 400, "refused-message-malformed"),
        ("/api/tables", b'{"game":"sevn","seats":2,"colour":1}', 400, "refused-message-malformed"),
        ("/api/tables", b'{"game":"chess","seats":2}', 404, "error-unknown-game"),
        ("/api/tables", b'{"game":"sevn","seats":99}', 400, "error-seats"),
        ("/api/tables", b'{"game":"sevn","seats":2,"options":{"x":1}}', 400, "error-unknown-option"),
        ("/api/tables", b'{"game":"sevn","seats":2,"start":true}', 400, "refused-seats-empty"),
        ("/api/tables", b'"' + b"x" * 20000 + b'"', 413, "refused-body-long"),
        ("/api/me", b"[]", 400, "refused-message-malformed"),
        ("/api/me", b"", 400, "refused-message-malformed"),
        ("/api/games", b"{}", 405, "refused-method"),
    ],
)
async def test_bad_requests_get_a_sentence(place: Place, address: str, data: bytes, status: int, code: str) -> None:
    guest = await place.guest("Ann")
    answer = await guest.http.post(address, content=data, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["sentence"]
    assert "'data'" not in answer.json()["sentence"]  # no names of ours


async def test_without_a_name_no_table_is_opened(place: Place) -> None:
    answer = await (await place.guest()).http.post("/api/tables", json={"game": "sevn", "seats": 2})
    assert (answer.status_code, answer.json()["code"]) == (401, "refused-name-needed")


def test_limits_come_from_the_environment() -> None:
    from sevenfold.tables.limits import LimitError, from_environment

    assert from_environment({"SEVENFOLD_LIMIT_SOCKETS_PER_ADDRESS": "7"}).sockets_per_address == 7
    assert from_environment({"PATH": "x"}) == Limits()
    for name, value in (
        ("SEVENFOLD_LIMIT_COLOUR", "1"),
        ("SEVENFOLD_LIMIT_CHAT_BURST", "many"),
        ("SEVENFOLD_LIMIT_CHAT_BURST", "1.5"),
        ("SEVENFOLD_LIMIT_CHAT_RATE", "0"),
        ("SEVENFOLD_LIMIT_CHAT_RATE", "nan"),
        ("SEVENFOLD_LIMIT_CHAT_RATE", "inf"),
    ):
        with pytest.raises(LimitError, match=name):
            from_environment({name: value})


async def test_many_at_once_are_all_answered(place: Place) -> None:
    guests = [await place.guest(f"G{number}") for number in range(8)]
    tables = await asyncio.gather(*(guest.table(bots=["odds"]) for guest in guests))
    sockets = [await guest.at(table["id"]) for guest, table in zip(guests, tables, strict=True)]
    await asyncio.gather(*(socket.do("start") for socket in sockets))


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX-",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /health",
    ],
)
async def test_who_never_ends_a_request_is_shown_the_door(tmp_path: Path, half: bytes) -> None:
    limits = msgspec.structs.replace(GENEROUS, request_seconds=0.2)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        _, sockets = await playing(place)
        reader, writer = await asyncio.open_connection("127.0.0.1", int(place.url.rpartition(":")[2]))
        writer.write(half)
        async with asyncio.timeout(20):
            await reader.read()  # until the server ends the connection
        writer.close()
        await play_on(sockets, 3)  # whoever came in properly stays
