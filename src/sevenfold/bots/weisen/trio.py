"""Three players: alone, open, or with whom, thought through to the end."""

from __future__ import annotations

from sevenfold.bots.weisen.knowledge import Mind
from sevenfold.bots.weisen.stakes import everybody, promise
from sevenfold.bots.weisen.weights import Weights
from sevenfold.games.kit.mode import rule
from sevenfold.games.weisen.moves import Action, move_of
from sevenfold.games.weisen.negotiation import place_of
from sevenfold.games.weisen.standing import seat_at
from sevenfold.games.weisen.state import State


@rule
def where_alone(s: State, mind: Mind, seat: int, solo: int, w: Weights) -> int:
    """What the round promises the seat when `solo` plays alone."""
    mask = 1 << solo
    return promise(s, mind, seat, mask if seat == solo else everybody(s) ^ mask, solo, w)


@rule
def third_leaves(s: State, mind: Mind, w: Weights) -> int:
    """Whom the lowest lets play alone."""
    first = seat_at(s, 0)
    second = seat_at(s, 1)
    third = seat_at(s, 2)
    with_first = where_alone(s, mind, third, second, w)
    return second if with_first >= where_alone(s, mind, third, first, w) else first


@rule
def second_leaves(s: State, mind: Mind, w: Weights) -> int:
    """Who plays alone once the second has decided; itself where it says so."""
    second = seat_at(s, 1)
    third = seat_at(s, 2)
    best = third_leaves(s, mind, w)
    if where_alone(s, mind, second, third, w) > where_alone(s, mind, second, best, w):
        best = third
    if where_alone(s, mind, second, second, w) > where_alone(s, mind, second, best, w):
        best = second
    return best


@rule
def say_with_whom(s: State, mind: Mind, seat: int, w: Weights) -> int:
    """The answer after which those who are asked later leave the seat best off."""
    place = place_of(s, seat)
    if place == 0:
        later = second_leaves(s, mind, w)
        alone = where_alone(s, mind, seat, seat, w) > where_alone(s, mind, seat, later, w)
        return move_of(Action.ALONE.value if alone else Action.OPEN.value, 0, 0)
    first = seat_at(s, 0)
    second = seat_at(s, 1)
    if place == 1:
        solo = second_leaves(s, mind, w)
        if solo == seat_at(s, 2):
            return move_of(Action.WITH.value, 0, first)
        if solo == third_leaves(s, mind, w):
            return move_of(Action.OPEN.value, 0, 0)
        return move_of(Action.ALONE.value, 0, 0)
    return move_of(Action.WITH.value, 0, first if third_leaves(s, mind, w) == second else second)
