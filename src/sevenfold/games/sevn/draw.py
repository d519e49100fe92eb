"""One drawn card, in the one fixed order of the rulings ("Draw resolution", steps 1 to 8)."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.sevn.cards import GROUP, KINDS, NUMBERS, SCORING, SECOND_CHANCE, Group
from sevenfold.games.sevn.state import NONE, SEVEN, SEVEN_POINTS, Happening, Phase, State, Status, tell, throw_away


@rule
def need_card(s: State, seat: int) -> bool:
    """Ask the dealer for the seat's next card; the discard pile becomes the pile where that is empty (ruling 54).

    False, and nothing is asked, where no card is left anywhere.
    """
    if s.pile_count == 0:
        if s.discard_count == 0:
            return False
        for kind in range(KINDS):
            s.pile[kind] = s.discard[kind]
            s.discard[kind] = 0
        s.pile_count = s.discard_count
        s.discard_count = 0
        tell(s, Happening.RESHUFFLED, NONE, NONE, NONE, NONE, s.pile_count)
    s.phase = Phase.CARD
    s.asked = seat
    return True


@rule
def lay(s: State, seat: int, kind: int) -> None:
    """Put a card before the seat (it is one of its own scoring cards, modifiers or bonuses from now on)."""
    s.front[seat, kind] += 1
    s.held[seat] |= 1 << kind
    if kind < SCORING:
        s.distinct[seat] += 1
        if s.distinct[seat] == SEVEN:
            s.seventh = seat
            tell(s, Happening.SEVN, seat, NONE, kind, NONE, SEVEN_POINTS)


@rule
def may_get_second_chance(s: State, seat: int) -> bool:
    """An extra copy goes to an active seat without one (ruling 25)."""
    return s.status[seat] == Status.ACTIVE and s.front[seat, SECOND_CHANCE] == 0


@rule
def resolve(s: State, seat: int, kind: int) -> None:
    """Do what the card that the seat has drawn does; leaves `phase` at the question that it raises, if any."""
    if kind < NUMBERS:
        if s.held[seat] & (1 << kind):
            _duplicate(s, seat, kind)
        else:
            tell(s, Happening.LAID, seat, NONE, kind, NONE, 0)
            lay(s, seat, kind)
    elif kind < SCORING:
        if s.held[seat] & (1 << kind):
            throw_away(s, kind)
            tell(s, Happening.DROPPED, seat, NONE, kind, NONE, 0)
        else:
            s.phase = Phase.KEEP_OR_DROP
            s.asked = seat
            s.pending = kind
    elif GROUP[kind] != Group.ACTION:
        tell(s, Happening.LAID, seat, NONE, kind, NONE, 0)
        lay(s, seat, kind)
    elif kind == SECOND_CHANCE:
        _second_chance(s, seat)
    else:
        n = s.queue_count
        s.queue_card[n] = kind
        s.queue_owner[n] = seat
        s.queue_count = n + 1
        if n > 0 or s.run != NONE:
            tell(s, Happening.QUEUED, seat, NONE, kind, NONE, 0)


@rule
def _duplicate(s: State, seat: int, kind: int) -> None:
    """A value the seat already has: Second Chance takes it (rulings 23, 24), else the seat is out."""
    if s.front[seat, SECOND_CHANCE] > 0:
        s.front[seat, SECOND_CHANCE] = 0
        s.held[seat] ^= 1 << SECOND_CHANCE
        s.gift[seat] = 0
        throw_away(s, SECOND_CHANCE)
        throw_away(s, kind)
        tell(s, Happening.SAVED, seat, NONE, kind, NONE, 0)
    else:
        s.twice[seat] = kind
        s.status[seat] = Status.OUT
        s.active -= 1
        tell(s, Happening.TWICE, seat, NONE, kind, NONE, 0)


@rule
def _second_chance(s: State, seat: int) -> None:
    """The first is kept; an extra one is passed on at once or, with nobody to take it, discarded (rulings 22, 25)."""
    if s.front[seat, SECOND_CHANCE] == 0:
        lay(s, seat, SECOND_CHANCE)
        tell(s, Happening.LAID, seat, NONE, SECOND_CHANCE, NONE, 0)
        return
    for other in range(s.players):
        if may_get_second_chance(s, other):
            s.phase = Phase.GIVE
            s.asked = seat
            s.pending = SECOND_CHANCE
            return
    throw_away(s, SECOND_CHANCE)
    tell(s, Happening.DROPPED, seat, NONE, SECOND_CHANCE, NONE, 0)
