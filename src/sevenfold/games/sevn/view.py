"""What a viewer of SEVN may know. All cards are open; only the order of the draw pile is hidden, and no state holds it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sevenfold.games.kit.contract import Event, ScoreLine
from sevenfold.games.kit.record import Live
from sevenfold.games.sevn.cards import (
    BONUS_BITS,
    FEATHERWEIGHT,
    HEAVYWEIGHT,
    IDS,
    LADDER,
    PLUS_BITS,
    SECOND_CHANCE,
)
from sevenfold.games.sevn.legal import bust_cards, unseen_count
from sevenfold.games.sevn.scoring import (
    ballast_sum,
    doubling,
    featherweight,
    heavyweight,
    ladder,
    numbers_sum,
    plus_sum,
)
from sevenfold.games.sevn.state import FACTS, NONE, SEVEN_POINTS, Happening, Line, Phase, State, Status

QUESTIONS = (Phase.DRAW_OR_STOP, Phase.TARGET, Phase.GIVE, Phase.TAKE, Phase.KEEP_OR_DROP)
"""The phases that ask a seat, not the dealer."""
BONUSES = (
    ("featherweight", FEATHERWEIGHT, featherweight),
    ("heavyweight", HEAVYWEIGHT, heavyweight),
    ("ladder", LADDER, ladder),
)
PHASE_WORDS = tuple(phase.name.lower() for phase in Phase)
STATUS_WORDS = tuple(status.name.lower() for status in Status)
WITH_AMOUNT = (
    Happening.ROUND,
    Happening.SEVN,
    Happening.FORCED,
    Happening.RESHUFFLED,
    Happening.SCORED,
    Happening.BANKED,
    Happening.WON,
)


class Asking(msgspec.Struct, frozen=True):
    """The open question: `what` is `start`, `card`, `draw_or_stop`, `target`, `give`, `take`, `keep_or_drop` or `over`.

    `seats` are asked (none for the dealer's `start` and `card`); `card` is what the question is about.
    """

    what: str
    seats: list[int]
    card: str | None = None


class Risk(msgspec.Struct, frozen=True):
    """The next card's danger: `bust` of the `unseen` cards would repeat a value; `saved` by Second Chance."""

    bust: int
    unseen: int
    saved: bool


class Row(msgspec.Struct, frozen=True):
    """A seat and what lies before it. `cards` runs numbers rising, Ballast, modifiers, bonuses, Second Chance.

    `status`: active, stopped, frozen, out. `twice` is the duplicate that put the seat out. `points` is what the row
    is worth now, `lines` how it comes about; `distinct` counts its different values on the way to seven.
    """

    seat: int
    banked: int
    status: str
    cards: list[str]
    distinct: int
    points: int
    lines: list[ScoreLine]
    risk: Risk
    twice: str | None = None


class Queued(msgspec.Struct, frozen=True):
    """An action card that waits for its turn, and the seat that drew it."""

    card: str
    owner: int


class Running(msgspec.Struct, frozen=True):
    """The action at work: `seat` draws (Triple Draw's target, Storm's next), `left` cards to come at most."""

    card: str
    owner: int
    seat: int | None
    left: int


class SevnView(msgspec.Struct, frozen=True, tag="sevn", tag_field="game"):
    """The whole table. `pile` cards are left to draw; `unseen` says which, by id; `discard` what was thrown away.

    `open` are the revealed Crossroads cards; `turn` is whose turn it is (None while the first cards are dealt).
    """

    round: int
    start: int
    turn: int | None
    dealing: bool
    asking: Asking
    rows: list[Row]
    running: Running | None
    queue: list[Queued]
    open: list[str]
    pile: int
    unseen: dict[str, int]
    discard: dict[str, int]
    target_score: int
    winners: list[int]


def seat_cards(f: State, seat: int) -> list[str]:
    """The ids of the cards before a seat: numbers rising, Ballast, modifiers, bonuses, Second Chance."""
    front, held = f.front, f.held[seat]
    cards: list[str] = []
    kind = 0
    while held:
        if held & 1:
            cards += [IDS[kind]] * front[seat, kind]
        held >>= 1
        kind += 1
    return cards


def score_lines(s: Live[State], seat: int) -> list[ScoreLine]:
    """How the points of a row come about, in the order of scoring (ruling 46); their sum is its points."""
    r, f = s.record, s.plain()
    if f.status[seat] == Status.OUT:
        return [ScoreLine("out", 0)]
    held = f.held[seat]
    numbers, ballast = int(numbers_sum(r, seat)), int(ballast_sum(r, seat))
    lines = [ScoreLine("numbers", numbers)]
    if ballast:
        lines.append(ScoreLine("ballast", ballast))
    factor = int(doubling(r, seat))
    if factor > 1:
        lines.append(ScoreLine("doubled", (numbers + ballast) * (factor - 1)))
    if held & PLUS_BITS:
        lines.append(ScoreLine("plus", int(plus_sum(r, seat))))
    if held & BONUS_BITS:
        for what, kind, points in BONUSES:
            if held & (1 << kind):
                lines.append(ScoreLine(what, int(points(r, seat))))
    if f.seventh == seat:
        lines.append(ScoreLine("sevn", SEVEN_POINTS))
    if ballast:
        total = _sum(lines)
        if total < 0:
            lines.append(ScoreLine("floor", -total))
    return lines


def _sum(lines: list[ScoreLine]) -> int:
    return sum([line.points for line in lines])


def asking(f: State) -> Asking:
    """The open question of a state."""
    what = PHASE_WORDS[f.phase]
    seats = [f.asked] if f.phase in QUESTIONS else []
    card = None
    if f.phase == Phase.TARGET:
        card = IDS[f.run]
    elif f.phase in (Phase.GIVE, Phase.KEEP_OR_DROP):
        card = IDS[f.pending]
    return Asking(what, seats, card)


def counted(counts: Sequence[int]) -> dict[str, int]:
    """Copies by card id, those that are there."""
    return {card: copies for card, copies in zip(IDS, counts, strict=True) if copies}


def rows(s: Live[State]) -> list[Row]:
    """Every seat with what lies before it."""
    r, f = s.record, s.plain()
    total = int(unseen_count(r))
    found: list[Row] = []
    for seat in range(f.players):
        twice = f.twice[seat]
        lines = score_lines(s, seat)
        found.append(
            Row(
                seat,
                f.banked[seat],
                STATUS_WORDS[f.status[seat]],
                seat_cards(f, seat),
                f.distinct[seat],
                _sum(lines),
                lines,
                Risk(int(bust_cards(r, seat)), total, f.held[seat] & (1 << SECOND_CHANCE) != 0),
                None if twice == NONE else IDS[twice],
            )
        )
    return found


def sevn_view(s: Live[State]) -> SevnView:
    """The table as everybody sees it."""
    f = s.plain()
    running = None
    if f.run != NONE:
        running = Running(IDS[f.run], f.run_owner, None if f.run_seat == NONE else f.run_seat, f.run_left)
    return SevnView(
        round=f.round,
        start=f.start,
        turn=None if f.turn == NONE else f.turn,
        dealing=f.turn == NONE and f.phase not in (Phase.START, Phase.OVER),
        asking=asking(f),
        rows=rows(s),
        running=running,
        queue=[Queued(IDS[f.queue_card[i]], f.queue_owner[i]) for i in range(f.queue_count)],
        open=[IDS[f.open[i]] for i in range(f.open_count)],
        pile=f.pile_count,
        unseen=counted(f.pile if f.pile_count else f.discard),
        discard=counted(f.discard),
        target_score=f.target_score,
        winners=winners(f),
    )


def winners(f: State) -> list[int]:
    """Who has won: nobody before the end."""
    if f.phase != Phase.OVER:
        return []
    best = max(f.banked[: f.players])
    return [seat for seat in range(f.players) if f.banked[seat] == best]


def seen_events(s: Live[State]) -> list[Event]:
    """What the last move set off; everybody sees the same. Before each seat's score come the lines it is counted by."""
    f = s.plain()
    seen: list[Event] = []
    for n in range(f.event_count):
        numbers = list(f.event[n * FACTS : (n + 1) * FACTS])
        if numbers[0] == Happening.SCORED:
            seen += _counted_up(f, numbers[1], numbers[5])
        seen.append(_event(numbers))
    return seen


_BONUSES = (Line.FEATHERWEIGHT, Line.HEAVYWEIGHT, Line.LADDER)


def _counted_up(f: State, seat: int, points: int) -> list[Event]:
    """The lines of a score as events: `other` is what a line is for, `amount` its points; together they are the score."""
    if f.line[seat, Line.NUMBERS] == NONE:
        return [Event("counted", seat, other="out", amount=0)]
    there: list[tuple[str, int]] = []
    for line in Line:
        amount = f.line[seat, line]
        if line == Line.NUMBERS or (amount != NONE if line in _BONUSES else amount != 0):
            there.append((line.name.lower(), amount))
    total = sum(amount for _, amount in there)
    if total < points:
        there.append(("floor", points - total))
    return [Event("counted", seat, other=what, amount=amount) for what, amount in there]


def _event(numbers: list[int]) -> Event:
    what, seat, by, card, other, amount = numbers
    return Event(
        Happening(what).name.lower(),
        None if seat == NONE else seat,
        None if by == NONE else by,
        None if card == NONE else IDS[card],
        None if other == NONE else IDS[other],
        amount if what in WITH_AMOUNT else None,
    )
