"""One serial lane per game; idle ones leave memory."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import islice

from .records import State


class Lane:
    """A place in which one thing at a time happens to a game, and the game as last committed."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0
        self.fresh = True
        self.state: State | None = None
        self.keys: dict[str, tuple[int, int]] = {}

    def forget(self) -> None:
        """Have the game read again before anything else happens to it."""
        self.state = None


class Lanes:
    """The lanes in use and a number of idle ones, least recently used first."""

    def __init__(self, idle: int) -> None:
        self.idle = idle
        self.lanes: OrderedDict[str, Lane] = OrderedDict()
        self.busy = 0

    def at_rest(self, game_id: str) -> State | None:
        """The game as last committed, if it is at hand and nothing is happening to it."""
        lane = self.lanes.get(game_id)
        return lane.state if lane is not None and lane.users == 0 else None

    @asynccontextmanager
    async def enter(self, game_id: str) -> AsyncIterator[Lane]:
        """Wait for one's turn; a lane with anybody in it or waiting is never evicted."""
        lane = self.lanes.setdefault(game_id, Lane())
        self.lanes.move_to_end(game_id)
        self.busy += lane.users == 0
        lane.users += 1
        lane.fresh = True
        try:
            async with lane.lock:
                yield lane
        finally:
            lane.users -= 1
            self.busy -= lane.users == 0
            self.evict()

    def evict(self) -> None:
        """Let the longest idle lanes go."""
        excess = len(self.lanes) - self.busy - self.idle
        if excess > 0:
            idle = (game_id for game_id, lane in self.lanes.items() if lane.users == 0)
            for game_id in list(islice(idle, excess)):
                del self.lanes[game_id]

    def sweep(self) -> None:
        """Let go of the lanes that nobody has entered since the last sweep."""
        for game_id, lane in list(self.lanes.items()):
            if lane.users == 0 and not lane.fresh:
                del self.lanes[game_id]
            lane.fresh = False
