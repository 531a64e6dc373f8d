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


class Entry:
    """A work, who waits for it, and what came of it."""

    def __init__(self, work: Work, done: asyncio.Future[None]) -> None:
        self.work = work
        self.done = done
        self.is_settled = False
        self.error: NotStored | None = None
        """Why it is not stored, if it is not."""

    def settle(self, error: NotStored | None) -> None:
        """Say what came of the work; whoever was cancelled while waiting for it waits anew."""
        self.is_settled, self.error = True, error
        if not self.done.done():
            self.done.set_result(None)


Outcome = tuple[Entry, NotStored | None]
"""A work, and why it is not stored if it is not."""


class Writer:
    """Commits writes in the order of arrival; every caller waits until its own is durable.

    A whole transaction runs in the writer's thread, so that it costs one change of threads and not many.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.driver = engine.dialect.loaded_dbapi
        self.statements = in_driver_words(engine.dialect)
        self.loop = asyncio.get_running_loop()
        self.queue: SimpleQueue[Entry | None] = SimpleQueue()
        """What has arrived since the last transaction; None when nothing comes any more."""
        self.connection: Connection | None = None
        self.stopping = False
        self.fence: Callable[[Connection], None] | None = None
        """Called at the beginning of each transaction; what it raises ends it."""
        self.waited: Callable[[float, NotStored | None], None] | None = None
        """Called with the seconds that each write took from its arrival on, and why it is not stored."""
        self.thread = Thread(target=self.run, name="store writer", daemon=True)
        self.thread.start()

    async def commit(self, work: Work) -> None:
        """Return when the work is durable; NotStored when it is not, or when nobody knows.

        A caller who is cancelled meanwhile is cancelled afterwards, so that what came of it is never lost.
        """
        if self.stopping:
            raise NotStored("the store is closed")
        began, cancelled = monotonic(), False
        entry = Entry(work, self.loop.create_future())
        self.queue.put(entry)
        while not entry.is_settled:
            try:
                await entry.done
            except asyncio.CancelledError:
                cancelled, entry.done = True, self.loop.create_future()
        if cancelled:
            cancel_again()
        if self.waited is not None:
            self.waited(monotonic() - began, entry.error)
        if entry.error is not None:
            raise type(entry.error)(*entry.error.args)

    async def stop(self) -> None:
        """Write what is waiting, then close."""
        self.stopping = True
        self.queue.put(None)
        await self.loop.run_in_executor(None, self.thread.join)
        self.disconnect()
        self.engine.dispose()

    def settle(self, outcomes: Sequence[Outcome]) -> None:
        """Tell everybody what came of their work."""
        for entry, error in outcomes:
            entry.settle(error)

    # In the writer's thread

    def run(self) -> None:
        """Write what comes, until nothing does any more."""
        while batch := self.arrived():
            self.loop.call_soon_threadsafe(self.settle, self.outcomes_of(batch))

    def arrived(self) -> list[Entry]:
        """All that is there as soon as anything is; nothing at the end."""
        batch: list[Entry] = []
        while not batch or not self.queue.empty():
            entry = self.queue.get()
            if entry is None:
                self.queue.put(None)
                break
            batch.append(entry)
        return batch

    def outcomes_of(self, batch: Sequence[Entry]) -> list[Outcome]:
        """Commit a batch at once, or its works one by one unless the database takes nothing at all."""
        error = self.attempt([entry.work for entry in batch])
        if error is None or len(batch) == 1 or isinstance(error, Unavailable):
            return [(entry, error) for entry in batch]
        return self.one_by_one(batch)

    def one_by_one(self, batch: Sequence[Entry]) -> list[Outcome]:
        """Each work in a transaction of its own, until the database takes nothing at all."""
        outcomes: list[Outcome] = []
        error: NotStored | None = None
        for entry in batch:
            if not isinstance(error, Unavailable):
                error = self.attempt([entry.work])
            outcomes.append((entry, error))
        return outcomes

    def attempt(self, works: Sequence[Work]) -> NotStored | None:
        """One transaction; what went wrong, if anything did."""
        try:
            self.transact(works)
        except Fenced as error:
            log.warning("a write was refused: %s", error)
            return error
        except (IntegrityError, self.driver.IntegrityError) as error:
            log.info("a write conflicts with what is stored: %s", reason(error))
            return Conflict(reason(error))
        except (SQLAlchemyError, self.driver.Error) as error:
            log.warning("a write failed: %s", reason(error))
            self.forget()
            unavailable = isinstance(error, OperationalError | self.driver.OperationalError)
            return Unavailable(reason(error)) if unavailable else NotStored(reason(error))
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
            cursor = self.connection.connection.cursor()
            for statement, words in self.statements.items():
                if len(own := rows.get(statement, [])) == 1:
                    cursor.execute(words, own[0])
                elif own:
                    cursor.executemany(words, own)
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


def cancel_again() -> None:
    """Cancel this task at its next rest, instead of where it was cancelled before."""
    task = asyncio.current_task()
    if task is not None:
        task.uncancel()
        task.cancel()
