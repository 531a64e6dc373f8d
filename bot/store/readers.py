"""Reading in threads: several readings at once, each at the cost of one change of threads."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Select
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.pool import PoolProxiedConnection

from .errors import Unavailable, reason

T = TypeVar("T")
Found = Sequence[tuple[Any, ...]]
Find = Callable[..., Found]
"""What a query finds with some values, called by name."""

AT_ONCE = 4
"""So many readings do not wait for each other."""


class Readers:
    """Threads that read, none of which waits for the writer's."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.driver = engine.dialect.loaded_dbapi
        self.idle: list[PoolProxiedConnection] = []
        """Connections for what is asked at every click, while nobody uses them."""
        self.words: dict[Select[Any], tuple[str, dict[str, Any]]] = {}
        """What is asked so, in the driver's words, with those values that are always the same."""
        self.threads = ThreadPoolExecutor(max_workers=AT_ONCE, thread_name_prefix="store reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read to the end even if the caller is cancelled, so that no connection is left behind."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.read_here, work)

    async def look_up(self, work: Callable[[Find], T]) -> T:
        """The same for what is asked at every click, each query of it for itself."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.look_up_here, work)

    async def stop(self) -> None:
        """Finish what is being read, then close."""
        await asyncio.to_thread(self.threads.shutdown)
        while self.idle:
            self.idle.pop().close()
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

    def look_up_here(self, work: Callable[[Find], T]) -> T:
        """Ask the driver itself, which takes a fraction of the time; where it objects, read as ever."""
        try:
            return self.look_up_quickly(work)
        except (DBAPIError, self.driver.Error):
            return self.read_here(lambda connection: work(partial(found_on, connection)))

    def look_up_quickly(self, work: Callable[[Find], T]) -> T:
        """Ask on a connection that is kept, unless it turns out to be of no use."""
        try:
            connection = self.idle.pop()
        except IndexError:
            connection = self.engine.raw_connection()
        try:
            found = work(partial(self.ask, connection.cursor()))
            connection.rollback()
        except BaseException:
            connection.invalidate()
            connection.close()
            raise
        self.idle.append(connection)
        return found

    def ask(self, cursor: DBAPICursor, query: Select[Any], **values: object) -> Found:
        """What a query finds, put into the driver's words once."""
        if query not in self.words:
            compiled = query.compile(dialect=self.engine.dialect)
            self.words[query] = str(compiled), dict(compiled.params)
        words, fixed = self.words[query]
        cursor.execute(words, fixed | values)
        return cursor.fetchall()


def found_on(connection: Connection, query: Select[Any], **values: object) -> Found:
    """The same by way of everything that is between."""
    return [tuple(row) for row in connection.execute(query, values)]
