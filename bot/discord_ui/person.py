"""The person behind an interaction, as the game needs to know them."""

import discord
import msgspec

from bot.render.cast import tidy
from bot.text import Words, words


class Visitor(msgspec.Struct, frozen=True):
    """Who clicked or commanded, where, and in which language they read."""

    user_id: int
    name: str
    guild_id: int
    channel_id: int
    moderator: bool
    words: Words
    key: str
    """Names this interaction: the same one delivered twice acts once."""


def visitor(interaction: discord.Interaction) -> Visitor:
    """The person behind an interaction in a server."""
    assert interaction.guild_id is not None
    assert interaction.channel_id is not None
    return Visitor(
        user_id=interaction.user.id,
        name=tidy(interaction.user.display_name),
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        moderator=interaction.permissions.manage_guild,
        words=words(str(interaction.locale)),
        key=str(interaction.id),
    )
