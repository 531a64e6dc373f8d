"""Who serves which shards: leases by the database's clock, and a fence that no former owner gets through.

PostgreSQL only: with SQLite one process serves everything.
"""

import asyncio
import logging
import sys
import time
from typing import Any

from sqlalchemy import Connection, Row, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .errors import Fenced, Unavailable, reason
from .shares import Share, share_of

log = logging.getLogger(__name__)

LENGTH = 10.0
"""Seconds for which a slot belongs to a process that says nothing more."""
EVERY = 3.0
"""Seconds between two renewals."""
AGAIN = 0.5
"""Seconds until another attempt where the database did not answer."""
SOON = 0.1
"""Seconds until another attempt where somebody waits for it."""
LOOK = 1.0
"""Seconds after which a spare looks for a slot that nobody says is free."""
ANSWER = 4.0
"""Seconds that the database may take to answer."""
MARGIN = 3.0
"""With less than so many seconds left nothing is sent any more."""
PACE = 5.25
"""Seconds in which Discord lets each group of shards introduce one of them, and a little more."""

NOW = "extract(epoch FROM clock_timestamp())::float8"
FREE = f"SELECT slot FROM leases WHERE until < {NOW} ORDER BY slot LIMIT 1 FOR UPDATE SKIP LOCKED"
TAKE = f"""
    UPDATE leases SET owner = :owner, epoch = epoch + 1, until = {NOW} + :length
    WHERE slot = ({FREE}) RETURNING slot, slots, shards, epoch
"""
EVICT = f"""
    SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity JOIN leases ON owner = application_name
    WHERE until < {NOW} AND datname = current_database() AND pid != pg_backend_pid()
"""
RENEW = f"UPDATE leases SET until = {NOW} + :length WHERE slot = :slot AND epoch = :epoch RETURNING slot"
RELEASE = "UPDATE leases SET until = 0, owner = NULL WHERE slot = :slot AND epoch = :epoch RETURNING slot"
TURN = f"""
    INSERT INTO identifies VALUES (:bucket, {NOW} + :pace)
    ON CONFLICT (bucket) DO UPDATE SET next = greatest(identifies.next, {NOW}) + :pace
    RETURNING next - :pace - {NOW} AS wait
"""
IDENTIFY = f"""
    INSERT INTO identifies VALUES (:door, {NOW} + :pace)
    ON CONFLICT (bucket) DO UPDATE SET next = {NOW} + :pace WHERE identifies.next <= {NOW} RETURNING bucket
"""
FENCE = text("SELECT slot FROM leases WHERE slot = :slot AND epoch = :epoch FOR SHARE")
CHANNEL = "mascarade"
SAY = f"SELECT pg_notify('{CHANNEL}', :what)"
RELEASED = "released"


def steady() -> float:
    """Seconds that pass also while the machine sleeps, and that nobody sets."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class Lease:
    """A slot that is this process's, for as long as it is renewed."""

    def __init__(self, share: Share, epoch: int, until: float) -> None:
        self.share = share
        self.epoch = epoch
        self.until = until
        """By this process's own clock, and never later than what the database says."""
        self.lost = asyncio.Event()
        """Set once somebody else has the slot."""

    @property
    def left(self) -> float:
        """Seconds for which the slot is surely this process's."""
        return self.until - steady()

    @property
    def may_send(self) -> bool:
        """Whether there is time enough for a request to arrive before anybody else may act."""
        return not self.lost.is_set() and self.left >= MARGIN

    @property
    def name(self) -> str:
        """What others know this stint by."""
        return f"{self.share.slot}.{self.epoch}"

    @property
    def key(self) -> dict[str, int]:
        """What names the lease in the database."""
        return {"slot": self.share.slot, "epoch": self.epoch}

    def fence(self, connection: Connection) -> None:
        """Let a transaction go on only while the slot is this process's: nobody takes it before its end."""
        if connection.execute(FENCE, self.key).first() is None:
            raise Fenced("the slot belongs to another process")


class Leases:
    """Takes, renews and gives back leases, on a connection of its own."""

    def __init__(self, engine: AsyncEngine, owner: str) -> None:
        self.engine = engine
        self.owner = owner
        self.connection: AsyncConnection | None = None
        self.turn_of_speech = asyncio.Lock()

    async def take(self) -> Lease | None:
        """Take a slot that nobody has; None if there is none."""
        began = steady()
        row = await self.ask(TAKE, owner=self.owner, length=LENGTH)
        if row is None:
            await self.evict()
            return None
        share = share_of(row.slot, row.slots, row.shards)
        log.info("slot %s is this process's: shards %s to %s", row.slot, share.first, share.end - 1)
        return Lease(share, row.epoch, began + LENGTH)

    async def evict(self) -> None:
        """End the sessions of whoever has let a lease lapse, and sleeps in the middle of a transaction."""
        row = await self.ask(EVICT)
        if row is not None and row[0]:
            log.warning("%s sessions of a process that lets its lease lapse were ended", row[0])

    async def wait_for_one(self, released: asyncio.Event, stopped: asyncio.Event) -> Lease | None:
        """Take a slot as soon as there is one: whoever gives one back says so, whoever dies does not.

        None if somebody stops this before; taking one is never broken off, or nobody would give it back.
        """
        while not stopped.is_set():
            released.clear()
            try:
                lease = await self.take()
                if lease is not None:
                    return lease
            except Unavailable as error:
                log.warning("no slot can be taken: %s", error)
            waits = [asyncio.create_task(event.wait()) for event in (released, stopped)]
            await asyncio.wait(waits, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
            for one in waits:
                one.cancel()
        return None

    async def keep(self, lease: Lease) -> None:
        """Renew a lease until somebody else has the slot."""
        wait = EVERY
        while not lease.lost.is_set():
            await asyncio.sleep(wait)
            began = steady()
            try:
                if await self.ask(RENEW, length=LENGTH, **lease.key) is None:
                    log.warning("slot %s was taken by another process", lease.share.slot)
                    lease.lost.set()
                lease.until, wait = began + LENGTH, EVERY
            except Unavailable as error:
                log.warning("the lease could not be renewed: %s", error)
                wait = AGAIN

    async def release(self, lease: Lease) -> None:
        """Give a slot back, and say so to those who wait for one; asked again until it lapses by itself."""
        lease.lost.set()
        while lease.left > 0:
            try:
                if await self.ask(RELEASE, **lease.key) is not None:
                    log.info("slot %s is given back", lease.share.slot)
                    await self.ask(SAY, what=RELEASED)
                return
            except Unavailable as error:
                log.warning("the slot could not be given back: %s", error)
                await asyncio.sleep(SOON)

    async def book_turn(self, shard: int, max_concurrency: int) -> float:
        """In how many seconds a shard may introduce itself, so that all processes keep to the pace."""
        while True:
            try:
                row = await self.ask(TURN, bucket=shard % max_concurrency, pace=PACE)
                return max(0.0, PACE if row is None else row.wait)
            except Unavailable as error:
                log.warning("nobody knows whose turn it is to identify: %s", error)
                await asyncio.sleep(AGAIN)

    async def wait_to_identify(self, shard: int, max_concurrency: int) -> None:
        """Wait, at the turn that was booked, until the one before is really over: it may have been late."""
        while True:
            try:
                door = -1 - shard % max_concurrency
                if await self.ask(IDENTIFY, door=door, pace=PACE) is not None:
                    return
            except Unavailable as error:
                log.warning("nobody knows who identified last: %s", error)
            await asyncio.sleep(SOON)

    async def ask(self, statement: str, **values: Any) -> Row[Any] | None:
        """What one statement, in a transaction of its own, answers first; Unavailable if nothing does.

        A connection that has failed is replaced by the next question.
        """
        async with self.turn_of_speech:
            try:
                async with asyncio.timeout(ANSWER):
                    if self.connection is None:
                        opened = await self.engine.connect()
                        self.connection = await opened.execution_options(isolation_level="AUTOCOMMIT")
                    return (await self.connection.execute(text(statement), values)).first()
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                await self.disconnect()
                why = reason(error) if isinstance(error, SQLAlchemyError) else type(error).__name__
                raise Unavailable(why) from error

    async def disconnect(self) -> None:
        """Let go of the connection."""
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()
