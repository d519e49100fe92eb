"""SEVN as the search sees it: rehearsals by `sharp` to the end of the round, then the race as `sharp` judges it."""

from __future__ import annotations

from sevenfold.bots.search.table import Adapter, register
from sevenfold.bots.search.tree import SURE, Menu, mix, propose
from sevenfold.bots.sevn.race import beats
from sevenfold.bots.sevn.sharp import sharp_policy
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.rng import Rng
from sevenfold.games.sevn.draw import may_get_second_chance
from sevenfold.games.sevn.legal import ALLOWED, DEALER, DROP, GIVE, KEEP, TAKE, TARGET, refuse
from sevenfold.games.sevn.play import draw_outcome, play_untold
from sevenfold.games.sevn.scoring import row_points
from sevenfold.games.sevn.state import Phase, State, Status, make

DOUBT = SURE // 50
"""How much worse a move is thought that `sharp` would not play."""
ROW_STEP = 8
"""Points of others' rows that are not told apart."""


@rule
def _guess(_s: State, _seat: int, _rng: Rng) -> None:
    """Nothing is hidden: the pile has no order until a card is drawn."""


@rule
def _deal(s: State, rng: Rng) -> bool:
    if s.phase != Phase.CARD and s.phase != Phase.START:
        return False
    play_untold(s, DEALER, draw_outcome(s, rng))
    return True


@rule
def _is_settled(s: State, start: State) -> bool:
    """At the end of the round: what comes after it the race judges better than so many more chances would."""
    return s.phase == Phase.OVER or s.round != start.round


@rule
def _asked(s: State) -> int:
    return s.asked


@rule
def _known(s: State, seat: int) -> int:
    """The question, the own row to the card, and roughly who is still in with what."""
    key = mix(s.phase, s.pending)
    key = mix(key, s.run)
    if s.phase == Phase.TAKE:
        key = mix(mix(key, s.open[0]), s.open[1])
    key = mix(key, s.held[seat])
    for other in range(s.players):
        key = mix(key, s.status[other])
        if other != seat:
            key = mix(key, row_points(s, other) // ROW_STEP)
    return key


@rule
def _candidates(s: State, seat: int, menu: Menu, rng: Rng) -> None:
    propose(menu, sharp_policy(s, seat, rng), 0)
    phase = s.phase
    if phase == Phase.TARGET:
        for other in range(s.players):
            if s.status[other] == Status.ACTIVE:
                propose(menu, TARGET + other, DOUBT)
    elif phase == Phase.GIVE:
        for other in range(s.players):
            if may_get_second_chance(s, other):
                propose(menu, GIVE + other, DOUBT)
    elif phase == Phase.KEEP_OR_DROP:
        propose(menu, KEEP, DOUBT)
        propose(menu, DROP, DOUBT)
    else:
        first = TAKE if phase == Phase.TAKE else 0
        for move in range(first, first + 2):
            if refuse(s, seat, move)[0] == ALLOWED:
                propose(menu, move, DOUBT)


@rule
def prize(s: State, seat: int) -> int:
    """The chance to win the race from the banked points, as far as `race` can tell; what is left of it after the others'."""
    total = 0.0
    mine = 0.0
    for one in range(s.players):
        against = 0.0
        lost = False
        for other in range(s.players):
            if other != one:
                wins = beats(s, s.banked[one], s.banked[other], 0)
                if wins <= 0.0:
                    lost = True
                else:
                    against += (1.0 - wins) / wins
        chance = 0.0 if lost else 1.0 / (1.0 + against)
        total += chance
        if one == seat:
            mine = chance
    return int(SURE * mine / total) if total > 0.0 else 0


@rule
def _chance(s: State, seat: int) -> int:
    """At the end whether the seat has most points; before it what the race says."""
    if s.phase != Phase.OVER:
        return prize(s, seat)
    best = 0
    winners = 0
    for one in range(s.players):
        if s.banked[one] > best:
            best = s.banked[one]
            winners = 0
        winners += s.banked[one] == best
    return SURE // winners if s.banked[seat] == best else 0


@rule
def _points(s: State, start: State, seat: int) -> int:
    """What the round has brought."""
    return s.banked[seat] - start.banked[seat]


register(
    State,
    Adapter(
        fresh=make,
        guess=_guess,
        deal=_deal,
        is_settled=_is_settled,
        asked=_asked,
        play_on=play_untold,
        known=_known,
        candidates=_candidates,
        quick=sharp_policy,
        prize=prize,
        is_told=_is_settled,
        chance=_chance,
        points=_points,
    ),
)
