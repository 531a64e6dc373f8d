"""A queue in which questions wait for a worker, the most urgent first."""

import asyncio
from bisect import insort
from itertools import count
from typing import NamedTuple

from .worker import Worker


class Waiter(NamedTuple):
    """Somebody who waits for a worker; among those due at once, who came first."""

    due: float
    number: int
    turn: asyncio.Future[Worker]


class DeadlineQueue:
    """Free workers, and those who wait for one: whose answer is due first is served first."""

    def __init__(self) -> None:
        self.free: list[Worker] = []
        self.waiting: list[Waiter] = []
        self.numbers = count()

    async def worker(self, due: float) -> Worker:
        """A worker, when it is one's turn."""
        if self.free:
            return self.free.pop()
        waiter = Waiter(due, next(self.numbers), asyncio.get_running_loop().create_future())
        insort(self.waiting, waiter)
        try:
            return await waiter.turn
        except asyncio.CancelledError:
            if waiter in self.waiting:
                self.waiting.remove(waiter)
            elif not waiter.turn.cancelled():
                self.release(waiter.turn.result())
            raise

    def release(self, worker: Worker) -> None:
        """A worker is free for whoever is next."""
        while self.waiting:
            turn = self.waiting.pop(0).turn
            if not turn.done():
                turn.set_result(worker)
                return
        self.free.append(worker)
