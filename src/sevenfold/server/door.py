"""uvicorn's HTTP protocol with a clock and a count: who comes in has so long to say what they want, and so many are in at once.

Who is let in is `usher`'s matter.
"""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from sevenfold.server.gate import Gate
from sevenfold.server.identity import home_of
from sevenfold.server.turnstile import Turnstile
from sevenfold.tables.limits import Limits


class DoorKeeper:
    """Counts the connections of each address. `proxies` come with everybody's requests and may have any number of connections."""

    def __init__(self, limits: Limits, gate: Gate, proxies: tuple[str, ...]) -> None:
        self.seconds = limits.request_seconds
        self.refusal_seconds = limits.refusal_seconds
        self._most = limits.connections_per_address
        self._gate = gate
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self._inside: dict[str, int] = {}
        self.turnstile = Turnstile()

    def home(self, client: tuple[Any, ...] | None) -> str | None:
        """Whose connection it is; None where it isn't counted, for it is a proxy's, or comes by no network."""
        if client is None:
            return None
        try:
            address = ipaddress.ip_address(client[0])
        except ValueError:
            return None
        return None if any(address in proxy for proxy in self._proxies) else home_of(client[0])

    def has_room(self, home: str, outside: int) -> bool:
        """Whether one more may come, besides those that wait outside."""
        return self._inside.get(home, 0) + outside < self._most

    def enter(self, home: str) -> None:
        """One more."""
        self._inside[home] = self._inside.get(home, 0) + 1

    def floods(self, home: str) -> bool:
        """Whether whoever comes from there is left to wait and then sent off unread."""
        return self._gate.floods(home)

    def leave(self, home: str) -> None:
        """One less."""
        self._inside[home] -= 1
        if not self._inside[home]:
            del self._inside[home]


class Door(H11Protocol):
    """One HTTP connection. It is closed where a request is not there whole in time.

    Without that a stranger could hold thousands of connections with half a request each, and nobody else comes in.
    """

    keeper: DoorKeeper
    _late: asyncio.TimerHandle | None = None
    _home: str | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody comes in; the time for their first request runs."""
        super().connection_made(transport)
        self._home = self.keeper.home(self.client)
        if self._home is not None:
            self.keeper.enter(self._home)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """More of a request, perhaps all of it."""
        super().data_received(data)
        if self.transport.get_protocol() is self:  # else it is a WebSocket now
            self._watch()
        else:
            self._rest()
            self._leave()

    def on_response_complete(self) -> None:
        """Answered; how long the connection may wait for another request is uvicorn's own matter."""
        self._rest()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._rest()
        self._leave()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Let the time run while a request is on its way."""
        cycle: Any = self.cycle  # None before the first request
        if cycle is not None and not cycle.response_complete and not cycle.more_body:
            self._rest()
        elif self._late is None and self.timeout_keep_alive_task is None:
            self._late = self.loop.call_later(self.keeper.seconds, self.transport.close)

    def _leave(self) -> None:
        if self._home is not None:
            self.keeper.leave(self._home)
            self._home = None

    def _rest(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


def door(keeper: DoorKeeper) -> type[Door]:
    """The protocol for HTTP at the door of this keeper."""
    return type("Door", (Door,), {"keeper": keeper})
