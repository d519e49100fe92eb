"""A pause by consent, and the clock that goes by days."""

from __future__ import annotations

import pytest
from tests.server.guests import HandTime, Place, Socket, opened, play_on, playing


async def settled(*sockets: Socket) -> None:
    for socket in sockets:
        await socket.sync()


def asked(sockets: list[Socket]) -> Socket:
    return next(socket for socket in sockets if socket.choices)


async def test_a_pause_begins_once_everybody_agrees_and_ends_when_one_goes_on(place: Place) -> None:
    _, sockets = await playing(place, 3, clock="brisk")
    await sockets[0].do("pause", wanted=True)
    await settled(*sockets)
    assert sockets[1].table["paused"] is False
    assert [seat["pausing"] for seat in sockets[1].table["seats"]] == [True, False, False]
    await sockets[1].do("chat", text="/pause")
    await sockets[2].do("pause", wanted=True)
    await settled(*sockets)
    assert all(socket.table["paused"] for socket in sockets)
    assert sockets[0].clock == {"left": None, "total": None, "seats": []}
    mover = asked(sockets)
    version = mover.version
    await mover.refused("move", "refused-paused", version=version, move=mover.open_moves()[0])
    await mover.refused("fast_forward", "refused-people-left")
    await place.turn(86_400)
    assert (await mover.sync())["version"] == version
    await sockets[1].do("pause", wanted=False)
    await settled(*sockets)
    assert sockets[0].table["paused"] is False
    assert not any(seat["pausing"] for seat in sockets[0].table["seats"])
    assert (mover.clock["left"], mover.clock["total"]) == (15.0, 15.0)  # everybody has all their time again
    await mover.move()
    said = [line["text"] for line in (await sockets[0].sync())["chat"] if line["kind"] == "system"]
    wanted = ["chat-pause-wished", "chat-pause-wished", "chat-paused", "chat-pause-over"]
    assert [text for text in said if "pause" in text] == wanted


async def test_a_wish_can_be_taken_back_and_saying_it_twice_says_nothing(place: Place) -> None:
    _, sockets = await playing(place, 2)
    for _ in range(2):
        await sockets[0].do("pause", wanted=True)
    for _ in range(2):
        await sockets[0].do("chat", text="/continue")
    await sockets[1].do("pause", wanted=True)
    snapshot = await sockets[0].sync()
    assert snapshot["table"]["paused"] is False
    said = [line["text"] for line in snapshot["chat"] if "pause" in line["text"]]
    assert said == ["chat-pause-wished", "chat-pause-unwished", "chat-pause-wished"]


async def test_bots_need_not_be_asked_and_stand_still(place: Place) -> None:
    ann = await place.guest("Ann")
    table = await ann.table(seats=3, bots=["odds", "odds"], start=True, options={"start": "1"})
    socket = await ann.at(table["id"])
    await socket.until("snapshot")
    await socket.do("pause", wanted=True)
    paused = await socket.sync()
    assert paused["table"]["paused"] is True
    await place.turn(3600)
    assert (await socket.sync())["version"] == paused["version"]
    await socket.do("pause", wanted=False)
    while socket.choices:
        await socket.move()
    version = (await socket.sync())["version"]
    await place.turn(5)
    assert (await socket.sync())["version"] > version


async def test_who_only_watches_or_has_not_begun_cannot_pause(place: Place) -> None:
    guests, sockets = await playing(place, 2)
    watcher = await (await place.guest("Eve")).at(sockets[0].table["id"])
    await watcher.until("snapshot")
    await watcher.refused("pause", "refused-no-seat-here", wanted=True)
    table = await guests[0].table()
    waiting = await guests[0].at(table["id"])
    await waiting.until("snapshot")
    await waiting.refused("pause", "refused-not-playing", wanted=True)


async def test_a_pause_outlasts_a_restart(database_url: str) -> None:
    time = HandTime()
    async with opened(database_url, time=time) as place:
        guests, sockets = await playing(place, 2, clock="brisk")
        await play_on(sockets, 2)
        for socket in sockets:
            await socket.do("pause", wanted=True)
        before = await sockets[0].sync()
        token = guests[0].token
        assert token is not None
    time.calls.clear()
    time.time += 7200
    async with opened(database_url, time=time) as place:
        guest = await place.guest()
        guest.http.cookies.set("sevenfold_guest", token)
        await place.turn(3600)
        socket = await guest.at(before["table"]["id"])
        snapshot = await socket.until("snapshot")
        assert snapshot["table"]["paused"] is True
        assert snapshot["version"] == before["version"]
        await socket.do("pause", wanted=False)
        assert (await socket.sync())["clock"]["left"] == 15.0
        await place.turn(16)
        assert (await socket.sync())["version"] > before["version"]


async def test_the_last_to_leave_ends_the_pause(place: Place) -> None:
    _, sockets = await playing(place, 2)
    for socket in sockets:
        await socket.do("pause", wanted=True)
    await sockets[0].do("stand")
    await sockets[0].sync()
    assert sockets[0].table["paused"] is True
    await sockets[1].do("stand")
    version = (await sockets[0].sync())["version"]
    assert sockets[0].table["paused"] is False
    await place.turn(10)
    assert (await sockets[0].sync())["version"] > version


@pytest.mark.parametrize(("clock", "seconds"), [("relaxed", 60), ("brisk", 15), ("days", 172_800)])
async def test_each_clock_decides_after_its_time(place: Place, clock: str, seconds: int) -> None:
    _, sockets = await playing(place, 2, clock=clock)
    version = sockets[0].version
    assert sockets[0].clock["total"] == seconds
    await place.turn(seconds - 1)
    assert (await sockets[0].sync())["version"] == version
    await place.turn(2)
    assert (await sockets[0].sync())["version"] > version
