"""The coach over HTTP: advice to whom it is due, reviews of what is over, and every refusal in words."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.bots.deals import generator
from tests.bots.search.moments import asked
from tests.server.coach import CoachEngine
from tests.server.guests import GENEROUS, Guest, Place, Socket, opened, play_on, playing

from sevenfold.games.registry import game as game_of
from sevenfold.server import protocol
from sevenfold.server.engine import Engine
from sevenfold.server.trainer import AdviceWanted, ReviewWanted, Thought, Trainer
from sevenfold.tables.limits import Limits

FEW = msgspec.structs.replace(GENEROUS, review_rehearsals=6, coach_burst=1000)
SHORT = {"target_score": 20}


def place_of(tmp_path: Path, engine: Engine | None = None, limits: Limits = FEW) -> Any:
    return opened(f"sqlite:///{tmp_path}/s.sqlite3", engine=engine or CoachEngine(), limits=limits)


async def advice(guest: Guest, table: str) -> Any:
    return await guest.http.get(f"/api/tables/{table}/advice")


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def asked_first(guests: list[Guest], sockets: list[Socket]) -> tuple[Guest, Socket, Guest]:
    """Who is asked, with the socket, and somebody who isn't."""
    at = next(i for i, socket in enumerate(sockets) if socket.choices)
    return guests[at], sockets[at], guests[1 - at]


async def review(guest: Guest, match: str, seat: int) -> dict[str, Any]:
    answer = await guest.http.get(f"/api/matches/{match}/review", params={"seat": seat})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def over(place: Place) -> tuple[list[Guest], str]:
    """A match that has just ended."""
    guests, sockets = await playing(place, options=SHORT)
    await play_on(sockets, 1000)
    assert sockets[0].result is not None
    await place.settle()
    return guests, sockets[0].table["match"]


@pytest.mark.parametrize(("game", "seats"), [("sevn", 3), ("7wonders", 3), ("weisen", 3)])
async def test_who_is_asked_gets_advice_on_every_option_that_is_offered(tmp_path: Path, game: str, seats: int) -> None:
    late, _ = asked(game, 1)[0]
    async with place_of(tmp_path) as place:
        guests, sockets = await playing(place, seats, game=game, position=game_of(game).describe(late))
        at = next(i for i, socket in enumerate(sockets) if socket.choices)
        answer = await advice(guests[at], sockets[at].table["id"])
        assert answer.status_code == 200, answer.text
        found = msgspec.json.decode(answer.content, type=protocol.Advice)
        assert (found.game, found.seat, found.version) == (game, sockets[at].you, sockets[at].version)
        offered = {choice["move"] for choice in sockets[at].choices if choice["refusal"] is None}
        assert {option.move for option in found.options} <= offered
        assert len(found.options) == min(len(offered), 200)
        assert sum(found.chances) == pytest.approx(1.0, abs=0.01)


async def test_it_is_off_for_everybody_who_is_not_asked(tmp_path: Path) -> None:
    async with place_of(tmp_path) as place:
        guests, sockets = await playing(place)
        table = sockets[0].table["id"]
        one, _, other = asked_first(guests, sockets)
        assert (await advice(one, table)).status_code == 200
        assert code(await advice(other, table)) == (400, "refused-coach-not-asked")
        assert code(await advice(await place.guest("Zoe"), table)) == (400, "refused-no-seat-here")
        assert code(await advice(await place.guest(), table)) == (401, "refused-name-needed")
        assert code(await advice(one, "nowhere")) == (404, "refused-no-table")
        waiting = await other.table()
        assert code(await advice(other, waiting["id"])) == (400, "refused-coach-not-playing")


async def test_it_is_off_at_rated_tables(tmp_path: Path) -> None:
    async with place_of(tmp_path) as place:
        guests, sockets = await playing(place, rated=True)
        for guest in guests:
            assert code(await advice(guest, sockets[0].table["id"])) == (403, "refused-coach-rated")


async def test_a_match_that_is_over_is_reviewed_once_and_for_everybody_who_may_see_it(tmp_path: Path) -> None:
    engine = CoachEngine()
    async with place_of(tmp_path, engine) as place:
        guests, match = await over(place)
        first = await review(guests[0], match, 1)
        assert first["stage"] in ("waiting", "running")
        assert first["costly"] == []
        assert await asyncio.to_thread(engine.trainer.reviewed.wait, 60)
        found = await review(guests[0], match, 1)
        assert found["stage"] == "ready"
        assert found["done"] == found["of"] > 0
        assert (found["game"], found["match"], found["seat"]) == ("sevn", match, 1)
        assert len(found["curve"]) == found["decisions"] + 1
        replay = (await guests[0].http.get(f"/api/matches/{match}/replay")).json()
        assert found["curve"][-1]["step"] == replay["total"] - 1
        assert await review(await place.guest("Zoe"), match, 1) == found


async def test_a_running_match_is_not_reviewed_nor_a_seat_that_is_not_there(tmp_path: Path) -> None:
    async with place_of(tmp_path) as place:
        guests, sockets = await playing(place)
        running = f"/api/matches/{sockets[0].table['match']}/review"
        assert code(await guests[0].http.get(running)) == (403, "refused-match-running")
        assert code(await guests[0].http.get("/api/matches/none/review")) == (404, "refused-no-match")
        _, match = await over(place)
        answer = await guests[0].http.get(f"/api/matches/{match}/review", params={"seat": 2})
        assert code(answer) == (400, "refused-no-seat")
        assert answer.json()["figures"] == {"place": 3, "most": 2}


async def test_without_an_engine_it_refuses_in_words(tmp_path: Path) -> None:
    async with place_of(tmp_path, Engine(wanted=False)) as place:
        guests, sockets = await playing(place, options=SHORT)
        one, socket, _ = asked_first(guests, sockets)
        answer = await advice(one, socket.table["id"])
        assert code(answer) == (503, "refused-coach-no-engine")
        assert "engine" in answer.json()["sentence"]
        await play_on(sockets, 1000)
        await place.settle()
        answer = await one.http.get(f"/api/matches/{socket.table['match']}/review")
        assert code(answer) == (503, "refused-coach-no-engine")


async def test_one_question_at_a_time_and_not_too_many(tmp_path: Path) -> None:
    engine = CoachEngine()
    async with place_of(tmp_path, engine, msgspec.structs.replace(FEW, coach_burst=2)) as place:
        guests, sockets = await playing(place)
        one, socket, _ = asked_first(guests, sockets)
        table = socket.table["id"]
        engine.held = asyncio.Event()
        first = asyncio.create_task(advice(one, table))
        async with asyncio.timeout(30):
            await engine.began.wait()
        assert code(await advice(one, table)) == (429, "refused-coach-busy")
        engine.held.set()
        assert (await first).status_code == 200
        assert (await advice(one, table)).status_code == 200
        answer = await advice(one, table)
        assert code(answer) == (429, "refused-too-fast")
        assert int(answer.headers["Retry-After"]) > 0


async def test_as_many_people_as_may_wait_wait_and_the_next_comes_again(tmp_path: Path) -> None:
    engine = CoachEngine()
    async with place_of(tmp_path, engine, msgspec.structs.replace(FEW, coaches_at_once=1)) as place:
        first_table, second_table = await playing(place), await playing(place)
        one, socket, _ = asked_first(*first_table)
        another, another_socket, _ = asked_first(*second_table)
        engine.held = asyncio.Event()
        first = asyncio.create_task(advice(one, socket.table["id"]))
        async with asyncio.timeout(30):
            await engine.began.wait()
        assert code(await advice(another, another_socket.table["id"])) == (429, "refused-too-fast")
        engine.held.set()
        assert (await first).status_code == 200
        assert (await advice(another, another_socket.table["id"])).status_code == 200


async def test_an_answer_that_found_no_time_says_so(tmp_path: Path) -> None:
    engine = CoachEngine()
    engine.answers = Thought()
    async with place_of(tmp_path, engine) as place:
        guests, sockets = await playing(place)
        one, socket, _ = asked_first(guests, sockets)
        assert code(await advice(one, socket.table["id"])) == (503, "refused-coach-late")


async def test_advice_tells_nothing_of_what_others_hold(tmp_path: Path) -> None:
    """Whatever the others hold, a seat that can't tell is told the same: here by the very answer of the server."""
    late, _ = asked("7wonders", 1)[0]
    game, chance = game_of("7wonders"), generator(4)
    async with place_of(tmp_path) as place:
        guests, sockets = await playing(place, 3, game="7wonders", position=game.describe(late))
        table_id, at = sockets[0].table["id"], next(i for i, socket in enumerate(sockets) if socket.choices)
        first = (await advice(guests[at], table_id)).json()
        table = await place.hall.house.table(table_id)
        assert table.match is not None
        other = game.resample(table.match.state, sockets[at].you, chance)
        assert other != table.match.state
        table.match.state.rows, table.match.state.at = other.rows, other.at
        assert (await advice(guests[at], table_id)).json() == first


def test_the_trainer_keeps_so_many_reviews_and_lets_so_many_wait() -> None:
    trainer = Trainer()  # its thread isn't started, so all wait

    def wanted(match: str, record: list[str] | None) -> Thought:
        return trainer.review(ReviewWanted(1, match, 0, record, 1, 2, 2))

    assert wanted("a", None).stage == "unknown"
    assert wanted("a", ["x"]).stage == "waiting"
    assert wanted("a", None).stage == "waiting"
    assert wanted("b", ["x"]).stage == "waiting"
    assert wanted("c", ["x"]).stage == "full"
    for review in trainer._reviews.values():
        review.stage = "ready"
    assert wanted("c", ["x"]).stage == "waiting"
    assert wanted("a", None).stage == "unknown"
    assert wanted("b", None).stage == "ready"


def test_a_record_that_makes_no_sense_fails_its_review_and_nothing_else() -> None:
    trainer = Trainer()
    trainer.review(ReviewWanted(1, "bad", 0, [json.dumps({"game": "sevn"})], 1, 5, 5))
    review = trainer._next()
    assert review is not None
    trainer._look_at(review)
    assert trainer.review(ReviewWanted(2, "bad", 0, None, 1, 5, 5)).stage == "failed"
    assert trainer._next() is None


def test_a_question_that_cannot_be_is_answered_with_what_went_wrong() -> None:
    trainer, told = Trainer(), []
    trainer.advise(AdviceWanted(1, "sevn", 0, b"", 1, 1, 1.0), lambda *answer: told.append(answer))
    trainer._answer_all()
    ((thought, problem),) = told
    assert thought.advised is None
    assert "ValueError" in problem


def test_a_question_that_has_waited_too_long_is_not_thought_about() -> None:
    trainer, told = Trainer(), []
    trainer.advise(AdviceWanted(1, "sevn", 0, b"", 1, 1, -100.0), lambda *answer: told.append(answer))
    trainer._answer_all()
    assert told == [(Thought(), "")]
