"""The coach inside the engine: it makes way for bots, answers questions before reviews, and is asked over the pipe."""

from __future__ import annotations

import asyncio
import threading

import msgspec
import pytest
from tests.kit.matches import finished

from sevenfold.games.registry import GAMES, game
from sevenfold.server.engine import Engine
from sevenfold.server.thinking import LENGTH, Answer, Searcher
from sevenfold.server.trainer import AdviceWanted, ReviewWanted, Thought, Trainer

UNTIL_COMPILED = 1700
SEVN = game("sevn")


def wanted(number: int = 1) -> AdviceWanted:
    state = SEVN.start(3, {}, seed=5)
    return AdviceWanted(number, "sevn", SEVN.actors(state)[0], bytes(state), 1, 10, 30.0)


def match_lines() -> list[str]:
    return list(finished(SEVN, 2, {"target_score": 20}, 3).lines)


def test_a_question_waits_while_bots_search() -> None:
    busy = [True, True, False]
    trainer, told = Trainer(lambda: busy.pop(0)), []
    trainer.advise(wanted(), lambda thought, problem: told.append((thought, problem)))
    trainer._answer_all()
    assert busy == []
    ((thought, problem),) = told
    assert problem == ""
    assert thought.advised is not None
    assert thought.advised.rehearsals >= 10


def test_a_review_makes_way_for_bots_and_for_questions() -> None:
    busy, order = [True] * 3, []
    trainer = Trainer(lambda: bool(busy) and busy.pop())
    lines = match_lines()
    assert trainer.review(ReviewWanted(1, "m", 0, lines, 4, 5, 5)).stage == "waiting"
    trainer.advise(
        wanted(), lambda thought, _: order.append((thought.advised is not None, trainer._reviews["m", 0].stage))
    )
    review = trainer._next()
    assert review is not None
    trainer._look_at(review)
    assert order == [(True, "running")]  # answered in the middle of the review
    assert busy == []
    done = trainer.review(ReviewWanted(2, "m", 0, None, 4, 5, 5))
    assert done.stage == "ready"
    assert done.looked is not None
    assert done.looked.ready


def test_the_thread_answers_and_reviews() -> None:
    trainer, answered = Trainer(), threading.Event()
    reviewed: list[Thought] = []
    trainer.start()
    trainer.review(ReviewWanted(1, "m", 0, match_lines(), 1, 5, 5))
    trainer.advise(wanted(), lambda *_: answered.set())
    assert answered.wait(60)
    while (
        not reviewed or reviewed[-1].stage != "ready"
    ):  # a little more work for the thread each time: no event tells of it
        answered.clear()
        trainer.advise(wanted(), lambda *_: answered.set())
        assert answered.wait(60)
        reviewed.append(trainer.review(ReviewWanted(1, "m", 0, None, 1, 5, 5)))
    assert [thought.stage for thought in reviewed][-1] == "ready"


@pytest.mark.parametrize("question", [wanted(7), ReviewWanted(7, "m", 0, [], 1, 1, 1)], ids=["advice", "review"])
def test_while_it_is_being_compiled_the_coach_says_at_once_that_it_has_no_thought(
    question: AdviceWanted | ReviewWanted,
) -> None:
    said: list[bytes] = []
    Searcher().coach(question, said.append)
    (reply,) = said
    assert msgspec.msgpack.decode(reply[LENGTH:], type=Answer) == Answer(7)


def test_once_it_is_compiled_it_is_asked() -> None:
    searcher, said = Searcher(), []
    searcher.coaching.set()
    searcher.coach(ReviewWanted(8, "m", 0, None, 1, 1, 1), said.append)
    assert msgspec.msgpack.decode(said[0][LENGTH:], type=Answer) == Answer(8, thought=Thought(stage="unknown"))
    assert not searcher.is_busy()


async def test_without_an_engine_there_is_no_thought() -> None:
    engine, state = Engine(wanted=False), SEVN.start(2, {}, seed=1)
    assert await engine.advise(SEVN, state, 0, 10, 1.0) is None
    assert await engine.review("m", 0, [], 1, 1, 1) is None


@pytest.mark.slow
@pytest.mark.timeout(UNTIL_COMPILED + 100)
async def test_the_coach_answers_through_the_engine_in_every_game() -> None:
    engine = Engine(patience=30)
    await engine.start()
    try:
        async with asyncio.timeout(UNTIL_COMPILED):
            await engine.wait_for("ready")
            for game_id in GAMES:
                g = game(game_id)
                state = g.start(g.usual_seats, {}, seed=5)
                seat = g.waiting(state)[0]
                while True:
                    thought = await engine.advise(g, state, seat, 400, 2.0)
                    if thought is not None:
                        break
                    # until the coach is compiled, and no event tells of the end of that
                    await asyncio.sleep(0.5)
                assert thought.advised is not None
                legal = {g.write(state, seat, move) for move in g.moves(state, seat)}
                assert {option.move for option in thought.advised.options} == legal
            while True:
                found = await engine.review("m", 0, match_lines(), 50, 5, 5)
                assert found is not None
                if found.stage == "ready":
                    break
                await asyncio.sleep(0.2)  # as the page asks: no event tells of it
            assert found.looked is not None
            assert found.looked.done == found.looked.of
    finally:
        await engine.stop()
