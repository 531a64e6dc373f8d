"""The person behind an interaction."""

from functools import partial

import aiohttp
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
        sees=partial(may_see, interaction.guild, user),
    )


async def may_see(guild: discord.Guild | None, user: discord.User | discord.Member, channel_id: int) -> bool:
    """Whether somebody may see a channel: of a private thread, who is in it or looks after threads."""
    if guild is None or not isinstance(user, discord.Member):
        return False
    try:
        channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        if not isinstance(channel, discord.Thread):
            return channel.permissions_for(user).view_channel
        if channel.parent is None or not channel.parent.permissions_for(user).view_channel:
            return False
        if channel.is_private() and not channel.parent.permissions_for(user).manage_threads:
            await channel.fetch_member(user.id)
    except (discord.HTTPException, discord.InvalidData, aiohttp.ClientError, OSError):
        return False
    return True


def still_has(guild: discord.Guild | None, found: int) -> bool:
    """Whether a server has a channel, thread or role of that id."""
    if guild is None:
        return True
    return guild.get_channel_or_thread(found) is not None or guild.get_role(found) is not None
