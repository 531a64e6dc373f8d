"""Interactions: what a person did, and the 3 s and 15 min that the bot has for it."""

import asyncio
import secrets
from collections.abc import Callable
from enum import IntEnum

import msgspec

from bot.playground.standin import payloads
from bot.playground.standin.attachments import ATTACHMENT_SIZE_LIMIT
from bot.playground.standin.errors import (
    Json,
    already_acknowledged,
    invalid_webhook_token,
    unknown_interaction,
)
from bot.playground.standin.event_hub import EventHub
from bot.playground.standin.permissions import channel_permissions
from bot.playground.standin.world import ChannelState, GuildState, MessageState

ACKNOWLEDGE_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


class What(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE = 8
    MODAL = 9


class Interaction(msgspec.Struct):
    """One interaction, from the click to the end of its token."""

    id: int
    token: str
    type: What
    guild_id: int
    channel_id: int
    user_id: int
    created: float
    message_id: int | None = None
    callback: Callback | None = None
    expired: bool = False
    original_id: int | None = None
    shown: list[int] = msgspec.field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    from_modal_of: Json | None = None


class Interactions:
    """All interactions whose token lives."""

    def __init__(self, hub: EventHub) -> None:
        self._hub = hub
        self.by_token: dict[str, Interaction] = {
            token: msgspec.convert(one, Interaction) for token, one in hub.world.interactions.items()
        }
        self._news: dict[str, asyncio.Event] = {}
        self.on_begin: list[Callable[[Interaction, Json], None]] = []

    def begin(
        self,
        what: What,
        guild: GuildState,
        channel: ChannelState,
        user_id: int,
        data: Json,
        message: MessageState | None = None,
        from_modal_of: Interaction | None = None,
    ) -> tuple[Interaction, Json]:
        """Register an interaction; returns it with the event that the bot gets."""
        self._forget_expired()
        hub = self._hub
        interaction = Interaction(
            id=hub.ids.next(),
            token=secrets.token_urlsafe(64),
            type=what,
            guild_id=guild.id,
            channel_id=channel.id,
            user_id=user_id,
            created=hub.clock.seconds(),
            message_id=message.id if message else None,
            from_modal_of=self.metadata(from_modal_of) if from_modal_of else None,
        )
        self.by_token[interaction.token] = interaction
        self._news[interaction.token] = asyncio.Event()
        permissions = str(channel_permissions(guild, channel, user_id))
        event: Json = {
            "id": str(interaction.id),
            "application_id": str(hub.world.application_id),
            "type": int(what),
            "token": interaction.token,
            "version": 1,
            "data": data,
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.preferred_locale, "features": guild.features},
            "guild_locale": guild.preferred_locale,
            "channel_id": str(channel.id),
            "channel": payloads.channel(guild, channel, user_id),
            "member": payloads.member(hub.world, guild.members[user_id]) | {"permissions": permissions},
            "locale": hub.world.accounts[user_id].locale,
            "app_permissions": str(channel_permissions(guild, channel, hub.world.bot_id)),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": {"0": str(guild.id)},
            "context": 0,
            "attachment_size_limit": ATTACHMENT_SIZE_LIMIT,
        }
        if message is not None:
            event["message"] = payloads.message(hub.world, message)
        for listener in self.on_begin:
            listener(interaction, data)
        return interaction, event

    async def acknowledged(self, interaction: Interaction) -> bool:
        """Wait for the bot's callback; false once the 3 s are over without it."""
        news = self._news[interaction.token]
        waiting = asyncio.create_task(news.wait())
        due = interaction.created + ACKNOWLEDGE_SECONDS
        late = asyncio.create_task(self._hub.clock.sleep_until(due, ACKNOWLEDGE_SECONDS))
        try:
            await asyncio.wait({waiting, late}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
            late.cancel()
        interaction.expired = interaction.callback is None
        return not interaction.expired

    async def next_news(self, interaction: Interaction) -> None:
        """Wait until the bot does something more with the interaction's token."""
        news = self._news[interaction.token]
        news.clear()
        await news.wait()

    def notify(self, interaction: Interaction) -> None:
        if (news := self._news.get(interaction.token)) is not None:
            news.set()

    def to_acknowledge(self, interaction_id: int, token: str) -> Interaction:
        """The interaction, if the bot may still answer it."""
        interaction = self.by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise unknown_interaction()
        if interaction.callback is not None:
            raise already_acknowledged()
        if interaction.expired or self._age(interaction) >= ACKNOWLEDGE_SECONDS:
            raise unknown_interaction()
        return interaction

    def with_token(self, token: str) -> Interaction:
        """The interaction, if its token lives and the bot has answered it."""
        interaction = self.by_token.get(token)
        if interaction is None or self._age(interaction) >= TOKEN_SECONDS:
            raise invalid_webhook_token()
        return interaction

    def metadata(self, interaction: Interaction) -> Json:
        """How a message tells which interaction it comes from."""
        metadata: Json = {
            "id": str(interaction.id),
            "type": int(interaction.type),
            "user": payloads.user(self._hub.world.accounts[interaction.user_id]),
            "authorizing_integration_owners": {"0": str(interaction.guild_id)},
        }
        if interaction.type is What.COMPONENT:
            metadata["interacted_message_id"] = str(interaction.message_id)
        if interaction.type is What.MODAL:
            forged = metadata | {"type": int(What.COMMAND)}
            metadata["triggering_interaction_metadata"] = interaction.from_modal_of or forged
        if interaction.original_id is not None and interaction.original_id in interaction.shown:
            metadata["original_response_message_id"] = str(interaction.original_id)
        return metadata

    def alive(self) -> dict[str, Json]:
        """Those worth remembering over a restart."""
        self._forget_expired()
        return {token: msgspec.to_builtins(one) for token, one in self.by_token.items()}

    def _age(self, interaction: Interaction) -> float:
        return self._hub.clock.seconds() - interaction.created

    def _forget_expired(self) -> None:
        while self.by_token:
            token, oldest = next(iter(self.by_token.items()))
            if self._age(oldest) < TOKEN_SECONDS:
                return
            del self.by_token[token]
            self._news.pop(token, None)
