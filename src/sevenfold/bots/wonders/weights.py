"""What `builder` finds how important: the few numbers of its judgement that no rule of the game gives.

They are found by letting builders with different numbers play against each other. Values are in hundredths of a point.
"""

from __future__ import annotations

from sevenfold.games.kit.record import I16, Record, Rows, maker

POINT = 100
"""Parts of a point in which everything is valued."""


class Weights(Record):
    """The numbers of one builder's judgement; those called `share` or `noise` are per cent."""

    coin_1: I16  # what the first coin in hand is worth beyond its third of a point, in age I
    coin_2: I16
    coin_3: I16
    to_rival: I16  # what a coin in a neighbour's hand costs
    rival_share: I16  # how much of what a neighbour wins or loses counts
    deny_share: I16  # how much of what the next seat loses counts, when its best card is taken away
    want_share: I16  # how many of the cards to come it would want to build
    stage_share: I16  # how surely it builds a stage of its wonder
    coin_cost: I16  # a coin that something to come will cost
    sale_use: I16  # what neighbours will pay for a unit that is for sale, in the whole game
    out_of_reach: I16  # what can't be bought at all, for each unit that nobody sells
    shield_share: I16  # how much of a conflict's expected points counts
    later_share: I16  # how much of that in ages to come
    noise: I16  # spread of what neighbours' armies may still become
    science_share: I16  # how many of a fair share of the symbols to come a city without any gets
    science_zeal: I16  # more of them for each symbol it has
    science_crowd: I16  # fewer of them for each symbol of a neighbour
    science_trust: I16  # how much of the points from symbols counts
    patience: I16  # how much of a stage's worth it waits with while the age is young
    free_use: I16  # a card without its cost, once in each age (Olympia)
    seventh_use: I16  # a seventh card in an age (Babylon)
    copy_use: I16  # a neighbour's guild at the end (Olympia), before guilds are out
    pile_use: I16  # a card from the discard pile (Halikarnassos), for each age


make_weights = maker(Weights)

TUNED: dict[str, int] = {
    "coin_1": 20,
    "coin_2": 20,
    "coin_3": 15,
    "to_rival": 6,
    "rival_share": 34,
    "deny_share": 10,
    "want_share": 94,
    "stage_share": 63,
    "coin_cost": 50,
    "sale_use": 15,
    "out_of_reach": 75,
    "shield_share": 136,
    "later_share": 60,
    "noise": 100,
    "science_share": 42,
    "science_zeal": 8,
    "science_crowd": 4,
    "science_trust": 90,
    "patience": 20,
    "free_use": 250,
    "seventh_use": 250,
    "copy_use": 500,
    "pile_use": 130,
}


def weights(values: dict[str, int]) -> Rows[Weights]:
    """The one judgement with these numbers, as rules take it."""
    made = make_weights(1)
    for name, value in values.items():
        setattr(made[0], name, value)
    return made


WEIGHTS = weights(TUNED)
"""The judgement of `builder`."""
