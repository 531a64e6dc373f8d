"""Once an hour: servers that removed the bot long ago are forgotten, and old games for practice deleted."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

import discord
from sqlalchemy.exc import SQLAlchemyError

from bot.servers.forgetting import forget_guild, note_presence, note_removal, note_return
from bot.servers.practices import delete_old_practice
from bot.store import NotStored
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

EVERY = 3_600.0


@contextmanager
def put_off() -> Iterator[None]:
    """What the store does not take now is seen to by the next look."""
    try:
        yield
    except (NotStored, SQLAlchemyError) as error:
        log.warning("retention has to wait: %s", type(error).__name__)


class Retention:
    """Notes where the bot is, and purges what was kept long enough."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self.client = client
        self.tables = tables
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look now and then every hour."""
        if self.task is None:
            self.task = asyncio.get_running_loop().create_task(self.run(), name="retention")

    async def run(self) -> None:
        """Look, sleep, and look again."""
        while True:
            await self.look()
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Let go of what was kept long enough; an outage of the store only delays that."""
        with put_off():
            await delete_old_practice(self.tables.store, self.tables.clock.now())
        if self.client.is_ready():
            with put_off():
                await self.purge()

    async def purge(self) -> None:
        """Note where the bot is and is not, and forget the servers whose time is up."""
        present = [guild.id for guild in self.client.guilds]
        due = await note_presence(self.tables.store, present, self.tables.clock.now())
        for guild_id in due:
            gone = await forget_guild(self.tables.store, guild_id)
            log.info("server %s was gone long enough and is forgotten, with %s games", guild_id, gone.games)
        if due:
            await self.tables.read_again()

    async def returned(self, guild_id: int) -> None:
        """The bot is on a server, perhaps again."""
        with put_off():
            await note_return(self.tables.store, guild_id)

    async def removed(self, guild_id: int) -> None:
        """The bot is no longer on a server."""
        with put_off():
            await note_removal(self.tables.store, guild_id, self.tables.clock.now())

    async def close(self) -> None:
        """Look no longer."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
