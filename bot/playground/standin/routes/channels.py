"""Routes about channels and threads."""

from bot.playground.standin import message_rules, payloads
from bot.playground.standin.errors import (
    Json,
    Refused,
    archived_thread,
    invalid,
    unknown_member,
    wrong_channel_type,
)
from bot.playground.standin.event_hub import EventHub
from bot.playground.standin.messages import Messages
from bot.playground.standin.permissions import Permission, channel_permissions, demand
from bot.playground.standin.rest import Answer, Call, Rest, body_of
from bot.playground.standin.threads import Threads
from bot.playground.standin.world import ChannelState, ChannelType, GuildState, Overwrite

_CHANNEL = "/channels/{channel_id}"
_THREAD_CHANGES = {"name", "archived", "locked", "invitable", "auto_archive_duration", "applied_tags"}
_CHANNEL_CHANGES = {"name", "position", "topic", "parent_id"}
_TEXTUAL = {ChannelType.TEXT, ChannelType.ANNOUNCEMENT}


class ChannelRoutes:
    def __init__(self, hub: EventHub, messages: Messages, threads: Threads) -> None:
        self._world = hub.world
        self._messages = messages
        self._threads = threads

    def add_to(self, rest: Rest) -> None:
        rest.route("GET", _CHANNEL, self.get)
        rest.route("PATCH", _CHANNEL, self.update)
        rest.route("DELETE", _CHANNEL, self.delete)
        rest.route("POST", _CHANNEL + "/threads", self.open_thread)
        rest.route("POST", _CHANNEL + "/messages/{message_id}/threads", self.open_thread_at_message)
        rest.route("GET", _CHANNEL + "/threads/archived/public", self.archived_threads)
        rest.route("GET", _CHANNEL + "/thread-members", self.thread_members)
        rest.route("GET", _CHANNEL + "/thread-members/{user_id}", self.thread_member)
        rest.route("PUT", _CHANNEL + "/thread-members/@me", self.join)
        rest.route("DELETE", _CHANNEL + "/thread-members/@me", self.leave)
        rest.route("PUT", _CHANNEL + "/thread-members/{user_id}", self.add_member)
        rest.route("DELETE", _CHANNEL + "/thread-members/{user_id}", self.remove_member)

    def get(self, call: Call) -> Answer:
        guild, channel = self._seen(call, Permission.VIEW_CHANNEL)
        return 200, payloads.channel(guild, channel)

    def update(self, call: Call) -> Answer:
        guild, channel = self._seen(call, Permission.VIEW_CHANNEL)
        body = body_of(call)
        if not channel.is_thread:
            demand(guild, channel, self._world.bot_id, Permission.MANAGE_CHANNELS)
            message_rules.known_keys(body, _CHANNEL_CHANGES | {"permission_overwrites"})
            self._threads.update(guild, channel, _channel_changes(body))
            return 200, payloads.channel(guild, channel)
        message_rules.known_keys(body, _THREAD_CHANGES)
        self._may_change_thread(guild, channel, body)
        if channel.archived and body.get("archived") is not False:
            raise archived_thread()
        self._threads.update(guild, channel, body)
        return 200, payloads.channel(guild, channel)

    def _may_change_thread(self, guild: GuildState, thread: ChannelState, body: Json) -> None:
        """A thread's owner may rename and archive it; locking and unlocking needs the permission."""
        bits = channel_permissions(guild, thread, self._world.bot_id)
        if bits & Permission.MANAGE_THREADS:
            return
        reopening = body == {"archived": False} and not thread.locked
        owner = thread.owner_id == self._world.bot_id and "locked" not in body and not thread.locked
        if not owner and not reopening:
            demand(guild, thread, self._world.bot_id, Permission.MANAGE_THREADS)

    def delete(self, call: Call) -> Answer:
        guild, channel = self._seen(call, Permission.VIEW_CHANNEL)
        needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
        demand(guild, channel, self._world.bot_id, needed)
        payload = payloads.channel(guild, channel)
        self._threads.delete(guild, channel)
        return 200, payload

    def open_thread(self, call: Call) -> Answer:
        guild, parent = self._seen(call, Permission.VIEW_CHANNEL)
        body = body_of(call)
        if parent.type is ChannelType.FORUM:
            return self._open_post(guild, parent, body, call)
        message_rules.known_keys(
            body, {"name", "auto_archive_duration", "rate_limit_per_user", "type", "invitable"}
        )
        kind = ChannelType(body.get("type") or ChannelType.PRIVATE_THREAD)
        fitting = {
            ChannelType.TEXT: {ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD},
            ChannelType.ANNOUNCEMENT: {ChannelType.ANNOUNCEMENT_THREAD},
        }
        if kind not in fitting.get(parent.type, set()):
            raise wrong_channel_type()
        private = kind is ChannelType.PRIVATE_THREAD
        needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
        demand(guild, parent, self._world.bot_id, needed)
        thread = self._threads.open(guild, parent, body["name"], kind, self._world.bot_id, **_duration(body))
        return 201, self._created(guild, thread)

    def _open_post(self, guild: GuildState, forum: ChannelState, body: Json, call: Call) -> Answer:
        """A forum post is a thread that begins with a message of the same id."""
        message_rules.known_keys(
            body, {"name", "auto_archive_duration", "rate_limit_per_user", "applied_tags", "message", "type"}
        )
        demand(guild, forum, self._world.bot_id, Permission.SEND_MESSAGES)
        message_rules.known_keys(body["message"], message_rules.CREATE_KEYS, "message")
        thread = self._threads.open(
            guild, forum, body["name"], ChannelType.PUBLIC_THREAD, self._world.bot_id, **_duration(body)
        )
        try:
            first = self._messages.create(
                guild, thread, self._world.bot_id, body["message"], call.files, id=thread.id
            )
        except Refused:
            self._threads.delete(guild, thread)
            raise
        return 201, self._created(guild, thread) | {"message": payloads.message(self._world, first)}

    def open_thread_at_message(self, call: Call) -> Answer:
        guild, parent = self._seen(call, Permission.CREATE_PUBLIC_THREADS)
        _, _, message = self._world.message(parent.id, call.id("message_id"))
        body = body_of(call)
        message_rules.known_keys(body, {"name", "auto_archive_duration", "rate_limit_per_user"})
        if parent.type not in _TEXTUAL:
            raise wrong_channel_type()
        if message.thread_id is not None:
            raise Refused(400, 160004, "A thread has already been created for this message")
        news = parent.type is ChannelType.ANNOUNCEMENT
        kind = ChannelType.ANNOUNCEMENT_THREAD if news else ChannelType.PUBLIC_THREAD
        thread = self._threads.open(
            guild, parent, body["name"], kind, self._world.bot_id, id=message.id, **_duration(body)
        )
        message.thread_id = thread.id
        return 201, self._created(guild, thread)

    def archived_threads(self, call: Call) -> Answer:
        guild, parent = self._seen(call, Permission.READ_MESSAGE_HISTORY)
        found = [
            one
            for one in guild.channels.values()
            if one.parent_id == parent.id and one.is_thread and one.archived and not one.is_private_thread
        ]
        threads = [payloads.channel(guild, one) for one in found]
        return 200, {"threads": threads, "members": [], "has_more": False}

    def thread_members(self, call: Call) -> Answer:
        _, thread = self._seen(call, Permission.VIEW_CHANNEL)
        return 200, [payloads.thread_member(thread, user_id) for user_id in thread.thread_members]

    def thread_member(self, call: Call) -> Answer:
        _, thread = self._seen(call, Permission.VIEW_CHANNEL)
        if call.id("user_id") not in thread.thread_members:
            raise unknown_member()
        return 200, payloads.thread_member(thread, call.id("user_id"))

    def join(self, call: Call) -> Answer:
        guild, thread = self._open_thread_of(call)
        self._threads.join(guild, thread, self._world.bot_id)
        return 204, None

    def leave(self, call: Call) -> Answer:
        guild, thread = self._open_thread_of(call)
        self._threads.leave(guild, thread, self._world.bot_id)
        return 204, None

    def add_member(self, call: Call) -> Answer:
        guild, thread = self._open_thread_of(call)
        demand(guild, thread, self._world.bot_id, Permission.SEND_MESSAGES_IN_THREADS)
        if call.id("user_id") not in guild.members:
            raise unknown_member()
        self._threads.join(guild, thread, call.id("user_id"))
        return 204, None

    def remove_member(self, call: Call) -> Answer:
        guild, thread = self._open_thread_of(call)
        if not (thread.is_private_thread and thread.owner_id == self._world.bot_id):
            demand(guild, thread, self._world.bot_id, Permission.MANAGE_THREADS)
        self._threads.leave(guild, thread, call.id("user_id"))
        return 204, None

    def _open_thread_of(self, call: Call) -> tuple[GuildState, ChannelState]:
        guild, thread = self._seen(call, Permission.VIEW_CHANNEL)
        if not thread.is_thread:
            raise wrong_channel_type()
        if thread.archived:
            raise archived_thread()
        return guild, thread

    def _seen(self, call: Call, needed: Permission) -> tuple[GuildState, ChannelState]:
        guild, channel = self._world.channel(call.id("channel_id"))
        demand(guild, channel, self._world.bot_id, needed)
        return guild, channel

    def _created(self, guild: GuildState, thread: ChannelState) -> Json:
        member = payloads.thread_member(thread, self._world.bot_id)
        return payloads.channel(guild, thread) | {"member": member}


def _duration(body: Json) -> Json:
    return {"auto_archive_duration": body.get("auto_archive_duration") or 1440}


def _channel_changes(body: Json) -> Json:
    changes = {key: value for key, value in body.items() if key in _CHANNEL_CHANGES}
    if "permission_overwrites" in body:
        changes["overwrites"] = [
            Overwrite(int(one["id"]), one["type"], int(one.get("allow") or 0), int(one.get("deny") or 0))
            for one in body["permission_overwrites"] or []
        ]
    if changes.get("parent_id") is not None:
        changes["parent_id"] = int(changes["parent_id"])
    if "name" in changes and not changes["name"]:
        raise invalid("name", "BASE_TYPE_REQUIRED", "This field is required")
    return changes
