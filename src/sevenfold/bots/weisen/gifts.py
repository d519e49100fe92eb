"""Giving what the ally can lay and the seat can't, as long as that does more for the crystals than the card does in the hand."""

from __future__ import annotations

from sevenfold.bots.weisen.chances import SURE, chance_above
from sevenfold.bots.weisen.knowledge import CARD, Mind, can_lay
from sevenfold.bots.weisen.outlook import Outlook, look, make_outlooks
from sevenfold.bots.weisen.weights import Weights
from sevenfold.bots.weisen.worth import worth
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows
from sevenfold.games.weisen.cards import PAIR_BONUS, VALUE, VALUES
from sevenfold.games.weisen.hands import can_be_given
from sevenfold.games.weisen.moves import Action, move_of
from sevenfold.games.weisen.standing import are_allies, crystal_sum
from sevenfold.games.weisen.state import NONE, State


@rule
def added_by(s: State, mind: Mind, seat: int, ally: int, kind: int) -> int:
    """What the card counts before the ally, in hundredths; a one with its chance to make a pair there, both ones together."""
    if VALUE[kind] != 1:
        return VALUE[kind] * 100
    if s.hand[seat, kind] >= 2:
        return 100 + PAIR_BONUS * CARD // 2
    return 100 + PAIR_BONUS * min(mind.held[ally, kind], CARD)


@rule
def stands(s: State, seat: int) -> int:
    """The lead with which the struggle will begin: a solo player's bonus."""
    if s.solo == NONE:
        return 0
    bonus = crystal_sum(s, s.pawn) * 100
    return bonus if s.side[s.solo] == s.side[seat] else -bonus


@rule
def give_or_ready(s: State, mind: Mind, seat: int, w: Weights) -> int:
    """The gift that brings most, if any does; else ready."""
    return best_gift(s, mind, seat, make_outlooks(1), w)


@rule
def best_gift(s: State, mind: Mind, seat: int, outlooks: Rows[Outlook], w: Weights) -> int:
    """`give_or_ready` with a row for the outlook."""
    o = outlooks[0]
    look(s, mind, seat, o, w)
    own = can_lay(s, mind, seat, s.role[seat], NONE) * w.spend_share // 100
    difference = stands(s, seat) + own + o.friends_add - o.foes_add
    now = chance_above(difference, w.doubt)
    best = move_of(Action.READY.value, 0, 0)
    most = 0
    for ally in range(s.players):
        if are_allies(s, seat, ally):
            first = s.role[ally] * VALUES
            for kind in range(first, first + VALUES):
                if s.hand[seat, kind] > 0 and can_be_given(s, seat, kind):
                    more = added_by(s, mind, seat, ally, kind) * w.gift_share // 100
                    then = chance_above(difference + more, w.doubt)
                    gain = (then - now) * (o.win - o.lose) // SURE - worth(s, seat, kind, w)
                    if gain > most:
                        best = move_of(Action.GIVE.value, kind, ally)
                        most = gain
    return best
