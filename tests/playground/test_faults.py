"""A bot's bad days: each fault once, lived through with the real client."""

import asyncio
import time
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import Clock, Guild, InteractionFailed, Standin
from bot.playground.standin.faults import Reset, Slow, Status, TooMany
from tests.playground.tiny_bot import TinyBot, running, until

POSTS = "POST /channels/*/messages"


class Pinged(TinyBot):
    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.pings = 0
        self.failures: list[Exception] = []

        @self.tree.command(description="Ping")
        async def ping(interaction: discord.Interaction) -> None:
            self.pings += 1
            try:
                await interaction.response.send_message("pong", ephemeral=True)
            except (discord.HTTPException, aiohttp.ClientError) as error:
                self.failures.append(error)


async def test_a_slow_answer_comes(standin: Standin, guild: Guild) -> None:
    bot = Pinged()
    async with running(bot, standin):
        for fault in (Slow(0.2), Slow(0.2, after_effect=True)):
            standin.faults.plan(fault, POSTS)
            began = time.monotonic()
            await bot.text_channel(guild.general.id).send("x")
            assert time.monotonic() - began >= 0.2
        assert len(guild.general.state.messages) == 2


@pytest.mark.parametrize("after", [False, True])
async def test_a_reset_connection_is_the_bots_to_repeat(standin: Standin, guild: Guild, after: bool) -> None:
    bot = Pinged()
    async with running(bot, standin):
        channel = bot.text_channel(guild.general.id)
        standin.faults.plan(Reset(after_effect=after), POSTS)
        with pytest.raises(aiohttp.ClientError):
            await channel.send("x", nonce="n1")
        assert len(guild.general.state.messages) == after
        await channel.send("x", nonce="n1")
        assert len(guild.general.state.messages) == 1


async def test_a_429_is_waited_out(standin: Standin, guild: Guild) -> None:
    bot = Pinged()
    async with running(bot, standin):
        for everywhere in (False, True):
            standin.faults.plan(TooMany(20, everywhere), POSTS)
            await bot.text_channel(guild.general.id).send("x")
        assert [status for method, _, status in standin.rest.requests if method == "POST"] == [429, 200] * 2


async def test_a_429_from_in_front_of_discord_is_an_error(standin: Standin, guild: Guild) -> None:
    bot = Pinged()
    async with running(bot, standin):
        standin.faults.plan(Status(429), POSTS)
        with pytest.raises(discord.HTTPException) as failure:
            await bot.text_channel(guild.general.id).send("x")
        assert failure.value.status == 429


@pytest.mark.waits
async def test_a_5xx_is_repeated_by_the_library_after_a_second(standin: Standin, guild: Guild) -> None:
    bot = Pinged()
    async with running(bot, standin):
        standin.faults.plan(Status(502), POSTS)
        began = time.monotonic()
        await bot.text_channel(guild.general.id).send("x")
        assert time.monotonic() - began >= 1


async def test_a_503_is_an_error_at_once(standin: Standin, guild: Guild) -> None:
    bot = Pinged()
    async with running(bot, standin):
        standin.faults.plan(Status(503), POSTS)
        with pytest.raises(discord.DiscordServerError):
            await bot.text_channel(guild.general.id).send("x")


@pytest.mark.waits
async def test_a_callback_repeated_too_late_fails_the_interaction(standin: Standin, guild: Guild) -> None:
    bot, anna = Pinged(), guild.member("Anna")
    async with running(bot, standin):
        standin.faults.plan(Status(500), "POST /interactions/*", times=2)
        with pytest.raises(InteractionFailed):
            await anna.slash("ping")
        await until(lambda: bool(bot.failures), 10)
        assert bot.failures[0].code == 10062  # type: ignore[attr-defined]


async def test_a_reset_callback_may_have_taken_effect(standin: Standin, guild: Guild) -> None:
    bot, anna = Pinged(), guild.member("Anna")
    async with running(bot, standin):
        standin.faults.plan(Reset(after_effect=True), "POST /interactions/*")
        assert (await anna.slash("ping")).text == "pong"
        await until(lambda: bool(bot.failures))


async def test_an_interaction_may_come_twice(standin: Standin, guild: Guild) -> None:
    bot, anna = Pinged(), guild.member("Anna")
    async with running(bot, standin):
        standin.faults.duplicate_interactions()
        await anna.slash("ping")
        await until(lambda: len(bot.failures) == 1)
        assert bot.pings == 2
        assert bot.failures[0].code == 40060  # type: ignore[attr-defined]
        assert len(anna.sees().messages) == 1


async def test_an_interaction_may_come_late(standin: Standin, guild: Guild, clock: Clock) -> None:
    bot, anna = Pinged(), guild.member("Anna")
    async with running(bot, standin):
        standin.faults.delay_interaction(0.2)
        assert (await anna.slash("ping")).text == "pong"
        standin.faults.delay_interaction(0.2)
        late = asyncio.create_task(anna.slash("ping"))
        await asyncio.sleep(0.05)
        clock.move(3)
        with pytest.raises(InteractionFailed):
            await late
        await until(lambda: bot.pings == 2)


async def test_things_are_taken_from_under_the_bots_feet(standin: Standin, guild: Guild) -> None:
    bot, anna = Pinged(), guild.member("Anna")
    async with running(bot, standin):
        channel = bot.text_channel(guild.general.id)
        message = await channel.send("x")
        guild.general.loses(anna.sees().messages[0])
        with pytest.raises(discord.NotFound):
            await message.edit(content="y")
        guild.bot_permissions("view_channel")
        guild.everyone_permissions("view_channel")
        with pytest.raises(discord.Forbidden) as failure:
            await channel.send("x")
        assert failure.value.code == 50013
        guild.removes_bot()
        with pytest.raises(discord.NotFound) as gone:
            await channel.send("x")
        assert gone.value.code == 10003


async def test_planned_faults_can_be_called_off(standin: Standin, guild: Guild) -> None:
    bot = Pinged()
    async with running(bot, standin):
        standin.faults.plan(Status(503), times=9)
        standin.faults.clear()
        await bot.text_channel(guild.general.id).send("x")
