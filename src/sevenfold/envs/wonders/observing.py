"""What a seat of 7 Wonders observes: its hand and all that lies open, the own city first.

Hidden are the others' hands and choices, cards below stages, and the discard pile but for who may build from it.
"""

from __future__ import annotations

from typing import Annotated

from sevenfold.envs.table import NONE
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I8, I16, I8Grid, I8s, I16s, Record, maker
from sevenfold.games.wonders.boards import STAGE_COUNT, STAGES
from sevenfold.games.wonders.cards import AGE, KINDS, TURNS
from sevenfold.games.wonders.city import can_build_free
from sevenfold.games.wonders.data import AGES
from sevenfold.games.wonders.scoring import total_points
from sevenfold.games.wonders.state import SEATS, Phase, State, goes_left

SYMBOLS = 4


class Observation(Record):
    """The table from one seat. Seats are counted by places to the left, the own one is 0; -1 is nobody or nothing."""

    question: I8  # the open question, a `Phase`
    players: I8  # seats at the table
    age: I8  # 1 to 3
    turn: I8  # 1 to 6
    direction: I8  # where hands go after this turn: 1 left, -1 right, 0 nowhere
    discard_count: I16  # cards in the discard pile
    hand: Annotated[I8s, KINDS]  # by kind: own cards
    pile: Annotated[I8s, KINDS]  # by kind: the discard pile, while this seat builds from it
    prices: Annotated[I8s, 3]  # coins for raw materials on the left, on the right, for goods
    asked: Annotated[I8s, SEATS]  # by seat: 1 where the game waits for it
    wonder: Annotated[I8s, SEATS]  # by seat: its board
    stages: Annotated[I8s, SEATS]  # by seat: stages built
    stage_ages: Annotated[I8Grid, SEATS, STAGES]  # by seat and stage: age of the card below, 0 not built, -1 unknown
    defeats: Annotated[I8s, SEATS]  # by seat: tokens of defeat
    shields: Annotated[I8s, SEATS]  # by seat: shields
    victories: Annotated[I8Grid, SEATS, AGES]  # by seat and age: tokens of victory
    symbols: Annotated[I8Grid, SEATS, SYMBOLS]  # by seat: compasses, gears, tablets, free ones
    free_build: Annotated[I8s, SEATS]  # by seat: 0 without Olympia's power, 1 open in this age, 2 used
    city: Annotated[I8Grid, SEATS, KINDS]  # by seat and kind: 1 where it stands
    coins: Annotated[I16s, SEATS]  # by seat: coins
    points: Annotated[I16s, SEATS]  # by seat: points if the game ended now


make_observations = maker(Observation)


@rule
def observe(s: State, seat: int, o: Observation) -> None:
    """Write what the seat sees."""
    n = s.players
    phase = s.phase
    o.question = phase
    o.players = n
    o.age = s.age
    o.turn = s.turn
    o.direction = 0
    if phase != Phase.OVER and s.turn > 0 and s.turn < TURNS:
        o.direction = 1 if goes_left(s.age) else -1
    o.discard_count = s.discard_count
    picks = phase == Phase.PICK and s.asked == seat
    for kind in range(KINDS):
        o.hand[kind] = 0
        o.pile[kind] = s.discard[kind] if picks else 0
    for i in range(s.hand_count[seat]):
        o.hand[s.hand[seat, i]] += 1
    o.prices[0] = s.price_left[seat]
    o.prices[1] = s.price_right[seat]
    o.prices[2] = s.price_goods[seat]
    for place in range(SEATS):
        if place < n:
            _observe_city(s, seat + place if seat + place < n else seat + place - n, place, o)
        else:
            _observe_nobody(place, o)


@rule
def _observe_city(s: State, other: int, place: int, o: Observation) -> None:
    board = s.wonder[other]
    o.asked[place] = 0
    if s.phase == Phase.CHOOSE:
        o.asked[place] = s.chosen[other] == NONE
    elif s.phase == Phase.SEVENTH or s.phase == Phase.PICK:
        o.asked[place] = s.asked == other
    o.wonder[place] = board
    o.stages[place] = s.stages[other]
    for number in range(STAGES):
        o.stage_ages[place, number] = 0
        if board != NONE and number < s.stages[other] and number < STAGE_COUNT[board]:
            under = s.under[other, number]
            o.stage_ages[place, number] = NONE if under == NONE else AGE[under]
    o.defeats[place] = s.defeats[other]
    o.shields[place] = s.shields[other]
    for age in range(AGES):
        o.victories[place, age] = s.victories[other, age]
    for symbol in range(SYMBOLS - 1):
        o.symbols[place, symbol] = s.symbols[other, symbol]
    o.symbols[place, SYMBOLS - 1] = s.wild[other]
    o.free_build[place] = 0
    if board != NONE and can_build_free(s, other):
        o.free_build[place] = 2 if s.free_used else 1
    for kind in range(KINDS):
        o.city[place, kind] = s.built[other, kind]
    o.coins[place] = s.coins[other]
    o.points[place] = total_points(s, other)


@rule
def _observe_nobody(place: int, o: Observation) -> None:
    o.asked[place] = 0
    o.wonder[place] = NONE
    o.stages[place] = 0
    for number in range(STAGES):
        o.stage_ages[place, number] = 0
    o.defeats[place] = 0
    o.shields[place] = 0
    for age in range(AGES):
        o.victories[place, age] = 0
    for symbol in range(SYMBOLS):
        o.symbols[place, symbol] = 0
    o.free_build[place] = 0
    for kind in range(KINDS):
        o.city[place, kind] = 0
    o.coins[place] = 0
    o.points[place] = 0
