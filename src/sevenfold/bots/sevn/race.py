"""The race to the target as `sharp` sees it: what points of this round are worth, as a chance to win the game.

What the rivals will have at the end of the round is a guess of two cases each, out or not; how the rounds after it
will go is the spread of a sum of rounds. Chances are whole numbers, parts of SURE, so that both modes agree to the bit.
"""

from __future__ import annotations

from math import sqrt
from typing import Annotated

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I32s, I64s, Record, maker
from sevenfold.games.sevn.cards import SECOND_CHANCE
from sevenfold.games.sevn.legal import bust_cards, unseen_count
from sevenfold.games.sevn.scoring import row_points
from sevenfold.games.sevn.state import SEATS, State, Status

SURE = 1 << 30
POINTS = 256
"""Points of one round that are told apart; more count as the last."""

PER_ROUND = 23
"""What a seat banks in a round, on average over many games."""
SPREAD = 26
"""How far the difference of two seats moves in a round, in points; scaled for `ahead`."""
UNSURE = 9
"""How far off the guess at the row of an active rival is, in points."""

READY_TO_STOP = 200
"""A rival with this risk, in thousandths, is thought to stop."""
STOPS_AT = 29
"""Where a rival's row is thought to end."""
STEP = 6
"""What one more card adds to a row, on average."""
RISK_STEP = 70
"""How much riskier, in thousandths, each new value makes the next card."""


class Outlook(Record):
    """What the round may bring the rivals of one seat, and what its own points would then be worth."""

    falls: Annotated[I32s, SEATS]  # chance that the rival goes out, in thousandths
    gets: Annotated[I32s, SEATS]  # its points of the round if it doesn't
    open: Annotated[I32s, SEATS]  # 1: that is a guess, the rival is still active
    worth: Annotated[I64s, POINTS]  # chance to win with so many points in this round; -1: not worked out yet


make_outlooks = maker(Outlook)


@rule
def risk(s: State, seat: int) -> int:
    """The chance, in thousandths, that the seat's next card is a duplicate."""
    total = unseen_count(s)
    return 1000 * bust_cards(s, seat) // total if total > 0 else 0


@rule
def look_out(s: State, seat: int, o: Outlook) -> None:
    """Guess what every rival will have when the round ends."""
    for other in range(s.players):
        if other != seat:
            foresee(s, other, o)
    forget(o)


@rule
def forget(o: Outlook) -> None:
    """The guesses have changed: work the worths out again."""
    for points in range(POINTS):
        o.worth[points] = -1


@rule
def foresee(s: State, other: int, o: Outlook) -> None:
    """A seat that has left the round keeps its row; an active one goes on until its risk is high."""
    has = row_points(s, other)
    o.falls[other] = 0
    o.gets[other] = has
    o.open[other] = 0
    if s.status[other] != Status.ACTIVE:
        return
    o.open[other] = 1
    danger = risk(s, other)
    if s.front[other, SECOND_CHANCE] > 0:
        o.gets[other] = max(has + 2 * STEP, STOPS_AT + STEP)
        o.falls[other] = 150
    elif danger < READY_TO_STOP:
        more = max(STOPS_AT - has, STEP)
        o.gets[other] = has + more
        o.falls[other] = min(60 + more * 12, 400)


@rule
def freeze_outlook(s: State, other: int, o: Outlook) -> None:
    """The rival leaves the round with what it has."""
    o.falls[other] = 0
    o.gets[other] = row_points(s, other)
    o.open[other] = 0
    forget(o)


@rule
def forced_fall(s: State, seat: int, cards: int) -> int:
    """The chance, in thousandths, that so many cards in a row put the seat out."""
    stays = 1000
    saved = 0
    lives = s.front[seat, SECOND_CHANCE]
    danger = risk(s, seat)
    for _ in range(cards):
        falling = min(danger, 1000)
        if lives > 0:
            saved, stays = (saved * (1000 - falling) + stays * falling) // 1000, stays * (1000 - falling) // 1000
        else:
            stays = stays * (1000 - falling) // 1000
        danger += RISK_STEP
    return 1000 - stays - saved


@rule
def force_outlook(s: State, other: int, cards: int, o: Outlook) -> None:
    """The rival must draw so many cards, then goes on as it likes."""
    o.falls[other] = max(o.falls[other], forced_fall(s, other, cards))
    o.gets[other] = max(o.gets[other], row_points(s, other) + cards * STEP)
    forget(o)


@rule
def save_outlook(other: int, o: Outlook) -> None:
    """The rival gets a Second Chance."""
    o.falls[other] //= 2
    o.gets[other] += STEP
    forget(o)


@rule
def ahead(gap: float, spread: float) -> float:
    """The chance that a lead of `gap` lasts, close to the normal distribution's, from roots alone."""
    z = gap / spread
    return 0.5 + 0.5 * z / sqrt(1.0 + z * z)


@rule
def beats(s: State, mine: int, theirs: int, guessed: int) -> float:
    """The chance to end the game before a rival, with these totals after the round."""
    top = max(mine, theirs)
    if top < s.target_score:
        return ahead(mine - theirs, SPREAD * sqrt((s.target_score - top) / PER_ROUND + 0.5))
    if guessed:
        return ahead(mine - theirs, UNSURE)
    if mine == theirs:
        return 0.5
    return 1.0 if mine > theirs else 0.0


@rule
def chance(s: State, seat: int, o: Outlook, points: int) -> int:
    """The chance to win the game with so many points in this round, in parts of SURE."""
    mine = s.banked[seat] + points
    against = 0.0
    for other in range(s.players):
        if other != seat:
            held = s.banked[other]
            fall = o.falls[other] / 1000
            wins = (1.0 - fall) * beats(s, mine, held + o.gets[other], o.open[other])
            if fall > 0.0:
                wins += fall * beats(s, mine, held, 0)
            if wins <= 0.0:
                return 0
            against += (1.0 - wins) / wins
    return int(SURE / (1.0 + against))


@rule
def worth(s: State, seat: int, o: Outlook, points: int) -> int:
    """`chance`, worked out once for each number of points."""
    points = min(points, POINTS - 1)
    known = o.worth[points]
    if known < 0:
        known = chance(s, seat, o, points)
        o.worth[points] = known
    return known


@rule
def chance_now(s: State, seat: int) -> int:
    """The chance to win when the round ends here and every row counts as it lies, in parts of SURE."""
    mine = s.banked[seat] + row_points(s, seat)
    against = 0.0
    for other in range(s.players):
        if other != seat:
            wins = beats(s, mine, s.banked[other] + row_points(s, other), 0)
            if wins <= 0.0:
                return 0
            against += (1.0 - wins) / wins
    return int(SURE / (1.0 + against))
