"""Nobody is punished for an outage: knowing when there was one, and moving deadlines by it."""

import logging
from collections.abc import Sequence

from bot.store.outages import extend, first_heartbeat, heartbeat, last_heartbeat

from .deadlines import GRACE
from .register import Register

log = logging.getLogger(__name__)

LATE = 30.0
"""Who wakes later than this was not there."""
SHORTEST_OUTAGE = 1.0
SOON = 3600.0
MANY = 10_000
PULSES_PER_SWEEP = 15


class Watch:
    """Knows since when the program, or a shard of it, has been at work."""

    def __init__(self, tables: Register, every: float) -> None:
        self.tables = tables
        self.store = tables.store
        self.clock = tables.clock
        self.every = every
        self.shards = 1
        self.lost: dict[int, float] = {}
        """Disconnected shards, and since when; their deadlines wait."""
        self.regained: set[int] = set()
        """Lost shards that are connected again, but whose deadlines have not been moved yet."""
        self.pulsed = self.clock.now()
        self.pulses = 0
        self.owed = 0.0
        """The length of an outage for which deadlines have not been moved yet."""

    async def resume(self) -> None:
        """Make up for the time since the program was last at work."""
        now = self.clock.now()
        since = await last_heartbeat(self.store.engine)
        if since is not None and since < now:
            await self.move_deadlines(now - since)
        await self.store.commit(first_heartbeat(now, self.shards))
        self.pulsed = now

    async def look_up(self, late: float) -> None:
        """Say that the program is at work; where it was not for a while, that was an outage."""
        gap = self.clock.now() - self.pulsed
        if late > LATE:
            self.owed += late
        elif gap > self.every + LATE:
            self.owed = max(self.owed, gap)
        if self.owed:
            await self.move_deadlines(self.owed)
            self.owed = 0.0
        for shard in sorted(self.regained):
            await self.move_deadlines(self.clock.now() - self.lost[shard], (shard,))
            self.regained.discard(shard)
            del self.lost[shard]
        if late > LATE or gap >= self.every:
            await self.pulse()

    def note_refusal(self) -> None:
        """For a while nothing could be stored, answers neither: that is an outage too."""
        now = self.clock.now()
        if self.tables.refused_since is not None:
            self.owed = max(self.owed, now - self.tables.refused_since, SHORTEST_OUTAGE)
            self.tables.refused_since = now

    async def pulse(self) -> None:
        """Note that all shards but the lost ones are served; now and then let idle tables go."""
        now = self.clock.now()
        served = [shard for shard in range(self.shards) if shard not in self.lost]
        await self.store.commit(heartbeat(now, served))
        self.pulsed = now
        self.pulses += 1
        if self.pulses % PULSES_PER_SWEEP == 0:
            self.tables.lanes.sweep()

    async def move_deadlines(self, length: float, lost: Sequence[int] = ()) -> None:
        """Move deadlines in one statement, read tables again, and have those redrawn that are due soon."""
        now = self.clock.now()
        log.info("deadlines move by an outage of %.0f s", length)
        await self.store.commit(extend(now, length, GRACE, lost, self.shards))
        for game_id in list(self.tables.lanes.lanes):
            async with self.tables.lanes.enter(game_id) as lane:
                lane.forget()
        for game_id in {row.game_id for row in await self.store.due(now + SOON, MANY)}:
            self.tables.tell(game_id)

    def disconnected(self, shard: int, shards: int) -> None:
        """Discord cannot be heard on a shard."""
        self.shards = shards
        self.regained.discard(shard)
        self.lost.setdefault(shard, self.clock.now())

    def connected(self, shard: int, shards: int) -> None:
        """Discord is heard again; that it was not is an outage of that shard."""
        self.shards = shards
        if shard in self.lost:
            self.regained.add(shard)
