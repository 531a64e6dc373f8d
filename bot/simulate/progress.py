"""A progress bar on a terminal."""

import sys
import time
from typing import TextIO

BAR = 30
WIDTH = 72
"""So wide is what is written over."""


class Progress:
    """A bar on a terminal, nothing elsewhere."""

    def __init__(self, total: int, out: TextIO | None) -> None:
        self.total = total
        self.done = 0
        self.began = time.monotonic()
        self.out = out if out is not None and out.isatty() else None

    def advance(self, count: int) -> None:
        """So many more are done."""
        self.done += count
        filled = BAR * self.done // max(self.total, 1)
        left = (time.monotonic() - self.began) / self.done * (self.total - self.done)
        shown = f"[{'#' * filled}{'.' * (BAR - filled)}] {self.done}/{self.total}, {clock(left)} left"
        self.write(f"\r{shown:<{WIDTH}}")

    def close(self) -> None:
        """End the line."""
        self.write("\n")

    def write(self, text: str) -> None:
        if self.out is not None:
            self.out.write(text)
            self.out.flush()


def clock(seconds: float) -> str:
    """A length of time as clocks show it."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"


def terminal() -> TextIO:
    """Where progress is shown, apart from results."""
    return sys.stderr
