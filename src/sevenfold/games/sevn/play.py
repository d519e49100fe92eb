"""Playing a move: the compiled heart of SEVN. `play` trusts its caller; `apply` checks first."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.sevn.cards import CROSSROADS, FREEZE, KINDS, NUMBERS, SECOND_CHANCE, TRIPLE_DRAW
from sevenfold.games.sevn.draw import lay, need_card, resolve
from sevenfold.games.sevn.legal import ALLOWED, DRAW, GIVE, KEEP, TAKE, TARGET, refuse
from sevenfold.games.sevn.rounds import FORCED_CARDS, begin_round, end_action, exhaust, go_on
from sevenfold.games.sevn.state import EVENTS, NONE, Happening, Phase, State, Status, tell, throw_away


@rule
def turn_up(s: State, kind: int) -> None:
    """The dealer's card: revealed for Crossroads, else drawn by the seat that waits for it. `go_on` must follow."""
    seat = s.asked
    s.pile[kind] -= 1
    s.pile_count -= 1
    s.phase = Phase.GOING
    if s.run == CROSSROADS:
        s.open[s.open_count] = kind
        s.open_count += 1
        tell(s, Happening.REVEALED, seat, NONE, kind, NONE, 0)
        return
    tell(s, Happening.DRAWN, seat, NONE, kind, NONE, 0)
    resolve(s, seat, kind)


@rule
def play(s: State, seat: int, move: int) -> None:
    """Play a legal move of a seat or an outcome of the dealer (seat -1), up to the next question.

    Does not check that the move is legal.
    """
    s.event_count = 0
    move_on(s, seat, move)


@rule
def play_untold(s: State, seat: int, move: int) -> None:
    """`play` without events, for simulation and search: a twentieth faster."""
    s.event_count = EVENTS
    move_on(s, seat, move)


@rule
def move_on(s: State, seat: int, move: int) -> None:
    """Play a move, with events as long as there is room for them."""
    phase = s.phase
    if phase == Phase.CARD:
        turn_up(s, move)
        go_on(s)
        return
    if phase == Phase.START:
        tell(s, Happening.START, move, NONE, NONE, NONE, 0)
        begin_round(s, move)
        go_on(s)
        return
    s.phase = Phase.GOING
    if phase == Phase.DRAW_OR_STOP:
        if move == DRAW:
            if not need_card(s, seat):
                exhaust(s)
        else:
            s.status[seat] = Status.STOPPED
            s.active -= 1
            tell(s, Happening.STOPPED, seat, NONE, NONE, NONE, 0)
    elif phase == Phase.TARGET:
        _aim(s, seat, move - TARGET)
    elif phase == Phase.GIVE:
        other = move - GIVE
        lay(s, other, SECOND_CHANCE)
        s.gift[other] = 1
        s.pending = NONE
        tell(s, Happening.GIVEN, other, seat, SECOND_CHANCE, NONE, 0)
    elif phase == Phase.TAKE:
        _take(s, seat, move - TAKE)
    else:
        kind = s.pending
        s.pending = NONE
        if move == KEEP:
            tell(s, Happening.KEPT, seat, NONE, kind, NONE, 0)
            lay(s, seat, kind)
        else:
            throw_away(s, kind)
            tell(s, Happening.DROPPED, seat, NONE, kind, NONE, 0)
    go_on(s)


@rule
def _aim(s: State, seat: int, target: int) -> None:
    """Freeze: the target leaves safely (ruling 20). Triple Draw: it draws up to three cards, one by one (ruling 28)."""
    if s.run == FREEZE:
        s.status[target] = Status.FROZEN
        s.active -= 1
        tell(s, Happening.FROZEN, target, seat, FREEZE, NONE, 0)
        end_action(s)
    else:
        s.run_seat = target
        s.run_left = FORCED_CARDS
        tell(s, Happening.FORCED, target, seat, TRIPLE_DRAW, NONE, FORCED_CARDS)


@rule
def _take(s: State, seat: int, which: int) -> None:
    """The chosen Crossroads card is drawn, the other thrown away without effect (rulings 31, 36)."""
    kind = s.open[which]
    other = NONE
    if s.open_count == 2:
        other = s.open[1 - which]
        throw_away(s, other)
    s.open[0] = 0
    s.open[1] = 0
    s.open_count = 0
    end_action(s)
    tell(s, Happening.TAKEN, seat, NONE, kind, other, 0)
    resolve(s, seat, kind)


@rule
def draw_outcome(s: State, rng: Rng) -> int:
    """One of the dealer's outcomes, by its chance. Only where the dealer is asked."""
    if s.phase == Phase.START:
        return below(rng, s.players)
    left = below(rng, s.pile_count)
    # Counts the kinds that lie below, all numbers every time: a way out in the middle can't be foretold by a processor.
    below_it = 0
    seen = 0
    for kind in range(NUMBERS):
        seen += s.pile[kind]
        below_it += seen <= left
    if below_it == NUMBERS:
        for kind in range(NUMBERS, KINDS - 1):
            seen += s.pile[kind]
            below_it += seen <= left
    return below_it


@rule
def apply_at(states: Rows[State], i: int, seat: int, move: int) -> bool:
    """Play the move in state i if it is legal; False, and nothing changed, where it is not."""
    s = states[i]
    if refuse(s, seat, move)[0] != ALLOWED:
        return False
    play(s, seat, move)
    return True


@rule
def sample_at(states: Rows[State], i: int, rngs: Rows[Rng], j: int) -> int:
    """An outcome of the dealer in state i, drawn with generator j."""
    return draw_outcome(states[i], rngs[j])
