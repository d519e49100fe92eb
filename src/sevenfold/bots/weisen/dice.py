"""The bot that looks at nothing: any legal move."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.weisen.asking import is_talking
from sevenfold.games.weisen.listing import list_moves
from sevenfold.games.weisen.moves import Action, action_of
from sevenfold.games.weisen.state import State

ACTIONS = len(Action)


@rule
def random_policy(s: State, seat: int, rng: Rng) -> int:
    """Any legal move, each equally likely.

    Before the struggle, where a hand of cards makes hundreds of ways to show and to give, what to do is drawn first and then
    how, each equally likely: else it would do little but show cards.
    """
    count = list_moves(s, seat)
    if not is_talking(s):
        return s.option[below(rng, count)]
    ways = 0
    for action in range(ACTIONS):
        ways += times(s, count, action) > 0
    case = below(rng, ways)
    for action in range(ACTIONS):
        found = times(s, count, action)
        if found > 0:
            if case == 0:
                return nth(s, action, below(rng, found))
            case -= 1
    return s.option[0]


@rule
def times(s: State, count: int, action: int) -> int:
    """How many of the listed moves are of this action."""
    found = 0
    for i in range(count):
        found += action_of(s.option[i]) == action
    return found


@rule
def nth(s: State, action: int, place: int) -> int:
    """The listed move of the action that comes after so many others of it."""
    i = 0
    while place > 0 or action_of(s.option[i]) != action:
        place -= action_of(s.option[i]) == action
        i += 1
    return s.option[i]
