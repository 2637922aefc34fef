"""What can be measured from outside, as Prometheus reads it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.03, 0.06, 0.1, 0.2, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.matches = Gauge("quadriga_matches", "Matches kept, by status", ["status"], registry=self.registry)
        self.in_memory = Gauge("quadriga_matches_in_memory", "Matches in memory", registry=self.registry)
        self.unsent = Gauge("quadriga_unsent_letters", "Letters that wait for slow clients", registry=self.registry)
        self.sockets = Gauge("quadriga_sockets", "Open sockets", registry=self.registry)
        self.thinking = Gauge("quadriga_bot_queue", "Decisions that bots think about", registry=self.registry)
        self.waiting = Gauge("quadriga_waiting_thoughts", "Thoughts that wait for a worker", registry=self.registry)
        self.decisions = Counter("quadriga_decisions", "Decisions taken", ["by"], registry=self.registry)
        self.refusals = Counter("quadriga_refusals", "Requests refused", ["code"], registry=self.registry)
        self.told = Histogram(
            "quadriga_told_seconds", "From a decision to the last seat told", buckets=BUCKETS, registry=self.registry
        )
        self.requests = Histogram(
            "quadriga_request_seconds", "Time to answer a request", ["status"], buckets=BUCKETS, registry=self.registry
        )

        self.lag = Histogram(
            "quadriga_loop_lag_seconds", "How late the event loop is", buckets=BUCKETS, registry=self.registry
        )
        self.database = Histogram(
            "quadriga_database_seconds",
            "Transactions from beginning to commit",
            ["kind"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        # Memory, processor time, open files.
        ProcessCollector(registry=self.registry)

    def text(self) -> bytes:
        """All figures, in Prometheus' text format."""
        return generate_latest(self.registry)
