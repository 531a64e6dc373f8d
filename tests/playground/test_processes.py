"""Bots in processes of their own, killed and started again while the stand-in lives on."""

import asyncio
import contextlib
import json
import sys
from collections.abc import AsyncIterator

import pytest

from bot.playground import Guild, InteractionFailed, Standin
from tests.playground.tiny_bot import until

BOT = """
import json, sys, yarl, discord
from discord.gateway import DiscordWebSocket
address = json.loads(sys.argv[1])
discord.http.Route.BASE = address["api"]
DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address["gateway"])

class Bot(discord.Client):
    async def setup_hook(self):
        self.tree = discord.app_commands.CommandTree(self)
        self.tree.command(name="table", description="Table")(self.table)
        await self.tree.sync()
    async def table(self, interaction: discord.Interaction):
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Join", custom_id="join"))
        await interaction.response.send_message("Table", view=view)
    async def on_interaction(self, interaction):
        if interaction.type is discord.InteractionType.component:
            await interaction.response.send_message("Joined", ephemeral=True)

Bot(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1).run(address["token"], log_handler=None)
"""


@contextlib.asynccontextmanager
async def bot_process(standin: Standin) -> AsyncIterator[asyncio.subprocess.Process]:
    """A bot in a process of its own, killed without warning at the end."""
    address = {"api": standin.api_url, "gateway": standin.gateway.url, "token": standin.token}
    sessions = set(standin.gateway.sessions)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "ignore", "-c", BOT, json.dumps(address)
    )
    try:
        await until(lambda: bool(standin.gateway.sessions.keys() - sessions), 30)
        yield process
    finally:
        process.kill()
        await process.wait()


@pytest.mark.waits
async def test_a_killed_bot_is_started_again_and_old_buttons_work(standin: Standin, guild: Guild) -> None:
    anna = guild.member("Anna")
    async with bot_process(standin):
        await anna.slash("table")
    with pytest.raises(InteractionFailed):
        await anna.click("Join")
    async with bot_process(standin):
        assert (await anna.click("Join")).text == "Joined"
    assert standin.gateway.identifies == 2
