"""Clocks, bots and people who are away, by a time that the test turns: nothing here waits for real seconds."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.server.guests import GENEROUS, HandTime, Place, Socket, opened, play_on, playing

from sevenfold.tables.clock import DECISION_SECONDS, RETURN_SECONDS


def asked_of(sockets: list[Socket]) -> tuple[Socket, Socket]:
    """Who is asked, and somebody who isn't."""
    return next(s for s in sockets if s.choices), next(s for s in sockets if not s.choices)


async def lines_of(place: Place, socket: Socket) -> list[dict]:
    rows = await place.hall.store.rows(place.hall.store.statements.lines, match=socket.table["match"])
    return [msgspec.json.decode(row[0]) for row in rows]


@pytest.mark.parametrize("clock", ["relaxed", "brisk"])
async def test_the_clock_moves_for_who_does_not_answer_and_marks_it(place: Place, clock: str) -> None:
    _, sockets = await playing(place, 2, clock=clock)
    asked, other = asked_of(sockets)
    total = DECISION_SECONDS[clock]
    seat = {"seat": asked.you, "left": total, "runs": True}
    assert asked.clock == {"left": total, "total": total, "seats": [seat]}
    await place.turn(total - 1)
    assert (await other.sync())["clock"] == {"left": 1.0, "total": total, "seats": [{**seat, "left": 1.0}]}
    version = other.version
    await place.turn(2)
    await other.until("update")
    moves = [line for line in await lines_of(place, other) if "move" in line]
    assert other.version > version
    assert moves[-1]["clock"] is True
    assert moves[-1]["t"] == total


async def test_without_a_clock_nothing_happens_by_itself(place: Place) -> None:
    _, sockets = await playing(place, 2)
    version = sockets[0].version
    await place.turn(10 * 24 * 3600)
    assert (await sockets[0].sync())["version"] == version
    assert sockets[0].clock == {"left": None, "total": None, "seats": []}


async def test_after_two_time_outs_a_bot_keeps_the_seat_until_its_owner_acts(place: Place) -> None:
    _, sockets = await playing(place, 2, clock="brisk")
    first, second = sockets
    asleep, awake = first, second
    for _ in range(40):
        await awake.sync()
        if awake.table["seats"][asleep.you]["kind"] == "bot":
            break
        if awake.choices:
            await awake.move()
        else:
            await place.turn(15.5)
    seat = awake.table["seats"][asleep.you]
    assert (seat["kind"], seat["keeps"]) == ("bot", "Guest 0")
    timed_out = [line for line in await lines_of(place, awake) if line.get("clock")]
    assert [line["seat"] for line in timed_out] == [asleep.you, asleep.you]
    await asleep.do("sit")
    await awake.sync()
    assert awake.table["seats"][asleep.you]["kind"] == "person"
    said = [line["text"] for line in (await awake.sync())["chat"]]
    assert "chat-stands-in" in said
    assert "chat-back" in said


async def test_an_own_move_between_them_makes_time_outs_count_anew(place: Place) -> None:
    _, sockets = await playing(place, 2, clock="brisk", options={"target_score": 2000})
    missed = 0
    for number in range(60):
        await sockets[0].sync()
        await sockets[1].sync()
        asked, _ = asked_of(sockets)
        if asked is sockets[0] and number % 2:
            missed += 1
            await place.turn(15.5)
            for _ in range(20):
                await sockets[0].sync()
                await sockets[1].sync()
                if sockets[0].choices:
                    await sockets[0].move()
                    break
                await sockets[1].move()
        else:
            await asked.move()
    assert missed > 3
    assert (await sockets[0].sync())["table"]["seats"][0]["kind"] == "person"


async def test_bots_take_a_humans_time_and_a_match_of_bots_ends_by_itself(place: Place) -> None:
    ann = await place.guest("Ann")
    table = await ann.table(
        seats=3, bots=["odds", "cautious"], start=True, options={"start": "1", "target_score": 20}, clock="brisk"
    )
    socket = await ann.at(table["id"])
    await socket.until("snapshot")
    while socket.choices:
        await socket.move()  # a question the first deal may put to her
    first = socket.version
    await place.turn(0.7)
    assert (await socket.sync())["version"] == first
    await place.turn(0.9)
    assert (await socket.sync())["version"] > first
    await socket.wire.close()
    await place.turn(3600)  # she never comes back: the clock, then a bot plays for her
    snapshot = await (await ann.at(table["id"])).until("snapshot")
    assert snapshot["table"]["stage"] == "over"
    assert snapshot["result"]["winners"]


async def test_the_rest_of_a_round_can_be_hurried_once_no_person_decides_in_it(place: Place) -> None:
    ann = await place.guest("Ann")
    table = await ann.table(seats=3, bots=["cautious", "cautious"], start=True, options={"start": "0"})
    socket = await ann.at(table["id"])
    await socket.until("snapshot")
    if socket.view["rows"][0]["status"] == "active":
        await socket.refused("fast_forward", "refused-people-left")
    for _ in range(30):
        if socket.view["rows"][0]["status"] != "active":
            break
        if "stop" in socket.open_moves():
            await socket.move("stop")
        elif socket.choices:
            await socket.move()
        else:
            await place.turn(2)
            await socket.sync()
    assert socket.view["round"] == 1
    assert (await socket.sync())["forward"] is True
    before = place.time.now()
    await socket.do("fast_forward")
    await place.turn(0.05)
    await socket.sync()
    assert socket.view["round"] == 2
    assert place.time.now() - before < 0.1
    assert socket.said[-1]["forward"] is False


async def test_clocks_and_bots_go_on_after_a_restart(database_url: str) -> None:
    time = HandTime()
    async with opened(database_url, time=time) as place:
        guests, sockets = await playing(place, 2, clock="relaxed")
        tokens = [guest.token for guest in guests]
        await play_on(sockets, 3)
        ann = await place.guest("Ann")
        bots = await ann.table(seats=3, bots=["odds", "odds"], start=True, options={"start": "1"})
        before = await sockets[0].sync()
        watcher = await ann.at(bots["id"])
        await watcher.until("snapshot")
        while watcher.choices:
            await watcher.move()  # a question the first deal may put to her
        watched = watcher.version
        await place.turn(30)
        assert (await watcher.sync())["version"] > watched
    time.calls.clear()
    time.time += 3600  # the server was down for an hour
    async with opened(database_url, time=time) as place:
        guest = await place.guest()
        guest.http.cookies.set("sevenfold_guest", tokens[0])
        socket = await guest.at(before["table"]["id"])
        snapshot = await socket.until("snapshot")
        assert snapshot["view"] == before["view"]
        assert snapshot["version"] == before["version"]
        assert snapshot["you"] == before["you"]
        assert snapshot["clock"]["left"] == RETURN_SECONDS  # people have to come back first
        await place.turn(RETURN_SECONDS + 1)
        assert (await socket.sync())["version"] > before["version"]


async def test_a_table_nobody_uses_is_forgotten_and_comes_back(place: Place) -> None:
    guests, sockets = await playing(place, 2)
    await play_on(sockets, 5)
    before = await sockets[0].sync()
    for socket in sockets:
        await socket.wire.close()
    while place.hall.house.tables:
        await (await guests[0].http.get("/health")).aread()
    again = await guests[0].at(before["table"]["id"])
    assert (await again.until("snapshot"))["view"] == before["view"]


async def test_a_match_that_waits_for_somebody_who_has_gone_takes_no_memory(place: Place) -> None:
    ann = await place.guest("Ann")
    for _ in range(5):
        await ann.table(seats=3, bots=["cautious", "odds"], start=True)
    await place.turn(3600)
    assert place.hall.house.tables == {}
    assert place.hall.house.timers == {}


async def test_silent_visitors_keep_their_table_but_not_its_match(place: Place) -> None:
    _, sockets = await playing(place, 2)
    before = await sockets[0].sync()
    await place.turn(3600)
    place.hall.house.sweep()
    (table,) = place.hall.house.tables.values()
    assert table.match is None
    await play_on(sockets, 5)
    assert sockets[0].version > before["version"]
    merged = dict(sockets[1].view)
    assert (await sockets[1].sync())["view"] == merged


async def test_a_clock_runs_on_at_a_forgotten_table(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=GENEROUS) as place:
        guests, sockets = await playing(place, 2, clock="relaxed")
        before = await sockets[0].sync()
        for socket in sockets:
            await socket.wire.close()
        table = place.hall.house.tables[before["table"]["id"]]
        while table.visitors:
            await (await guests[0].http.get("/health")).aread()
        place.hall.house.forget(table)
        assert place.hall.house.tables == {}
        await place.turn(61)
        again = await guests[0].at(before["table"]["id"])
        assert (await again.until("snapshot"))["version"] > before["version"]
