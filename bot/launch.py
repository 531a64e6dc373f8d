"""Starting the bot: on Discord, or in the playground where there is no token."""

import asyncio
import logging
import os
import re
import signal
import time
from collections.abc import Callable

import aiohttp
import discord

from bot.automata.workers.pool import Pool
from bot.discord_ui.client import Mascarade
from bot.discord_ui.interactions.permissions import needed_permissions
from bot.duty import Division, on_duty
from bot.film import GameFilm
from bot.operations.json_logs import JsonFormatter, line
from bot.operations.server import CannotListen
from bot.operations.systemd import Supervisor
from bot.playground.run import PlaygroundConfig, play, show
from bot.service.finished import Finished
from bot.settings import Settings
from bot.store.engines import is_postgres
from bot.watch import Watch
from bot.wiring import assembled, connected, draw_scene, loop_monitor_of, thinking_in

NO_TOKEN = 2
"""The exit code of `run` without a token."""
SAY_NO_TOKEN = "Set DISCORD_TOKEN in the environment or in .env to run the bot on Discord."
TOKEN = re.compile(r"[!-~]+")
"""What can be a token at all: nothing else can be sent to Discord."""
BAD_TOKEN = "Discord does not accept DISCORD_TOKEN; copy the bot's token anew from the developer portal."

UNREACHABLE = (aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, TimeoutError)
"""What goes wrong without a network, or while Discord is down."""

JSON = "json"
ALONE = Division()

Say = Callable[[str], None]


async def on_discord(settings: Settings, say: Say, division: Division = ALONE) -> int:
    """Run on Discord until somebody stops it; returns the exit code."""
    if TOKEN.fullmatch(settings.token) is None:
        say(BAD_TOKEN)
        return os.EX_NOPERM
    quiet_voice()
    set_up_logging(settings.log_level, settings.log_format)
    if settings.log_format == JSON:
        say = as_json(say)
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    shared = is_postgres(settings.database_url)
    run, watch, supervisor = among_others if shared else alone, Watch(needs_lease=shared), Supervisor()

    def tell(text: str) -> None:
        supervisor.ready(text)
        say(text)

    try:
        async with supervisor.reassured(), watch.shown(settings.metrics_address):
            await run(settings, tell, division, stopped, watch)
    except CannotListen as error:
        say(str(error))
        return os.EX_CONFIG
    except discord.LoginFailure:
        say(BAD_TOKEN)
        return os.EX_NOPERM
    except UNREACHABLE as error:
        say(unreachable(error))
        return os.EX_UNAVAILABLE
    return os.EX_OK


async def alone(
    settings: Settings, say: Say, division: Division, stopped: asyncio.Event, watch: Watch
) -> None:
    """Serve everything, on a database that nobody else uses."""
    async with (
        watch.thinking_in(Pool()) as pool,
        assembled(
            settings.database_url,
            think=thinking_in(pool),
            work=pool.work,
            memory=settings.games_memory,
            shard_count=division.shards,
            observe=watch.follow,
        ) as client,
        connected(client, settings.token) as bot,
        loop_monitor_of(client, lagged=watch.metrics.lagged),
    ):
        say(presence(client))
        ending = asyncio.create_task(stopped.wait())
        await asyncio.wait({bot, ending}, return_when=asyncio.FIRST_COMPLETED)
        ending.cancel()
        if bot.done():
            await bot


async def among_others(
    settings: Settings, say: Say, division: Division, stopped: asyncio.Event, watch: Watch
) -> None:
    """Serve a slot, or wait for one as a spare."""
    async with (
        watch.thinking_in(Pool()) as pool,
        on_duty(
            settings.database_url,
            settings.token,
            division,
            say,
            backups=settings.data_dir / "backups",
            think=thinking_in(pool),
            work=pool.work,
            memory=settings.games_memory,
            observe=watch.follow,
            lagged=watch.metrics.lagged,
        ) as duty,
    ):
        await duty.run(stopped)


def unreachable(error: BaseException) -> str:
    """That Discord does not answer, and why."""
    return f"Discord cannot be reached: {str(error) or type(error).__name__}."


def presence(client: Mascarade) -> str:
    """Where the bot is, and how to have it elsewhere."""
    servers = len(client.guilds)
    return (
        f"{client.user} is on Discord, in {servers} server{'' if servers == 1 else 's'}.\n"
        f"To invite it into one: {invite_link(client.application_id or 0)}"
    )


def invite_link(application_id: int) -> str:
    """The address that adds the bot to a server, with exactly the permissions that it needs."""
    return discord.utils.oauth_url(
        application_id, permissions=needed_permissions(), scopes=("bot", "applications.commands")
    )


async def in_browser(config: PlaygroundConfig, *, browser: bool, say: Say) -> int:
    """Run the playground until somebody stops it; returns the exit code."""
    quiet_voice()
    async with Pool() as pool:
        return await play(config, browser=browser, say=say, think=thinking_in(pool), work=pool.work)


async def show_film(config: PlaygroundConfig, game: Finished, *, browser: bool, say: Say) -> int:
    """Show a finished game in the browser until somebody stops it; returns the exit code."""
    return await show(
        config, GameFilm(game, game.table.options.language, draw_scene), browser=browser, say=say
    )


def as_json(say: Say) -> Say:
    """Say it as the log does."""
    return lambda text: say(line(time.time(), "INFO", __name__, text))


def set_up_logging(name: str, written: str = "text") -> None:
    """Log to the terminal; the library never below INFO, where it would print what people see."""
    level = logging.getLevelNamesMapping()[name]
    formatter = JsonFormatter() if written == JSON else discord.utils.MISSING
    discord.utils.setup_logging(level=level, root=True, formatter=formatter)
    logging.getLogger("discord").setLevel(max(level, logging.INFO))


def quiet_voice() -> None:
    """The library need not warn that it cannot speak; nobody asks it to."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
