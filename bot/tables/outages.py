"""Nobody is punished for an outage: knowing when there was one, and moving deadlines by it."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from math import inf

from bot.store import Store
from bot.store.outages import extend, first_heartbeat, heartbeat, last_heartbeats

from .clock import Clock
from .deadlines import GRACE, Kind

log = logging.getLogger(__name__)

LATE = 30.0
"""Who wakes later than this was not there."""
SHORTEST_OUTAGE = 1.0
SHORTEST_STEP = 2.0
"""A clock that is off by less was not set; it is only being corrected."""
MANY = 10_000


class Outages:
    """Knows since when the program, a shard of it or its store has been at work."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        heartbeat: float,
        deadlines_moved: Callable[[Sequence[str]], Awaitable[None]],
    ) -> None:
        self.store = store
        self.clock = clock
        self.heartbeat = heartbeat
        """So many seconds lie between two notes that the program is at work."""
        self.deadlines_moved = deadlines_moved
        """Called once deadlines were moved behind the lanes, with the games that no longer show the right
        time, the most urgent first."""
        self.shards = 1
        self.lost: dict[int, float] = {}
        """Disconnected shards, and since when; their deadlines wait."""
        self.regained: set[int] = set()
        """Lost shards that are connected again, but whose deadlines have not been moved yet."""
        self.last_beat = clock.now()
        self.ahead = self.clock_ahead()
        """By how much the time was ahead of the steady clock when that was looked at."""
        self.refused_since: float | None = None
        """Since when the store has taken nothing."""
        self.owed = 0.0
        """The length of an outage for which deadlines have not been moved yet."""

    @property
    def next_beat(self) -> float:
        """When the program should next note that it is at work."""
        return self.last_beat + self.heartbeat

    async def resume(self) -> None:
        """Make up for the time since the program was last at work."""
        now = self.clock.now()
        beats = await last_heartbeats(self.store.engine, self.store.share)
        if beats and max(beats) > now:
            await self.move_deadlines(now - max(beats), stepped=True)
        elif beats and min(beats) < now:
            await self.move_deadlines(now - min(beats))
        await self.store.commit(first_heartbeat(now, self.shards, self.store.share))
        self.last_beat = now

    def clock_ahead(self) -> float:
        """By how much the time is ahead of the steady clock."""
        return self.clock.now() - self.clock.steady()

    async def make_up_for_step(self) -> float:
        """Move deadlines by how much the clock was set since the last look, forward or back; that much."""
        ahead = self.clock_ahead()
        step = ahead - self.ahead
        if abs(step) < SHORTEST_STEP:
            self.ahead = ahead
            return 0.0
        log.warning("the clock was set by %+.0f s", step)
        await self.move_deadlines(step, stepped=True)
        self.ahead = ahead
        self.last_beat += step
        self.lost = {shard: since + step for shard, since in self.lost.items()}
        if self.refused_since is not None:
            self.refused_since += step
        await self.beat()
        return step

    async def look_up(self, late: float) -> bool:
        """Make up for any outage, and say whether a heartbeat is due."""
        gap = self.clock.now() - self.last_beat
        if late > LATE:
            self.owed += late
        elif gap > self.heartbeat + LATE:
            self.owed = max(self.owed, gap)
        if self.owed:
            await self.move_deadlines(self.owed)
            self.owed = 0.0
        for shard in sorted(self.regained):
            await self.move_deadlines(self.clock.now() - self.lost[shard], (shard,))
            self.regained.discard(shard)
            del self.lost[shard]
        return late > LATE or gap >= self.heartbeat

    async def beat(self) -> None:
        """Note that all shards but the lost ones are served."""
        now = self.clock.now()
        share = self.store.share
        mine = range(self.shards) if share is None else share.ids
        served = [shard for shard in mine if shard not in self.lost]
        await self.store.commit(heartbeat(now, served))
        self.last_beat = now

    async def move_deadlines(self, length: float, lost: Sequence[int] = (), *, stepped: bool = False) -> None:
        """Move deadlines in one statement, and say which games now show a wrong time."""
        now, share = self.clock.now(), self.store.share
        log.info("deadlines move by %.0f s", length)
        if share is not None:
            lost, self.shards = lost or share.ids, share.shards
        before = await self.times_shown()
        await self.store.commit(extend(now, length, GRACE, lost, self.shards, automata=stepped))
        after = await self.times_shown()
        wrong = [id for id in after if id in before and not read_alike(before[id], after[id], now)]
        await self.deadlines_moved(wrong)

    async def times_shown(self) -> dict[str, float]:
        """The times that games show, the most urgent first."""
        due = await self.store.due(inf, MANY)
        return {row.game_id: row.fires - GRACE for row in due if row.kind in (Kind.QUESTION, Kind.LOBBY)}

    # What others notice

    def refused(self, since: float) -> None:
        """The store takes nothing, since that moment or longer."""
        if self.refused_since is None:
            self.refused_since = since

    def count_refusal(self) -> None:
        """For a while nothing could be stored, answers neither: that is an outage too."""
        now = self.clock.now()
        if self.refused_since is not None:
            self.owed = max(self.owed, now - self.refused_since, SHORTEST_OUTAGE)
            self.refused_since = now

    def recovered(self) -> bool:
        """The store takes something; True if it did not before, which was an outage."""
        if self.refused_since is None:
            return False
        self.count_refusal()
        self.refused_since = None
        return True

    def disconnected(self, shard: int, shards: int) -> None:
        """Discord cannot be heard on a shard."""
        self.shards = shards
        self.regained.discard(shard)
        self.lost.setdefault(shard, self.clock.now())

    def connected(self, shard: int, shards: int, *, resumed: bool = False) -> None:
        """Discord is heard again; that it was not is an outage of that shard, unless no click is missed."""
        self.shards = shards
        if shard not in self.lost:
            return
        if resumed and shard not in self.regained and self.clock.now() - self.lost[shard] <= GRACE:
            del self.lost[shard]
        else:
            self.regained.add(shard)


def read_alike(shown: float, due: float, now: float) -> bool:
    """Whether two times to come read the same, as Discord writes how far off they are."""
    return shown > now and far_off(shown - now) == far_off(due - now)


def far_off(seconds: float) -> tuple[int, int]:
    """How many of which unit, itself in seconds, a time to come is off."""
    unit = next((unit for unit in (86_400, 3600, 60) if seconds >= unit), 1)
    return unit, round(seconds / unit)
