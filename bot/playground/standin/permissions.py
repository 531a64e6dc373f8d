"""Who may do what in a channel: Discord's permission bits and how they combine."""

from collections.abc import Iterable
from enum import IntEnum

from bot.playground.standin.errors import missing_access, missing_permissions
from bot.playground.standin.world import ChannelState, GuildState


class Permission(IntEnum):
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


EVERYTHING = sum(Permission)
USUAL = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.READ_MESSAGE_HISTORY
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.ADD_REACTIONS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
)


def permissions_named(*names: str) -> int:
    """The bits of permissions named as discord.py names them (`manage_guild`)."""
    return sum(Permission[name.upper()] for name in set(names))


def guild_permissions(guild: GuildState, user_id: int) -> int:
    """A member's permissions before any channel's exceptions."""
    if user_id == guild.owner_id:
        return EVERYTHING
    member = guild.members.get(user_id)
    if member is None:
        return 0
    bits = guild.roles[guild.id].permissions
    for role_id in member.roles:
        bits |= guild.roles[role_id].permissions
    return EVERYTHING if bits & Permission.ADMINISTRATOR else bits


def channel_permissions(guild: GuildState, channel: ChannelState, user_id: int) -> int:
    """A member's permissions in a channel; a thread has those of its parent."""
    place = channel
    if channel.is_thread and channel.parent_id is not None:
        place = guild.channels.get(channel.parent_id, channel)
    bits = guild_permissions(guild, user_id)
    member = guild.members.get(user_id)
    if member is None or bits == EVERYTHING:
        return bits
    exceptions = {overwrite.id: overwrite for overwrite in place.overwrites}
    everyone = exceptions.get(guild.id)
    if everyone:
        bits = bits & ~everyone.deny | everyone.allow
    held = [exceptions[role_id] for role_id in member.roles if role_id in exceptions]
    bits &= ~_all(overwrite.deny for overwrite in held)
    bits |= _all(overwrite.allow for overwrite in held)
    own = exceptions.get(user_id)
    if own:
        bits = bits & ~own.deny | own.allow
    return bits if bits & Permission.VIEW_CHANNEL else 0


def can_see(guild: GuildState, channel: ChannelState, user_id: int) -> bool:
    if not channel_permissions(guild, channel, user_id) & Permission.VIEW_CHANNEL:
        return False
    if not channel.is_private_thread:
        return True
    return user_id in channel.thread_members or bool(
        channel_permissions(guild, channel, user_id) & Permission.MANAGE_THREADS
    )


def demand(guild: GuildState, channel: ChannelState, user_id: int, needed: int) -> None:
    """Refuse like Discord: 50001 without sight of the channel, 50013 without the permission."""
    if not can_see(guild, channel, user_id):
        raise missing_access()
    if channel_permissions(guild, channel, user_id) & needed != needed:
        raise missing_permissions()


def _all(bits: Iterable[int]) -> int:
    total = 0
    for value in bits:
        total |= value
    return total
