"""Ratings by OpenSkill (Plackett-Luce), one for each person and game, worked out once for each rated match.

The match's end says that it is rated; the ratings follow in a transaction of their own, which also writes the n-th step of
each person: who has been rated meanwhile by another match, or by another worker, makes it fail, and it is tried again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import structlog

from sevenfold.tables.journal import ConflictError
from sevenfold.tables.problems import StoreError
from sevenfold.tables.results import RATED
from sevenfold.tables.statements import Write
from sevenfold.tables.store import Store

log = structlog.get_logger("sevenfold.tables")

_TRIES = 5
SIGMAS = 3
"""A rating is shown as what one is worth almost surely: mu less so many sigma."""


class Rating(NamedTuple):
    """How good somebody is thought to be at a game, how unsure that is, and after how many matches."""

    mu: float
    sigma: float
    matches: int = 0

    @property
    def shown(self) -> float:
        """The figure people are ranked by."""
        return self.mu - SIGMAS * self.sigma


def usual() -> Rating:
    """Everybody's rating before the first match."""
    found = _model().rating()
    return Rating(found.mu, found.sigma)


def _model() -> Any:
    from openskill.models import PlackettLuce  # takes a while to import, and most tables aren't rated

    return PlackettLuce()


def rated(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a match that ended with these ranks; equal ranks share a place."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(team[0].mu, team[0].sigma, old.matches + 1) for team, old in zip(after, before, strict=True)]


class Ratings:
    """Works ratings out for matches that have ended."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def catch_up(self, now: float) -> None:
        """Rate what ended before the server did."""
        for (match,) in await self._store.rows(self._store.statements.unrated):
            await self.settle(match, now)

    async def settle(self, match: str, now: float) -> None:
        """Rate a match that has ended; one that is rated already stays as it is."""
        try:
            for _ in range(_TRIES):
                rows = await self._store.rows(self._store.statements.results_of_match, match=match)
                if not rows or any(row[5] != RATED for row in rows):
                    return
                try:
                    await self._store.write(*await self._writes(match, rows, now))
                except ConflictError:
                    continue
                return
        except StoreError as error:
            log.error("not rated", match=match, reason=str(error))  # noqa: TRY400  # the sentence says it all
            return
        log.error("not rated", match=match, reason="others kept writing")

    async def _writes(self, match: str, rows: list[Any], now: float) -> list[Write]:
        statements = self._store.statements
        game = rows[0][4]
        before = [await self.of(row[1], game) for row in rows]
        writes = [Write(statements.set_rated, statements.set_rated.values({"match": match}))]
        for row, after in zip(rows, rated(before, [row[3] for row in rows]), strict=True):
            if row[1] is None:
                continue  # who is gone counts as an opponent, but has no rating
            values = {"person": row[1], "game": game, "mu": after.mu, "sigma": after.sigma}
            step = {**values, "number": after.matches, "match": match, "seat": row[0]}
            put = {**values, "matches": after.matches, "changed": now}
            writes.append(Write(statements.add_rating_step, statements.add_rating_step.values(step)))
            writes.append(Write(statements.put_rating, statements.put_rating.values(put)))
        return writes

    async def of(self, person: str | None, game: str) -> Rating:
        """The rating of a person at a game; the usual one before the first match, and for nobody."""
        rows = [] if person is None else await self._store.rows(self._store.statements.ratings_of, person=person)
        return next((Rating(row[1], row[2], row[3]) for row in rows if row[0] == game), None) or usual()
