"""What the bot's callbacks, follow-ups and edits through an interaction's token do."""

from bot.playground.standin import components, message_rules, payloads
from bot.playground.standin.errors import Json, invalid, unknown_message, unknown_webhook
from bot.playground.standin.event_hub import EventHub
from bot.playground.standin.interactions import Callback, Interaction, Interactions, What
from bot.playground.standin.messages import EPHEMERAL, LOADING, ONLY_USERS, Messages
from bot.playground.standin.world import ChannelState, FileState, GuildState, MessageState

_ALLOWED = {
    What.COMMAND: {Callback.MESSAGE, Callback.DEFERRED_MESSAGE, Callback.MODAL},
    What.COMPONENT: set(Callback) - {Callback.AUTOCOMPLETE},
    What.AUTOCOMPLETE: {Callback.AUTOCOMPLETE},
    What.MODAL: set(Callback) - {Callback.AUTOCOMPLETE, Callback.MODAL},
}
_UPDATES = {Callback.UPDATE, Callback.DEFERRED_UPDATE}


class Callbacks:
    def __init__(self, hub: EventHub, messages: Messages, interactions: Interactions) -> None:
        self._hub = hub
        self._messages = messages
        self._interactions = interactions

    def acknowledge(self, interaction_id: int, token: str, body: Json, files: list[FileState]) -> Json:
        """Apply the bot's first answer; returns Discord's description of what came of it."""
        interaction = self._interactions.to_acknowledge(interaction_id, token)
        message_rules.known_keys(body, {"type", "data"})
        callback = Callback(body["type"]) if body["type"] in set(Callback) else None
        fits = callback in _ALLOWED[interaction.type]
        if callback is None or not fits or (callback in _UPDATES and interaction.message_id is None):
            raise invalid("type", "INTERACTION_CALLBACK_TYPE", "Not an answer to this interaction.")
        self._perform(interaction, callback, body.get("data") or {}, files)
        interaction.callback = callback
        success = {"id": str(interaction.id)}
        self._hub.tell_people("INTERACTION_SUCCESS", [interaction.user_id], success)
        self._interactions.notify(interaction)
        return self._described(interaction, callback)

    def follow_up(self, token: str, body: Json, files: list[FileState]) -> MessageState:
        """Send one more message; the first after a deferral becomes the deferred answer itself."""
        interaction = self._interactions.with_token(token)
        if interaction.callback is None:
            raise unknown_webhook()
        message_rules.known_keys(body, message_rules.WEBHOOK_KEYS)
        _, channel = self._place(interaction)
        original = channel.messages.get(interaction.original_id or 0)
        if original is not None and original.flags & LOADING:
            self._edit(interaction, original, body, files)
            return original
        return self._answer(interaction, body, files, ephemeral=_is_ephemeral(body))

    def message(self, token: str, message_id: int | None) -> MessageState:
        """A message sent through this token, the original answer if none is named."""
        interaction = self._interactions.with_token(token)
        if interaction.callback is None:
            raise unknown_webhook()
        wanted = interaction.original_id if message_id is None else message_id
        _, channel = self._place(interaction)
        found = channel.messages.get(wanted or 0)
        if found is None or found.id not in {*interaction.shown, interaction.original_id}:
            raise unknown_message()
        return found

    def edit(self, token: str, message_id: int | None, body: Json, files: list[FileState]) -> MessageState:
        message_rules.known_keys(body, message_rules.ANSWER_KEYS)
        message = self.message(token, message_id)
        self._edit(self._interactions.with_token(token), message, body, files)
        return message

    def delete(self, token: str, message_id: int | None) -> None:
        message = self.message(token, message_id)
        interaction = self._interactions.with_token(token)
        guild, _ = self._place(interaction)
        self._messages.delete(guild, message)
        self._interactions.notify(interaction)

    def _perform(
        self, interaction: Interaction, callback: Callback, data: Json, files: list[FileState]
    ) -> None:
        guild, channel = self._place(interaction)
        if callback is Callback.MESSAGE:
            message_rules.known_keys(data, message_rules.ANSWER_KEYS, "data")
            self._answer(interaction, data, files, ephemeral=_is_ephemeral(data))
        elif callback is Callback.DEFERRED_MESSAGE:
            if data.keys() - {"flags"} or (data.get("flags") or 0) & ~EPHEMERAL:
                raise invalid("data", "DEFER_ONLY_EPHEMERAL", "A deferral carries only the ephemeral flag.")
            self._think(interaction, ephemeral=_is_ephemeral(data))
        elif callback is Callback.DEFERRED_UPDATE:
            interaction.original_id = interaction.message_id
        elif callback is Callback.UPDATE:
            message_rules.known_keys(data, message_rules.ANSWER_KEYS, "data")
            message = channel.messages.get(interaction.message_id or 0)
            if message is None:
                raise unknown_message()
            self._messages.edit(guild, message, data, files, default_mentions=ONLY_USERS)
            interaction.original_id = interaction.message_id
        elif callback is Callback.MODAL:
            components.check_modal(data)
            interaction.modal = data
            self._hub.tell_people("INTERACTION_MODAL_CREATE", [interaction.user_id], data)
        else:
            message_rules.known_keys(data, {"choices"}, "data")
            interaction.choices = data["choices"]
            self._hub.tell_people("AUTOCOMPLETE_RESPONSE", [interaction.user_id], data)

    def _answer(
        self, interaction: Interaction, data: Json, files: list[FileState], *, ephemeral: bool
    ) -> MessageState:
        guild, channel = self._place(interaction)
        first = interaction.original_id is None
        message = self._messages.create(
            guild,
            channel,
            self._hub.world.bot_id,
            data,
            files,
            default_mentions=ONLY_USERS,
            type=20 if first and interaction.type is What.COMMAND else 0,
            ephemeral_to=interaction.user_id if ephemeral else None,
            interaction=self._interactions.metadata(interaction),
            webhook_id=self._hub.world.application_id,
        )
        interaction.shown.append(message.id)
        interaction.original_id = message.id if first else interaction.original_id
        self._interactions.notify(interaction)
        return message

    def _think(self, interaction: Interaction, *, ephemeral: bool) -> None:
        """Show "is thinking…" until the answer comes."""
        guild, channel = self._place(interaction)
        message = self._messages.placeholder(
            guild,
            channel,
            self._hub.world.bot_id,
            type=20 if interaction.type is What.COMMAND else 0,
            ephemeral_to=interaction.user_id if ephemeral else None,
            interaction=self._interactions.metadata(interaction),
            webhook_id=self._hub.world.application_id,
        )
        interaction.shown.append(message.id)
        interaction.original_id = message.id

    def _edit(
        self, interaction: Interaction, message: MessageState, body: Json, files: list[FileState]
    ) -> None:
        guild, _ = self._place(interaction)
        self._messages.edit(guild, message, body, files, default_mentions=ONLY_USERS)
        self._interactions.notify(interaction)

    def _place(self, interaction: Interaction) -> tuple[GuildState, ChannelState]:
        return self._hub.world.channel(interaction.channel_id)

    def _described(self, interaction: Interaction, callback: Callback) -> Json:
        about: Json = {
            "id": str(interaction.id),
            "type": int(interaction.type),
            "channel_id": str(interaction.channel_id),
            "guild_id": str(interaction.guild_id),
        }
        described: Json = {"interaction": about}
        _, channel = self._place(interaction)
        message = channel.messages.get(interaction.original_id or 0)
        if message is None:
            return described
        about["response_message_id"] = str(message.id)
        about["response_message_loading"] = bool(message.flags & LOADING)
        about["response_message_ephemeral"] = message.ephemeral_to is not None
        if callback in (Callback.MESSAGE, Callback.UPDATE):
            shown = payloads.message(self._hub.world, message)
            described["resource"] = {"type": int(callback), "message": shown}
        return described


def _is_ephemeral(body: Json) -> bool:
    return bool((body.get("flags") or 0) & EPHEMERAL)
