"""Bots that negotiate at a table say a sentence to it, and never one that gives a hidden offer away."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.guests import Place, Socket

OF_OFFERS = {"says-weisen-offer", "says-weisen-withdraw", "says-weisen-decline"}
BRIEF = ("decline", "done", "ready", "drop", "stay")
"""What somebody plays who wants no part in it."""


async def talked(place: Place, rounds: int, **options: Any) -> Socket:
    """A table with three bots in which a person plays along for so many rounds, longer if the bots have agreed on nothing yet."""
    guest = await place.guest("Dora")
    table = await guest.table(game="weisen", seats=4, bots=["steady"] * 3, options=options, start=True)
    socket = await guest.at(table["id"])
    await socket.until("snapshot")
    while socket.result is None and (socket.view["round"] <= rounds or not lines(socket)):
        if 0 in socket.view["asking"]["seats"]:
            moves = socket.open_moves()
            await socket.move(next((m for word in BRIEF for m in moves if m.split()[0] == word), moves[0]))
        else:
            await place.turn(2)
            await socket.sync()
    return socket


def lines(socket: Socket) -> list[dict[str, Any]]:
    return [message["line"] for message in socket.said if message["type"] == "chat"]


@pytest.mark.parametrize("open_offers", [False, True])
async def test_bots_say_a_sentence_to_what_everybody_sees(place: Place, open_offers: bool) -> None:
    socket = await talked(place, 4, open_offers=open_offers)
    said = lines(socket)
    assert said
    assert {line["kind"] for line in said} == {"phrase"}
    keys = {line["text"] for line in said}
    assert "says-weisen-pair" in keys
    assert bool(keys & OF_OFFERS) == open_offers
    names = {seat["name"] for seat in socket.table["seats"]}
    for line in said:
        assert line["seat"] != socket.you
        assert line["figures"]["wording"] in (1, 2, 3)
        assert line["name"] in names
        if "other" in line["figures"]:
            assert line["figures"]["other"] in names - {line["name"]}


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
