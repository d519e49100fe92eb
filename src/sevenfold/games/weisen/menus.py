"""What a question shows beside the legal moves: answers that are closed, each with its reason ("why not?")."""

from __future__ import annotations

from collections.abc import Iterator

from sevenfold.games.weisen.cards import ABSENTUS, CRYSTAL_STEPS, FIRST_SPELL, KINDS, LEAST_CRYSTAL
from sevenfold.games.weisen.moves import Action, move_of
from sevenfold.games.weisen.state import NONE, ROLE_COUNT, SLOTS, Phase, State


def also_shown(f: State, seat: int) -> list[int]:
    """Answers to the open question that may be closed to the seat; legal ones can be among them."""
    return [int(move_of(action.value, card, argument)) for action, card, argument in _answers(f, seat)]


def _answers(f: State, seat: int) -> Iterator[tuple[Action, int, int]]:
    others = [other for other in range(f.players) if other != seat]
    held = [kind for kind in range(KINDS) if f.hand[seat, kind]]
    if f.phase == Phase.ROLE:
        yield from ((Action.ROLE, 0, role) for role in range(ROLE_COUNT))
    elif f.phase == Phase.NEGOTIATE:
        yield from ((Action.OFFER, 0, other) for other in others)
        yield Action.DONE, 0, 0
    elif f.phase == Phase.SOLO:
        if seat == f.asked:
            yield Action.ALONE, 0, 0
            yield Action.OPEN, 0, 0
            yield from ((Action.WITH, 0, other) for other in others)
    elif f.phase == Phase.EXCHANGE:
        allies = [other for other in others if f.side[other] == f.side[seat]]
        yield from ((Action.GIVE, kind, other) for other in allies for kind in held)
        yield Action.READY, 0, 0
    elif f.phase == Phase.LAY:
        # a spell whose targets are open needs no closed form beside them
        closed = [kind for kind in held if kind < FIRST_SPELL or f.spell_used[seat]]
        yield from ((Action.LAY, kind, 0) for kind in closed)
        yield Action.DROP, 0, 0
        if f.laid[seat, ABSENTUS]:
            yield Action.PASS, 0, 0
    elif f.phase == Phase.TAKE:
        yield from ((Action.TAKE, 0, value) for value in range(LEAST_CRYSTAL, CRYSTAL_STEPS))
    elif f.phase == Phase.MOVE:
        yield from ((Action.MOVE, 0, slot) for slot in range(SLOTS))
        if f.finitum != NONE:
            yield Action.FINITUM, 0, 0
    if Phase.NEGOTIATE <= f.phase <= Phase.EXCHANGE:
        yield from ((Action.SHOW, kind, other) for other in others for kind in held)
