"""The coach inside the engine process: a thread that thinks about advice and reviews when bots don't need the machine.

Advice goes first. A review is looked at bit by bit; between two bits, a fraction of a second, it makes way for advice and for
bots that search. Reviews are kept here, so that all workers of a machine tell of the same one.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from sevenfold.coach.findings import Advised, Looked

Stage = Literal["unknown", "full", "waiting", "running", "ready", "failed"]

POLITE_SECONDS = 5.0
"""So long advice waits at most for bots that search; a machine where they always do would never give any."""
NICE = 10
"""How much less the thread is favoured than the engine's others, where the system can tell threads apart."""
_LOOK_SECONDS = 0.05
"""How often it is looked whether bots still search."""


class AdviceWanted(msgspec.Struct, frozen=True, tag="advice"):
    """What does the coach think of this position? `state` is as the kit packs it; an answer comes within some `seconds`."""

    number: int
    game: str
    seat: int
    state: bytes
    chance: int
    rehearsals: int
    seconds: float


class ReviewWanted(msgspec.Struct, frozen=True, tag="review"):
    """How far is the review of that match and seat? Where it isn't known yet, it is begun if the `record` is there.

    As many as `most` may wait at once, and `kept` are kept.
    """

    number: int
    match: str
    seat: int
    record: list[str] | None
    rehearsals: int
    most: int
    kept: int


class Thought(msgspec.Struct, frozen=True):
    """What the coach says: `advised` to a question; to a review its `stage`, and what there is of it."""

    advised: Advised | None = None
    stage: Stage = "unknown"
    looked: Looked | None = None


class _Review:
    """A review that is kept, as far as it is."""

    def __init__(self, wanted: ReviewWanted) -> None:
        self.seat = wanted.seat
        self.rehearsals = wanted.rehearsals
        self.record = wanted.record or []
        self.stage: Stage = "waiting"
        self.looked: Looked | None = None


Told = Callable[[Thought, str], object]
"""Takes an answer, and what went wrong where something did."""


class Trainer:
    """The coach's thread. `busy` says whether bots search just now: then it waits, but not for ever where somebody asks."""

    def __init__(self, busy: Callable[[], bool] = lambda: False) -> None:
        self._busy = busy
        self._advice: queue.SimpleQueue[tuple[AdviceWanted, Told, float]] = queue.SimpleQueue()
        self._work = threading.Semaphore(0)
        self._reviews: OrderedDict[tuple[str, int], _Review] = OrderedDict()
        self._lock = threading.Lock()

    def start(self) -> None:
        """Think, in the background."""
        threading.Thread(target=self._go_on, daemon=True).start()

    def advise(self, wanted: AdviceWanted, told: Told) -> None:
        """Have the question answered as soon as there is time."""
        self._advice.put((wanted, told, time.monotonic()))
        self._work.release()

    def review(self, wanted: ReviewWanted) -> Thought:
        """How far the review is, at once; begins it where it is new."""
        key = (wanted.match, wanted.seat)
        with self._lock:
            kept = self._reviews.get(key)
            if kept is not None:
                self._reviews.move_to_end(key)
                return Thought(stage=kept.stage, looked=kept.looked)
            if wanted.record is None:
                return Thought(stage="unknown")
            if sum(one.stage == "waiting" for one in self._reviews.values()) >= wanted.most:
                return Thought(stage="full")
            self._reviews[key] = _Review(wanted)
            while len(self._reviews) > wanted.kept and (over := self._oldest_done()) is not None:
                del self._reviews[over]
        self._work.release()
        return Thought(stage="waiting")

    def _oldest_done(self) -> tuple[str, int] | None:
        return next((key for key, one in self._reviews.items() if one.stage in ("ready", "failed")), None)

    # --- the thread

    def _go_on(self) -> None:
        if sys.platform == "linux":  # elsewhere a priority is the whole process's
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), os.getpriority(os.PRIO_PROCESS, 0) + NICE)
        while True:
            self._work.acquire()
            self._answer_all()
            if (review := self._next()) is not None:
                self._look_at(review)

    def _next(self) -> _Review | None:
        with self._lock:
            return next((one for one in self._reviews.values() if one.stage == "waiting"), None)

    def _answer_all(self) -> None:
        while True:
            try:
                wanted, told, when = self._advice.get_nowait()
            except queue.Empty:
                return
            told(*self._advised(wanted, when + wanted.seconds + POLITE_SECONDS))

    def _advised(self, wanted: AdviceWanted, ends: float) -> tuple[Thought, str]:
        """The answer, or what went wrong; without an answer where all the time has gone by while it waited."""
        if time.monotonic() >= ends:
            return Thought(), ""
        latest = ends - wanted.seconds
        while self._busy() and time.monotonic() < latest:
            time.sleep(_LOOK_SECONDS)
        try:
            return Thought(advised=advice(wanted)), ""
        except Exception as error:  # noqa: BLE001  # the server refuses in words and logs why
            return Thought(), f"{type(error).__name__}: {error}"

    def _make_way(self) -> bool:
        """Before the next bit of a review: bots that search and questions go first. Never stops it."""
        self._answer_all()
        while self._busy():
            time.sleep(_LOOK_SECONDS)
            self._answer_all()
        return False

    def _look_at(self, review: _Review) -> None:
        from sevenfold.coach.review import Reviewing

        try:
            reviewing = Reviewing(review.record, review.seat, 0, review.rehearsals)
            self._tell(review, "running", reviewing.looked)
            for looked in reviewing.steps(self._make_way):
                self._tell(review, "running", looked)
            self._tell(review, "ready", reviewing.looked)
        except Exception as error:  # noqa: BLE001  # the review has failed; the log says why
            sys.stderr.write(f"a review failed: {type(error).__name__}: {error}\n")
            self._tell(review, "failed", review.looked)
        review.record = []

    def _tell(self, review: _Review, stage: Stage, looked: Looked | None) -> None:
        with self._lock:
            review.stage, review.looked = stage, looked


def advice(wanted: AdviceWanted) -> Advised:
    """The coach's advice on the position asked about, by one thread."""
    from sevenfold.coach.advice import advise
    from sevenfold.games.kit.record import Live
    from sevenfold.games.registry import game as game_of

    game = game_of(wanted.game)
    cls: Any = game.start(game.usual_seats).cls
    state = Live.from_bytes(cls, wanted.state)
    return advise(game, state, wanted.seat, wanted.chance, wanted.rehearsals, wanted.seconds)
