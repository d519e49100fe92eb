"""Playing a move: the compiled heart of 7 Wonders. `play` trusts its caller; `apply_at` checks first."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows
from sevenfold.games.wonders.course import end_choice, end_seventh, pick, skip
from sevenfold.games.wonders.deal import turn_up
from sevenfold.games.wonders.legal import ALLOWED, Action, action_of, kind_of, refuse
from sevenfold.games.wonders.state import NONE, Happening, Phase, State, tell


@rule
def play(s: State, seat: int, move: int) -> None:
    """Play a legal move of a seat or an outcome of the dealer (seat -1), up to the next question.

    A choice is kept in secret and may be changed until the last seat has chosen; then all are carried out. Does not check
    that the move is legal.
    """
    s.event_count = 0
    phase = s.phase
    if phase == Phase.BOARD or phase == Phase.CARD:
        turn_up(s, move)
    elif phase == Phase.CHOOSE:
        s.chosen[seat] = move
        tell(s, Happening.CHOSEN, seat, NONE, kind_of(move), NONE, 0)
        for other in range(s.players):
            if s.chosen[other] == NONE:
                return
        end_choice(s)
    elif phase == Phase.SEVENTH:
        s.chosen[seat] = move
        end_seventh(s)
    elif action_of(move) == Action.SKIP:
        skip(s, seat)
    else:
        pick(s, seat, kind_of(move))


@rule
def apply_at(states: Rows[State], i: int, seat: int, move: int) -> bool:
    """Play the move in state i if it is legal; False, and nothing changed, where it is not."""
    s = states[i]
    if refuse(s, seat, move)[0] != ALLOWED:
        return False
    play(s, seat, move)
    return True
