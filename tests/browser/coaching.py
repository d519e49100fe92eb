"""A coach that is staged: advice and reviews in the server's own messages, for pages whose server has no engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from tests.browser import weisen_moments
from tests.browser.staged import StagedTable, encoded, position, seat

import sevenfold
from sevenfold.server.protocol import Advice, CostlyMove, CurvePoint, OptionAdvice, Problem, Reason, Review, Table
from sevenfold.texts import say

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

REASONS = {
    "sevn": Reason("because-sevn-stop", {"points": 31, "total": 143}),
    "7wonders": Reason("because-7wonders-points", {"points": 5, "paid": 0, "card": "none", "other": "none"}),
    "weisen": Reason("because-weisen-lay", {"points": 6, "lead": 4}),
}
"""A reason for each game, as the coach's own are."""


class CoachedTable(StagedTable):
    """A staged table with a coach that has something to say of every option but the last `unstudied`."""

    unstudied = 0
    rated = False
    problem: Problem | None = None
    asked = 0
    """How often the coach was asked."""

    def table(self) -> Table:
        return msgspec.structs.replace(super().table(), rated=self.rated)

    def open_moves(self) -> list[str]:
        """The moves that are open to the seat before the page."""
        return [choice.move for choice in self.choices() if choice.refusal is None]

    def advice(self) -> Advice:
        """What the coach says now."""
        moves = self.open_moves()
        known = len(moves) - self.unstudied
        options = [
            OptionAdvice(
                move,
                REASONS[self.game.id],
                studied=True,
                exact=at % 2 == 0,
                chance=0.62 / (1 + 0.4 * at),
                chance_error=0.021,
                points=31.4 - at,
                points_error=1.4,
                behind=0.62 - 0.62 / (1 + 0.4 * at),
                behind_error=0.01,
            )
            if at < known
            else OptionAdvice(move, REASONS[self.game.id])
            for at, move in enumerate(moves)
        ]
        chances = [1 / self.seats] * self.seats
        return Advice(self.game.id, self.version, self.you or 0, options, chances, 4096, 512)

    def stage(self, page: Page) -> None:
        super().stage(page)

        def answer(route: Route) -> None:
            self.asked += 1
            problem = self.problem
            route.fulfill(
                status=200 if problem is None else 409,
                body=encoded(self.advice() if problem is None else problem),
                content_type="application/json",
            )

        page.route("**/api/tables/staged/advice", answer)


def coached(game: str) -> CoachedTable:
    """A table of each game at which the person before the page is asked."""
    if game == "sevn":
        rows = [seat(112, (3, 7, 9, 12), modifiers=["+4"]), seat(154, (5, 11)), seat(64, (2, 13)), seat(201, (1, 8))]
        return CoachedTable(position(rows))
    if game == "weisen":
        return CoachedTable(weisen_moments.struggling(), game="weisen")
    table = CoachedTable(None, game="7wonders")
    table.state = sevenfold.game("7wonders").start(players=4, seed=3)
    return table


def refusal(code: str, **figures: Any) -> Problem:
    """What the server answers where it refuses."""
    return Problem(code, figures, say("en", code, figures))


def review(match: str, game: str, steps: int, seats: int, seat: int, moves: dict[int, tuple[str, str]]) -> Review:
    """A review that is ready: chances that drift, and costly moves at steps, each with what would have been better."""
    curve = []
    for step in range(steps):
        weights = [
            1 + ((at + 1) * (step + 3 * at) % 7) / 3 + (step / steps if at == seat else 0) for at in range(seats)
        ]
        curve.append(CurvePoint(step, [weight / sum(weights) for weight in weights], 0.02))
    costly = [
        CostlyMove(step, seat, move, better, 0.12 / rank, 0.02, 4.2, 0.8, REASONS[game], REASONS[game])
        for rank, (step, (move, better)) in enumerate(moves.items(), 1)
    ]
    return Review(match, game, seat, "ready", 17, 17, 17, curve, costly)
