"""Forming the alliances, and gifts between allies (rulings 12 to 30).

The first pair that agrees is alliance 1, the others are alliance 2; by the fallback and with three players the track that
the highest chooses is 1 (ruling 24: which is which means nothing).
"""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.weisen.hands import give_gift
from sevenfold.games.weisen.memory import see_copies
from sevenfold.games.weisen.standing import full_side, highest, seat_at, side_size
from sevenfold.games.weisen.state import NONE, SHOWN_BITS, SHOWN_MASK, Happening, Phase, State, tell
from sevenfold.games.weisen.struggle import begin_struggle

TRIO = 3


@rule
def begin_negotiation(s: State) -> None:
    """All have chosen a role; three players go by their own procedure (ruling 25), without negotiation the hierarchy decides."""
    s.asked = NONE
    if s.players == TRIO:
        s.phase = Phase.SOLO
        s.asked = highest(s)
        s.side[s.asked] = 1
    elif s.negotiation:
        s.phase = Phase.NEGOTIATE
    else:
        begin_fallback(s)


@rule
def offers_open(s: State) -> bool:
    """Whether any offer waits for an answer."""
    for seat in range(s.players):
        for other in range(s.players):
            if s.offer[seat, other]:
                return True
    return False


@rule
def offers_made(s: State, seat: int) -> int:
    """How many offers the seat has made in this round, those that have ended included."""
    total = 0
    for other in range(s.players):
        total += s.offered[seat, other]
    return total


@rule
def all_done(s: State) -> bool:
    """Whether every seat has pressed `done`, or `ready`."""
    for seat in range(s.players):  # noqa: SIM110  # compiled as it stands
        if s.done[seat] == 0:
            return False
    return True


@rule
def maybe_fall_back(s: State) -> None:
    """When all are done and no offer is open, the hierarchy decides (ruling 21)."""
    if all_done(s) and not offers_open(s):
        clear_offers(s)
        begin_fallback(s)


@rule
def clear_offers(s: State) -> None:
    """All offers lapse (ruling 13)."""
    for seat in range(s.players):
        s.done[seat] = 0
        for other in range(s.players):
            s.offer[seat, other] = 0
            s.offered[seat, other] = 0


@rule
def make_offer(s: State, seat: int, other: int) -> None:
    """Offer an alliance: where the other has offered one, too, both have agreed (ruling 13)."""
    s.offered[seat, other] += 1
    tell(s, Happening.OFFERED, seat, other, NONE, NONE, 0)
    if s.offer[other, seat]:
        form_pair(s, other, seat)
        return
    s.offer[seat, other] = 1
    s.done[seat] = 0
    s.done[other] = 0


@rule
def end_offer(s: State, seat: int, other: int) -> None:
    """An offer of the seat to the other is withdrawn or declined."""
    s.offer[seat, other] = 0
    maybe_fall_back(s)


@rule
def form_pair(s: State, seat: int, other: int) -> None:
    """Two have agreed, and that binds; with four players all is settled, with five the others may join (rulings 13 to 15)."""
    clear_offers(s)
    s.side[seat] = 1
    s.side[other] = 1
    tell(s, Happening.PAIR, seat, other, NONE, NONE, 0)
    if full_side(s) == side_size(s, 1):
        begin_exchange(s)
        return
    s.phase = Phase.JOIN
    s.asked = first_without_side(s, 0)


@rule
def first_without_side(s: State, place: int) -> int:
    """The first seat in the hierarchy, from a place on, that belongs to no alliance; NONE where all do."""
    for at in range(place, s.players):
        seat = seat_at(s, at)
        if s.side[seat] == 0:
            return seat
    return NONE


@rule
def place_of(s: State, seat: int) -> int:
    """The seat's place in the active hierarchy, from 0."""
    for place in range(s.players):
        if seat_at(s, place) == seat:
            return place
    return NONE


@rule
def join(s: State, seat: int) -> None:
    """The seat joins the pair, which can't refuse (ruling 15)."""
    s.side[seat] = 1
    tell(s, Happening.JOINED, seat, NONE, NONE, NONE, 0)
    begin_exchange(s)


@rule
def stay(s: State, seat: int) -> None:
    """The seat stays out: the next one in the hierarchy is asked; if none joins, the three are the other alliance."""
    tell(s, Happening.STAYED, seat, NONE, NONE, NONE, 0)
    s.asked = first_without_side(s, place_of(s, seat) + 1)
    if s.asked == NONE:
        begin_exchange(s)


@rule
def begin_fallback(s: State) -> None:
    """The highest lays its small role card at a track, then the others choose one by hierarchy (ruling 22)."""
    tell(s, Happening.FALLBACK, NONE, NONE, NONE, NONE, 0)
    s.phase = Phase.SIDE
    first = highest(s)
    s.side[first] = 1
    tell(s, Happening.SIDE, first, NONE, NONE, NONE, 1)
    s.asked = first_without_side(s, 0)


@rule
def choose_side(s: State, seat: int, side: int) -> None:
    """The seat lays its card at a track; when one is full the rest follow without a question (ruling 22, section 5 f)."""
    s.side[seat] = side
    tell(s, Happening.SIDE, seat, NONE, NONE, NONE, side)
    s.asked = first_without_side(s, 0)
    if side_size(s, side) == full_side(s):
        while s.asked != NONE:
            s.side[s.asked] = 3 - side
            tell(s, Happening.SIDE, s.asked, NONE, NONE, NONE, 3 - side)
            s.asked = first_without_side(s, 0)
    if s.asked == NONE:
        begin_exchange(s)


@rule
def play_alone(s: State, seat: int) -> None:
    """Three players: this one against the other two."""
    tell(s, Happening.ALONE, seat, NONE, NONE, NONE, 0)
    settle_three(s, seat)


@rule
def leave_open(s: State, seat: int) -> None:
    """Three players: the next one in the hierarchy decides."""
    tell(s, Happening.LEFT_OPEN, seat, NONE, NONE, NONE, 0)
    place = place_of(s, seat)
    s.side[seat] = place + 1
    s.asked = seat_at(s, place + 1)


@rule
def ally_with(s: State, seat: int, other: int) -> None:
    """Three players: the seat enters an alliance with the other, who can't refuse."""
    tell(s, Happening.WITH, seat, other, NONE, NONE, 0)
    settle_three(s, TRIO - seat - other)


@rule
def settle_three(s: State, solo: int) -> None:
    """The alliances of three players: the track of the highest is 1."""
    top = highest(s)
    s.solo = solo
    for seat in range(TRIO):
        together = (seat == solo) == (top == solo)
        s.side[seat] = 1 if together else 2
    begin_exchange(s)


@rule
def begin_exchange(s: State) -> None:
    """Both alliances stand; allies may give each other cards. Who plays alone has nothing to do (ruling 26)."""
    s.phase = Phase.EXCHANGE
    s.asked = NONE
    for seat in range(s.players):
        if s.side[seat] == 0:
            s.side[seat] = 2
        s.done[seat] = 1 if seat == s.solo else 0


@rule
def give_card(s: State, seat: int, ally: int, kind: int) -> None:
    """A gift; who gets one is no longer ready (ruling 27)."""
    give_gift(s, seat, ally, kind)
    s.done[ally] = 0
    tell(s, Happening.GIVEN, ally, seat, kind, NONE, 0)


@rule
def be_ready(s: State, seat: int) -> None:
    """When all are ready the struggle begins (ruling 27)."""
    s.done[seat] = 1
    tell(s, Happening.READY, seat, NONE, NONE, NONE, 0)
    if all_done(s):
        begin_struggle(s)


@rule
def times_shown(s: State, seat: int, viewer: int, kind: int) -> int:
    """How often the seat has shown this card to the viewer in this round."""
    return s.shown[seat, kind] >> (viewer * SHOWN_BITS) & SHOWN_MASK


@rule
def show_card(s: State, seat: int, viewer: int, kind: int) -> None:
    """The seat shows one of its cards to one player (ruling 20)."""
    s.shown[seat, kind] += 1 << (viewer * SHOWN_BITS)
    s.shows[seat, viewer] += 1
    see_copies(s, viewer, seat, kind, times_shown(s, seat, viewer, kind))
    tell(s, Happening.SHOWN, viewer, seat, kind, NONE, 0)
