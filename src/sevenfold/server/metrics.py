"""What the server counts, in Prometheus' words (`/metrics`). Nothing of it says who plays what."""

from __future__ import annotations

from collections.abc import Iterator

from litestar import Response, get
from litestar.di import NamedDependency
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from sevenfold.server.neighbours import Neighbours, merged
from sevenfold.tables.house import House

_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """The counters of one server; the gauges are read off the house when somebody asks."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        self.neighbours: Neighbours | None = None
        """The other workers of this machine, where there are any."""
        self.sockets = 0
        self.messages = Counter("sevenfold_messages", "Messages from clients", ["answer"], registry=self.registry)
        self.moves = Counter("sevenfold_moves", "Moves of people that were played", registry=self.registry)
        self.dropped = Counter("sevenfold_dropped", "Connections that read too slowly", registry=self.registry)
        self.answer = Histogram(
            "sevenfold_answer_seconds", "From a move's arrival to its answer", buckets=_SECONDS, registry=self.registry
        )
        self.reminders = Counter(
            "sevenfold_reminders",
            "Reminders for browsers: sent, gone (that browser is no more), refused or failed at its push service",
            ["outcome"],
            registry=self.registry,
        )
        self.done = self.messages.labels("done")
        self.refused = self.messages.labels("refused")
        self.registry.register(_Gauges(self, house))

    def page(self) -> bytes:
        """This worker's figures."""
        return generate_latest(self.registry)


class _Gauges(Collector):
    def __init__(self, metrics: Metrics, house: House) -> None:
        self._metrics = metrics
        self._house = house

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The state now."""
        house, journal = self._house, self._house.store.journal
        loaded = list(house.tables.values())
        for name, text, value in (
            ("sevenfold_sockets", "Open WebSockets", self._metrics.sockets),
            ("sevenfold_tables_in_memory", "Tables in memory", len(loaded)),
            ("sevenfold_matches_in_memory", "Matches in memory", sum(t.match is not None for t in loaded)),
            ("sevenfold_timers", "Tables whose clock or bots have a due time", len(house.timers)),
            ("sevenfold_hearing", "1 while this worker hears the others of its database", int(house.sharing.hearing)),
            ("sevenfold_journal_batches", "Transactions of the journal so far", journal.batches),
            ("sevenfold_journal_entries", "Entries in them so far", journal.entries),
        ):
            yield GaugeMetricFamily(name, text, value)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics_page(metrics: NamedDependency[Metrics]) -> Response[bytes]:
    """The figures, for Prometheus."""
    data = metrics.page() if metrics.neighbours is None else merged(metrics.neighbours.pages())
    return Response(data, media_type="text/plain; version=0.0.4; charset=utf-8")
