"""What exists on the stand-in: accounts, guilds, channels, messages and commands, as plain data."""

import secrets
from enum import IntEnum
from typing import Any

from msgspec import Struct, field

from bot.playground.standin.errors import Json, unknown_channel, unknown_guild, unknown_message


class ChannelType(IntEnum):
    TEXT = 0
    VOICE = 2
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15


THREADS = {ChannelType.ANNOUNCEMENT_THREAD, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD}
WITHOUT_MESSAGES = {ChannelType.CATEGORY, ChannelType.FORUM}


class Account(Struct):
    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    avatar: str | None = None


class Role(Struct):
    id: int
    name: str
    permissions: int
    position: int = 0


class Overwrite(Struct):
    id: int
    type: int
    allow: int = 0
    deny: int = 0


class Target(IntEnum):
    """What a rule of the Integrations page is about."""

    ROLE = 1
    USER = 2
    CHANNEL = 3


class CommandOverwrite(Struct):
    """Who may, or may not, use a command, or in which channel; @everyone has the guild's id."""

    id: int
    type: Target
    permission: bool


class MemberState(Struct):
    user_id: int
    joined_at: str
    nick: str | None = None
    roles: list[int] = field(default_factory=list)


class MessageState(Struct):
    """A message; `body` is the part that the author decides, in Discord's own shape."""

    id: int
    channel_id: int
    author_id: int
    body: Json
    timestamp: str
    type: int = 0
    edited_timestamp: str | None = None
    ephemeral_to: int | None = None
    pinned: bool = False
    interaction: Json | None = None
    webhook_id: int | None = None
    replies_to: int | None = None
    nonce: str | int | None = None
    thread_id: int | None = None
    pinged: list[int] = field(default_factory=list)
    dismissed: bool = False

    @property
    def flags(self) -> int:
        return int(self.body["flags"])


class ChannelState(Struct):
    id: int
    guild_id: int
    name: str
    type: ChannelType = ChannelType.TEXT
    parent_id: int | None = None
    position: int = 0
    topic: str | None = None
    overwrites: list[Overwrite] = field(default_factory=list)
    owner_id: int | None = None
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_duration: int = 1440
    archive_timestamp: str = ""
    thread_members: list[int] = field(default_factory=list)
    applied_tags: list[str] = field(default_factory=list)
    total_message_sent: int = 0
    last_message_id: int | None = None
    messages: dict[int, MessageState] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        return self.type in THREADS

    @property
    def is_private_thread(self) -> bool:
        return self.type is ChannelType.PRIVATE_THREAD

    def public_messages(self) -> list[MessageState]:
        return [message for message in self.messages.values() if message.ephemeral_to is None]


class GuildState(Struct):
    id: int
    name: str
    owner_id: int
    preferred_locale: str = "en-US"
    features: list[str] = field(default_factory=list)
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, MemberState] = field(default_factory=dict)
    channels: dict[int, ChannelState] = field(default_factory=dict)
    available: bool = True
    has_bot: bool = True
    command_overwrites: dict[int, list[CommandOverwrite]] = field(default_factory=dict)
    """By command; those of all commands by the application."""


class FileState(Struct):
    """An uploaded file."""

    name: str
    content_type: str
    content: bytes


class EmojiState(Struct):
    """An emoji of the application's own."""

    id: int
    name: str
    content_type: str
    content: bytes


class World(Struct):
    """Everything that a stand-in remembers over a restart."""

    application_id: int
    bot_name: str = "Mascarade"
    last_snowflake: int = 0
    accounts: dict[int, Account] = field(default_factory=dict)
    guilds: dict[int, GuildState] = field(default_factory=dict)
    commands: dict[int, dict[str, Any]] = field(default_factory=dict)
    files: dict[int, FileState] = field(default_factory=dict)
    """Those that messages have."""
    file_key: str = field(default_factory=lambda: secrets.token_hex(16))
    """Signs the addresses of files."""
    emojis: dict[int, EmojiState] = field(default_factory=dict)
    interactions: dict[str, Any] = field(default_factory=dict)

    @property
    def bot_id(self) -> int:
        return self.application_id

    def guild(self, guild_id: int) -> GuildState:
        """The guild, if the bot is in it and it is not out of order."""
        guild = self.guilds.get(guild_id)
        if guild is None or not guild.has_bot or not guild.available:
            raise unknown_guild()
        return guild

    def channel(self, channel_id: int) -> tuple[GuildState, ChannelState]:
        for guild in self.guilds.values():
            channel = guild.channels.get(channel_id)
            if channel is not None and guild.has_bot and guild.available:
                return guild, channel
        raise unknown_channel()

    def message(self, channel_id: int, message_id: int) -> tuple[GuildState, ChannelState, MessageState]:
        """A message of the channel; ephemeral ones are not found this way."""
        guild, channel = self.channel(channel_id)
        message = channel.messages.get(message_id)
        if message is None or message.ephemeral_to is not None:
            raise unknown_message()
        return guild, channel, message
