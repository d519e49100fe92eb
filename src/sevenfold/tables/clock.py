"""The clock of a table, and the time that everything at a table goes by.

Time is asked of a `Time`, so that tests can turn it by hand. A due time is worked out from what is stored (when the
last line was written) and never kept only in memory: after a restart every clock and every bot goes on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Literal, Protocol

import msgspec

from sevenfold.tables.problems import TableError

ClockKind = Literal["none", "relaxed", "brisk", "days", "bank"]

DECISION_SECONDS: dict[ClockKind, float | None] = {
    "none": None,
    "relaxed": 60.0,
    "brisk": 15.0,
    "days": 2 * 86_400.0,
    "bank": None,
}
"""How long one decision may take; with a bank that is what each person has left in it."""
READING_SECONDS: dict[ClockKind, float] = {"none": 0.0, "relaxed": 15.0, "brisk": 8.0, "days": 3600.0, "bank": 10.0}
"""Where others go on in a simultaneous choice and somebody is offered something else by that: at least so long is left to read it."""
READING_MOST = 60.0
"""With a bank: so long at most the reading in one such choice puts off that the clock decides."""
TALKING = 5
"""Without one: an own offer that leaves the choice open gives the time anew, up to so many times the time for one decision."""
RETURN_SECONDS = 20.0
"""At least so long a decision stays open for who has to come back first: after the server has started again, or from a bot."""
BANK_SECONDS = (60, 3 * 3600)
INCREMENT_SECONDS = (5, 300)
"""What a bank and its increment may hold, in seconds. With an increment nobody is ever quite without time."""
MISSES = 2
"""After so many time-outs in a row a bot sits in."""


class Bank(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A store of time that each person has for the whole match, and what each decision that is made adds to it."""

    seconds: int
    increment: int


USUAL_BANK = Bank(600, 15)


def checked_bank(kind: ClockKind, bank: Bank | None) -> Bank | None:
    """The bank of a clock; None for one that has none. Raises `TableError` for a bank that can't be."""
    if kind != "bank":
        return None
    bank = bank or USUAL_BANK
    for field, given, (least, most) in (
        ("seconds", bank.seconds, BANK_SECONDS),
        ("increment", bank.increment, INCREMENT_SECONDS),
    ):
        if not least <= given <= most:
            figures = {"least": BANK_SECONDS[0] // 60, "most": BANK_SECONDS[1] // 60}
            figures |= {"fewest": INCREMENT_SECONDS[0], "highest": INCREMENT_SECONDS[1]}
            raise TableError("clock-bank", {**figures, "field": field})
    return bank


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
