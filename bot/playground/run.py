"""The playground: stand-in, bot and page in one process, continued where it was left."""

import asyncio
import os
import secrets
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import msgspec

from bot.film import GameFilm
from bot.playground.page.demo_guild import DemoGuild
from bot.playground.page.player import Films
from bot.playground.page.server import NoFreePort, Page
from bot.playground.standin.clock import Clock
from bot.playground.standin.permissions import can_see
from bot.playground.standin.server import Standin
from bot.playground.standin.world import Account
from bot.service.callers import Caller
from bot.service.refusals import Refused
from bot.store.private_files import make_folder
from bot.tables import GameSetAside
from bot.wiring import assembled, connected, draw_scene, loop_monitor_of

FOLDER = "playground"
PORT = 6272
"""MASC on a telephone's keys."""


class PlaygroundConfig(msgspec.Struct, frozen=True):
    """Where the playground keeps its files and shows its page."""

    data_dir: Path
    host: str = "127.0.0.1"
    port: int = PORT

    @property
    def folder(self) -> Path:
        """Apart from a real bot's files."""
        return self.data_dir / FOLDER

    @property
    def is_private(self) -> bool:
        """Whether only this machine reaches the page."""
        try:
            return self.host == "localhost" or ip_address(self.host).is_loopback
        except ValueError:
            return False


@asynccontextmanager
async def open_playground(config: PlaygroundConfig, clock: Clock | None = None) -> AsyncIterator[Page]:
    """A stand-in with its page, without the bot."""
    make_folder(config.folder)
    state, token = config.folder / "discord.json", secrets.token_urlsafe(24)
    async with Standin(clock=clock, state_file=state, token=token, inbox_limit=0) as standin:
        demo = DemoGuild(standin, None if config.is_private else config.folder / "links.json")
        with standin.pointing_discord_here():
            async with Page(demo, host=config.host, port=config.port) as page:
                yield page


def bot_here(config: PlaygroundConfig, **options: Any) -> AbstractAsyncContextManager[Any]:
    """The bot on the playground's own database, not yet connected; nobody else's while it is open."""
    database = f"sqlite+aiosqlite:///{config.folder / 'mascarade.db'}"
    return assembled(database, guild_ready_timeout=0.1, **options)


def let_watch(client: Any, page: Page) -> None:
    """Have the page show the bot's finished games, and the bot say where."""
    page.player.films = films_of(client, page.demo)
    client.services.player = lambda code: f"{page.url}replay/{code}"


def films_of(client: Any, demo: DemoGuild) -> Films:
    """Films of the finished games of the playground, for whoever may see where they were played."""

    async def film(account: Account, code: str) -> GameFilm | None:
        guild = demo.guild.state

        async def sees(channel_id: int) -> bool:
            channel = guild.channels.get(channel_id)
            return channel is not None and can_see(guild, channel, account.id)

        caller = Caller(
            user_id=account.id,
            display_name=account.name,
            guild_id=demo.guild.id,
            channel_id=0,
            moderator=False,
            locale=account.locale,
            key="",
            parent_id=0,
            roles=frozenset(),
            has=lambda found: True,
            sees=sees,
        )
        try:
            game = await client.services.finished.of_code(caller, code)
        except (Refused, GameSetAside):
            return None
        return GameFilm(game, account.locale, draw_scene)

    return film


async def play(config: PlaygroundConfig, *, browser: bool, say: Callable[[str], None], **options: Any) -> int:
    """Run until somebody stops it; the options are the bot's. Returns the exit code."""
    stopped = stopping()
    try:
        async with (
            bot_here(config, **options) as client,
            open_playground(config) as page,
            connected(client, page.demo.standin.token) as bot,
            loop_monitor_of(client),
        ):
            let_watch(client, page)
            announce(page, say)
            if browser and has_browser():
                await asyncio.to_thread(webbrowser.open, page.url)
            ending = asyncio.create_task(stopped.wait())
            await asyncio.wait({bot, ending}, return_when=asyncio.FIRST_COMPLETED)
            ending.cancel()
            if bot.done():
                await bot
    except NoFreePort as error:
        say(str(error))
        return os.EX_UNAVAILABLE
    except msgspec.DecodeError:
        say(f"What is kept in {config.folder} cannot be read; move that folder away to begin anew.")
        return os.EX_DATAERR
    say("The game is kept; start again to go on.")
    return os.EX_OK


async def show(config: PlaygroundConfig, film: GameFilm, *, browser: bool, say: Callable[[str], None]) -> int:
    """Show one finished game until somebody stops it, and nothing else; returns the exit code."""
    stopped = stopping()

    async def only_this(account: Account, code: str) -> GameFilm | None:
        return film if code == film.code else None

    try:
        async with Standin(token=secrets.token_urlsafe(24), inbox_limit=0) as standin:
            front = f"/replay/{film.code}"
            async with Page(
                DemoGuild(standin, None), host=config.host, port=config.port, front=front
            ) as page:
                page.player.films = only_this
                announce(page, say)
                if browser and has_browser():
                    await asyncio.to_thread(webbrowser.open, page.url)
                await stopped.wait()
    except NoFreePort as error:
        say(str(error))
        return os.EX_UNAVAILABLE
    return os.EX_OK


def stopping() -> asyncio.Event:
    """Set when somebody ends the program."""
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    return stopped


def announce(page: Page, say: Callable[[str], None]) -> None:
    """Tell where the page is."""
    for port in page.taken:
        say(f"Port {port} is in use; trying the next.")
    if page.demo.is_open:
        say(f"Mascarade is at {page.url}")
        say("Only this machine can open it. Press Ctrl+C to stop.")
        return
    say("Everybody has a link of their own; whoever has it is that person:")
    for name, link in page.links().items():
        say(f"  {name}: {link}")
    say("Press Ctrl+C to stop.")


def has_browser() -> bool:
    """Whether a window can be opened here."""
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True
