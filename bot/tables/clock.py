"""The time, passed in so that tests move it by hand."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time and waits for it."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def sleep_until(self, moment: float) -> None:
        """Return at that moment or later."""


class SystemClock:
    """The machine's own time."""

    def now(self) -> float:
        return time.time()

    async def sleep_until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - time.time()))
