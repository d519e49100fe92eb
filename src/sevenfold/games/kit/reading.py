"""Reading a match record line by line, with every check the rules can make; a replay needs no random numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from sevenfold.games.kit.contract import DEALER, Event, Game, OptionValue
from sevenfold.games.kit.errors import OptionError, RulesError
from sevenfold.games.kit.lines import BadLine, Deal, End, Entry, Header, Moved, entry_of
from sevenfold.games.kit.record import Live
from sevenfold.games.registry import game as game_of

_MANY = 12
"""How many legal moves a sentence lists at most."""


class Step(NamedTuple):
    """What one line did: its number from 1, its kind, the state after it, the line itself, and what each viewer saw.

    `kind` is `header`, `deal`, `move` or `end`. The state goes on with the next line: copy it to keep it.
    """

    number: int
    kind: str
    state: Live[Any]
    entry: Entry
    events: dict[int, list[Event]]


class Reading:
    """A record as far as it has been read: the game, its state, and how many outcomes the dealer has had."""

    game: Game[Any]
    header: Header
    state: Live[Any]

    def __init__(self, viewers: Sequence[int] = ()) -> None:
        self.number = 0
        self.drawn = 0
        self.end: End | None = None
        self._viewers = viewers
        self._events: dict[int, list[Event]] = {}

    @property
    def viewers(self) -> Sequence[int]:
        """Whose events each step tells."""
        return self._viewers

    def going_on(self, header: str, number: int, state: Live[Any], drawn: int) -> Reading:
        """The same, after `number` lines have been read that led to `state`, with `drawn` outcomes."""
        entry = entry_of(header, 1)
        if not isinstance(entry, Header):
            raise BadLine(1, "record-header")
        self.header, self.game, self.state = entry, game_of(entry.game), state
        self.number, self.drawn = number, drawn
        return self

    def take(self, line: str) -> Step:
        """Read one more line and let it happen; raises `BadLine` where it can't, and is of no use after that."""
        self.number += 1
        entry = entry_of(line, self.number)
        if self.end is not None:
            raise self._bad("record-after-end")
        self._events = {viewer: [] for viewer in self._viewers}
        if isinstance(entry, Header):
            kind = "header"
            self._open(entry)
        elif isinstance(entry, Deal):
            kind = "deal"
            for text in entry.deal:
                self._turn_up(text)
        elif isinstance(entry, Moved):
            kind = "move"
            self._move(entry)
        else:
            kind = "end"
            self._finish(entry)
        return Step(self.number, kind, self.state, entry, self._events)

    def _bad(self, code: str, reason: RulesError | None = None, **figures: int | str) -> BadLine:
        return BadLine(self.number, code, figures, reason)

    def _open(self, header: Header) -> None:
        try:
            game = game_of(header.game)
        except OptionError as error:
            raise self._bad("record-refused", error) from None
        if header.rules > game.rules:
            raise self._bad("record-newer", game=game.id, given=header.rules, ours=game.rules)
        try:
            self.state = opening(game, header)
        except RulesError as error:
            raise self._bad("record-refused", error) from None
        self.game = game
        self.header = header

    def _turn_up(self, text: str) -> None:
        game, s = self.game, self.state
        if game.actors(s) != (DEALER,):
            raise self._bad("record-deal-late", given=text, asked=self._asked())
        try:
            move = game.read(s, DEALER, text)
        except RulesError as error:
            raise self._bad("record-deal-refused", error, given=text) from None
        self._check_drawn(move)
        game.apply(s, DEALER, move)
        self.drawn += 1
        self._see()

    def _check_drawn(self, move: int) -> None:
        """What `Verifying` looks at: the dealer's move just before it is made."""

    def _move(self, moved: Moved) -> None:
        game, s, seat = self.game, self.state, moved.seat
        actors = game.actors(s)
        if seat not in actors or seat == DEALER:
            raise self._bad("record-seat", seat=seat, asked=self._asked())
        try:
            game.apply(s, seat, game.read(s, seat, moved.move))
        except RulesError as error:
            raise self._bad("record-move", error, seat=seat, move=moved.move, legal=self._legal(seat)) from None
        self._see()

    def _finish(self, end: End) -> None:
        if self.game.actors(self.state):
            raise self._bad("record-end-early", asked=self._asked())
        result = self.game.result(self.state)
        if end.end.points != result.points:
            raise self._bad("record-points", given=_listed(end.end.points), right=_listed(result.points))
        if end.end.winners != result.winners:
            raise self._bad("record-winners", given=_listed(end.end.winners) or "none", right=_listed(result.winners))
        if (end.seed is None) != (self.header.seal is None):
            raise self._bad("record-seed-missing" if end.seed is None else "record-seed-unsealed")
        self.end = end

    def _see(self) -> None:
        for viewer, seen in self._events.items():
            seen.extend(self.game.events(self.state, viewer))

    def _asked(self) -> str:
        """Whose turn it is, for a sentence: `dealer`, `nobody`, or the seats."""
        actors = self.game.actors(self.state)
        if not actors:
            return "nobody"
        return "dealer" if actors == (DEALER,) else _listed(actors)

    def _legal(self, seat: int) -> str:
        game, s = self.game, self.state
        moves = game.moves(s, seat)
        return ", ".join([game.write(s, seat, m) for m in moves[:_MANY]] + ["..."] * (len(moves) > _MANY))


def match_options(
    game: Game[Any], players: int, options: Mapping[str, Any], position: Mapping[str, Any] | None
) -> dict[str, OptionValue]:
    """All options of a match; those that its opening position names itself stand above the others.

    Raises `OptionError`.
    """
    game.check_seats(players)
    named: Any = (position or {}).get("options")
    return game.checked_options(players, {**options, **named} if isinstance(named, Mapping) else options)


def opening(game: Game[Any], header: Header) -> Live[Any]:
    """The state before a record's second line; raises `OptionError` or `PositionError`."""
    players = len(header.players)
    options = match_options(game, players, header.options, header.position)
    if header.position is None:
        return game.blank(players, options)
    # a position names only the options that differ, and none that matter at the beginning alone
    usual = {spec.name: spec.default for spec in game.options}
    changed = {name: value for name, value in options.items() if value != usual[name]}
    named = header.position.get("options", {})
    s = game.position({**header.position, "options": {**changed, **named} if isinstance(named, Mapping) else named})
    if game.players(s) != players:
        raise OptionError("position-seats", {"given": game.players(s), "players": players})
    return s


def position_after(lines: Iterable[str], number: int) -> dict[str, Any]:
    """The position after line `number` of a record, as its game describes it; raises `BadLine`."""
    reading = Reading()
    for line in islice(lines, number):
        reading.take(line)
    return reading.game.describe(reading.state)


def replay(lines: Iterable[str], viewers: Sequence[int] = ()) -> Iterator[Step]:
    """Every line of a record with the state after it; raises `BadLine` at the first that makes no sense.

    With `viewers`, each step carries what they saw happen. A record without a single line is bad, too.
    """
    reading = Reading(viewers)
    for line in lines:
        yield reading.take(line)
    if not reading.number:
        raise BadLine(1, "record-empty")


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
