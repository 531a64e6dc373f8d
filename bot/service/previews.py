"""Sets that moderators try out: a few games, off the event loop."""

import asyncio

from bot.servers.servers import Servers
from bot.servers.sets import NamedSet, cards_for
from bot.simulate import Series, Tally, Trials

from .callers import Caller
from .refusals import Misfit, Refused

GAMES = 200
MOST_AT_ONCE = 3
"""So many servers try a set at the same time; each of them only one."""


class Preview:
    """A set that is being tried."""

    def __init__(self, found: NamedSet, series: Series, trials: Trials) -> None:
        self.found = found
        self.series = series
        self.tally = Tally()
        self.playing = asyncio.create_task(trials.play(series, self.tally), name="preview of a set")


class Previews:
    """All sets that are being tried, at most one for each server."""

    def __init__(self, servers: Servers, games: int = GAMES) -> None:
        self.servers = servers
        self.games = games
        self.trials = Trials()
        self.under_way: dict[int, Preview] = {}
        self.closed = False

    async def begin(self, caller: Caller, name: str, players: int) -> Preview:
        """Have a set tried, if it can be and the server tries no other."""
        catalogue = await self.servers.catalogue(caller.guild_id)
        contest = (await self.servers.settings(caller.guild_id)).contest
        found = catalogue.named(name)
        if not found.fits(players):
            raise Misfit(found, players, catalogue)
        if caller.guild_id in self.under_way:
            raise Refused("preview-refuse-running")
        if self.closed or len(self.under_way) >= MOST_AT_ONCE:
            raise Refused("preview-refuse-busy")
        series = Series(players, cards_for(found, players), games=self.games, contest=contest)
        preview = self.under_way[caller.guild_id] = Preview(found, series, self.trials)
        preview.playing.add_done_callback(lambda done: self.under_way.pop(caller.guild_id, None))
        return preview

    async def close(self) -> None:
        """End all games, and begin no more."""
        self.closed = True
        playing = [preview.playing for preview in self.under_way.values()]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
