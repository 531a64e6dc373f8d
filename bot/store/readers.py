"""Reading in threads: several readings at once, each at the cost of one change of threads."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError

from .errors import Unavailable, reason

T = TypeVar("T")

AT_ONCE = 4
"""So many readings do not wait for each other."""


class Readers:
    """Threads that read, none of which waits for the writer's."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.threads = ThreadPoolExecutor(max_workers=AT_ONCE, thread_name_prefix="store reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read to the end even if the caller is cancelled, so that no connection is left behind."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.read_here, work)

    async def stop(self) -> None:
        """Finish what is being read, then close."""
        await asyncio.to_thread(self.threads.shutdown)
        self.engine.dispose()

    def read_here(self, work: Callable[[Connection], T]) -> T:
        """Read in this thread, on another connection where one turns out to be dead, or raise Unavailable."""
        try:
            try:
                return self.read_once(work)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return self.read_once(work)
        except OperationalError as error:
            raise Unavailable(reason(error)) from error

    def read_once(self, work: Callable[[Connection], T]) -> T:
        """Read on a connection that nobody else has meanwhile."""
        with self.engine.connect() as connection:
            return work(connection)
