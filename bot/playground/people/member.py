"""People: what a member of a guild can do and see with a client of their own."""

import asyncio
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from bot.playground.people import interaction_data, typed_commands
from bot.playground.people.screen import Screen, Seen, label
from bot.playground.standin.components import SELECTS, Kind
from bot.playground.standin.errors import Json
from bot.playground.standin.inboxes import Received
from bot.playground.standin.interactions import Callback, Interaction, What
from bot.playground.standin.messages import LOADING
from bot.playground.standin.permissions import can_see
from bot.playground.standin.world import Account, ChannelState, GuildState, MessageState

if TYPE_CHECKING:
    from bot.playground.people.guild import Channel
    from bot.playground.standin.server import Standin

PATIENCE_SECONDS = 10.0


class NotThere(AssertionError):
    """A person wanted to use something that they do not see; shows what they see."""


class InteractionFailed(AssertionError):
    """The bot did not answer in time: "This interaction failed"; shows what the person sees."""


class Answer(msgspec.Struct):
    """What a person got for a command, a click, a choice or a modal; nothing if it was only acknowledged."""

    interaction: Interaction
    message: Seen | None = None
    modal: Json | None = None
    choices: list[Json] | None = None

    @property
    def ephemeral(self) -> bool:
        return self.message is not None and self.message.ephemeral

    @property
    def text(self) -> str:
        return self.message.text if self.message else ""

    def __contains__(self, text: str) -> bool:
        return self.message is not None and text in self.message


class Member:
    """One person in one guild."""

    def __init__(self, standin: "Standin", guild: GuildState, account: Account, channel: "Channel") -> None:
        self._standin = standin
        self._guild = guild
        self._account = account
        self.channel = channel

    @property
    def id(self) -> int:
        return self._account.id

    @property
    def name(self) -> str:
        return self._account.name

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    def __repr__(self) -> str:
        return f"<Member {self.name}>"

    def goes_to(self, channel: "Channel") -> None:
        """Look at, and act in, another channel from now on."""
        self.channel = channel

    # Seeing.

    def sees(self, channel: "Channel | None" = None) -> Screen:
        """The channel as this person sees it: public messages and their own ephemerals."""
        state = (channel or self.channel).state
        if not self._can_see(state):
            return Screen([])
        return Screen([self._seen(one) for one in self._newest_first(state)][::-1])

    async def waits_for(
        self, what: str | Callable[[Screen], bool], seconds: float = PATIENCE_SECONDS
    ) -> Screen:
        """Look on until a text is there, or a condition holds, for what the bot shows after its answer."""
        changed = asyncio.Event()
        self._standin.hub.on_change.append(changed.set)
        try:
            async with asyncio.timeout(seconds):
                while True:
                    changed.clear()
                    screen = self.sees()
                    if what in screen if isinstance(what, str) else what(screen):
                        return screen
                    await changed.wait()
        except TimeoutError:
            raise NotThere(f"{self.name} waited in vain for {what!r} in:\n{self.sees()}") from None
        finally:
            self._standin.hub.on_change.remove(changed.set)

    def received(self) -> list[Received]:
        """All that this person ever received, byte for byte, in order."""
        return self._standin.inboxes.of(self.id)

    def reloads(self) -> None:
        """Restart the client: ephemeral messages are gone."""
        for channel in self._guild.channels.values():
            for message in channel.messages.values():
                message.dismissed = message.dismissed or message.ephemeral_to == self.id

    def _can_see(self, channel: ChannelState) -> bool:
        return self.id in self._guild.members and can_see(self._guild, channel, self.id)

    def _newest_first(self, channel: ChannelState) -> Iterator[MessageState]:
        return (one for one in reversed(channel.messages.values()) if self._is_shown(one))

    def _is_shown(self, message: MessageState) -> bool:
        mine = message.ephemeral_to == self.id and not message.dismissed
        return message.ephemeral_to is None or mine

    def _seen(self, message: MessageState) -> Seen:
        return Seen(message, self._standin.world.accounts[message.author_id].name)

    # Acting.

    async def says(self, text: str) -> Seen:
        """Write a message."""
        channel = self.channel.state
        if channel.archived:
            self._standin.threads.update(self._guild, channel, {"archived": False})
        state = self._standin.messages.create(self._guild, channel, self.id, {"content": text}, [])
        return self._seen(state)

    async def slash(self, typed: str, /, **options: Any) -> Answer:
        """Use a slash command: `await anna.slash("mascarade start", speed="live")`."""
        return await self._send(What.COMMAND, self._command(typed, options))

    async def completes(self, typed: str, option: str, text: str = "", /, **others: Any) -> list[str]:
        """The names of what the bot suggests while this person types into an option."""
        return [choice["name"] for choice in await self.suggestions(typed, option, text, **others)]

    async def suggestions(self, typed: str, option: str, text: str = "", /, **others: Any) -> list[Json]:
        """What the bot suggests while this person types into an option: names, and the values to send."""
        data = self._command(typed, {**others, option: text}, focused=option)
        answer = await self._send(What.AUTOCOMPLETE, data)
        return answer.choices or []

    async def click(self, text: str, *, on: Seen | None = None) -> Answer:
        """Click the newest enabled button with this label (or custom_id) that this person sees."""
        message, button = self._find(
            lambda one: one["type"] == Kind.BUTTON and text in (label(one), one.get("custom_id")), text, on
        )
        if "custom_id" not in button:
            raise NotThere(f"{text!r} is a link")
        data = {"component_type": int(Kind.BUTTON), "custom_id": button["custom_id"], "id": button["id"]}
        return await self._send(What.COMPONENT, data, message)

    async def choose(self, select: str, *picked: Any, on: Seen | None = None) -> Answer:
        """Pick options by their labels in the newest select with this placeholder (or custom_id)."""
        message, found = self._find(
            lambda one: one["type"] in SELECTS and select in (one.get("placeholder"), one["custom_id"]),
            select,
            on,
        )
        resolved = interaction_data.Resolved(self._standin.world, self._guild, self.id)
        data = {
            "component_type": found["type"],
            "custom_id": found["custom_id"],
            "id": found["id"],
            "values": interaction_data.picked(found, picked, resolved),
        }
        if resolved.data:
            data["resolved"] = resolved.data
        return await self._send(What.COMPONENT, data, message)

    async def submit(self, modal: Answer, values: dict[str, Any]) -> Answer:
        """Fill in the modal that an earlier action opened, by label or custom_id, and send it."""
        if modal.modal is None:
            raise NotThere("that was not answered with a modal")
        resolved = interaction_data.Resolved(self._standin.world, self._guild, self.id)
        data = interaction_data.submitted(modal.modal, values, resolved)
        message = self.channel.state.messages.get(modal.interaction.message_id or 0)
        return await self._send(What.MODAL, data, message, from_modal_of=modal.interaction)

    def dismisses(self, message: Seen) -> None:
        """Click "Dismiss message" under an ephemeral message."""
        state = self.channel.state.messages.get(message.id)
        if state is None or state.ephemeral_to != self.id:
            raise NotThere(f"nothing of {self.name}'s to dismiss; they see:\n{self.sees()}")
        state.dismissed = True

    def leaves(self) -> None:
        """Leave the guild."""
        self._standin.members.remove(self._guild, self.id)

    # The way of an interaction.

    def _command(self, typed: str, values: dict[str, Any], focused: str | None = None) -> Json:
        usable = interaction_data.usable_commands(
            self._standin.world, self._guild, self.channel.state, self.id
        )
        command, way, options = typed_commands.find(usable, typed, self._account.locale)
        resolved = interaction_data.Resolved(self._standin.world, self._guild, self.id)
        entries = typed_commands.filled(options, values, resolved.take, focused=focused)
        data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
        if way or entries:
            data["options"] = typed_commands.nested(way, entries)
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        if resolved.data:
            data["resolved"] = resolved.data
        return data

    def _find(
        self, matches: Callable[[Json], bool], wanted: str, on: Seen | None
    ) -> tuple[MessageState, Json]:
        """The newest enabled component that matches; a person can only use what they see."""
        state = self.channel.state
        shown = self._newest_first(state) if self._can_see(state) else iter(())
        if on is not None:
            named = state.messages.get(on.id)
            shown = iter([named] if named and self._can_see(state) and self._is_shown(named) else [])
        for message in shown:
            seen = self._seen(message)
            for component in [*seen.buttons, *seen.selects]:
                if matches(component) and not component.get("disabled"):
                    return message, component
        raise NotThere(f"{self.name} sees no {wanted!r} to use in:\n{self.sees()}")

    async def _send(
        self,
        what: What,
        data: Json,
        message: MessageState | None = None,
        from_modal_of: Interaction | None = None,
        channel: ChannelState | None = None,
    ) -> Answer:
        """Send an interaction to the bot and wait for what this person gets."""
        standin = self._standin
        place = channel or self.channel.state
        interaction, event = standin.interactions.begin(
            what, self._guild, place, self.id, data, message, from_modal_of
        )
        if not standin.deliver(self._guild, event):
            interaction.expired = True
        if interaction.expired or not await standin.interactions.acknowledged(interaction):
            failure = {"id": str(interaction.id)}
            standin.hub.tell_people("INTERACTION_FAILURE", [self.id], failure)
            refusals = "\n".join(standin.rest.refusals[-3:])
            raise InteractionFailed(
                f"interaction failed: {data}; {self.name} sees:\n{self.sees()}\nlately refused: {refusals}"
            )
        if interaction.callback is Callback.DEFERRED_MESSAGE:
            await self._thought_over(interaction, place)
        return self._answer(interaction, place)

    async def _thought_over(self, interaction: Interaction, place: ChannelState) -> None:
        """Wait while the bot is thinking."""

        def thinking() -> bool:
            original = place.messages.get(interaction.original_id or 0)
            return original is not None and bool(original.flags & LOADING)

        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                while thinking():
                    await self._standin.interactions.next_news(interaction)
        except TimeoutError:
            raise InteractionFailed(f"the bot kept thinking; {self.name} sees:\n{self.sees()}") from None

    def _answer(self, interaction: Interaction, place: ChannelState) -> Answer:
        deferred = interaction.callback is Callback.DEFERRED_UPDATE
        message = None if deferred else place.messages.get(interaction.original_id or 0)
        return Answer(
            interaction,
            message=self._seen(message) if message else None,
            modal=interaction.modal,
            choices=interaction.choices,
        )
