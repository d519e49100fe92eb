"""Bots that negotiate at a table say a sentence to it, and never one that gives a hidden offer away."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.guests import Place, Socket

OF_OFFERS = {"says-weisen-offer", "says-weisen-withdraw", "says-weisen-decline"}
BRIEF = ("decline", "done", "ready", "drop", "stay")
"""What somebody plays who wants no part in it."""


async def talked(place: Place, rounds: int, **options: Any) -> Socket:
    """A table with three bots in which a person plays along for so many rounds, longer if no bot has spoken of an offer yet."""
    guest = await place.guest("Dora")
    table = await guest.table(game="weisen", seats=4, bots=["steady"] * 3, options=options, start=True)
    socket = await guest.at(table["id"])
    await socket.until("snapshot")
    while socket.result is None and (socket.view["round"] <= rounds or not said_by(socket) & OF_OFFERS):
        if 0 in socket.view["asking"]["seats"]:
            await play_briefly(socket)
        else:
            await place.turn(2)
            await socket.sync()
    return socket


async def play_briefly(socket: Socket) -> None:
    moves = socket.open_moves()
    await socket.move(next((m for word in BRIEF for m in moves if m.split()[0] == word), moves[0]))


def said_by(socket: Socket) -> set[str]:
    return {line["text"] for line in lines(socket)}


def lines(socket: Socket) -> list[dict[str, Any]]:
    return [message["line"] for message in socket.said if message["type"] == "chat"]


@pytest.mark.parametrize("open_offers", [False, True])
async def test_bots_say_a_sentence_and_whisper_of_what_two_alone_see(place: Place, open_offers: bool) -> None:
    socket = await talked(place, 4, open_offers=open_offers)
    said = lines(socket)
    assert said
    assert {line["kind"] for line in said} == {"phrase"}
    keys = {line["text"] for line in said}
    assert "says-weisen-pair" in keys
    assert keys & OF_OFFERS
    names = {seat["name"] for seat in socket.table["seats"]}
    for line in said:
        assert line["seat"] != socket.you
        assert line["figures"]["wording"] in (1, 2, 3)
        whispered = line["text"] in OF_OFFERS and not open_offers
        assert (line["to"], line["to_seat"]) == (("Dora", socket.you) if whispered else (None, None))
        assert (line["number"] == 0) == whispered
        assert line["name"] in names
        if "other" in line["figures"]:
            assert line["figures"]["other"] in names - {line["name"]}


async def test_nobody_else_hears_what_a_bot_whispers(place: Place) -> None:
    """Ruling 18: two people and somebody who watches; each offer and refusal of a bot comes to the one alone whom it concerns."""
    dora, emil, wim = [await place.guest(name) for name in ("Dora", "Emil", "Wim")]
    table = await dora.table(game="weisen", seats=4, bots=["steady"] * 2)
    sockets = [await guest.at(table["id"]) for guest in (dora, emil, wim)]
    for socket in sockets:
        await socket.until("snapshot")
    await sockets[1].do("sit")
    await sockets[0].do("start")
    heard: list[set[int | None]] = []
    while True:
        for socket in sockets:
            await socket.sync()
        heard = [{line["to_seat"] for line in lines(socket) if line["text"] in OF_OFFERS} for socket in sockets]
        if all(heard[:2]) or sockets[0].result is not None:
            break
        asked = [socket for socket in sockets[:2] if socket.you in socket.view["asking"]["seats"]]
        if asked:
            await play_briefly(asked[0])
        else:
            await place.turn(2)
    assert heard == [{sockets[0].you}, {sockets[1].you}, set()]


async def test_bots_among_themselves_are_silent(place: Place) -> None:
    """Whoever sat there has left a bot in their seat, and nobody else is there to read it."""
    guest = await place.guest("Dora")
    table = await guest.table(game="weisen", seats=4, bots=["steady"] * 3, start=True)
    socket = await guest.at(table["id"])
    await socket.until("snapshot")
    await socket.do("stand")
    while socket.view["round"] <= 2:
        await place.turn(2)
        await socket.sync()
    assert all(line["kind"] == "system" for line in lines(socket))
