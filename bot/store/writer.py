"""Group commit: one task writes, and what has arrived together shares a transaction."""

import asyncio
import logging
from collections.abc import Callable, Sequence

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .errors import Conflict, NotStored
from .writes import Write, merged

log = logging.getLogger(__name__)

Work = Write | Callable[[Connection], None]


class Writer:
    """Commits writes in the order of arrival; every caller waits until its own is durable."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.queue: list[tuple[Work, asyncio.Future[None]]] = []
        self.arrived = asyncio.Event()
        self.connection: AsyncConnection | None = None
        self.stopping = False
        self.task = asyncio.create_task(self.run(), name="store writer")

    async def commit(self, work: Work) -> None:
        """Return when the work is durable; NotStored when it is not, or when nobody knows."""
        if self.stopping:
            raise NotStored("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.append((work, done))
        self.arrived.set()
        await done

    async def stop(self) -> None:
        """Write what is waiting, then close."""
        self.stopping = True
        self.arrived.set()
        await self.task
        if self.connection is not None:
            await self.connection.close()

    async def run(self) -> None:
        """Take what has arrived, again and again."""
        while not (self.stopping and not self.queue):
            await self.arrived.wait()
            self.arrived.clear()
            batch, self.queue = self.queue, []
            if batch:
                await self.settle(batch)

    async def settle(self, batch: Sequence[tuple[Work, asyncio.Future[None]]]) -> None:
        """Commit a batch at once, or each of its works alone when that fails."""
        error = await self.attempt([work for work, _ in batch])
        for work, done in batch:
            mine = error if error is None or len(batch) == 1 else await self.attempt([work])
            if done.done():
                continue
            if mine is None:
                done.set_result(None)
            else:
                done.set_exception(mine)

    async def attempt(self, works: Sequence[Work]) -> NotStored | None:
        """One transaction; what went wrong, if anything did."""
        try:
            connection = await self.connected()
            await connection.run_sync(transact, works)
        except IntegrityError as error:
            log.info("a write conflicts with what is stored: %s", error.orig)
            return Conflict(str(error.orig))
        except SQLAlchemyError as error:
            log.warning("a write failed: %s", reason(error))
            await self.disconnect()
            return NotStored(reason(error))
        except Exception as error:
            log.exception("a write failed unexpectedly")
            await self.disconnect()
            return NotStored(type(error).__name__)
        return None

    async def connected(self) -> AsyncConnection:
        """The writer's own connection."""
        if self.connection is None:
            self.connection = await self.engine.connect()
        return self.connection

    async def disconnect(self) -> None:
        """Forget a connection whose state is unknown."""
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()


def reason(error: SQLAlchemyError) -> str:
    """What the database itself says went wrong."""
    return str(getattr(error, "orig", None) or type(error).__name__)


def transact(connection: Connection, works: Sequence[Work]) -> None:
    """Do all works in one transaction."""
    with connection.begin():
        for statement, rows in merged(work for work in works if isinstance(work, Write)):
            connection.execute(statement, rows)
        for work in works:
            if not isinstance(work, Write):
                work(connection)
