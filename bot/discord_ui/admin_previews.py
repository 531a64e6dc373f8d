"""Sets that moderators try out: a few games off the event loop, with their progress shown."""

import asyncio

import discord

from bot.render.admin_preview import cards_for, misfit_screen, progress_screen, result_screen
from bot.render.screen import Screen
from bot.servers.servers import Servers
from bot.servers.sets import NamedSet
from bot.simulate import Series, Tally, Trials, as_data
from bot.text import Words

from .moderation import check_moderator
from .person import Visitor, visitor
from .replies import Refused, refused, reply, show

GAMES = 200
MOST_AT_ONCE = 3
"""So many servers try a set at the same time; each of them only one."""
EVERY = 3.0
"""Seconds between two edits of the progress."""
FAREWELL = 2.0
"""So long a preview may take to say what it has when the bot stops."""


class Preview:
    """A set that is being tried."""

    def __init__(self, found: NamedSet, series: Series, words: Words, trials: Trials) -> None:
        self.found = found
        self.series = series
        self.words = words
        self.tally = Tally()
        self.playing = asyncio.create_task(trials.play(series, self.tally), name="preview of a set")

    def progress(self) -> Screen:
        """How far the games have come."""
        series = self.series
        return progress_screen(self.found, series.players, self.tally.games, series.games, self.words)

    def result(self) -> Screen:
        """What the games tell."""
        return result_screen(self.found, as_data(self.series, self.tally), self.words)


class AdminPreviews:
    """All sets that are being tried, at most one for each server."""

    def __init__(self, servers: Servers, games: int = GAMES, every: float = EVERY) -> None:
        self.servers = servers
        self.games = games
        self.every = every
        self.trials = Trials()
        self.under_way: dict[int, Preview] = {}
        self.shown: set[asyncio.Task[None]] = set()
        self.closed = False

    async def answer(self, interaction: discord.Interaction, name: str, players: int) -> None:
        """Begin to try a set, and show how it goes and what comes of it."""
        who = visitor(interaction)
        begun: list[Preview] = []

        async def begin() -> Screen:
            await check_moderator(interaction, who)
            begun.append(await self.begin(who, name, players))
            return begun[0].progress()

        await reply(interaction, begin)
        for preview in begun:
            task = asyncio.create_task(self.follow(interaction, preview), name="progress of a preview")
            self.shown.add(task)
            task.add_done_callback(self.shown.discard)
            await task

    async def begin(self, who: Visitor, name: str, players: int) -> Preview:
        """Have a set tried, if it can be and the server tries no other."""
        shelf = await self.servers.catalogue(who.guild_id)
        contest = (await self.servers.settings(who.guild_id)).contest
        found = shelf.named(name)
        if not found.fits(players):
            raise Refused(misfit_screen(found, players, shelf, who.words))
        if who.guild_id in self.under_way:
            raise refused(who.words, "preview-refuse-running")
        if self.closed or len(self.under_way) >= MOST_AT_ONCE:
            raise refused(who.words, "preview-refuse-busy")
        series = Series(players, cards_for(found, players), games=self.games, contest=contest)
        preview = self.under_way[who.guild_id] = Preview(found, series, who.words, self.trials)
        preview.playing.add_done_callback(lambda done: self.under_way.pop(who.guild_id, None))
        return preview

    async def follow(self, interaction: discord.Interaction, preview: Preview) -> None:
        """Edit the answer now and then until the games are over."""
        over = False
        while not over:
            await asyncio.wait({preview.playing}, timeout=self.every)
            over = preview.playing.done()
            screen = preview.result() if over else preview.progress()
            await show(interaction, screen, in_place=False, deferred=True)

    async def close(self) -> None:
        """End all games, and begin no more; those who wait for them see what there is."""
        self.closed = True
        playing = [preview.playing for preview in self.under_way.values()]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        if self.shown:
            _, late = await asyncio.wait(self.shown, timeout=FAREWELL)
            for unsaid in late:
                unsaid.cancel()
