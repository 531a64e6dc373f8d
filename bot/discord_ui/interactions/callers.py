"""The person behind an interaction."""

from functools import partial

import discord

from bot.render.ids import Unreadable
from bot.service.callers import Caller


def caller_of(interaction: discord.Interaction) -> Caller:
    """The person behind an interaction in a server; elsewhere there is nothing to be done."""
    guild_id, channel_id = interaction.guild_id, interaction.channel_id
    if guild_id is None or channel_id is None:
        raise Unreadable("not in a server")
    channel, user = interaction.channel, interaction.user
    return Caller(
        user_id=user.id,
        display_name=user.display_name,
        guild_id=guild_id,
        channel_id=channel_id,
        moderator=interaction.permissions.manage_guild,
        locale=str(interaction.locale),
        key=str(interaction.id),
        parent_id=channel.parent_id if isinstance(channel, discord.Thread) else channel_id,
        roles=frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset(),
        has=partial(still_has, interaction.guild),
    )


def still_has(guild: discord.Guild | None, found: int) -> bool:
    """Whether a server has a channel, thread or role of that id."""
    if guild is None:
        return True
    return guild.get_channel_or_thread(found) is not None or guild.get_role(found) is not None
