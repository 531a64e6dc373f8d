"""Answering interactions with less than the library takes for it."""

from typing import Any, cast

import aiohttp
from aiohttp.payload import BytesPayload
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from .uploads import in_one_piece

CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"


class Answers(AsyncWebhookAdapter):
    """Sends answers with their files in one piece, and does not ask for what they say."""

    def request(self, route: Route, session: Any, *, multipart: Any = None, **options: Any) -> Any:
        """Send an answer."""
        body = in_one_piece(multipart) if multipart else None
        if body is None:
            return super().request(route, session, multipart=multipart, **options)
        return super().request(route, cast(Any, WithBody(session, body)), **options | {"files": None})

    async def create_interaction_response(
        self, interaction_id: int, token: str, *, params: MultipartParameters, **options: Any
    ) -> Any:
        """Answer an interaction; the library would have the whole message sent back, and read it again."""
        route = Route("POST", CALLBACK, webhook_id=interaction_id, webhook_token=token)
        form = {"multipart": params.multipart, "files": params.files}
        said = form if params.files else {"payload": params.payload}
        await self.request(route, **said, **options)
        return {"interaction": {"id": interaction_id}}


class WithBody:
    """A session whose requests have a body."""

    def __init__(self, session: aiohttp.ClientSession, body: BytesPayload) -> None:
        self.session = session
        self.body = body

    def request(self, method: str, url: str, **options: Any) -> Any:
        """Begin a request."""
        return self.session.request(method, url, **options | {"data": self.body})


def answer_briefly() -> None:
    """Have whatever is begun from here on answer interactions so."""
    async_context.set(Answers())  # type: ignore[no-untyped-call]
