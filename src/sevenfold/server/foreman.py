"""`serve --workers N`: one process that takes the port, starts the workers and the machine's engine, and starts again what dies.

It serves nobody itself. All workers take connections from the one socket, so nothing that has been dialled is lost when one of
them dies; those for a table are brought to the worker where the table is at home, see `porter`. Told to end (SIGTERM, Ctrl-C), it ends them in order; told twice, at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import signal
import socket
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path

import structlog

from sevenfold.server import logs
from sevenfold.server.engine import Engine
from sevenfold.server.neighbours import forget
from sevenfold.server.porter import show_late
from sevenfold.server.settings import Settings
from sevenfold.server.working import UP, Post
from sevenfold.tables.people import new_id

log = structlog.get_logger("sevenfold.server")

_WRONG = 2
_BACKOFF = (0.0, 0.5, 1.0, 2.0, 5.0, 15.0)
"""Seconds before a dead worker is started again, longer each time it dies young."""
_LONGEST_PAUSE_ANSWERED = 2.0
"""The longest such pause for one that had come as far as to answer: people are waiting for it."""
_YOUNG = 10.0
"""A worker that lives less than so many seconds has died young."""
_GOODBYE_SECONDS = 15.0
"""So long the workers have to end in order."""


def pause_before(deaths: int, *, answered: bool) -> float:
    """Seconds until a worker is started again that has died young so many times in a row; `answered`: the last one came so far."""
    pause = _BACKOFF[min(deaths, len(_BACKOFF) - 1)]
    return min(pause, _LONGEST_PAUSE_ANSWERED) if answered else pause


class Foreman:
    """Looks after the workers of one machine. `greet` is called once the first of them answers."""

    def __init__(
        self,
        settings: Settings,
        listening: socket.socket,
        language: str,
        greet: Callable[[Settings, socket.socket, str], None],
    ) -> None:
        self._settings = settings
        self._listening = listening
        self._language = language
        self._greet = greet
        self._folder = Path()
        self._engine_path: str | None = None
        self._processes: dict[int, Process] = {}
        self._ending = asyncio.Event()
        self._failed = False

    async def run(self) -> int:
        """Work until a signal comes; returns the exit status."""
        logs.set_up(self._settings.log)
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._end)
        show_late(self._listening)
        self._folder = Path(tempfile.mkdtemp(prefix="sevenfold-"))  # readable by this user alone
        engine_socket = socket.socket(socket.AF_UNIX)
        engine_socket.bind(str(self._folder / "engine"))
        engine_socket.listen()
        engine = Engine(wanted=self._settings.engine, shared=engine_socket)
        try:
            if self._settings.engine and Engine.installed():
                self._engine_path = str(self._folder / "engine")
            await self._work(engine)
        finally:
            await engine.stop()
            engine_socket.close()
            shutil.rmtree(self._folder, ignore_errors=True)
        return _WRONG if self._failed else 0

    async def _work(self, engine: Engine) -> None:
        """The first worker brings the database to the newest shape; once it answers the others follow."""
        up = asyncio.Event()
        lives = [asyncio.create_task(self._look_after(1, up))]
        waiting = asyncio.create_task(up.wait())
        ending = asyncio.create_task(self._ending.wait())
        try:
            await asyncio.wait((waiting, ending, *lives), return_when="FIRST_COMPLETED")
            if up.is_set():
                self._greet(self._settings, self._listening, self._language)
                lives += [
                    asyncio.create_task(self._look_after(number, up)) for number in range(2, self._settings.workers + 1)
                ]
                await engine.start()
                await ending
            engine.leave()
            await self._goodbye(lives)
        finally:
            for task in (waiting, ending, *lives):
                task.cancel()
            for process in self._processes.values():
                with contextlib.suppress(ProcessLookupError):
                    process.kill()

    async def _goodbye(self, lives: list[asyncio.Task[None]]) -> None:
        self._tell(signal.SIGTERM)
        _, late = await asyncio.wait(lives, timeout=_GOODBYE_SECONDS)
        if late:
            log.warning("a worker does not end; it is killed")
            self._tell(signal.SIGKILL)
            await asyncio.wait(lives)
        for task in lives:
            if not task.cancelled() and (error := task.exception()) is not None:
                raise error

    def _end(self) -> None:
        """A signal came: end, at once where it comes again."""
        if self._ending.is_set():
            self._tell(signal.SIGKILL)
        self._ending.set()

    def _tell(self, number: signal.Signals) -> None:
        for process in self._processes.values():
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(number)

    async def _look_after(self, number: int, up: asyncio.Event) -> None:
        """Have a worker in this place, a new one whenever one dies. `up` is set once any of all workers has answered."""
        before: str | None = None
        deaths = 0
        while not self._ending.is_set():
            worker, began = new_id(), time.monotonic()
            status, answered = await self._life(number, worker, before, up)
            forget(self._folder, number)
            if self._ending.is_set():
                return
            if status == _WRONG and not up.is_set():
                self._failed = True  # it has said why
                self._ending.set()
                return
            before = worker
            deaths = 0 if time.monotonic() - began > _YOUNG else deaths + 1
            pause = pause_before(deaths, answered=answered)
            log.warning("a worker is gone; it is started again", number=number, status=status, seconds=pause)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), pause)

    async def _life(self, number: int, worker: str, before: str | None, up: asyncio.Event) -> tuple[int, bool]:
        """One worker from its start to its end; returns its exit status, and whether it has ever answered."""
        answered = False
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "sevenfold.server.working",
            stdin=PIPE,
            stdout=PIPE,
            pass_fds=(self._listening.fileno(),),
        )
        self._processes[number] = process
        try:
            if process.stdin is None or process.stdout is None:
                return await process.wait(), answered
            post = Post(
                settings=self._settings,
                language=self._language,
                number=number,
                worker=worker,
                before=before,
                listening=self._listening.fileno(),
                engine=self._engine_path,
                folder=str(self._folder),
            )
            with contextlib.suppress(OSError):
                process.stdin.write(post.packed())
                await process.stdin.drain()
            if await process.stdout.readline() == UP:
                log.info("a worker is up", number=number, pid=process.pid)
                answered = True
                up.set()
            return await process.wait(), answered
        finally:
            if self._processes.get(number) is process:
                del self._processes[number]
            if process.returncode is None:
                process.kill()
