"""The struggle: laying cards, dropping out, the early end, cards handed on, drawn and laid down (rulings 31 to 50).

`settle` goes on from what has just been done until a seat or the dealer is asked; it is a loop, since early ends, empty
piles and empty hands may make many steps follow each other without a question.
"""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.weisen.cards import (
    EARLY,
    FIRST_DRAW,
    KINDS,
    LATER_DRAW,
    PASSED_ON,
    POTENTIA,
    POTENTIA_DRAW,
    is_power,
)
from sevenfold.games.weisen.hands import discard_from_hand, give, has_power_to_draw, into_hand, out_of_hand
from sevenfold.games.weisen.memory import all_see_leaving
from sevenfold.games.weisen.scoring import begin_scoring
from sevenfold.games.weisen.spells import cast
from sevenfold.games.weisen.standing import crystal_sum, highest, lead, next_in
from sevenfold.games.weisen.state import NONE, SEATS, Happening, Phase, State, tell


@rule
def begin_struggle(s: State) -> None:
    """The highest begins; a solo player marks the bonus instead, and the left neighbour lays first (rulings 31, 42)."""
    for seat in range(s.players):
        s.done[seat] = 0
        s.received[seat] = 0
        for kind in range(KINDS):
            s.shown[seat, kind] = 0
            s.moved[seat, kind] = 0
        for other in range(SEATS):
            s.shows[seat, other] = 0
    s.phase = Phase.LAY
    s.left = 0
    s.getter = NONE
    if s.solo == NONE:
        s.asked = highest(s)
        tell(s, Happening.STRUGGLE, s.asked, NONE, NONE, NONE, 0)
        return
    tell(s, Happening.STRUGGLE, s.solo, NONE, NONE, NONE, 0)
    s.bonus = crystal_sum(s, s.pawn)
    tell(s, Happening.BONUS, s.solo, NONE, NONE, NONE, s.bonus)
    s.asked = next_in(s, s.solo)


@rule
def lay_card(s: State, seat: int, kind: int, target: int) -> None:
    """Lay a card; a spell works at once. A lead of 25 ends the struggle at this moment (rulings 38, 43)."""
    out_of_hand(s, seat, kind)
    s.laid[seat, kind] += 1
    all_see_leaving(s, seat, kind)
    tell(s, Happening.LAID, seat, NONE, kind, NONE, lead(s))
    if not is_power(kind):
        s.spell_used[seat] = 1
        cast(s, seat, kind, target)
        if kind == POTENTIA:
            s.phase = Phase.DRAW
            s.getter = seat
            s.asked = NONE
            s.left = POTENTIA_DRAW
            settle(s)
            return
    difference = lead(s)
    if difference >= EARLY or difference <= -EARLY:
        s.early = seat
        tell(s, Happening.EARLY, seat, NONE, NONE, NONE, abs(difference))
        start_dropping(s, next_to_drop(s))
        settle(s)
        return
    s.asked = next_in(s, seat)


@rule
def pass_turn(s: State, seat: int) -> None:
    """Pass by absentus (ruling 59)."""
    tell(s, Happening.PASSED, seat, NONE, NONE, NONE, 0)
    s.asked = next_in(s, seat)


@rule
def next_to_drop(s: State) -> int:
    """At an early end the others drop out clockwise, the one who made the lead last (ruling 38)."""
    seat = s.early
    for _ in range(s.players):
        seat = seat + 1 if seat + 1 < s.players else 0
        if seat != s.early and s.dropped[seat] == 0:
            return seat
    return s.early


@rule
def last_to_drop(s: State) -> int:
    """The seat that dropped out latest."""
    for seat in range(s.players):
        if s.dropped[seat] == s.dropped_count:
            return seat
    return NONE


@rule
def start_dropping(s: State, seat: int) -> None:
    """The seat drops out: the first draws five, each later one gets three from the one before and draws two (ruling 44)."""
    giver = last_to_drop(s) if s.dropped_count > 0 else NONE
    s.dropped_count += 1
    s.dropped[seat] = s.dropped_count
    s.getter = seat
    tell(s, Happening.DROPPED, seat, NONE, NONE, NONE, s.dropped_count)
    if giver == NONE:
        s.phase = Phase.DRAW
        s.asked = NONE
        s.left = FIRST_DRAW
        return
    s.phase = Phase.HAND
    s.asked = giver
    s.left = min(PASSED_ON, s.power_count[giver])


@rule
def drop_out(s: State, seat: int) -> None:
    """Drop out of the struggle; the laid cards stay and count (ruling 39)."""
    start_dropping(s, seat)
    settle(s)


@rule
def settle(s: State) -> None:
    """Go on until somebody is asked."""
    while True:
        if s.phase == Phase.HAND:
            if s.left > 0:
                return
            s.phase = Phase.DRAW
            s.asked = NONE
            s.left = LATER_DRAW
        elif s.phase == Phase.DRAW:
            if s.left > 0 and has_power_to_draw(s):
                return
            if s.left > 0:
                tell(s, Happening.SHORT, s.getter, NONE, NONE, NONE, s.left)
                s.left = 0
            if s.dropped[s.getter] > 0 and s.dropped_count == s.players:
                s.phase = Phase.DISCARD
                s.asked = s.getter
                s.getter = NONE
                s.left = min(PASSED_ON, s.power_count[s.asked])
            elif s.early != NONE:
                start_dropping(s, next_to_drop(s))
            else:
                s.phase = Phase.LAY
                s.asked = next_in(s, s.getter)
                s.getter = NONE
                return
        else:
            if s.left > 0:
                return
            begin_scoring(s)
            return


@rule
def hand_on(s: State, seat: int, kind: int) -> None:
    """One of the three cards for the next one who dropped out; it lies with its receiver at once (rulings 45, 46)."""
    give(s, seat, s.getter, kind)
    s.left -= 1
    tell(s, Happening.HANDED, s.getter, seat, kind, NONE, 0)
    settle(s)


@rule
def draw_one(s: State, kind: int) -> None:
    """The dealer has drawn a power card."""
    s.pile[kind] -= 1
    s.pile_power -= 1
    into_hand(s, s.getter, kind)
    s.left -= 1
    tell(s, Happening.DREW, s.getter, NONE, kind, NONE, 0)
    settle(s)


@rule
def lay_down(s: State, seat: int, kind: int) -> None:
    """One of the three cards that the last one lays on the open discard pile."""
    discard_from_hand(s, seat, kind)
    s.left -= 1
    tell(s, Happening.DISCARDED, seat, NONE, kind, NONE, 0)
    settle(s)
