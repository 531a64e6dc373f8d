"""Hearing of every request, without aiohttp's tracing, which takes a good part of a request for it."""

from typing import Any, Protocol

import aiohttp
from discord.http import HTTPClient
from yarl import URL

SWITCHED = 101
"""What a server answers that speaks as a gateway from then on."""


class Listener(Protocol):
    """Whoever hears of requests."""

    def request_began(self) -> None:
        """A request is sent."""

    def request_ended(self, status: int | None) -> None:
        """Discord has answered with a status; None if there was no answer."""


class HeardSession:
    """A session that tells when its requests are sent and how they go; all else is the session's own."""

    def __init__(self, session: aiohttp.ClientSession, listener: Listener) -> None:
        self.session = session
        self.listener = listener

    def __getattr__(self, name: str) -> Any:
        return getattr(self.session, name)

    def request(self, method: str, url: str, **options: Any) -> "HeardRequest":
        """Begin a request; the library has quoted whatever had to be in its address."""
        asked = self.session.request(method, URL(url, encoded=True), **options)
        return HeardRequest(asked, self.listener)

    async def ws_connect(self, url: str, **options: Any) -> Any:
        """Connect to a gateway."""
        self.listener.request_began()
        try:
            socket = await self.session.ws_connect(url, **options)
        except BaseException as error:
            self.listener.request_ended(getattr(error, "status", None))
            raise
        self.listener.request_ended(SWITCHED)
        return socket


class HeardRequest:
    """One request."""

    def __init__(self, request: Any, listener: Listener) -> None:
        self.request = request
        self.listener = listener

    async def __aenter__(self) -> aiohttp.ClientResponse:
        self.listener.request_began()
        try:
            response: aiohttp.ClientResponse = await self.request.__aenter__()
        except BaseException:
            self.listener.request_ended(None)
            raise
        self.listener.request_ended(response.status)
        return response

    async def __aexit__(self, *raised: Any) -> None:
        await self.request.__aexit__(*raised)


def hear_session(http: HTTPClient, listener: Listener) -> None:
    """Have the requests of a client heard, whose session is made anew with each login."""
    session = http._HTTPClient__session  # type: ignore[attr-defined]
    if not isinstance(session, HeardSession):
        http._HTTPClient__session = HeardSession(session, listener)  # type: ignore[attr-defined]
