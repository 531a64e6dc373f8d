"""Which permissions the bot needs, and why."""

from collections.abc import Iterable

import discord
from msgspec.structs import replace

from bot.render.screen import Screen
from bot.text import Words

NEEDED = {
    "view_channel": "to see the channel a game is played in",
    "send_messages": "to post the table",
    "send_messages_in_threads": "to play in threads",
    "read_message_history": "to find its own messages again after a crash, and to link to them",
    "create_public_threads": "to give a game a thread of its own, where the server prefers that",
    "attach_files": "to show the table as a picture; without it everything is told in words",
}
DISPENSABLE = {"attach_files"}
"""Without these a game is played all the same."""


def needed_permissions() -> discord.Permissions:
    """What the invite link asks for."""
    return discord.Permissions(**dict.fromkeys(NEEDED, True))


WRITING = {"view_channel", "send_messages", "send_messages_in_threads"}
"""Without these a table cannot be shown."""
ENOUGH = discord.Permissions(**dict.fromkeys(WRITING, True))


def missing_permissions(interaction: discord.Interaction, *, thread: bool = False) -> list[str]:
    """What the bot may not do in the channel, or in a new thread of it, though it must."""
    granted = interaction.app_permissions
    in_thread = thread or isinstance(interaction.channel, discord.Thread)
    unneeded = {"send_messages" if in_thread else "send_messages_in_threads", *DISPENSABLE}
    if not thread:
        unneeded.add("create_public_threads")
    return [name for name in NEEDED if name not in unneeded and not getattr(granted, name)]


def can_see(member: discord.Member, channel_id: int) -> bool:
    """Whether a member sees a channel or thread of their server; in doubt they do."""
    channel = member.guild.get_channel_or_thread(channel_id)
    return channel is None or channel.permissions_for(member).view_channel


def lacking(names: Iterable[str], words: Words) -> str:
    """That these permissions are missing, by the names that Discord shows."""
    shown = words.listing(words(f"permission-{name}") for name in names)
    return words("start-permissions-missing", permissions=shown)


def with_hindrance(screen: Screen, interaction: discord.Interaction, words: Words) -> Screen:
    """A screen that also says why nobody else will see what was done, if the bot may not write here."""
    if not interaction.app_permissions.is_superset(ENOUGH):
        missing = [name for name in missing_permissions(interaction) if name in WRITING]
        if missing:
            return replace(screen, texts=(*screen.texts, lacking(missing, words)))
    if isinstance(interaction.channel, discord.Thread) and interaction.channel.locked:
        return replace(screen, texts=(*screen.texts, words("thread-locked")))
    return screen
