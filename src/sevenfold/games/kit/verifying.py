"""Checking a finished match: the seed fits the seal, every deal follows from the seed, and the result agrees."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.errors import SealError
from sevenfold.games.kit.lines import BadLine, End, entry_of
from sevenfold.games.kit.reading import Reading
from sevenfold.games.kit.seal import drawn, seal_of, seed_from


class Verified(msgspec.Struct, frozen=True):
    """What was checked: `lines` in all, `outcomes` of the dealer derived again (0 where that couldn't be).

    `sealed`: the header carries a seal. `ended`: the record runs to its end line, so that result and seed were checked.
    """

    lines: int
    outcomes: int
    sealed: bool
    ended: bool


class _Verifying(Reading):
    """A reading that derives each outcome from the seed before it is made."""

    def __init__(self, seed: bytes | None) -> None:
        super().__init__()
        self._seed = seed

    def _check_drawn(self, move: int) -> None:
        if self._seed is None:
            return
        right = drawn(self._seed, self.drawn, self.game.outcomes(self.state))
        if move != right:
            game, s = self.game, self.state
            raise SealError(
                "seal-deal",
                {
                    "line": self.number,
                    "k": self.drawn,
                    "given": game.write(s, DEALER, move),
                    "right": game.write(s, DEALER, right),
                },
            )


def verify(lines: Iterable[str]) -> Verified:
    """Check a record against its seal; raises `SealError` where it doesn't hold, `BadLine` where a line makes no sense.

    A record without a seal or without its end is read with every other check; the answer says what was left out.
    """
    stored = list(lines)
    if not stored:
        raise BadLine(1, "record-empty")
    seed = _published(stored)
    reading = _Verifying(seed)
    reading.take(stored[0])
    seal = reading.header.seal
    if seal is not None and seed is not None and seal != seal_of(seed):
        raise SealError("seal-other", {"line": len(stored), "seal": seal, "right": seal_of(seed)})
    for line in stored[1:]:
        reading.take(line)
    checked = reading.drawn if seal is not None and seed is not None else 0
    return Verified(len(stored), checked, seal is not None, reading.end is not None)


def _published(lines: list[str]) -> bytes | None:
    """The seed of the last line, where it is an end with one."""
    try:
        last = entry_of(lines[-1], len(lines))
    except BadLine:
        return None  # the reading comes to it and says what is wrong
    return seed_from(last.seed) if isinstance(last, End) and last.seed is not None else None
