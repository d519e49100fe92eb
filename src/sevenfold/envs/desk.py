"""How one match of many stands: who is asked, who learns, and whether it is over."""

from __future__ import annotations

from sevenfold.games.kit.record import I8, I64, Record, maker

NONE = -1
STREAMS = 3
"""Generators of each match: the dealer's, the others' policies', and that of moves at random."""
GOING = 0
ENDED = 1
CUT_OFF = 2
"""How a match stands: on, over by the rules, or cut off after the most steps."""
PLACES = 0
POINTS = 1
WINS = 2
"""What is rewarded, by its place in `REWARDS`."""
REWARDS = ("places", "points", "wins")


class Desk(Record):
    """One match of a batch. Seats are true ones here; `failed` is what a policy answered that isn't legal."""

    seat: I8  # whose decision is shown
    last: I8  # who decided last
    learner: I8  # the seat that is played from outside, or -1: all are
    over: I8  # GOING, ENDED or CUT_OFF
    failed_seat: I8  # counted from 1, 0: none
    failed: I64
    steps: I64
    games: I64
    legal: I64  # actions that are open to `seat`


make_desks = maker(Desk)
