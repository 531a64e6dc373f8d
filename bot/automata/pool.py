"""Automata think in processes of their own, so that the event loop keeps answering."""

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from types import TracebackType
from typing import Self

from ..game import SeatAction, View
from .levels import Level, choose

PATIENCE = 1.0
"""Seconds after which the seat answers as a time-out would; far below every answering time."""


class Pool:
    """Spawned workers that choose for automata; a dead one is replaced and the seat still answers."""

    def __init__(self, workers: int = 1, patience: float = PATIENCE) -> None:
        self.workers = workers
        self.patience = patience
        self.executor = self.spawn()
        self.replaced = 0
        """How often the workers had to be replaced."""
        self.missed = 0
        """How often a seat answered as a time-out would."""

    def spawn(self) -> ProcessPoolExecutor:
        """Fresh workers; they start when first asked."""
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=end_with_parent)

    async def warm_up(self) -> None:
        """Start the workers before the first question."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self.executor, ready) for _ in range(self.workers)))

    async def choose(self, view: View, level: Level, seed: int) -> SeatAction:
        """The automaton's move; the first legal one if no worker can give it in time."""
        try:
            async with asyncio.timeout(self.patience):
                return await self.ask(view, level, seed)
        except (TimeoutError, BrokenProcessPool):
            self.missed += 1
            return view.actions[0]

    async def ask(self, view: View, level: Level, seed: int) -> SeatAction:
        """Ask a worker, and once more after replacing the workers if one has died."""
        loop = asyncio.get_running_loop()
        executor = self.executor
        try:
            return await loop.run_in_executor(executor, choose, view, level, seed)
        except BrokenProcessPool:
            self.replace(executor)
            return await loop.run_in_executor(self.executor, choose, view, level, seed)

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """New workers instead of broken ones, unless another seat has seen to it."""
        if self.executor is broken:
            self.executor = self.spawn()
            self.replaced += 1
            broken.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """Let the workers go."""
        await asyncio.to_thread(self.executor.shutdown, wait=True, cancel_futures=True)

    async def __aenter__(self) -> Self:
        await self.warm_up()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()


def end_with_parent() -> None:
    """A worker whose program was killed ends too, instead of waiting for ever."""
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True, name="end with parent").start()


def ready() -> bool:
    """Something small for a worker to do."""
    return True
