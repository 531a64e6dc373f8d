"""The bot on Discord: wiring of commands, router, reconciler and tables."""

import asyncio
import logging
import sys
from typing import Any

import discord
from discord import app_commands

from bot.service.reviews import Work
from bot.service.services import Services
from bot.store import NotStored
from bot.store.ownership import claim
from bot.tables import TryAgain
from bot.tables.tables import Tables
from bot.text import words

from .answers import answer_briefly
from .commands.outdated import cause_of
from .commands.players import MascaradeCommands
from .commands.registration import register
from .commands.translator import Translator
from .commands.tree import Tree
from .hearing import Hearing
from .interactions.intake import RateLimit
from .interactions.replies import excuse, show
from .interactions.router import Router
from .lifecycle.departures import Departures
from .lifecycle.icons import DrawIcons, Icons
from .lifecycle.retention import Retention
from .listeners import Listeners
from .moderation.commands import AdminCommands
from .moderation.panels import Panels
from .painting.artist import Draw
from .painting.delivery import Delivery
from .painting.reconciler import Reconciler

log = logging.getLogger(__name__)

ANSWERING = 1.0
"""Seconds for answers that are under way when the bot ends."""


class Mascarade(discord.AutoShardedClient):
    """The client; non-privileged intents only, and nothing cached that the game does not need."""

    def __init__(
        self, tables: Tables, draw: Draw, icons: DrawIcons, *, work: Work | None = None, **options: Any
    ) -> None:
        self.listeners = Listeners()
        self.delivery = Delivery(self, draw)
        self.reconciler = Reconciler(self, tables, self.delivery)
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.listeners.hear(self.http)
        self.listeners.taken = self.reconciler.recovery.request_ended
        self.hearing = Hearing(self, self.reconciler.talk)
        self.tables = tables
        self.services = Services(tables, self.reconciler, work=work)
        self.panels = Panels(self.services)
        self.limit = RateLimit()
        self.router = Router(self.services, self.panels, self.limit)
        self.on_interaction = self.router.component
        self.tree = Tree(self)
        self.tree.add_command(MascaradeCommands(self.services))
        self.tree.add_command(AdminCommands(self.panels))
        self.tree.error(self.on_command_error)
        self.icons = Icons(self, tables.store, self.delivery, icons, tables.clock.now)
        self.departures = Departures(self, tables, self.reconciler, self.router.private)
        self.retention = Retention(self, tables)
        tables.on_change = self.departures.table_changed
        tables.expiry.look = self.reconciler.look
        tables.repair = self.reconciler.repairs.add
        self.restored = False
        self.command_ids: dict[str, int] = {}
        """Learnt when the commands are registered, so that texts can mention them."""

    async def setup_hook(self) -> None:
        """Make sure that the database is this bot's, let it be drawn, and register the commands."""
        application_id = self.application_id or 0
        await claim(self.tables.store, application_id)
        answer_briefly()
        await self.icons.recall()
        self.reconciler.begin()
        await self.tree.set_translator(Translator())
        self.command_ids = await register(self.tree, self.tables.store, application_id)

    async def on_ready(self) -> None:
        """Draw what was left undrawn, once."""
        if not self.restored:
            self.restored = True
            self.retention.start()
            self.services.records.recounting.start()
            await self.departures.restore()

    async def on_shard_ready(self, shard_id: int) -> None:
        """Discord reaches the shard's servers, and does not tell what happened before."""
        self.reconciler.unheard()
        self.tables.connected(shard_id, self.shard_count or 1)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Discord reaches the shard's servers again, and tells what happened meanwhile."""
        self.tables.connected(shard_id, self.shard_count or 1, resumed=True)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Nobody's time runs out while Discord does not reach the shard's servers."""
        self.tables.disconnected(shard_id, self.shard_count or 1)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server; an outage is not told here."""
        await self.departures.guild_removed(guild.id)
        await self.retention.removed(guild.id)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """A server is out of Discord's reach for a while."""
        await self.departures.guild_out(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Discord reaches a server, perhaps again."""
        self.reconciler.try_again(guild.id)
        await self.retention.returned(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited to a server, perhaps again."""
        await self.retention.returned(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted."""
        await self.departures.channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted."""
        await self.departures.channel_gone(payload.thread_id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A channel's permissions may have changed."""
        self.reconciler.try_again(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role's permissions may have changed."""
        self.reconciler.try_again(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked."""
        self.reconciler.try_again(payload.guild_id)

    async def on_command_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """A command came to nothing."""
        screen, _ = excuse(cause_of(error), words(str(interaction.locale)))
        if not interaction.response.is_done():
            await show(interaction, screen, in_place=False, deferred=False)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A deleted message of a game is posted anew if it still asks something."""
        await self.reconciler.message_gone(payload.message_id)

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """The same for many at once."""
        for message_id in payload.message_ids:
            await self.reconciler.message_gone(message_id)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """What Discord told while the database did not answer is found out later, by looking."""
        error = sys.exception()
        if isinstance(error, (NotStored, TryAgain)):
            log.warning("%s could not be noted: %s", event_method, type(error).__name__)
            self.reconciler.unheard()
        else:
            await super().on_error(event_method, *args, **kwargs)

    async def finish_answers(self) -> None:
        """Hear nothing more, and finish the answers that people wait for."""
        hanging_up = {asyncio.create_task(shard.disconnect()) for shard in self.shards.values()}
        for tasks in (hanging_up, self.listeners.answering):
            if tasks:
                await asyncio.wait(set(tasks), timeout=ANSWERING)

    async def close(self) -> None:
        """Answer, stop drawing, then disconnect."""
        await self.finish_answers()
        await self.icons.close()
        await self.departures.close()
        await self.retention.close()
        await self.services.close()
        await self.panels.previews.close()
        await self.router.playback.close()
        await self.router.private.close()
        await self.reconciler.close()
        self.delivery.artist.close()
        await self.tables.expiry.stop()
        await super().close()
