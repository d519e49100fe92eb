"""What each spell would change, tried out on the table as it stands; a spell is laid where that is more than it costs."""

from __future__ import annotations

from sevenfold.bots.weisen.chances import SURE, chance_above, joint
from sevenfold.bots.weisen.crystals import best_swap
from sevenfold.bots.weisen.knowledge import Mind
from sevenfold.bots.weisen.outlook import Outlook, expect, look
from sevenfold.bots.weisen.plans import Plan, add_cards, add_step, best_sum, find_ways, most_within, value_of_sum
from sevenfold.bots.weisen.weights import Weights
from sevenfold.bots.weisen.worth import ALL, spell_worth, to_come
from sevenfold.games.kit.mode import rule
from sevenfold.games.weisen.cards import (
    ABSENTUS,
    ANULENSA,
    BINENSUS,
    FIRST_OWL,
    FIRST_SPELL,
    MOVENTI,
    MUTANTUS,
    PAIR_BONUS,
    POTENTIA,
    POTENTIA_DRAW,
    VALUE,
    VOLENSIA,
    is_owl,
)
from sevenfold.games.weisen.moves import OWL_STEPS, Action, move_of
from sevenfold.games.weisen.standing import are_allies, is_free
from sevenfold.games.weisen.state import ROLE_COUNT, State

MEAN_CARD = 370
"""What a power card counts on average, in hundredths."""


@rule
def lay_spell(spell: int, target: int) -> int:
    """The move."""
    return move_of(Action.LAY.value, spell, target)


@rule
def taken_off(s: State, owner: int, kind: int) -> int:
    """What the owner's side loses if this laid card is put away."""
    if not is_owl(kind) and VALUE[kind] == 1 and s.laid[owner, kind] == 2:
        return 1 + PAIR_BONUS
    return VALUE[kind]


@rule
def add_attack(s: State, seat: int, p: Plan, w: Weights) -> None:
    """Anulensa against the card of the other side that counts most, or volensia for its highest owl: as good as a card laid."""
    if s.spell_used[seat]:
        return
    most = 0
    move = 0
    for other in range(s.players):
        if s.side[other] != s.side[seat]:
            for kind in range(FIRST_SPELL):
                if s.laid[other, kind] > 0:
                    if s.hand[seat, ANULENSA] > 0 and taken_off(s, other, kind) > most:
                        most = taken_off(s, other, kind)
                        move = lay_spell(ANULENSA, other * FIRST_SPELL + kind + 1)
                    if s.hand[seat, VOLENSIA] > 0 and is_owl(kind) and VALUE[kind] >= most:
                        most = VALUE[kind]
                        move = lay_spell(VOLENSIA, other * OWL_STEPS + kind - FIRST_OWL + 1)
    if most > 0:
        cost = spell_worth(s, w)
        if move >= lay_spell(VOLENSIA, 0):
            cost -= most * (w.owl_pip * to_come(s) // ALL + w.last_pip)
        add_step(p, move, most, cost)


@rule
def potentia_gain(s: State, w: Weights) -> int:
    """Three cards more in the hand, if there are so many."""
    drawn = min(POTENTIA_DRAW, s.pile_power + s.discard_power)
    return drawn * MEAN_CARD * (w.pip * to_come(s) // ALL + w.last_pip) // 100


@rule
def value_of_waiting(p: Plan, o: Outlook, w: Weights) -> int:
    """What it brings to act when all others are out: to lay nothing where that suffices, and what is lacking where it pays."""
    if o.foes == 0:
        return expect(o, 0, w)
    spread = 0
    for _ in range(o.foes + o.friends):
        spread = joint(spread, w.turn_doubt)
    reach = most_within(p, o.win - o.lose)
    stands = o.lead + o.friends_add - o.foes_add
    ahead = chance_above(stands, spread)
    more = (chance_above(stands + reach * 100, spread) - ahead) * w.wait_share // 100
    gain = (ahead + more) * (o.win - o.lose)
    return o.lose + (gain - more * p.least[reach] // 2) // SURE


@rule
def value_of_cards(s: State, mind: Mind, seat: int, o: Outlook, p: Plan, w: Weights) -> int:
    """What the best plan with power cards alone brings as the table stands; fills outlook and plan."""
    look(s, mind, seat, o, w)
    add_cards(s, seat, p, w)
    find_ways(p)
    return value_of_sum(p, o, best_sum(p, o, w), w)


@rule
def best_ally_role(s: State, mind: Mind, seat: int, o: Outlook, p: Plan, w: Weights) -> tuple[int, int]:
    """Mutantus' best target, and what the struggle brings then: other cards can be laid, another place in the hierarchy."""
    best = 0
    most = 0
    for ally in range(s.players):
        if are_allies(s, seat, ally):
            exchange_roles(s, seat, ally)
            value = value_of_cards(s, mind, seat, o, p, w)
            exchange_roles(s, seat, ally)
            if best == 0 or value > most:
                best = ally + 1
                most = value
    return best, most


@rule
def exchange_roles(s: State, seat: int, other: int) -> None:
    """Done twice, all is as before."""
    mine = s.role[seat]
    s.role[seat] = s.role[other]
    s.role[other] = mine


@rule
def best_second_role(s: State, mind: Mind, seat: int, o: Outlook, p: Plan, w: Weights) -> tuple[int, int]:
    """Binensus' best target, and what the struggle brings then."""
    best = 0
    most = 0
    before = s.second[seat]
    for role in range(ROLE_COUNT):
        if is_free(s, role):
            s.second[seat] = role
            value = value_of_cards(s, mind, seat, o, p, w)
            s.second[seat] = before
            if best == 0 or value > most:
                best = role + 1
                most = value
    return best, most


@rule
def best_spell(s: State, mind: Mind, seat: int, o: Outlook, p: Plan, w: Weights) -> tuple[int, int]:
    """The spell that brings most besides those that are as good as cards, and what the struggle should bring with it.

    Move 0 where the seat has none or none of them changes anything; outlook and plan are scratch here.
    """
    if s.spell_used[seat]:
        return 0, 0
    plain = value_of_cards(s, mind, seat, o, p, w)
    wins = expect(o, best_sum(p, o, w) * 100, w)
    chance = SURE // 2 if o.win <= o.lose else max(0, min(SURE, (wins - o.lose) * SURE // (o.win - o.lose)))
    cost = spell_worth(s, w)
    move = 0
    most = plain
    if s.hand[seat, POTENTIA] > 0 and plain + potentia_gain(s, w) - cost > most:
        move = lay_spell(POTENTIA, 0)
        most = plain + potentia_gain(s, w) - cost
    if s.hand[seat, ABSENTUS] > 0 and value_of_waiting(p, o, w) - cost > most:
        move = lay_spell(ABSENTUS, 0)
        most = value_of_waiting(p, o, w) - cost
    if s.hand[seat, MOVENTI] > 0:
        target, gain = best_swap(s, seat, chance, w)
        if target > 0 and plain + gain - cost > most:
            move = lay_spell(MOVENTI, target)
            most = plain + gain - cost
    if s.hand[seat, MUTANTUS] > 0:
        target, value = best_ally_role(s, mind, seat, o, p, w)
        if target > 0 and value - cost > most:
            move = lay_spell(MUTANTUS, target)
            most = value - cost
    if s.hand[seat, BINENSUS] > 0:
        target, value = best_second_role(s, mind, seat, o, p, w)
        if target > 0 and value - cost > most:
            move = lay_spell(BINENSUS, target)
            most = value - cost
    return move, most
