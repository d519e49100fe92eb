"""Seeking the ally with whom the sum promises most: offers and answers, joining a pair, choosing a track by hierarchy.

Every step uses something up: each player is offered at most one alliance in a round, who has said no isn't asked again,
and whoever has nothing to do says it is done. So a negotiation among bots always ends.
"""

from __future__ import annotations

from sevenfold.bots.weisen.knowledge import Mind
from sevenfold.bots.weisen.stakes import everybody, promise
from sevenfold.bots.weisen.weights import Weights
from sevenfold.games.kit.mode import rule
from sevenfold.games.weisen.moves import Action, move_of
from sevenfold.games.weisen.negotiation import offers_made, place_of
from sevenfold.games.weisen.standing import full_side, seat_at
from sevenfold.games.weisen.state import NONE, State

PAIR = 2


@rule
def joined(s: State, mind: Mind, pair: int, place: int, w: Weights) -> int:
    """The first alliance when all have answered who are asked from this place of the hierarchy on, each for its own good."""
    final = pair
    for back in range(s.players - 1, place - 1, -1):
        seat = seat_at(s, back)
        if pair >> seat & 1 == 0:
            with_them = promise(s, mind, seat, pair | 1 << seat, NONE, w)
            against = promise(s, mind, seat, everybody(s) ^ final, NONE, w) if final >> seat & 1 == 0 else 0
            if with_them > against:
                final = pair | 1 << seat
    return final


@rule
def with_ally(s: State, mind: Mind, seat: int, other: int, w: Weights) -> int:
    """What an alliance with the other promises the seat; with five players somebody may join it."""
    pair = 1 << seat | 1 << other
    if full_side(s) > PAIR:
        pair = joined(s, mind, pair, 0, w)
    return promise(s, mind, seat, pair, NONE, w)


@rule
def is_possible(s: State, seat: int, other: int) -> bool:
    """Whether the other may still become an ally by agreement: it has not refused, and there is an offer left for it."""
    if other == seat:
        return False
    if s.offer[seat, other] or s.offer[other, seat]:
        return True
    return s.offered[seat, other] == 0 and offers_made(s, seat) < s.players - 1


@rule
def usual_ally(s: State, mind: Mind, seat: int, w: Weights) -> int:
    """What the seat gets if the alliances come about without its doing: the average."""
    total = 0
    for other in range(s.players):
        if other != seat:
            total += with_ally(s, mind, seat, other, w)
    return total // (s.players - 1)


@rule
def negotiate(s: State, mind: Mind, seat: int, w: Weights) -> int:
    """The seat's next word: accept what is good enough, offer where more is promised, refuse and take back what is too little."""
    usual = usual_ally(s, mind, seat, w)
    best = NONE
    most = 0
    offering = NONE  # who offers the seat the best alliance
    offered = 0
    for other in range(s.players):
        if is_possible(s, seat, other):
            value = with_ally(s, mind, seat, other, w)
            if best == NONE or value > most:
                best = other
                most = value
            if s.offer[other, seat] and (offering == NONE or value > offered):
                offering = other
                offered = value
    if offering != NONE and offered >= max(most, usual) - w.agree_slack:
        return move_of(Action.ACCEPT.value, 0, offering)
    for other in range(s.players):
        if s.offer[seat, other] and with_ally(s, mind, seat, other, w) < usual - w.agree_slack:
            return move_of(Action.WITHDRAW.value, 0, other)
        if s.offer[other, seat] and with_ally(s, mind, seat, other, w) < usual - w.agree_slack:
            return move_of(Action.DECLINE.value, 0, other)
    if best != NONE and most >= usual and s.offer[seat, best] == 0:
        return move_of(Action.OFFER.value, 0, best)
    if s.done[seat] == 0:
        return move_of(Action.DONE.value, 0, 0)
    # everybody waits for this answer, and the better ally has not given its own
    return move_of(Action.ACCEPT.value if offered >= usual else Action.DECLINE.value, 0, offering)


@rule
def join_or_stay(s: State, mind: Mind, seat: int, w: Weights) -> int:
    """With the pair, or with those who are left when all after the seat have answered."""
    pair = 0
    for other in range(s.players):
        if s.side[other] == 1:
            pair |= 1 << other
    later = joined(s, mind, pair, place_of(s, seat) + 1, w)
    together = promise(s, mind, seat, pair | 1 << seat, NONE, w)
    against = promise(s, mind, seat, everybody(s) ^ later, NONE, w)
    return move_of(Action.JOIN.value if together > against else Action.STAY.value, 0, 0)


@rule
def count_of(mask: int) -> int:
    """How many seats these bits name."""
    total = 0
    while mask > 0:
        total += mask & 1
        mask >>= 1
    return total


@rule
def track_value(s: State, mind: Mind, seat: int, side: int, w: Weights) -> int:
    """What a track promises on average over all ways in which the others can still choose theirs."""
    total = 0
    ways = 0
    for mask in range(everybody(s) + 1):  # the seats at track 1
        size = count_of(mask)
        fits = size == full_side(s) or s.players - size == full_side(s)
        for other in range(s.players):
            at = side if other == seat else s.side[other]
            if at != 0 and (at == 1) != (mask >> other & 1 == 1):
                fits = False
        if fits:
            total += promise(s, mind, seat, mask if side == 1 else everybody(s) ^ mask, NONE, w)
            ways += 1
    return total // max(ways, 1)


@rule
def choose_track(s: State, mind: Mind, seat: int, w: Weights) -> int:
    """The track that promises more."""
    first = track_value(s, mind, seat, 1, w)
    return move_of(Action.SIDE.value, 0, 1 if first >= track_value(s, mind, seat, 2, w) else 2)
