"""One of several processes of the bot, so that it can really be killed, stopped and cut off."""

import asyncio
import logging
import signal
from collections.abc import Callable
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.discord_ui.shared_client import SharedMascarade
from bot.duty import Division, on_duty
from tests.channel.conftest import at_once, no_pause, think
from tests.pixels import patch_of


class TirelessClient(SharedMascarade):
    """The bot, for people who click as fast as they can."""

    def __init__(self, *parts: Any, **options: Any) -> None:
        super().__init__(*parts, **options)
        self.limit.most = 1_000_000


def no_suspense(options: object) -> float:
    """Cards turn over at once."""
    return 0.0


async def main(
    rest: str, gateway: str, token: str, database: str, slots: int, log: str, *, say: Callable[[str], None]
) -> None:
    """Serve or wait until told to end."""
    logging.basicConfig(
        filename=log, level=logging.INFO, format="%(asctime)s %(process)s %(name)s %(message)s"
    )
    discord.http.Route.BASE = rest
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    async with on_duty(
        database,
        token,
        Division(slots),
        say,
        client_class=TirelessClient,
        think=think,
        pause=at_once,
        hesitate=no_pause,
        suspense=no_suspense,
        artist=patch_of,
        icons=dict,
        guild_ready_timeout=0.05,
    ) as duty:
        await duty.run(stopped)
