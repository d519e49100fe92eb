"""Advice on one question: every open option weighed from what the seat may know, with its reason.

advice = advise(game, state, seat, seed=1, rehearsals=1000)
advice.options[0].move, advice.options[0].chance
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sevenfold.bots.registry import SEARCHED, learn_game
from sevenfold.bots.search.weighing import Weighing, averaged, proposed
from sevenfold.coach.findings import Advised, OptionAdvice
from sevenfold.coach.reasons import reason_for
from sevenfold.games.kit.contract import Game
from sevenfold.games.kit.errors import RulesError
from sevenfold.games.kit.record import Live

REHEARSALS = 2000
"""Games rehearsed for one question, unless somebody says otherwise."""
MOST_REHEARSALS = 1_000_000
MOST_LISTED = 200
"""Options that are listed; a spell may have hundreds of targets."""


class CoachError(RulesError):
    """A question that the coach can't look at."""


def advise(
    game: Game[Any],
    s: Live[Any],
    seat: int,
    seed: int = 0,
    rehearsals: int = REHEARSALS,
    seconds: float | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Advised:
    """What the coach thinks of the question that the seat is asked; with no limit of time the same for the same seed.

    Raises `CoachError` where the seat isn't asked anything, or for a number of rehearsals that can't be.
    """
    weighing = weigh(game, s, seat, seed, rehearsals, seconds, stopped)
    studied = sorted(range(len(weighing.weighed)), key=lambda i: _rank(weighing, i), reverse=True)
    options = [_studied(game, s, seat, weighing, i, studied[0]) for i in studied]
    rest = [move for move in game.moves(s, seat) if move not in weighing.weighed]
    for move in rest[: max(0, MOST_LISTED - len(options))]:
        reason, exact = reason_for(game, s, seat, move)
        options.append(OptionAdvice(game.write(s, seat, move), reason, exact=exact))
    return Advised(
        seat=seat,
        options=options,
        chances=[averaged(laps)[0] for laps in weighing.seats],
        error=averaged(weighing.seats[seat])[1],
        rehearsals=weighing.rehearsals,
        laps=sum(lap is not None for lap in weighing.chances[studied[0]]),
    )


def weigh(
    game: Game[Any],
    s: Live[Any],
    seat: int,
    seed: int,
    rehearsals: int,
    seconds: float | None = None,
    stopped: Callable[[], bool] = lambda: False,
    first: tuple[int, ...] = (),
) -> Weighing:
    """The open options weighed: those named `first`, those the search would try, then the others while there is room."""
    if game.id not in SEARCHED:
        raise CoachError("coach-no-game", {"game": game.id})
    check_rehearsals(rehearsals)
    if seat not in game.actors(s) or not (legal := game.moves(s, seat)):
        raise CoachError("coach-nothing-asked", {"seat": seat})
    learn_game(game.id)
    liked = [move for move in proposed(s, seat, seed) if move in legal]
    weighing = Weighing(s, seat, list(dict.fromkeys((*first, *liked, *legal))), seed, rehearsals)
    weighing.run(seconds, stopped)
    return weighing


def check_rehearsals(rehearsals: int) -> None:
    """Raises `CoachError` for a number of rehearsals that can't be."""
    if not 1 <= rehearsals <= MOST_REHEARSALS:
        raise CoachError("coach-rehearsals", {"given": rehearsals, "most": MOST_REHEARSALS})


def _rank(weighing: Weighing, option: int) -> tuple[bool, float, float]:
    """Options that surely lie behind come last; else the chance decides, then the points."""
    chance, points = averaged(weighing.chances[option])[0], averaged(weighing.points[option])[0]
    return not weighing.is_out(option), chance, points


def _studied(game: Game[Any], s: Live[Any], seat: int, weighing: Weighing, option: int, first: int) -> OptionAdvice:
    move = weighing.weighed[option]
    reason, exact = reason_for(game, s, seat, move)
    certain = weighing.is_certain(option)
    chance, chance_error = measured(weighing.chances[option], certain=certain)
    points, points_error = averaged(weighing.points[option])
    behind, behind_error = apart(weighing.chances[first], weighing.chances[option])
    return OptionAdvice(
        move=game.write(s, seat, move),
        reason=reason,
        studied=True,
        exact=exact,
        chance=chance,
        chance_error=chance_error,
        points=points,
        points_error=points_error,
        behind=behind,
        behind_error=behind_error,
    )


def apart(first: Sequence[float | None], other: Sequence[float | None]) -> tuple[float, float]:
    """How far the mean of one option lies behind another's, with the standard error, where some laps tried only one of them.

    In the laps of both they shared their luck; that much of it cancels out.
    """
    (mean, error), (other_mean, other_error) = averaged(first), averaged(other)
    both = [(a, b) for a, b in zip(first, other, strict=True) if a is not None and b is not None]
    laps, other_laps = (sum(lap is not None for lap in option) for option in (first, other))
    shared = 0.0
    if len(both) > 1:
        a_mean, b_mean = sum(a for a, _ in both) / len(both), sum(b for _, b in both) / len(both)
        shared = sum((a - a_mean) * (b - b_mean) for a, b in both) / (len(both) - 1)
        shared *= len(both) / (laps * other_laps)
    return mean - other_mean, max(error**2 + other_error**2 - 2.0 * shared, 0.0) ** 0.5


def measured(laps: Sequence[float | None], *, certain: bool) -> tuple[float, float]:
    """The mean chance with its error: where all laps agree, though luck was left, as unsure as so few laps leave it."""
    mean, error = averaged(laps)
    n = sum(lap is not None for lap in laps)
    if certain or error > 0.0 or n == 0:
        return mean, error
    once = 1.0 / (n + 2)  # Laplace: what has not happened in n laps has about this chance
    return mean, (once * (1.0 - once) / n) ** 0.5
