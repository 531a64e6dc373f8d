"""Who listens to what the bot does: called with kinds and seconds, never with who, where or what."""

import asyncio
import time
from collections.abc import Callable
from contextvars import ContextVar
from enum import StrEnum
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from discord.http import HTTPClient


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
        self.waited: Callable[[float], None] = nobody
        """Called with the seconds that a request waited for its turn before it was sent."""
        self.asked: ContextVar[float | None] = ContextVar("asked", default=None)
        """Since when the present request waits to be sent."""

    def trace(self, traced: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Hear of every request of a session."""
        traced.on_request_start.append(self.request_began)
        traced.on_request_end.append(self.request_ended)
        traced.on_request_exception.append(self.request_failed)
        return traced

    def time(self, http: HTTPClient) -> None:
        """Know when each request of a client was wished for, before it waits for rate limits."""
        request = http.request

        async def timed(*arguments: Any, **options: Any) -> Any:
            before = self.asked.set(time.monotonic())
            try:
                return await request(*arguments, **options)
            finally:
                self.asked.reset(before)

        http.request = timed  # type: ignore[method-assign]

    async def request_began(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, about: object
    ) -> None:
        """A request is sent."""
        asked = self.asked.get()
        if asked is not None:
            self.waited(time.monotonic() - asked)

    async def request_ended(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, about: aiohttp.TraceRequestEndParams
    ) -> None:
        """Discord has answered; should the request be sent again, it waits from now on."""
        self.called(about.response.status)
        self.waits_again()

    async def request_failed(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, about: object
    ) -> None:
        """A request got no answer."""
        self.called(None)
        self.waits_again()

    def waits_again(self) -> None:
        """Should the request be sent again, it waits from now on."""
        if self.asked.get() is not None:
            self.asked.set(time.monotonic())


def tell_answered(interaction: discord.Interaction, outcome: Outcome, began: float) -> None:
    """An interaction that arrived at a moment of the monotonic clock is over now."""
    listeners: Listeners = interaction.client.listeners  # type: ignore[attr-defined]
    click = interaction.type is discord.InteractionType.component
    listeners.answered("click" if click else "command", outcome, time.monotonic() - began)
