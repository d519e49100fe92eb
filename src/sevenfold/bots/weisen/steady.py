"""The bot `steady`: in every question what should bring it most crystals, by what its seat may know."""

from __future__ import annotations

from sevenfold.bots.weisen.allies import choose_track, join_or_stay, negotiate
from sevenfold.bots.weisen.crystals import take_best
from sevenfold.bots.weisen.gifts import give_or_ready
from sevenfold.bots.weisen.knowledge import Mind, make_minds, think
from sevenfold.bots.weisen.roles import choose_role, move_pawn
from sevenfold.bots.weisen.struggle import lay_or_drop
from sevenfold.bots.weisen.trio import say_with_whom
from sevenfold.bots.weisen.weights import WEIGHTS, Weights
from sevenfold.bots.weisen.worth import give_up_card
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows
from sevenfold.games.kit.rng import Rng
from sevenfold.games.weisen.asking import is_waited_for
from sevenfold.games.weisen.listing import default_move
from sevenfold.games.weisen.moves import Action
from sevenfold.games.weisen.state import Phase, State


@rule
def steady_policy(s: State, seat: int, _rng: Rng) -> int:
    """What should bring the seat most."""
    return best_answer(s, seat, WEIGHTS[0])


@rule
def best_answer(s: State, seat: int, w: Weights) -> int:
    """The answer of a bot with this judgement to the open question."""
    phase = s.phase
    if not is_waited_for(s, seat):
        return default_move(s, seat)  # it may only talk, and has nothing to say
    if phase == Phase.TAKE:
        return take_best(s)
    if phase == Phase.HAND:
        return give_up_card(s, seat, Action.HAND.value, w)
    if phase == Phase.DISCARD:
        return give_up_card(s, seat, Action.DISCARD.value, w)
    return thought_out(s, seat, make_minds(1), w)


@rule
def thought_out(s: State, seat: int, minds: Rows[Mind], w: Weights) -> int:
    """The answer to a question that has to be thought about, in a row that is given."""
    phase = s.phase
    mind = minds[0]
    think(s, seat, mind)
    if phase == Phase.ROLE:
        return choose_role(s, mind, seat, w)
    if phase == Phase.NEGOTIATE:
        return negotiate(s, mind, seat, w)
    if phase == Phase.JOIN:
        return join_or_stay(s, mind, seat, w)
    if phase == Phase.SIDE:
        return choose_track(s, mind, seat, w)
    if phase == Phase.SOLO:
        return say_with_whom(s, mind, seat, w)
    if phase == Phase.EXCHANGE:
        return give_or_ready(s, mind, seat, w)
    if phase == Phase.LAY:
        return lay_or_drop(s, mind, seat, w)
    return move_pawn(s, mind, seat, w)
