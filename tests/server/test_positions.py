"""Tables that begin at a position: given by somebody, or taken from a lesson; what can't be is refused with a sentence."""

from __future__ import annotations

import io
import json
from contextlib import redirect_stdout
from typing import Any

import pytest
from tests.server.guests import Guest, Place

from sevenfold.cli.main import main
from sevenfold.games.kit.contract import DEALER
from sevenfold.games.registry import GAMES, game
from sevenfold.server.api import _part_of


def moment(name: str, players: int | None = None) -> dict[str, Any]:
    """A game just begun, as a position."""
    chosen = game(name)
    return chosen.describe(chosen.start(players or chosen.usual_seats, seed=7))


async def refusal(guest: Guest, **wanted: Any) -> dict[str, Any]:
    answer = await guest.http.post("/api/tables", json={"game": "sevn", "seats": 4, "clock": "none", **wanted})
    assert answer.status_code in {400, 404, 413}, answer.text
    said = answer.json()
    assert said["sentence"]
    return said


def bots(name: str, count: int) -> list[str]:
    return ["random"] * count


@pytest.mark.parametrize("name", GAMES)
async def test_a_table_begins_at_the_position_it_was_opened_with(place: Place, name: str) -> None:
    ann = await place.guest("Ann")
    chosen = game(name)
    position = moment(name)
    seats = chosen.usual_seats
    table = await ann.table(game=name, seats=seats, position=position, bots=bots(name, seats - 1), start=True)
    assert table["position"]
    assert table["lesson"] is None
    async with place.hall.house.holding(table["id"]) as held:
        first = json.loads(held.begun_match().lines[0])
    assert first["position"] == position
    assert first["seal"] == table["seal"], "what is drawn from there on is sealed all the same"
    actors = chosen.actors(chosen.position(position))
    if actors != (DEALER,):
        assert table["seats"][actors[0]]["name"] == "Ann", "the one who opens it answers the question that is open"


@pytest.mark.parametrize("name", GAMES)
async def test_every_moment_of_every_lesson_that_goes_on_can_be_played_on(place: Place, name: str) -> None:
    ann = await place.guest("Ann")
    lessons = _part_of(name, "lessons")
    for lesson in lessons.lesson_names():
        shown = lessons.lesson(lesson)
        seats = len(shown.players)
        for number, step in enumerate(shown.steps, 1):
            wanted = {
                "game": name,
                "seats": seats,
                "lesson": {"name": lesson, "step": number},
                "seat": 0,
                "bots": bots(name, seats - 1),
                "start": True,
            }
            if not step.playable:
                said = await refusal(ann, **wanted)
                assert said["code"] == "refused-position-over"
                continue
            table = await ann.table(**wanted)
            assert table["lesson"] == lesson
            assert table["seats"][0]["name"] == "Ann"
            async with place.hall.house.holding(table["id"]) as held:
                view = game(name).view(held.begun_match().state, 0)
                held.terms.stage = "over"  # so that they don't go on, and don't count
                await place.hall.house.store.write(held.terms.row(place.hall.store.statements, place.time.now()))
            if game(name).actors(game(name).position(lessons.lesson_position(lesson, number))) != (DEALER,):
                assert view == step.view, (lesson, number)
