"""The host's notice, as everybody is told it."""

from __future__ import annotations

import msgspec

from sevenfold.server import protocol
from sevenfold.tables.steward import Steward


def notice_now(steward: Steward, now: float) -> protocol.Notice:
    """What everybody is told now; empty where it is nothing."""
    notice = steward.notice(now)
    if notice is None:
        return protocol.Notice()
    left = None if notice.restart is None else max(0.0, round(notice.restart - now, 1))
    return protocol.Notice(notice.en, notice.de, left)


def notice_message(steward: Steward, now: float) -> bytes:
    """The same as a message."""
    return msgspec.json.encode(notice_now(steward, now))
