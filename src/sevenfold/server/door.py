"""uvicorn's HTTP protocol with a clock and a count: who comes in has so long to say what they want, and so many come at once."""

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
    """Counts the connections of each address."""

    def __init__(self, limits: Limits, gate: Gate, proxies: tuple[str, ...]) -> None:
        self.seconds = limits.request_seconds
        self.refusal_seconds = limits.refusal_seconds
        self._most = limits.connections_per_address
        self._gate = gate
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self._inside: dict[str, int] = {}
        self.turnstile = Turnstile()

    def home(self, client: tuple[str, int] | None) -> str | None:
        """Whose connection it is; None where it isn't counted, for it is a proxy's, or comes by no network."""
        if client is None:
            return None
        try:
            address = ipaddress.ip_address(client[0])
        except ValueError:
            return None
        return None if any(address in proxy for proxy in self._proxies) else home_of(client[0])

    def enter(self, home: str) -> bool:
        """Whether one more may come in; counts it if so."""
        count = self._inside.get(home, 0)
        if count >= self._most:
            return False
        self._inside[home] = count + 1
        return True

    def floods(self, home: str) -> bool:
        """Whether whoever comes from there is left to wait and then sent off unread."""
        return self._gate.floods(home)

    def leave(self, home: str) -> None:
        """One less."""
        self._inside[home] -= 1
        if not self._inside[home]:
            del self._inside[home]


class Door(H11Protocol):
    """One HTTP connection. It is closed where a request is not there whole in time, or an address has too many of them.

    Without that a stranger could hold thousands of connections with half a request each, and nobody else comes in.
    """

    keeper: DoorKeeper
    _late: asyncio.TimerHandle | None = None
    _home: str | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody comes in, or is sent off at once; the time for their first request runs."""
        super().connection_made(transport)
        home = self.keeper.home(self.client)
        if home is not None and not self.keeper.enter(home):
            transport.abort()
            return
        self._home = home
        if home is not None and self.keeper.floods(home):  # sent off at once they would be here again at once
            transport.pause_reading()
            self._late = self.loop.call_later(self.keeper.refusal_seconds, transport.abort)
            return
        self._watch()
        if home is not None:
            if not self.keeper.turnstile.is_free(home):
                transport.pause_reading()
            self.keeper.turnstile.enter(home, self._begin)

    def _begin(self) -> None:
        """It is this connection's turn to be read."""
        if not self.transport.is_closing() and not self.transport.is_reading():
            self.transport.resume_reading()

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


def door(limits: Limits, gate: Gate, proxies: tuple[str, ...]) -> type[Door]:
    """The protocol for HTTP within these limits; `proxies` come with everybody's requests and may have any number of connections."""
    return type("Door", (Door,), {"keeper": DoorKeeper(limits, gate, proxies)})
