"""Many games on all cores, and what there is when they are stopped."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import TextIO, TypeVar

from ..automata.workers.interrupts import interrupts_held, interrupts_noted
from .progress import Progress

T = TypeVar("T")

BATCH = 2
"""Games that a worker plays at a time; an interrupt leaves them unfinished."""
HEEDED = 0.2
"""Seconds within which an interrupt is heeded."""


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
    far_end, pipe = context.Pipe(duplex=False)
    with interrupts_held():
        pool = ProcessPoolExecutor(
            count, mp_context=context, initializer=end_with_program, initargs=(far_end,)
        )
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
            pipe.close()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
            pipe.close()
            far_end.close()
            progress.close()


def end_with_program(pipe: Connection) -> None:
    """End at once when the program lets go of the pipe, or is gone."""

    def hold() -> None:
        pipe.poll(None)
        os._exit(1)

    Thread(target=hold, daemon=True, name="end-with-program").start()
