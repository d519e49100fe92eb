"""The engine beside the server: a process that runs the rules compiled and thinks for bots.

Where several workers run on one machine, the process that starts them starts one engine, and each worker asks it over a
socket. It may be compiling, busy, gone or not installed: then a bot thinks in this process, in plain mode; for one that searches
the best of those that don't need to. A match never waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import secrets
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec
import structlog

from sevenfold.bots.registry import is_searching
from sevenfold.games.kit.contract import Game
from sevenfold.games.kit.record import Live
from sevenfold.server.thinking import LENGTH, Answer, Question, Wanted, framed
from sevenfold.server.trainer import POLITE_SECONDS, AdviceWanted, ReviewWanted, Thought
from sevenfold.tables.bots import PlainThinker

if TYPE_CHECKING:
    import socket

log = structlog.get_logger("sevenfold.engine")

State = Literal["ready", "compiling", "gone", "absent"]

PATIENCE = 1.0
"""Seconds to wait for the engine's answer before this process thinks itself."""
SEARCH_PATIENCE = 2.0
"""The same for a bot that searches; then the best quick bot moves in its place."""
COACH_PATIENCE = 3.0
"""The same for how far a review is: the engine says so at once, unless it is busy with a quick bot's move."""
_SECRETS = ("SEVENFOLD_DATABASE_URL", "SEVENFOLD_ADMIN_TOKEN")
"""What the engine needs not know."""
_BACKOFF = (1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds before a dead engine is started again, longer each time it dies without having been ready."""


class Line(NamedTuple):
    """The way to an engine that is there."""

    replies: asyncio.StreamReader
    questions: asyncio.StreamWriter
    pid: int | None


class Engine:
    """Starts the engine process, starts it again when it dies, and asks it; a `Thinker` for the house.

    With `shared` that process also answers whoever comes to this listening socket.
    """

    def __init__(self, *, wanted: bool = True, patience: float = PATIENCE, shared: socket.socket | None = None) -> None:
        self.state: State = "absent"
        self._wanted = wanted
        self._patience = patience
        self._plain = PlainThinker()
        self._line: Line | None = None
        self._shared = shared
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._number = 0
        self._task: asyncio.Task[None] | None = None
        self.changed = asyncio.Condition()
        self.command = [sys.executable, "-m", "sevenfold.server.thinking"]
        self._leaving = False
        self.answered = 0
        """Moves that the engine has chosen, so far."""

    @staticmethod
    def installed() -> bool:
        """Whether the optional group `fast` is there."""
        return importlib.util.find_spec("numba") is not None

    @property
    def pid(self) -> int | None:
        """The engine's process, while there is one."""
        return None if self._line is None else self._line.pid

    async def start(self) -> None:
        """Begin to look after the process, without waiting for it."""
        if not self._wanted:
            log.info("no engine: switched off; bots think in plain mode")
            return
        if not self.installed():
            log.info("no engine: numba is not installed (pip install 'sevenfold[fast]'); bots think in plain mode")
            return
        self._leaving = False
        await self._become("compiling")
        self._task = asyncio.create_task(self._look_after())

    def leave(self) -> None:
        """The server is ending: an engine that dies now, by the same signal, is not missed."""
        self._leaving = True

    async def stop(self) -> None:
        """End the process."""
        self.leave()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._become("absent")

    async def wait_for(self, state: State) -> None:
        """Return once the engine is in that state."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.state == state)

    async def _become(self, state: State) -> None:
        async with self.changed:
            self.state = state
            self.changed.notify_all()

    async def think(self, game: Game[Any], state: Live[Any], seat: int, bot: str) -> int:
        """See `Thinker`."""
        if self.state == "ready":
            reply = await self._ask(game, state, seat, bot)
            if reply is not None and reply.move is not None and game.refusal(state, seat, reply.move) is None:
                self.answered += 1
                return reply.move
        return await self._plain.think(game, state, seat, bot)

    async def _ask(self, game: Game[Any], state: Live[Any], seat: int, bot: str) -> Answer | None:
        question = Question(self._next_number(), game.id, bot, seat, bytes(state), secrets.randbits(62))
        patience = SEARCH_PATIENCE if is_searching(game.id, bot) else self._patience
        reply = await self._said(question, patience)
        if reply is None:
            log.warning("the engine is busy or gone: a bot thinks in plain mode")
        elif reply.problem:
            log.warning("the engine failed", bot=bot, reason=reply.problem)
        return reply

    async def advise(
        self, game: Game[Any], state: Live[Any], seat: int, rehearsals: int, seconds: float
    ) -> Thought | None:
        """What the coach thinks of the question; None where there is no engine, or no coach in it yet."""
        number = self._next_number()
        wanted = AdviceWanted(number, game.id, seat, bytes(state), secrets.randbits(62), rehearsals, seconds)
        return await self._coached(wanted, 2 * seconds + POLITE_SECONDS + self._patience)

    async def review(
        self, match: str, seat: int, record: list[str] | None, rehearsals: int, most: int, kept: int
    ) -> Thought | None:
        """How far the review of a match is; None where there is no engine, or no coach in it yet."""
        number = self._next_number()
        wanted = ReviewWanted(number, match, seat, record, rehearsals, most, kept)
        return await self._coached(wanted, COACH_PATIENCE)

    async def _coached(self, wanted: AdviceWanted | ReviewWanted, patience: float) -> Thought | None:
        if self.state != "ready":
            return None
        reply = await self._said(wanted, patience)
        if reply is not None and reply.problem:
            log.warning("the coach failed", reason=reply.problem)
        return None if reply is None else reply.thought

    def _next_number(self) -> int:
        self._number += 1
        return self._number

    async def _said(self, wanted: Wanted, patience: float) -> Answer | None:
        """The engine's answer; None where there is no engine, or it doesn't answer in time."""
        line, number = self._line, wanted.number
        if line is None:
            return None
        future = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            line.questions.write(framed(wanted))
            async with asyncio.timeout(patience):
                return await future
        except (TimeoutError, OSError, RuntimeError):
            return None
        finally:
            self._waiting.pop(number, None)

    async def _look_after(self) -> None:
        deaths = 0
        while True:
            await self._become("compiling")
            was_ready = await self._run()
            await self._become("gone")
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(RuntimeError("the engine is gone"))
            if self._leaving:
                return
            deaths = 0 if was_ready else deaths + 1
            pause = _BACKOFF[min(deaths, len(_BACKOFF) - 1)]
            log.warning("the engine is gone; it is tried again", seconds=pause)
            await asyncio.sleep(pause)

    async def _run(self) -> bool:
        """One life of the engine; whether it was ever ready."""
        ready = False
        try:
            async with self._open() as line:
                self._line = line
                async for reply in self._replies(line.replies):
                    if reply.number == 0:
                        ready = True
                        log.info("the engine is ready")
                        await self._become("ready")
                    elif (future := self._waiting.get(reply.number)) is not None and not future.done():
                        future.set_result(reply)
        except OSError as error:
            log.warning("the engine could not be started", reason=str(error))
        finally:
            self._line = None
        return ready

    @asynccontextmanager
    async def _open(self) -> AsyncGenerator[Line]:
        """The engine while it lives: here a process of our own."""
        log.info("the engine compiles the rules; until it is ready bots think in plain mode")
        environment = {**os.environ, "SEVENFOLD_RULES": "compiled"}
        for secret in _SECRETS:
            environment.pop(secret, None)
        listening = () if self._shared is None else (self._shared.fileno(),)
        process = await asyncio.create_subprocess_exec(
            *self.command,
            *(str(number) for number in listening),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
            pass_fds=listening,
        )
        try:
            if process.stdin is not None and process.stdout is not None:
                yield Line(process.stdout, process.stdin, process.pid)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    @staticmethod
    async def _replies(source: asyncio.StreamReader) -> AsyncGenerator[Answer]:
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError, msgspec.MsgspecError):
            while True:
                head = await source.readexactly(LENGTH)
                yield msgspec.msgpack.decode(await source.readexactly(int.from_bytes(head)), type=Answer)


class SharedEngine(Engine):
    """An engine that somebody else looks after, asked over a socket at `path`."""

    def __init__(self, path: str, *, wanted: bool = True, patience: float = PATIENCE) -> None:
        super().__init__(wanted=wanted, patience=patience)
        self._path = path

    @asynccontextmanager
    async def _open(self) -> AsyncGenerator[Line]:
        """The engine while the connection holds."""
        replies, questions = await asyncio.open_unix_connection(self._path)
        try:
            yield Line(replies, questions, None)
        finally:
            questions.close()
