"""A small bot made only of public discord.py features, which the stand-in's tests connect."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any, cast

import discord
from discord import app_commands

from bot.playground import Standin

INTENTS = discord.Intents(guilds=True, guild_messages=True)


class TinyBot(discord.AutoShardedClient):
    """Registers the commands it is given and hands every component and modal to `on_press`."""

    def __init__(self, *, intents: discord.Intents = INTENTS, **options: Any) -> None:
        super().__init__(guild_ready_timeout=0.05, max_messages=None, intents=intents, **options)
        self.tree = app_commands.CommandTree(self)
        self.pressed: Callable[[discord.Interaction], Awaitable[object]] | None = None
        self.events: list[tuple[str, object]] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return

    def text_channel(self, channel_id: int) -> discord.TextChannel:
        """A text channel that the bot knows of."""
        channel = self.get_channel(channel_id)
        assert isinstance(channel, discord.TextChannel)
        return channel

    def server(self, guild_id: int) -> discord.Guild:
        """A server that the bot knows of."""
        guild = self.get_guild(guild_id)
        assert guild is not None
        return guild

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type in kinds and self.pressed is not None:
            await self.pressed(interaction)


def interaction_data(interaction: discord.Interaction) -> Mapping[str, Any]:
    """What a click or a form brings along."""
    assert interaction.data is not None
    return cast(Mapping[str, Any], interaction.data)


@contextlib.asynccontextmanager
async def running(bot: discord.Client, standin: Standin) -> AsyncIterator[None]:
    """Connect the bot, wait until it is ready, and close it at the end."""
    task = asyncio.create_task(bot.start(standin.token))
    ready = asyncio.create_task(bot.wait_until_ready())
    try:
        await asyncio.sleep(0)
        done, _ = await asyncio.wait({task, ready}, timeout=10, return_when=asyncio.FIRST_COMPLETED)
        assert ready in done, task.exception() if task.done() else "not ready"
        yield
    finally:
        ready.cancel()
        await bot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def until(true: Callable[[], bool], seconds: float = 5) -> None:
    """Wait for something that the bot does after its answer."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.005)
