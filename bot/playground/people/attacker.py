"""People with a forged client."""

from typing import TYPE_CHECKING

from bot.playground.people.member import Answer, Member
from bot.playground.people.screen import Seen
from bot.playground.standin.components import Kind
from bot.playground.standin.errors import Json
from bot.playground.standin.interactions import What
from bot.playground.standin.world import MessageState

if TYPE_CHECKING:
    from bot.playground.people.guild import Channel


class Attacker(Member):
    """A person with a forged client: sends any component of any message, seen or not."""

    async def forges(
        self,
        custom_id: str,
        *,
        message: Seen | MessageState | None = None,
        channel: "Channel | None" = None,
        values: list[str] | None = None,
        kind: int = Kind.BUTTON,
    ) -> Answer:
        """Send a click or choice with any custom_id on any message, or on one that does not exist."""
        place = (channel or self.channel).state
        state = self._anywhere(message.id) if message else None
        if state is None:
            blank = {"content": "", "mentions": [], "mention_roles": [], "mention_everyone": False}
            body = blank | {"attachments": [], "embeds": [], "flags": 0, "components": []}
            state = MessageState(1, place.id, self._standin.world.bot_id, body, "2020-01-01T00:00:00+00:00")
        data: Json = {"component_type": int(kind), "custom_id": custom_id, "id": 1}
        if values is not None:
            data["values"] = values
        return await self._send(What.COMPONENT, data, state, channel=place)

    def _anywhere(self, message_id: int) -> MessageState | None:
        places = [one for guild in self._standin.world.guilds.values() for one in guild.channels.values()]
        return next((one.messages[message_id] for one in places if message_id in one.messages), None)

    async def forges_modal(self, custom_id: str, values: dict[str, str]) -> Answer:
        """Submit a modal that the bot never opened."""
        rows = [
            {
                "type": 1,
                "id": number,
                "components": [{"type": 4, "id": 50 + number, "custom_id": k, "value": v}],
            }
            for number, (k, v) in enumerate(values.items(), 1)
        ]
        return await self._send(What.MODAL, {"custom_id": custom_id, "components": rows})

    async def forges_command(self, data: Json) -> Answer:
        """Send a command with any data."""
        return await self._send(What.COMMAND, data)
