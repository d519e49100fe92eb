"""A game with secrets and simultaneous choices: everybody is told only what they may know; only the own part must be open."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.guests import Place, Socket, opened

from sevenfold.bots.registry import BOTS
from sevenfold.games import registry


@pytest.fixture
async def secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Place, list[Socket], Socket]]:
    """Three people at a table of the secret game, and a spectator."""
    monkeypatch.setitem(registry.GAMES, "secret", "tests.server.secret_game:SECRET")
    monkeypatch.setitem(BOTS, "secret", "tests.server.secret_game")
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3") as place:
        guests = [await place.guest(name) for name in ("Ann", "Ben", "Cleo")]
        table = await guests[0].table(game="secret", seats=3, clock="brisk")
        sockets = [await guest.at(table["id"]) for guest in guests]
        for socket in sockets[1:]:
            await socket.do("sit")
        await sockets[0].do("start")
        watcher = await (await place.guest()).at(table["id"])
        for socket in (*sockets, watcher):
            await socket.sync()
        yield place, sockets, watcher


async def test_a_choice_is_shown_to_its_seat_alone(secret: tuple[Place, list[Socket], Socket]) -> None:
    _, (ann, ben, cleo), watcher = secret
    await ann.move("choose 3")
    for socket in (ben, cleo, watcher):
        update = await socket.until("update")
        assert "3" not in json.dumps({"events": update["events"], "view": {**update["view"], "version": 0}})
        assert socket.view["ready"] == [True, False, False]
        assert socket.view["mine"] == 0
    assert ann.view["mine"] == 3
    await ben.move("choose 2")
    await cleo.move("choose 2")
    for socket in (ann, ben, watcher):
        while socket.version < cleo.version:
            await socket.until("update")
        assert socket.view["last"] == [3, 2, 2]
        assert socket.view["points"] == [1, 0, 0]
    for socket in (ann, ben, cleo, watcher):
        merged = dict(socket.view)
        assert (await socket.sync())["view"] == merged


async def test_only_the_own_part_of_a_simultaneous_choice_must_be_open(
    secret: tuple[Place, list[Socket], Socket],
) -> None:
    _, (ann, ben, cleo), _ = secret
    seen = cleo.version
    await ann.move("choose 1")
    await ben.move("choose 2")
    answer = await cleo.ask("move", version=seen, move="choose 3")  # decided before the others had chosen
    assert answer["type"] == "done", answer
    await ben.refused("move", "refused-stale", version=ben.version, move="choose 1")  # the round is over meanwhile
    await ben.sync()
    await ben.move("choose 1")


async def test_a_choice_can_be_changed_until_the_last_has_chosen(secret: tuple[Place, list[Socket], Socket]) -> None:
    _, (ann, ben, cleo), _ = secret
    await ann.move("choose 1")
    await ann.move("choose 2")
    await ben.move("choose 1")
    await cleo.move("choose 1")
    await ann.sync()
    assert ann.view["last"] == [2, 1, 1]


async def test_the_clock_asks_everybody_who_has_not_answered(secret: tuple[Place, list[Socket], Socket]) -> None:
    place, (ann, *_), _ = secret
    await place.turn(16)
    assert (await ann.sync())["view"]["round"] == 2


async def test_the_clock_leaves_alone_who_has_answered(secret: tuple[Place, list[Socket], Socket]) -> None:
    place, (ann, *_), _ = secret
    await ann.move("choose 3")
    await place.turn(16)
    assert (await ann.sync())["view"]["last"] == [3, 1, 1]


async def test_bots_choose_once_each_round_and_wait_for_people(secret: tuple[Place, list[Socket], Socket]) -> None:
    place, _, _ = secret
    guest = await place.guest("Dora")
    table = await guest.table(game="secret", seats=3, bots=["high", "high"], start=True)
    socket = await guest.at(table["id"])
    first = (await socket.until("snapshot"))["version"]
    await place.turn(600)
    await socket.sync()
    assert socket.view["ready"] == [False, True, True]
    assert socket.version == first + 2
    await socket.move("choose 2")
    assert socket.view["last"] == [2, 3, 3]
    assert socket.view["points"] == [1, 0, 0]
