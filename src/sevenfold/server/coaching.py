"""Who may ask the coach, and what about: an unrated match that is being played, or one that is over."""

from __future__ import annotations

from typing import Any, NamedTuple

from sevenfold.coach.findings import Advised, Looked
from sevenfold.games.kit.contract import Game
from sevenfold.games.kit.lines import Header, entry_of
from sevenfold.games.kit.record import Live
from sevenfold.server import protocol
from sevenfold.server.engine import Engine
from sevenfold.server.trainer import Thought
from sevenfold.tables.clock import Time
from sevenfold.tables.house import House
from sevenfold.tables.limits import Buckets, Limits
from sevenfold.tables.people import Person
from sevenfold.tables.problems import TableError

_AGAIN_SECONDS = 5
"""When to come again where too many ask at once."""


class _Question(NamedTuple):
    game: Game[Any]
    state: Live[Any]
    version: int
    seat: int


class Coaching:
    """The coach as the server asks it."""

    def __init__(self, house: House, engine: Engine, limits: Limits, time: Time) -> None:
        self._house = house
        self._engine = engine
        self._limits = limits
        self._time = time
        self._asking: set[str] = set()
        self._rates = Buckets(limits.coach_rate, limits.coach_burst)

    async def advice(self, table_id: str, person: Person) -> protocol.Advice:
        """What the coach thinks of the question that the person is asked at the table. Raises `TableError`."""
        question = await self._question(table_id, person)
        now, limits = self._time.now(), self._limits
        if person.id in self._asking:
            raise TableError("coach-busy")
        if len(self._asking) >= limits.coaches_at_once:
            raise TableError("too-fast", {"seconds": _AGAIN_SECONDS})
        if self._engine.state != "ready":
            raise TableError("coach-no-engine")
        rate = self._rates.of(person.id, now)
        if not rate.take(now):
            raise TableError("too-fast", {"seconds": rate.wait()})
        self._asking.add(person.id)
        try:
            thought = await self._engine.advise(
                question.game, question.state, question.seat, limits.coach_rehearsals, limits.coach_seconds
            )
        finally:
            self._asking.discard(person.id)
        if thought is None:
            raise TableError("coach-no-engine")
        if thought.advised is None:
            raise TableError("coach-late")
        return _advice(question, thought.advised)

    async def _question(self, table_id: str, person: Person) -> _Question:
        """What the person is asked; looked at while nobody else changes the table."""
        async with self._house.holding(table_id) as table:
            if table.terms.rated:
                raise TableError("coach-rated")
            match, seat = table.running, table.seat(person)
            if match is None:
                raise TableError("coach-not-playing")
            if seat is None:
                raise TableError("no-seat-here")
            if seat not in table.asked or not table.game.moves(match.state, seat):
                raise TableError("coach-not-asked")
            return _Question(table.game, match.state.copy(), match.version, seat)

    async def review(self, match_id: str, lines: list[str], seat: int) -> protocol.Review:
        """How far the review of a match that is over has come; it goes on by itself. Raises `TableError`."""
        header = entry_of(lines[0], 1)
        assert isinstance(header, Header)  # noqa: S101  # it is the first line of a record that we have written
        if not 0 <= seat < len(header.players):
            raise TableError("no-seat", {"place": seat + 1, "most": len(header.players)})
        thought = await self._thought(match_id, seat, None)
        if thought.stage == "unknown":
            thought = await self._thought(match_id, seat, lines)
        if thought.stage in ("unknown", "full"):
            raise TableError("coach-full", {"most": self._limits.reviews_waiting})
        looked = thought.looked or Looked(header.game, seat, 0, 0, 0, ready=False, curve=[], costly=[])
        return protocol.Review(
            match=match_id,
            game=looked.game,
            seat=seat,
            stage=thought.stage,
            done=looked.done,
            of=looked.of,
            decisions=looked.decisions,
            curve=looked.curve,
            costly=looked.costly,
        )

    async def _thought(self, match_id: str, seat: int, lines: list[str] | None) -> Thought:
        limits = self._limits
        thought = await self._engine.review(
            match_id, seat, lines, limits.review_rehearsals, limits.reviews_waiting, limits.reviews_kept
        )
        if thought is None:
            raise TableError("coach-no-engine")
        return thought


def _advice(question: _Question, advised: Advised) -> protocol.Advice:
    return protocol.Advice(
        game=question.game.id,
        version=question.version,
        seat=question.seat,
        options=advised.options,
        chances=advised.chances,
        rehearsals=advised.rehearsals,
        laps=advised.laps,
    )
