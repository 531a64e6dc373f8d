"""One of several processes of the bot, so that it can really be killed, stopped and cut off."""

import asyncio
import logging
import signal
import sys

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.duty import Division, on_duty
from tests.channel.conftest import at_once, no_pause, think
from tests.pixels import patch_of


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


async def main(rest: str, gateway: str, token: str, database: str, slots: str) -> None:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(name)s %(message)s", stream=sys.stderr)
    discord.http.Route.BASE = rest
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    options = {"think": think, "pause": at_once, "hesitate": no_pause, "artist": patch_of, "icons": dict}
    async with on_duty(
        database,
        token,
        Division(int(slots)),
        say,
        suspense=lambda options: 0.0,
        guild_ready_timeout=0.05,
        **options,
    ) as duty:
        await duty.run(stopped)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
