"""The course of a round: deal, turns, the queue of actions, scoring, the next round, the end."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.sevn.cards import CROSSROADS, FREEZE, GROUP, KINDS, SECOND_CHANCE, STORM, TRIPLE_DRAW, Group
from sevenfold.games.sevn.draw import need_card
from sevenfold.games.sevn.scoring import note_lines, row_points
from sevenfold.games.sevn.state import EVENTS, NONE, SEATS, Happening, Phase, State, Status, tell, throw_away

FORCED_CARDS = 3
SAID_OF_QUEUE = EVENTS - 3 * SEATS
"""A queue that comes to nothing is not told beyond so many events, or the round's scores would find no room."""


@rule
def begin_round(s: State, start: int) -> None:
    """Set up a round that `start` begins; piles and banked points stay (rulings 1, 2)."""
    s.round += 1
    s.start = start
    s.turn = NONE
    s.dealing = s.players
    s.active = s.players
    s.seventh = NONE
    s.run = NONE
    s.run_owner = NONE
    s.run_seat = NONE
    s.run_left = 0
    s.pending = NONE
    s.phase = Phase.GOING
    for seat in range(s.players):
        s.status[seat] = Status.ACTIVE
        s.twice[seat] = NONE
    tell(s, Happening.ROUND, start, NONE, NONE, NONE, s.round)


@rule
def go_on(s: State) -> None:
    """Let everything happen that nobody decides, up to the next question or the end."""
    while s.phase == Phase.GOING:
        if s.seventh != NONE:
            _end_round(s)
        elif s.run != NONE:
            _run(s)
        elif s.queue_count > 0:
            _begin_action(s)
        elif s.active == 0:
            _end_round(s)
        elif s.dealing > 0:
            _deal(s)
        else:
            _next_turn(s)


@rule
def _deal(s: State) -> None:
    """One open card for each active seat, clockwise from the start (rulings 3 to 6, 5a)."""
    seat = s.start + s.players - s.dealing
    if seat >= s.players:
        seat -= s.players
    s.dealing -= 1
    if s.status[seat] == Status.ACTIVE and not has_drawn_something(s, seat) and not need_card(s, seat):
        exhaust(s)


@rule
def in_front(s: State, seat: int) -> bool:
    """Whether a card lies before the seat, a duplicate that put it out not counted."""
    return s.held[seat] != 0


@rule
def has_drawn_something(s: State, seat: int) -> bool:
    """Whether a card that the seat drew itself lies before it; a Second Chance it was given does not count (ruling 5a)."""
    return s.held[seat] & ~(s.gift[seat] << SECOND_CHANCE) != 0


@rule
def _next_turn(s: State) -> None:
    """The next active seat clockwise after the one whose turn it was (rulings 7, 8); tests for the last card (ruling 5d)."""
    if s.pile_count == 0 and s.discard_count == 0:
        exhaust(s)
        return
    seat = s.start - 1 if s.turn == NONE else s.turn
    while True:
        seat += 1
        if seat >= s.players:
            seat = 0
        if s.status[seat] == Status.ACTIVE:
            break
    s.turn = seat
    if s.held[seat] == 0 and s.empty_stop == 0 and _nothing_can_stay(s):
        s.status[seat] = Status.STOPPED
        s.active -= 1
        tell(s, Happening.EXHAUSTED, seat, NONE, NONE, NONE, 0)
        return
    s.asked = seat
    s.phase = Phase.DRAW_OR_STOP


@rule
def _nothing_can_stay(s: State) -> bool:
    """Whether no card is left that could stay before a seat and count, nor a Freeze to end its round.

    A seat with nothing in front would have to draw for ever; it counts as stopped (ruling 55; small decks, many seats).
    """
    for kind in range(KINDS):
        if s.pile[kind] > 0 or s.discard[kind] > 0:
            group = GROUP[kind]
            if group == Group.NUMBER or group == Group.MODIFIER or group == Group.BONUS:
                return False
            if kind == SECOND_CHANCE or kind == FREEZE:
                return False
    return True


@rule
def exhaust(s: State) -> None:
    """No card is left to draw: every active seat counts as stopped (ruling 55)."""
    for seat in range(s.players):
        if s.status[seat] == Status.ACTIVE:
            s.status[seat] = Status.STOPPED
            tell(s, Happening.EXHAUSTED, seat, NONE, NONE, NONE, 0)
    s.active = 0


@rule
def _begin_action(s: State) -> None:
    """Take the head of the queue (rulings 14 to 16): the first in works first, and only for an owner still in the round."""
    kind = s.queue_card[0]
    owner = s.queue_owner[0]
    n = s.queue_count - 1
    s.queue_count = n
    for i in range(n):
        s.queue_card[i] = s.queue_card[i + 1]
        s.queue_owner[i] = s.queue_owner[i + 1]
    s.queue_card[n] = 0
    s.queue_owner[n] = 0
    if s.status[owner] != Status.ACTIVE:
        throw_away(s, kind)
        if s.event_count < SAID_OF_QUEUE:
            tell(s, Happening.FIZZLED, owner, NONE, kind, NONE, 0)
        return
    s.run = kind
    s.run_owner = owner
    s.run_seat = NONE
    tell(s, Happening.ACTION, owner, NONE, kind, NONE, 0)
    if kind == FREEZE or kind == TRIPLE_DRAW:
        s.phase = Phase.TARGET
        s.asked = owner
    elif kind == STORM:
        s.run_seat = owner
        if s.storm_next:
            s.run_seat = following(s, owner)
        s.run_left = s.players
    else:
        s.run_seat = owner
        s.run_left = 2


@rule
def following(s: State, seat: int) -> int:
    """The seat clockwise after this one."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def end_action(s: State) -> None:
    """The running action is done; its card goes to the discard pile only now (ruling 5b)."""
    throw_away(s, s.run)
    s.run = NONE
    s.run_owner = NONE
    s.run_seat = NONE
    s.run_left = 0


@rule
def _run(s: State) -> None:
    """The running action's next card, or its end."""
    if s.run == STORM:
        _run_storm(s)
    elif s.run == CROSSROADS:
        _run_crossroads(s)
    elif s.run_left == 0 or s.status[s.run_seat] != Status.ACTIVE:
        end_action(s)
    else:
        s.run_left -= 1
        if not need_card(s, s.run_seat):
            exhaust(s)


@rule
def _run_storm(s: State) -> None:
    """Each seat that is active when it comes to it draws one card, clockwise (rulings 37 to 39)."""
    if s.run_left == 0:
        end_action(s)
        return
    seat = s.run_seat
    s.run_seat = following(s, seat)
    s.run_left -= 1
    if s.status[seat] == Status.ACTIVE and not need_card(s, seat):
        exhaust(s)


@rule
def _run_crossroads(s: State) -> None:
    """Reveal two cards, or as many as there are, then ask which one is drawn (rulings 30 to 36)."""
    if s.run_left > 0:
        s.run_left -= 1
        if need_card(s, s.run_owner):
            return
        s.run_left = 0
    if s.open_count == 0:
        tell(s, Happening.FIZZLED, s.run_owner, NONE, CROSSROADS, NONE, 0)
        end_action(s)
        return
    s.phase = Phase.TAKE
    s.asked = s.run_owner


@rule
def _end_round(s: State) -> None:
    """Bank what every row is worth, then end the game or begin the next round (rulings 12, 13, 17, 51, 56, 57)."""
    best = 0
    leaders = 0
    for seat in range(s.players):
        points = row_points(s, seat)
        if s.event_count < EVENTS:
            note_lines(s, seat)
        s.banked[seat] += points
        tell(s, Happening.SCORED, seat, NONE, NONE, NONE, points)
        total = s.banked[seat]
        if total > best:
            best = total
            leaders = 1
        elif total == best:
            leaders += 1
    for i in range(s.queue_count):
        throw_away(s, s.queue_card[i])
        s.queue_card[i] = 0
        s.queue_owner[i] = 0
    s.queue_count = 0
    s.dealing = 0
    if s.run != NONE:
        end_action(s)
    if best >= s.target_score and leaders == 1:
        s.phase = Phase.OVER
        s.asked = NONE
        for seat in range(s.players):
            if s.banked[seat] == best:
                tell(s, Happening.WON, seat, NONE, NONE, NONE, best)
        return
    _clear_table(s)
    begin_round(s, following(s, s.start))


@rule
def _clear_table(s: State) -> None:
    """Everything in front of the seats goes to the discard pile, unused Second Chances too (rulings 2, 26)."""
    for seat in range(s.players):
        total = 0
        for kind in range(KINDS):
            copies = s.front[seat, kind]
            total += copies
            s.discard[kind] += copies
            s.front[seat, kind] = 0
        s.discard_count += total
        if s.twice[seat] != NONE:
            throw_away(s, s.twice[seat])
        s.held[seat] = 0
        s.distinct[seat] = 0
        s.gift[seat] = 0
