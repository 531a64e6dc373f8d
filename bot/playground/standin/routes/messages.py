"""Routes about messages in channels."""

from bot.playground.standin import message_rules, payloads
from bot.playground.standin.errors import (
    Json,
    archived_thread,
    empty_message,
    foreign_message,
    invalid,
    locked_thread,
    wrong_channel_type,
)
from bot.playground.standin.event_hub import EventHub
from bot.playground.standin.messages import Messages
from bot.playground.standin.permissions import Permission, channel_permissions, demand
from bot.playground.standin.rate_limits import RateLimits
from bot.playground.standin.rest import Answer, Call, Rest, body_of, page_limit
from bot.playground.standin.snowflakes import created_at
from bot.playground.standin.threads import Threads
from bot.playground.standin.world import WITHOUT_MESSAGES, ChannelState, GuildState

_CHANNEL = "/channels/{channel_id}"
_MESSAGES = _CHANNEL + "/messages"
_MESSAGE = _MESSAGES + "/{message_id}"


class MessageRoutes:
    def __init__(self, hub: EventHub, messages: Messages, threads: Threads, rate_limits: RateLimits) -> None:
        self._hub = hub
        self._world = hub.world
        self._messages = messages
        self._threads = threads
        self._rate_limits = rate_limits

    def add_to(self, rest: Rest) -> None:
        rest.route("GET", _MESSAGES, self.history)
        rest.route("POST", _MESSAGES, self.create)
        rest.route("GET", _MESSAGE, self.get)
        rest.route("PATCH", _MESSAGE, self.edit)
        rest.route("DELETE", _MESSAGE, self.delete)
        rest.route("POST", _CHANNEL + "/typing", self.typing)

    def create(self, call: Call) -> Answer:
        guild, channel = self._world.channel(call.id("channel_id"))
        self.may_write(guild, channel)
        body = body_of(call)
        message_rules.known_keys(body, message_rules.CREATE_KEYS)
        if call.files:
            self._demand(guild, channel, Permission.ATTACH_FILES)
        reference = body.get("message_reference")
        replied = channel.messages.get(int(reference["message_id"])) if reference else None
        if reference is not None and replied is None:
            raise invalid("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        if channel.archived:
            self._threads.update(guild, channel, {"archived": False})
        reply: Json = {"type": 19, "replies_to": replied.id} if replied else {}
        message = self._messages.create(guild, channel, self._world.bot_id, body, call.files, **reply)
        return 200, payloads.message(self._world, message)

    def may_write(self, guild: GuildState, channel: ChannelState) -> None:
        """A thread needs its own permission, and a locked one the right to manage threads."""
        if channel.type in WITHOUT_MESSAGES:
            raise wrong_channel_type()
        in_thread = channel.is_thread
        needed = Permission.SEND_MESSAGES_IN_THREADS if in_thread else Permission.SEND_MESSAGES
        self._demand(guild, channel, needed)
        if channel.locked:
            bits = channel_permissions(guild, channel, self._world.bot_id)
            if not bits & Permission.MANAGE_THREADS:
                raise locked_thread()

    def history(self, call: Call) -> Answer:
        guild, channel = self._world.channel(call.id("channel_id"))
        self._demand(guild, channel, Permission.VIEW_CHANNEL)
        limit = page_limit(call, 50, 100)
        bits = channel_permissions(guild, channel, self._world.bot_id)
        found = channel.public_messages() if bits & Permission.READ_MESSAGE_HISTORY else []
        if "before" in call.query:
            found = [one for one in found if one.id < int(call.query["before"])]
        if "after" in call.query:
            found = [one for one in found if one.id > int(call.query["after"])][:limit]
        if "around" in call.query:
            middle = int(call.query["around"])
            found = sorted(found, key=lambda one: abs(one.id - middle))[:limit]
            found.sort(key=lambda one: one.id)
        return 200, [payloads.message(self._world, one) for one in reversed(found[-limit:])]

    def get(self, call: Call) -> Answer:
        guild, channel, message = self._world.message(call.id("channel_id"), call.id("message_id"))
        self._demand(guild, channel, Permission.READ_MESSAGE_HISTORY)
        return 200, payloads.message(self._world, message)

    def edit(self, call: Call) -> Answer:
        guild, channel = self._world.channel(call.id("channel_id"))
        self._demand(guild, channel, Permission.VIEW_CHANNEL)
        _, _, message = self._world.message(channel.id, call.id("message_id"))
        body = body_of(call)
        message_rules.known_keys(body, message_rules.EDIT_KEYS)
        if message.author_id != self._world.bot_id:
            raise foreign_message()
        if channel.archived:
            raise archived_thread()
        if not body and not call.files:
            raise empty_message()
        if call.files:
            self._demand(guild, channel, Permission.ATTACH_FILES)
        self._rate_limits.take_old_edit(channel.id, created_at(message.id).timestamp())
        self._messages.edit(guild, message, body, call.files)
        return 200, payloads.message(self._world, message)

    def delete(self, call: Call) -> Answer:
        guild, channel = self._world.channel(call.id("channel_id"))
        self._demand(guild, channel, Permission.VIEW_CHANNEL)
        _, _, message = self._world.message(channel.id, call.id("message_id"))
        if message.author_id != self._world.bot_id:
            self._demand(guild, channel, Permission.MANAGE_MESSAGES)
        if channel.archived:
            raise archived_thread()
        self._messages.delete(guild, message)
        return 204, None

    def typing(self, call: Call) -> Answer:
        guild, channel = self._world.channel(call.id("channel_id"))
        self.may_write(guild, channel)
        data = {
            "channel_id": str(channel.id),
            "guild_id": str(guild.id),
            "user_id": str(self._world.bot_id),
            "timestamp": int(self._hub.clock.seconds()),
        }
        self._hub.tell_channel("TYPING_START", guild, channel, data)
        return 204, None

    def _demand(self, guild: GuildState, channel: ChannelState, needed: Permission) -> None:
        demand(guild, channel, self._world.bot_id, needed)
