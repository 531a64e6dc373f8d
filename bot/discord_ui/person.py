"""The person behind an interaction, as the game needs to know them."""

from collections.abc import Callable
from functools import partial

import discord
import msgspec

from bot.render.cast import tidy
from bot.render.ids import Unreadable
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
    parent_id: int
    """The channel, or the one that a thread belongs to."""
    roles: frozenset[int]
    has: Callable[[int], bool]
    """Whether the server still has a channel or role of that id; in doubt it has."""


def visitor(interaction: discord.Interaction) -> Visitor:
    """The person behind an interaction in a server; elsewhere there is nothing to be done."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Unreadable("not in a server")
    channel, user = interaction.channel, interaction.user
    return Visitor(
        user_id=user.id,
        name=tidy(user.display_name),
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        moderator=interaction.permissions.manage_guild,
        words=words(str(interaction.locale)),
        key=str(interaction.id),
        parent_id=channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id,
        roles=frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset(),
        has=partial(still_has, interaction.guild),
    )


def still_has(guild: discord.Guild | None, found: int) -> bool:
    """Whether a server has a channel, thread or role of that id."""
    if guild is None:
        return True
    return guild.get_channel_or_thread(found) is not None or guild.get_role(found) is not None
