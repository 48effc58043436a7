"""The metrics of a house for Prometheus, on a separate address."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from prometheus_client import CollectorRegistry, GCCollector, ProcessCollector, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from ..._version import __version__
from ...house.house import House
from ...house.store.queries.sizes import SpaceState
from ..fair_queue import FairQueue
from ..guard.counts import RequestCounts
from ..guard.limits import SocketLimiter

PREFIX: Final = "baccarat"


class HouseCollector(Collector):
    """Reads the house whenever Prometheus asks, in a separate thread, and changes nothing."""

    def __init__(
        self, house: House, counts: RequestCounts, sockets: SocketLimiter, pricing: FairQueue
    ) -> None:
        self.house = house
        self.counts = counts
        self.sockets = sockets
        self.pricing = pricing

    def collect(self) -> Iterable[Metric]:
        """Yield every metric of the house."""
        yield _gauge("info", "The version of the server.", {__version__: 1}, "version")
        yield from self._tables()
        yield from self._work()
        yield from self._disk()

    def _tables(self) -> Iterator[Metric]:
        house = self.house
        rooms = {
            "loaded": len(house.rooms.in_memory),
            "evicted": len(house.rooms.evicted),
            "set_aside": len(house.rooms.quarantined),
        }
        yield _gauge("rooms", "Rooms by where they are.", rooms, "state")
        yield _gauge("sockets", "Open sockets.", {"": self.sockets.total})

    def _work(self) -> Iterator[Metric]:
        counts, house = self.counts, self.house
        writer = house.storage.writer
        requests = {f"{first}xx": number for first, number in sorted(counts.requests.items())}
        yield _counter("requests", "Requests by status.", requests, "status")
        yield _counter("commands", "Commands by outcome.", dict(counts.commands), "outcome")
        yield _counter("refusals", "Refusals by code.", dict(counts.refusals), "code")
        rooms = tuple(house.rooms.in_memory.values())
        queues = {
            "commands": sum(len(room.queue) for room in rooms),
            "writes": writer.waiting,
            "odds": self.pricing.waiting,
        }
        yield _gauge("queue_length", "Work that waits its turn.", queues, "queue")
        yield _gauge(
            "disk_fails",
            "1 while the disk refuses to save.",
            {"": int(writer.disk_fails)},
        )
        latency = writer.latency
        commits = HistogramMetricFamily(
            f"{PREFIX}_commit_seconds", "Seconds until a group of changes was on disk."
        )
        commits.add_metric([], latency.buckets(), latency.total)
        yield commits

    def _disk(self) -> Iterator[Metric]:
        house = self.house
        space = house.storage.measure_space(house.config.house_bytes)
        measured = {"house": space.used, "free": space.free, "quota": space.quota}
        bytes_of = {name: size for name, size in measured.items() if size is not None}
        yield _gauge("disk_bytes", "Bytes of the database and its disk.", bytes_of, "of")
        state = {each.value: int(each is space.state) for each in SpaceState}
        yield _gauge("space", "1 for the state of the space for new rooms.", state, "state")
        if sizes := house.space.sizes:
            counts = {name: getattr(sizes, name) for name in sizes.__struct_fields__}
            yield _gauge("stored", "What is stored, counted once a minute.", counts, "what")


def serve_metrics(host: str, port: int, collector: Collector) -> int:
    """Serve `/metrics` at an address, in a thread, and return the port; raises OSError."""
    registry = CollectorRegistry()
    registry.register(collector)
    ProcessCollector(registry=registry)
    GCCollector(registry=registry)
    server, _ = start_http_server(port, host, registry)
    return int(server.server_port)


def _gauge(
    name: str, meaning: str, values: Mapping[str, float], label: str = ""
) -> GaugeMetricFamily:
    family = GaugeMetricFamily(f"{PREFIX}_{name}", meaning, labels=[label] if label else [])
    for key, value in values.items():
        family.add_metric([key] if label else [], value)
    return family


def _counter(
    name: str, meaning: str, values: Mapping[str, float], label: str
) -> CounterMetricFamily:
    family = CounterMetricFamily(f"{PREFIX}_{name}", meaning, labels=[label])
    for key, value in values.items():
        family.add_metric([key], value)
    return family
