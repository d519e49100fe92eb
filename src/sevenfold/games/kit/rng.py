"""The small random generator of compiled play: in the caller's hands, seedable, the same numbers in every mode.

A multiply-with-carry generator (lag 1, base 2^32) whose products stay below 2^63, so that Python's integers and
int64 agree without masks; its output is the low word mixed with the carry, as in D. Thomas's MWC64X.
Period about 2^62. Not for secrets: a match that people play is dealt by `kit.seal`.
"""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I64, Record, maker

WORD = 0xFFFFFFFF
MULTIPLIER = 2147483085
"""The largest a < 2^31 for which both a*2^32 - 1 and a*2^31 - 1 are prime (the condition for the full period)."""


class Rng(Record):
    """A generator's whole state."""

    state: I64


make_rngs = maker(Rng)


@rule
def next_word(rng: Rng) -> int:
    """The next 32 random bits."""
    x = rng.state
    low = x & WORD
    high = x >> 32
    rng.state = MULTIPLIER * low + high
    return low ^ high


@rule
def seed_rng(rng: Rng, seed: int, stream: int) -> None:
    """Start the generator; each (seed, stream), both from 0 to 2^62, gives its own sequence."""
    # 31-bit pieces keep every product below 2^62
    a = (seed & 0x7FFFFFFF) ^ 0x2545F491
    b = (seed >> 31) & 0x7FFFFFFF
    c = stream & 0x7FFFFFFF
    d = (stream >> 31) & 0x7FFFFFFF
    for _ in range(3):
        a = (a * 1103515245 + b * 747796405 + 12345) % 2147483647
        b = (b * 1664525 + c * 1140671485 + 1013904223) % 2147483647
        c = (c * 69621 + d * 1597334677 + 2531011) % 2147483647
        d = (d * 16807 + a * 48271 + 11) % 2147483647
        a ^= d >> 7
        c ^= b >> 11
    low = ((a << 1) ^ (b << 7) ^ (c >> 3)) & WORD
    high = ((c ^ (d << 3)) & WORD) % (MULTIPLIER - 2)
    rng.state = (high << 32) + low + 1
    for _ in range(4):
        next_word(rng)


@rule
def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, each equally likely; n at most 2^31 (Lemire's method, exact by rejection)."""
    product = next_word(rng) * n
    low = product & WORD
    if low < n:
        limit = (WORD + 1 - n) % n
        while low < limit:
            product = next_word(rng) * n
            low = product & WORD
    return product >> 32
