"""The bot `builder`: tries every move on its own city and plays the one after which that is worth most.

It looks one move ahead and reads only what its seat may know: its hand, and what lies open in front of everybody.
"""

from __future__ import annotations

from typing import Annotated

from sevenfold.bots.wonders.counting import counted_value
from sevenfold.bots.wonders.denying import denied_kind
from sevenfold.bots.wonders.military import military_value
from sevenfold.bots.wonders.money import coin_value
from sevenfold.bots.wonders.powers import pile_value, powers_value
from sevenfold.bots.wonders.prospects import turns_to_end
from sevenfold.bots.wonders.resources import bill, make_bills, sale_value
from sevenfold.bots.wonders.science import science_value
from sevenfold.bots.wonders.weights import POINT, WEIGHTS, Weights
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I32, I32s, Record, maker, twin
from sevenfold.games.kit.rng import Rng
from sevenfold.games.wonders.boards import BANK, FIRST_STAGE_ROW, STAGE_COINS, STAGE_DISCARD, STAGE_POINTS
from sevenfold.games.wonders.cards import COINS, PER, PER_COINS, PER_WHERE, POINTS, SALE, TURNS
from sevenfold.games.wonders.city import add_stage, chain_parent, counted, lay
from sevenfold.games.wonders.data import AGES
from sevenfold.games.wonders.legal import Action, action_of, kind_of, left_coins, list_moves, right_coins, stage_row
from sevenfold.games.wonders.scoring import total_points
from sevenfold.games.wonders.state import OPTIONS, State, left_of, make, right_of
from sevenfold.games.wonders.turn import newest_stage


@rule
def builder_policy(s: State, seat: int, _rng: Rng) -> int:
    """The move with the best value for the own city."""
    return best_move(s, seat, WEIGHTS[0])


class Judged(Record):
    """What every legal move is worth to a builder."""

    count: I32
    move: Annotated[I32s, OPTIONS]
    value: Annotated[I32s, OPTIONS]  # in hundredths of a point, more or less than the city is worth now


make_judged = maker(Judged)


@rule
def best_move(s: State, seat: int, w: Weights) -> int:
    """The move that a builder with this judgement plays; of equal ones the first of the list."""
    judged = make_judged(1)
    judge(s, seat, w, judged[0])
    best = 0
    move = 0
    # compiled, a record alone doesn't keep its rows in memory: the rows are asked each time
    for i in range(judged[0].count):
        if i == 0 or judged[0].value[i] > judged[0].value[best]:
            best = i
            move = judged[0].move[i]
    return move


@rule
def judge(s: State, seat: int, w: Weights, j: Judged) -> None:
    """Say of every legal move, in the order of the list, what it is worth."""
    minds = make(2)  # the table as it is, and as it would be
    minds[0] = twin(s)  # type: ignore[index]  # rows are read-only to checkers
    now = minds[0]
    bills = make_bills(2)
    before = standing(now, seat, w) - bill(now, seat, w, bills[0])
    coins_before = coin_value(now, now.coins[seat], w)
    denied, denial = denied_kind(now, seat, w)
    count = list_moves(now, seat)
    j.count = count
    action_before = -1
    kind_before = -1
    gain = 0
    income = 0
    for i in range(count):
        move = now.option[i]
        action = action_of(move)
        kind = kind_of(move)
        if action != action_before or (kind != kind_before and action != Action.STAGE):
            minds[1] = twin(now)  # type: ignore[index]  # rows are read-only to checkers
            then = minds[1]
            income = carry_out(then, seat, action, kind)
            gain = one_time_gain(then, seat, action, kind, w)
            if action != Action.SELL and action != Action.SKIP:
                row = stage_row(now, seat) if action == Action.STAGE else kind
                gain += standing(then, seat, w) - bill(then, seat, w, bills[1]) - before - bills[0].row[row]
            action_before = action
            kind_before = kind
        value = gain + coin_value(now, now.coins[seat] + income - paid(now, seat, move), w) - coins_before
        value -= given_away(now, seat, move, w)
        if kind == denied:
            value += denial
        j.move[i] = move
        j.value[i] = value


@rule
def standing(s: State, seat: int, w: Weights) -> int:
    """What the city is worth, besides what is told by a card alone: what it counts, knows, can beat, may do and sells."""
    return (
        counted_value(s, seat, w)
        + science_value(s, seat, w)
        + military_value(s, seat, w)
        + powers_value(s, seat, w)
        + sale_value(s, seat, w)
    )


@rule
def carry_out(s: State, seat: int, action: int, kind: int) -> int:
    """Place the card in the imagined city; the coins it brings."""
    if action == Action.SKIP:
        return 0
    if action == Action.SELL:
        return SALE
    if action == Action.STAGE:
        place = stage_row(s, seat) - FIRST_STAGE_ROW
        add_stage(s, seat, kind)
        return STAGE_COINS[place]
    if action == Action.FREE:
        s.free_used = 1
    lay(s, seat, kind)
    return COINS[kind] + PER_COINS[kind] * counted(s, seat, PER[kind], PER_WHERE[kind])


@rule
def one_time_gain(s: State, seat: int, action: int, kind: int, w: Weights) -> int:
    """What the move brings by itself, in a city where it is carried out already."""
    if action == Action.SELL or action == Action.SKIP:
        return 0
    if action != Action.STAGE:
        return POINTS[kind] * POINT
    place = newest_stage(s, seat)
    total = STAGE_POINTS[place] * POINT
    if STAGE_DISCARD[place]:
        total += pile_value(s, w)
    # the stage can wait, the cards of this hand can't
    return total - total * w.patience * turns_to_end(s) // (100 * AGES * TURNS)


@rule
def paid(s: State, seat: int, move: int) -> int:
    """The coins that the move costs the seat, for neighbours and for the bank."""
    total = left_coins(move) + right_coins(move)
    if action_of(move) == Action.BUILD and chain_parent(s, seat, kind_of(move)) < 0:
        total += BANK[kind_of(move)]
    return total


@rule
def given_away(s: State, seat: int, move: int, w: Weights) -> int:
    """What the coins in neighbours' hands cost; in those of the stronger one a little more."""
    left = left_coins(move)
    right = right_coins(move)
    if left + right == 0:
        return 0
    stronger_left = total_points(s, left_of(s, seat)) > total_points(s, right_of(s, seat))
    return (left + right) * w.to_rival + (left if stronger_left else right)
