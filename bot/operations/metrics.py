"""The metrics: how much, how often and how long, never who, where or what.

No label says anything of a person, a server, a table, a card or a choice.
"""

from collections.abc import Mapping

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from .vitals import Vitals

disable_created_metrics()  # type: ignore[no-untyped-call]

ANSWERS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0)
"""Discord waits three seconds for an answer."""
COMMITS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
WAITS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
LAGS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What one process counts and measures."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.answers = Histogram(
            "mascarade_answer_seconds",
            "From an interaction's arrival to its answer",
            ("kind", "outcome"),
            buckets=ANSWERS,
            registry=registry,
        )
        self.commits = Histogram(
            "mascarade_commit_seconds",
            "From a write's arrival until it is durable, or refused",
            ("outcome",),
            buckets=COMMITS,
            registry=registry,
        )
        self.calls = Counter(
            "mascarade_discord_calls", "Requests to Discord by what came back", ("status",), registry=registry
        )
        self.waits = Histogram(
            "mascarade_discord_wait_seconds",
            "How long a request waited for Discord's rate limits before it was sent",
            buckets=WAITS,
            registry=registry,
        )
        self.lag = Histogram(
            "mascarade_loop_lag_seconds",
            "How late the event loop came to what was due",
            buckets=LAGS,
            registry=registry,
        )
        self.tables = self.gauge("mascarade_tables", "Open tables that this process serves", "state")
        self.drawing = self.gauge("mascarade_drawing_queue", "Pictures that wait or are being drawn")
        self.thinking = self.gauge("mascarade_thinking_queue", "Questions to automata that wait for a worker")
        self.heard = self.gauge("mascarade_gateway_silence_seconds", "Since a shard last heard", "shard")
        self.alive = self.gauge("mascarade_gateway_alive", "Whether a shard hears Discord", "shard")
        self.held = self.gauge("mascarade_lease_held", "Whether this process may act; 1 if it needs no lease")
        self.left = self.gauge("mascarade_lease_left_seconds", "For which the slot is surely held", "slot")
        self.epoch = self.gauge("mascarade_lease_epoch", "Changes of hands of the slot", "slot")
        self.ready = self.gauge("mascarade_ready", "Whether this process serves people")

    def gauge(self, name: str, about: str, *labels: str) -> Gauge:
        """Something that goes up and down."""
        return Gauge(name, about, labels, registry=self.registry)

    # What is told as it happens

    def answered(self, kind: str, outcome: str, seconds: float) -> None:
        """An interaction was answered, or not."""
        self.answers.labels(kind, outcome).observe(seconds)

    def committed(self, seconds: float, outcome: str) -> None:
        """The database took a write, or did not."""
        self.commits.labels(outcome).observe(seconds)

    def called(self, status: int | None) -> None:
        """Discord answered a request with a status, or not at all."""
        self.calls.labels("none" if status is None else str(status)).inc()

    def waited(self, seconds: float) -> None:
        """A request waited before it was sent."""
        self.waits.observe(seconds)

    def lagged(self, seconds: float) -> None:
        """The event loop was late."""
        self.lag.observe(seconds)

    # What is looked up when somebody asks

    def page(self, vitals: Vitals, tables: Mapping[str, int] | None) -> bytes:
        """Everything in Prometheus' text format; without the tables where nobody could count them."""
        for gauge in (self.tables, self.heard, self.alive, self.left, self.epoch):
            gauge.clear()
        for state, number in (tables or {}).items():
            self.tables.labels(state).set(number)
        for pulse in vitals.pulses:
            self.heard.labels(str(pulse.shard)).set(pulse.silence)
            self.alive.labels(str(pulse.shard)).set(pulse.is_alive)
        if vitals.lease is not None:
            self.left.labels(str(vitals.lease.slot)).set(vitals.lease.left)
            self.epoch.labels(str(vitals.lease.slot)).set(vitals.lease.epoch)
        self.held.set(vitals.holds_lease)
        self.ready.set(not vitals.hindrances())
        self.drawing.set(vitals.drawing)
        self.thinking.set(vitals.thinking)
        return generate_latest(self.registry)
