"""Too much, and too large: what strangers pour in is refused and counted, while other people's matches go on whole."""

from __future__ import annotations

import asyncio
import json
from threading import current_thread
from typing import Any

import msgspec
import pytest
from tests.server.guests import GENEROUS, Place, opened, play_on, playing
from tests.server.ill_will import (
    OPEN,
    PASSWORD,
    closing_code,
    frame,
    raw,
    raw_socket,
    whole,
)

from sevenfold.games.kit.match import Match
from sevenfold.server.identity import home_of
from sevenfold.tables.accounts import Accounts
from sevenfold.tables.aside import Aside
from sevenfold.tables.problems import TableError
from sevenfold.tables.steward import Ban


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_a_flood_is_answered_message_by_message_while_a_match_goes_on(tmp_path: Any) -> None:
    limits = msgspec.structs.replace(
        GENEROUS, socket_burst=60, address_message_burst=100_000_000, refusal_seconds=0.0
    )  # nobody waits for a refusal: each message is answered at once
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        guests, sockets = await playing(place, options={"target_score": 10})
        for connection in place.hall.connections:  # time stands still: those who play would soon have had their sixty
            connection.bucket.burst, connection.bucket.level = 10**9, 1e9
        flooder = await (await place.guest("Mallory")).at(sockets[0].table["id"])
        await flooder.until("snapshot")
        before = place.hall.metrics.refused._value.get()
        began, sent, answers = sockets[0].version, 0, 0
        told = asyncio.Event()

        async def answered(least: int) -> None:
            while answers < least:
                told.clear()
                await told.wait()

        async def pour() -> None:
            """Ten thousand messages, and on until a move was made among them; so few ahead that a ping still comes through."""
            nonlocal sent
            while sent < 10_000 or sockets[0].version == began:
                for _ in range(500):
                    sent += 1
                    await flooder.wire.send(json.dumps({"type": "sync", "id": sent}))
                await answered(sent - 1500)

        async def count() -> None:
            nonlocal answers
            while True:
                if json.loads(await flooder.wire.recv())["type"] in {"done", "refused"}:
                    answers += 1
                    told.set()

        async with asyncio.TaskGroup() as together:
            counting = together.create_task(count())
            pouring = together.create_task(pour())
            await whole(guests[0], sockets)
            await pouring
            await answered(sent)
            counting.cancel()
        assert answers == sent
        assert place.hall.metrics.refused._value.get() - before == sent - 60


@pytest.mark.parametrize("path", ["/ws/lobby", "/ws/tables/{}"])
async def test_people_without_a_name_share_what_their_address_may_say(tmp_path: Any, path: str) -> None:
    limits = msgspec.structs.replace(GENEROUS, address_message_burst=20)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        table = await (await place.guest("Ann")).table()
        codes: list[str] = []
        before = place.hall.metrics.refused._value.get()
        for _ in range(4):
            reader, writer = await raw_socket(place, path.format(table["id"]))
            for _ in range(10):
                writer.write(frame(b"{}"))
                answer = b""
                while b'"refused"' not in answer:
                    size = (await reader.readexactly(2))[1]
                    size = int.from_bytes(await reader.readexactly(2)) if size == 126 else size
                    answer = await reader.readexactly(size)
                codes.append(json.loads(answer)["code"])
            writer.close()
        assert codes.count("refused-too-fast") == 20
        assert set(codes[20:]) == {"refused-too-fast"}
        assert place.hall.metrics.refused._value.get() - before == 40


PINGS = frame(b"", kind=9) * 100
PONGS = frame(b"", kind=10) * 100
PIECES = frame(b"", last=False) + frame(b"", first=False, last=False) * 100


@pytest.mark.parametrize("path", ["/ws/lobby", "/ws/tables/{}"])
@pytest.mark.parametrize("flood", [PINGS, PONGS, PIECES], ids=["pings", "pongs", "pieces"])
async def test_frames_that_bring_no_message_are_counted_as_messages_and_end_the_connection(
    tmp_path: Any, path: str, flood: bytes
) -> None:
    limits = msgspec.structs.replace(GENEROUS, socket_burst=60)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        table = await (await place.guest("Ann")).table()
        before = place.hall.metrics.refused._value.get()
        reader, writer = await raw_socket(place, path.format(table["id"]))
        writer.write(flood)
        assert await closing_code(reader) == 4429
        assert place.hall.metrics.refused._value.get() - before == 1


async def test_pings_of_many_connections_count_for_their_address(tmp_path: Any) -> None:
    limits = msgspec.structs.replace(GENEROUS, address_message_burst=60)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        ended = 0
        for _ in range(4):
            reader, writer = await raw_socket(place, "/ws/lobby")
            while (await reader.readexactly(2))[0] != 0x81:
                pass
            for _ in range(25):
                writer.write(frame(b"", kind=9))
            writer.write(frame(b"", kind=8))
            ended += await closing_code(reader) == 4429
        assert ended == 2


async def test_who_pings_now_and_then_is_answered_and_stays(place: Place) -> None:
    reader, writer = await raw_socket(place, "/ws/lobby")
    writer.write(frame(b"are you there", kind=9) * 10)
    pongs = 0
    async with asyncio.timeout(60):
        while pongs < 10:
            kind, size = await reader.readexactly(2)
            size = int.from_bytes(await reader.readexactly(2)) if size == 126 else size
            pongs += kind & 0xF == 10 and await reader.readexactly(size) == b"are you there"
            if kind & 0xF != 10:
                await reader.readexactly(size)
    writer.write(frame(b"", kind=8))
    assert await closing_code(reader) in {0, 1000, 1005}


@pytest.mark.parametrize("path", ["/ws/lobby", "/ws/tables/{}"])
async def test_a_giant_frame_is_refused_by_its_head_alone(place: Place, path: str) -> None:
    guests, sockets = await playing(place)
    reader, writer = await raw_socket(place, path.format(sockets[0].table["id"]))
    writer.write(frame(b"", size=100_000_000))
    assert await closing_code(reader) == 1009
    await whole(guests[0], sockets)


async def test_a_giant_message_in_small_pieces_is_refused_too(place: Place) -> None:
    guests, sockets = await playing(place)
    reader, writer = await raw_socket(place, f"/ws/tables/{sockets[0].table['id']}")
    for number in range(100):
        writer.write(frame(b"x" * 1000, first=number == 0, last=False))
    assert await closing_code(reader) == 1009
    await whole(guests[0], sockets)


@pytest.mark.parametrize("path", ["/api/me", "/api/replay", "/api/tables", "/api/account/login", "/api/host/notice"])
@pytest.mark.parametrize("whole_size", [True, False])
async def test_a_giant_request_is_refused_before_it_has_come(place: Place, path: str, whole_size: bool) -> None:
    reader, writer = await raw(place)
    size = "Content-Length: 100000000" if whole_size else "Transfer-Encoding: chunked"
    writer.write(f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{size}\r\n\r\n".encode())
    if not whole_size:
        for _ in range(100):
            writer.write(b"2800\r\n" + b"x" * 0x2800 + b"\r\n")  # a megabyte, and never an end
    status = await asyncio.wait_for(reader.readline(), 60)
    assert b" 413 " in status, status


async def test_what_writes_lines_of_chat_is_counted_like_chat(tmp_path: Any) -> None:
    """Nobody washes away what others have said by getting up and sitting down."""
    limits = msgspec.structs.replace(GENEROUS, change_burst=6)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        _, sockets = await playing(place, seats=3)
        mallory = sockets[2]
        for wanted in (True, False, True, False, True):  # `sit` was the first
            await mallory.do("pause", wanted=wanted)
        for kind, fields in (("pause", {"wanted": False}), ("stand", {}), ("kick", {"seat": 0}), ("rematch", {})):
            await mallory.refused(kind, "refused-too-fast", **fields)
        await mallory.do("sync")
        await sockets[0].do("pause", wanted=True)


async def test_work_that_waits_is_bounded_and_what_is_refused_costs_nothing() -> None:
    aside = Aside("test", 1, waiting=2)
    hold = asyncio.Event()
    loop = asyncio.get_running_loop()
    waiting = [
        asyncio.create_task(aside.do(lambda: asyncio.run_coroutine_threadsafe(hold.wait(), loop).result()))
        for _ in range(3)
    ]
    await asyncio.sleep(0)
    for _ in range(2):
        with pytest.raises(TableError) as refused:
            await aside.do(print)
        assert refused.value.code == "too-fast"
    hold.set()
    assert await asyncio.gather(*waiting) == [True, True, True]
    assert await aside.do(int, "7") == 7
    aside.close()


@pytest.mark.parametrize("path", ["/api/account/login", "/api/account"])
async def test_a_flood_of_passwords_is_refused_beyond_what_may_wait(tmp_path: Any, path: str) -> None:
    limits = msgspec.structs.replace(OPEN, passwords_at_once=1, passwords_waiting=2)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        guests, sockets = await playing(place, options={"target_score": 15})
        stranger = await place.guest()
        asked = [
            stranger.http.post(path, json={"name": f"Nobody {number}", "password": PASSWORD}, timeout=60)
            for number in range(12)
        ]
        answers, _ = await asyncio.gather(asyncio.gather(*asked), whole(guests[0], sockets))
        codes = [answer.json().get("code") for answer in answers]
        assert "refused-too-fast" in codes
        assert {answer.status_code for answer in answers} <= {200, 401, 429}
        data = {"name": "Somebody", "password": PASSWORD}
        answer = await (await place.guest()).http.post(path, json=data, timeout=60)
        assert answer.status_code in {200, 401}, answer.text


async def test_nobody_locks_another_out_by_trying_their_password(place: Place) -> None:
    now, accounts = place.time.now(), Accounts(place.hall.people)
    ann, _ = await accounts.register(None, None, "Ann", PASSWORD, now)
    codes = [await code_of(accounts.log_in("Ann", "wrong one", now, "198.51.100.1")) for _ in range(12)]
    assert codes == ["login-wrong"] * 10 + ["too-fast"] * 2
    assert (await accounts.log_in("Ann", PASSWORD, now, "198.51.100.2")).id == ann.id
    await accounts.check(ann, PASSWORD, now)
    accounts.passwords.close()


async def code_of(what: Any) -> str:
    with pytest.raises(TableError) as refused:
        await what
    return refused.value.code


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("-", "-"),
        ("a name", "a name"),
    ],
)
def test_who_has_many_addresses_is_counted_once(address: str, home: str) -> None:
    assert home_of(address) == home


async def test_a_ban_of_a_whole_network_keeps_out_each_of_its_addresses(place: Place) -> None:
    hall, now = place.hall, place.time.now()
    for value in ("2001:db8:1:2::/64", "2001:db8:9::7"):
        await hall.steward.ban(Ban("address", value, "", now, None))
    for address in ("2001:db8:1:2::1", "2001:db8:1:2:ffff::", "2001:db8:9::7"):
        with pytest.raises(TableError) as refused:
            hall.refuse_address(address, now)
        assert refused.value.code == "banned"
    for address in ("2001:db8:1:3::1", "2001:db8:9::8", "203.0.113.9", "-"):
        hall.refuse_address(address, now)


async def test_a_long_match_is_brought_back_beside_for_all_who_come_at_once(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes long to be played again, so that is done in a thread while other matches go on."""
    monkeypatch.setattr("sevenfold.tables.house._LONG", 1)
    monkeypatch.setattr("sevenfold.tables.house._BESIDE", 1)
    threads: list[str] = []
    resume = Match.resume

    def watched(*lines: Any) -> Match:
        threads.append(current_thread().name)
        return resume(*lines)

    monkeypatch.setattr(Match, "resume", watched)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3") as place:
        guests, sockets = await playing(place, options={"target_score": 30})
        others, elsewhere = await playing(place, options={"target_score": 15})
        table = sockets[0].table["id"]
        await play_on(sockets, 6)
        seen = (await sockets[0].sync())["view"]
        async with place.hall.house.holding(table) as held:
            place.hall.house.forget(held)
        strangers = [await place.guest() for _ in range(5)]
        come, _ = await asyncio.gather(
            asyncio.gather(*(stranger.at(table) for stranger in strangers)), whole(others[0], elsewhere)
        )
        views = [(await socket.until("snapshot"))["view"] for socket in come]
        assert views == views[:1] * 5
        assert len(threads) == 1
        assert threads[0].startswith("match")
        left, gone = await playing(place)
        await asyncio.gather(*(socket.wire.close() for socket in gone))
        for _ in range(5):
            await left[0].http.get(f"/api/tables/{gone[0].table['id']}")
            await left[0].http.get("/api/me/matches")
        assert len(threads) == 1
        assert (await sockets[0].sync())["view"] == seen
        await whole(guests[0], sockets)


async def test_a_match_without_end_leaves_only_the_clocks_move(tmp_path: Any) -> None:
    """In 7 Wonders one may change one's mind without end; each change is a line that is kept and played again."""
    limits = msgspec.structs.replace(GENEROUS, match_lines=40)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        _, sockets = await playing(place, 3, game="7wonders")
        mallory = sockets[2]
        await mallory.sync()
        while mallory.version < 40:
            one, other = mallory.open_moves()[:2]
            await mallory.move(one)
            await mallory.move(other)
        answers = [await mallory.ask("move", version=mallory.version, move=move) for move in mallory.open_moves()]
        refusals = [answer for answer in answers if answer["type"] == "refused"]
        assert refusals
        assert {answer["code"] for answer in refusals} <= {"refused-match-long", "refused-stale"}
        left = next(a for a in refusals if a["code"] == "refused-match-long")["figures"]["move"]
        for _ in range(200):  # the others lead the match to its end by the same moves
            for socket in sockets:
                await socket.sync()
                if socket.choices:
                    answer = await socket.ask("move", version=socket.version, move=socket.open_moves()[0])
                    if answer["type"] == "refused":
                        await socket.sync()
                        await socket.do("move", version=socket.version, move=answer["figures"]["move"])
            if sockets[0].result:
                break
        assert left
        await sockets[0].sync()
        assert sockets[0].result is not None
