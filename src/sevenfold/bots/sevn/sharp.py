"""The bot `sharp`: weighs every card that may come, and plays for the chance to win the game.

Drawing is worth the mean, over the unseen cards, of what the seat would make of each: out, saved by Second Chance,
SEVN, or a longer row that stops or goes on as is better. Points count as `race` says, not as such.
"""

from __future__ import annotations

from sevenfold.bots.sevn.race import (
    Outlook,
    force_outlook,
    forced_fall,
    foresee,
    forget,
    freeze_outlook,
    look_out,
    make_outlooks,
    save_outlook,
    worth,
)
from sevenfold.bots.sevn.simple import may_stop
from sevenfold.bots.sevn.value import card_value, draw_value, go_on_value, with_card_value
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows, twin
from sevenfold.games.kit.rng import Rng
from sevenfold.games.sevn.cards import FREEZE, GROUP, Group
from sevenfold.games.sevn.draw import may_get_second_chance
from sevenfold.games.sevn.legal import DRAW, DROP, GIVE, KEEP, STOP, TAKE, TARGET, knocks_out, unseen_count
from sevenfold.games.sevn.rounds import FORCED_CARDS
from sevenfold.games.sevn.scoring import row_points
from sevenfold.games.sevn.state import Phase, State, Status, make

CARD_POINTS = 6
"""What a forced card adds to a row that survives it, in points."""


@rule
def sharp_policy(s: State, seat: int, _rng: Rng) -> int:
    """The move with the best chance to win, as far as it can see."""
    return best_answer(s, seat, make(1), make_outlooks(1))


@rule
def best_answer(s: State, seat: int, thoughts: Rows[State], outlooks: Rows[Outlook]) -> int:
    """The answer to the open question, thought out in rows that are given."""
    thoughts[0] = twin(s)  # type: ignore[index]  # rows are read-only to checkers
    mind, o = thoughts[0], outlooks[0]
    look_out(mind, seat, o)
    phase = s.phase
    if phase == Phase.DRAW_OR_STOP:
        return DRAW if draws_on(mind, seat, o) else STOP
    if phase == Phase.TARGET:
        return TARGET + best_target(mind, seat, o)
    if phase == Phase.KEEP_OR_DROP:
        keep = with_card_value(mind, seat, o, mind.pending)
        return KEEP if keep > go_on_value(mind, seat, o) else DROP
    if phase == Phase.GIVE:
        return GIVE + best_receiver(mind, seat, o)
    if mind.open_count == 2 and taken_value(mind, seat, o, mind.open[1]) > taken_value(mind, seat, o, mind.open[0]):
        return TAKE + 1
    return TAKE


@rule
def taken_value(s: State, seat: int, o: Outlook, kind: int) -> int:
    """The chance to win with this Crossroads card; one that stays in the row is followed one card further."""
    row = GROUP[kind] <= Group.BALLAST and not s.held[seat] & (1 << kind)
    if row or GROUP[kind] == Group.MODIFIER or GROUP[kind] == Group.BONUS:
        value = with_card_value(s, seat, o, kind)
        return max(value, go_on_value(s, seat, o)) if GROUP[kind] == Group.BALLAST else value
    if knocks_out(s, seat, kind):
        return worth(s, seat, o, 0)
    return max(card_value(s, seat, o, kind), go_on_value(s, seat, o))


@rule
def draws_on(s: State, seat: int, o: Outlook) -> bool:
    """Whether another card gives a better chance to win than stopping does."""
    if not may_stop(s, seat) or unseen_count(s) == 0:
        return True
    stop = worth(s, seat, o, row_points(s, seat))
    if stop <= worth(s, seat, o, 0):  # nothing to lose
        return True
    return draw_value(s, seat, o) > stop


@rule
def best_target(s: State, seat: int, o: Outlook) -> int:
    """The active seat whose freezing, or whose three cards, leave the best chance to win."""
    best = seat
    if s.run == FREEZE:
        most = worth(s, seat, o, row_points(s, seat))
    else:
        out = forced_fall(s, seat, FORCED_CARDS)
        through = worth(s, seat, o, row_points(s, seat) + FORCED_CARDS * CARD_POINTS)
        most = through - (through - worth(s, seat, o, 0)) * out // 1000
    for other in range(s.players):
        if other != seat and s.status[other] == Status.ACTIVE:
            if s.run == FREEZE:
                freeze_outlook(s, other, o)
            else:
                force_outlook(s, other, FORCED_CARDS, o)
            value = go_on_value(s, seat, o)
            if value > most:
                best = other
                most = value
            foresee(s, other, o)
            forget(o)
    return best


@rule
def best_receiver(s: State, seat: int, o: Outlook) -> int:
    """The seat to which an extra Second Chance does least harm."""
    best = seat
    most = 0
    for other in range(s.players):
        if other != seat and may_get_second_chance(s, other):
            save_outlook(other, o)
            value = go_on_value(s, seat, o)
            if best == seat or value > most:
                best = other
                most = value
            foresee(s, other, o)
            forget(o)
    return best
