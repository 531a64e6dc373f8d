"""Hearing that messages are written, edited and clicked on, without reading them."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

import discord
from discord.utils import parse_time

from .painting.talk import Talk

WRITTEN_IN = (discord.TextChannel, discord.VoiceChannel, discord.StageChannel, discord.Thread)
Said = dict[str, Any]
"""A message, or an interaction, as the gateway tells it."""
UNREAD: Said = {"components": [], "attachments": []}
"""A message of which nobody wants to know what stands in it."""


class Hearing:
    """What the gateway tells of messages in all channels, of which only a few things are wanted.

    The library would make every one of them whole, and begin a task for it.
    """

    def __init__(self, client: discord.Client, talk: Talk) -> None:
        self.client = client
        self.talk = talk
        self.edited: Callable[[int, datetime], None] | None = None
        """Called with a message of the bot's own that was edited, and when."""
        parsers = client._connection.parsers
        self.take_interaction: Callable[[Said], None] = parsers["INTERACTION_CREATE"]
        parsers |= {
            "MESSAGE_CREATE": self.hear_new,
            "MESSAGE_UPDATE": self.hear_edit,
            "INTERACTION_CREATE": self.hear_interaction,
        }

    def hear_new(self, said: Said) -> None:
        """Somebody has written something; the channel knows its newest message, as by the library."""
        channel_id, message_id = int(said["channel_id"]), int(said["id"])
        self.talk.heard(channel_id, message_id, int(said["author"]["id"]))
        guild = self.client.get_guild(int(said.get("guild_id", 0)))
        channel = None if guild is None else guild.get_channel_or_thread(channel_id)
        if isinstance(channel, WRITTEN_IN):
            channel.last_message_id = message_id

    def hear_edit(self, said: Said) -> None:
        """A message was edited; Discord has been known to leave out whose it is where only a preview came."""
        own, author = self.client.user, said.get("author", {}).get("id")
        if self.edited is None or own is None or author != str(own.id):
            return
        edited = parse_time(said.get("edited_timestamp"))
        if edited is not None:
            self.edited(int(said["id"]), edited)

    def hear_interaction(self, said: Said) -> None:
        """Somebody has clicked, or used a command; what a clicked message shows is kept from the library."""
        self.take_interaction(said | {"message": said["message"] | UNREAD} if "message" in said else said)
