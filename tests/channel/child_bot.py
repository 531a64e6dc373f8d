"""The bot in a process of its own, so that it can really be killed."""

import asyncio
import sys

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.wiring import assembled, connected
from tests.channel.conftest import FastClient, at_once, no_pause, think
from tests.pixels import patch_of


async def main(rest: str, gateway: str, token: str, database: str, suspense: str) -> None:
    discord.http.Route.BASE = rest
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    bot = assembled(
        database,
        think=think,
        pause=at_once,
        hesitate=no_pause,
        suspense=lambda options: float(suspense),
        client_class=FastClient,
        artist=patch_of,
        icons=dict,
        guild_ready_timeout=0.05,
    )
    async with bot as client:
        client.limit.most = 1_000_000
        async with connected(client, token) as task:
            sys.stdout.write("ready\n")
            sys.stdout.flush()
            await task


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
