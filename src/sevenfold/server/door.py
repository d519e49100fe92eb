"""uvicorn's HTTP protocol with a clock: who comes in has so long to say what they want."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol


class Door(H11Protocol):
    """One HTTP connection. It is closed where a request is not there whole within `seconds`.

    Without that a stranger could hold thousands of connections with half a request each, and nobody else comes in.
    """

    seconds: float
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody comes in: the time for their first request runs."""
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """More of a request, perhaps all of it."""
        super().data_received(data)
        if self.transport.get_protocol() is self:  # else it is a WebSocket now
            self._watch()
        else:
            self._rest()

    def on_response_complete(self) -> None:
        """Answered; how long the connection may wait for another request is uvicorn's own matter."""
        self._rest()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._rest()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Let the time run while a request is on its way."""
        cycle: Any = self.cycle  # None before the first request
        if cycle is not None and not cycle.response_complete and not cycle.more_body:
            self._rest()
        elif self._late is None and self.timeout_keep_alive_task is None:
            self._late = self.loop.call_later(self.seconds, self.transport.close)

    def _rest(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


def door(seconds: float) -> type[Door]:
    """The protocol for requests that take at most so many seconds to arrive."""
    return type("Door", (Door,), {"seconds": seconds})
