"""Ill will: whatever strangers send is refused with a sentence and counted, while other people's matches go on whole."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from threading import current_thread
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from tests.server.guests import GENEROUS, Guest, Place, Socket, opened, play_on, playing
from tests.server.ill_will import TEXTS, closing_code, frame, raw, raw_socket, request_of, steers

from sevenfold.games.kit.match import Match
from sevenfold.games.registry import GAMES
from sevenfold.server import protocol
from sevenfold.server.identity import home_of
from sevenfold.tables.accounts import Accounts
from sevenfold.tables.aside import Aside
from sevenfold.tables.limits import Limits
from sevenfold.tables.problems import TableError
from sevenfold.tables.steward import Ban

HOST = {"Authorization": "Bearer the host's own long token"}
PASSWORD = "a password that is long"
OPEN = msgspec.structs.replace(
    GENEROUS, login_burst=100_000, login_address_burst=100_000, replay_burst=100_000, programs_per_person=1000
)
LIVELY = {"options": {"target_score": 2000, "allow_empty_pass": True}}


def refused_well(answer: httpx.Response) -> protocol.Problem:
    """A refusal says a code and a sentence."""
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:500])
    problem = msgspec.json.decode(answer.content, type=protocol.Problem)
    assert problem.code
    assert problem.sentence
    return problem


async def whole(guest: Guest, sockets: list[Socket]) -> None:
    """Play a match to its end: its record holds every move that was answered with `done`, and every line is right."""
    await play_on(sockets, 5000)
    assert sockets[0].result is not None
    match = sockets[0].table["match"]
    answer = await guest.http.get(f"/api/matches/{match}/check")
    assert answer.status_code == 200, answer.text
    assert answer.json()["ended"]
    assert answer.json()["lines"] == sockets[0].version


# --- requests made up from the schema


async def schema_of(place: Place) -> dict[str, Any]:
    async with httpx.AsyncClient(timeout=60, base_url=place.url) as client:
        return (await client.get("/schema/openapi.json")).json()


def try_out(operation: Any, mode: Any, known: dict[str, str], ask: Callable[[dict[str, Any]], None]) -> int:
    """Ask for it in a few ways, in fewer where passwords are hashed; how many they were."""
    asked = 0

    @settings(
        max_examples=3 if "account" in operation.path else 8,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode), st.booleans())
    def run(case: Any, use_known: bool) -> None:
        nonlocal asked
        asked += 1
        ask(request_of(case, known, use_known))

    run()
    return asked


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_no_request_of_the_schema_breaks_the_server(database_url: str) -> None:
    """Right and wrong requests to every address, as schemathesis makes them up, by a guest and by the host.

    The server stands in the same loop, which stands still while a request is made up: see `test_messages`.
    """
    import schemathesis
    from schemathesis import GenerationMode

    stack = AsyncExitStack()

    async def begin() -> tuple[Place, list[Socket], dict[str, Any], dict[str, str]]:
        place = await stack.enter_async_context(
            opened(database_url, limits=OPEN, admin_token=HOST["Authorization"].removeprefix("Bearer "))
        )
        _, over = await playing(place, options={"target_score": 15})
        await play_on(over, 1000)
        _, sockets = await playing(place, **LIVELY)
        known = {"table_id": sockets[0].table["id"], "match_id": over[0].table["match"], "game_id": "7wonders"}
        known |= {"game": "sevn", "file_path": "index.html", "path": "x"}
        return place, sockets, await schema_of(place), known

    async def ask(client: httpx.AsyncClient, wanted: dict[str, Any]) -> None:
        answer = await client.request(**wanted)
        assert answer.status_code < 500, (wanted, answer.text)
        if answer.status_code >= 400:
            refused_well(answer)

    async def fresh(place: Place, path: str) -> httpx.AsyncClient:
        if path.startswith("/api/host"):
            return await stack.enter_async_context(httpx.AsyncClient(timeout=60, base_url=place.url, headers=HOST))
        guest = await place.guest("Mallory")
        guest.http.timeout = httpx.Timeout(60)
        return guest.http

    with asyncio.Runner() as runner:
        place, sockets, schema, known = runner.run(begin())
        try:
            right = wrong = 0
            for found in schemathesis.openapi.from_dict(schema).get_all_operations():
                operation = found.ok()
                client = runner.run(fresh(place, operation.path))
                right += try_out(
                    operation, GenerationMode.POSITIVE, known, lambda w, who=client: runner.run(ask(who, w))
                )
                with contextlib.suppress(Unsatisfiable):  # where nothing but a text is asked for, nothing is wrong
                    wrong += try_out(
                        operation, GenerationMode.NEGATIVE, known, lambda w, who=client: runner.run(ask(who, w))
                    )
                runner.run(play_on(sockets, 1))
            assert right > 60
            assert wrong > 60
            record = runner.run(sockets[0].sync())
            assert record["view"] == runner.run(sockets[0].sync())["view"]
            assert record["version"] == sockets[1].version
        finally:
            runner.run(stack.aclose())


# --- too much, and too large


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_a_flood_is_answered_message_by_message_while_a_match_goes_on(tmp_path: Any) -> None:
    limits = msgspec.structs.replace(GENEROUS, socket_burst=60, address_message_burst=100_000_000)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        guests, sockets = await playing(place, options={"target_score": 10})
        for connection in place.hall.connections:  # time stands still: those who play would soon have had their sixty
            connection.bucket.burst, connection.bucket.level = 10**9, 1e9
        flooder = await (await place.guest("Mallory")).at(sockets[0].table["id"])
        await flooder.until("snapshot")
        before = place.hall.metrics.refused._value.get()
        over, answers = asyncio.Event(), 0

        async def pour() -> int:
            sent = 0
            while sent < 10_000 or not over.is_set():
                for _ in range(500):
                    sent += 1
                    await flooder.wire.send(json.dumps({"type": "sync", "id": sent}))
            return sent

        async def count() -> None:
            nonlocal answers
            while True:
                if json.loads(await flooder.wire.recv())["type"] in {"done", "refused"}:
                    answers += 1
                    told.set()

        told = asyncio.Event()
        counting = asyncio.create_task(count())
        pouring = asyncio.create_task(pour())
        await whole(guests[0], sockets)
        over.set()
        sent = await pouring
        while answers < sent:
            told.clear()
            await told.wait()
        counting.cancel()
        await asyncio.gather(counting, return_exceptions=True)
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


# --- who one isn't


async def nobody(place: Place, table: str, headers: dict[str, str]) -> None:
    """These headers make nobody: over HTTP and at a table."""
    async with httpx.AsyncClient(timeout=60, base_url=place.url, headers=headers) as client:
        assert (await client.get("/api/me")).json() == {"name": None}
        assert (await client.get("/api/account")).json() == {"name": None, "login": None}
        for path in ("/api/me/matches", "/api/me/statistics", "/api/account/programs"):
            assert refused_well(await client.get(path)).code == "refused-name-needed"
        for path, data in (
            ("/api/tables", {"game": "sevn", "seats": 2}),
            ("/api/account/delete", {"sure": True, "password": PASSWORD}),
            ("/api/account/password", {"old": PASSWORD, "new": PASSWORD + "!"}),
            ("/api/account/logout", {"elsewhere": True}),
        ):
            assert refused_well(await client.post(path, json=data)).code == "refused-name-needed"
    socket = await (await place.guest()).at(table, **headers)
    assert (await socket.until("snapshot"))["you"] is None
    for kind, fields in (
        ("stand", {}),
        ("pause", {"wanted": True}),
        ("kick", {"seat": 1}),
        ("move", {"version": 1, "move": "draw"}),
        ("chat", {"text": "/leave"}),
    ):
        answer = await socket.ask(kind, **fields)
        assert answer["type"] == "refused", (kind, answer)
        assert answer["sentence"]


async def test_tokens_that_are_forged_worn_out_or_taken_back_make_nobody(tmp_path: Any) -> None:
    from sevenfold.tables.people import digest_of

    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=OPEN) as place:
        guests, sockets = await playing(place, options={"target_score": 15})
        table = sockets[0].table["id"]
        ann = guests[0]
        registered = await place.guest("Cleo")
        before = registered.token or ""
        await registered.http.post("/api/account", json={"name": "Cleo", "password": PASSWORD}, timeout=60)
        program = (await registered.http.post("/api/account/programs", json={"name": "Robot"})).json()
        await registered.http.post("/api/account/programs/revoke", json={"id": program["id"]})
        live = registered.token or ""
        await registered.http.post("/api/account/logout", json={})
        gone = await place.guest("Dora")
        deleted = gone.token or ""
        await gone.http.post("/api/account/delete", json={"sure": True})
        ids = [chair.person for chair in place.hall.house.tables[table].terms.chairs]
        token = ann.token or ""
        forged = [before, live, deleted, program["token"], program["id"], *map(str, ids), digest_of(token), token[:-1]]
        forged += [token + "A", token.swapcase(), token + "\x00", "null", "' OR 1=1 --", "%", "*"]
        for secret in forged:
            if "\x00" not in secret:
                await nobody(place, table, {"Authorization": f"Bearer {secret}"})
            await nobody(place, table, {"Cookie": f'sevenfold_guest="{secret}"'.replace("\x00", "%00")})
        await whole(ann, sockets)


@pytest.mark.parametrize("game", GAMES)
async def test_other_peoples_seats_are_theirs(place: Place, game: str) -> None:
    """Whoever has no seat, or another one, neither moves for somebody nor manages the table, whatever the message names."""
    _, sockets = await playing(place, 3, game=game)
    table = sockets[0].table["id"]
    elsewhere, _ = await playing(place, 2)
    strangers = [
        await (await place.guest()).at(table),
        await (await place.guest("Guest 0")).at(table),
        await elsewhere[0].at(table),
    ]
    match = place.hall.house.tables[table].begun_match()
    lines = list(match.lines)
    for socket in (*sockets, *strangers):
        await socket.sync()
    mover = next(socket for socket in sockets if socket.choices)
    for stranger in strangers:
        for move in mover.open_moves()[:20]:
            await stranger.refused("move", "refused-no-seat-here", version=mover.version, move=move)
        for kind in ("stand", "fast_forward", "rematch"):
            assert (await stranger.ask(kind))["type"] == "refused"
        await stranger.refused("pause", "refused-no-seat-here", wanted=True)
    idle = [socket for socket in sockets if not socket.choices]
    for socket in idle:
        for move in mover.open_moves()[:20]:
            answer = await socket.ask("move", version=mover.version, move=move)
            assert answer["type"] == "refused"
            assert answer["sentence"]
    for socket in (*sockets[1:], *strangers):
        for extra in ({"seat": mover.you}, {"person": "Guest 0"}, {"you": mover.you}):
            fields = {"version": mover.version, "move": mover.open_moves()[0], **extra}
            await socket.refused("move", "refused-message-malformed", **fields)
        for kind, fields in (
            ("kick", {"seat": 0}),
            ("option", {"name": "target_score", "value": 5}),
            ("seats", {"count": 4}),
            ("bot", {"bot": "random", "seat": 0}),
            ("start", {}),
        ):
            await socket.refused(kind, "refused-host-only", **fields)
        answer = await socket.ask("sit", seat=mover.you)
        assert answer["type"] == "refused" or socket is mover
    assert match.lines == lines
    assert [chair.name for chair in place.hall.house.tables[table].terms.chairs] == ["Guest 0", "Guest 1", "Guest 2"]
    await play_on(sockets, 3)
    assert place.hall.house.tables[table].begun_match().lines[: len(lines)] == lines


# --- texts


def texts_in(found: Any) -> list[str]:
    """Every text in something that was read from JSON."""
    if isinstance(found, str):
        return [found]
    if isinstance(found, dict):
        return [text for value in found.values() for text in texts_in(value)]
    return [text for value in found for text in texts_in(value)] if isinstance(found, list) else []


async def test_no_text_harms_anybody_wherever_it_goes(database_url: str) -> None:
    """Cleaned or refused in every place where a text goes in; as it stands, and never turned or hidden, where one comes out."""
    async with opened(database_url, limits=OPEN, admin_token=HOST["Authorization"].removeprefix("Bearer ")) as place:
        guests, sockets = await playing(place, options={"target_score": 15})
        host = await place.stack.enter_async_context(httpx.AsyncClient(timeout=60, base_url=place.url, headers=HOST))
        table = await guests[0].table(seats=3)
        reader = await guests[0].at(table["id"])
        await reader.until("snapshot")
        for kind, text in TEXTS.items():
            guest = await place.guest()
            named = await guest.http.post("/api/me", json={"name": text})
            if named.status_code != 200:
                refused_well(named)
                await guest.http.post("/api/me", json={"name": f"M {kind}"})
            seen: list[Any] = [named.json()]
            posts: list[tuple[str, Any]] = [
                ("/api/programs", {"name": text}),
                ("/api/account", {"name": text, "password": text.ljust(12, "x")}),
                ("/api/account/login", {"name": text, "password": text}),
                ("/api/account/programs", {"name": text}),
                ("/api/account/programs/revoke", {"id": text}),
            ]
            for path, data in posts:
                answer = await guest.http.post(path, json=data, timeout=60)
                if answer.status_code >= 300:
                    refused_well(answer)
                else:
                    seen.append(answer.json())
            asked: list[tuple[str, Any]] = [
                ("/api/tables", {"game": text, "seats": 2}),
                ("/api/tables", {"game": "sevn", "seats": 2, "bots": [text]}),
                ("/api/tables", {"game": "sevn", "seats": 2, "options": {text: text}}),
                ("/api/tables", {"game": "sevn", "seats": 2, "position": {text: text}}),
                ("/api/tables", {"game": "weisen", "seats": 3, "position": {"players": [text] * 3}}),
                ("/api/tables", {"game": "sevn", "seats": 2, "lesson": {"name": text}}),
                ("/api/replay", {"record": text}),
                ("/api/replay/check", {"record": json.dumps({"game": text})}),
            ]
            for path, data in asked:
                refused_well(await guest.http.post(path, json=data, timeout=60))
            for path in ("/api/me/matches", "/api/games/sevn/demo", "/api/games/7wonders/demo"):
                answer = await guest.http.get(path, params={"before": f"1 {text}", "lesson": text})
                assert answer.status_code < 500, answer.text
            record = json.dumps({"game": "sevn", "rules": 1, "players": [text, "Ben"], "options": {}})
            answer = await guest.http.post("/api/replay", json={"record": record})
            assert answer.status_code < 500, answer.text
            socket = await guest.at(table["id"])
            await socket.until("snapshot")
            for line in (text, f"/me {text}", f"/w 1 {text}", f"/w {text} x", f"/option {text} 1", f"/bot {text}"):
                assert (await socket.ask("chat", text=line))["type"] in {"done", "refused"}
            for message, fields in (("bot", {"bot": text}), ("option", {"name": text, "value": text})):
                assert (await socket.ask(message, **fields))["sentence"]
            for path, data in (
                ("notice", {"en": text, "de": text}),
                ("words", {"words": [text + " never said"]}),
                ("words", {"words": []}),
                ("bans", {"kind": "person", "value": "nobody", "reason": text}),
                ("bans", {"kind": "person", "value": text, "hours": 1}),
                ("bans/lift", {"kind": "person", "value": text}),
                ("tables/close", {"table": text}),
            ):
                answer = await host.post(f"/api/host/{path}", json=data)
                if answer.status_code >= 300:
                    refused_well(answer)
            for path in ("bans", "words", "people", "tables"):
                answer = await host.get(f"/api/host/{path}", params={"search": text} if path == "people" else None)
                assert answer.status_code == 200, answer.text
                seen.append(answer.json())
            seen += [(await host.get("/api/notice")).json(), (await host.get("/api/tables")).json()]
            seen += [socket.said[0], (await reader.sync())["chat"], reader.table]
            assert not [found for one in seen for found in texts_in(one) if steers(found)], kind
            await play_on(sockets, 1)
        said = [line["text"] for line in (await reader.sync())["chat"]]
        for kind in ("sql", "html", "entity", "fluent", "format", "path"):
            assert TEXTS[kind] in said
        await whole(guests[0], sockets)
        assert (await host.get("/api/host/people")).json()


async def test_no_code_is_made_of_a_name_that_no_server_has(place: Place) -> None:
    guest = await place.guest("Ann")
    table = (await guest.table())["id"]
    for length in (262, 3000, 30_000):
        answer = await guest.http.get(f"/api/tables/{table}/code", headers={"Host": "x" * length})
        assert answer.status_code == 400
        refused_well(answer)
    drawn = await guest.http.get(f"/api/tables/{table}/code", headers={"Host": "x" * 250 + ":65535"})
    assert drawn.status_code == 200


def test_every_limit_is_above_what_a_person_does() -> None:
    """A person with a table of their own neither talks nor changes so much at once that the burst would not do."""
    limits = Limits()
    assert limits.change_burst >= 8 * 4
    assert limits.address_message_burst >= 10 * limits.socket_burst
