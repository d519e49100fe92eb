"""The bot `odds`: draws while the exact risk of going out is below a fifth, and aims by tables.

It looks at one card: the next one. What three cards in a row or a rival's answer would bring is a matter of `sharp`.
"""

from __future__ import annotations

from sevenfold.bots.sevn.simple import may_stop
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import table
from sevenfold.games.kit.rng import Rng
from sevenfold.games.sevn.cards import CARDS, DOUBLER, FREEZE, GROUP, PLUS, SECOND_CHANCE, Group
from sevenfold.games.sevn.draw import may_get_second_chance
from sevenfold.games.sevn.legal import (
    DRAW,
    DROP,
    GIVE,
    KEEP,
    STOP,
    TAKE,
    TARGET,
    bust_cards,
    knocks_out,
    unseen_count,
)
from sevenfold.games.sevn.rounds import following
from sevenfold.games.sevn.scoring import ballast_sum, numbers_sum
from sevenfold.games.sevn.state import SEVEN, SEVEN_POINTS, Phase, State, Status

RISK = 5
"""Draws while fewer than one in RISK of the unseen cards would put it out."""

FREEZE_RIVAL = table([7, 6, 4, 2, 1, 1, 8])
"""How gladly it freezes a rival with 0, 1, ... 6 different values: one that has little yet, or SEVN at hand."""
TRIPLE_RIVAL = table([1, 2, 4, 7, 8, 7, 3])
"""How gladly it makes a rival draw three: with three to five values it will hardly come through."""
TRIPLE_SELF = table([6, 5, 3, 0, 0, 0, 0])
"""How gladly it draws three itself: with few values it is nearly safe."""
SAVED = 4
"""How much Second Chance takes from the wish to make its holder draw three, or adds to the own one."""

_WORTH = {"freeze": 4, "second_chance": 14, "triple_draw": 4, "crossroads": 3, "storm": 2}
_BONUS_WORTH = 6
CARD_WORTH = table([_WORTH.get(card["id"], _BONUS_WORTH if card["group"] == "bonus" else 0) for card in CARDS])
"""What it thinks an action or a bonus card at Crossroads is worth, in points."""


@rule
def odds_policy(s: State, seat: int, _rng: Rng) -> int:
    """Draw below a risk of one in five; targets, gifts and Crossroads by table."""
    phase = s.phase
    if phase == Phase.DRAW_OR_STOP:
        return DRAW if draws(s, seat) else STOP
    if phase == Phase.TARGET:
        return TARGET + aim(s, seat)
    if phase == Phase.KEEP_OR_DROP:
        return KEEP if keeps(s, seat) else DROP
    if phase == Phase.GIVE:
        return GIVE + receiver(s, seat)
    if s.open_count == 2 and worth(s, seat, s.open[1]) > worth(s, seat, s.open[0]):
        return TAKE + 1
    return TAKE


@rule
def draws(s: State, seat: int) -> bool:
    """Whether the risk of the next card is below a fifth, or none because of Second Chance; with nothing in front it must."""
    if s.front[seat, SECOND_CHANCE] > 0:
        return True
    return bust_cards(s, seat) * RISK < unseen_count(s) or not may_stop(s, seat)


@rule
def aim(s: State, seat: int) -> int:
    """The active seat it picks for Freeze or Triple Draw; among equals the one with most banked, then the next one."""
    best = seat
    liking = 0
    if s.run != FREEZE:
        liking = TRIPLE_SELF[s.distinct[seat]]
        if s.front[seat, SECOND_CHANCE] > 0:
            liking += SAVED
    most = 0
    other = following(s, seat)
    while other != seat:
        if s.status[other] == Status.ACTIVE:
            if s.run == FREEZE:
                wish = FREEZE_RIVAL[s.distinct[other]]
            else:
                wish = TRIPLE_RIVAL[s.distinct[other]]
                if s.front[other, SECOND_CHANCE] > 0:
                    wish -= SAVED
            if wish > liking or (wish == liking and best != seat and s.banked[other] > most):
                best = other
                liking = wish
                most = s.banked[other]
        other = following(s, other)
    return best


@rule
def keeps(s: State, seat: int) -> bool:
    """Ballast only as the seventh value, where SEVN pays more than it costs."""
    return s.distinct[seat] == SEVEN - 1


@rule
def receiver(s: State, seat: int) -> int:
    """An extra Second Chance goes to whoever has least banked, among equals to the next one clockwise."""
    best = seat
    least = 0
    other = following(s, seat)
    while other != seat:
        if may_get_second_chance(s, other) and (best == seat or s.banked[other] < least):
            best = other
            least = s.banked[other]
        other = following(s, other)
    return best


@rule
def worth(s: State, seat: int, kind: int) -> int:
    """What it thinks a Crossroads card is worth to it, in points; one that knocks it out costs the row."""
    if knocks_out(s, seat, kind):
        return -1000
    group = GROUP[kind]
    if group == Group.NUMBER:
        if s.held[seat] & (1 << kind):
            return 0
        return kind + SEVEN_POINTS if s.distinct[seat] == SEVEN - 1 else kind
    if group == Group.BALLAST:
        return SEVEN_POINTS if s.distinct[seat] == SEVEN - 1 else 1
    if kind == DOUBLER:
        return numbers_sum(s, seat) + ballast_sum(s, seat)
    if kind == SECOND_CHANCE and s.front[seat, SECOND_CHANCE] > 0:
        return 0
    return PLUS[kind] + CARD_WORTH[kind]
