"""Die Sieben Weisen as the search sees it: rehearsals by `steady` to the end of the round.

So an offer, an answer, a gift or a card is judged by the struggles that follow from it, each among other hands that the seat
could not tell from the true ones. Moving the pawn is judged by the round after it. Nobody shows cards.
"""

from __future__ import annotations

from math import sqrt

from sevenfold.bots.search.table import Adapter, register
from sevenfold.bots.search.tree import NONE, SURE, Menu, mix, propose
from sevenfold.bots.weisen.steady import steady_policy
from sevenfold.bots.weisen.weights import POINT, WEIGHTS
from sevenfold.bots.weisen.worth import spell_worth, worth
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows
from sevenfold.games.kit.rng import Rng
from sevenfold.games.weisen.asking import is_talking, is_waited_for
from sevenfold.games.weisen.cards import FIRST_SPELL
from sevenfold.games.weisen.dealing import draw_outcome
from sevenfold.games.weisen.legal import is_dealing
from sevenfold.games.weisen.listing import list_moves, list_talk
from sevenfold.games.weisen.moves import Action, action_of
from sevenfold.games.weisen.play import play
from sevenfold.games.weisen.resampling import Guess, guess_hidden, make_guesses
from sevenfold.games.weisen.standing import is_ahead, laid_points, lead, won_points
from sevenfold.games.weisen.state import DEALER, Phase, State, make

DOUBT = SURE // 12
"""How much worse a move is thought that `steady` would not play."""
SPAN = 8.0
"""How many points ahead or behind are worth seven tenths of all that being ahead can be."""
LEAD_STEP = 3
"""Leads in a struggle that are not told apart."""
LEAST_LEAD = 200


@rule
def _guess(s: State, seat: int, rng: Rng) -> None:
    _guess_in(make_guesses(1), s, seat, rng)


@rule
def _guess_in(guesses: Rows[Guess], s: State, seat: int, rng: Rng) -> None:
    guess_hidden(s, seat, guesses[0], rng)


@rule
def _deal(s: State, rng: Rng) -> bool:
    if not is_dealing(s):
        return False
    play(s, DEALER, draw_outcome(s, rng))
    return True


@rule
def _is_settled(s: State, start: State) -> bool:
    """At the end of the round; when the pawn moves, at the end of the next one."""
    return s.phase == Phase.OVER or s.round > start.round + (start.phase == Phase.MOVE)


@rule
def _asked(s: State) -> int:
    seat = 0
    while not is_waited_for(s, seat):
        seat += 1
    return seat


@rule
def _known(s: State, seat: int) -> int:
    """The question, who is allied with whom, the own offers, and how the struggle stands."""
    key = mix(mix(s.round, s.phase), s.role[seat])
    for other in range(s.players):
        talk = s.offer[seat, other] + 2 * s.offer[other, seat] + 4 * s.offered[seat, other] + 8 * s.done[other]
        key = mix(key, talk + 16 * s.side[other] + 64 * s.dropped[other])
    if s.phase == Phase.LAY:
        key = mix(key, (lead(s) + LEAST_LEAD) // LEAD_STEP)
        key = mix(key, laid_points(s, seat))
    return mix(key, s.power_count[seat])


@rule
def _candidates(s: State, seat: int, menu: Menu, rng: Rng) -> None:
    """The choice of `steady`, and what else could be said or chosen; in gifts and in the struggle only to let it be.

    There `steady` weighs every card and every spell by itself; so many ways need more rehearsals than there is time for.
    """
    propose(menu, steady_policy(s, seat, rng), 0)
    phase = s.phase
    if not is_waited_for(s, seat) or phase == Phase.HAND or phase == Phase.DISCARD:
        return
    count = list_talk(s, seat) if is_talking(s) else list_moves(s, seat)
    for i in range(count):
        action = action_of(s.option[i])
        if action != Action.GIVE and action != Action.LAY:
            propose(menu, s.option[i], DOUBT)


@rule
def _standing(s: State, seat: int) -> int:
    """What the seat owns: crystals, and cards for as much as `steady` thinks they are worth; in hundredths of a point."""
    total = won_points(s, seat) * POINT
    if s.phase == Phase.OVER:
        return total
    for kind in range(FIRST_SPELL):
        if s.hand[seat, kind] > 0:
            total += s.hand[seat, kind] * worth(s, seat, kind, WEIGHTS[0])
    return total + s.spell_count[seat] * spell_worth(s, WEIGHTS[0])


@rule
def _prize(s: State, seat: int) -> int:
    """At the end whether the seat has won; before it, how far it is ahead of the best rival."""
    best = NONE
    most = 0
    for other in range(s.players):
        if other != seat:
            owns = _standing(s, other)
            if best == NONE or owns > most:
                best = other
                most = owns
    gap = (_standing(s, seat) - most) / POINT / SPAN
    prize = 0.5 + 0.5 * gap / sqrt(1.0 + gap * gap)
    if s.phase == Phase.OVER:
        won = 0.5
        if is_ahead(s, seat, best):
            won = 1.0
        elif is_ahead(s, best, seat):
            won = 0.0
        prize = (prize + won) / 2.0
    return int(SURE * prize)


@rule
def _is_told(s: State, _start: State) -> bool:
    """At the end of the game alone: what a round has brought doesn't say who wins."""
    return s.phase == Phase.OVER


@rule
def _chance(s: State, seat: int) -> int:
    """Whether the seat has won."""
    winners = 0
    won = False
    for one in range(s.players):
        first = True
        for other in range(s.players):
            if other != one and is_ahead(s, other, one):
                first = False
        winners += first
        if one == seat:
            won = first
    return SURE // winners if won else 0


@rule
def _points(s: State, _start: State, seat: int) -> int:
    """The crystals that the seat owns at the end."""
    return won_points(s, seat)


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
        quick=steady_policy,
        prize=_prize,
        is_told=_is_told,
        chance=_chance,
        points=_points,
    ),
)
