"""Several workers on one database: whoever is at whichever of them sees the same table, and everything is done once."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.server.guests import Guest, Place, Socket
from tests.server.workers import begun, level, played, record, through

from sevenfold.games.kit.reading import Reading
from sevenfold.tables.together import _DEAD, _LATE, _LEASE, _LOOK

pytestmark = pytest.mark.postgres

# --- moves


@pytest.mark.parametrize("game", ["sevn", "7wonders", "weisen"])
async def test_moves_at_one_worker_are_seen_at_the_other_by_each_as_they_may(
    game: str, two: tuple[Place, Place]
) -> None:
    first, second = two
    seats = 2 if game == "sevn" else 3
    places = list(itertools.islice(itertools.cycle((first, second)), seats))
    guests, sockets, table = await begun(places, game=game)
    watchers = [await (await place.guest()).at(table["id"]) for place in (first, second)]
    beside = [await (await through(guest, two[1 - two.index(guest.place)])).at(table["id"]) for guest in guests]
    for socket in watchers + beside:
        await socket.until("snapshot")
    for _ in range(30):
        await level(sockets + watchers + beside)
        mover = next(socket for socket in sockets if socket.choices)
        await mover.move()
    await level(sockets + watchers + beside)

    def seen(socket: Socket) -> Any:
        return [(m["version"], m["events"], m["choices"]) for m in socket.said if m["type"] == "update"]

    for socket, other in zip(sockets, beside, strict=True):
        assert other.you == socket.you
        assert other.view == socket.view
        assert seen(other) == seen(socket)[-len(seen(other)) :]
    assert watchers[0].view == watchers[1].view
    assert seen(watchers[0]) == seen(watchers[1])
    for socket in [*sockets, *watchers, *beside]:
        told = dict(socket.view)
        assert (await socket.sync())["view"] == told, "updates lead to what a snapshot says"


async def test_moves_at_the_same_time_are_all_in_the_record_once(two: tuple[Place, Place]) -> None:
    first, second = two
    _, sockets, _ = await begun([first, second, first, second], game="7wonders")
    match = sockets[0].table["match"]
    for _ in range(6):
        before = sockets[0].version
        numbers = [await socket.send("move", version=socket.version, move=socket.open_moves()[0]) for socket in sockets]
        answers = [await socket.answer(number) for socket, number in zip(sockets, numbers, strict=True)]
        assert [answer["type"] for answer in answers] == ["done"] * len(sockets), answers
        for socket in sockets:
            while socket.version < before + len(sockets):
                await socket.next()
    await level(sockets)
    assert len({socket.version for socket in sockets}) == 1
    lines = await record(first, match)
    assert len(lines) == sockets[0].version
    reading = Reading()
    for line in lines:
        reading.take(line)
    for socket in sockets:
        told = dict(socket.view)
        assert (await socket.sync())["view"] == told


async def test_of_two_clicks_on_two_workers_one_is_a_move(two: tuple[Place, Place]) -> None:
    first, second = two
    guests, sockets, table = await begun([first, second])
    asked = next(socket for socket in sockets if socket.choices)
    guest = guests[sockets.index(asked)]
    beside = await (await through(guest, second if guest.place is first else first)).at(table["id"])
    await beside.until("snapshot")
    version = asked.version
    numbers = [await socket.send("move", version=version, move="draw") for socket in (asked, beside)]
    answers = [await asked.answer(numbers[0]), await beside.answer(numbers[1])]
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    refused = next(answer for answer in answers if answer["type"] == "refused")
    assert refused["code"] in {"refused-stale", "refusal-not-asked"}, refused
    await level([*sockets, beside])
    lines = await record(first, table["match"] or asked.table["match"])
    assert sum('"move"' in line for line in lines) == 1


async def test_a_whole_match_over_two_workers_ends_the_same_for_all(two: tuple[Place, Place]) -> None:
    _, sockets, _ = await begun(list(two), options={"target_score": 60})
    await played(sockets)
    await level(sockets)
    assert sockets[0].result is not None
    assert sockets[0].result == sockets[1].result
    for socket in sockets:
        while socket.table["stage"] != "over":
            await socket.next()
    both = await asyncio.gather(*(s.ask("rematch") for s in sockets))
    assert [answer["type"] for answer in both] == ["done", "done"]
    for socket in sockets:
        while socket.table["rematch"] is None:
            await socket.next()
    assert sockets[0].table["rematch"] == sockets[1].table["rematch"], "one next table, not two"


async def test_a_match_that_began_elsewhere_is_read_once(two: tuple[Place, Place]) -> None:
    first, second = two
    ann, ben = await first.guest("Ann"), await second.guest("Ben")
    table = await ann.table(seats=2)
    wire = await ben.at(table["id"])
    await wire.do("sit")
    house = second.hall.house
    house.tables[table["id"]].behind = False
    deaf, house.sharing._channel._heard = house.sharing._channel._heard, lambda _told: None  # type: ignore[attr-defined]  # Together has it
    at_first = await ann.at(table["id"])
    await at_first.do("start")
    house.sharing._channel._heard = deaf  # type: ignore[attr-defined]  # Together has it
    house.tables[table["id"]].behind = True

    async def held() -> Any:
        async with house.holding(table["id"]) as found:
            return found.match

    matches = await asyncio.gather(*(held() for _ in range(6)))
    assert matches[0] is not None
    assert all(match is matches[0] for match in matches), "a second one would forget what is played on the first"
    await wire.until("snapshot", version=matches[0].version)


# --- seats, chat, presence


async def test_a_seat_is_taken_once(two: tuple[Place, Place]) -> None:
    first, second = two
    host = await first.guest("Ann")
    table = await host.table(seats=2)
    rivals = [await place.guest(f"Rival {n}") for n, place in enumerate([first, second] * 4)]
    sockets = [await rival.at(table["id"]) for rival in rivals]
    for socket in sockets:
        await socket.until("snapshot")
    answers = await asyncio.gather(*(socket.ask("sit", seat=1) for socket in sockets))
    assert sorted(answer["type"] for answer in answers) == ["done"] + ["refused"] * 7
    assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"refused-seat-taken"}
    tables = [
        (await place.stack.enter_async_context(httpx.AsyncClient(timeout=60, base_url=place.url))) for place in two
    ]
    shown = [(await client.get(f"/api/tables/{table['id']}")).json()["seats"] for client in tables]
    assert [seat["name"] for seat in shown[0]] == [seat["name"] for seat in shown[1]]


async def test_chat_is_in_the_same_order_for_all(two: tuple[Place, Place]) -> None:
    _, sockets, _ = await begun(list(two))
    for number in range(20):
        await asyncio.gather(*(s.do("chat", text=f"{number} of {s.you}") for s in sockets))
    chats: list[list[Any]] = []
    for socket in sockets:
        while sum(m["type"] == "chat" and m["line"]["kind"] == "talk" for m in socket.said) < 40:
            await socket.next()
        chats.append([m["line"] for m in socket.said if m["type"] == "chat" and m["line"]["kind"] == "talk"])
    assert chats[0] == chats[1]
    assert [line["number"] for line in chats[0]] == sorted({line["number"] for line in chats[0]})
    for socket in sockets:
        snapshot = await socket.sync()
        assert [line for line in snapshot["chat"] if line["kind"] == "talk"] == chats[0]


async def test_a_whisper_crosses_workers_and_reaches_nobody_else(two: tuple[Place, Place]) -> None:
    first, second = two
    _, sockets, table = await begun([first, second, second])
    stranger = await (await second.guest("Eve")).at(table["id"])
    await stranger.until("snapshot")
    await sockets[0].do("chat", text="/w 2 under the rose")
    await sockets[1].until("chat")
    await sockets[0].do("chat", text="aloud")
    for socket in (*sockets, stranger):
        while not any(m["type"] == "chat" and m["line"]["text"] == "aloud" for m in socket.said):
            await socket.next()
    heard = [any("under the rose" in str(m) for m in socket.said) for socket in (*sockets, stranger)]
    assert heard == [True, True, False, False]


async def test_who_is_here_and_who_is_away_is_known_everywhere(two: tuple[Place, Place]) -> None:
    first, second = two
    _, sockets, table = await begun([first, second])
    for socket in sockets:
        while not all(seat["here"] for seat in socket.table["seats"]):
            await socket.next()
    watcher = await (await second.guest()).at(table["id"])
    await watcher.until("snapshot")
    while sockets[0].table["spectators"] != 1:
        await sockets[0].next()
    await sockets[1].wire.close()
    while sockets[0].table["seats"][1]["here"]:
        await sockets[0].next()
    assert sockets[0].table["seats"][1]["gone_for"] is not None
    await watcher.wire.close()
    while sockets[0].table["spectators"]:
        await sockets[0].next()


async def test_the_lobby_is_the_same_everywhere(two: tuple[Place, Place]) -> None:
    first, _ = two
    guests = [await place.guest("Ann") for place in two]
    assert [(await guest.http.get("/api/tables")).json()["tables"] for guest in guests] == [[], []]
    opened_there = await guests[0].table(seats=3, options={"target_score": 60})
    private = await guests[0].table(seats=3, private=True)

    async def listed(guest: Guest, wanted: Callable[[list[Any]], bool]) -> list[Any]:
        while not wanted(tables := (await guest.http.get("/api/tables")).json()["tables"]):
            await first.settle()
        return tables

    found = await listed(guests[1], bool)
    assert [table["id"] for table in found] == [opened_there["id"]]
    socket = await guests[0].at(opened_there["id"])
    await socket.do("bot", bot="odds")
    await socket.do("bot", bot="odds")
    await listed(guests[1], lambda tables: tables[0]["taken"] == 3)
    await socket.do("start")
    await listed(guests[1], lambda tables: tables[0]["stage"] == "playing")
    lobbies = [(await guest.http.get("/api/tables")).json() for guest in guests]
    assert private["id"] not in str(lobbies)


async def test_a_new_name_is_known_everywhere(two: tuple[Place, Place]) -> None:
    first, second = two
    ann = await first.guest("Ann")
    there = await through(ann, second)
    assert (await there.http.get("/api/me")).json()["name"] == "Ann"
    await ann.http.post("/api/me", json={"name": "Anna"})
    async with asyncio.timeout(20):
        while (await there.http.get("/api/me")).json()["name"] != "Anna":
            pass


async def test_who_is_forgotten_at_one_worker_is_forgotten_at_all(two: tuple[Place, Place]) -> None:
    first, second = two
    ann = await first.guest("Zuleika")
    table = await ann.table(seats=2)
    at_first = await ann.at(table["id"])
    await at_first.do("chat", text="My secret")
    ben = await (await second.guest("Ben")).at(table["id"])
    assert "My secret" in str(await ben.sync())
    there = await through(ann, second)
    assert (await there.http.get("/api/me")).json()["name"] == "Zuleika"
    answer = await ann.http.post("/api/account/delete", json={"sure": True})
    assert answer.status_code < 300, answer.text
    async with asyncio.timeout(20):
        while "Zuleika" in (told := str(await ben.sync())) or "My secret" in told:
            pass
        while (await there.http.get("/api/me")).json()["name"] is not None:
            pass


# --- what goes on by itself


def counted(place: Place, moves: list[tuple[str, int]]) -> None:
    """Note every question to this worker's thinker."""
    thinker, house = place.hall.house.thinker, place.hall.house

    class Counting:
        async def think(self, game: Any, state: Any, seat: int, bot: str) -> int:
            moves.append((place.hall.sharing.worker, seat))
            return await thinker.think(game, state, seat, bot)

    house.thinker = Counting()


async def test_each_bot_moves_once(two: tuple[Place, Place]) -> None:
    first, second = two
    thought: list[tuple[str, int]] = []
    for place in two:
        counted(place, thought)
    _, sockets, _ = await begun([first, second], bots=["odds", "odds"], options={"target_score": 60})
    match = sockets[0].table["match"]
    bots = [seat["seat"] for seat in sockets[0].table["seats"] if seat["kind"] == "bot"]
    for _ in range(400):
        await level(sockets)
        if sockets[0].result is not None:
            break
        mover = next((socket for socket in sockets if socket.choices), None)
        if mover is not None:
            await mover.move()
        else:
            version = sockets[0].version
            while sockets[0].version == version:
                await first.turn(0.5)
                version = min(version, sockets[0].version)
                await sockets[0].sync()
    lines = await record(first, match)
    moves = [line for line in map(json.loads, lines) if line.get("seat") in bots]
    assert moves
    assert len(thought) == len(moves), "none thought in vain, and none was done twice"


async def stopped_dead(place: Place) -> None:
    """What `kill -9` does to a worker, in this process: it says nothing and does nothing any more."""
    sharing: Any = place.hall.sharing
    sharing._stopped = True
    sharing._timer.cancel()
    sharing._channel._closing = True
    sharing._channel._task.cancel()

    async def silent() -> None:
        pass

    sharing.stop = silent
    house = place.hall.house
    for table_id in list(house.timers):
        house.let_be(table_id)
    house.schedule = lambda _table: None
    sharing._presence.changed = lambda _table: None
    for table in list(house.tables.values()):
        for visitor in list(table.visitors):
            visitor._wire.abort()


@pytest.mark.parametrize("clock", ["none", "brisk"])
async def test_a_table_goes_on_when_its_worker_dies(clock: str, two: tuple[Place, Place]) -> None:
    first, second = two
    ann = await first.guest("Ann")
    table = await ann.table(seats=2, bots=["odds"], start=True, clock=clock)
    socket = await ann.at(table["id"])
    await socket.until("snapshot")
    while not socket.choices:
        await first.turn(1)
        await socket.sync()
    await socket.move("stop")
    await stopped_dead(first)
    again = await (await through(ann, second)).at(table["id"])
    await again.until("snapshot")
    for _ in range(20):
        await second.turn(1)
        await again.sync()
        if again.choices:
            break
    assert again.choices, "the bot has moved, at the other worker"
    await again.move()


async def test_what_a_worker_has_taken_and_not_done_is_done_by_another(two: tuple[Place, Place]) -> None:
    first, second = two
    ann = await first.guest("Ann")
    begun = asyncio.Event()

    class Stuck:
        async def think(self, *_: Any) -> int:
            begun.set()
            await asyncio.Event().wait()
            raise AssertionError

    first.hall.house.thinker = Stuck()
    table = await ann.table(seats=2, bots=["odds"], start=True)
    socket = await ann.at(table["id"])
    await socket.until("snapshot")
    watching = await (await through(ann, second)).at(table["id"])
    await watching.until("snapshot")
    while socket.choices:  # through the first worker, so that it looks after the bot
        await socket.move("stop" if "stop" in socket.open_moves() else None)
    before = socket.version
    house = first.hall.house
    await _turned(first, second, begun)
    await stopped_dead(first)
    for pending in list(house._tasks):
        pending.cancel()
    for _ in range(int(_LEASE + _LATE + _LOOK) + 3):
        await second.turn(1)
    await watching.sync()
    assert watching.version > before


async def _turned(first: Place, second: Place, begun: asyncio.Event) -> None:
    """Let time pass until the first worker is stuck in thinking, waiting for everything else that happens."""
    first.time.places.remove(first)
    while not begun.is_set():
        await second.turn(0.25)
        while busy := [t for t in first.hall.house._tasks if t.get_coro().__name__ != "_think"]:
            await asyncio.gather(*busy)
        await asyncio.sleep(0)  # what has been begun comes to the thinker


async def test_a_dead_workers_people_are_gone(two: tuple[Place, Place]) -> None:
    first, second = two
    _, sockets, _ = await begun([first, second])
    while not sockets[1].table["seats"][0]["here"]:
        await sockets[1].next()
    await stopped_dead(first)
    first.time.places.remove(first)
    await second.turn(2 * _DEAD + 3)
    while sockets[1].table["seats"][0]["here"]:
        await sockets[1].next()
