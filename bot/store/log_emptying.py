"""Emptying SQLite's own log, so that nothing deleted is left there, as soon as nobody reads from it."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""So long whoever asks waits for those who read."""
PACE = 0.05
"""Seconds between two attempts while somebody waits."""
LATER = 5.0
"""Seconds between two attempts afterwards."""


class LogEmptying:
    """Tries without making anybody wait, and goes on trying until it is done or the store closes."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.task: asyncio.Task[None] | None = None

    @property
    def is_pending(self) -> bool:
        """Whether something deleted may still be in the log."""
        return self.task is not None and not self.task.done()

    async def now(self) -> None:
        """Empty the log; where somebody reads from it for long, later."""
        end = monotonic() + PATIENCE
        while not await self.attempt():
            if monotonic() > end:
                log.info("the database's log is in use and will be emptied later")
                self.begin()
                return
            await asyncio.sleep(PACE)

    def begin(self) -> None:
        """Empty the log as soon as nobody reads from it."""
        if not self.is_pending:
            self.task = asyncio.get_running_loop().create_task(self.run(), name="emptying the log")

    async def run(self) -> None:
        """Try again and again."""
        while not await self.attempt():  # noqa: ASYNC110
            await asyncio.sleep(LATER)

    async def attempt(self) -> bool:
        """Try once; a database that has no such log is done."""
        return self.file is None or await asyncio.to_thread(empty, self.file)

    async def close(self) -> None:
        """Leave what is not done to the next start."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


def empty(file: Path) -> bool:
    """Have the log written to the file and cut to nothing; False if somebody is using it."""
    address = f"{file.absolute().as_uri()}?mode=rw"
    try:
        with closing(sqlite3.connect(address, uri=True, timeout=0.0)) as connection:
            (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.OperationalError:
        return False
    return not busy


def has_log(file: Path | None) -> bool:
    """Whether an earlier run, or somebody who reads, has left a log beside the file."""
    beside = None if file is None else file.with_name(f"{file.name}-wal")
    return beside is not None and beside.exists() and beside.stat().st_size > 0
