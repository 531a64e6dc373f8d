"""Channels and threads: opening, changing, archiving, locking, deleting."""

from typing import Any

from bot.playground.standin import payloads
from bot.playground.standin.errors import Json
from bot.playground.standin.event_hub import EventHub
from bot.playground.standin.world import ChannelState, ChannelType, GuildState


class Threads:
    def __init__(self, hub: EventHub) -> None:
        self._hub = hub

    def open(
        self,
        guild: GuildState,
        parent: ChannelState,
        name: str,
        kind: ChannelType,
        owner_id: int,
        **fields: Any,
    ) -> ChannelState:
        """Start a thread; one made from a message takes that message's id."""
        thread = ChannelState(
            id=fields.pop("id", None) or self._hub.ids.next(),
            guild_id=guild.id,
            name=name,
            type=kind,
            parent_id=parent.id,
            owner_id=owner_id,
            archive_timestamp=self._hub.clock.isoformat(),
            thread_members=[owner_id],
            **fields,
        )
        guild.channels[thread.id] = thread
        data = payloads.channel(guild, thread) | {"newly_created": True}
        self._hub.tell_channel("THREAD_CREATE", guild, thread, data)
        return thread

    def update(self, guild: GuildState, channel: ChannelState, changes: Json) -> None:
        """Set the named fields of a channel or thread and tell everybody."""
        if changes.get("archived", channel.archived) != channel.archived:
            channel.archive_timestamp = self._hub.clock.isoformat()
        for key, value in changes.items():
            setattr(channel, key, value)
        data = payloads.channel(guild, channel)
        if channel.is_thread:
            self._hub.tell_channel("THREAD_UPDATE", guild, channel, data)
        else:
            self._hub.tell_bot("CHANNEL_UPDATE", guild, data)
            self._hub.tell_people("CHANNEL_UPDATE", self._hub.audience(guild, channel), data)

    def delete(self, guild: GuildState, channel: ChannelState) -> None:
        """Delete a channel with its threads."""
        for thread in list(guild.channels.values()):
            if thread.is_thread and thread.parent_id == channel.id:
                self.delete(guild, thread)
        data = payloads.channel(guild, channel)
        if channel.is_thread:
            data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
            self._hub.tell_channel("THREAD_DELETE", guild, channel, data)
        else:
            self._hub.tell_channel("CHANNEL_DELETE", guild, channel, data)
        del guild.channels[channel.id]
        self._hub.changed()

    def join(self, guild: GuildState, thread: ChannelState, user_id: int) -> None:
        if user_id not in thread.thread_members:
            thread.thread_members.append(user_id)
        self._members_changed(guild, thread, {"added_members": [payloads.thread_member(thread, user_id)]})

    def leave(self, guild: GuildState, thread: ChannelState, user_id: int) -> None:
        if user_id in thread.thread_members:
            thread.thread_members.remove(user_id)
        self._members_changed(guild, thread, {"removed_member_ids": [str(user_id)]})

    def _members_changed(self, guild: GuildState, thread: ChannelState, what: Json) -> None:
        data = {"id": str(thread.id), "guild_id": str(guild.id), "member_count": len(thread.thread_members)}
        self._hub.tell_channel("THREAD_MEMBERS_UPDATE", guild, thread, data | what)
