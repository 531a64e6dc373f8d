"""Many games on all cores: a progress bar, and what there is when it is stopped."""

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import TextIO, TypeVar

from ..automata.interrupts import interrupts_held

T = TypeVar("T")

BATCH = 2
"""Games that a worker plays at a time; an interrupt leaves them unfinished."""
BAR = 30


def in_batches(games: int) -> Iterator[range]:
    """The numbers of the games, cut into batches."""
    return (range(start, min(start + BATCH, games)) for start in range(0, games, BATCH))


def run_batches(
    work: Callable[[range], T], games: int, *, workers: int | None = None, out: TextIO | None = None
) -> Iterator[T]:
    """What every batch of games gives, as it comes; an interrupt ends the series, not the program."""
    upcoming = in_batches(games)
    progress = Progress(games, out)
    count = workers or os.cpu_count() or 1
    context = get_context("spawn")
    far_end, line = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(count, mp_context=context, initializer=follow, initargs=(far_end,))
    waiting: dict[Future[T], int] = {}
    try:
        while True:
            with interrupts_held():
                for batch in islice(upcoming, 2 * count - len(waiting)):
                    waiting[pool.submit(work, batch)] = len(batch)
            if not waiting:
                break
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
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
        self.out = out if out is not None and out.isatty() else None

    def advance(self, count: int) -> None:
        """So many more are done."""
        self.done += count
        filled = BAR * self.done // max(self.total, 1)
        self.write(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {self.done}/{self.total}")

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
