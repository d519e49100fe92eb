"""The contract: what every game offers, to the server, the page, the bots and the environments alike.

States are handled as `Live` (one place in a batch), moves and the dealer's outcomes as ints that mean something
only together with the state they belong to; `write` and `read` turn them into the words of the notation and back.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from sevenfold.games.kit.errors import Figure, IllegalMove, OptionError, as_written
from sevenfold.games.kit.record import Live, Record
from sevenfold.games.kit.rng import Rng, make_rngs, seed_rng

R = TypeVar("R", bound=Record)

DEALER = -1
"""The actor of chance: draws cards, lots, whatever nobody decides."""
SPECTATOR = -1
"""The viewer who holds no seat."""

OptionValue = bool | int | str | dict[str, int] | list[str] | None


class Refusal(msgspec.Struct, frozen=True):
    """Why something isn't legal: a code (catalogue key `refusal-CODE`) and the figures of its sentence."""

    code: str
    figures: dict[str, Figure] = {}


class Choice(msgspec.Struct, frozen=True):
    """One thing the open question offers a seat: the move in notation and, where it is closed, the reason."""

    move: str
    refusal: Refusal | None = None


class Outcome(msgspec.Struct, frozen=True):
    """One thing the dealer may turn up: `weight` of `total` equally likely cases."""

    move: int
    weight: int
    total: int

    @property
    def probability(self) -> float:
        """The chance of this outcome."""
        return self.weight / self.total


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as a viewer may see it; the source of animation, sound, log and captions.

    `kind` is the game's word for it (catalogue key `event-GAME-KIND`); `seat` is who it happened to, `by` who caused it.
    """

    kind: str
    seat: int | None = None
    by: int | None = None
    card: str | None = None
    other: str | None = None
    amount: int | None = None


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score: what it is for (catalogue key `score-GAME-WHAT`) and its points."""

    what: str
    points: int


class CardInfo(msgspec.Struct, frozen=True):
    """A card of a game as data: facts only, words are in the catalogue.

    `copies` in the fullest deck; `facts` are numbers, `links` lists of ids or of the game's own words.
    """

    id: str
    group: str
    copies: int
    facts: dict[str, int]
    links: dict[str, list[str]] = {}


class Result(msgspec.Struct, frozen=True):
    """How a game stands or ended, by seat: points, how they came about, places from 1 (shared on ties), and who won."""

    points: list[int]
    lines: list[list[ScoreLine]]
    ranks: list[int]
    winners: list[int]


class OptionSpec(msgspec.Struct, frozen=True):
    """One option of a game; its texts are `option-GAME-NAME` and `option-GAME-NAME-about`.

    `kind` is `int` (from `least` to `most`), `bool`, `choice` (one of `values`), `counts` (`values[0]`, or a table of
    how many copies of each named card), `seats` (a list with one of `values` for each seat; empty: `values[0]` for all),
    `list` (none, or so many different ones of `values` as `by_seats` says for the number of seats) or `orders` (`most` strings, each with all `values` in an order of its own;
    empty: the usual ones).
    """

    name: str
    kind: str
    default: OptionValue
    least: int = 0
    most: int = 0
    values: list[str] = []
    by_seats: dict[str, int] = {}


class Game(ABC, Generic[R]):
    """A game as everything else sees it. Every method leaves the state alone except `apply`."""

    id: ClassVar[str]
    rules: ClassVar[int]
    """The behaviour's version, raised only when behaviour changes; each match stores it."""
    least_seats: ClassVar[int]
    most_seats: ClassVar[int]
    usual_seats: ClassVar[int]
    options: ClassVar[Sequence[OptionSpec]]
    hides: ClassVar[bool] = True
    """Whether viewers may see different things; where not, a server writes each view once for all."""

    # --- beginning

    @abstractmethod
    def checked_options(self, players: int, given: Mapping[str, Any]) -> dict[str, OptionValue]:
        """All options with their values, defaults filled in. Raises `OptionError` with what would be right."""

    @abstractmethod
    def blank(self, players: int, options: Mapping[str, OptionValue]) -> Live[R]:
        """The first state for options that `checked_options` has passed; the dealer acts first where lots decide."""

    def start(self, players: int, options: Mapping[str, Any] | None = None, seed: int | None = None) -> Live[R]:
        """The first state. With a seed the dealer's outcomes up to the first decision are drawn from it.

        Raises `OptionError` for players or options outside what the game allows.
        """
        self.check_seats(players)
        s = self.blank(players, self.checked_options(players, options or {}))
        if seed is not None:
            rngs = make_rngs(1)
            seed_rng(rngs[0], seed, 0)
            while self.actors(s) == (DEALER,):
                self.apply(s, DEALER, self.sample(s, rngs[0]))
        return s

    def check_seats(self, players: object) -> None:
        """Raises `OptionError` unless the game is played by so many."""
        if (
            isinstance(players, bool)
            or not isinstance(players, int)
            or not self.least_seats <= players <= self.most_seats
        ):
            raise OptionError(
                "seats",
                {"game": self.id, "given": as_written(players), "least": self.least_seats, "most": self.most_seats},
            )

    # --- playing

    @abstractmethod
    def players(self, s: Live[R]) -> int:
        """How many seats there are."""

    @abstractmethod
    def actors(self, s: Live[R]) -> tuple[int, ...]:
        """Who may act now: some seats, `(DEALER,)`, or nobody when the game is over."""

    def waiting(self, s: Live[R]) -> tuple[int, ...]:
        """The actors the game waits for; in a simultaneous choice the others have chosen and may only change their mind."""
        return self.actors(s)

    @abstractmethod
    def moves(self, s: Live[R], seat: int) -> list[int]:
        """Every legal move of the seat, each once, in a stable order; for the dealer every possible outcome."""

    @abstractmethod
    def menu(self, s: Live[R], seat: int) -> list[int]:
        """What the open question offers the seat to look at: the legal moves and those shown as closed."""

    @abstractmethod
    def refusal(self, s: Live[R], seat: int, move: int) -> Refusal | None:
        """Why the move isn't legal, or None where it is."""

    @abstractmethod
    def apply(self, s: Live[R], seat: int, move: int) -> None:
        """Play the move and record what happened as events. Raises `IllegalMove` and leaves the state as it was."""

    @abstractmethod
    def outcomes(self, s: Live[R]) -> list[Outcome]:
        """What the dealer may turn up, in the listed order; empty where the dealer isn't asked."""

    @abstractmethod
    def sample(self, s: Live[R], rng: Rng) -> int:
        """One of the dealer's outcomes, by its chance."""

    @abstractmethod
    def fallback(self, s: Live[R], seat: int) -> int:
        """The move a clock makes for a seat that doesn't answer; it tells nothing of a hidden hand."""

    # --- knowing

    @abstractmethod
    def view(self, s: Live[R], viewer: int) -> msgspec.Struct:
        """What the viewer may know, typed; nothing else leaves the server."""

    @abstractmethod
    def events(self, s: Live[R], viewer: int) -> list[Event]:
        """What the last move set off, as the viewer may see it."""

    @abstractmethod
    def resample(self, s: Live[R], seat: int, rng: Rng) -> Live[R]:
        """Another state that the seat could not tell from this one."""

    @abstractmethod
    def result(self, s: Live[R]) -> Result:
        """Points so far or at the end, with their lines; `winners` is empty until the game is over."""

    # --- writing

    @abstractmethod
    def write(self, s: Live[R], seat: int, move: int) -> str:
        """The move in notation."""

    @abstractmethod
    def read(self, s: Live[R], seat: int, text: str) -> int:
        """The move a text means. Raises `NotationError`, `AmbiguousMove` or `IllegalMove`."""

    @abstractmethod
    def position(self, data: Mapping[str, Any]) -> Live[R]:
        """The state a position in the game's own words describes. Raises `PositionError` naming the field."""

    @abstractmethod
    def describe(self, s: Live[R]) -> dict[str, Any]:
        """The whole truth of the moment in the game's own words; `position` reads it back."""

    # --- the same for every game, unless it says otherwise

    def cards(self) -> list[CardInfo]:
        """Every card of the game, for those who look things up; a game of other pieces has none."""
        return []

    def round(self, s: Live[R]) -> int:
        """The number of the round, for games that have rounds; else 0."""
        return 0

    def question(self, s: Live[R]) -> tuple[int, ...]:
        """What is being decided, in numbers: the same as long as one simultaneous choice goes on, whoever has moved in it.

        Empty where that can be told from `waiting`: a choice ends when the last who was waited for moves, and all are again.
        """
        return ()

    def still_in(self, s: Live[R]) -> tuple[int, ...]:
        """The seats that may have a decision left in this round; where no person is among them it can be hurried."""
        return tuple(range(self.players(s)))

    def choices(self, s: Live[R], seat: int) -> list[Choice]:
        """The open question as the seat sees it: every option in notation, closed ones with their reason."""
        return [Choice(self.write(s, seat, m), self.refusal(s, seat, m)) for m in self.menu(s, seat)]

    def grounds(self, s: Live[R], seat: int) -> dict[str, tuple[int, ...]]:
        """Where several choose at once: open moves of the seat, in notation, that don't rest on all that it is offered.

        To each what it rests on besides its words, in numbers that the seat may know. A server takes such a move though
        it was decided before others moved, if it was open all the while and its grounds are still the same. A move that
        isn't named here is taken only while the whole offer stays as it was.
        """
        del s, seat
        return {}

    def is_over(self, s: Live[R]) -> bool:
        """Whether nobody acts any more."""
        return not self.actors(s)

    def check(self, s: Live[R], seat: int, move: int) -> None:
        """Raises `IllegalMove` unless the seat may play the move now."""
        refusal = self.refusal(s, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal.code, refusal.figures)
