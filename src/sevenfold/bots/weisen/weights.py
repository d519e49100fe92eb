"""What `steady` finds how important: the few numbers of its judgement that no rule of the game gives.

They are found by letting bots with different numbers play against each other. Values are in hundredths of a point, cards in
hundredths of the points they count when laid.
"""

from __future__ import annotations

from sevenfold.games.kit.record import I16, Record, Rows, maker

POINT = 100
"""Parts of a point in which everything is valued."""


class Weights(Record):
    """The numbers of one bot's judgement; those called `share` are per cent."""

    pip: I16  # what each point on a card is worth in the hand, while there are rounds to come
    owl_pip: I16  # the same on an owl, which anybody can lay at any time
    last_pip: I16  # what it is worth for the comparison at the end alone
    spell: I16  # a spell in the hand
    spend_share: I16  # how much of what others can lay they will lay
    gift_share: I16  # how surely an ally lays what it is given
    doubt: I16  # how far a struggle strays from what could be expected at its beginning
    turn_doubt: I16  # how far one player strays who is still in
    wait_share: I16  # how much acting last is worth against those who know about it
    lower: I16  # what standing low is worth: to move the pawn, and to choose a role first
    agree_slack: I16  # an alliance that promises so much less than the best is good enough


make_weights = maker(Weights)

TUNED: dict[str, int] = {
    "pip": 14,
    "owl_pip": 16,
    "last_pip": 3,
    "spell": 60,
    "spend_share": 50,
    "gift_share": 80,
    "doubt": 1000,
    "turn_doubt": 500,
    "wait_share": 80,
    "lower": 30,
    "agree_slack": 25,
}


def weights(values: dict[str, int]) -> Rows[Weights]:
    """The one judgement with these numbers, as rules take it."""
    made = make_weights(1)
    for name, value in values.items():
        setattr(made[0], name, value)
    return made


WEIGHTS = weights(TUNED)
"""The judgement of `steady`."""
