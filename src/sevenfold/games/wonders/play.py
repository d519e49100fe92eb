"""Playing a move: the compiled heart of 7 Wonders. `play` trusts its caller; `apply_at` checks first."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows
from sevenfold.games.wonders.cards import TURNS
from sevenfold.games.wonders.course import all_chosen, ask_pick, ask_seventh, end_turn, leave_last_cards, pick
from sevenfold.games.wonders.deal import turn_up
from sevenfold.games.wonders.legal import ALLOWED, Action, action_of, kind_of, refuse
from sevenfold.games.wonders.state import NONE, Happening, Phase, State, tell
from sevenfold.games.wonders.turn import resolve


@rule
def play(s: State, seat: int, move: int) -> None:
    """Play a legal move of a seat or an outcome of the dealer (seat -1), up to the next question.

    A choice is kept in secret and may be changed until the last seat has chosen; then all are carried out. The end of an
    age is: sixth turn, Babylon's card, last cards, Halikarnassos, conflicts (ruling 37). Does not check that the move is
    legal.
    """
    s.event_count = 0
    phase = s.phase
    if phase == Phase.BOARD or phase == Phase.CARD:
        turn_up(s, move)
        return
    if phase == Phase.PICK:
        s.asked = NONE
        if action_of(move) == Action.SKIP:
            tell(s, Happening.SKIPPED, seat, NONE, NONE, NONE, 0)
        else:
            pick(s, seat, kind_of(move))
    else:
        s.chosen[seat] = move
        only = seat
        if phase == Phase.CHOOSE:
            tell(s, Happening.CHOSEN, seat, NONE, kind_of(move), NONE, 0)
            if not all_chosen(s):
                return
            only = NONE
        resolve(s, only)
        if only == NONE and ask_seventh(s):
            return
        s.asked = NONE
        if s.turn == TURNS:
            leave_last_cards(s)
        if ask_pick(s):
            return
    end_turn(s)


@rule
def apply_at(states: Rows[State], i: int, seat: int, move: int) -> bool:
    """Play the move in state i if it is legal; False, and nothing changed, where it is not."""
    s = states[i]
    if refuse(s, seat, move)[0] != ALLOWED:
        return False
    play(s, seat, move)
    return True
