"""Routes about the application's own emojis."""

from bot.playground.standin import message_rules
from bot.playground.standin.emojis import Emojis
from bot.playground.standin.errors import Refused
from bot.playground.standin.event_hub import EventHub
from bot.playground.standin.rest import Answer, Call, Rest, body_of

_EMOJIS = "/applications/{application_id}/emojis"
_EMOJI = _EMOJIS + "/{emoji_id}"


class EmojiRoutes:
    def __init__(self, hub: EventHub, emojis: Emojis) -> None:
        self._world = hub.world
        self._emojis = emojis

    def add_to(self, rest: Rest) -> None:
        rest.route("GET", _EMOJIS, self.list)
        rest.route("POST", _EMOJIS, self.create)
        rest.route("GET", _EMOJI, self.get)
        rest.route("PATCH", _EMOJI, self.rename)
        rest.route("DELETE", _EMOJI, self.delete)

    def list(self, call: Call) -> Answer:
        self._own(call)
        return 200, self._emojis.listed()

    def create(self, call: Call) -> Answer:
        self._own(call)
        body = body_of(call)
        message_rules.known_keys(body, {"name", "image"})
        return 201, self._emojis.described(self._emojis.create(body))

    def get(self, call: Call) -> Answer:
        self._own(call)
        return 200, self._emojis.described(self._emojis.get(call.id("emoji_id")))

    def rename(self, call: Call) -> Answer:
        self._own(call)
        body = body_of(call)
        message_rules.known_keys(body, {"name"})
        emoji = self._emojis.get(call.id("emoji_id"))
        return 200, self._emojis.described(self._emojis.rename(emoji.id, body.get("name", emoji.name)))

    def delete(self, call: Call) -> Answer:
        self._own(call)
        self._emojis.delete(call.id("emoji_id"))
        return 204, None

    def _own(self, call: Call) -> None:
        if call.id("application_id") != self._world.application_id:
            raise Refused(403, 20012, "You are not authorized to perform this action on this application")
