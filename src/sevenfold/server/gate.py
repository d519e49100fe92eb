"""Before anything of a request is looked at: whoever asks too much waits, and a flood is turned away unread.

Refusing in words costs as much as many an answer. So who has used up what an address may ask waits a little for the refusal, and
only a few at once are told; the others of the same address are sent off without a word, as long as the flood goes on. What many of
one address ask at the same moment is begun one by one, see `turnstile`.
"""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from sevenfold.server.identity import asker_of
from sevenfold.server.turnstile import Turnstile
from sevenfold.tables.clock import Time
from sevenfold.tables.limits import Buckets, Limits

_HEADERS = [(b"content-length", b"0"), (b"connection", b"close"), (b"retry-after", b"5")]


class Gate:
    """Knows who floods. `addresses` is what each address may ask; `turnstile` lets in one by one who comes at once."""

    def __init__(self, limits: Limits, addresses: Buckets, time: Time, turnstile: Turnstile) -> None:
        self._limits = limits
        self._addresses = addresses
        self._time = time
        self._waiting: dict[str, int] = {}
        self._turnstile = turnstile

    def floods(self, home: str) -> bool:
        """Whether so many of this address wait for a refusal already that no more are told."""
        return self._waiting.get(home, 0) >= self._limits.refusals_at_once

    def guarding(self, app: ASGIApp) -> ASGIApp:
        """The application behind this gate."""

        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            home = asker_of(scope)
            if self._addresses.spent(home, self._time.now()):
                if self.floods(home):
                    await _send_off(scope, receive, send)
                    return
                await self._pause(home)
            await self._turnstile.through(home)
            await app(scope, receive, send)

        return wrapped

    async def _pause(self, home: str) -> None:
        """Wait, the longer the more do: else all of them would be there again at the same moment."""
        before = self._waiting.get(home, 0)
        self._waiting[home] = before + 1
        try:
            await asyncio.sleep(self._limits.refusal_seconds * (1 + before / self._limits.refusals_at_once))
        finally:
            self._waiting[home] -= 1
            if not self._waiting[home]:
                del self._waiting[home]


async def _send_off(scope: Scope, receive: Receive, send: Any) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1013})  # before it is accepted: the handshake fails
    else:
        await send({"type": "http.response.start", "status": 429, "headers": _HEADERS})
        await send({"type": "http.response.body", "body": b""})
