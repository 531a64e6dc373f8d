"""Messages that show a wrong time though nothing has happened: put right at a pace, after all that is new."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

PACE = 0.05
"""Seconds between two; Discord takes fifty requests a second, and new turns come first."""


class Repairs:
    """Games to be drawn when their time comes, the most urgent first."""

    def __init__(self, draw: Callable[[str], None]) -> None:
        self.draw = draw
        self.waiting: deque[str] = deque()
        self.next: asyncio.TimerHandle | None = None

    def add(self, game_ids: Sequence[str]) -> None:
        """Have games drawn before those that wait already."""
        self.waiting = deque(dict.fromkeys((*game_ids, *self.waiting)))
        if self.next is None:
            self.go_on()

    def go_on(self) -> None:
        """Draw the next game, and the one after it in a moment."""
        self.next = None
        if self.waiting:
            self.draw(self.waiting.popleft())
            self.next = asyncio.get_running_loop().call_later(PACE, self.go_on)

    def close(self) -> None:
        """Draw no more."""
        self.waiting.clear()
        if self.next is not None:
            self.next.cancel()
