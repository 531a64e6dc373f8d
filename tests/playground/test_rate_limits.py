"""Rate limits with Discord's bucket sizes, and how the real client lives with them."""

import asyncio
import time

import aiohttp
import discord
import pytest

from bot.playground import Clock, Guild, Standin
from tests.playground.fixtures import Api
from tests.playground.tiny_bot import TinyBot, running


@pytest.fixture
def clock() -> Clock:
    return Clock(scale=1)


async def test_five_writes_in_five_seconds_per_channel(guild: Guild, api: Api, clock: Clock) -> None:
    path = f"/channels/{guild.general.id}/messages"
    for _ in range(5):
        assert (await api("POST", path, {"content": "x"}))[0] == 200
    status, answer = await api("POST", path, {"content": "x"})
    assert (status, answer["global"]) == (429, False)
    assert 4 < answer["retry_after"] <= 5
    other = guild.channel("other")
    assert (await api("POST", f"/channels/{other.id}/messages", {"content": "x"}))[0] == 200
    clock.move(5)
    assert (await api("POST", path, {"content": "x"}))[0] == 200


async def test_a_429_carries_what_the_client_needs(standin: Standin, guild: Guild) -> None:
    url = f"{standin.api_url}/channels/{guild.general.id}/messages"
    headers = {"Authorization": f"Bot {standin.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        for left in (4, 3, 2, 1, 0):
            async with session.post(url, json={"content": "x"}) as answer:
                assert answer.headers["X-RateLimit-Remaining"] == str(left)
        async with session.post(url, json={"content": "x"}) as answer:
            assert answer.status == 429
            assert answer.headers["Retry-After"] == "5"
            assert answer.headers["X-RateLimit-Scope"] == "user"
            assert answer.headers["Via"]


async def test_three_edits_in_20_seconds_of_old_messages(guild: Guild, api: Api, clock: Clock) -> None:
    _, message = await api("POST", f"/channels/{guild.general.id}/messages", {"content": "x"})
    path = f"/channels/{guild.general.id}/messages/{message['id']}"
    for number in range(4):
        assert (await api("PATCH", path, {"content": f"young {number}"}))[0] == 200
    clock.move(3601)
    for number in range(3):
        assert (await api("PATCH", path, {"content": f"old {number}"}))[0] == 200
    status, answer = await api("PATCH", path, {"content": "once more"})
    assert (status, answer["code"]) == (429, 30046)
    clock.move(20)
    assert (await api("PATCH", path, {"content": "once more"}))[0] == 200


async def test_fifty_requests_a_second_in_all(standin: Standin, guild: Guild, api: Api, clock: Clock) -> None:
    clock.scale = 0.01
    anna = guild.member("Anna")
    paths = ["/users/@me", f"/channels/{guild.general.id}", f"/guilds/{guild.id}", f"/users/{anna.id}"]
    answers = [await api("GET", paths[number % 4]) for number in range(51)]
    assert [status for status, _ in answers] == [200] * 50 + [429]
    assert answers[-1][1]["global"]
    assert standin.rate_limits.exceeded == ["global"]


async def test_the_clients_waits_shrink_with_the_scale(standin: Standin, guild: Guild, clock: Clock) -> None:
    clock.scale = 100
    bot = TinyBot()
    async with running(bot, standin):
        channel = bot.text_channel(guild.general.id)
        began = time.monotonic()
        await asyncio.gather(*(channel.send(str(number)) for number in range(12)))
        assert time.monotonic() - began < 3
        assert len(guild.general.state.messages) == 12


async def test_interaction_answers_have_no_bucket(standin: Standin, guild: Guild, clock: Clock) -> None:
    bot, anna = TinyBot(), guild.member("Anna")

    @bot.tree.command(description="Ping")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong", ephemeral=True)

    async with running(bot, standin):
        await asyncio.gather(*(anna.slash("ping") for _ in range(60)))
        assert standin.rate_limits.exceeded == []
