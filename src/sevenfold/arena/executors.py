"""Who plays the units: this process, several processes of this machine, or a Ray cluster. None changes a result."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import islice
from typing import Any, Protocol

from sevenfold.arena.plan import Plan
from sevenfold.arena.units import Batch, PlayedUnit, Player, Policies, play_batch
from sevenfold.games.kit import mode
from sevenfold.games.kit.errors import OptionError

_QUICK, _SLOW = 0.25, 1.0
"""Seconds: a batch that took less is followed by larger ones, one that took more by smaller ones."""
_LARGEST = 256
"""Units of one batch at most."""
MOST_PROCESSES = 1024


class Executor(Protocol):
    """Takes batches of units and hands them back as they are done, in any order."""

    slots: int
    """How many batches it wants in hand."""

    def start(self, units: Sequence[int]) -> None:
        """Take a batch."""
        ...

    def finished(self) -> Batch:
        """Wait for a batch to be done."""
        ...

    def close(self) -> None:
        """Let go of everything, also of batches that aren't done."""
        ...


def play_all(executor: Executor, units: Iterable[int]) -> Iterator[PlayedUnit]:
    """Every unit as it is done. Batches grow while they are quick, so that little is lost when a run is cut."""
    left, running, size = iter(units), 0, 1
    while True:
        while running < executor.slots and (batch := list(islice(left, size))):
            executor.start(batch)
            running += 1
        if not running:
            return
        done = executor.finished()
        running -= 1
        if done.seconds < _QUICK and len(done.units) == size:
            size = min(2 * size, _LARGEST)
        elif done.seconds > _SLOW:
            size = max(size // 2, 1)
        yield from done.units


class Here:
    """This process, one batch after another."""

    slots = 1

    def __init__(self, plan: Plan, policies: Policies) -> None:
        self._player = Player(plan, policies)
        self._waiting: deque[Sequence[int]] = deque()

    def start(self, units: Sequence[int]) -> None:
        """Take a batch."""
        self._waiting.append(units)

    def finished(self) -> Batch:
        """Play the batch."""
        return self._player.batch(self._waiting.popleft())

    def close(self) -> None:
        """Nothing is held."""


class Processes:
    """So many processes of this machine."""

    def __init__(self, plan: Plan, policies: Policies, count: int) -> None:
        if not 1 <= count <= MOST_PROCESSES:
            figures = {"name": "processes", "given": str(count), "least": 1, "most": MOST_PROCESSES}
            raise OptionError("simulate-number", figures)
        self.slots = 2 * count  # one to play, one to go on with
        self._plan, self._policies = plan, policies
        spawn = multiprocessing.get_context("spawn")  # a fork of a process with threads may hang
        self._pool = ProcessPoolExecutor(count, mp_context=spawn, initializer=_begin, initargs=(mode.MODE,))
        self._running: set[Future[Batch]] = set()

    def start(self, units: Sequence[int]) -> None:
        """Hand a batch to a process."""
        try:
            self._running.add(self._pool.submit(play_batch, self._plan, self._policies, units))
        except BrokenProcessPool:
            raise OptionError("arena-process-lost", {}) from None

    def finished(self) -> Batch:
        """Wait for one process."""
        done = next(iter(wait(self._running, return_when=FIRST_COMPLETED).done))
        self._running.remove(done)
        try:
            return done.result()
        except BrokenProcessPool:
            raise OptionError("arena-process-lost", {}) from None

    def close(self) -> None:
        """End the processes after what they play now."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def _begin(chosen: str) -> None:
    """A new process: it plays in the mode of the first, leaves Ctrl-C to it, and ends with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if chosen != mode.MODE:
        mode.use(chosen)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class OnRay:
    """A Ray cluster: an address as `ray.init` takes it (`auto`, `local`, `ray://HOST:10001`, `HOST:6379`)."""

    def __init__(self, plan: Plan, policies: Policies, address: str) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ModuleNotFoundError:
            raise OptionError("arena-no-ray", {}) from None
        environment = {mode.VARIABLE: mode.MODE}
        try:
            self._ray.init(
                address=address, runtime_env={"env_vars": environment}, log_to_driver=False, logging_level="warning"
            )
        except (OSError, ValueError, RuntimeError) as error:
            reason = " ".join(str(error).split()) or type(error).__name__
            raise OptionError("arena-ray", {"address": address, "reason": reason}) from error
        self._play = self._ray.remote(play_batch)
        self._plan, self._policies = self._ray.put(plan), self._ray.put(dict(policies))
        self.slots = 2 * max(int(self._ray.cluster_resources().get("CPU", 1)), 1)
        self._running: list[Any] = []

    def start(self, units: Sequence[int]) -> None:
        """Hand a batch to the cluster."""
        self._running.append(self._play.remote(self._plan, self._policies, units))

    def finished(self) -> Batch:
        """Wait for one batch. What a policy did wrong there is said as if it had played here."""
        done, self._running = self._ray.wait(self._running, num_returns=1)
        found: Batch = self._ray.get(done[0])
        return found

    def close(self) -> None:
        """Leave the cluster; it lets go of what isn't done."""
        self._ray.shutdown()


def executor(plan: Plan, policies: Policies, processes: int, ray: str | None) -> Executor:
    """The one asked for. Raises `OptionError` where it can't be had."""
    if ray is not None:
        return OnRay(plan, policies, ray)
    return Here(plan, policies) if processes == 1 else Processes(plan, policies, processes)
