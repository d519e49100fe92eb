"""One worker of several on a machine. Started by `foreman`, which tells it over its input what to do.

It ends when it is told to (SIGTERM), or when its input closes: then the foreman is gone.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import sys
import threading
from typing import BinaryIO

import msgspec

from sevenfold.server import logs
from sevenfold.server.engine import Engine, SharedEngine
from sevenfold.server.neighbours import Neighbours
from sevenfold.server.porter import PorterAmongWorkers
from sevenfold.server.run import WRONG, Server, at_work, in_loop, until_told
from sevenfold.server.settings import Settings
from sevenfold.tables.clock import RealTime
from sevenfold.tables.problems import Problem
from sevenfold.texts import say

LENGTH = 4
UP = b"up\n"
"""What a worker says once it answers."""


class Post(msgspec.Struct, frozen=True):
    """What a worker is to do: `number` is its place from 1, `worker` its id, `before` the id of a dead one that had the place.

    `listening` is the number of the listening socket, `engine` where the machine's engine is asked, `folder` where the
    workers of the machine leave word for each other.
    """

    settings: Settings
    language: str
    number: int
    worker: str
    before: str | None
    listening: int
    engine: str | None
    folder: str

    def packed(self) -> bytes:
        """As it goes through the pipe."""
        data = msgspec.msgpack.encode(self)
        return len(data).to_bytes(LENGTH, "big") + data


def _post(source: BinaryIO) -> Post:
    size = int.from_bytes(source.read(LENGTH), "big")
    return msgspec.msgpack.decode(source.read(size), type=Post)


async def work(post: Post) -> None:
    """Serve until told to end. Raises `StoreError` where the database can't be used."""
    logs.set_up(post.settings.log, post.number)
    settings, loop = post.settings, asyncio.get_running_loop()
    engine = Engine(wanted=False) if post.engine is None else SharedEngine(post.engine, wanted=settings.engine)
    listening = socket.socket(fileno=post.listening)
    porter = PorterAmongWorkers(listening, post.folder, post.number, settings.workers)
    async with at_work(settings, listening, RealTime(), engine, post.worker, post.before, porter) as (hall, server):
        hall.metrics.neighbours = Neighbours(post.folder, post.number, hall.metrics.page, loop)
        threading.Thread(target=_watch, args=(sys.stdin.fileno(), post.folder, loop, server), daemon=True).start()
        await until_told(hall, server, (signal.SIGTERM,), _say_up)


def _say_up() -> None:
    sys.stdout.buffer.write(UP)
    sys.stdout.buffer.flush()


def _watch(source: int, folder: str, loop: asyncio.AbstractEventLoop, server: Server) -> None:
    """End when the foreman is gone, and leave no trace of it."""
    while os.read(source, 1):  # not through Python's buffer: a worker that ends can't, while this thread waits there
        pass
    shutil.rmtree(folder, ignore_errors=True)
    loop.call_soon_threadsafe(server.handle_exit, signal.SIGTERM, None)


def main() -> int:
    """Do what the foreman says; returns the exit status."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is meant for the foreman, which then ends us
    post = _post(sys.stdin.buffer)
    try:
        in_loop(work(post))
    except Problem as problem:
        sys.stderr.write(say(post.language, problem.key, problem.figures) + "\n")
        return WRONG
    return 0


if __name__ == "__main__":
    sys.exit(main())
