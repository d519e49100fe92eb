"""A coach for servers under test: it thinks in this process, in plain mode, as the engine's would."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

from sevenfold.games.kit.contract import Game
from sevenfold.games.kit.record import Live
from sevenfold.server.engine import Engine
from sevenfold.server.trainer import AdviceWanted, ReviewWanted, Thought, Trainer, advice

REHEARSALS = 12


class HeardTrainer(Trainer):
    """Says when a review is done."""

    def __init__(self) -> None:
        super().__init__()
        self.reviewed = threading.Event()

    def _tell(self, review: Any, stage: Any, looked: Any) -> None:
        super()._tell(review, stage, looked)
        if stage in ("ready", "failed"):
            self.reviewed.set()


class CoachEngine(Engine):
    """No engine but a coach. `asked` is what it was asked for; while `held` is set to an event, answers wait for it."""

    def __init__(self) -> None:
        super().__init__(wanted=False)
        self.state = "ready"  # as if it were there: a bot that asks it is told at once to think for itself
        self.trainer = HeardTrainer()
        self.trainer.start()
        self.held: asyncio.Event | None = None
        self.began = asyncio.Event()
        self.answers: Thought | None = None
        """Where it is set, what all questions are answered with."""

    async def advise(
        self, game: Game[Any], state: Live[Any], seat: int, rehearsals: int, seconds: float
    ) -> Thought | None:
        self.began.set()
        if self.held is not None:
            await self.held.wait()
        if self.answers is not None:
            return self.answers
        wanted = AdviceWanted(1, game.id, seat, bytes(state), 5, min(rehearsals, REHEARSALS), seconds)
        return Thought(advised=await asyncio.to_thread(advice, wanted))

    async def review(
        self, match: str, seat: int, record: list[str] | None, rehearsals: int, most: int, kept: int
    ) -> Thought | None:
        return self.trainer.review(ReviewWanted(1, match, seat, record, rehearsals, most, kept))
