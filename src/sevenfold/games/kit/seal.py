"""The seal: the whole deal is fixed before the first card, and can be checked by anyone after the last.

A match has a seed of 32 random bytes. Its SHA-256, the seal, is published at the start; the seed at the end. Outcome
k of the match (the dealer's outcomes count from 0) is drawn by HMAC-SHA256 with the seed as key, as `case_drawn` says;
`docs/reference/seal.md` derives it by hand.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from sevenfold.games.kit.contract import Outcome
from sevenfold.games.kit.errors import SealError

SEED_BYTES = 32
_PREFIX = "sha256:"
_RANGE = 1 << 256


def seal_of(seed: bytes) -> str:
    """The seal of a seed, as a record's header carries it: `sha256:` and 64 hexadecimal digits."""
    return _PREFIX + hashlib.sha256(seed).hexdigest()


def is_seal(text: str) -> bool:
    """Whether the text has the form of a seal."""
    digits = text.removeprefix(_PREFIX)
    return text.startswith(_PREFIX) and len(digits) == 64 and not digits.strip("0123456789abcdef")


def seed_from(text: str) -> bytes:
    """The seed a record's last line publishes as 64 hexadecimal digits; raises `SealError` for anything else."""
    if len(text) != 2 * SEED_BYTES or text.strip("0123456789abcdef"):
        raise SealError("seal-seed-form", {"digits": 2 * SEED_BYTES})
    return bytes.fromhex(text)


def case_drawn(seed: bytes, k: int, total: int) -> int:
    """Which of `total` equally likely cases (from 0) outcome k of the match is.

    The message is k in decimal digits; the digest, read as one big-endian number, is taken modulo `total`. A number
    from the incomplete last stretch of `total` is rejected, since it would favour the first cases: then the messages
    `k.1`, `k.2`, ... are tried in turn.
    """
    if not 0 < total <= _RANGE:
        raise ValueError(f"one of {total} cases can't be drawn")
    limit = _RANGE - _RANGE % total
    message, tries = b"%d" % k, 0
    while True:
        number = int.from_bytes(hmac.digest(seed, message, "sha256"))
        if number < limit:
            return number % total
        tries += 1
        message = b"%d.%d" % (k, tries)


def drawn(seed: bytes, k: int, outcomes: Sequence[Outcome]) -> int:
    """The move of the dealer that outcome k of the match is, among the possible ones in their listed order.

    Each outcome stands for as many neighbouring cases as it has weight.
    """
    case = case_drawn(seed, k, outcomes[0].total)
    for outcome in outcomes:
        case -= outcome.weight
        if case < 0:
            return outcome.move
    raise ValueError("the weights of the outcomes are less than their total")
