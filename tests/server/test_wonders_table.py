"""7 Wonders at a table: everybody chooses at once, over real sockets, each told only what they may know."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.guests import Place, Socket, playing

SECRET = {"dealt", "chosen", "stage", "sold", "left"}
"""Happenings whose card only their seat sees."""


async def table_of(place: Place, seats: int = 3, **wanted: Any) -> tuple[list[Socket], Socket]:
    """A match that has just begun, and a spectator."""
    _, sockets = await playing(place, seats, game="7wonders", **wanted)
    watcher = await (await place.guest()).at(sockets[0].table["id"])
    await watcher.until("snapshot")
    return sockets, watcher


async def all_at(sockets: list[Socket], version: int) -> None:
    """Wait until everybody has heard of this version."""
    for socket in sockets:
        while socket.version < version:
            await socket.until("update")


def waiting(sockets: list[Socket]) -> Socket | None:
    """Somebody the game waits for."""
    return next((s for s in sockets if s.you in s.view["asking"]["seats"]), None)


async def choose(mover: Socket, everybody: list[Socket], number: int) -> None:
    """Play one of the open moves, another one each time, and let everybody follow."""
    moves = mover.open_moves()
    building = [move for move in moves if not move.startswith("sell")] or moves
    await mover.move(building[number % len(building)])
    await all_at(everybody, mover.version)


@pytest.mark.parametrize("side", ["a", "b"])
async def test_a_whole_game_shows_everybody_what_they_may_know(place: Place, side: str) -> None:
    sockets, watcher = await table_of(place, 3, options={"side": side})
    everybody = [*sockets, watcher]
    number = 0
    while (mover := waiting(sockets)) is not None:
        number += 1
        await choose(mover, everybody, number)
        if number % 40 == 0:
            for socket in everybody:
                merged = socket.view
                assert (await socket.sync())["view"] == merged
    assert watcher.result is not None
    assert watcher.view["winners"] == watcher.result["winners"]
    told = 0
    for socket in everybody:
        for message in socket.said:
            if message["type"] != "update":
                continue
            for event in message["events"]:
                if event["kind"] in SECRET and event["seat"] != socket.you:
                    told += 1
                    assert event.get("card") is None, event
        if socket is watcher:
            assert not [m for m in socket.said if m.get("choices")]
            assert socket.view["hand"] == []
    assert told > 200


async def test_a_hand_and_a_choice_are_shown_to_their_seat_alone(place: Place) -> None:
    (ann, ben, cleo), watcher = await table_of(place)
    for socket in (ann, ben, cleo):
        assert socket.view["you"] == socket.you
        assert len(socket.view["hand"]) == 7
    assert watcher.view["hand"] == []
    sold = next(move for move in ann.open_moves() if move.startswith("sell"))
    await ann.move(sold)
    assert ann.view["chosen"] == sold
    await all_at([ben, cleo, watcher], ann.version)
    for socket in (ben, cleo, watcher):
        assert socket.view["chosen"] is None
        assert socket.view["cities"][ann.you]["chosen"] is True
        assert socket.view["asking"]["seats"] == [ben.you, cleo.you]


async def test_a_choice_can_be_changed_until_the_last_has_chosen(place: Place) -> None:
    (ann, ben, cleo), _ = await table_of(place)
    first, second = [move for move in ann.open_moves() if move.startswith("sell")][:2]
    await ann.move(first)
    await ann.move(second)
    assert ann.view["chosen"] == second
    await ben.sync()
    await ben.move(next(move for move in ben.open_moves() if move.startswith("sell")))
    await cleo.sync()
    await cleo.move(next(move for move in cleo.open_moves() if move.startswith("sell")))
    update = await ann.until("update", version=cleo.version)
    own = [event for event in update["events"] if event["kind"] == "sold" and event["seat"] == ann.you]
    assert [event["card"] for event in own] == [second.split()[1]]
    assert ann.view["turn"] == 2


async def test_a_move_decided_before_the_others_chose_is_taken(place: Place) -> None:
    (ann, ben, cleo), _ = await table_of(place)
    seen, move = cleo.version, cleo.open_moves()[0]
    await ann.move()
    await ben.sync()
    await ben.move()
    answer = await cleo.ask("move", version=seen, move=move)
    assert answer["type"] == "done", answer
    await ann.sync()
    assert ann.view["turn"] == 2
    await cleo.refused("move", "refused-stale", version=seen, move=move)


async def test_the_clock_sells_for_those_alone_who_have_not_chosen(place: Place) -> None:
    (ann, ben, cleo), _ = await table_of(place, clock="brisk")
    built = next(move for move in ann.open_moves() if move.startswith("build"))
    await ann.move(built)
    assert ann.clock["left"] is not None
    await place.turn(16)
    await ann.sync()
    assert ann.view["turn"] == 2
    happened = [event for message in ann.said if message["type"] == "update" for event in message["events"]]
    assert [e["card"] for e in happened if e["kind"] == "built"] == [built.split()[1]]
    assert {e["seat"] for e in happened if e["kind"] == "sold"} == {ben.you, cleo.you}


async def test_bots_choose_once_and_wait_for_the_person(place: Place) -> None:
    guest = await place.guest("Dora")
    table = await guest.table(game="7wonders", seats=5, bots=["random"] * 4, start=True)
    socket = await guest.at(table["id"])
    began = (await socket.until("snapshot"))["version"]
    await place.turn(600)
    await socket.sync()
    assert socket.version == began + 4
    assert socket.view["asking"]["seats"] == [0]
    await socket.move()
    assert socket.view["turn"] == 2


async def test_who_leaves_is_kept_by_a_bot_and_the_game_goes_on(place: Place) -> None:
    guest = await place.guest("Dora")
    table = await guest.table(game="7wonders", seats=3, bots=["random"] * 2, start=True)
    socket = await guest.at(table["id"])
    await socket.until("snapshot")
    await socket.do("stand")
    await place.turn(3600)
    await socket.sync()
    assert socket.view["asking"]["what"] == "over"
    assert socket.result is not None
