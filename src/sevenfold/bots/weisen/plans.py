"""The cheapest way to every sum: which cards a seat would lay, all taken together, to add so much."""

from __future__ import annotations

from typing import Annotated

from sevenfold.bots.weisen.outlook import Outlook, expect
from sevenfold.bots.weisen.weights import Weights
from sevenfold.bots.weisen.worth import worth
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I16, I16s, I32s, I64s, Record, maker
from sevenfold.games.weisen.cards import FIRST_SPELL, OWL, PAIR_BONUS, VALUE, VALUES, is_owl
from sevenfold.games.weisen.moves import Action, card_of, move_of
from sevenfold.games.weisen.state import NONE, State

STEPS = 40
"""Room for cards in a plan."""
TOP = 60
"""Sums beyond are as good as this: twice what ends a struggle, and more."""
NO_WAY = 1_000_000


class Plan(Record):
    """Moves that add points, each with what it costs; and for each sum the cheapest choice of them, in bits."""

    count: I16
    move: Annotated[I32s, STEPS]
    adds: Annotated[I16s, STEPS]
    cost: Annotated[I16s, STEPS]
    least: Annotated[I32s, TOP + 1]
    chosen: Annotated[I64s, TOP + 1]


make_plans = maker(Plan)


@rule
def add_step(p: Plan, move: int, adds: int, cost: int) -> None:
    """Something that can be laid."""
    if p.count < STEPS and adds > 0:
        p.move[p.count] = move
        p.adds[p.count] = adds
        p.cost[p.count] = cost
        p.count += 1


@rule
def add_suit(s: State, seat: int, suit: int, p: Plan, w: Weights) -> None:
    """The cards of a suit in the hand."""
    for kind in range(suit * VALUES, min(suit * VALUES + VALUES, FIRST_SPELL)):
        copies = s.hand[seat, kind]
        cost = worth(s, seat, kind, w)
        move = move_of(Action.LAY.value, kind, 0)
        if VALUE[kind] == 1 and not is_owl(kind):
            if s.laid[seat, kind] == 1 and copies > 0:
                add_step(p, move, 1 + PAIR_BONUS, cost)
            elif copies >= 2:
                add_step(p, move, 2 + PAIR_BONUS, 2 * cost)
            elif copies == 1:
                add_step(p, move, 1, cost)
        else:
            for _ in range(copies):
                add_step(p, move, VALUE[kind], cost)


@rule
def add_cards(s: State, seat: int, p: Plan, w: Weights) -> None:
    """All power cards that the seat may lay, in an empty plan."""
    p.count = 0
    add_suit(s, seat, s.role[seat], p, w)
    if s.second[seat] != NONE:
        add_suit(s, seat, s.second[seat], p, w)
    add_suit(s, seat, OWL, p, w)


@rule
def find_ways(p: Plan) -> None:
    """The cheapest choice for each sum; sums above `TOP` count as `TOP`."""
    for total in range(TOP + 1):
        p.least[total] = NO_WAY
        p.chosen[total] = 0
    p.least[0] = 0
    for step in range(p.count):
        for before in range(TOP, -1, -1):
            cost = p.least[before] + p.cost[step]
            total = min(before + p.adds[step], TOP)
            if p.least[before] < NO_WAY and p.chosen[before] >> step & 1 == 0 and cost < p.least[total]:
                p.least[total] = cost
                p.chosen[total] = p.chosen[before] | 1 << step


@rule
def best_sum(p: Plan, o: Outlook, w: Weights) -> int:
    """The sum that is worth most after its cost, the lowest of equal ones; 0: better lay nothing."""
    best = 0
    most = expect(o, 0, w)
    for total in range(1, TOP + 1):
        if p.least[total] < NO_WAY:
            value = expect(o, total * 100, w) - p.least[total]
            if value > most:
                best = total
                most = value
    return best


@rule
def value_of_sum(p: Plan, o: Outlook, total: int, w: Weights) -> int:
    """What laying the cards of a sum should bring after their cost."""
    return expect(o, total * 100, w) - p.least[total]


@rule
def most_within(p: Plan, limit: int) -> int:
    """The highest sum that costs no more than so much."""
    for total in range(TOP, 0, -1):
        if p.least[total] <= limit:
            return total
    return 0


@rule
def first_of(p: Plan, total: int) -> int:
    """What to lay first for a sum: the card that adds least, so that more is laid only where more is needed; a spell last."""
    best = NONE
    for step in range(p.count):
        if p.chosen[total] >> step & 1:
            later = card_of(p.move[step]) >= FIRST_SPELL
            if best == NONE or (not later and (card_of(p.move[best]) >= FIRST_SPELL or p.adds[step] < p.adds[best])):
                best = step
    return p.move[best]
