"""Keeping the event loop free: threads give way, memory is cleaned in quiet moments, lateness is known."""

import asyncio
import gc
import logging
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Self

from . import garbage

log = logging.getLogger(__name__)

BEAT = 0.1
SOME = 1
"""When so much has gathered, a quiet moment is used to clean memory; that takes about ten milliseconds."""
MUCH = 3
"""When so much has gathered memory is cleaned even if people are at it."""
QUIET = 0.005
"""Who is later than this is busy."""
GIVE_WAY = 0.001
"""Seconds after which a thread at work, as one that draws, lets the loop go on that has something to do."""
LONG = 1.0
"""A lag of so many seconds is worth a line in the log."""


class LoopMonitor:
    """One task, while entered as a context: it beats, notes how late each beat comes, and cleans memory."""

    def __init__(
        self, is_idle: Callable[[], bool], beat: float = BEAT, lagged: Callable[[float], None] | None = None
    ) -> None:
        self.is_idle = is_idle
        """Whether nobody waits for anything."""
        self.lagged = lagged
        """Called with how late each beat came."""
        self.beat = beat
        self.longest_lag = 0.0
        self.longest_cleaning = 0.0

    async def __aenter__(self) -> Self:
        self.thresholds = gc.get_threshold()
        self.switching = sys.getswitchinterval()
        garbage.clean_when_told(but_the_young=True)
        sys.setswitchinterval(GIVE_WAY)
        self.task = asyncio.create_task(self.run(), name="monitor")
        return self

    async def __aexit__(self, *error: object) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        gc.set_threshold(*self.thresholds)
        sys.setswitchinterval(self.switching)

    async def run(self) -> None:
        """Beat."""
        while True:
            due = time.monotonic() + self.beat
            await asyncio.sleep(self.beat)
            lag = time.monotonic() - due
            self.note(lag)
            if self.is_time_to_clean(lag):
                self.longest_cleaning = max(self.longest_cleaning, garbage.clean())

    def note(self, lag: float) -> None:
        """The loop came so many seconds late to something that was due."""
        self.longest_lag = max(self.longest_lag, lag)
        if self.lagged is not None:
            self.lagged(lag)
        if lag > LONG:
            log.warning("the event loop was busy for %.1f s", lag)

    def is_time_to_clean(self, lag: float) -> bool:
        """Whether something has gathered and the moment is quiet, or so much that none can be waited for."""
        gathered = garbage.gathered()
        return gathered >= MUCH or (gathered >= SOME and lag < QUIET and self.is_idle())
