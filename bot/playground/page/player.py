"""Finished games on the page: a player with a slider, fed with films that somebody else makes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
from aiohttp import web

from bot.playground.page import static
from bot.playground.standin.errors import Json
from bot.playground.standin.world import Account

UP, DOWN = "up", "down"


class Film(Protocol):
    """A finished game, step by step."""

    language: str

    def summary(self) -> Json:
        """Its code, and for each step the turn and the texts with the cards up and down; it may take a while,
        and runs in a thread."""

    async def picture(self, number: int, up: bool) -> bytes | None:
        """The picture of a step, if there is one."""


Films = Callable[[Account, str], Awaitable[Film | None]]
"""The film of a code, if there is one that this person may see."""


async def no_films(account: Account, code: str) -> Film | None:
    """Where there is nobody who makes films."""
    return None


class Player:
    """Serves films to whoever may see them."""

    def __init__(self, films: Films, behind: Callable[[str], Account | None]) -> None:
        self.films = films
        self.behind = behind
        self.newest: tuple[tuple[int, str, str], Film] | None = None
        """The film that was looked at last, and by whom in which language."""

    def add_to(self, app: web.Application) -> None:
        """The addresses of films."""
        app.router.add_get("/replay/{code}", self.page)
        app.router.add_get("/replay/{code}/film.json", self.summary)
        app.router.add_get("/replay/{code}/{number:[0-9]{1,4}}-{way:up|down}.png", self.picture)

    async def film(self, request: web.Request) -> Film:
        """The film that a request names; its pictures are of the one that was asked for with the page."""
        account = self.behind(request.query.get("as", ""))
        if account is None:
            raise web.HTTPNotFound
        code = request.match_info["code"]
        name = (account.id, account.locale, code)
        if self.newest is not None and self.newest[0] == name and "number" in request.match_info:
            return self.newest[1]
        film = await self.films(account, code)
        if film is None:
            raise web.HTTPNotFound
        self.newest = name, film
        return film

    async def page(self, request: web.Request) -> web.Response:
        """The player itself."""
        return static.fill("player.html", 200, (await self.film(request)).language)

    async def summary(self, request: web.Request) -> web.Response:
        """What happens in the film."""
        found = await asyncio.to_thread((await self.film(request)).summary)
        return web.Response(body=msgspec.json.encode(found), content_type="application/json")

    async def picture(self, request: web.Request) -> web.Response:
        """One picture of it."""
        found = request.match_info
        png = await (await self.film(request)).picture(int(found["number"]), found["way"] == UP)
        if png is None:
            raise web.HTTPNotFound
        return web.Response(body=png, content_type="image/png")
