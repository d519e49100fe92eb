"""The workers of one machine, as far as `/metrics` goes: each leaves its figures in a file, so that any can show them all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

EVERY = 1.0
"""Seconds between two times that a worker leaves its figures."""
_NAME = "metrics-{}"


class Neighbours:
    """One worker among those of its machine. `page` makes its own figures."""

    def __init__(self, folder: str, number: int, page: Callable[[], bytes], loop: asyncio.AbstractEventLoop) -> None:
        self._folder = Path(folder)
        self._number = str(number)
        self._page = page
        self._loop = loop
        self._leave()

    def _leave(self) -> None:
        """Leave word, and again after a while. A folder that is gone means that the foreman is, too."""
        fresh = self._folder / f"{self._number}.new"
        try:
            fresh.write_bytes(self._page())
            fresh.replace(self._folder / _NAME.format(self._number))
        except OSError:
            return
        self._loop.call_later(EVERY, self._leave)

    def pages(self) -> dict[str, str]:
        """The figures of each worker by its number; the own ones as they are now."""
        found = {file.name.partition("-")[2]: file.read_text() for file in sorted(self._folder.glob(_NAME.format("*")))}
        return found | {self._number: self._page().decode()}


def forget(folder: Path, number: int) -> None:
    """A worker is gone, and so are its figures."""
    (folder / _NAME.format(number)).unlink(missing_ok=True)


def merged(pages: dict[str, str]) -> bytes:
    """The figures of several workers as one page, each with a label that says whose it is."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Merged(pages))
    return generate_latest(registry)


class _Merged(Collector):
    def __init__(self, pages: dict[str, str]) -> None:
        self._pages = pages

    def collect(self) -> Iterator[Metric]:
        """Every family once, with everybody's samples."""
        families: dict[str, Metric] = {}
        for worker, text in self._pages.items():
            for family in text_string_to_metric_families(text):
                known = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                known.samples += [s._replace(labels={**s.labels, "worker": worker}) for s in family.samples]
        yield from families.values()
