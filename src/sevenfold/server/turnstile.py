"""Where many of one address come at once they are let in one by one, so that what others ask is done in between.

An event loop does all that is ready before it looks again for what has come. Thirty handshakes that are ready together would keep
everybody else waiting for all thirty; here each turn of the loop takes one.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turnstile:
    """Lets one of each address in for each turn of the event loop, in the order in which they came."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Callable[[], object]]] = {}

    def is_free(self, home: str) -> bool:
        """Whether nobody of this address has been let in in this turn."""
        return home not in self._waiting

    def enter(self, home: str, let_in: Callable[[], object]) -> None:
        """Call `let_in`: now if the turnstile is free, else when it is its turn."""
        waiting = self._waiting.get(home)
        if waiting is not None:
            waiting.append(let_in)
            return
        self._waiting[home] = deque()
        asyncio.get_running_loop().call_soon(self._turn, home)
        let_in()

    async def through(self, home: str) -> None:
        """Return when it is one's turn."""
        if self.is_free(home):
            self.enter(home, _nothing)
            return
        let_in = asyncio.get_running_loop().create_future()
        self.enter(home, lambda: let_in.done() or let_in.set_result(None))
        await let_in

    def _turn(self, home: str) -> None:
        waiting = self._waiting[home]
        if not waiting:
            del self._waiting[home]
            return
        asyncio.get_running_loop().call_soon(self._turn, home)
        waiting.popleft()()


def _nothing() -> None:
    pass
