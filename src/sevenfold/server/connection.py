"""One WebSocket of a client: a bounded queue and a task that empties it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from sevenfold.server.metrics import Metrics
from sevenfold.tables.limits import Bucket, Limits
from sevenfold.tables.people import Person


class Connection:
    """A connection to a table or the lobby. What is `put` is sent in order; who reads too slowly is dropped."""

    __slots__ = ("_abort", "_bytes", "_limits", "_metrics", "_queue", "_send", "_wake", "bucket", "open", "person")

    def __init__(
        self, scope: Any, send: Any, person: Person | None, limits: Limits, metrics: Metrics, now: float
    ) -> None:
        self.person = person
        self.bucket = Bucket(limits.socket_rate, limits.socket_burst, now)
        self.open = True
        self._limits = limits
        self._metrics = metrics
        self._send = send
        self._abort: Callable[[], None] | None = scope.get("extensions", {}).get("sevenfold", {}).get("abort")
        self._queue: deque[str] = deque()
        self._bytes = 0
        self._wake: asyncio.Future[None] | None = None

    def put(self, message: str) -> None:
        """Send a message as soon as the client takes it."""
        if not self.open:
            return
        self._queue.append(message)
        self._bytes += len(message)
        if len(self._queue) > self._limits.outgoing_messages or self._bytes > self._limits.outgoing_bytes:
            self._drop()
        elif self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def _drop(self) -> None:
        """Cut the connection: the client may come back for a snapshot."""
        self.close()
        self._metrics.dropped.inc()
        if self._abort is not None:
            self._abort()

    def close(self) -> None:
        """Send nothing more."""
        self.open = False
        self._queue.clear()
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def write(self) -> None:
        """Empty the queue until the connection closes."""
        loop = asyncio.get_running_loop()
        while self.open:
            while self._queue:
                message = self._queue.popleft()
                self._bytes -= len(message)
                try:
                    await self._send({"type": "websocket.send", "text": message})
                except Exception:  # noqa: BLE001  # the client is gone, whatever the server calls it
                    self.close()
                    return
            if self.open:
                self._wake = loop.create_future()
                await self._wake
                self._wake = None
