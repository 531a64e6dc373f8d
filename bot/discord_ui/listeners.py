"""Who listens to what the bot does: called with kinds and seconds, never with who, where or what."""

import asyncio
import time
from collections.abc import Callable
from contextvars import ContextVar
from enum import StrEnum
from typing import Any

import discord
from discord.http import HTTPClient

from .session import hear_session


class Outcome(StrEnum):
    """What came of an interaction."""

    DONE = "done"
    REFUSED = "refused"
    """The person was told why not."""
    FAILED = "failed"
    """The person was told to try again, or that something went wrong."""
    UNHEARD = "unheard"
    """Discord did not take the answer."""
    LIMITED = "limited"
    """The person asked for far too much."""


def nobody(*about: object) -> None:
    """Nobody listens."""


class Listeners:
    """What is called when something happens; each of them may be replaced."""

    def __init__(self) -> None:
        self.answering: set[asyncio.Task[Any]] = set()
        """The work on interactions that people wait for."""
        self.answered: Callable[[str, str, float], None] = nobody
        """Called with the kind of an interaction, its outcome and how many seconds that took."""
        self.called: Callable[[int | None], None] = nobody
        """Called with the status of each answer of Discord's; None if there was none."""
        self.taken: Callable[[int | None], None] = nobody
        """The same for those who wait until Discord takes something."""
        self.waited: Callable[[float], None] = nobody
        """Called with the seconds that a request waited for its turn before it was sent."""
        self.asked: ContextVar[float | None] = ContextVar("asked", default=None)
        """Since when the present request waits to be sent."""

    def hear(self, http: HTTPClient) -> None:
        """Know of each request of a client, also when it was wished for, before it waits for rate limits."""
        request = http.request

        async def timed(*arguments: Any, **options: Any) -> Any:
            hear_session(http, self)
            before = self.asked.set(time.monotonic())
            try:
                return await request(*arguments, **options)
            finally:
                self.asked.reset(before)

        http.request = timed  # type: ignore[method-assign]

    def request_began(self) -> None:
        """A request is sent."""
        asked = self.asked.get()
        if asked is not None:
            self.waited(time.monotonic() - asked)

    def request_ended(self, status: int | None) -> None:
        """Discord has answered, or has not; should the request be sent again, it waits from now on."""
        self.called(status)
        self.taken(status)
        if self.asked.get() is not None:
            self.asked.set(time.monotonic())


def tell_answered(interaction: discord.Interaction, outcome: Outcome, began: float) -> None:
    """An interaction that arrived at a moment of the monotonic clock is over now."""
    listeners: Listeners = interaction.client.listeners  # type: ignore[attr-defined]
    click = interaction.type is discord.InteractionType.component
    listeners.answered("click" if click else "command", outcome, time.monotonic() - began)
