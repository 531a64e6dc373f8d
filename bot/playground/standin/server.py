"""The stand-in as one object: start it, put people in it, point discord.py at it."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from bot.playground.people.guild import Guild, new_guild
from bot.playground.standin import snowflakes
from bot.playground.standin.attachments import Attachments
from bot.playground.standin.callbacks import Callbacks
from bot.playground.standin.clock import Clock
from bot.playground.standin.command_permissions import CommandPermissions
from bot.playground.standin.contract import Contract
from bot.playground.standin.emojis import Emojis
from bot.playground.standin.errors import Json
from bot.playground.standin.event_hub import EventHub
from bot.playground.standin.faults import Faults
from bot.playground.standin.gateway import Gateway
from bot.playground.standin.inboxes import Inboxes
from bot.playground.standin.interactions import Interactions
from bot.playground.standin.members import Members
from bot.playground.standin.messages import Messages
from bot.playground.standin.rate_limits import RateLimits
from bot.playground.standin.rest import PREFIX, Rest
from bot.playground.standin.routes.application import ApplicationRoutes
from bot.playground.standin.routes.channels import ChannelRoutes
from bot.playground.standin.routes.emojis import EmojiRoutes
from bot.playground.standin.routes.guilds import GuildRoutes
from bot.playground.standin.routes.interactions import InteractionRoutes
from bot.playground.standin.routes.messages import MessageRoutes
from bot.playground.standin.state_file import Saver, load_world, save_world
from bot.playground.standin.threads import Threads
from bot.playground.standin.world import Account, GuildState

TOKEN = "loopback.stand-in.token"


class Standin:
    """A Discord on loopback: `async with Standin() as standin: …`."""

    def __init__(
        self,
        *,
        clock: Clock | None = None,
        token: str = TOKEN,
        contract: Path | None = None,
        state_file: Path | None = None,
        inbox_limit: int | None = None,
        host: str = "127.0.0.1",
        port: int = 0,
    ) -> None:
        self.token = token
        self.clock = clock or Clock()
        self.inboxes = Inboxes(inbox_limit)
        self.hub = EventHub(self.clock, load_world(state_file) if state_file else None, self.inboxes)
        self.world = self.hub.world
        self.gateway = Gateway(self.hub, token)
        self.faults = Faults()
        self.messages = Messages(self.hub, Attachments(self.hub, inbox_limit), self.faults)
        self.emojis = Emojis(self.hub)
        self.members = Members(self.hub)
        self.command_permissions = CommandPermissions(self.hub)
        self.threads = Threads(self.hub)
        self.interactions = Interactions(self.hub)
        self.rate_limits = RateLimits(self.clock)
        self.rest = Rest(token, Contract.load(contract) if contract else None, self.rate_limits, self.faults)
        callbacks = Callbacks(self.hub, self.messages, self.interactions)
        ApplicationRoutes(self.hub, self.gateway).add_to(self.rest)
        EmojiRoutes(self.hub, self.emojis).add_to(self.rest)
        MessageRoutes(self.hub, self.messages, self.threads, self.rate_limits).add_to(self.rest)
        ChannelRoutes(self.hub, self.messages, self.threads).add_to(self.rest)
        GuildRoutes(self.hub, self.members).add_to(self.rest)
        InteractionRoutes(self.hub, callbacks).add_to(self.rest)
        self._host = host
        self.port = port
        self._runner: web.AppRunner | None = None
        self._saver = Saver(lambda: self._save(state_file)) if state_file else None

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.add_routes(self.rest.router)
        app.router.add_get("/gw", self.gateway.handle)
        app.router.add_get("/gw/", self.gateway.handle)
        app.router.add_get("/attachments/{channel_id}/{file_id}/{name}", self._file)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.gateway.url = f"ws://{self._host}:{self.port}/gw"
        self.messages.attachments.url = f"http://{self._host}:{self.port}/attachments"
        if self._saver:
            self.hub.on_change.append(self._saver.changed)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
        if self._saver:
            self._saver.close()

    def _save(self, file: Path) -> None:
        self.world.last_snowflake = self.hub.ids.last
        self.world.interactions = self.interactions.alive()
        save_world(file, self.world)

    @property
    def api_url(self) -> str:
        return f"http://{self._host}:{self.port}{PREFIX}"

    @contextmanager
    def pointing_discord_here(self) -> Iterator[None]:
        """Let discord.py talk to this stand-in inside the block, by its two settable addresses."""
        import discord
        import yarl
        from discord.gateway import DiscordWebSocket

        before = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
        discord.http.Route.BASE = self.api_url
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.gateway.url)
        try:
            yield
        finally:
            discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before

    def guild(self, name: str = "Court", *, locale: str = "en-US") -> Guild:
        """The guild of this name, made with the bot in it if there is none."""
        found = next((one for one in self.world.guilds.values() if one.name == name), None)
        return Guild(self, found or new_guild(self, name, locale))

    def account(self, name: str, *, locale: str = "en-US", created: datetime | None = None) -> Account:
        """The account of this name, made if there is none; a year old unless said otherwise."""
        found = next((one for one in self.world.accounts.values() if one.name == name and not one.bot), None)
        if found is None:
            born = created or self.clock.now() - timedelta(days=365)
            account_id = snowflakes.at(born)
            while account_id in self.world.accounts:
                account_id += 1
            found = self.world.accounts[account_id] = Account(account_id, name, locale)
        return found

    async def quiet(self, seconds: float = 0.05) -> None:
        """Wait until the bot has sent no request for so long."""
        while self.rest.in_flight or time.monotonic() - self.rest.last_activity < seconds:  # noqa: ASYNC110
            await asyncio.sleep(seconds / 5)

    def deliver(self, guild: GuildState, event: Json) -> bool:
        """Send an interaction to the bot; false if no process could ever get it."""
        if not guild.has_bot or not guild.available or not self.gateway.reaches(guild.id):
            return False
        self.faults.deliver(lambda: self.hub.tell_bot("INTERACTION_CREATE", guild, event))
        return True

    async def _file(self, request: web.Request) -> web.Response:
        file = self.messages.attachments.find(request.match_info["file_id"], request.query.get("hm", ""))
        if file is None:
            raise web.HTTPNotFound
        return web.Response(body=file.content, content_type=file.content_type)
