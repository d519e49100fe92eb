"""What a game tells the search, and the one place that finds the game by the type of its record.

A game registers an `Adapter` of rules. The search calls the functions below; in plain mode they look the game up,
compiled they are the game's own functions, chosen when the search is compiled for that game's record.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from sevenfold.games.kit.mode import PLAIN
from sevenfold.games.kit.record import Record, Rows, numpy_dtype
from sevenfold.games.kit.rng import Rng

if TYPE_CHECKING:
    from sevenfold.bots.search.tree import Menu


class Adapter(NamedTuple):
    """The rules of a game as the search calls them, each a `rule` over its record; see the functions of the same names."""

    fresh: Callable[[int], Rows[Any]]
    guess: Callable[[Any, int, Rng], None]
    deal: Callable[[Any, Rng], bool]
    is_settled: Callable[[Any, Any], bool]
    asked: Callable[[Any], int]
    play_on: Callable[[Any, int, int], None]
    known: Callable[[Any, int], int]
    candidates: Callable[[Any, int, Menu, Rng], None]
    quick: Callable[[Any, int, Rng], int]
    prize: Callable[[Any, int], int]
    is_told: Callable[[Any, Any], bool]
    chance: Callable[[Any, int], int]
    points: Callable[[Any, Any, int], int]


_adapters: dict[Any, Adapter] = {}
_numba_types: dict[Any, Adapter] = {}


def register(record: type[Record], adapter: Adapter) -> None:
    """Make the game of this record known to the search."""
    _adapters[record] = adapter
    if not PLAIN:
        from numba.np.numpy_support import from_dtype

        _numba_types[from_dtype(numpy_dtype(record))] = adapter


def fresh(s: Any, n: int) -> Rows[Any]:
    """So many blank states of the game of `s`."""
    return _adapters[type(s)].fresh(n)


def guess(s: Any, seat: int, rng: Rng) -> None:
    """Put a guess in the place of all that is hidden from the seat, and take back what others have chosen in secret."""
    _adapters[type(s)].guess(s, seat, rng)


def deal(s: Any, rng: Rng) -> bool:
    """Where the dealer is asked, play what it turns up; else False."""
    return _adapters[type(s)].deal(s, rng)


def is_settled(s: Any, start: Any) -> bool:
    """Whether the rehearsal that began at `start` has gone far enough for `prize`; always at the end of the game."""
    return _adapters[type(s)].is_settled(s, start)


def asked(s: Any) -> int:
    """A seat for which the game waits."""
    return _adapters[type(s)].asked(s)


def play_on(s: Any, seat: int, move: int) -> None:
    """Play a legal move."""
    _adapters[type(s)].play_on(s, seat, move)


def known(s: Any, seat: int) -> int:
    """A number (see `tree.mix`) of what the seat goes by when it decides; reads nothing that it may not know."""
    return _adapters[type(s)].known(s, seat)


def candidates(s: Any, seat: int, menu: Menu, rng: Rng) -> None:
    """Write the moves worth a try on the empty menu, with the quick policy's doubts, its own choice first."""
    _adapters[type(s)].candidates(s, seat, menu, rng)


def quick(s: Any, seat: int, rng: Rng) -> int:
    """The quick policy's move."""
    return _adapters[type(s)].quick(s, seat, rng)


def prize(s: Any, seat: int) -> int:
    """What the settled game is worth to the seat: its chance to win, in parts of `tree.SURE`."""
    return _adapters[type(s)].prize(s, seat)


def is_told(s: Any, start: Any) -> bool:
    """Whether the rehearsal that began at `start` has gone far enough for `chance` and `points`; always at the end of the game."""
    return _adapters[type(s)].is_told(s, start)


def chance(s: Any, seat: int) -> int:
    """The seat's chance to win what has been told, in parts of `tree.SURE`; a shared win in equal parts."""
    return _adapters[type(s)].chance(s, seat)


def points(s: Any, start: Any, seat: int) -> int:
    """The points that the seat has got in the rehearsal that began at `start`, as the game counts what it may expect."""
    return _adapters[type(s)].points(s, start, seat)


def _bind(function: Callable[..., Any], arguments: int) -> None:
    """Let compiled rules that call the function, with so many arguments, call the rule of the same name of the game's own."""
    from numba.extending import overload

    name = function.__name__

    def with_one(s: Any) -> Callable[..., Any]:
        found: Any = getattr(_numba_types[s], name)

        def call(s: Any) -> Any:
            return found(s)

        return call

    def with_two(s: Any, a: Any) -> Callable[..., Any]:  # noqa: ARG001  # numba matches the names, here and below
        found: Any = getattr(_numba_types[s], name)

        def call(s: Any, a: Any) -> Any:
            return found(s, a)

        return call

    def with_three(s: Any, a: Any, b: Any) -> Callable[..., Any]:  # noqa: ARG001  # numba matches the names
        found: Any = getattr(_numba_types[s], name)

        def call(s: Any, a: Any, b: Any) -> Any:
            return found(s, a, b)

        return call

    def with_four(s: Any, a: Any, b: Any, c: Any) -> Callable[..., Any]:  # noqa: ARG001  # numba matches the names
        found: Any = getattr(_numba_types[s], name)

        def call(s: Any, a: Any, b: Any, c: Any) -> Any:
            return found(s, a, b, c)

        return call

    overload(function, strict=False)((with_one, with_two, with_three, with_four)[arguments - 1])


def _bind_fresh() -> None:
    """The same for `fresh`, whose rule takes the number alone."""
    from numba.extending import overload

    def with_number(s: Any, n: Any) -> Callable[..., Any]:  # noqa: ARG001  # numba matches the names
        found = _numba_types[s].fresh

        def call(s: Any, n: Any) -> Any:  # noqa: ARG001  # numba matches the names
            return found(n)

        return call

    overload(fresh, strict=False)(with_number)


if not PLAIN:
    _bind_fresh()
    _bind(asked, 1)
    for _of_two in (deal, is_settled, known, prize, is_told, chance):
        _bind(_of_two, 2)
    for _of_three in (guess, play_on, quick, points):
        _bind(_of_three, 3)
    _bind(candidates, 4)
