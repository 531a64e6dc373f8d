"""Group commit: one thread writes, and what has arrived together shares a transaction."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from .errors import Conflict, Fenced, NotStored, Unavailable, reason
from .writes import ORDER, Write

log = logging.getLogger(__name__)

Work = Write | Callable[[Connection], None]


class Writer:
    """Commits writes in the order of arrival; every caller waits until its own is durable.

    A whole transaction runs in the writer's thread, so that it costs one change of threads and not many.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store writer")
        self.queue: list[tuple[Work, asyncio.Future[None]]] = []
        self.arrived = asyncio.Event()
        self.connection: Connection | None = None
        self.stopping = False
        self.fence: Callable[[Connection], None] | None = None
        """Called at the beginning of each transaction; what it raises ends it."""
        self.waited: Callable[[float, NotStored | None], None] | None = None
        """Called with the seconds that each write took from its arrival on, and why it is not stored."""
        self.task = asyncio.create_task(self.run(), name="store writer")

    async def commit(self, work: Work) -> None:
        """Return when the work is durable; NotStored when it is not, or when nobody knows."""
        if self.stopping:
            raise NotStored("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.append((work, done))
        self.arrived.set()
        if self.waited is None:
            await done
            return
        began = monotonic()
        try:
            await done
        except NotStored as error:
            self.waited(monotonic() - began, error)
            raise
        self.waited(monotonic() - began, None)

    async def stop(self) -> None:
        """Write what is waiting, then close."""
        self.stopping = True
        self.arrived.set()
        await self.task
        self.thread.shutdown()
        self.disconnect()
        self.engine.dispose()

    async def run(self) -> None:
        """Take what has arrived, again and again."""
        while not (self.stopping and not self.queue):
            await self.arrived.wait()
            self.arrived.clear()
            batch, self.queue = self.queue, []
            if batch:
                await self.settle(batch)

    async def settle(self, batch: Sequence[tuple[Work, asyncio.Future[None]]]) -> None:
        """Commit a batch at once, or its works one by one unless the database takes nothing at all."""
        error = await self.attempt([work for work, _ in batch])
        one_by_one = error is not None and len(batch) > 1
        for work, done in batch:
            if one_by_one and not isinstance(error, Unavailable):
                error = await self.attempt([work])
            if done.done():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(type(error)(*error.args))

    async def attempt(self, works: Sequence[Work]) -> NotStored | None:
        """One transaction; what went wrong, if anything did."""
        try:
            await self.in_thread(self.transact, works)
        except Fenced as error:
            log.warning("a write was refused: %s", error)
            return error
        except IntegrityError as error:
            log.info("a write conflicts with what is stored: %s", reason(error))
            return Conflict(reason(error))
        except SQLAlchemyError as error:
            log.warning("a write failed: %s", reason(error))
            await self.in_thread(self.forget)
            kind = Unavailable if isinstance(error, OperationalError) else NotStored
            return kind(reason(error))
        except Exception as error:
            log.exception("a write failed unexpectedly")
            await self.in_thread(self.forget)
            return NotStored(type(error).__name__)
        return None

    async def in_thread(self, work: Callable[..., None], *arguments: object) -> None:
        """Have the writer's thread do something."""
        await asyncio.get_running_loop().run_in_executor(self.thread, work, *arguments)

    # In the writer's thread

    def transact(self, works: Sequence[Work]) -> None:
        """Do all works in one transaction: each statement once with the rows of all, then what follows."""
        if self.connection is None:
            self.connection = self.engine.connect()
        writes = [work for work in works if isinstance(work, Write)]
        with self.connection.begin():
            if self.fence is not None:
                self.fence(self.connection)
            for statement in ORDER:
                if rows := [row for write in writes for row in write.rows.get(statement, ())]:
                    self.connection.execute(statement, rows)
            for work in works:
                for further in work.then if isinstance(work, Write) else (work,):
                    further(self.connection)

    def forget(self) -> None:
        """Let go of a connection whose state is unknown."""
        if self.connection is not None:
            self.connection.invalidate()
        self.disconnect()

    def disconnect(self) -> None:
        """Close the connection, if there is one."""
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()
