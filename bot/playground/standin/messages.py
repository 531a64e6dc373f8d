"""Writing, editing and deleting messages, the same for the bot, people and interactions."""

import re
from typing import Any

from bot.playground.standin import components as components_of
from bot.playground.standin import media, message_rules
from bot.playground.standin.attachments import Attachments
from bot.playground.standin.errors import Json, invalid
from bot.playground.standin.event_hub import EventHub
from bot.playground.standin.faults import Faults
from bot.playground.standin.permissions import Permission, channel_permissions
from bot.playground.standin.world import ChannelState, FileState, GuildState, MessageState

SUPPRESS_EMBEDS, EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 2, 1 << 6, 1 << 7, 1 << 15
SETTABLE_FLAGS = SUPPRESS_EMBEDS | (1 << 12) | COMPONENTS_V2
NONCE_SECONDS = 300.0
EVERYBODY: Json = {"parse": ["users", "roles", "everyone"]}
ONLY_USERS: Json = {"parse": ["users"]}


class Messages:
    """What a message body does to the world."""

    def __init__(self, hub: EventHub, attachments: Attachments, faults: Faults) -> None:
        self._hub = hub
        self._faults = faults
        self.attachments = attachments
        self._nonces: dict[tuple[int, str | int], tuple[float, int]] = {}

    def create(
        self,
        guild: GuildState,
        channel: ChannelState,
        author_id: int,
        body: Json,
        files: list[FileState],
        *,
        default_mentions: Json = EVERYBODY,
        **fields: Any,
    ) -> MessageState:
        """Add a message made from a request body; the body has passed the contract."""
        repeated = self._repeated(channel, body)
        if repeated is not None:
            return repeated
        ephemeral = fields.get("ephemeral_to") is not None
        state = MessageState(
            id=fields.pop("id", None) or self._hub.ids.next(),
            channel_id=channel.id,
            author_id=author_id,
            body=_blank(EPHEMERAL if ephemeral else 0),
            timestamp=self._hub.clock.isoformat(),
            nonce=body.get("nonce"),
            **fields,
        )
        try:
            self._apply(guild, channel, state, body, files, default_mentions)
            message_rules.not_empty(state.body)
        except Exception:
            self.attachments.discard(state.body["attachments"], [])
            raise
        channel.messages[state.id] = state
        if state.ephemeral_to is None:
            channel.total_message_sent += 1
            channel.last_message_id = state.id
        if body.get("nonce") is not None and body.get("enforce_nonce"):
            self._nonces[channel.id, body["nonce"]] = self._hub.clock.seconds(), state.id
        state.pinged = [int(one) for one in state.body["mentions"]]
        self._hub.tell_message("MESSAGE_CREATE", guild, state)
        return state

    def placeholder(
        self, guild: GuildState, channel: ChannelState, author_id: int, **fields: Any
    ) -> MessageState:
        """Add the empty message that says that the bot is thinking."""
        ephemeral = fields.get("ephemeral_to") is not None
        state = MessageState(
            id=self._hub.ids.next(),
            channel_id=channel.id,
            author_id=author_id,
            body=_blank(LOADING | (EPHEMERAL if ephemeral else 0)),
            timestamp=self._hub.clock.isoformat(),
            **fields,
        )
        channel.messages[state.id] = state
        self._hub.tell_message("MESSAGE_CREATE", guild, state)
        return state

    def edit(
        self,
        guild: GuildState,
        state: MessageState,
        body: Json,
        files: list[FileState],
        *,
        default_mentions: Json = EVERYBODY,
    ) -> None:
        """Apply a partial body; the message keeps what the body does not name."""
        kept = dict(state.body)
        state.body["flags"] &= ~LOADING
        try:
            self._apply(guild, guild.channels[state.channel_id], state, body, files, default_mentions)
            message_rules.not_empty(state.body)
        except Exception:
            self.attachments.discard(state.body["attachments"], kept["attachments"])
            state.body = kept
            raise
        self.attachments.settle(state, kept["attachments"], state.body["attachments"])
        state.edited_timestamp = self._hub.clock.isoformat()
        self._hub.tell_message("MESSAGE_UPDATE", guild, state)

    def delete(self, guild: GuildState, state: MessageState) -> None:
        channel = guild.channels[state.channel_id]
        del channel.messages[state.id]
        self.attachments.settle(state, state.body["attachments"], [])
        data = {"id": str(state.id), "channel_id": str(channel.id), "guild_id": str(guild.id)}
        if state.ephemeral_to is not None:
            self._hub.tell_people("MESSAGE_DELETE", [state.ephemeral_to], data)
        else:
            self._hub.tell_channel("MESSAGE_DELETE", guild, channel, data)

    def _repeated(self, channel: ChannelState, body: Json) -> MessageState | None:
        """The message that an earlier request with the same enforced nonce made."""
        nonce = body.get("nonce")
        if nonce is None or not body.get("enforce_nonce"):
            return None
        when, message_id = self._nonces.get((channel.id, nonce), (0.0, 0))
        if self._hub.clock.seconds() - when > NONCE_SECONDS:
            return None
        return channel.messages.get(message_id)

    def _apply(
        self,
        guild: GuildState,
        channel: ChannelState,
        state: MessageState,
        body: Json,
        files: list[FileState],
        default_mentions: Json,
    ) -> None:
        new = state.body = dict(state.body)
        flags = body.get("flags") or 0
        if flags & ~(SETTABLE_FLAGS | (EPHEMERAL if state.webhook_id else 0)):
            raise invalid("flags", "MESSAGE_FLAGS_INVALID", "These flags cannot be set.")
        kept = new["flags"] & (EPHEMERAL | LOADING | COMPONENTS_V2)
        new["flags"] = kept | (flags & SETTABLE_FLAGS) if "flags" in body else new["flags"]
        message_rules.content_length(body)
        message_rules.nested_keys(body)
        if "content" in body:
            new["content"] = (body["content"] or "").strip()
        if "embeds" in body:
            may = channel_permissions(guild, channel, state.author_id) & Permission.EMBED_LINKS
            embeds = body["embeds"] or [] if state.webhook_id or may else []
            new["embeds"] = [{"type": "rich", **embed} for embed in embeds]
        new["attachments"] = self.attachments.attached(state, body, files)
        if "components" in body:
            components = body["components"] or []
            refused = components_of.has_own_emojis(components) and self._faults.take_emoji_refusal()
            emojis = () if refused else self._hub.world.emojis
            components_of.check(components, v2=bool(new["flags"] & COMPONENTS_V2), emojis=emojis)
            to_refer_to = self.attachments.to_refer_to(new["attachments"], body)
            new["components"] = media.answered(components, to_refer_to)
        message_rules.whole_references(new)
        message_rules.legacy_fields(new, v2=bool(new["flags"] & COMPONENTS_V2))
        allowed_mentions = body.get("allowed_mentions")
        if allowed_mentions is not None:
            message_rules.allowed_mentions(allowed_mentions)
        if {"content", "components", "allowed_mentions"} & body.keys():
            rule = default_mentions if allowed_mentions is None else allowed_mentions
            self._mention(guild, channel, state, rule)

    def _mention(self, guild: GuildState, channel: ChannelState, state: MessageState, rule: Json) -> None:
        """Fill in who is mentioned, as far as the allowed mentions let it."""
        text = "\n".join([state.body["content"], *components_of.texts(state.body["components"])])
        parse = rule.get("parse") or []
        users = {one for one in re.findall(r"<@!?(\d+)>", text) if int(one) in guild.members}
        if "users" not in parse:
            users &= set(map(str, rule.get("users") or []))
        roles = {one for one in re.findall(r"<@&(\d+)>", text) if int(one) in guild.roles}
        if "roles" not in parse:
            roles &= set(map(str, rule.get("roles") or []))
        everyone = bool(re.search("@(everyone|here)", text)) and "everyone" in parse
        may = channel_permissions(guild, channel, state.author_id) & Permission.MENTION_EVERYONE
        state.body["mentions"] = sorted(users)
        state.body["mention_roles"] = sorted(roles)
        state.body["mention_everyone"] = everyone and bool(may)


def _blank(flags: int) -> Json:
    return {
        "content": "",
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "attachments": [],
        "embeds": [],
        "flags": flags,
        "components": [],
    }
