"""A tiny game with secrets, for tests of the server: each round all seats choose 1, 2 or 3 at the same time, unseen.

A choice may be changed until the last seat has chosen; then all are turned over, and who chose the highest number that
nobody else chose gets a point. Three rounds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar

import msgspec

from sevenfold.games.kit.contract import Event, Game, OptionSpec, OptionValue, Outcome, Refusal, Result, ScoreLine
from sevenfold.games.kit.errors import NotationError
from sevenfold.games.kit.record import I8, I8s, Live, Record, maker
from sevenfold.games.kit.rng import Rng, below

ROUNDS = 3
MOST = 3


class State(Record):
    """The game between `players` seats; `chosen` is 0 where a seat has not chosen yet."""

    players: I8
    round: I8
    chosen: Annotated[I8s, 4]
    points: Annotated[I8s, 4]
    last: Annotated[I8s, 4]


class SecretView(msgspec.Struct, frozen=True, tag="secret", tag_field="game"):
    """What a seat may know: its own choice, who has chosen, and the last round's choices."""

    round: int
    mine: int
    ready: list[bool]
    last: list[int]
    points: list[int]


make = maker(State)


class Secret(Game[State]):
    """The game."""

    id = "secret"
    rules = 1
    least_seats = 2
    most_seats = 4
    usual_seats = 3
    options: ClassVar[Sequence[OptionSpec]] = ()

    def checked_options(self, players: int, given: Mapping[str, Any]) -> dict[str, OptionValue]:
        return {}

    def blank(self, players: int, options: Mapping[str, OptionValue]) -> Live[State]:
        s = Live(State, make(1), 0)
        s.record.players, s.record.round = players, 1
        return s

    def players(self, s: Live[State]) -> int:
        return s.record.players

    def actors(self, s: Live[State]) -> tuple[int, ...]:
        return () if s.record.round > ROUNDS else tuple(range(s.record.players))

    def waiting(self, s: Live[State]) -> tuple[int, ...]:
        return tuple(seat for seat in self.actors(s) if not s.record.chosen[seat])

    def moves(self, s: Live[State], seat: int) -> list[int]:
        return [n for n in range(1, MOST + 1) if self.refusal(s, seat, n) is None]

    def menu(self, s: Live[State], seat: int) -> list[int]:
        return list(range(1, MOST + 1)) if seat in self.actors(s) else []

    def refusal(self, s: Live[State], seat: int, move: int) -> Refusal | None:
        if seat not in self.actors(s):
            return Refusal("not-asked", {"seat": seat})
        return Refusal("same-choice") if s.record.chosen[seat] == move else None

    def apply(self, s: Live[State], seat: int, move: int) -> None:
        self.check(s, seat, move)
        r = s.record
        r.chosen[seat] = move
        chosen = [r.chosen[i] for i in range(r.players)]
        if all(chosen):
            alone = [i for i, n in enumerate(chosen) if chosen.count(n) == 1]
            if alone:
                r.points[max(alone, key=lambda i: chosen[i])] += 1
            for i, n in enumerate(chosen):
                r.last[i], r.chosen[i] = n, 0
            r.round += 1

    def outcomes(self, s: Live[State]) -> list[Outcome]:
        return []

    def sample(self, s: Live[State], rng: Rng) -> int:
        raise NotImplementedError

    def fallback(self, s: Live[State], seat: int) -> int:
        return self.moves(s, seat)[0]

    def view(self, s: Live[State], viewer: int) -> msgspec.Struct:
        r = s.record
        seats = range(r.players)
        return SecretView(
            r.round,
            r.chosen[viewer] if viewer >= 0 else 0,
            [r.chosen[i] > 0 for i in seats],
            [r.last[i] for i in seats],
            [r.points[i] for i in seats],
        )

    def events(self, s: Live[State], viewer: int) -> list[Event]:
        return [Event("chosen", amount=s.record.chosen[viewer])] if viewer >= 0 else []

    def resample(self, s: Live[State], seat: int, rng: Rng) -> Live[State]:
        other = s.copy()
        for i in range(s.record.players):
            if i != seat and s.record.chosen[i]:
                other.record.chosen[i] = 1 + below(rng, MOST)
        return other

    def result(self, s: Live[State]) -> Result:
        points = [s.record.points[i] for i in range(s.record.players)]
        best = max(points)
        over = self.is_over(s)
        winners = [i for i, n in enumerate(points) if n == best] if over else []
        return Result(
            points,
            [[ScoreLine("rounds", n)] for n in points],
            [1 + sum(o > n for o in points) for n in points],
            winners,
        )

    def write(self, s: Live[State], seat: int, move: int) -> str:
        return f"choose {move}"

    def read(self, s: Live[State], seat: int, text: str) -> int:
        word, _, number = text.partition(" ")
        if word != "choose" or not number.isdigit() or not 1 <= int(number) <= MOST:
            raise NotationError("game", {"given": text, "games": "choose 1..3"})
        self.check(s, seat, int(number))
        return int(number)

    def position(self, data: Mapping[str, Any]) -> Live[State]:
        raise NotImplementedError

    def describe(self, s: Live[State]) -> dict[str, Any]:
        return {"round": s.record.round}


SECRET = Secret()


def _high(state: Any, seat: int, rng: Rng) -> int:
    return MOST if state.chosen[seat] != MOST else 1


POLICIES = {"high": _high}
