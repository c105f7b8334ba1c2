"""Figures about the house, for whoever runs it."""

from collections import Counter as Counts

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from stolik.server.store.keeping import Stored
from stolik.server.store.stages import Stage
from stolik.server.tables.refusing import Refused, Stale

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """Counted by the house, read by Prometheus."""

    def __init__(self) -> None:
        """Begin at zero; a registry of its own, so that two houses in a process do not mix."""
        self.registry = CollectorRegistry()
        self.rooms = Gauge("stolik_rooms", "Tables open on this node", registry=self.registry)
        self.windows = Gauge("stolik_windows", "Sockets open", registry=self.registry)
        self.moves = Counter("stolik_moves", "Moves played", registry=self.registry)
        self.entries = Counter("stolik_entries", "Entries stored", registry=self.registry)
        self.refused = Counter("stolik_refused", "Wishes refused", ["why"], registry=self.registry)
        self.stored_tables = Gauge(
            "stolik_stored_tables", "Tables in the store", ["stage"], registry=self.registry
        )
        self.stored = {
            what: Gauge(f"stolik_stored_{what}", f"{about} in the store", registry=self.registry)
            for what, about in (("guests", "Names"), ("entries", "Entries"), ("bytes", "Bytes"))
        }
        self.storing = self.timed("stolik_storing_seconds", "From a wish to its entries stored")
        self.thinking = self.timed("stolik_thinking_seconds", "A bot's decision")
        self.waiting = Gauge(
            "stolik_thoughts", "Thoughts that somebody waits for", ["kind"], registry=self.registry
        )
        self.turned_away = Counter(
            "stolik_hints_turned_away", "Hints that were too many", registry=self.registry
        )

    def timed(self, name: str, about: str) -> Histogram:
        """Return a histogram of seconds."""
        return Histogram(name, about, buckets=BUCKETS, registry=self.registry)

    def stock(self, stored: Stored) -> None:
        """Take down how much is stored; games that are packed are over like others."""
        counts: Counts[str] = Counts()
        for stage in Stage:
            name = Stage.OVER.name if stage is Stage.PACKED else stage.name
            counts[name.lower()] += stored.tables.get(stage, 0)
        for name, count in counts.items():
            self.stored_tables.labels(name).set(count)
        for what, gauge in self.stored.items():
            gauge.set(getattr(stored, what))

    def refuse(self, fault: Refused | Stale) -> None:
        """Count a wish that was not granted."""
        rule = isinstance(fault, Refused) and fault.reason is not None
        why = "stale" if isinstance(fault, Stale) else "rule" if rule else "wish"
        self.refused.labels(why).inc()

    def page(self) -> bytes:
        """Return all the figures."""
        return generate_latest(self.registry)
