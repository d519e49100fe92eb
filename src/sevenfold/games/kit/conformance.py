"""What holds for every game: a random match is played, and at every state every promise of the contract is tried.

`conform` raises `Broken` with the promise that failed and where; a game's tests call it for many seeds, seats and
options. `trace` is for comparing the modes: the same games must leave the same bytes in each.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from sevenfold.games.kit.contract import DEALER, SPECTATOR, Game
from sevenfold.games.kit.errors import IllegalMove
from sevenfold.games.kit.match import Match
from sevenfold.games.kit.reading import Reading
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import Rng, below, make_rngs, seed_rng
from sevenfold.games.kit.verifying import verify

Census = Callable[[Live[Any]], Mapping[str, int]]
"""Counts each card of a state, wherever it lies."""

MOST_MOVES = 50_000
_BEYOND = (-(1 << 40), -1000, 1000, 1 << 40)
_SAMPLES = 3
_STOPS = 12
"""After how many lines of a record a match is tried to be resumed."""
_ALL = 1_000_000
_BETWEEN = 60
"""So many numbers between a game's moves are tried as moves; of more, that many at random."""


class Broken(AssertionError):
    """A promise of the contract that a game doesn't keep."""


class Conformed(msgspec.Struct):
    """What came up in a match: how many moves and states, and every word that needs a sentence in the catalogue."""

    moves: int = 0
    states: int = 0
    events: set[str] = msgspec.field(default_factory=set[str])
    refusals: set[str] = msgspec.field(default_factory=set[str])
    scores: set[str] = msgspec.field(default_factory=set[str])


def rng_of(seed: int, stream: int = 0) -> Rng:
    """A generator of its own, started."""
    rng = make_rngs(1)[0]
    seed_rng(rng, seed, stream)
    return rng


def conform(
    game: Game[Any],
    players: int,
    options: Mapping[str, Any],
    seed: int,
    *,
    census: Census | None = None,
    only_fallback: bool = False,
    closely: float = 1.0,
) -> Conformed:
    """Play one match and try every promise at every state; raises `Broken`.

    Moves are random, or with `only_fallback` the clock's. Give `census` for a game whose cards must be conserved.
    `closely` is the share of states that are looked at: for long games, where many seeds say more than each state.
    """
    rng = rng_of(seed)
    secret = hashlib.sha256(b"%d" % seed).digest()
    found = Conformed()
    states = _Watched(game, census, rng, found, closely)
    match = Match.begin(game, [f"Seat {n}" for n in range(players)], options, secret)
    while not match.over:
        if found.moves > MOST_MOVES:
            raise Broken(f"the game isn't over after {MOST_MOVES} moves")
        # a clock moves for nobody that the game doesn't wait for
        for seat in game.waiting(match.state) if only_fallback else _one_of(match.asked, rng):
            if seat not in (game.waiting(match.state) if only_fallback else match.asked):
                break
            legal = game.moves(match.state, seat)
            move = game.fallback(match.state, seat) if only_fallback else legal[below(rng, len(legal))]
            _require(move in legal, f"the fallback {move} of seat {seat} isn't legal", game, match.state)
            found.moves += 1
            match.play(seat, move, clock=only_fallback)
    _check_record(game, match, secret, states)
    return found


def _one_of(seats: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    return (seats[below(rng, len(seats))],)


def _check_record(game: Game[Any], match: Match, secret: bytes, states: _Watched) -> None:
    """Read the match's record again, looking at every state on the way; it must come to the same end."""
    looking = _Looking(states)
    for line in match.lines:
        looking.take(line)
        if game.actors(looking.state) != (DEALER,):
            states.look(looking.state)
    same = looking.state == match.state
    _require(same, "the record doesn't lead to the state that the match ended with", game, match.state)
    if not verify(match.lines).ended:
        raise Broken("the record of a match that is over has no end")
    last = len(match.lines) - 1
    for kept in {1 + below(states.rng, last) for _ in range(_STOPS)}:
        again = Match.resume(match.lines[:kept], secret)
        if again.lines != match.lines[: len(again.lines)]:
            raise Broken(f"resumed after line {kept} the match goes on with other lines")


class _Looking(Reading):
    """A reading that stops before each outcome of the dealer to look at the state."""

    def __init__(self, states: _Watched) -> None:
        super().__init__()
        self._states = states

    def _check_drawn(self, move: int) -> None:
        del move
        self._states.look(self.state)


class _Watched:
    """Looks at states one after another, and remembers what must not change between them."""

    def __init__(self, game: Game[Any], census: Census | None, rng: Rng, found: Conformed, closely: float) -> None:
        self.game = game
        self.rng = rng
        self.found = found
        self._census = census
        self._closely = round(closely * _ALL)
        self._cards: Mapping[str, int] | None = None

    def look(self, s: Live[Any]) -> None:
        """Count the cards of this state, and try every other promise, or pass that over by chance."""
        self._conserved(s)
        if below(self.rng, _ALL) >= self._closely:
            return
        self.found.states += 1
        before = bytes(s)
        self._question(s)
        self._closed(s)
        self._notation(s)
        self._position(s)
        self._hidden(s)
        self._dealer(s)
        self._result(s)
        self._independent(s)
        self._require(bytes(s) == before, "a question about the state has changed it", s)

    def _require(self, holds: bool, promise: str, s: Live[Any]) -> None:
        _require(holds, promise, self.game, s)

    def _conserved(self, s: Live[Any]) -> None:
        if self._census is not None:
            cards = dict(self._census(s))
            self._cards = self._cards or cards
            self._require(cards == self._cards, f"cards were lost or made: {_difference(self._cards, cards)}", s)

    def _question(self, s: Live[Any]) -> None:
        game = self.game
        actors = game.actors(s)
        known = range(game.players(s))
        self._require(actors == (DEALER,) or all(a in known for a in actors), f"{actors} can't be asked", s)
        self._require(len(set(actors)) == len(actors), f"{actors} asks a seat twice", s)
        self._require(game.is_over(s) == (not actors), "is_over contradicts actors", s)
        waiting = game.waiting(s)
        self._require(set(waiting) <= set(actors), f"{waiting} are waited for, but can't act", s)
        self._require(bool(waiting) == bool(actors), "nobody is waited for, yet the game isn't over", s)
        for seat in actors:
            moves, menu = game.moves(s, seat), game.menu(s, seat)
            self._require(bool(moves), f"seat {seat} is asked but has no legal move", s)
            self._require(len(set(moves)) == len(moves), f"a move of seat {seat} is listed twice", s)
            self._require(len(set(menu)) == len(menu), f"the menu of seat {seat} has something twice", s)
            self._require(moves == game.moves(s.copy(), seat), f"the moves of seat {seat} change their order", s)
            self._require(set(moves) <= set(menu), f"a legal move of seat {seat} isn't on its menu", s)
            if seat != DEALER and seat in waiting:
                self._require(game.fallback(s, seat) in moves, f"the fallback of seat {seat} isn't legal", s)
            for move in moves:
                self._require(game.refusal(s, seat, move) is None, f"legal move {move} of seat {seat} is refused", s)
                game.apply(s.copy(), seat, move)
            choices = game.choices(s, seat)
            self.found.refusals.update(one.refusal.code for one in choices if one.refusal is not None)
            open_moves = {one.move for one in choices if one.refusal is None}
            self._require(set(game.grounds(s, seat)) <= open_moves, f"seat {seat} has grounds for no open move", s)

    def _closed(self, s: Live[Any]) -> None:
        """Whatever isn't in `moves` is refused with a reason and changes nothing."""
        game = self.game
        actors = game.actors(s)
        everything = {move for seat in actors for move in game.menu(s, seat)} | {0}
        tried = sorted({*everything, *self._numbers(min(everything) - 2, max(everything) + 3), *_BEYOND})
        for seat in (DEALER, *range(game.players(s) + 1)):
            legal = set(game.moves(s, seat)) if seat in actors else set[int]()
            before, seen = bytes(s), game.events(s, SPECTATOR)
            for move in tried:
                if move in legal:
                    continue
                refusal = game.refusal(s, seat, move)
                if refusal is None:
                    raise Broken(_at(game, s, f"move {move} of seat {seat} isn't listed, but not refused either"))
                self.found.refusals.add(refusal.code)
                try:
                    game.apply(s, seat, move)
                except IllegalMove:
                    continue
                raise Broken(_at(game, s, f"move {move} of seat {seat} isn't listed, but was played"))
            unchanged = bytes(s) == before and game.events(s, SPECTATOR) == seen
            self._require(unchanged, f"a refused move of seat {seat} has changed something", s)

    def _numbers(self, first: int, end: int) -> Iterable[int]:
        if end - first <= _BETWEEN:
            return range(first, end)
        return [first + below(self.rng, end - first) for _ in range(_BETWEEN)]

    def _notation(self, s: Live[Any]) -> None:
        game = self.game
        for seat in game.actors(s):
            written = {move: game.write(s, seat, move) for move in game.menu(s, seat)}
            self._require(len(set(written.values())) == len(written), f"two moves are written alike: {written}", s)
            for move in game.moves(s, seat):
                self._require(game.read(s, seat, written[move]) == move, f"“{written[move]}” is read otherwise", s)

    def _position(self, s: Live[Any]) -> None:
        game = self.game
        data = msgspec.json.decode(msgspec.json.encode(game.describe(s)))
        again = game.position(data)
        self._require(again == s, "a position doesn't describe its own state", s)
        self._require(game.actors(again) == game.actors(s), "a position asks somebody else", s)

    def _hidden(self, s: Live[Any]) -> None:
        """A seat can't tell its own state from a resampled one, and nor can a spectator."""
        game = self.game
        onlooker = self._seen(s, SPECTATOR)
        for seat in range(game.players(s)):
            seen = self._seen(s, seat)
            for _ in range(_SAMPLES if game.hides else 1):
                other = game.resample(s, seat, self.rng)
                self._require(game.actors(other) == game.actors(s), f"resampling for seat {seat} asks others", s)
                self._require(
                    game.waiting(other) == game.waiting(s), f"resampling for seat {seat} changes who has chosen", s
                )
                self._require(self._seen(other, seat) == seen, f"seat {seat} is shown what is hidden from it", s)
                self._require(self._seen(other, SPECTATOR) == onlooker, "a spectator is shown what is hidden", s)
                self._require(game.position(game.describe(other)) == other, f"seat {seat} resamples to no position", s)
                if self._census is not None:
                    self._require(dict(self._census(other)) == self._cards, "resampling loses or makes cards", s)

    def _seen(self, s: Live[Any], viewer: int) -> bytes:
        game = self.game
        events = game.events(s, viewer)
        self.found.events.update(event.kind for event in events)
        shown: list[Any] = [game.view(s, viewer), events]
        if viewer != SPECTATOR and viewer in game.actors(s):  # SPECTATOR and DEALER are the same number
            shown += [game.choices(s, viewer), game.moves(s, viewer), game.fallback(s, viewer), game.grounds(s, viewer)]
        return msgspec.json.encode(shown)

    def _dealer(self, s: Live[Any]) -> None:
        game = self.game
        outcomes = game.outcomes(s)
        if game.actors(s) != (DEALER,):
            self._require(not outcomes, "outcomes are listed though the dealer isn't asked", s)
            return
        self._require(bool(outcomes) and all(o.weight > 0 for o in outcomes), "an outcome has no chance", s)
        total = sum(o.weight for o in outcomes)
        self._require(all(o.total == total for o in outcomes), "the weights don't add up to the total", s)
        moves = [o.move for o in outcomes]
        self._require(moves == game.moves(s, DEALER), "the dealer's moves aren't its outcomes", s)
        for _ in range(_SAMPLES):
            self._require(game.sample(s, self.rng) in moves, "a sample isn't among the outcomes", s)

    def _result(self, s: Live[Any]) -> None:
        game = self.game
        result = game.result(s)
        players = range(game.players(s))
        self._require(
            len(result.points) == len(result.lines) == len(result.ranks) == len(players), "a result lacks a seat", s
        )
        sums = [sum(line.points for line in lines) for lines in result.lines]
        self._require(sums == result.points, f"the lines add up to {sums}, the points are {result.points}", s)
        best = [seat for seat in players if result.ranks[seat] == 1]
        self._require(
            result.winners == (best if game.is_over(s) else []), "the winners aren't the seats ranked first", s
        )
        ranks = [1 + sum(other < mine for other in result.ranks) for mine in result.ranks]
        self._require(ranks == result.ranks, f"the places {result.ranks} leave gaps or are shared wrongly", s)
        self.found.scores.update(line.what for lines in result.lines for line in lines)

    def _independent(self, s: Live[Any]) -> None:
        """A copy is equal and lives on its own."""
        other = s.copy()
        self._require(other == s, "a copy isn't equal", s)
        for seat in self.game.actors(s)[:1]:
            before = bytes(s)
            self.game.apply(other, seat, self.game.moves(other, seat)[0])
            self._require(bytes(s) == before, "a move of a copy changes the original", s)


def trace(game: Game[Any], players: int, options: Mapping[str, Any], seed: int) -> Iterator[bytes]:
    """A random game as bytes: after every move the packed state, and what the rules say of it."""
    rng = rng_of(seed)
    s = game.start(players, options)
    while actors := game.actors(s):
        seat = actors[below(rng, len(actors))]
        if seat == DEALER:
            move = game.sample(s, rng)
        else:
            legal = game.moves(s, seat)
            move = legal[below(rng, len(legal))]
            yield bytes(game.resample(s, seat, rng))
        game.apply(s, seat, move)
        yield bytes(s)
        yield msgspec.json.encode([seat, move, game.events(s, SPECTATOR), game.outcomes(s), game.describe(s)])
    yield msgspec.json.encode(game.result(s))


def _require(holds: bool, promise: str, game: Game[Any], s: Live[Any]) -> None:
    if not holds:
        raise Broken(_at(game, s, promise))


def _at(game: Game[Any], s: Live[Any], promise: str) -> str:
    return f"{promise}; at {msgspec.json.encode(game.describe(s)).decode()}"


def _difference(before: Mapping[str, int] | None, after: Mapping[str, int]) -> str:
    was = before or {}
    return ", ".join(
        f"{c}: {was.get(c, 0)} → {after.get(c, 0)}" for c in sorted({*was, *after}) if was.get(c) != after.get(c)
    )
