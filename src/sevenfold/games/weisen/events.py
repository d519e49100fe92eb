"""What happened, as a viewer may see it: faces of hidden cards reach only those who see them, offers only the two they concern."""

from __future__ import annotations

from sevenfold.games.kit.contract import Event
from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.cards import FIRST_SPELL, IDS, ROLES, SUITS
from sevenfold.games.weisen.state import NONE, Happening, State

OF_ONE = (Happening.DEALT, Happening.DREW, Happening.SPELL)
"""Whose card only the seat sees."""
OF_TWO = (Happening.SHOWN, Happening.GIVEN, Happening.HANDED)
"""Whose card only `seat` and `by` see."""
OFFERS = (Happening.OFFERED, Happening.WITHDRAWN, Happening.DECLINED)
"""Which only `seat` and `by` see at all, unless offers are open (ruling 18)."""
OF_ONE_BITS = sum(1 << what for what in OF_ONE)
OF_TWO_BITS = sum(1 << what for what in OF_TWO)
OFFER_BITS = sum(1 << what for what in OFFERS)
_ROLES = (Happening.REMOVED, Happening.ROLE, Happening.SECOND)
_CRYSTALS = (Happening.CRYSTAL, Happening.TAKEN, Happening.SURPLUS)
WITH_AMOUNT = (
    Happening.SPACE, Happening.FINITUM, Happening.CRYSTAL, Happening.ROUND, Happening.SIDE, Happening.BONUS,
    Happening.LAID, Happening.ANNULLED, Happening.TAKEN_UP, Happening.SWAPPED, Happening.DROPPED, Happening.EARLY,
    Happening.SHORT, Happening.RESHUFFLED, Happening.SPELLS_RESHUFFLED, Happening.VICTORY, Happening.MOVED,
    Happening.COMPARED, Happening.SCORED, Happening.WON,
)  # fmt: skip
POWER = "power"
SPELL = "spell"
"""The back of a card whose face is hidden; `other` of such an event (ruling 29)."""


def seen_events(s: Live[State], viewer: int) -> list[Event]:
    """What the last move set off."""
    f = s.plain()
    rows = ([f.event[n, i] for i in range(6)] for n in range(f.event_count))
    return [_event(row, viewer) for row in rows if not _is_hidden(f, row, viewer)]


def _is_hidden(f: State, row: list[int], viewer: int) -> bool:
    return row[0] in OFFERS and not f.open_offers and viewer not in (row[1], row[2])


def _event(row: list[int], viewer: int) -> Event:
    what, seat, by, card, other, amount = row
    kind = Happening(what)
    hidden = (kind in OF_ONE and viewer != seat) or (kind in OF_TWO and viewer not in (seat, by))
    second: str | None = None
    if kind in OF_TWO and hidden:
        second = POWER if card < FIRST_SPELL else SPELL
    elif other != NONE:
        second = ROLES[other] if kind == Happening.MUTATED else str(other)
    return Event(
        kind.name.lower(),
        None if seat == NONE else seat,
        None if by == NONE else by,
        None if card == NONE or hidden else _card(kind, card),
        second,
        amount if kind in WITH_AMOUNT else None,
    )


def _card(kind: Happening, card: int) -> str:
    if kind in _ROLES or kind == Happening.MUTATED:
        return ROLES[card]
    if kind == Happening.COMPARED:
        return SUITS[card]
    if kind in _CRYSTALS or kind == Happening.SWAPPED:
        return str(card)
    return str(card + 1) if kind == Happening.SPACE else IDS[card]
