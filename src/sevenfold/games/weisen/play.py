"""Playing a move: the compiled heart of Die Sieben Weisen. `play` trusts its caller; `apply_at` checks first."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows
from sevenfold.games.weisen.course import (
    choose_role,
    deal_card,
    end_by_finitum,
    lay_crystal,
    move_pawn,
    next_in_deal,
    remove_role,
    turn_up_space,
)
from sevenfold.games.weisen.legal import ALLOWED, is_dealing, refuse
from sevenfold.games.weisen.moves import Action, action_of, argument_of, card_of
from sevenfold.games.weisen.negotiation import (
    ally_with,
    be_ready,
    begin_negotiation,
    choose_side,
    end_offer,
    form_pair,
    give_card,
    join,
    leave_open,
    make_offer,
    maybe_fall_back,
    play_alone,
    show_card,
    stay,
)
from sevenfold.games.weisen.scoring import draw_spell, next_taker, take_crystal
from sevenfold.games.weisen.state import NONE, Happening, Phase, State, tell
from sevenfold.games.weisen.struggle import draw_one, drop_out, hand_on, lay_card, lay_down, pass_turn


@rule
def play(s: State, seat: int, move: int) -> None:
    """Play a legal move of a seat or an outcome of the dealer (seat -1), up to the next question. Does not check it."""
    s.event_count = 0
    if is_dealing(s):
        turn_up(s, move)
        return
    action = action_of(move)
    kind = card_of(move)
    argument = argument_of(move)
    if action == Action.ROLE:
        if choose_role(s, seat, argument):
            begin_negotiation(s)
    elif action == Action.SHOW:
        show_card(s, seat, argument, kind)
    elif action <= Action.DONE:
        negotiate(s, seat, action, argument)
    elif action <= Action.READY:
        find_allies(s, seat, action, kind, argument)
    elif action == Action.LAY:
        lay_card(s, seat, kind, argument)
    elif action == Action.DROP:
        drop_out(s, seat)
    elif action == Action.PASS:
        pass_turn(s, seat)
    elif action == Action.HAND:
        hand_on(s, seat, kind)
    elif action == Action.DISCARD:
        lay_down(s, seat, kind)
    elif action == Action.TAKE:
        take_crystal(s, seat, argument)
        next_taker(s)
    elif action == Action.MOVE:
        move_pawn(s, seat, argument)
    else:
        end_by_finitum(s, seat)


@rule
def turn_up(s: State, outcome: int) -> None:
    """What the dealer has drawn."""
    phase = s.phase
    if phase == Phase.REMOVE:
        remove_role(s, outcome)
        tell(s, Happening.REMOVED, NONE, NONE, outcome, NONE, 0)
        next_in_deal(s)
    elif phase == Phase.SPACE:
        turn_up_space(s, outcome)
    elif phase == Phase.CRYSTAL:
        lay_crystal(s, outcome)
    elif phase == Phase.DEAL:
        deal_card(s, outcome)
    elif phase == Phase.START:
        s.chooser = outcome
        tell(s, Happening.START, outcome, NONE, NONE, NONE, 0)
        next_in_deal(s)
    elif phase == Phase.DRAW:
        draw_one(s, outcome)
    else:
        draw_spell(s, outcome)


@rule
def negotiate(s: State, seat: int, action: int, other: int) -> None:
    """Offers and answers."""
    if action == Action.OFFER:
        make_offer(s, seat, other)
    elif action == Action.WITHDRAW:
        tell(s, Happening.WITHDRAWN, seat, other, NONE, NONE, 0)
        end_offer(s, seat, other)
    elif action == Action.ACCEPT:
        form_pair(s, other, seat)
    elif action == Action.DECLINE:
        tell(s, Happening.DECLINED, seat, other, NONE, NONE, 0)
        end_offer(s, other, seat)
    else:
        s.done[seat] = 1
        tell(s, Happening.DONE, seat, NONE, NONE, NONE, 0)
        maybe_fall_back(s)


@rule
def find_allies(s: State, seat: int, action: int, kind: int, argument: int) -> None:
    """Joining, the fallback, three players, and gifts."""
    if action == Action.JOIN:
        join(s, seat)
    elif action == Action.STAY:
        stay(s, seat)
    elif action == Action.SIDE:
        choose_side(s, seat, argument)
    elif action == Action.ALONE:
        play_alone(s, seat)
    elif action == Action.OPEN:
        leave_open(s, seat)
    elif action == Action.WITH:
        ally_with(s, seat, argument)
    elif action == Action.GIVE:
        give_card(s, seat, argument, kind)
    else:
        be_ready(s, seat)


@rule
def apply_at(states: Rows[State], i: int, seat: int, move: int) -> bool:
    """Play the move in state i if it is legal; False, and nothing changed, where it is not."""
    s = states[i]
    if refuse(s, seat, move)[0] != ALLOWED:
        return False
    play(s, seat, move)
    return True
