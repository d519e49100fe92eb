"""Reading the open question of a position: who is asked, for whom, and how much is still to come."""

from __future__ import annotations

from sevenfold.games.kit.positions import Place
from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.cards import FIRST_DRAW, LATER_DRAW, ON_SPACE, PASSED_ON, POTENTIA, POTENTIA_DRAW
from sevenfold.games.weisen.scoring import is_taker, winning_side
from sevenfold.games.weisen.standing import crystal_sum, highest, lowest, next_in, seat_at
from sevenfold.games.weisen.state import NONE, SLOTS, Phase, State

_TRIO = 3
_MOST_BONUS = 14


def read_question(r: State, top: Place, asked: Place) -> None:
    """Fill in who is asked and what else belongs to the open question, as named or as it must be."""
    phase = Phase(r.phase)
    if phase not in (Phase.ROLE, Phase.SPACE, Phase.CRYSTAL):
        if NONE in [r.role[seat] for seat in range(r.players)] and phase != Phase.OVER:
            raise top.wrong("players", "weisen-position-roles", what=phase.name.lower())
        r.chooser = max(r.chooser, 0)
    r.dropped_count = sum(r.dropped[seat] > 0 for seat in range(r.players))
    if phase >= Phase.EXCHANGE and r.players == _TRIO:
        sides = [r.side[seat] for seat in range(r.players)]
        alone = [seat for seat in range(r.players) if sides.count(sides[seat]) == 1]
        if len(alone) == 1:
            r.solo = alone[0]
    r.bonus = top.number("bonus", 0, _MOST_BONUS, 0)
    s = Live.of(r)
    if phase in (Phase.SIDE, Phase.SOLO) and not any(r.side[seat] for seat in range(r.players)):
        r.side[int(highest(s.record))] = 1
        s = Live.of(r)
    if r.solo != NONE and Phase.LAY <= phase <= Phase.DISCARD and not top.has("bonus"):
        r.bonus = int(crystal_sum(s.record, r.pawn))
        s = Live.of(r)
    named = _named(r, asked)
    if phase == Phase.ROLE:
        _read_role(r, top, named)
    elif phase == Phase.LAY:
        r.asked = _layer(r, s) if named == NONE else named
    elif phase in (Phase.HAND, Phase.DISCARD):
        _read_dropping(r, asked)
    elif phase == Phase.DRAW:
        _read_draw(r, asked)
    elif phase in (Phase.SPACE, Phase.CRYSTAL):
        _read_new_space(r, asked)
    else:
        r.asked = _natural(r, s, named)
        if phase == Phase.SPELL:
            r.getter = next((seat for seat in _by_rank(r, s) if r.took[seat] == 0 and _loses(r, s, seat)), NONE)
            _must(asked, "for", r.getter, r.getter)


def _named(r: State, asked: Place) -> int:
    """The one seat that is named as asked, or NONE."""
    seats = asked.list("seats")
    if len(seats) != 1 or isinstance(seats[0], bool) or not isinstance(seats[0], int):
        return NONE
    return seats[0] if 0 <= seats[0] < r.players else NONE


def _by_rank(r: State, s: Live[State]) -> list[int]:
    return [int(seat_at(s.record, place)) for place in range(r.players)]


def _loses(r: State, s: Live[State], seat: int) -> bool:
    side = int(winning_side(s.record))
    return side == 0 or r.side[seat] != side


def _natural(r: State, s: Live[State], named: int) -> int:
    """The seat that must be asked where the rules leave no choice of it; NONE where several or none are."""
    if r.phase in (Phase.JOIN, Phase.SIDE):
        # who is asked to join after others have stayed out can only be told by name
        free = [seat for seat in _by_rank(r, s) if r.side[seat] == 0]
        return named if r.phase == Phase.JOIN and named in free else free[0] if free else NONE
    if r.phase == Phase.SOLO:
        first, second, third = _by_rank(r, s)
        if r.side[second]:
            return third
        # the highest has laid its card, and is asked whether it plays alone, or has left that open
        return second if named == second else first
    if r.phase == Phase.TAKE:
        return next((seat for seat in _by_rank(r, s) if is_taker(s.record, seat)), NONE)
    return int(lowest(s.record)) if r.phase == Phase.MOVE else NONE


def _layer(r: State, s: Live[State]) -> int:
    """Who lays first: the highest, or the left neighbour of the solo player; whoever has dropped out is passed over."""
    first = int(highest(s.record)) if r.solo == NONE else int(next_in(s.record, r.solo))
    return first if first != NONE and r.dropped[first] == 0 else int(next_in(s.record, max(first, 0)))


def _must(asked: Place, key: str, default: int, *right: int) -> int:
    """A number of the question that is one of a few."""
    value = asked.number(key, -1, 99, default)
    if value not in right:
        raise asked.wrong(key, "weisen-position-number", right=" / ".join(map(str, right)))
    return value


def _read_role(r: State, top: Place, named: int) -> None:
    """Roles are chosen clockwise from the chooser: those before the one asked have theirs, the others don't."""
    chosen = [seat for seat in range(r.players) if r.role[seat] != NONE]
    firsts = [r.chooser] if r.chooser != NONE else list(range(r.players))
    if r.chooser == NONE and not chosen and named != NONE:
        firsts = [named]
    for first in firsts:
        order = [(first + i) % r.players for i in range(r.players)]
        if len(chosen) < r.players and sorted(order[: len(chosen)]) == chosen:
            r.chooser = first
            r.asked = order[len(chosen)]
            return
    raise top.wrong("players", "weisen-position-roles", what="role")


def _read_dropping(r: State, asked: Place) -> None:
    """Who dropped out last gets cards from the one before; the last of all lays some down."""
    order = {r.dropped[seat]: seat for seat in range(r.players)}
    count = r.dropped_count
    if r.phase == Phase.HAND:
        giver, r.getter = order.get(count - 1, NONE), order.get(count, NONE)
        if count < 2 or NONE in (giver, r.getter):
            raise asked.wrong("what", "weisen-position-dropped")
        _must(asked, "for", r.getter, r.getter)
        r.asked = giver
    else:
        r.asked = order.get(r.players, NONE)
        if r.asked == NONE:
            raise asked.wrong("what", "weisen-position-dropped")
    most = min(PASSED_ON, r.power_count[r.asked])
    r.left = _must(asked, "left", most, *range(1, most + 1))


def _read_draw(r: State, asked: Place) -> None:
    """The latest to drop out draws, or a seat that has laid potentia."""
    latest = next((seat for seat in range(r.players) if r.dropped[seat] == r.dropped_count > 0), NONE)
    magic = [seat for seat in range(r.players) if r.laid[seat, POTENTIA] and not r.dropped[seat]]
    possible = [seat for seat in (latest, *magic) if seat != NONE]
    if not possible:
        raise asked.wrong("what", "weisen-position-dropped")
    r.getter = _must(asked, "for", possible[0], *possible)
    most = POTENTIA_DRAW if not r.dropped[r.getter] else FIRST_DRAW if r.dropped_count == 1 else LATER_DRAW
    r.left = _must(asked, "left", most, *range(1, most + 1))


def _read_new_space(r: State, asked: Place) -> None:
    """The place that the pawn has left gets a new space, and that its crystals."""
    space = r.phase == Phase.SPACE
    if space:
        bare = [slot for slot in range(SLOTS) if r.order[slot, 0] == NONE]
    else:
        bare = [slot for slot in range(SLOTS) if slot != r.pawn and r.order[slot, 0] != NONE]
    if not bare or r.pawn in bare or (space and len(bare) > 1):
        raise asked.wrong("what", "weisen-position-spaces", given=SLOTS - len(bare), right=SLOTS - 1)
    full = int(ON_SPACE[r.players])
    counts = {slot: sum(r.crystals[slot, value] for value in range(8)) for slot in bare}
    default = bare[0] if space else min(bare, key=lambda slot: counts[slot])
    r.getter = _must(asked, "for", default, *bare)
    r.left = 0 if space else full - counts[r.getter]
    if not space and r.left == 0:
        raise asked.wrong("what", "weisen-position-number", right=full)
    _must(asked, "left", r.left, r.left)
