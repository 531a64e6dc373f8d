"""Automata think in processes of their own, so that the event loop keeps answering."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from math import inf
from random import Random
from types import TracebackType
from typing import Any, Self, TypeVar

from ...game import SeatAction, View
from ..levels import Level
from ..players.by_level import choose
from ..players.hasty import hasty_choice
from ..tempers import Temper
from .deadline_queue import DeadlineQueue
from .worker import Job, Worker, WorkerLost

log = logging.getLogger(__name__)
T = TypeVar("T")

WORKERS = 1
"""One gave 48 answers of masters a second in time, at tables of 8 to 13: as many as Discord takes messages.

A second one brought that to 76 and cost 30 to 40 MB and the core on which the event loop runs.
"""
PATIENCE = 1.0
"""Seconds that an answer may be late before the seat answers without a worker."""
HANGING = 3.0
"""Seconds after which a silent worker is replaced; a decision takes a small part of one."""
STARTING = 60.0
"""Seconds that a worker may take to start."""
PAUSE = 1.0
"""Seconds before another worker is started when one could not be."""


class Pool:
    """Spawned workers that choose for automata; a dead or hanging one is replaced, and seats still answer."""

    def __init__(self, workers: int = WORKERS, patience: float = PATIENCE, hanging: float = HANGING) -> None:
        self.size = workers
        self.patience = patience
        self.hanging = hanging
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="automata")
        """Each waits for one worker."""
        self.workers: set[Worker] = set()
        self.queue = DeadlineQueue()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.replaced = 0
        """How often a worker had to be replaced."""
        self.missed = 0
        """How often a seat answered without a worker."""

    async def choose(
        self, view: View, level: Level, seed: int, wait: float = 0.0, temper: Temper | None = None
    ) -> SeatAction:
        """The automaton's move, due in `wait` seconds; a hasty one, found here, if no worker gives it."""
        due = asyncio.get_running_loop().time() + wait
        try:
            async with asyncio.timeout_at(due + self.patience):
                action: SeatAction = await self.ask(partial(choose, view, level, seed, temper), due)
                return action
        except TimeoutError:
            self.missed += 1
            log.warning(
                "no worker answered in time; an automaton plays what comes to mind (%d so far)", self.missed
            )
            return hasty_choice(view, Random(f"{seed}/{view.table.number}"))

    async def work(self, job: Job) -> Any:
        """What comes of a job for which nobody at a table waits: whatever an automaton is asked goes first.

        One with which two workers are lost is given up.
        """
        with suppress(WorkerLost):
            return await self.once(job, inf)
        return await self.once(job, inf)

    async def ask(self, job: Job, due: float) -> Any:
        """Ask a worker, and another when it is lost."""
        while True:
            with suppress(WorkerLost):
                return await self.once(job, due)

    async def once(self, job: Job, due: float) -> Any:
        """Ask a worker, which is heard out even if nobody waits for it any more."""
        worker = await self.queue.worker(due)
        return await asyncio.shield(self.begin(self.hear(worker, job)))

    async def hear(self, worker: Worker, job: Job) -> Any:
        """A worker's answer; the worker is free afterwards, or replaced."""
        try:
            answer = await self.within(self.hanging, worker, partial(worker.ask, job))
        except WorkerLost:
            self.replaced += 1
            self.begin(self.hire())
            raise
        except Exception:
            self.queue.release(worker)
            raise
        self.queue.release(worker)
        return answer

    async def hire(self) -> None:
        """A fresh worker, however many attempts it takes."""
        while True:
            worker = Worker()
            self.workers.add(worker)
            try:
                await self.within(STARTING, worker, worker.start)
            except (WorkerLost, OSError):
                log.exception("a worker for automata could not be started")
                await asyncio.sleep(PAUSE)
            else:
                self.queue.release(worker)
                return

    async def within(self, seconds: float, worker: Worker, wait: Callable[[], T]) -> T:
        """What waiting for a worker gives; one that takes longer, or is dead, is dismissed."""
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.get_running_loop().run_in_executor(self.threads, wait)
        except (TimeoutError, WorkerLost, OSError) as error:
            self.workers.discard(worker)
            worker.kill()
            raise WorkerLost from error

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something that outlasts whoever wants it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.end)
        return task

    def end(self, task: asyncio.Task[Any]) -> None:
        """Forget what is done; whoever still waits for it hears what went wrong."""
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        """Let the workers go."""
        for task in self.tasks:
            task.cancel()
        for worker in self.workers:
            worker.kill()
        await asyncio.to_thread(self.threads.shutdown)

    async def __aenter__(self) -> Self:
        await asyncio.gather(*(self.hire() for _ in range(self.size)))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
