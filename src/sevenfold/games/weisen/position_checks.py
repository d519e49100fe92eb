"""Whether a position of Die Sieben Weisen hangs together: alliances, dropping, the round and finitum, the open question."""

from __future__ import annotations

from sevenfold.games.kit.positions import Place
from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.cards import ABSENTUS, BINENSUS, EARLY, FIRST_FINITUM, KINDS, STACK
from sevenfold.games.weisen.course import spaces_in_stack, stack_left
from sevenfold.games.weisen.negotiation import all_done, offers_open
from sevenfold.games.weisen.scoring import winning_side
from sevenfold.games.weisen.standing import crystals_on, full_side, lead, seat_at, side_size
from sevenfold.games.weisen.state import NONE, SLOTS, Phase, State

_BETWEEN = (Phase.SPACE, Phase.CRYSTAL)
_AFTER = (Phase.TAKE, Phase.SPELL, Phase.MOVE)


def check_moment(s: Live[State], top: Place, players: list[Place]) -> None:
    """Raises `PositionError` for the first thing that can't be."""
    f = s.plain()
    _check_round(s, f, top)
    _check_sides(s, f, top)
    _check_laid(f, top, players)
    _check_dropped(s, f, top, players)
    _check_scoring(s, f, top)
    _check_question(s, f, top)


def _check_round(s: Live[State], f: State, top: Place) -> None:
    """Finitum lies at place 8 to 12 of the stack, and after it come one struggle or two (rulings 6, section 5 i)."""
    bare = [slot for slot in range(SLOTS) if f.order[slot, 0] == NONE]
    right = [f.finitum] if f.finitum != NONE else [f.getter] if f.phase == Phase.SPACE else []
    if bare != right:
        raise top.wrong("spaces", "weisen-position-spaces", given=SLOTS - len(bare), right=SLOTS - len(right))
    if f.pawn in bare:
        raise top.wrong("pawn", "weisen-position-pawn")
    turned = STACK - int(stack_left(s.record))
    after = f.finitum != NONE
    if f.last and (not after or f.phase == Phase.MOVE):
        raise top.wrong("last", "weisen-position-last")
    least, most = (FIRST_FINITUM, STACK) if after or f.phase == Phase.OVER else (SLOTS, STACK - 1)
    if not least <= turned <= most or (after and f.phase in _BETWEEN):
        raise top.wrong("round", "weisen-position-round")
    if f.phase == Phase.OVER and not after:
        raise top.wrong("finitum", "weisen-position-finitum")
    spaces = int(spaces_in_stack(s.record))
    if spaces < int(stack_left(s.record)) - (not after):
        raise top.wrong("covered", "weisen-position-covered", space=0)


def _check_sides(s: Live[State], f: State, top: Place) -> None:
    """No alliances before they are formed, a pair while others may join, then two of the right sizes."""
    r, phase = s.record, Phase(f.phase)
    sides = [f.side[seat] for seat in range(f.players)]
    if phase in (Phase.ROLE, Phase.NEGOTIATE, Phase.OVER, *_BETWEEN):
        fits = not any(sides)
    elif phase == Phase.JOIN:
        fits = f.players == 5 and sides.count(1) == 2 and sides.count(0) == 3
    elif phase in (Phase.SIDE, Phase.SOLO):
        by_rank = [sides[int(seat_at(r, place))] for place in range(f.players)]
        placed = sum(side > 0 for side in sides)
        fits = by_rank[0] == 1 and all(by_rank[:placed]) and max(map(sides.count, (1, 2))) < int(full_side(r))
        if phase == Phase.SOLO:
            fits = f.players == 3 and by_rank in ([1, 0, 0], [1, 2, 0])
        elif f.players == 3 or placed == f.players:
            fits = False
    else:
        sizes = sorted((int(side_size(r, 1)), int(side_size(r, 2))))
        fits = sizes == [f.players - int(full_side(r)), int(full_side(r))]
    if not fits:
        raise top.wrong("players", "weisen-position-sides", what=phase.name.lower())
    if phase == Phase.NEGOTIATE and (f.players == 3 or not f.negotiation):
        raise top.wrong("asking", "weisen-position-sides", what=phase.name.lower())


def _check_laid(f: State, top: Place, players: list[Place]) -> None:
    """Cards are laid, spells used and second roles taken in a struggle only; one absentus lies there at most (ruling 60)."""
    fighting = Phase.LAY <= f.phase <= Phase.MOVE
    for seat, place in enumerate(players):
        laid = any(f.laid[seat, kind] for kind in range(KINDS))
        if not fighting and (laid or f.spell_used[seat] or f.dropped[seat] or f.took[seat]):
            raise place.wrong("laid", "weisen-position-struggle")
        if (f.second[seat] != NONE) != (f.laid[seat, BINENSUS] > 0) and fighting:
            raise place.wrong("second_role", "weisen-position-second")
        if f.second[seat] != NONE and not fighting:
            raise place.wrong("second_role", "weisen-position-second")
    if sum(f.laid[seat, ABSENTUS] for seat in range(f.players)) > 1:
        raise top.wrong("players", "weisen-position-absentus")
    if f.bonus and (f.solo == NONE or not fighting):
        raise top.wrong("bonus", "weisen-position-bonus")


def _check_dropped(s: Live[State], f: State, top: Place, players: list[Place]) -> None:
    """Places in dropping order count from 1 without gaps; all have dropped out when the struggle is over."""
    order = sorted(f.dropped[seat] for seat in range(f.players) if f.dropped[seat])
    if order != list(range(1, len(order) + 1)):
        raise top.wrong("players", "weisen-position-dropped")
    over = f.phase in (*_AFTER, Phase.DISCARD)
    if (over and len(order) < f.players) or (f.phase == Phase.LAY and len(order) == f.players):
        raise top.wrong("players", "weisen-position-dropped")
    far = abs(int(lead(s.record))) >= EARLY
    # the one who made the lead is the last to drop out
    late = f.early == NONE or f.dropped[f.early] in (0, f.players)
    if far != (f.early != NONE) or not late or (far and f.phase == Phase.LAY):
        raise top.wrong("early", "weisen-position-early", least=EARLY)
    if f.early != NONE and f.phase == Phase.DRAW and not f.dropped[f.getter]:
        raise top.wrong("early", "weisen-position-early", least=EARLY)
    if f.phase == Phase.LAY and f.dropped[f.asked]:
        raise players[f.asked].wrong("dropped", "weisen-position-dropped")


def _check_scoring(s: Live[State], f: State, top: Place) -> None:
    """What the scoring has brought, in the order of the hierarchy: first crystals, then spells (rulings 65 to 67)."""
    r = s.record
    if f.phase not in _AFTER:
        if any(f.took[seat] for seat in range(f.players)):
            raise top.wrong("players", "weisen-position-took")
        return
    side = int(winning_side(r))
    by_rank = [int(seat_at(r, place)) for place in range(f.players)]
    crystal = [f.took[seat] == 1 for seat in by_rank if side in (0, f.side[seat])]
    spell = [f.took[seat] == 2 for seat in by_rank if (f.side[seat] != side if side else f.took[seat] != 1)]
    wrong = any(f.took[seat] == 1 for seat in by_rank if side and f.side[seat] != side)
    wrong |= any(f.took[seat] == 2 for seat in by_rank if side and f.side[seat] == side)
    if wrong or crystal != sorted(crystal, reverse=True) or spell != sorted(spell, reverse=True):
        raise top.wrong("players", "weisen-position-took")
    if f.phase == Phase.TAKE:
        fits = not any(spell) and f.asked != NONE and int(crystals_on(r, f.pawn)) > 1
    elif f.phase == Phase.SPELL:
        fits = f.getter != NONE and f.pile_spells > 0 and int(crystals_on(r, f.pawn)) == 0
    else:
        fits = all(spell) and int(crystals_on(r, f.pawn)) == 0
    if not fits:
        raise top.wrong("players", "weisen-position-took")


def _check_question(s: Live[State], f: State, top: Place) -> None:
    """The question must be one that the rules ask: not all are done, there is something to draw, somebody is asked."""
    r = s.record
    if f.phase == Phase.NEGOTIATE and all_done(r) and not offers_open(r):
        raise top.wrong("players", "weisen-position-all-done")
    if f.phase == Phase.EXCHANGE and all_done(r):
        raise top.wrong("players", "weisen-position-all-done")
    crossing = any(f.offer[a, b] and f.offer[b, a] for a in range(f.players) for b in range(a))
    if crossing:
        raise top.wrong("offers", "weisen-position-offers")
    if f.phase == Phase.DRAW and f.pile_power == 0:
        raise top.wrong("discard", "weisen-position-nothing")
