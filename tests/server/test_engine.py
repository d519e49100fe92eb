"""The engine beside the server: used when ready, done without while it compiles, is busy or gone, and started again."""

from __future__ import annotations

import asyncio
import os
import queue
import signal
import sys
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs
from tests.server.guests import opened

from sevenfold.games.registry import game
from sevenfold.server import thinking
from sevenfold.server.engine import Engine
from sevenfold.server.thinking import LENGTH, Answer, Question, Searcher, answer

SEVN = game("sevn")


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_it_compiles_thinks_dies_and_comes_back() -> None:
    engine = Engine(patience=30)
    state = SEVN.start(4, {}, seed=5)
    (seat,) = SEVN.actors(state)
    legal = SEVN.moves(state, seat)
    await engine.start()
    try:
        assert engine.state == "compiling"
        assert await engine.think(SEVN, state, seat, "odds") in legal  # in plain mode, at once
        assert engine.answered == 0
        async with asyncio.timeout(240):
            await engine.wait_for("ready")
        assert await engine.think(SEVN, state, seat, "odds") in legal
        assert engine.answered == 1
        assert engine.pid is not None
        for number in (signal.SIGTERM, signal.SIGINT):  # sent to the whole group they are the server's to act on
            os.kill(engine.pid, number)
        assert await engine.think(SEVN, state, seat, "odds") in legal
        assert engine.answered == 2
        os.kill(engine.pid, signal.SIGKILL)
        assert await engine.think(SEVN, state, seat, "odds") in legal
        async with asyncio.timeout(60):
            await engine.wait_for("gone")
        assert await engine.think(SEVN, state, seat, "odds") in legal
        async with asyncio.timeout(240):
            await engine.wait_for("ready")
        assert await engine.think(SEVN, state, seat, "sharp") in legal
        pid = engine.pid
    finally:
        await engine.stop()
    assert engine.state == "absent"
    assert pid is not None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_a_busy_engine_is_not_waited_for() -> None:
    engine = Engine(patience=0.01)
    program = (
        "import sys, time; sys.stdout.buffer.write(b'\\x00\\x00\\x00\\x08' + {!r}); sys.stdout.flush(); time.sleep(600)"
    )
    ready = msgspec.msgpack.encode({"number": 0})
    engine.command = [sys.executable, "-c", program.format(ready).replace("\\x08", f"\\x{len(ready):02x}")]
    state = SEVN.start(4, {}, seed=5)
    (seat,) = SEVN.actors(state)
    await engine.start()
    try:
        async with asyncio.timeout(60):
            await engine.wait_for("ready")
        assert await engine.think(SEVN, state, seat, "odds") in SEVN.moves(state, seat)
        assert engine.answered == 0
    finally:
        await engine.stop()


@pytest.mark.parametrize("leaving", [False, True])
async def test_an_engine_that_dies_while_the_server_ends_is_not_missed(leaving: bool) -> None:
    engine = Engine()
    engine.command = [sys.executable, "-c", "import sys; sys.stdin.read()"]
    with capture_logs() as told:
        await engine.start()
        try:
            async with asyncio.timeout(60):
                while engine.pid is None:  # noqa: ASYNC110  # no event tells of a process that isn't ready yet
                    await asyncio.sleep(0)
            if leaving:
                engine.leave()
            os.kill(engine.pid, signal.SIGTERM)
            async with asyncio.timeout(60):
                await engine.wait_for("gone")
            await asyncio.sleep(0)
        finally:
            await engine.stop()
    said = [one["event"] for one in told if one["log_level"] == "warning"]
    assert said == ([] if leaving else ["the engine is gone; it is tried again"])


async def test_without_numba_there_is_none_and_bots_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Engine, "installed", staticmethod(lambda: False))
    engine = Engine()
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", engine=engine) as place:
        await engine.start()
        ann = await place.guest("Ann")
        assert (await ann.http.get("/health")).json()["engine"] == "absent"
        table = await ann.table(bots=["odds"], start=True, options={"start": "1"})
        socket = await ann.at(table["id"])
        await socket.until("snapshot")
        while socket.choices:
            await socket.move()
        before = socket.version
        await place.turn(3)
        assert (await socket.sync())["version"] > before


def test_a_question_carries_the_position_and_no_seed_of_the_match() -> None:
    assert [field.name for field in msgspec.structs.fields(Question)] == [
        "number",
        "game",
        "bot",
        "seat",
        "state",
        "chance",
    ]
    state = SEVN.start(3, {}, seed=9)
    (seat,) = SEVN.actors(state)
    reply = answer(Question(1, "sevn", "cautious", seat, bytes(state), 7))
    assert reply.move in SEVN.moves(state, seat)


@pytest.mark.parametrize("game_id", ["sevn", "7wonders", "weisen"])
def test_a_bot_that_searches_answers_however_little_time_there_is(game_id: str) -> None:
    other = game(game_id)
    state = other.start(3, {}, seed=9)
    seat = other.waiting(state)[0]
    reply = answer(Question(4, game_id, "hard", seat, bytes(state), 7), 0.0)
    assert reply.number == 4
    assert reply.move in other.moves(state, seat)


def test_while_the_search_is_compiled_nobody_is_kept_waiting() -> None:
    state = SEVN.start(3, {}, seed=9)
    said: list[bytes] = []
    Searcher().ask(Question(5, "sevn", "hard", SEVN.actors(state)[0], bytes(state), 7), said.append)
    assert [msgspec.msgpack.decode(data[LENGTH:], type=Answer) for data in said] == [Answer(5)]


def test_several_questions_to_the_search_are_all_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "compile_search", lambda: None)  # nothing is compiled in plain mode
    state = SEVN.start(3, {}, seed=9)
    (seat,) = SEVN.actors(state)
    said: queue.Queue[Answer] = queue.Queue()
    searcher = Searcher()
    searcher.start()
    assert searcher.ready.wait(60)
    for number in range(1, 4):
        question = Question(number, "sevn", "easy", seat, bytes(state), number)
        searcher.ask(question, lambda data: said.put(msgspec.msgpack.decode(data[LENGTH:], type=Answer)))
    replies = [said.get(timeout=60) for _ in range(3)]
    assert [reply.number for reply in replies] == [1, 2, 3]
    assert all(reply.move in SEVN.moves(state, seat) for reply in replies)
