"""The one place that observes a process: it listens to its parts and knows how they are."""

import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from discord.shard import ShardInfo
from sqlalchemy.exc import SQLAlchemyError

from bot.automata.workers.pool import Pool
from bot.discord_ui.client import Mascarade
from bot.discord_ui.shared_client import SharedMascarade
from bot.operations.metrics import Metrics
from bot.operations.server import Address, Pages, serving
from bot.operations.vitals import Lease, Pulse, Vitals
from bot.store import Conflict, NotStored, Store


class Watch:
    """Counts what happens to the bot at work, which may be another one after a while, and looks at it."""

    def __init__(self, *, needs_lease: bool = False) -> None:
        self.metrics = Metrics()
        self.needs_lease = needs_lease
        self.client: Mascarade | None = None
        self.store: Store | None = None
        self.pool: Pool | None = None
        self.written: float | None = None
        """When the database last took a write, by the monotonic clock."""
        self.refused = False

    def thinking_in(self, pool: Pool) -> Pool:
        """Look at this pool from now on, where automata think."""
        self.pool = pool
        return pool

    def follow(self, client: Mascarade) -> None:
        """Listen to this bot from now on."""
        self.client, self.store = client, client.tables.store
        client.listeners.answered = self.metrics.answered
        client.listeners.called = self.metrics.called
        client.listeners.waited = self.metrics.waited
        self.store.writer.waited = self.wrote

    def wrote(self, seconds: float, error: NotStored | None) -> None:
        """The database took a write, or did not; to find that it was made before is an answer like any."""
        conflicts = isinstance(error, Conflict)
        self.refused = error is not None and not conflicts
        self.metrics.committed(seconds, "conflict" if conflicts else "refused" if error else "stored")
        if not self.refused:
            self.written = time.monotonic()

    def vitals(self) -> Vitals:
        """How the process is now."""
        client = self.client
        lease = client.lease if isinstance(client, SharedMascarade) else None
        held = lease is not None and not lease.lost.is_set()
        return Vitals(
            is_connected=client is not None and client.is_ready() and not client.is_closed(),
            pulses=() if client is None else tuple(pulse_of(one) for one in client.shards.values()),
            unwritten=None if self.written is None else time.monotonic() - self.written,
            is_refused=self.refused,
            needs_lease=self.needs_lease,
            lease=Lease(lease.share.slot, lease.epoch, lease.left) if lease is not None and held else None,
            drawing=0 if client is None else client.delivery.artist.under_way,
            thinking=0 if self.pool is None else len(self.pool.queue.waiting),
        )

    async def tables(self) -> Mapping[str, int] | None:
        """How many tables are served here, by their state; None for a spare, or if nobody can tell."""
        if self.store is None or (self.needs_lease and self.store.lease is None):
            return None
        try:
            return await self.store.open_tables()
        except (NotStored, SQLAlchemyError):
            return None

    @asynccontextmanager
    async def shown(self, address: Address | None) -> AsyncIterator[None]:
        """What is known is shown at an address, if there is one."""
        if address is None:
            yield
            return
        async with serving(address, Pages(self.metrics, self.vitals, self.tables)):
            yield


def pulse_of(shard: ShardInfo) -> Pulse:
    """When a shard has heard anything last, which only the library's own keep-alive knows."""
    keeping = shard._parent.ws._keep_alive
    if keeping is None or keeping.interval is None:
        return Pulse(shard.id, 0.0, 0.0, is_open=False)
    silence = time.perf_counter() - keeping._last_recv
    return Pulse(shard.id, silence, keeping.interval, is_open=not shard.is_closed())
