"""The clock of a table, and the time that everything at a table goes by.

Time is asked of a `Time`, so that tests can turn it by hand. A due time is worked out from what is stored (when the
last line was written) and never kept only in memory: after a restart every clock and every bot goes on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Literal, Protocol

ClockKind = Literal["none", "relaxed", "brisk", "days"]

DECISION_SECONDS: dict[ClockKind, float | None] = {"none": None, "relaxed": 60.0, "brisk": 15.0, "days": 2 * 86_400.0}
"""How long one decision may take."""
RETURN_SECONDS = 20.0
"""At least so long a decision stays open after the server has started again: people have to come back first."""
MISSES = 2
"""After so many time-outs in a row a bot sits in."""


class Handle(Protocol):
    """Something that will be done later."""

    def cancel(self) -> None:
        """Don't do it."""
        ...


class Time(Protocol):
    """Tells the time and wakes callers."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    def call_at(self, when: float, what: Callable[[], None]) -> Handle:
        """Call once it is `when`."""
        ...


class RealTime:
    """The machine's time and the event loop's timers."""

    def now(self) -> float:
        """See `Time`."""
        return time.time()

    def call_at(self, when: float, what: Callable[[], None]) -> Handle:
        """See `Time`."""
        return asyncio.get_running_loop().call_later(max(0.0, when - time.time()), what)
