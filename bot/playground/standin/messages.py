"""Writing, editing and deleting messages, the same for the bot, people and interactions."""

import re
from typing import Any

from bot.playground.standin import components as components_of
from bot.playground.standin import message_rules
from bot.playground.standin.errors import Json, invalid, too_large
from bot.playground.standin.event_hub import EventHub
from bot.playground.standin.permissions import Permission, channel_permissions
from bot.playground.standin.world import ChannelState, FileState, GuildState, MessageState

SUPPRESS_EMBEDS, EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 2, 1 << 6, 1 << 7, 1 << 15
SETTABLE_FLAGS = SUPPRESS_EMBEDS | (1 << 12) | COMPONENTS_V2
NONCE_SECONDS = 300.0
ATTACHMENT_SIZE_LIMIT = 10 * 1024 * 1024
EVERYBODY: Json = {"parse": ["users", "roles", "everyone"]}
ONLY_USERS: Json = {"parse": ["users"]}


class Messages:
    """What a message body does to the world."""

    def __init__(self, hub: EventHub, attachment_url: str = "") -> None:
        self._hub = hub
        self.attachment_url = attachment_url
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
        self._apply(guild, channel, state, body, files, default_mentions)
        message_rules.not_empty(state.body)
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
            state.body = kept
            raise
        state.edited_timestamp = self._hub.clock.isoformat()
        self._hub.tell_message("MESSAGE_UPDATE", guild, state)

    def delete(self, guild: GuildState, state: MessageState) -> None:
        channel = guild.channels[state.channel_id]
        del channel.messages[state.id]
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
        self._attach(state, body, files)
        if "components" in body:
            components = body["components"] or []
            components_of.check(components, v2=bool(new["flags"] & COMPONENTS_V2))
            new["components"] = components_of.answered(components, new["attachments"], self._hub.ids)
        message_rules.legacy_fields(new, v2=bool(new["flags"] & COMPONENTS_V2))
        allowed_mentions = body.get("allowed_mentions")
        if allowed_mentions is not None:
            message_rules.allowed_mentions(allowed_mentions)
        if {"content", "components", "allowed_mentions"} & body.keys():
            rule = default_mentions if allowed_mentions is None else allowed_mentions
            self._mention(guild, channel, state, rule)

    def _attach(self, state: MessageState, body: Json, files: list[FileState]) -> None:
        """Keep the attachments that the body names (all, if it names none) and add the uploaded files."""
        named = body.get("attachments")
        kept = list(state.body["attachments"])
        described: dict[str, Json] = {str(one["id"]): one for one in named or []}
        if named is not None:
            kept = [one for one in kept if one["id"] in described]
        for index, file in enumerate(files):
            if len(file.content) > ATTACHMENT_SIZE_LIMIT:
                raise too_large()
            file_id = self._hub.ids.next()
            self._hub.world.files[file_id] = file
            url = f"{self.attachment_url}/{state.channel_id}/{file_id}/{file.name}"
            attachment: Json = {
                "id": str(file_id),
                "filename": file.name,
                "size": len(file.content),
                "url": url,
                "proxy_url": url,
                "content_type": file.content_type,
            }
            if described.get(str(index), {}).get("description"):
                attachment["description"] = described[str(index)]["description"]
            if state.ephemeral_to is not None:
                attachment["ephemeral"] = True
            kept.append(attachment)
        if len(kept) > 10:
            raise invalid("attachments", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
        state.body["attachments"] = kept

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
