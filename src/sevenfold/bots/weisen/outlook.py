"""How a struggle stands for a seat: the lead, what those still in may add, and what winning, a tie and losing bring."""

from __future__ import annotations

from sevenfold.bots.weisen.chances import SURE, chance_above, joint
from sevenfold.bots.weisen.knowledge import Mind, can_lay
from sevenfold.bots.weisen.stakes import allies_of, everybody, prize
from sevenfold.bots.weisen.weights import Weights
from sevenfold.bots.weisen.worth import spell_worth
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I32, Record, maker
from sevenfold.games.weisen.cards import EARLY
from sevenfold.games.weisen.standing import lead
from sevenfold.games.weisen.state import State


class Outlook(Record):
    """One seat's view of a struggle; what is laid in hundredths, what is won in hundredths of a point."""

    lead: I32  # points laid out by the own side less those of the other
    friends: I32  # how many allies are still in, the seat itself not counted
    friends_add: I32  # what they may add
    foes: I32
    foes_add: I32
    win: I32
    tie: I32
    lose: I32


make_outlooks = maker(Outlook)


@rule
def look(s: State, mind: Mind, seat: int, o: Outlook, w: Weights) -> None:
    """Fill the outlook of the seat."""
    mine = allies_of(s, seat)
    o.lead = (lead(s) if s.side[seat] == 1 else -lead(s)) * 100
    o.friends = 0
    o.friends_add = 0
    o.foes = 0
    o.foes_add = 0
    for other in range(s.players):
        if other != seat and s.dropped[other] == 0:
            adds = can_lay(s, mind, other, s.role[other], s.second[other]) * w.spend_share // 100
            if mine >> other & 1:
                o.friends += 1
                o.friends_add += adds
            else:
                o.foes += 1
                o.foes_add += adds
    o.win = prize(s, seat, mine, w)
    o.tie = prize(s, seat, everybody(s), w)
    o.lose = spell_worth(s, w)


@rule
def expect(o: Outlook, added: int, w: Weights) -> int:
    """What the struggle should bring if the seat adds so much and is out then."""
    stands = o.lead + added
    if stands >= EARLY * 100:
        return o.win
    if stands <= -EARLY * 100:
        return o.lose
    if o.foes == 0 and stands > 0:
        return o.win
    if o.friends == 0 and (stands < 0 or (stands == 0 and o.foes > 0)):
        return o.lose
    if o.foes == 0 and o.friends == 0:
        return o.tie
    spread = 0
    for _ in range(o.foes + o.friends):
        spread = joint(spread, w.turn_doubt)
    chance = chance_above(stands + o.friends_add - o.foes_add, spread)
    return (chance * o.win + (SURE - chance) * o.lose) // SURE
