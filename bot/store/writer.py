"""Group commit: one thread writes, and what has arrived together shares a transaction."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from time import monotonic

from sqlalchemy import Connection, Engine, UpdateBase
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from .errors import Conflict, Fenced, NotStored, Unavailable, reason
from .writes import Row, Write, in_driver_words

log = logging.getLogger(__name__)

Work = Write | Callable[[Connection], None]


Outcome = tuple[asyncio.Future[None], NotStored | None]
"""Who waits for a work, and why it is not stored if it is not."""


class Writer:
    """Commits writes in the order of arrival; every caller waits until its own is durable.

    A whole transaction runs in the writer's thread, so that it costs one change of threads and not many.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.statements = in_driver_words(engine.dialect)
        self.loop = asyncio.get_running_loop()
        self.queue: list[tuple[Work, asyncio.Future[None]]] = []
        """What has arrived since the thread was last given something."""
        self.idle = asyncio.Event()
        self.idle.set()
        self.batches: SimpleQueue[list[tuple[Work, asyncio.Future[None]]]] = SimpleQueue()
        self.connection: Connection | None = None
        self.stopping = False
        self.fence: Callable[[Connection], None] | None = None
        """Called at the beginning of each transaction; what it raises ends it."""
        self.waited: Callable[[float, NotStored | None], None] | None = None
        """Called with the seconds that each write took from its arrival on, and why it is not stored."""
        self.thread = Thread(target=self.run, name="store writer", daemon=True)
        self.thread.start()

    async def commit(self, work: Work) -> None:
        """Return when the work is durable; NotStored when it is not, or when nobody knows."""
        if self.stopping:
            raise NotStored("the store is closed")
        done: asyncio.Future[None] = self.loop.create_future()
        self.queue.append((work, done))
        if self.idle.is_set():
            self.idle.clear()
            self.loop.call_soon(self.hand_over)
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
        await self.idle.wait()
        self.batches.put([])
        await self.loop.run_in_executor(None, self.thread.join)
        self.disconnect()
        self.engine.dispose()

    def hand_over(self) -> None:
        """Give the thread all that has arrived."""
        batch, self.queue = self.queue, []
        self.batches.put(batch)

    def settle(self, outcomes: Sequence[Outcome]) -> None:
        """Tell everybody what came of their work, and go on with what has arrived meanwhile."""
        for done, error in outcomes:
            if done.done():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(type(error)(*error.args))
        if self.queue:
            self.hand_over()
        else:
            self.idle.set()

    # In the writer's thread

    def run(self) -> None:
        """Write what comes, until nothing does."""
        while batch := self.batches.get():
            self.loop.call_soon_threadsafe(self.settle, self.outcomes_of(batch))

    def outcomes_of(self, batch: Sequence[tuple[Work, asyncio.Future[None]]]) -> list[Outcome]:
        """Commit a batch at once, or its works one by one unless the database takes nothing at all."""
        error = self.attempt([work for work, _ in batch])
        if error is None or len(batch) == 1 or isinstance(error, Unavailable):
            return [(done, error) for _, done in batch]
        return self.one_by_one(batch)

    def one_by_one(self, batch: Sequence[tuple[Work, asyncio.Future[None]]]) -> list[Outcome]:
        """Each work in a transaction of its own, until the database takes nothing at all."""
        outcomes: list[Outcome] = []
        error: NotStored | None = None
        for work, done in batch:
            if not isinstance(error, Unavailable):
                error = self.attempt([work])
            outcomes.append((done, error))
        return outcomes

    def attempt(self, works: Sequence[Work]) -> NotStored | None:
        """One transaction; what went wrong, if anything did."""
        try:
            self.transact(works)
        except Fenced as error:
            log.warning("a write was refused: %s", error)
            return error
        except IntegrityError as error:
            log.info("a write conflicts with what is stored: %s", reason(error))
            return Conflict(reason(error))
        except SQLAlchemyError as error:
            log.warning("a write failed: %s", reason(error))
            self.forget()
            kind = Unavailable if isinstance(error, OperationalError) else NotStored
            return kind(reason(error))
        except Exception as error:
            log.exception("a write failed unexpectedly")
            self.forget()
            return NotStored(type(error).__name__)
        return None

    def transact(self, works: Sequence[Work]) -> None:
        """Do all works in one transaction: each statement once with the rows of all, then what follows."""
        if self.connection is None:
            self.connection = self.engine.connect()
        rows: dict[UpdateBase, list[Row]] = {}
        for work in works:
            for statement, own in work.rows.items() if isinstance(work, Write) else ():
                rows.setdefault(statement, []).extend(own)
        with self.connection.begin():
            if self.fence is not None:
                self.fence(self.connection)
            for statement, words in self.statements.items():
                if statement in rows:
                    self.connection.exec_driver_sql(words, rows[statement])
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
