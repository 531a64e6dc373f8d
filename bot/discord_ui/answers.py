"""Answering interactions with less than the library takes for it."""

from typing import Any, cast

import aiohttp
import discord
from aiohttp.payload import Payload
from discord.http import MultipartParameters, Route, json_or_text
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from .painting.recovery import SERVER_ERROR
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
        """Answer an interaction; the library would have the whole message sent back, and read it again.

        Where Discord fails, it would also wait for seconds that whoever clicked does not have.
        """
        route = Route("POST", CALLBACK, webhook_id=interaction_id, webhook_token=token)
        form = {"multipart": params.multipart, "files": params.files}
        said = form if params.files else {"payload": params.payload}
        await self.request(route, Hurried(options.pop("session")), **said, **options)
        return {"interaction": {"id": interaction_id}}


class WithBody:
    """A session whose requests have a body."""

    def __init__(self, session: aiohttp.ClientSession, body: Payload) -> None:
        self.session = session
        self.body = body

    def request(self, method: str, url: str, **options: Any) -> Any:
        """Begin a request."""
        return self.session.request(method, url, **options | {"data": self.body})


class Hurried:
    """A session whose requests fail at once where Discord does."""

    def __init__(self, session: Any) -> None:
        self.session = session

    def request(self, method: str, url: str, **options: Any) -> "Tried":
        """Begin a request."""
        return Tried(self.session.request(method, url, **options))


class Tried:
    """One attempt."""

    def __init__(self, request: Any) -> None:
        self.request = request

    async def __aenter__(self) -> aiohttp.ClientResponse:
        response: aiohttp.ClientResponse = await self.request.__aenter__()
        if response.status >= SERVER_ERROR:
            async with response:
                raise discord.DiscordServerError(response, await json_or_text(response))
        return response

    async def __aexit__(self, *raised: Any) -> None:
        await self.request.__aexit__(*raised)


async def answer(
    interaction: discord.Interaction, kind: discord.InteractionResponseType, body: Payload
) -> None:
    """Answer an interaction with a body as it is; the library knows of it as of any answer."""
    response, http = interaction.response, interaction._state.http
    if response.is_done():
        raise discord.InteractionResponded(interaction)
    route = Route("POST", CALLBACK, webhook_id=interaction.id, webhook_token=interaction.token)
    session = Hurried(WithBody(interaction._session, body))
    await async_context.get().request(route, cast(Any, session), proxy=http.proxy, proxy_auth=http.proxy_auth)
    response._response_type = kind


def answer_briefly() -> None:
    """Have whatever is begun from here on answer interactions so."""
    async_context.set(Answers())  # type: ignore[no-untyped-call]
