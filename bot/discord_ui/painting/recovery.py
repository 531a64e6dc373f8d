"""Waiting for Discord to take requests again: one success anywhere wakes those who wait, at a pace."""

import asyncio
from collections import deque

import discord

PACE = 0.05
"""Seconds between two that are woken."""
CALM = 1.0
"""Seconds after a failure in which a success elsewhere wakes nobody."""
PROBE = 5.0
"""Seconds after which one of those who wait tries, whatever the others do."""
TOO_MANY_REQUESTS = 429
SERVER_ERROR = 500
WAITED = 0.25
"""The library has waited as long as Discord said, several times, before it gave up."""


def is_refusal(error: Exception) -> bool:
    """Whether Discord understood and will not; its own failures and its asking to wait are none."""
    if not isinstance(error, discord.HTTPException):
        return False
    return error.status < SERVER_ERROR and error.status != TOO_MANY_REQUESTS


def wait_asked_for(error: Exception) -> float | None:
    """How many seconds Discord, or what stands in front of it, still asks to wait; None if nobody says."""
    if not isinstance(error, discord.HTTPException) or error.status != TOO_MANY_REQUESTS:
        return None
    if "Via" in error.response.headers:
        return WAITED
    asked = error.response.headers.get("Retry-After", "")
    return float(asked) if asked.isdecimal() else None


class Recovery:
    """Those who failed and wait before they try again, the longest waiting first."""

    def __init__(self) -> None:
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.calm_until = 0.0
        self.next: asyncio.TimerHandle | None = None
        """When the next of those who wait is woken."""
        self.rousing = False

    async def pause(self, seconds: float) -> None:
        """A request has failed: wait so long, or until another has not."""
        loop = asyncio.get_running_loop()
        waiter: asyncio.Future[None] = loop.create_future()
        self.waiting.append(waiter)
        self.calm_until = loop.time() + CALM
        self.rousing = False
        self.wake_in(PROBE)
        try:
            await asyncio.wait({waiter}, timeout=seconds)
        finally:
            if waiter in self.waiting:
                self.waiting.remove(waiter)

    def succeeded(self) -> None:
        """Discord has taken a request: have those who wait try, one after the other until one fails."""
        if self.waiting and not self.rousing and asyncio.get_running_loop().time() >= self.calm_until:
            self.rousing = True
            self.wake_in(0.0)

    def wake_in(self, seconds: float) -> None:
        """Wake the next one in so many seconds, in place of what was planned."""
        if self.next is not None:
            self.next.cancel()
        self.next = asyncio.get_running_loop().call_later(seconds, self.wake)

    def wake(self) -> None:
        """Have the longest waiting try."""
        self.next = None
        if self.waiting:
            self.waiting.popleft().set_result(None)
        if self.waiting:
            self.wake_in(PACE if self.rousing else PROBE)
        else:
            self.rousing = False

    def close(self) -> None:
        """Wake nobody any more."""
        if self.next is not None:
            self.next.cancel()

    def request_ended(self, status: int | None) -> None:
        """Any answer but an error of Discord's own, or its asking to wait, is a success."""
        if status is not None and status < SERVER_ERROR and status != TOO_MANY_REQUESTS:
            self.succeeded()
