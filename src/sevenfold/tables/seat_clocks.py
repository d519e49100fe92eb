"""The clocks of a match's seats: each runs only while the match waits for the person who sits there.

A clock begins when its seat is asked, and others' moves in the same simultaneous choice never begin it anew: at most they
leave time to read. With a bank, what is left when a clock stops is what the next decision begins with, and each decision
that was made adds the increment once, however many offers it took. What a secret offer changes of a clock, only the seat
itself is shown (`shown_due`).

Everything here is worked out from what was before, so that each worker comes to the same; see `Keeper.commit` for what is
stored of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

import msgspec

from sevenfold.tables.clock import (
    DECISION_SECONDS,
    READING_MOST,
    READING_SECONDS,
    RETURN_SECONDS,
    TALKING,
    Bank,
    ClockKind,
)


class SeatClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of a seat. It runs while it has a `due`; `since` is when it began to.

    `left`: seconds in the bank when it last stood. `late`: when it moves, if that is later than the bank is empty. `most`:
    the latest that it can be put off to. `held`: the due time of somebody who got up in the middle of a decision, which they
    find again. `paid`: the number of the simultaneous choice that has given its increment already.
    """

    left: float | None = None
    since: float | None = None
    due: float | None = None
    late: float | None = None
    most: float | None = None
    held: float | None = None
    paid: int | None = None

    @property
    def moves_at(self) -> float | None:
        """When the clock decides."""
        return self.due if self.late is None else self.late


class SeatClocks(msgspec.Struct, frozen=True):
    """The clocks of all seats at a `version` of the match, and the question that was open then.

    `together`: several were asked at once. `waiting`: the seats the match waited for. `choice` numbers the questions.
    """

    version: int
    question: tuple[int, ...]
    together: bool
    seats: tuple[SeatClock, ...]
    waiting: tuple[int, ...] = ()
    choice: int = 0


class Rules(NamedTuple):
    """Which time there is."""

    kind: ClockKind
    bank: Bank | None


class Moment(NamedTuple):
    """Where the match stands: who may act, whom it waits for, who of them is a person whose clock runs, and who was offered something else."""

    now: float
    version: int
    question: tuple[int, ...]
    asked: tuple[int, ...]
    waiting: tuple[int, ...]
    running: Collection[int]
    offered: Collection[int] = ()


def at_first(rules: Rules, seats: int) -> SeatClocks:
    """All clocks before the first decision."""
    left = None if rules.bank is None else float(rules.bank.seconds)
    return SeatClocks(0, (), together=False, seats=(SeatClock(left),) * seats)


def standing(before: SeatClocks) -> SeatClocks:
    """The same with every clock stopped and nothing taken off: where nobody knows how long they had run."""
    return msgspec.structs.replace(before, seats=tuple(SeatClock(c.left, paid=c.paid) for c in before.seats))


def after_move(before: SeatClocks, rules: Rules, moment: Moment, moved: int | None) -> SeatClocks:
    """The clocks after a move of the seat `moved`; None: after the beginning."""
    other, together = _is_other(before, moment, moved), len(moment.asked) > 1
    seats: list[SeatClock] = []
    for seat, old in enumerate(before.seats):
        clock, runs = old, seat in moment.running
        done = other or not (before.together and together)
        if clock.due is not None and (not runs or other or (done and seat == moved)):
            clock = _stopped(clock, moment.now)
            if seat == moved and rules.bank is not None:
                clock = _paid(clock, rules.bank, before)
        if clock.held is not None and (seat == moved or other or seat not in moment.waiting):
            clock = msgspec.structs.replace(clock, held=None)
        if runs and clock.due is None:
            clock = _started(clock, rules, moment.now)
        elif runs and seat == moved:
            clock = _put_off(clock, moment.now + (DECISION_SECONDS[rules.kind] or 0.0))
        elif runs and seat in moment.offered:
            clock = _put_off(clock, moment.now + READING_SECONDS[rules.kind])
        seats.append(clock)
    choice = before.choice + other
    return SeatClocks(moment.version, moment.question, together, tuple(seats), moment.waiting, choice)


def _is_other(before: SeatClocks, moment: Moment, moved: int | None) -> bool:
    """Whether another question is open than before."""
    if moment.question or before.question:
        return moment.question != before.question
    return before.waiting == (moved,) and len(moment.asked) > 1 and set(moment.waiting) == set(moment.asked)


def after_change(before: SeatClocks, rules: Rules, moment: Moment, *, paused: bool) -> SeatClocks:
    """The clocks after people have come, gone, paused or gone on, with the match where it was."""
    seats: list[SeatClock] = []
    for seat, old in enumerate(before.seats):
        clock, runs = old, seat in moment.running
        if clock.due is not None and not runs:
            clock = _stopped(clock, moment.now)
            if not paused:
                clock = msgspec.structs.replace(clock, held=old.moves_at if old.left is None else old.due)
        elif clock.due is None and runs and clock.held is not None:
            clock = msgspec.structs.replace(clock, since=moment.now, due=clock.held, most=clock.held, held=None)
        elif clock.due is None and runs:
            clock = _started(clock, rules, moment.now, RETURN_SECONDS)
        seats.append(clock)
    return msgspec.structs.replace(before, version=moment.version, seats=tuple(seats))


def _stopped(clock: SeatClock, now: float) -> SeatClock:
    left = clock.left if clock.left is None or clock.due is None else max(0.0, clock.due - now)
    return msgspec.structs.replace(clock, left=left, since=None, due=None, late=None, most=None)


def _paid(clock: SeatClock, bank: Bank, before: SeatClocks) -> SeatClock:
    """With the increment for the decision that has been made: in a simultaneous choice once."""
    if before.together and clock.paid == before.choice:
        return clock
    paid = before.choice if before.together else None
    return msgspec.structs.replace(clock, left=(clock.left or 0.0) + bank.increment, paid=paid)


def _started(clock: SeatClock, rules: Rules, now: float, least: float = 0.0) -> SeatClock:
    total = DECISION_SECONDS[rules.kind]
    if total is None:
        due = now + max(clock.left or 0.0, least)
        return msgspec.structs.replace(clock, since=now, due=due, most=due + READING_MOST)
    return msgspec.structs.replace(clock, since=now, due=now + total, most=now + TALKING * total)


def _put_off(clock: SeatClock, until: float) -> SeatClock:
    """The clock, deciding not before `until`; what a bank holds is the same all the same."""
    at, most = clock.moves_at, clock.most
    if at is None or most is None or min(until, most) <= at:
        return clock
    return msgspec.structs.replace(clock, late=min(until, most))


def back_after(clocks: SeatClocks, started: float) -> SeatClocks:
    """The clocks of a bank after the server was away: what passed before it has `started` again is nobody's to pay.

    Nobody knows how much of that the server was away.
    """
    seats: list[SeatClock] = []
    for clock in clocks.seats:
        if clock.due is not None and clock.since is not None and clock.since < started:
            due = max(started + clock.due - clock.since, started + RETURN_SECONDS)
            seats.append(msgspec.structs.replace(clock, since=started, due=due, late=None, most=due + READING_MOST))
        else:
            seats.append(clock)
    return msgspec.structs.replace(clocks, seats=tuple(seats))


def shown_due(clocks: SeatClocks, seat: int, viewer: int) -> float | None:
    """When the clock of a seat runs out, as far as a viewer may know it; None where it stands."""
    clock = clocks.seats[seat]
    return clock.moves_at if seat == viewer or not clocks.together else clock.due


def all_begun_at(clocks: SeatClocks, now: float) -> bool:
    """Whether the clocks say no more than that those who are asked are asked since then: so they need not be stored."""
    return all(
        clock.left is None and clock.held is None and clock.late is None and (clock.since is None or clock.since == now)
        for clock in clocks.seats
    )


def persons(kinds: Iterable[str], waiting: Collection[int]) -> tuple[int, ...]:
    """The seats that are waited for and have a person on them, by the kinds of the chairs."""
    return tuple(seat for seat, kind in enumerate(kinds) if kind == "person" and seat in waiting)


encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(SeatClocks).decode


def stored_clocks(data: str | None) -> SeatClocks | None:
    """The clocks that a row holds."""
    return _decode(data) if data else None
