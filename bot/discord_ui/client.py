"""The bot on Discord: wiring of commands, router, reconciler and tables."""

import logging
from typing import Any

import discord
from discord import app_commands

from bot.tables import Tables
from bot.text import words

from .commands import MascaradeCommands
from .desk import Desk
from .posts import Posts
from .reconciler import Reconciler
from .replies import excuse, show
from .router import Router
from .translator import Translator

log = logging.getLogger(__name__)


class Mascarade(discord.AutoShardedClient):
    """The client; non-privileged intents only, and nothing cached that the game does not need."""

    def __init__(self, tables: Tables, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.tables = tables
        self.posts = Posts(tables.store)
        self.reconciler = Reconciler(self, tables, self.posts)
        self.router = Router(tables, self.posts)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(MascaradeCommands(Desk(tables, self.posts, self.reconciler)))
        self.tree.error(self.on_command_error)
        tables.told = self.reconciler.touch

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.set_translator(Translator())
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Draw what was left undrawn."""
        await self.reconciler.restore()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Commands are the tree's; every component goes through the router."""
        if interaction.type is discord.InteractionType.component:
            await self.router.component(interaction)

    async def on_command_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """What nobody expected in a command."""
        screen = excuse(getattr(error, "original", error), words(str(interaction.locale)))
        if not interaction.response.is_done():
            await show(interaction, screen, in_place=False, deferred=False)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A deleted message of a game is posted anew if it still asks something."""
        owner = await self.posts.owner_of(payload.message_id)
        if owner is not None:
            await self.reconciler.message_gone(*owner)

    async def close(self) -> None:
        """Stop drawing, then disconnect."""
        await self.reconciler.close()
        await super().close()
