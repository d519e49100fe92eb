"""What a card is worth in the hand, and which ones go when some have to: those handed on and laid down."""

from __future__ import annotations

from sevenfold.bots.weisen.weights import Weights
from sevenfold.games.kit.mode import rule
from sevenfold.games.weisen.cards import FIRST_SPELL, PAIR_BONUS, VALUE, is_owl
from sevenfold.games.weisen.moves import move_of
from sevenfold.games.weisen.state import NONE, State

ALL = 100
SOON = 70
"""How much of a card's use is left when finitum may come up any time, in per cent,"""
ONE_MORE = 35
"""and when at most one struggle follows."""
PAIR_CHANCE = 15
"""How often a lone one finds its second, in per cent."""
FINITUM_ROUND = 5
"""The first round after which finitum can come up."""


@rule
def to_come(s: State) -> int:
    """How much of the use of cards lies in later rounds, in per cent."""
    if s.last:
        return 0
    if s.finitum != NONE:
        return ONE_MORE
    return SOON if s.round >= FINITUM_ROUND else ALL


@rule
def card_points(s: State, seat: int, kind: int) -> int:
    """The points that a card of the hand stands for, in hundredths: ones with their chance to be a pair."""
    if VALUE[kind] == 1 and not is_owl(kind):
        if s.hand[seat, kind] >= 2:
            return (100 + 100 + PAIR_BONUS * 100) // 2
        return 100 + PAIR_BONUS * PAIR_CHANCE
    return VALUE[kind] * 100


@rule
def worth(s: State, seat: int, kind: int, w: Weights) -> int:
    """What it costs the seat to give a power card of its hand away, in hundredths of a point."""
    each = w.owl_pip if is_owl(kind) else w.pip
    return card_points(s, seat, kind) * (each * to_come(s) // ALL + w.last_pip) // 100


@rule
def spell_worth(s: State, w: Weights) -> int:
    """What it costs to use a spell: after the last struggle they mean nothing."""
    return w.spell * to_come(s) // ALL


@rule
def least_worth(s: State, seat: int, w: Weights) -> int:
    """The power card that the seat misses least."""
    best = NONE
    least = 0
    for kind in range(FIRST_SPELL):
        if s.hand[seat, kind] > 0:
            value = worth(s, seat, kind, w)
            if best == NONE or value < least:
                best = kind
                least = value
    return best


@rule
def give_up_card(s: State, seat: int, action: int, w: Weights) -> int:
    """Hand on or lay down the card that is missed least."""
    return move_of(action, least_worth(s, seat, w), 0)
