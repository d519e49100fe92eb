"""What the moves rest on that are made while everybody may act: negotiating, showing, giving.

A move that others have overtaken is taken where it would have come to the same had it arrived before theirs. An offer
crosses theirs, a card is shown or given all the same. But an answer is to the offer that was made then, not to a later
one; and as a new offer clears `done` and a gift clears `ready` (rulings 21, 27), neither stands that was said before it.
"""

from __future__ import annotations

from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.asking import is_talking
from sevenfold.games.weisen.listing import list_moves_at
from sevenfold.games.weisen.moves import Action, action_of, argument_of
from sevenfold.games.weisen.notation import write_move
from sevenfold.games.weisen.state import State


def grounds_of(s: Live[State], seat: int) -> dict[str, tuple[int, ...]]:
    """The grounds of every open move of the seat, by its words; nothing where one after another is asked."""
    if not is_talking(s.record):
        return {}
    count = int(list_moves_at(s.rows, s.at, seat))
    moves = [int(move) for move in s.record.option[:count]]
    f = s.plain()
    return {write_move(move): (f.phase, f.asked, *_besides(f, seat, move)) for move in moves}


def _besides(f: State, seat: int, move: int) -> tuple[int, ...]:
    """What a move rests on besides the open question."""
    action = action_of(move)
    if action in (Action.ACCEPT, Action.DECLINE):
        return (f.offered[argument_of(move), seat],)
    if action == Action.DONE:
        return tuple(f.offered[other, seat] for other in range(f.players))
    if action == Action.READY:
        return (f.received[seat],)
    return ()
