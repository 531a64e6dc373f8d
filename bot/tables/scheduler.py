"""One task that sleeps until the earliest deadline and has it pass."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import Row
from sqlalchemy.exc import SQLAlchemyError

from bot.store import NotStored, Store

from .clock import Clock
from .outages import Outages

log = logging.getLogger(__name__)

NEVER = float("inf")
RETRY = 1.0
BATCH = 200
BEATS_PER_REST = 15


class Scheduler:
    """Knows when something is to be done; what that is, others know."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        outages: Outages,
        fire: Callable[[Row[Any]], Awaitable[bool]],
        rest: Callable[[], None],
        kept_waiting: Callable[[], int],
    ) -> None:
        self.store = store
        self.clock = clock
        self.outages = outages
        self.fire = fire
        """Lets one deadline pass; False when the store did not take it."""
        self.rest = rest
        """Called now and then, so that what is idle can be let go."""
        self.kept_waiting = kept_waiting
        """How many deadlines may stay due, at the most, because their tables are not shown."""
        self.next = NEVER
        """When the next deadline fires, as far as is known."""
        self.planned = 0.0
        self.beats = 0
        self.sleeper: asyncio.Task[None] | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        """Whether deadlines pass."""
        return self.task is not None

    async def start(self) -> None:
        """Make up for the time since the program was last at work, then keep watch."""
        await self.outages.resume()
        self.planned = self.clock.now()
        self.task = asyncio.create_task(self.run(), name="scheduler")

    async def stop(self) -> None:
        """Watch no longer."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None
            with suppress(NotStored):
                await self.outages.beat()

    async def run(self) -> None:
        """Wake, let pass what is due, and sleep until the next."""
        while True:
            now = soonest = self.clock.now()
            self.next = NEVER
            try:
                self.planned += await self.outages.make_up_for_step()
                await self.look_up(late=now - self.planned)
                await self.fire_all(now)
                earliest = await self.store.earliest(now)
                self.next = min(self.next, NEVER if earliest is None else earliest)
            except (NotStored, SQLAlchemyError):
                soonest = self.next = now + RETRY
            except Exception:
                log.exception("the scheduler tries again")
                soonest = self.next = now + RETRY
            await self.sleep(soonest)

    async def look_up(self, late: float) -> None:
        """Make up for outages, and note that the program is at work when it is time for that."""
        if await self.outages.look_up(late):
            await self.outages.beat()
            self.beats += 1
            if self.beats % BEATS_PER_REST == 0:
                self.rest()

    async def fire_all(self, now: float) -> None:
        """Let everything happen that is due, except on shards that Discord does not reach."""
        most = BATCH + self.kept_waiting()
        due = await self.store.due(now, most, tuple(self.outages.lost), self.outages.shards)
        done = await asyncio.gather(*(self.fire(row) for row in due))
        if not all(done):
            self.outages.count_refusal()
            self.wake(now + RETRY)
        elif len(due) == most:
            self.wake(now)

    async def sleep(self, soonest: float) -> None:
        """Sleep until the next deadline or heartbeat, or until an earlier deadline is stored."""
        self.planned = max(self.clock.now(), soonest, min(self.next, self.outages.next_beat))
        self.sleeper = asyncio.create_task(self.clock.sleep_until(self.planned))
        try:
            await asyncio.wait({self.sleeper})
        finally:
            self.sleeper.cancel()
            self.sleeper = None

    def wake(self, moment: float) -> None:
        """Something is to be done at a moment that may be earlier than what was planned."""
        self.next = min(self.next, moment)
        if self.sleeper is not None and moment < self.planned:
            self.planned = self.clock.now()
            self.sleeper.cancel()

    def wake_soon(self, later: float = 0.0) -> None:
        """Something is to be done now, or in so many seconds."""
        self.wake(self.clock.now() + later)
