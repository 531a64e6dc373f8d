"""The line in which questions wait for a worker."""

import asyncio
from bisect import insort
from itertools import count
from typing import NamedTuple

from .worker import Worker


class Place(NamedTuple):
    """Somebody's place in the line; among those due at once, who came first."""

    due: float
    number: int
    turn: asyncio.Future[Worker]


class Line:
    """Free workers, and those who wait for one: whose answer is due first is served first."""

    def __init__(self) -> None:
        self.free: list[Worker] = []
        self.waiting: list[Place] = []
        self.numbers = count()

    async def worker(self, due: float) -> Worker:
        """A worker, when it is one's turn."""
        if self.free:
            return self.free.pop()
        place = Place(due, next(self.numbers), asyncio.get_running_loop().create_future())
        insort(self.waiting, place)
        try:
            return await place.turn
        except asyncio.CancelledError:
            if place in self.waiting:
                self.waiting.remove(place)
            elif not place.turn.cancelled():
                self.release(place.turn.result())
            raise

    def release(self, worker: Worker) -> None:
        """A worker is free for whoever is next."""
        while self.waiting:
            turn = self.waiting.pop(0).turn
            if not turn.done():
                turn.set_result(worker)
                return
        self.free.append(worker)
