"""Many games on all cores: a progress bar, and what there is when it is stopped."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import TextIO, TypeVar

T = TypeVar("T")

BATCH = 5
"""Games that a worker plays at a time; an interrupt waits for them."""
BAR = 30


def in_batches(games: int) -> list[range]:
    """The numbers of the games, cut into batches."""
    return [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]


def run_batches(
    work: Callable[[range], T], games: int, *, workers: int | None = None, out: TextIO | None = None
) -> Iterator[T]:
    """What every batch of games gives, as it comes; an interrupt ends the series, not the program."""
    batches = in_batches(games)
    progress = Progress(games, out)
    count = max(1, min(workers or os.cpu_count() or 1, len(batches)))
    pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=ignore_interrupt)
    try:
        waiting: dict[Future[T], int] = {pool.submit(work, batch): len(batch) for batch in batches}
        while waiting:
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                progress.advance(waiting.pop(future))
                yield future.result()
    except KeyboardInterrupt:
        progress.stop()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        progress.close()


def ignore_interrupt() -> None:
    """Leave it to the program to stop its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Progress:
    """A bar on a terminal, nothing elsewhere."""

    def __init__(self, total: int, out: TextIO | None) -> None:
        self.total = total
        self.done = 0
        self.out = out if out is not None and out.isatty() else None

    def advance(self, count: int) -> None:
        """So many more are done."""
        self.done += count
        filled = BAR * self.done // max(self.total, 1)
        self.write(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {self.done}/{self.total}")

    def stop(self) -> None:
        """Say that it stops early."""
        self.write(f"\nstopped after {self.done} of {self.total} games")

    def close(self) -> None:
        """End the line."""
        self.write("\n")

    def write(self, text: str) -> None:
        if self.out is not None:
            self.out.write(text)
            self.out.flush()


def terminal() -> TextIO:
    """Where progress is shown, apart from results."""
    return sys.stderr
