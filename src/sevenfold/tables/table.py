"""A table: its terms (what is stored as one row) and what the server holds of it while somebody or something is there."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any, Literal, Protocol

import msgspec

from sevenfold.games.kit.contract import Game, OptionValue
from sevenfold.games.kit.match import Match
from sevenfold.games.registry import game as game_of
from sevenfold.tables.asked import Asked, asked_now
from sevenfold.tables.beginning import Beginning
from sevenfold.tables.chat import Line
from sevenfold.tables.clock import RETURN_SECONDS, Bank, ClockKind
from sevenfold.tables.people import Person
from sevenfold.tables.seat_clocks import (
    Moment,
    Rules,
    SeatClocks,
    after_change,
    after_move,
    at_first,
    back_after,
    persons,
    standing,
    stored_clocks,
)
from sevenfold.tables.seats import Chair, seat_of
from sevenfold.tables.statements import Statements, Write

Stage = Literal["open", "playing", "over"]


class Terms(msgspec.Struct):
    """Everything about a table that is stored in its row. `host` is a person's id.

    `beginning` is the position its match begins at, where it isn't the usual start. `rated`: its match counts for ratings.
    `paused`: everybody has agreed to a pause; `resumed` is when the last one ended. `bank`: the store of time that each
    person has, where the clock goes by one.
    """

    id: str
    game: str
    private: bool
    clock: ClockKind
    options: dict[str, OptionValue]
    chairs: list[Chair]
    host: str | None
    created: float
    stage: Stage = "open"
    match: str | None = None
    seal: str | None = None
    began: float = 0.0
    rematch: str | None = None
    beginning: Beginning | None = None
    rated: bool = False
    paused: bool = False
    resumed: float = 0.0
    bank: Bank | None = None

    def copy(self) -> Terms:
        """A copy to change and store, while everybody still sees this one."""
        return _decode(_encode(self))

    @property
    def ticking(self) -> bool:
        """Whether the table goes on by itself: a clock runs or a bot plays."""
        return (
            self.stage == "playing"
            and not self.paused
            and (self.clock != "none" or any(c.kind == "bot" for c in self.chairs))
        )

    def row(self, statements: Statements, now: float, version: int = 0) -> Write:
        """The row to store, as the `version` that follows the one it was read as; 0 for a new table."""
        statement = statements.put_table
        return Write(
            statement,
            statement.values(
                {
                    "id": self.id,
                    "game": self.game,
                    "stage": self.stage,
                    "private": int(self.private),
                    "host": self.host,
                    "ticking": int(self.ticking),
                    "changed": now,
                    "data": _encode(self).decode(),
                    "version": version,
                }
            ),
        )


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Terms).decode


def stored_terms(data: str) -> Terms:
    """The terms a row holds."""
    return _decode(data)


class Visitor(Protocol):
    """A connection to a table; one person may have several. `looking`: its page is in sight."""

    person: Person | None
    looking: bool


class Table:
    """A table in memory. Whoever changes it or reads more than one thing of it holds the `lock`."""

    __slots__ = (
        "asked",
        "away",
        "behind",
        "chat",
        "clocks",
        "clocks_stored",
        "due_at",
        "elsewhere",
        "fast_round",
        "game",
        "lock",
        "looking_elsewhere",
        "match",
        "names_elsewhere",
        "reminded",
        "shown",
        "terms",
        "thinking",
        "unsure",
        "used",
        "version",
        "visitors",
    )

    def __init__(self, terms: Terms, chat: list[Line], now: float, version: int = 0) -> None:
        self.terms = terms
        self.version = version
        """Which version of the terms this is; each change of them is stored as the next one."""
        self.game: Game[Any] = game_of(terms.game)
        self.match: Match | None = None
        self.chat = chat
        self.lock = asyncio.Lock()
        self.visitors: set[Visitor] = set()
        self.away: dict[str, float] = {}
        self.asked: dict[int, Asked] = {}
        self.clocks: SeatClocks | None = None
        """The clocks of the seats while a match with a clock is in memory."""
        self.clocks_stored: SeatClocks | None = None
        """What the store has of them."""
        self.thinking: set[int] = set()
        self.fast_round: int | None = None
        self.shown: Any = None
        """What the listener has shown last; its own business, gone when the match is forgotten."""
        self.unsure = False
        self.behind = False
        """Whether another worker may have gone on with the table; who holds it next reads on first."""
        self.elsewhere: dict[str, int] = {}
        """Who is here through other workers, with so many connections; "" are those without a name."""
        self.names_elsewhere: dict[str, str] = {}
        self.looking_elsewhere: set[str] = set()
        """Who has a page of the table in sight through another worker."""
        self.reminded: dict[int, str] = {}
        """The turns of seats for which a reminder has been stored; see `reminding`."""
        self.due_at: float | None = None
        """When the table goes on by itself, as the store has it."""
        self.used = now

    @property
    def whole(self) -> bool:
        """Whether everything is in memory, the match included, and is as it is stored."""
        return not self.unsure and (self.match is not None or self.terms.match is None)

    @property
    def id(self) -> str:
        """The table's id, also its invite link."""
        return self.terms.id

    def here(self, person: str | None) -> bool:
        """Whether the person is connected, be it through another worker."""
        return person in self.elsewhere or any(v.person is not None and v.person.id == person for v in self.visitors)

    def looked_at(self, person: str) -> bool:
        """Whether the person has a page of the table in sight, be it through another worker."""
        return person in self.looking_elsewhere or any(
            v.looking and v.person is not None and v.person.id == person for v in self.visitors
        )

    def seat(self, person: Person | None) -> int | None:
        """The seat of a person, also while a bot keeps it."""
        return seat_of(self.terms.chairs, person)

    def host_seat(self) -> int | None:
        """Where the host sits."""
        if self.terms.host is None:
            return None
        return next((i for i, c in enumerate(self.terms.chairs) if c.person == self.terms.host), None)

    def spectators(self) -> int:
        """How many connected people (and nameless visitors) hold no seat."""
        seated = {c.person for c in self.terms.chairs if c.person is not None}
        named = {v.person.id for v in self.visitors if v.person is not None} | (self.elsewhere.keys() - {""})
        return len(named - seated) + sum(v.person is None for v in self.visitors) + self.elsewhere.get("", 0)

    def begun_match(self) -> Match:
        """The match; it must have been loaded."""
        if self.match is None:
            raise RuntimeError(f"table {self.id} has no match in memory")
        return self.match

    @property
    def running(self) -> Match | None:
        """The match while somebody has a decision open."""
        return self.match if self.terms.stage == "playing" else None

    def waited_for(self) -> list[int]:
        """The seats whose decision holds the match up: their clocks run, their bots think. Nobody's does in a pause."""
        match = self.running
        return (
            []
            if match is None or self.terms.paused
            else [seat for seat in self.game.waiting(match.state) if seat in self.asked]
        )

    def ask(self, now: float, moved: int | None = None, draft: Terms | None = None) -> None:
        """Note the open decisions, after a move of the seat `moved` or from the beginning; the clocks go by `draft`."""
        match, before = self.begun_match(), {} if moved is None else self.asked
        self.asked = asked_now(match, now, before, moved)
        offered = {seat for seat, new in self.asked.items() if seat in before and new.offered != before[seat].offered}
        terms = draft or self.terms
        if terms.clock != "none":
            clocks = self.clocks or at_first(_rules(terms), len(terms.chairs))
            self.clocks = after_move(clocks, _rules(terms), self._moment(terms, now, offered), moved)

    def remember(self, now: float, stored: str | None, started: float | None) -> None:
        """Note the open decisions of a match that was brought back; `stored` are its clocks, `now` is the last line's time.

        `started`: when the server did, where it is the only one.
        """
        clocks, terms = stored_clocks(stored), self.terms
        self.clocks = self.clocks_stored = None
        self.ask(max(now, terms.resumed))
        if clocks is None or terms.clock == "none":
            return
        match = self.begun_match()
        if clocks.version == match.version:
            self.clocks = self.clocks_stored = clocks
        else:  # not each of its moves was worth a row: they all began with the last line
            moment = self._moment(terms, max(now, terms.resumed))
            self.clocks = after_move(standing(clocks), _rules(terms), moment, None)
        if started is not None and terms.bank is not None:
            self.clocks = back_after(self.clocks, started)

    def rearrange(self, terms: Terms, now: float) -> None:
        """Let the clocks go by changed terms: people have come or gone, a pause has begun or ended."""
        if self.clocks is not None and self.match is not None and terms.clock != "none":
            self.clocks = after_change(self.clocks, _rules(terms), self._moment(terms, now), paused=terms.paused)

    def _moment(self, terms: Terms, now: float, offered: Collection[int] = ()) -> Moment:
        match = self.begun_match()
        waiting = () if match.over else tuple(seat for seat in self.game.waiting(match.state) if seat in self.asked)
        running = () if terms.paused else persons((chair.kind for chair in terms.chairs), waiting)
        question = self.game.question(match.state)
        return Moment(now, match.version, question, match.asked, waiting, running, offered)

    def deadline(self, seat: int, started: float) -> float | None:
        """When the clock moves for a seat; one that ran before the server has `started` leaves time to come back."""
        clock = None if self.clocks is None else self.clocks.seats[seat]
        if clock is None or clock.due is None:
            return None
        before, at = clock.since is not None and clock.since < started, clock.moves_at or clock.due
        return max(at, started + RETURN_SECONDS) if before else at

    def can_hurry(self) -> bool:
        """Whether no person has a decision left in this round."""
        match = self.running
        if match is None or match.over or self.terms.paused:
            return False
        return all(self.terms.chairs[seat].kind != "person" for seat in self.game.still_in(match.state))

    def hurrying(self) -> bool:
        """Whether bots don't pause now."""
        match = self.running
        return match is not None and self.fast_round == self.game.round(match.state) and self.can_hurry()


def _rules(terms: Terms) -> Rules:
    return Rules(terms.clock, terms.bank)


def resume(draft: Terms, now: float) -> None:
    """End a pause."""
    draft.paused = False
    draft.resumed = now
    for chair in draft.chairs:
        chair.pausing = False


def began_again(table: Table, now: float) -> None:
    """After a pause every open decision begins anew."""
    table.asked = {seat: msgspec.structs.replace(asked, at=now) for seat, asked in table.asked.items()}
