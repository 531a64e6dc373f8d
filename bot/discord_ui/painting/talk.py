"""What people say in the channels, of which only that it was said is heard: it pushes a game's message up."""

from collections import OrderedDict
from collections.abc import Collection

import discord

REMEMBERED = 10_000
"""Channels of which it is known what was said last; of others Discord's own record tells."""


class Talk:
    """The newest message of other people in each channel; the bot's own never count, nor do private ones."""

    def __init__(self, client: discord.Client) -> None:
        self.client = client
        self.newest: OrderedDict[int, int] = OrderedDict()

    def heard(self, channel_id: int, message_id: int, author_id: int) -> None:
        """A message has arrived."""
        if self.client.user is not None and author_id == self.client.user.id:
            self.newest.setdefault(channel_id, 0)
        else:
            self.newest[channel_id] = message_id
        self.newest.move_to_end(channel_id)
        if len(self.newest) > REMEMBERED:
            self.newest.popitem(last=False)

    def is_below(self, place: tuple[int, int], message_id: int, own: Collection[int]) -> bool:
        """Whether somebody has talked below a message, where it is known which others are the bot's own."""
        guild_id, channel_id = place
        heard = self.newest.get(channel_id)
        if heard is None:
            heard = self.last_known(guild_id, channel_id)
            heard = 0 if heard in own else heard
        return heard > message_id

    def last_known(self, guild_id: int, channel_id: int) -> int:
        """The newest message of a channel as Discord told it, whoever wrote it."""
        guild = self.client.get_guild(guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(channel_id)
        return getattr(channel, "last_message_id", None) or 0
