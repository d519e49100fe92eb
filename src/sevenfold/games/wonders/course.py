"""The course of an age: turns, hands passed on, what the sixth turn sets off, conflicts, the end (rulings 8, 9, 33 to 37, 46 to 49)."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.wonders.boards import STAGE_DISCARD
from sevenfold.games.wonders.cards import HAND, KINDS, TURNS, VICTORY
from sevenfold.games.wonders.city import has_structure, lay, plays_seventh
from sevenfold.games.wonders.data import AGES
from sevenfold.games.wonders.deal import begin_age
from sevenfold.games.wonders.scoring import DEFEAT, copied_guild, is_ahead, total_points
from sevenfold.games.wonders.state import (
    NONE,
    Happening,
    How,
    Phase,
    State,
    goes_left,
    left_of,
    right_of,
    tell,
    throw_away,
)
from sevenfold.games.wonders.turn import newest_stage, note, out_of_hand, pay_card_coins

WHEN = 8
"""A moment is age * WHEN + turn."""


@rule
def all_chosen(s: State) -> bool:
    """Whether every seat has chosen what to do in this turn."""
    for seat in range(s.players):  # noqa: SIM110  # compiled as it stands
        if s.chosen[seat] == NONE:
            return False
    return True


@rule
def ask_seventh(s: State) -> bool:
    """After the sixth turn Babylon may have its seventh card to play, as a turn of its own (rulings 35, 36)."""
    if s.turn == TURNS:
        for seat in range(s.players):
            if s.hand_count[seat] > 0 and plays_seventh(s, seat):
                s.asked = seat
                s.phase = Phase.SEVENTH
                tell(s, Happening.SEVENTH, seat, NONE, NONE, NONE, 0)
                return True
    return False


@rule
def leave_last_cards(s: State) -> None:
    """At the end of an age the cards that are left go to the discard pile, face down (ruling 9)."""
    for seat in range(s.players):
        if s.hand_count[seat] > 0:
            kind = s.hand[seat, 0]
            out_of_hand(s, seat, kind)
            note(s, seat, HAND - 1, kind, How.LEFT)
            throw_away(s, kind)
            tell(s, Happening.LEFT, seat, NONE, kind, NONE, 0)


@rule
def ask_pick(s: State) -> bool:
    """After all cards of the turn Halikarnassos looks at the pile, if a stage says so and it could build something (ruling 37)."""
    if s.pick_due == 0:
        return False
    s.pick_due = 0
    seat = picker(s)
    if not can_pick(s, seat):
        tell(s, Happening.NOTHING, seat, NONE, NONE, NONE, 0)
        return False
    s.asked = seat
    s.phase = Phase.PICK
    s.look_when[s.look_count] = s.age * WHEN + s.turn
    s.look_kind[s.look_count] = NONE
    s.look_count += 1
    tell(s, Happening.LOOKED, seat, NONE, NONE, NONE, 0)
    return True


@rule
def picker(s: State) -> int:
    """The seat whose newest stage builds from the discard pile, or NONE; only one board has such stages."""
    for seat in range(s.players):
        if s.wonder[seat] >= 0 and s.stages[seat] > 0 and STAGE_DISCARD[newest_stage(s, seat)]:
            return seat
    return NONE


@rule
def can_pick(s: State, seat: int) -> bool:
    """Whether the discard pile holds anything the seat may build; else the power is lost (ruling 34)."""
    if s.discard_count > 0:
        for kind in range(KINDS):
            if s.discard[kind] > 0 and not has_structure(s, seat, kind):
                return True
    return False


@rule
def pick(s: State, seat: int, kind: int) -> None:
    """Build a card of the discard pile free of all cost; its coins count the tables as they are now (ruling 33, section 9 b)."""
    s.discard[kind] -= 1
    s.discard_count -= 1
    s.look_kind[s.look_count - 1] = kind
    lay(s, seat, kind)
    tell(s, Happening.PICKED, seat, NONE, kind, NONE, 0)
    pay_card_coins(s, seat, kind)


@rule
def end_turn(s: State) -> None:
    """Pass the hands on; or end the age, once (rulings 48, 62)."""
    if s.turn < TURNS:
        pass_hands(s)
        s.turn += 1
        s.phase = Phase.CHOOSE
        return
    conflicts(s)
    if s.age < AGES:
        begin_age(s, s.age + 1)
    else:
        end_game(s)


@rule
def pass_hands(s: State) -> None:
    """Every hand goes to the neighbour: left in ages I and III, right in II (ruling 8)."""
    last = s.players - 1
    width = s.hand_count[0]
    if goes_left(s.age):
        for i in range(width):
            kept = s.hand[last, i]
            for seat in range(last, 0, -1):
                s.hand[seat, i] = s.hand[seat - 1, i]
            s.hand[0, i] = kept
        tell(s, Happening.PASSED, NONE, NONE, NONE, NONE, 1)
        return
    for i in range(width):
        kept = s.hand[0, i]
        for seat in range(last):
            s.hand[seat, i] = s.hand[seat + 1, i]
        s.hand[last, i] = kept
    tell(s, Happening.PASSED, NONE, NONE, NONE, NONE, -1)


@rule
def conflicts(s: State) -> None:
    """Each city against its left neighbour: the stronger gets a victory, the weaker a defeat (rulings 46 to 48)."""
    for seat in range(s.players):
        fight(s, seat, left_of(s, seat))
        fight(s, seat, right_of(s, seat))


@rule
def fight(s: State, seat: int, other: int) -> None:
    """What the conflict with one neighbour brings this seat."""
    if s.shields[seat] > s.shields[other]:
        s.victories[seat, s.age - 1] += 1
        tell(s, Happening.VICTORY, seat, other, NONE, NONE, VICTORY[s.age - 1])
    elif s.shields[seat] < s.shields[other]:
        s.defeats[seat] += 1
        tell(s, Happening.DEFEAT, seat, other, NONE, NONE, -DEFEAT)
    elif other == left_of(s, seat):  # told once for both
        tell(s, Happening.TIE, seat, other, NONE, NONE, 0)


@rule
def end_game(s: State) -> None:
    """Count the points, and say who has won (ruling 56)."""
    s.phase = Phase.OVER
    for seat in range(s.players):
        copied = copied_guild(s, seat)
        if copied != NONE:
            tell(s, Happening.COPIED, seat, NONE, copied, NONE, 0)
    for seat in range(s.players):
        s.total[seat] = total_points(s, seat)
        tell(s, Happening.SCORED, seat, NONE, NONE, NONE, s.total[seat])
    for seat in range(s.players):
        first = True
        for other in range(s.players):
            if is_ahead(s.total[other], s.coins[other], s.total[seat], s.coins[seat]):
                first = False
        if first:
            tell(s, Happening.WON, seat, NONE, NONE, NONE, s.total[seat])
