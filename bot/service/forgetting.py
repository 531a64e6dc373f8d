"""Letting go of what is stored of a server, or of a person, and of what is still shown of it."""

import asyncio
import logging
from contextlib import suppress

from bot.servers.forgetting import Forgotten, forget_guild, forget_person
from bot.tables import GameSetAside, NoSuchGame

from .callers import Caller
from .games import Games
from .records import Records

log = logging.getLogger(__name__)

DRAWING = 5.0
"""So long a game that is stopped may take to say so, before it is forgotten."""
PACE = 0.2
"""Seconds between two old games whose messages are drawn anew."""


class Forgetting:
    """Forgets servers and people who ask for it."""

    def __init__(self, games: Games, records: Records) -> None:
        self.games = games
        self.records = records
        self.tables = games.tables
        self.display = games.display
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def is_pending(self) -> bool:
        """Whether what was deleted may still be in the database's log, until nobody reads from it."""
        return self.tables.store.log.is_pending

    async def forget_server(self, caller: Caller) -> Forgotten:
        """Stop the server's games, say so at their tables, and delete everything.

        The buttons of those that were over are taken away afterwards, at a pace.
        """
        store = self.tables.store
        ids = await store.open_games(caller.guild_id)
        for game_id in ids:
            with suppress(NoSuchGame, GameSetAside):
                await self.games.close(game_id)
                await asyncio.sleep(0)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.display.part_with(ids), DRAWING)
        gone = await forget_guild(store, caller.guild_id, parting=True)
        self.display.say_farewell()
        await self.tables.read_again()
        log.info("server %s was forgotten, with %s games", caller.guild_id, gone.games)
        return gone

    async def forget_me(self, caller: Caller) -> int:
        """Take the caller out of finished games, in how many, and draw what is still shown of them anew."""
        store = self.tables.store
        games = await forget_person(store, caller.user_id)
        self.records.recounting.soon()
        await self.tables.read_again(games)
        await store.tell_others(games)
        task = asyncio.get_running_loop().create_task(self.draw_again(await store.served_here(games)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return len(games)

    async def draw_again(self, games: list[str]) -> None:
        """Draw old games anew, one after the other."""
        for game_id in games:
            self.display.redraw(game_id)
            await asyncio.sleep(PACE)

    async def close(self) -> None:
        """Draw nothing more."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
