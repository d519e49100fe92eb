"""One WebSocket of a client, with a bounded queue for what it has not taken yet."""

from __future__ import annotations

from collections import deque

from sevenfold.server.metrics import Metrics
from sevenfold.server.wires import Wire, framed
from sevenfold.tables.limits import Bucket, Limits
from sevenfold.tables.people import Person


class Connection:
    """A connection to a table or the lobby. What is `put` goes out in order; who reads too slowly is dropped."""

    __slots__ = (
        "_bytes",
        "_limits",
        "_metrics",
        "_queue",
        "_wire",
        "address",
        "bucket",
        "floods",
        "looking",
        "open",
        "person",
        "token",
    )

    def __init__(
        self,
        wire: Wire,
        person: Person | None,
        limits: Limits,
        metrics: Metrics,
        now: float,
        token: str | None = None,
        address: str = "-",
    ) -> None:
        self.person = person
        self.address = address
        self.token = token
        self.bucket = Bucket(limits.socket_rate, limits.socket_burst, now)
        self.open = True
        self.floods = 0
        """Messages in a row that were too much at once."""
        self.looking = True
        """Whether the page is in sight; a client that says nothing of it looks."""
        self._limits = limits
        self._metrics = metrics
        self._queue: deque[bytes] | None = None
        self._bytes = 0
        self._wire = wire
        wire.on_writable = self._flush

    def say(self, message: bytes) -> None:
        """Send a message, given as JSON, to this client alone."""
        self.put(framed(message))

    def put(self, frame: bytes) -> None:
        """Send a frame as soon as the client takes it."""
        if not self.open:
            return
        if self._queue is None and self._wire.takes:
            self._wire.write(frame)
            return
        if self._queue is None:
            self._queue = deque()
        self._queue.append(frame)
        self._bytes += len(frame)
        if len(self._queue) > self._limits.outgoing_messages or self._bytes > self._limits.outgoing_bytes:
            self.close()
            self._metrics.dropped.inc()
            self._wire.abort()

    def _flush(self) -> None:
        """The client takes more: send what waits, until it stops again."""
        while self._queue and self._wire.takes:
            frame = self._queue.popleft()
            self._bytes -= len(frame)
            self._wire.write(frame)
        if not self._queue:
            self._queue = None

    def dismiss(self, code: int) -> None:
        """Close the connection with a code, after what has been written so far."""
        if self.open:
            self.close()
            self._wire.end(code)

    def close(self) -> None:
        """Send nothing more."""
        self.open = False
        self._queue = None
        self._bytes = 0
        self._wire.on_writable = None
        self._wire.on_aside = None
