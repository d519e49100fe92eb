"""What happened, as a viewer may see it: cards dealt, chosen, sold, laid below a stage or left over are seen by their seat alone."""

from __future__ import annotations

from sevenfold.games.kit.contract import Event
from sevenfold.games.kit.record import Live
from sevenfold.games.wonders.boards import BOARD_IDS
from sevenfold.games.wonders.cards import IDS
from sevenfold.games.wonders.state import NONE, Happening, State

SECRET = (Happening.DEALT, Happening.CHOSEN, Happening.STAGE, Happening.SOLD, Happening.LEFT)
"""Whose card only the seat sees that they happen to."""
SECRET_BITS = sum(1 << what for what in SECRET)
WITHOUT_AMOUNT = (
    Happening.BOARD,
    Happening.DEALT,
    Happening.CHOSEN,
    Happening.FREE,
    Happening.SEVENTH,
    Happening.LEFT,
    Happening.LOOKED,
    Happening.NOTHING,
    Happening.PICKED,
    Happening.SKIPPED,
    Happening.TIE,
    Happening.COPIED,
)


def seen_events(s: Live[State], viewer: int) -> list[Event]:
    """What the last move set off."""
    f = s.plain()
    return [_event([f.event[n, i] for i in range(6)], viewer) for n in range(f.event_count)]


def _event(numbers: list[int], viewer: int) -> Event:
    what, seat, by, card, other, amount = numbers
    hidden = what in SECRET and seat != viewer
    names = BOARD_IDS if what == Happening.BOARD else IDS
    return Event(
        Happening(what).name.lower(),
        None if seat == NONE else seat,
        None if by == NONE else by,
        None if card == NONE or hidden else names[card],
        None if other == NONE else IDS[other],
        None if what in WITHOUT_AMOUNT else amount,
    )
