"""Small tournaments for tests: quick games, few of them."""

from __future__ import annotations

from sevenfold.arena.plan import Plan, planned
from sevenfold.arena.units import PlayedGame, PlayedUnit
from sevenfold.games.sevn.legal import default_move

SHORT = {"target_score": 30}


def small(**more) -> Plan:
    """Three bots, twelve short games of SEVN."""
    wish = {"bots": ["odds", "cautious", "random"], "games": 12, "seed": 7, "options": SHORT, **more}
    return planned("sevn", wish.pop("bots"), **wish)


def timid(s, seat, rng):
    """Plays what the clock would."""
    return default_move(s, seat)


def wild(s, seat, rng):
    """Answers with no move at all."""
    return 77


def duel(unit: int, *points: tuple[int, int]) -> PlayedUnit:
    """A unit of games between the bots 0 and 1, with their points; the bots change seats from game to game."""
    games: list[PlayedGame] = []
    for number, (one, other) in enumerate(points):
        order = (0, 1) if number % 2 == 0 else (1, 0)
        scored = (one, other) if number % 2 == 0 else (other, one)
        games.append(PlayedGame(order, scored, tuple(seat for seat in (0, 1) if scored[seat] == max(scored))))
    return PlayedUnit(unit, tuple(games))
