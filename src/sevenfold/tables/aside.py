"""Work that takes long, done in threads of its own while everything else goes on; a queue that is too long is refused."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from sevenfold.tables.problems import TableError

_Given = ParamSpec("_Given")
_Made = TypeVar("_Made")
_AGAIN = 5
"""Seconds after which who found the queue full may come again."""


class Aside:
    """So many threads for one kind of work, begun when first needed; up to `waiting` may wait for one (None: any number)."""

    def __init__(self, name: str, threads: int, waiting: int | None = None) -> None:
        self._name = name
        self._count = threads
        self._waiting = waiting
        self._threads: ThreadPoolExecutor | None = None
        self.busy = 0
        """How much is being done or waits."""

    async def do(self, what: Callable[_Given, _Made], *given: _Given.args, **named: _Given.kwargs) -> _Made:
        """Do it in its turn. Raises `TableError` where too many wait already."""
        if self._waiting is not None and self.busy >= self._count + self._waiting:
            raise TableError("too-fast", {"seconds": _AGAIN})
        if self._threads is None:
            self._threads = ThreadPoolExecutor(self._count, self._name)
        future = self._threads.submit(what, *given, **named)
        self.busy += 1
        loop = asyncio.get_running_loop()
        future.add_done_callback(lambda _: _tell(loop, self._less))  # also where nobody waits for it any more
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Begin nothing more."""
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)
            self._threads = None

    def _less(self) -> None:
        self.busy -= 1


def _tell(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed, and the count with it
        loop.call_soon_threadsafe(what)
