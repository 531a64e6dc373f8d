"""The stand-in's clock: real time, or stopped, and moved by tests."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta


class Clock:
    """Tells the stand-in's time; `scale` only shortens rate-limit windows, never the 3 s or 15 min rules."""

    def __init__(self, *, start: datetime | None = None, stopped: bool = False, scale: float = 1.0) -> None:
        self._start = (start or datetime.now(UTC)).timestamp()
        self._origin = time.monotonic()
        self._moved = 0.0
        self._stopped = stopped
        self.scale = scale
        self._on_move: list[Callable[[], None]] = []

    def seconds(self) -> float:
        """Unix time here."""
        return self._start + self._moved + (0.0 if self._stopped else self._real())

    def now(self) -> datetime:
        return datetime.fromtimestamp(self.seconds(), UTC)

    def limit_seconds(self) -> float:
        """The time of rate-limit windows: `scale` times as fast as the client's own sleeps."""
        return self._moved + self._real() * self.scale

    def isoformat(self) -> str:
        return self.now().isoformat(timespec="microseconds")

    def move(self, seconds: float | timedelta) -> None:
        """Let time pass at once; everything that falls due on the way happens."""
        self._moved += seconds.total_seconds() if isinstance(seconds, timedelta) else seconds
        for listener in list(self._on_move):
            listener()

    def stop(self) -> None:
        """From now on only `move` moves this clock; rate-limit windows go on."""
        if not self._stopped:
            self._start, self._stopped = self._start + self._real(), True

    async def sleep_until(self, due: float, real_limit: float) -> None:
        """Return when this clock reaches `due`, or after `real_limit` seconds on a stopped one."""
        moved = asyncio.Event()
        self._on_move.append(moved.set)
        end = time.monotonic() + real_limit
        try:
            while (wait := min(due - self.seconds(), end - time.monotonic())) > 0:
                moved.clear()
                try:
                    await asyncio.wait_for(moved.wait(), min(wait, end - time.monotonic()))
                except TimeoutError:
                    continue
        finally:
            self._on_move.remove(moved.set)

    def _real(self) -> float:
        return time.monotonic() - self._origin
