"""The time, passed in so that tests move it by hand."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time and waits for it."""

    def now(self) -> float:
        """Seconds since 1970."""

    def steady(self) -> float:
        """Seconds since some moment; nobody sets this clock, so it tells when the other was set."""

    async def sleep_until(self, moment: float) -> None:
        """Return at that moment or later."""


class SystemClock:
    """The machine's own time."""

    def now(self) -> float:
        return time.time()

    def steady(self) -> float:
        return time.monotonic()

    async def sleep_until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - time.time()))
