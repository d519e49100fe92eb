"""Tables that begin at a position: given by somebody, or taken from a lesson; what can't be is refused with a sentence."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import Guest, Place

from sevenfold.cli.main import main
from sevenfold.games.kit.contract import DEALER
from sevenfold.games.registry import GAMES, game
from sevenfold.server.api import _part_of
from sevenfold.tables.limits import Limits


def moment(name: str) -> dict[str, Any]:
    """A game just begun, as a position."""
    chosen = game(name)
    return chosen.describe(chosen.start(chosen.usual_seats, seed=7))


def near_the_end(name: str, seats: int, left: int = 12) -> dict[str, Any]:
    """A position so many moves and deals before the end of a game that is played at random."""
    chosen, chance = game(name), random.Random(3)
    s = chosen.start(seats, seed=3)
    moments = [chosen.describe(s)]
    while actors := chosen.actors(s):
        actor = chance.choice(chosen.waiting(s) or actors)
        if actor == DEALER:
            outcomes = chosen.outcomes(s)
            move = chance.choices(outcomes, [o.weight for o in outcomes])[0].move
        else:
            move = chance.choice(chosen.moves(s, actor))
        chosen.apply(s, actor, move)
        moments.append(chosen.describe(s))
    return moments[-left]


async def refusal(guest: Guest, **wanted: Any) -> dict[str, Any]:
    answer = await guest.http.post("/api/tables", json={"game": "sevn", "seats": 4, "clock": "none", **wanted})
    assert answer.status_code in {400, 404, 413}, answer.text
    said = answer.json()
    assert said["sentence"]
    return said


def bots(count: int) -> list[str]:
    return ["random"] * count


@pytest.mark.parametrize("name", GAMES)
async def test_a_table_begins_at_the_position_it_was_opened_with(place: Place, name: str) -> None:
    ann = await place.guest("Ann")
    chosen = game(name)
    position = moment(name)
    seats = chosen.usual_seats
    table = await ann.table(game=name, seats=seats, position=position, bots=bots(seats - 1), start=True)
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
                "bots": bots(seats - 1),
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
                draft = held.terms.copy()
                draft.stage = "over"  # so that they don't go on, and don't count
                await place.hall.house.keeper.commit(held, draft)
            if game(name).actors(game(name).position(lessons.lesson_position(lesson, number))) != (DEALER,):
                assert view == step.view, (lesson, number)


@pytest.mark.parametrize("name", GAMES)
async def test_a_match_from_a_position_is_played_to_its_end_and_its_record_replays(
    place: Place, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = await place.guest("Ann")
    seats = game(name).usual_seats
    position = near_the_end(name, seats)
    table = await ann.table(game=name, seats=seats, position=position, bots=bots(seats - 1), start=True)
    mine = await ann.at(table["id"])
    await mine.sync()
    while mine.result is None:
        if mine.open_moves():
            await mine.move()
        await place.turn(5)
        await mine.sync()
    record = await ann.http.get(f"/api/matches/{mine.table['match']}/record")
    file = tmp_path / "a.sevenfold.jsonl"
    file.write_text(record.text)
    assert json.loads(record.text.splitlines()[0])["position"] == position
    for command in ("replay", "verify"):
        with pytest.raises(SystemExit) as ended:
            main([command, str(file)])
        assert not ended.value.code, capsys.readouterr()
    assert "begins from a given position" in capsys.readouterr().out

    await mine.do("rematch")
    again = await ann.at((await mine.sync())["table"]["rematch"])
    await again.sync()
    assert again.table["position"], "the next table begins there, too"
    await again.do("start")
    await again.sync()
    async with place.hall.house.holding(again.table["id"]) as held:
        assert json.loads(held.begun_match().lines[0])["position"] == position


async def test_seats_and_options_of_a_position_stay_and_everybody_is_told_that_there_is_one(place: Place) -> None:
    ann = await place.guest("Ann")
    table = await ann.table(seats=4, position=moment("sevn"))
    host = await ann.at(table["id"])
    await host.refused("seats", "refused-position-fixed", count=3)
    await host.refused("option", "refused-position-fixed", name="target_score", value=100)
    await host.refused("chat", "refused-position-fixed", text="/option target_score 100")
    assert (await host.sync())["table"]["position"]
    lobby = (await ann.http.get("/api/tables")).json()
    assert lobby["tables"][0]["position"]
    usual = await ann.table()
    assert not usual["position"]


async def test_options_of_the_table_hold_at_a_position_and_its_own_stand_above_them(place: Place) -> None:
    ann = await place.guest("Ann")
    position = {**moment("sevn"), "options": {"target_score": 50}}
    table = await ann.table(
        seats=4, position=position, options={"target_score": 300, "bonus_stack": False}, bots=bots(3), start=True
    )
    async with place.hall.house.holding(table["id"]) as held:
        options = json.loads(held.begun_match().lines[0])["options"]
    assert options["target_score"] == 50
    assert options["bonus_stack"] is False


WRONG: list[tuple[dict[str, Any], str, str | None]] = [
    ({"position": {}}, "error-position-seat-count", "players"),
    ({"position": {"rows": 1}}, "error-position-unknown", "rows"),
    ({"position": moment("7wonders")}, "error-position-unknown", "age"),
    ({"position": {**moment("sevn"), "round": -1}}, "error-position-number", "round"),
    ({"position": {**moment("sevn"), "round": 10**30}}, "error-position-number", "round"),
    ({"position": {**moment("sevn"), "round": 2**63}}, "error-position-number", "round"),
    ({"position": {**moment("sevn"), "round": 1.5}}, "error-position-number", "round"),
    ({"position": {**moment("sevn"), "round": "9" * 9000}}, "error-position-number", "round"),
    ({"position": {**moment("sevn"), "players": "all"}}, "error-position-list", "players"),
    ({"position": {**moment("sevn"), "players": [{}] * 4000}}, "error-position-seat-count", "players"),
    ({"position": {**moment("sevn"), "options": {"colour": "red"}}}, "error-unknown-option", None),
    ({"position": {**moment("sevn"), "options": [1]}}, "error-position-object", "options"),
    ({"position": moment("sevn"), "seats": 3}, "error-position-seats", None),
    ({"position": moment("sevn"), "seats": 99}, "error-seats", None),
    ({"position": moment("sevn"), "seat": 4}, "refused-no-seat", None),
    ({"position": moment("sevn"), "seat": -1}, "refused-no-seat", None),
    ({"position": moment("sevn"), "options": {"target_score": "x"}}, "error-option-number", None),
    ({"position": [1]}, "refused-message-malformed", None),
    ({"position": "x" * 100}, "refused-message-malformed", None),
    ({"position": {"players": ["x" * 20_000]}}, "refused-body-long", None),
    ({"lesson": {"name": "nothing"}}, "error-unknown-lesson", None),
    ({"lesson": {"name": "../records/freeze"}}, "error-unknown-lesson", None),
    ({"lesson": {"name": "freeze", "step": 99}}, "error-unknown-lesson-step", None),
    ({"lesson": {"name": "freeze", "step": 0}}, "error-unknown-lesson-step", None),
    ({"lesson": {"name": "freeze", "step": -(10**15)}}, "error-unknown-lesson-step", None),
    ({"lesson": {"name": "freeze"}, "position": {}}, "refused-position-twice", None),
    ({"lesson": {"name": "scoring"}, "seats": 4, "game": "chess"}, "error-unknown-game", None),
]


@pytest.mark.parametrize(("wanted", "code", "field"), WRONG)
async def test_a_position_that_cannot_be_is_refused_with_the_place_of_the_fault(
    place: Place, wanted: dict[str, Any], code: str, field: str | None
) -> None:
    said = await refusal(await place.guest("Ann"), **wanted)
    assert said["code"] == code, said
    if field is not None:
        assert said["figures"]["field"] == field
        assert len(said["sentence"]) < 400
    assert (await place.hall.store.rows(place.hall.store.statements.public, most=10)) == []


async def test_a_position_nested_without_end_is_refused(place: Place) -> None:
    ann = await place.guest("Ann")
    body = '{"game": "sevn", "seats": 4, "position": {"players": ' + "[" * 5000 + "]" * 5000 + "}}"
    answer = await ann.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["sentence"]


@pytest.mark.parametrize("name", GAMES)
def test_a_position_of_the_largest_table_fits_into_a_request(name: str) -> None:
    position = near_the_end(name, game(name).most_seats)
    assert len(json.dumps({"game": name, "seats": game(name).most_seats, "position": position})) < Limits().body_bytes
