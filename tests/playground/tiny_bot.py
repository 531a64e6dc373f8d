"""A small bot made only of public discord.py features, which the stand-in's tests connect."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

import discord
from discord import app_commands

from bot.playground import Standin


class TinyBot(discord.AutoShardedClient):
    """Registers the commands it is given and hands every component and modal to `on_press`."""

    def __init__(self, **options: object) -> None:
        options.setdefault("intents", discord.Intents(guilds=True, guild_messages=True))
        super().__init__(guild_ready_timeout=0.05, max_messages=None, **options)
        self.tree = app_commands.CommandTree(self)
        self.pressed: Callable[[discord.Interaction], object] | None = None
        self.events: list[tuple[str, object]] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type in kinds and self.pressed is not None:
            await self.pressed(interaction)


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
