"""SEVN as everything else sees it: the game contract over the compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from sevenfold.games.kit.contract import DEALER, CardInfo, Event, Game, OptionValue, Outcome, Refusal, Result
from sevenfold.games.kit.errors import Figure
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import Rng
from sevenfold.games.sevn import cards, notation, options, position_reading, positions, view
from sevenfold.games.sevn.cards import IDS
from sevenfold.games.sevn.legal import (
    ALLOWED,
    DRAW,
    DROP,
    GIVE,
    KEEP,
    STOP,
    TAKE,
    TARGET,
    Why,
    default_at,
    legal_at,
)
from sevenfold.games.sevn.play import apply_at, draw_outcome
from sevenfold.games.sevn.state import NONE, Phase, State, Status

_MENUS: dict[int, tuple[int, ...]] = {
    Phase.DRAW_OR_STOP: (DRAW, STOP),
    Phase.KEEP_OR_DROP: (KEEP, DROP),
    Phase.TAKE: (TAKE, TAKE + 1),
}


class Sevn(Game[State]):
    """The game of SEVN."""

    id = "sevn"
    rules = 1
    least_seats = 2
    most_seats = 8
    usual_seats = 4
    options = options.SPECS
    hides = False

    def checked_options(self, players: int, given: Mapping[str, Any]) -> dict[str, OptionValue]:
        """All options with their values; see `sevenfold.games.sevn.options`."""
        return options.checked(players, given)

    def blank(self, players: int, options: Mapping[str, OptionValue]) -> Live[State]:
        """The first state: the dealer draws lots for the start unless an option fixes it (ruling 5e)."""
        record = State()
        positions.set_up(record, players, options)
        record.phase = Phase.START.value
        s = Live.of(record)
        start = options["start"]
        if start != "random":
            apply_at(s.rows, s.at, DEALER, int(str(start)))
        return s

    def players(self, s: Live[State]) -> int:
        """How many seats there are."""
        return s.plain().players

    def actors(self, s: Live[State]) -> tuple[int, ...]:
        """The seat that is asked; the dealer; nobody at the end. SEVN asks one at a time."""
        r = s.record
        phase = r.phase
        if phase == Phase.OVER:
            return ()
        if phase == Phase.CARD or phase == Phase.START:
            return (DEALER,)
        return (int(r.asked),)

    def menu(self, s: Live[State], seat: int) -> list[int]:
        """The answers to the open question, closed ones included; nothing for a seat that isn't asked."""
        r = s.record
        if seat not in self.actors(s):
            return []
        if seat == DEALER:
            return self.moves(s, seat)
        phase = int(r.phase)
        if phase in _MENUS:
            return list(_MENUS[phase])
        first = TARGET if phase == Phase.TARGET else GIVE
        return [first + other for other in range(r.players)]

    def moves(self, s: Live[State], seat: int) -> list[int]:
        """Every legal move of the seat, rising."""
        if seat == DEALER:
            return [o.move for o in self.outcomes(s)]
        return [m for m in self.menu(s, seat) if legal_at(s.rows, s.at, seat, m)[0] == ALLOWED]

    def refusal(self, s: Live[State], seat: int, move: int) -> Refusal | None:
        """Why the move isn't legal, or None where it is."""
        why, a, b = legal_at(s.rows, s.at, seat, move)
        return None if why == ALLOWED else _refusal(Why(why), int(a), int(b))

    def apply(self, s: Live[State], seat: int, move: int) -> None:
        """Play the move; raises `IllegalMove` and changes nothing where it isn't legal."""
        if not apply_at(s.rows, s.at, seat, move):
            self.check(s, seat, move)

    def outcomes(self, s: Live[State]) -> list[Outcome]:
        """The lots for the start, or the cards of the pile with their copies, in the deck's order."""
        f = s.plain()
        if f.phase == Phase.START:
            return [Outcome(seat, 1, f.players) for seat in range(f.players)]
        if f.phase != Phase.CARD:
            return []
        total = f.pile_count
        return [Outcome(kind, copies, total) for kind, copies in enumerate(f.pile) if copies]

    def sample(self, s: Live[State], rng: Rng) -> int:
        """One of the dealer's outcomes, by its chance."""
        return int(draw_outcome(s.record, rng))

    def fallback(self, s: Live[State], seat: int) -> int:
        """The clock's move (ruling 59)."""
        return int(default_at(s.rows, s.at, seat))

    def view(self, s: Live[State], viewer: int) -> msgspec.Struct:
        """The table; the same for every viewer, since all cards are open (ruling 61)."""
        return view.sevn_view(s)

    def events(self, s: Live[State], viewer: int) -> list[Event]:
        """What the last move set off."""
        return view.seen_events(s)

    def resample(self, s: Live[State], seat: int, rng: Rng) -> Live[State]:
        """A copy: the order of the pile is decided card by card, so no state holds anything hidden."""
        return s.copy()

    def result(self, s: Live[State]) -> Result:
        """Banked points, the lines of the last row on the table, places (shared on ties, ruling 58), winners."""
        f = s.plain()
        points = list(f.banked[: f.players])
        ranks = [1 + sum(other > mine for other in points) for mine in points]
        return Result(points, positions.result_lines(s), ranks, view.winners(f))

    def cards(self) -> list[CardInfo]:
        """Every card of the deck."""
        return cards.card_infos()

    def round(self, s: Live[State]) -> int:
        """The number of the round, from 1."""
        return int(s.plain().round)

    def still_in(self, s: Live[State]) -> tuple[int, ...]:
        """The active seats: only they are ever asked (ruling 11)."""
        f = s.plain()
        return tuple(seat for seat in range(f.players) if f.status[seat] == Status.ACTIVE)

    def write(self, s: Live[State], seat: int, move: int) -> str:
        """The move, or the dealer's outcome, in notation."""
        if seat == DEALER:
            return notation.write_outcome(int(s.record.phase), move)
        return notation.write_move(move)

    def read(self, s: Live[State], seat: int, text: str) -> int:
        """The move that the words mean. Raises `NotationError` or `IllegalMove`."""
        move = notation.read_outcome(int(s.record.phase), text) if seat == DEALER else notation.read_move(text)
        self.check(s, seat, move)
        return move

    def position(self, data: Mapping[str, Any]) -> Live[State]:
        """The state that a position describes. Raises `PositionError`."""
        return position_reading.read_position(data)

    def describe(self, s: Live[State]) -> dict[str, Any]:
        """The whole truth of the moment in SEVN's words."""
        return positions.describe(s)


def _refusal(why: Why, a: int, b: int) -> Refusal:
    figures: dict[str, Figure] = {}
    if why in (Why.NOT_ASKED, Why.NO_SEAT, Why.NOT_ACTIVE, Why.HAS_SECOND_CHANCE, Why.NOT_DEALER):
        figures["seat"] = a
    if why == Why.NOT_ACTIVE:
        figures["status"] = Status(b).name.lower()
    if why == Why.OTHER_QUESTION:
        figures["asking"] = Phase(a).name.lower()
    if why == Why.NOT_IN_PILE:
        figures["card"] = "none" if a == NONE else IDS[a]
    return Refusal("sevn-" + why.name.lower().replace("_", "-"), figures)


SEVN = Sevn()
"""The game of SEVN."""
