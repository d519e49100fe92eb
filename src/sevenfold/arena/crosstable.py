"""What came of a tournament: how often each bot won, by how much, against whom, and its rating."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sevenfold.arena.estimates import Estimate, mean, share
from sevenfold.arena.plan import Plan
from sevenfold.arena.ratings import Rating, rated
from sevenfold.arena.units import PlayedGame, PlayedUnit, places


class Standing(msgspec.Struct, frozen=True):
    """One bot. `games`: seats it had, over all games; `wins`: a shared win in equal parts; `by_seat`: its share in each seat."""

    bot: str
    games: int
    wins: float
    won: Estimate
    points: Estimate
    by_seat: list[float | None]
    rating: Rating


class Against(msgspec.Struct, frozen=True):
    """One bot against another where both sat at a table.

    `ahead`: how often it finished in front, level as one half; `points`: how many points it had more.
    """

    bot: str
    other: str
    meetings: int
    ahead: Estimate
    points: Estimate


class Outcome(msgspec.Struct, frozen=True):
    """All of it. `played`: units of the plan that are done."""

    plan: Plan
    played: int
    standings: list[Standing]
    against: list[Against]


def outcome(plan: Plan, units: Sequence[PlayedUnit]) -> Outcome:
    """Sum up units in the order of their numbers."""
    ordered = sorted(units, key=lambda unit: unit.unit)
    ratings = rated(len(plan.bots), [game for unit in ordered for game in unit.games])
    standings: list[Standing] = []
    for bot, name in enumerate(plan.bots):
        won = share([_wins(unit, bot) for unit in ordered])
        points = mean([_points(unit, bot) for unit in ordered])
        if won is None or points is None:  # a short tournament hadn't a place for it
            continue
        games = sum(game.bots.count(bot) for unit in ordered for game in unit.games)
        by_seat = [_share_in_seat(ordered, bot, seat) for seat in range(plan.seats)]
        wins = sum(_wins(unit, bot)[0] for unit in ordered)
        standings.append(Standing(name, games, wins, won, points, by_seat, ratings[bot]))
    against = [
        found
        for one in range(len(plan.bots))
        for other in range(len(plan.bots))
        if one != other and (found := _against(plan, ordered, one, other)) is not None
    ]
    return Outcome(plan, len(ordered), standings, against)


def _wins(unit: PlayedUnit, bot: int) -> tuple[float, float]:
    """Its wins in the unit, and the seats it had."""
    wins, seats = 0.0, 0
    for game in unit.games:
        seats += game.bots.count(bot)
        wins += sum(game.bots[seat] == bot for seat in game.winners) / len(game.winners)
    return wins, seats


def _points(unit: PlayedUnit, bot: int) -> tuple[float, float]:
    found = [points for game in unit.games for own, points in zip(game.bots, game.points, strict=True) if own == bot]
    return sum(found), len(found)


def _share_in_seat(units: Sequence[PlayedUnit], bot: int, seat: int) -> float | None:
    had = [game for unit in units for game in unit.games if game.bots[seat] == bot]
    return sum((seat in game.winners) / len(game.winners) for game in had) / len(had) if had else None


def _against(plan: Plan, units: Sequence[PlayedUnit], one: int, other: int) -> Against | None:
    ahead: list[tuple[float, float]] = []
    points: list[tuple[float, float]] = []
    for unit in units:
        front, more, meetings = 0.0, 0, 0
        for game in unit.games:
            if one not in game.bots or other not in game.bots:
                continue
            place = places(game)
            for a, b in _meetings(game, one, other):
                front += 0.5 if place[a] == place[b] else place[a] < place[b]
                more += game.points[a] - game.points[b]
                meetings += 1
        ahead.append((front, meetings))
        points.append((more, meetings))
    share_ahead, mean_points = share(ahead), mean(points)
    if share_ahead is None or mean_points is None:
        return None
    meetings = int(sum(count for _, count in ahead))
    return Against(plan.bots[one], plan.bots[other], meetings, share_ahead, mean_points)


def _meetings(game: PlayedGame, one: int, other: int) -> list[tuple[int, int]]:
    """Every pair of seats of the two."""
    return [(a, b) for a, own in enumerate(game.bots) if own == one for b, its in enumerate(game.bots) if its == other]
