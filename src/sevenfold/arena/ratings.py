"""Ratings by OpenSkill (Plackett-Luce), game after game in the order of the plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sevenfold.arena.units import PlayedGame, places


class Rating(msgspec.Struct, frozen=True):
    """How good a bot is thought to be among those of its tournament, and how unsure that is."""

    mu: float
    sigma: float


def rated(bots: int, games: Sequence[PlayedGame]) -> list[Rating]:
    """The ratings of so many bots after all games. A bot in several seats of a game gets the mean of what they would get."""
    from openskill.models import PlackettLuce  # takes a while to import

    model: Any = PlackettLuce()
    usual = model.rating()
    ratings = [Rating(usual.mu, usual.sigma) for _ in range(bots)]
    for game in games:
        if len(set(game.bots)) < 2:
            continue
        teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in game.bots]
        after = model.rate(teams, ranks=[float(place) for place in places(game)])
        for bot in set(game.bots):
            own = [after[seat][0] for seat, sitting in enumerate(game.bots) if sitting == bot]
            ratings[bot] = Rating(sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own))
    return ratings
