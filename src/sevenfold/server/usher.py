"""Between the listening socket and the protocols: who comes too often waits outside, before anything is made for them.

A connection costs the server little until somebody reads it. So of each address one is let in for each turn of the event loop; of one
that floods they are held for a while and closed unread (sent off at once they would be here again at once), and of one that
has too many already further ones are closed.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

from sevenfold.server.door import DoorKeeper


class Usher:
    """Shows connections in: `serve` makes what serves one. `keeper` knows who has how many and who floods."""

    def __init__(self, keeper: DoorKeeper, serve: Callable[[socket.socket], object]) -> None:
        self._keeper = keeper
        self._serve = serve
        self._outside: dict[str, set[socket.socket]] = {}

    def show_in(self, connection: socket.socket) -> None:
        """Serve the connection when it is its turn, or close it."""
        keeper = self._keeper
        try:
            home = keeper.home(connection.getpeername())
        except OSError:  # gone again
            connection.close()
            return
        if home is None:
            self._serve(connection)
            return
        outside = self._outside.setdefault(home, set())
        if not keeper.has_room(home, len(outside)):
            connection.close()
            return
        outside.add(connection)
        if keeper.floods(home):
            asyncio.get_running_loop().call_later(keeper.refusal_seconds, self._send_off, home, connection)
        else:
            keeper.turnstile.enter(home, lambda: self._let_in(home, connection))

    def close(self) -> None:
        """Send everybody off who is still outside."""
        for home, outside in list(self._outside.items()):
            for connection in list(outside):
                self._send_off(home, connection)

    def _let_in(self, home: str, connection: socket.socket) -> None:
        if self._leaves(home, connection):
            self._serve(connection)

    def _send_off(self, home: str, connection: socket.socket) -> None:
        if self._leaves(home, connection):
            connection.close()

    def _leaves(self, home: str, connection: socket.socket) -> bool:
        """Whether it was still outside; now it isn't."""
        outside = self._outside.get(home, set())
        if connection not in outside:
            return False
        outside.discard(connection)
        if not outside:
            del self._outside[home]
        return True
