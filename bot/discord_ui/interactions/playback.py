"""Replays that go on by themselves, each in the private message of whoever watches it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic

import aiohttp
import discord
from msgspec.structs import replace

from bot.render.ids import ComponentId
from bot.render.replay import Playing
from bot.render.screen import Screen
from bot.service.refusals import Refused
from bot.tables import TableError

from .after_clicks import PLAY
from .private_messages import TOKEN_LIVES
from .replies import show

log = logging.getLogger(__name__)

GONE = (discord.HTTPException, aiohttp.ClientError, OSError, Refused, TableError)
"""Nobody sees it any more, or there is nothing to be seen any more."""
PAUSE = 3.0
"""Seconds from one step to the next."""

Answer = Callable[[ComponentId], Awaitable[Screen]]


class Playback:
    """One replay at a time for each person, until it is over, paused, or out of reach."""

    def __init__(self) -> None:
        self.pause = PAUSE
        self.playing: dict[int, asyncio.Task[None]] = {}

    def stop(self, user_id: int) -> None:
        """Whoever watches clicks on what is private, which may be the replay itself."""
        task = self.playing.pop(user_id, None)
        if task is not None:
            task.cancel()

    def begin(
        self, interaction: discord.Interaction, at: ComponentId, screen: Playing, answer: Answer
    ) -> None:
        """Go on from a step that somebody has before them."""
        user_id = interaction.user.id
        self.stop(user_id)
        task = asyncio.get_running_loop().create_task(self.play(interaction, at, screen, answer))
        self.playing[user_id] = task
        task.add_done_callback(lambda done: self.done(user_id, done))

    def done(self, user_id: int, task: asyncio.Task[None]) -> None:
        """A replay is over."""
        if self.playing.get(user_id) is task:
            del self.playing[user_id]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a replay could not go on", exc_info=error)

    async def play(
        self, interaction: discord.Interaction, at: ComponentId, screen: Screen, answer: Answer
    ) -> None:
        """Show one step after the other."""
        until = monotonic() + TOKEN_LIVES
        while isinstance(screen, Playing) and monotonic() < until:
            await asyncio.sleep(self.pause)
            try:
                screen = await answer(replace(at, verb=PLAY, argument=str(screen.following)))
                if not await show(interaction, screen, in_place=True, deferred=True):
                    return
            except GONE as error:
                log.info("a replay ends early (%s)", type(error).__name__)
                return

    async def close(self) -> None:
        """Play nothing more."""
        tasks = list(self.playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
