"""The host's page over HTTP: opened by the host's token alone; bans, words, notices, tables, people, export."""

from __future__ import annotations

import io
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from tests.server.guests import GENEROUS, Guest, Place, Socket, opened, play_on, playing

LIMITS = msgspec.structs.replace(GENEROUS, login_address_burst=24)
TOKEN = "the host's own long token"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Place]:
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", admin_token=TOKEN, bot_pace=0.0, limits=LIMITS) as place:
        yield place


@pytest.fixture
async def host(house: Place) -> httpx.AsyncClient:
    return await house.stack.enter_async_context(
        httpx.AsyncClient(timeout=60, base_url=f"{house.url}/api/host", headers={"Authorization": f"Bearer {TOKEN}"})
    )


async def got(host: httpx.AsyncClient, path: str) -> Any:
    answer = await host.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def sent(host: httpx.AsyncClient, path: str, **data: Any) -> Any:
    answer = await host.post(path, json=data)
    assert answer.status_code == 200, answer.text
    return answer.json()


ADDRESSES = ["", "/tables", "/people", "/bans", "/words", "/export"]


async def test_without_a_token_in_the_settings_there_is_no_such_page(place: Place) -> None:
    guest = await place.guest()
    for address in ADDRESSES:
        for headers in ({}, {"Authorization": "Bearer x"}, {"Authorization": f"Bearer {TOKEN}"}):
            answer = await guest.http.get(f"/api/host{address}", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (404, "refused-no-address")


async def test_any_other_token_is_refused_and_counted(house: Place) -> None:
    guest = await house.guest("Ann")
    for address in ADDRESSES:
        for token in ("x", TOKEN[:-1], TOKEN + "x", guest.token):
            answer = await guest.http.get(f"/api/host{address}", headers={"Authorization": f"Bearer {token}"})
            assert answer.status_code in {401, 429}
            assert TOKEN not in answer.text
    answer = await guest.http.get("/api/host", headers={"Authorization": "Bearer x"})
    assert answer.status_code == 429  # whoever guesses is slowed down
    assert (await guest.http.get("/api/host", headers={"Authorization": f"Bearer {TOKEN}"})).status_code == 200


async def test_what_there_is_is_counted_and_listed(house: Place, host: httpx.AsyncClient) -> None:
    guests, sockets = await playing(house, 2)
    await (await house.guest("Anna_100%")).table(private=True, clock="brisk")
    found = await got(host, "")
    assert (found["people"], found["tables"], found["matches"], found["accounts"]) == (3, 2, 1, 0)
    assert found["sockets"] == 2
    assert "secret" not in found["database"]
    (running,) = await got(host, "/tables?stage=playing")
    assert running["names"] == ["Guest 0", "Guest 1"]
    assert running["id"] == sockets[0].table["id"]
    (private,) = await got(host, "/tables?stage=open")
    assert (private["private"], private["clock"], private["names"]) == (True, "brisk", ["Anna_100%"])
    assert await got(host, "/tables?stage=over") == []
    assert {one["name"] for one in await got(host, "/people?search=GUEST")} == {"Guest 0", "Guest 1"}
    assert [one["name"] for one in await got(host, "/people?search=100%25")] == ["Anna_100%"]
    assert await got(host, "/people?search=%25%25") == []
    assert await got(host, "/people?page=1") == []
    assert (await host.get("/tables?stage=lost")).status_code == 400
    assert (await host.get("/people?page=-1")).status_code == 400
    assert guests[0].token not in (await host.get("/people")).text


async def ended(socket: Socket) -> int:
    """Read until the connection is closed; with which code."""
    try:
        while True:
            await socket.next()
    except websockets.ConnectionClosed as closed:
        return -1 if closed.rcvd is None else closed.rcvd.code


async def person_id(host: httpx.AsyncClient, name: str) -> str:
    return next(one["id"] for one in await got(host, "/people") if one["name"] == name)


async def test_who_is_kept_out_is_out_at_once_and_told_why(house: Place, host: httpx.AsyncClient) -> None:
    guests, sockets = await playing(house, 2)
    value = await person_id(host, "Guest 1")
    await sent(host, "/bans", kind="person", value=value, reason="rude  to\u202e others", hours=2)
    assert await ended(sockets[1]) == 4401
    answer = await guests[1].http.post("/api/tables", json={"game": "sevn", "seats": 2})
    assert (answer.status_code, answer.json()["code"]) == (403, "refused-banned-until")
    assert answer.json()["figures"] == {"why": "yes", "reason": "rude to others", "hours": 2}
    again = await guests[1].at(sockets[0].table["id"])
    refusal = await again.next()
    assert refusal["code"] == "refused-banned-until"
    (ban,) = await got(host, "/bans")
    assert ban["value"] == value
    await sockets[0].sync()  # the other one plays on
    await house.turn(2 * 3600 + 1)
    assert (await guests[1].http.get("/api/me")).status_code == 200
    assert await got(host, "/bans") == []


async def test_a_ban_for_good_is_kept_over_a_restart_until_it_is_lifted(house: Place, host: httpx.AsyncClient) -> None:
    ann = await house.guest("Ann")
    value = await person_id(host, "Ann")
    await sent(host, "/bans", kind="person", value=value)
    await house.hall.steward.load(house.time.now())
    assert (await ann.http.get("/api/me")).json()["code"] == "refused-banned"
    await sent(host, "/bans/lift", kind="person", value=value)
    assert (await ann.http.get("/api/me")).json()["name"] == "Ann"


@pytest.mark.parametrize(
    "value", ["127.0.0.1", " 127.0.0.1 ", "::ffff:127.0.0.1", "127.0.0.0/8", "127.3.2.1/8", "127.0.0.1/32"]
)
async def test_an_address_is_kept_out_but_never_the_hosts_page(
    house: Place, host: httpx.AsyncClient, value: str
) -> None:
    socket = await (await house.guest("Ann")).at((await (await house.guest("Ben")).table())["id"])
    await socket.until("snapshot")
    await sent(host, "/bans", kind="address", value=value)
    assert await ended(socket) == 4401
    assert (await (await house.guest()).http.get("/api/games")).json()["code"] == "refused-banned"
    await house.hall.steward.load(house.time.now())
    assert (await (await house.guest()).http.get("/api/games")).json()["code"] == "refused-banned"
    await sent(host, "/bans/lift", kind="address", value=(await got(host, "/bans"))[0]["value"])
    assert (await (await house.guest()).http.get("/api/games")).status_code == 200


async def test_other_networks_and_bans_that_are_over_keep_nobody_out(house: Place, host: httpx.AsyncClient) -> None:
    await sent(host, "/bans", kind="address", value="10.0.0.0/8")
    await sent(host, "/bans", kind="address", value="2001:db8::/32")
    await sent(host, "/bans", kind="address", value="127.0.0.1", hours=1)
    await sent(host, "/bans", kind="address", value="127.0.0.0/24", hours=2)
    guest = await house.guest()
    await house.turn(3600 + 1)
    answer = await guest.http.get("/api/games")
    assert (answer.json()["code"], answer.json()["figures"]["hours"]) == ("refused-banned-until", 1)
    await house.turn(3600)
    assert (await guest.http.get("/api/games")).status_code == 200


@pytest.mark.parametrize(
    "value",
    ["banana", "999.1.1.1", "127.0.0", "127.0.0.1/33", "2001:db8::/500", "2001:db8::g", "127.0.0.1:80", "1/2/3", "-"],
)
async def test_what_is_no_address_and_no_network_is_refused_with_a_sentence(
    house: Place, host: httpx.AsyncClient, value: str
) -> None:
    answer = await host.post("/bans", json={"kind": "address", "value": value})
    assert (answer.status_code, answer.json()["code"]) == (400, "refused-ban-address")
    assert f"“{value}”" in answer.json()["sentence"]
    assert await got(host, "/bans") == []


@pytest.mark.parametrize("wrong", [{"value": ""}, {"value": "x" * 65}, {"hours": 0}, {"hours": -1}, {"hours": 1e9}])
async def test_a_ban_that_makes_no_sense_is_refused(
    house: Place, host: httpx.AsyncClient, wrong: dict[str, Any]
) -> None:
    answer = await host.post("/bans", json={"kind": "person", "value": "x", **wrong})
    assert answer.status_code == 400
    assert answer.json()["sentence"]
    assert await got(host, "/bans") == []


async def test_a_word_of_the_list_is_used_by_nobody(house: Place, host: httpx.AsyncClient) -> None:
    found = await sent(host, "/words", words=["Blödmann*", " rude ", "rude", "*", ""])
    assert found["words"] == ["Blödmann*", "rude"]
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in "Rude")
    for name in ("Rude", "so RUDE!", wide, "rudé", "blodmannsland", "BLÖDMANN"):
        answer = await (await house.guest()).http.post("/api/me", json={"name": name})
        assert answer.json()["code"] == "refused-word", name
    ann = await house.guest("Crude Rudeness")  # other words that have it within
    table = await ann.table()
    socket = await ann.at(table["id"])
    await socket.refused("chat", "refused-word", text="how rude")
    await socket.refused("chat", "refused-word", text="/me is rude")
    await socket.do("chat", text="how nice")
    answer = await ann.http.post("/api/me", json={"name": "Rude"})
    assert answer.json()["code"] == "refused-word"
    await sent(host, "/words", words=[])
    await socket.do("chat", text="how rude")


async def test_a_list_that_is_too_long_is_refused_whole(house: Place, host: httpx.AsyncClient) -> None:
    await sent(host, "/words", words=["rude"])
    assert (await host.post("/words", json={"words": ["x" * 41]})).json()["code"] == "refused-word-long"
    most = house.hall.limits.words
    assert (await host.post("/words", json={"words": ["a"] * (most + 1)})).json()["code"] == "refused-words-many"
    assert (await got(host, "/words"))["words"] == ["rude"]


async def test_a_notice_reaches_everybody_and_who_comes_later(house: Place, host: httpx.AsyncClient) -> None:
    _, sockets = await playing(house, 2)
    lobby = house.url.replace("http", "ws") + "/ws/lobby"
    async with websockets.connect(lobby) as watching:
        await watching.recv()
        await sent(host, "/notice", en="Restart soon", minutes=30, restart_minutes=10)
        assert '"type":"notice"' in str(await watching.recv())
    for socket in sockets:
        said = await socket.until("notice")
        assert (said["en"], said["de"], said["restart_in"]) == ("Restart soon", "Restart soon", 600)
    await house.turn(60)
    ann = await house.guest("Ann")
    later = await ann.at(sockets[0].table["id"])
    assert (await later.until("notice"))["restart_in"] == 540
    assert (await ann.http.get("/api/notice")).json()["de"] == "Restart soon"
    await sent(host, "/notice")
    assert (await later.until("notice"))["en"] == ""
    assert (await ann.http.get("/api/notice")).json() == {"type": "notice", "en": "", "de": "", "restart_in": None}
    await sent(host, "/notice", de="Nur kurz", minutes=1)
    await house.turn(61)
    assert (await ann.http.get("/api/notice")).json()["de"] == ""
    assert (await host.post("/notice", json={"en": "x" * 501})).json()["code"] == "refused-chat-long"
    assert (await host.post("/notice", json={"en": "x", "minutes": 0})).status_code == 400


async def test_a_host_closes_open_tables_and_no_others(house: Place, host: httpx.AsyncClient) -> None:
    ann = await house.guest("Ann")
    table = await ann.table()
    socket = await ann.at(table["id"])
    await socket.until("snapshot")
    await sent(host, "/tables/close", table=table["id"])
    while socket.table["stage"] != "over":
        await socket.until("table")
    assert (await ann.http.get("/api/tables")).json()["tables"] == []
    _, sockets = await playing(house, 2)
    answer = await host.post("/tables/close", json={"table": sockets[0].table["id"]})
    assert answer.json()["code"] == "refused-close-open-only"
    assert (await host.post("/tables/close", json={"table": "nothing"})).json()["code"] == "refused-no-table"


async def test_all_finished_matches_are_exported_and_none_that_runs(house: Place, host: httpx.AsyncClient) -> None:
    async def finished(guest: Guest) -> str:
        table = await guest.table(bots=["odds"], start=True, options={"target_score": 20})
        socket = await guest.at(table["id"])
        await socket.until("snapshot")
        while socket.table["stage"] != "over":
            await play_on([socket], 1)
            await house.turn(2)
            await socket.sync()
        return socket.table["match"]

    ann = await house.guest("Ann")
    ended = {await finished(ann) for _ in range(3)}
    _, running = await playing(house, 2)
    answer = await host.get("/export")
    assert answer.status_code == 200
    archive = zipfile.ZipFile(io.BytesIO(answer.content))
    assert archive.testzip() is None
    assert {name.split(".")[0] for name in archive.namelist()} == ended
    assert running[0].table["match"] not in answer.text
    for match in ended:
        record = await ann.http.get(f"/api/matches/{match}/record")
        assert archive.read(f"{match}.sevenfold.jsonl").decode() == record.text
