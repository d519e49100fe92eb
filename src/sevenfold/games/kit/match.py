"""One match as it goes on: moves are checked, the dealer deals from the sealed seed, and every line is written.

match = Match.begin(game, ["Ann", "Ben"], {}, seed)     # header and first deal are in match.lines
played = match.play(0, "draw", t=12.4, viewers=(0, 1))  # the new lines, and what each viewer saw
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from sevenfold.games.kit.contract import DEALER, Event, Game
from sevenfold.games.kit.errors import IllegalMove
from sevenfold.games.kit.lines import BadLine, Deal, End, Entry, Final, Header, Moved, entry_of, written
from sevenfold.games.kit.reading import Reading, match_options, opening
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.seal import SEED_BYTES, drawn, seal_of


class Dealing(Protocol):
    """Where the outcomes of a match come from: what the header says of it, what the end publishes, and outcome k."""

    seal: str | None
    opened: str | None

    def outcome(self, game: Game[Any], s: Live[Any], k: int) -> int:
        """The move of the dealer that outcome k of the match is."""
        ...


class Sealed:
    """Deals from a sealed seed of 32 bytes."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        self.seal: str | None = seal_of(seed)
        self.opened: str | None = seed.hex()

    def outcome(self, game: Game[Any], s: Live[Any], k: int) -> int:
        """Outcome k as the seed has it."""
        return drawn(self._seed, k, game.outcomes(s))


class Unsealed:
    """Deals as a function of the caller says, for simulations; the record carries no seal."""

    def __init__(self, choose: Callable[[Live[Any]], int]) -> None:
        self._choose = choose
        self.seal: str | None = None
        self.opened: str | None = None

    def outcome(self, game: Game[Any], s: Live[Any], k: int) -> int:
        """What the caller's function turns up."""
        del game, k
        return self._choose(s)


class Played(msgspec.Struct, frozen=True):
    """What a move set off: the record's new lines in order, and for each viewer asked for what they saw."""

    lines: list[str]
    events: dict[int, list[Event]]


class Followed(NamedTuple):
    """A move that somebody else has written: where its first line stands in what was given, whose it was, what it set off."""

    first: int
    seat: int
    played: Played


class Match:
    """A match: `state` now, `lines` as they are stored, `played` what the last move (or the beginning) set off."""

    __slots__ = ("_dealing", "_drawn", "game", "lines", "played", "state")

    def __init__(self, game: Game[Any], state: Live[Any], dealing: Dealing) -> None:
        self.game = game
        self.state = state
        self.lines: list[str] = []
        self.played = Played([], {})
        self._dealing = dealing
        self._drawn = 0

    @classmethod
    def begin(
        cls,
        game: Game[Any],
        players: Sequence[str],
        options: Mapping[str, Any],
        seed: bytes | Dealing,
        position: dict[str, Any] | None = None,
        *,
        viewers: Iterable[int] = (),
    ) -> Match:
        """Start a match and make the first deal; `played` says what came of it.

        `seed` is 32 random bytes, kept secret until the end publishes them (or a `Dealing`). Raises `OptionError` or
        `PositionError` for what the game doesn't allow.
        """
        dealing = Sealed(seed) if isinstance(seed, bytes) else seed
        given = match_options(game, len(players), options, position)
        header = Header(game.id, game.rules, list(players), given, dealing.seal, position)
        match = cls(game, opening(game, header), dealing)
        match.played = match._go_on([header], viewers, moved=False)
        return match

    @classmethod
    def resume(cls, lines: Iterable[str], seed: bytes | Dealing, *, viewers: Iterable[int] = ()) -> Match:
        """The match of stored lines. Where they stop before a deal or the end, `played.lines` are the missing ones.

        Raises `BadLine` for lines that can't be, and when the seed isn't the one that was sealed.
        """
        stored = list(lines)
        if not stored:
            raise BadLine(1, "record-empty")
        reading = Reading()
        for line in stored:
            reading.take(line)
        dealing = Sealed(seed) if isinstance(seed, bytes) else seed
        if reading.header.seal != dealing.seal:
            raise BadLine(1, "record-other-seed")
        match = cls(reading.game, reading.state, dealing)
        match.lines = stored
        match._drawn = reading.drawn
        if reading.end is None:
            match.played = match._go_on([], viewers, moved=False)
        return match

    def back_to(self, version: int) -> Match:
        """The match as it was when it had so many lines, read anew; `version` is one at which somebody was asked."""
        return Match.resume(self.lines[:version], self._dealing)

    def follow(self, lines: Sequence[str], viewers: Iterable[int] = ()) -> Iterator[Followed]:
        """Take on lines that somebody else has written, move by move; the match has gone so far when each is given.

        Raises `BadLine` where they don't go on from here; then the match is of no use any more.
        """
        reading = Reading(tuple(viewers)).going_on(self.lines[0], self.version, self.state, self._drawn)
        first, seat = 0, DEALER
        played = Played([], {viewer: [] for viewer in reading.viewers})
        for number, line in enumerate(lines):
            if isinstance(entry := entry_of(line, reading.number + 1), Moved):
                if played.lines:
                    yield Followed(first, seat, played)  # before the next move is made: who is told looks at the state
                first, seat = number, entry.seat
                played = Played([], {viewer: [] for viewer in reading.viewers})
            step = reading.take(line)
            played.lines.append(line)
            for viewer, seen in step.events.items():
                played.events[viewer].extend(seen)
            self.lines.append(line)
            self._drawn = reading.drawn
        if played.lines:
            yield Followed(first, seat, played)

    @property
    def version(self) -> int:
        """How many lines the record has; each move makes it grow."""
        return len(self.lines)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have a decision open; nobody once the match is over."""
        return self.game.actors(self.state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.game.actors(self.state)

    def play(
        self,
        seat: int,
        move: str | int,
        *,
        t: float | None = None,
        clock: bool = False,
        viewers: Iterable[int] = (),
    ) -> Played:
        """Play a move, given in notation or as the rules' int, and let the dealer act until somebody must decide.

        `t` is seconds since the start; `clock` marks a fallback. A move that is refused raises `IllegalMove`,
        `NotationError` or `AmbiguousMove`, and the match stays as it was.
        """
        game, s = self.game, self.state
        actors = game.actors(s)
        if seat not in actors:
            raise IllegalMove("not-asked" if actors else "match-over", {"seat": seat})
        if isinstance(move, str):
            move = game.read(s, seat, move)
        else:
            game.check(s, seat, move)
        line = Moved(seat, game.write(s, seat, move), t, clock)
        game.apply(s, seat, move)
        self.played = played = self._go_on([line], viewers, moved=True)
        return played

    def _go_on(self, entries: list[Entry], viewers: Iterable[int], *, moved: bool) -> Played:
        """Deal as long as the dealer is asked, end what is over, and write it all down."""
        game, s, dealing = self.game, self.state, self._dealing
        events: dict[int, list[Event]] = {viewer: [] for viewer in viewers}
        if moved:
            self._see(events)
        deal: list[str] = []
        actors = game.actors(s)
        while actors == (DEALER,):
            move = dealing.outcome(game, s, self._drawn)
            deal.append(game.write(s, DEALER, move))
            game.apply(s, DEALER, move)
            self._drawn += 1
            self._see(events)
            actors = game.actors(s)
        if deal:
            entries.append(Deal(deal))
        if not actors:
            result = game.result(s)
            entries.append(End(Final(result.points, result.winners), dealing.opened))
        lines = [written(entry) for entry in entries]
        self.lines.extend(lines)
        return Played(lines, events)

    def _see(self, events: dict[int, list[Event]]) -> None:
        for viewer, seen in events.items():
            seen.extend(self.game.events(self.state, viewer))
