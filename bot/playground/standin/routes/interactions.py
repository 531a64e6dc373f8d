"""Routes that need no bot token but an interaction's: callbacks, the original answer, follow-ups."""

from bot.playground.standin import payloads
from bot.playground.standin.callbacks import Callbacks
from bot.playground.standin.errors import unknown_webhook
from bot.playground.standin.event_hub import EventHub
from bot.playground.standin.rest import Answer, Call, Rest, body_of

_CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"


class InteractionRoutes:
    def __init__(self, hub: EventHub, callbacks: Callbacks) -> None:
        self._world = hub.world
        self._callbacks = callbacks

    def add_to(self, rest: Rest) -> None:
        rest.route("POST", _CALLBACK, self.callback, needs_token=False)
        rest.route("POST", _WEBHOOK, self.follow_up, needs_token=False)
        for message in ("/messages/@original", "/messages/{message_id}"):
            rest.route("GET", _WEBHOOK + message, self.get, needs_token=False)
            rest.route("PATCH", _WEBHOOK + message, self.edit, needs_token=False)
            rest.route("DELETE", _WEBHOOK + message, self.delete, needs_token=False)

    def callback(self, call: Call) -> Answer:
        token = call.path["interaction_token"]
        described = self._callbacks.acknowledge(call.id("interaction_id"), token, body_of(call), call.files)
        if call.query.get("with_response", "").lower() in ("1", "true"):
            return 200, described
        return 204, None

    def follow_up(self, call: Call) -> Answer:
        message = self._callbacks.follow_up(self._token(call), body_of(call), call.files)
        return 200, payloads.message(self._world, message)

    def get(self, call: Call) -> Answer:
        message = self._callbacks.message(self._token(call), self._message_id(call))
        return 200, payloads.message(self._world, message)

    def edit(self, call: Call) -> Answer:
        message = self._callbacks.edit(self._token(call), self._message_id(call), body_of(call), call.files)
        return 200, payloads.message(self._world, message)

    def delete(self, call: Call) -> Answer:
        self._callbacks.delete(self._token(call), self._message_id(call))
        return 204, None

    def _token(self, call: Call) -> str:
        if call.id("webhook_id") != self._world.application_id:
            raise unknown_webhook()
        return call.path["webhook_token"]

    def _message_id(self, call: Call) -> int | None:
        return call.id("message_id") if "message_id" in call.path else None
