"""Many games on all cores: a progress bar, and what there is when it is stopped."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import TextIO, TypeVar

from ..automata.workers.interrupts import interrupts_held, interrupts_noted

T = TypeVar("T")

BATCH = 2
"""Games that a worker plays at a time; an interrupt leaves them unfinished."""
HEEDED = 0.2
"""Seconds within which an interrupt is heeded."""
BAR = 30
WIDTH = 72
"""So wide is what is written over."""


def in_batches(games: int) -> Iterator[range]:
    """The numbers of the games, cut into batches."""
    return (range(start, min(start + BATCH, games)) for start in range(0, games, BATCH))


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_batches(
    work: Callable[[range], T], games: int, *, workers: int | None = None, out: TextIO | None = None
) -> Iterator[T]:
    """What every batch of games gives, as it comes; an interrupt ends the series, not the program."""
    upcoming = in_batches(games)
    progress = Progress(games, out)
    count = workers or cores()
    context = get_context("spawn")
    far_end, line = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(count, mp_context=context, initializer=follow, initargs=(far_end,))
    waiting: dict[Future[T], int] = {}
    with interrupts_noted() as interrupts:
        try:
            while True:
                if interrupts:
                    raise KeyboardInterrupt
                with interrupts_held():
                    for batch in islice(upcoming, 2 * count - len(waiting)):
                        waiting[pool.submit(work, batch)] = len(batch)
                if not waiting:
                    break
                done, _ = wait(waiting, HEEDED, FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                    progress.advance(waiting.pop(future))
        except (KeyboardInterrupt, GeneratorExit):
            line.close()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
            line.close()
            far_end.close()
            progress.close()


def follow(line: Connection) -> None:
    """End at once when the program lets go of the line, or is gone."""

    def hold() -> None:
        line.poll(None)
        os._exit(1)

    Thread(target=hold, daemon=True, name="follow").start()


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
