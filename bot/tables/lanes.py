"""One serial lane per game; the longest idle ones leave memory where there are too many."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeVar

from .game_log import GameLog
from .state import State

P = ParamSpec("P")
R = TypeVar("R")


class Lane:
    """A place in which one thing at a time happens to a game."""

    def __init__(self, log: GameLog) -> None:
        self.log = log
        self.lock = asyncio.Lock()
        self.users = 0
        self.weight = 0
        self.fresh = True

    @property
    def settled(self) -> State | None:
        """The game as last committed, if it is in memory and nothing is happening to it."""
        return None if self.users else self.log.state


class Lanes:
    """The lanes in use and as many idle ones as fit the memory, least recently used first."""

    def __init__(self, make: Callable[[str], GameLog], memory: int) -> None:
        self.make = make
        self.memory = memory
        """So many bytes all lanes together may take; those in use may take more."""
        self.lanes: OrderedDict[str, Lane] = OrderedDict()
        self.weight = 0
        self.under_way = 0
        """How many are in a lane or wait for one."""

    async def look(self, game_id: str) -> State:
        """The game as last committed; only where something is happening to it does that take a turn."""
        lane = self.lanes.get(game_id)
        if lane is not None and lane.settled is not None:
            return lane.settled
        return await self.run(game_id, GameLog.load)

    async def run(
        self,
        game_id: str,
        work: Callable[Concatenate[GameLog, P], Coroutine[Any, Any, R]],
        *args: P.args,
        **options: P.kwargs,
    ) -> R:
        """Do something in a game's lane when it is one's turn; nobody's lane is evicted while they wait."""
        lane = self.lanes.get(game_id)
        if lane is None:
            lane = self.lanes[game_id] = Lane(self.make(game_id))
        self.lanes.move_to_end(game_id)
        self.under_way += 1
        lane.users += 1
        lane.fresh = True
        try:
            async with lane.lock:
                return await work(lane.log, *args, **options)
        finally:
            self.under_way -= 1
            lane.users -= 1
            self.weigh(lane)
            self.evict()

    def weigh(self, lane: Lane) -> None:
        """Note how much memory a lane takes now."""
        self.weight -= lane.weight
        lane.weight = lane.log.weight
        self.weight += lane.weight

    def evict(self) -> None:
        """Let the longest idle lanes go until the others fit the memory."""
        excess = self.weight - self.memory
        leaving = []
        for game_id, lane in self.lanes.items():
            if excess <= 0:
                break
            if lane.users == 0:
                leaving.append(game_id)
                excess -= lane.weight
        for game_id in leaving:
            self.drop(game_id)

    def drop(self, game_id: str) -> None:
        """Let a lane go."""
        self.weight -= self.lanes.pop(game_id).weight

    def sweep(self) -> None:
        """Let go of the lanes that nobody has entered since the last sweep."""
        for game_id, lane in list(self.lanes.items()):
            if lane.users == 0 and not lane.fresh:
                self.drop(game_id)
            lane.fresh = False

    async def drain(self) -> None:
        """Wait until everything under way is done."""
        for lane in list(self.lanes.values()):
            while lane.users:
                async with lane.lock:
                    pass
