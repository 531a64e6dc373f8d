"""A thread of its own for a game, where the server prefers that."""

import discord

from bot.render.screen import Screen
from bot.service.lobbies import OpenThread
from bot.text import words

from ..interactions.permissions import lacking, missing_permissions
from ..interactions.replies import RefusedScreen


def thread_opener(interaction: discord.Interaction) -> OpenThread | None:
    """How to open a thread where the command was used; None where there can be none."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        return None

    async def open_thread(name: str) -> int:
        check_permissions(interaction, thread=True)
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        return (await channel.create_thread(name=name, type=kind)).id

    return open_thread


def check_permissions(interaction: discord.Interaction, *, thread: bool = False) -> None:
    """Refuse by name what the bot may not do here, though it must."""
    missing = missing_permissions(interaction, thread=thread)
    if missing:
        raise RefusedScreen(Screen((lacking(missing, words(str(interaction.locale))),)))
