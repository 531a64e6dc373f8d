"""A set tried by some games off the event loop, in one worker that lets everything else go first."""

import asyncio
import os
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import active_children, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from ..automata.workers.interrupts import interrupts_held
from .batches import end_with_program
from .series import Series, play_batch
from .tally import Tally

SECONDS = 45.0
"""A trial that takes longer ends with what it has."""
LAST = 19
"""The niceness of a process that yields to all others."""


LAST_WORDS = 2.0
"""Seconds that a worker has for ending by itself."""
MOMENT = 0.01
"""Seconds between two looks at whether a worker that was killed is gone."""
POOLED = "SpawnProcess"
"""How the processes of an executor are called; no other part of the bot has one."""


class Trials:
    """Plays series for all who ask, game by game in turn; the worker is there only while somebody asks."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.worker: ProcessPoolExecutor | None = None
        self.pipe: Connection | None = None
        """While it is held, the worker stays."""
        self.asking = 0

    async def play(self, series: Series, tally: Tally) -> None:
        """Play into the tally until the series is over, the time is up, or the worker has died."""
        loop = asyncio.get_running_loop()
        worker = self.hire()
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.seconds):
                    for number in range(series.games):
                        one = range(number, number + 1)
                        with interrupts_held():
                            played = loop.run_in_executor(worker, play_batch, series, one)
                        tally.add(await played)
        except BrokenProcessPool:
            if self.worker is worker:
                self.worker = None
        finally:
            self.asking -= 1
            if not self.asking:
                await self.dismiss()

    def hire(self) -> ProcessPoolExecutor:
        """The worker, a fresh one if there is none."""
        self.asking += 1
        if self.worker is None:
            context = get_context("spawn")
            far_end, self.pipe = context.Pipe(duplex=False)
            self.worker = ProcessPoolExecutor(
                1, mp_context=context, initializer=give_way, initargs=(far_end,)
            )
        return self.worker

    async def dismiss(self) -> None:
        """Let the worker go, which ends at once; one that hangs is killed."""
        worker, self.worker = self.worker, None
        if self.pipe is not None:
            self.pipe.close()
        if worker is None:
            return
        worker.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            if process.name.startswith(POOLED):
                await asyncio.to_thread(process.join, LAST_WORDS)
                process.kill()
                await asyncio.to_thread(see_off, process)


def see_off(process: BaseProcess) -> None:
    """Wait until a killed worker is gone; the executor waits as well, and only one of both is told of it."""
    while process.is_alive():
        time.sleep(MOMENT)


def give_way(pipe: Connection) -> None:
    """Let all other processes go first, and end when the program lets go of the pipe, or is gone."""
    end_with_program(pipe)
    if hasattr(os, "nice"):
        os.nice(LAST)
