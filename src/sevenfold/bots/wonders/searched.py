"""7 Wonders as the search sees it: rehearsals by `builder` to the end of the game.

A seat chooses by its own city and its hand; what it buries or sells is judged like anything else. All choose at once: each
seat's moves are counted in its own tree, so none waits for another's choice.
"""

from __future__ import annotations

from math import sqrt

from sevenfold.bots.search.table import Adapter, register
from sevenfold.bots.search.tree import MENU, SURE, Menu, mix, propose
from sevenfold.bots.wonders.builder import Judged, builder_policy, judge, make_judged
from sevenfold.bots.wonders.weights import POINT, WEIGHTS
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows
from sevenfold.games.kit.rng import Rng
from sevenfold.games.wonders.cards import KINDS
from sevenfold.games.wonders.deal import draw_outcome
from sevenfold.games.wonders.legal import action_of, kind_of
from sevenfold.games.wonders.memory import Guess, make_guesses
from sevenfold.games.wonders.play import play
from sevenfold.games.wonders.resampling import guess_hidden
from sevenfold.games.wonders.scoring import is_ahead
from sevenfold.games.wonders.state import DEALER, NONE, Phase, State, make

POINT_WORTH = SURE // 40
"""What a point of the builder's judgement is thought to be worth as a chance to win."""
SPAN = 12.0
"""How many points ahead or behind are worth seven tenths of all that being ahead can be."""
WIN = 0.3
"""What winning is worth besides being ahead: all that counts, but it comes and goes with a single point of luck."""
NOTHING = -1 << 30


@rule
def _guess(s: State, seat: int, rng: Rng) -> None:
    """Other hands, buried and sold cards by a guess; nobody has chosen yet, for all choose anew in the rehearsal."""
    _guess_in(make_guesses(1), s, seat, rng)
    if s.phase == Phase.CHOOSE:
        for other in range(s.players):
            s.chosen[other] = NONE


@rule
def _guess_in(guesses: Rows[Guess], s: State, seat: int, rng: Rng) -> None:
    guess_hidden(s, seat, guesses[0], rng)


@rule
def _deal(s: State, rng: Rng) -> bool:
    if s.phase != Phase.CARD and s.phase != Phase.BOARD:
        return False
    play(s, DEALER, draw_outcome(s, rng))
    return True


@rule
def _is_settled(s: State, _start: State) -> bool:
    return s.phase == Phase.OVER


@rule
def _asked(s: State) -> int:
    """Where all choose at once, the first that hasn't."""
    if s.phase != Phase.CHOOSE:
        return s.asked
    seat = 0
    while s.chosen[seat] != NONE:
        seat += 1
    return seat


@rule
def _known(s: State, seat: int) -> int:
    """The moment and the own city; hands differ from guess to guess, so a move counts where it was to be had."""
    key = mix(mix(s.age, s.turn), s.phase)
    key = mix(key, s.stages[seat])
    bits = 0
    for kind in range(KINDS):
        bits = bits * 2 + s.built[seat, kind]
        if kind % 30 == 29:
            key = mix(key, bits)
            bits = 0
    return mix(key, bits)


@rule
def _candidates(s: State, seat: int, menu: Menu, _rng: Rng) -> None:
    """Every action with every card, paid for in the way that the builder likes best; by its judgement, the best first."""
    judged = make_judged(1)
    judge(s, seat, WEIGHTS[0], judged[0])
    best = NOTHING
    # compiled, a record alone doesn't keep its rows in memory: the rows are asked each time
    for _ in range(min(judged[0].count, MENU)):
        at = _best_left(judged[0])
        if at == NONE:
            break
        move = judged[0].move[at]
        value = judged[0].value[at]
        if best == NOTHING:
            best = value
        propose(menu, move, min((best - value) * POINT_WORTH // POINT, SURE))
        _strike(judged[0], action_of(move), kind_of(move))


@rule
def _best_left(j: Judged) -> int:
    """The best move that is not struck out, or NONE."""
    best = NONE
    for i in range(j.count):
        if j.value[i] > NOTHING and (best == NONE or j.value[i] > j.value[best]):
            best = i
    return best


@rule
def _strike(j: Judged, action: int, kind: int) -> None:
    """Strike out every other way to pay for the same."""
    for i in range(j.count):
        if action_of(j.move[i]) == action and kind_of(j.move[i]) == kind:
            j.value[i] = NOTHING


@rule
def _prize(s: State, seat: int) -> int:
    """How far ahead of the best rival, and whether that wins; a shared win in equal parts."""
    winners = 0
    won = True
    best = NONE
    for one in range(s.players):
        first = True
        for other in range(s.players):
            if is_ahead(s.total[other], s.coins[other], s.total[one], s.coins[one]):
                first = False
        winners += first
        if one == seat:
            won = first
        elif best == NONE or s.total[one] > s.total[best]:
            best = one
    lead = (s.total[seat] - s.total[best]) / SPAN
    prize = 0.5 + 0.5 * lead / sqrt(1.0 + lead * lead)
    if won:
        prize += WIN / winners
    return int(SURE * prize / (1.0 + WIN))


@rule
def _chance(s: State, seat: int) -> int:
    """Whether the seat has won."""
    winners = 0
    won = False
    for one in range(s.players):
        first = True
        for other in range(s.players):
            if is_ahead(s.total[other], s.coins[other], s.total[one], s.coins[one]):
                first = False
        winners += first
        if one == seat:
            won = first
    return SURE // winners if won else 0


@rule
def _points(s: State, _start: State, seat: int) -> int:
    """The final score."""
    return s.total[seat]


register(
    State,
    Adapter(
        fresh=make,
        guess=_guess,
        deal=_deal,
        is_settled=_is_settled,
        asked=_asked,
        play_on=play,
        known=_known,
        candidates=_candidates,
        quick=builder_policy,
        prize=_prize,
        is_told=_is_settled,
        chance=_chance,
        points=_points,
    ),
)
