"""How a set that moderators try out is doing, and what came of it."""

import asyncio

import discord

from bot.render.admin.preview import progress_screen, result_screen
from bot.render.screen import Screen
from bot.service.callers import Caller
from bot.service.previews import Preview, Previews
from bot.simulate import as_data
from bot.text import Words

from ..interactions.callers import caller_of
from ..interactions.replies import reply, show
from .permission import check_moderator

EVERY = 3.0
"""Seconds between two edits of the progress."""
FAREWELL = 2.0
"""So long a preview may take to say what it has when the bot stops."""


class PreviewPanels:
    """Shows the progress and the result of each preview to who asked for it."""

    def __init__(self, previews: Previews, every: float = EVERY) -> None:
        self.previews = previews
        self.every = every
        self.shown: set[asyncio.Task[None]] = set()

    async def answer(self, interaction: discord.Interaction, name: str, players: int) -> None:
        """Begin to try a set, and show how it goes and what comes of it."""
        caller, begun = caller_of(interaction), list[Preview]()

        async def begin() -> Screen:
            await check_moderator(interaction, caller)
            begun.append(await self.previews.begin(caller, name, players))
            return progress(begun[0], caller.words)

        await reply(interaction, begin())
        for preview in begun:
            following = self.follow(interaction, caller, preview)
            task = asyncio.create_task(following, name="progress of a preview")
            self.shown.add(task)
            task.add_done_callback(self.shown.discard)
            await task

    async def follow(self, interaction: discord.Interaction, caller: Caller, preview: Preview) -> None:
        """Edit the answer now and then until the games are over."""
        over = False
        while not over:
            await asyncio.wait({preview.playing}, timeout=self.every)
            over = preview.playing.done()
            screen = (result if over else progress)(preview, caller.words)
            await show(interaction, screen, in_place=False, deferred=True)

    async def close(self) -> None:
        """Let those who wait for games that have ended see what there is."""
        if self.shown:
            _, late = await asyncio.wait(self.shown, timeout=FAREWELL)
            for unsaid in late:
                unsaid.cancel()


def progress(preview: Preview, words: Words) -> Screen:
    """How far the games have come."""
    series = preview.series
    return progress_screen(preview.found, series.players, preview.tally.games, series.games, words)


def result(preview: Preview, words: Words) -> Screen:
    """What the games tell."""
    return result_screen(preview.found, as_data(preview.series, preview.tally), words)
