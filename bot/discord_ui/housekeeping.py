"""Once a day: servers that removed the bot long ago are forgotten."""

import asyncio
import logging

import discord
from sqlalchemy.exc import SQLAlchemyError

from bot.servers.forgetting import forget_guild, note_presence, read_again
from bot.store import NotStored
from bot.tables import Tables

log = logging.getLogger(__name__)

EVERY = 86_400.0


class Housekeeping:
    """Notes where the bot is, and purges what was kept long enough."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self.client = client
        self.tables = tables
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look now and then every day."""
        if self.task is None:
            self.task = asyncio.get_running_loop().create_task(self.run(), name="housekeeping")

    async def run(self) -> None:
        """Look, sleep, and look again."""
        while True:
            await self.look()
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Forget the servers whose time is up; an outage of the store only delays that."""
        if not self.client.is_ready():
            return
        try:
            present = [guild.id for guild in self.client.guilds]
            due = await note_presence(self.tables.store, present, self.tables.clock.now())
            for guild_id in due:
                gone = await forget_guild(self.tables.store, guild_id)
                log.info(
                    "server %s was gone long enough and is forgotten, with %s games", guild_id, gone.games
                )
            if due:
                await read_again(self.tables, list(self.tables.lanes.lanes))
        except (NotStored, SQLAlchemyError) as error:
            log.warning("housekeeping has to wait: %s", type(error).__name__)

    async def close(self) -> None:
        """Look no longer."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
