"""The gateway: intents, shards, resuming, and guilds that come and go."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import Guild, InteractionFailed, Standin
from bot.playground.standin.intents import Intent
from tests.playground.tiny_bot import TinyBot, running, until


class Watcher(TinyBot):
    """Notes every event that reaches it, and answers /ping."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.heard: list[str] = []
        self.contents: list[str] = []

        @self.tree.command(description="Ping")
        async def ping(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("pong", ephemeral=True)

    async def on_socket_event_type(self, event: str) -> None:
        self.heard.append(event)

    async def on_message(self, message: discord.Message) -> None:
        self.contents.append(message.content)


async def happenings(standin: Standin, guild: Guild, bot: Watcher) -> None:
    """A message, an edit, a deletion, an arrival and a departure."""
    ben = guild.member("Ben")
    said = await ben.says("Hello")
    message = await bot.get_partial_messageable(guild.general.id).send("Mine")
    await message.edit(content="Mine again")
    guild.general.loses(said)
    guild.channel("new")
    ben.leaves()
    await guild.member("Anna").slash("ping")


async def test_only_events_of_the_identified_intents_are_sent(standin: Standin, guild: Guild) -> None:
    bot = Watcher(intents=discord.Intents.none())
    async with running(bot, standin):
        await happenings(standin, guild, bot)
        assert set(bot.heard) == {"READY", "INTERACTION_CREATE"}
    bot = Watcher(intents=discord.Intents(guilds=True, guild_messages=True))
    async with running(bot, standin):
        bot.heard.clear()
        await happenings(standin, guild, bot)
        wanted = {"MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "INTERACTION_CREATE"}
        assert set(bot.heard) == wanted
        assert bot.contents == ["", "Mine"]


async def test_privileged_intents_must_be_granted(standin: Standin, guild: Guild) -> None:
    intents = discord.Intents(guilds=True, guild_messages=True, members=True, message_content=True)
    with standin.pointing_discord_here():
        bot = Watcher(intents=intents)
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await bot.start(standin.token)
        await bot.close()
    standin.gateway.privileged_intents = Intent.GUILD_MEMBERS | Intent.MESSAGE_CONTENT
    bot = Watcher(intents=intents)
    async with running(bot, standin):
        await happenings(standin, guild, bot)
        assert {"GUILD_MEMBER_ADD", "GUILD_MEMBER_REMOVE", "CHANNEL_CREATE"} <= set(bot.heard)
        assert bot.contents == ["Hello", "Mine"]


async def test_a_wrong_token_is_refused(standin: Standin) -> None:
    bot = TinyBot()
    with pytest.raises(discord.LoginFailure):
        await bot.start("wrong")
    await bot.close()


@pytest.mark.parametrize("how", ["drop", "op 7", "op 9 true", "close 1000", "close 4000"])
async def test_a_lost_connection_resumes_and_misses_nothing(standin: Standin, guild: Guild, how: str) -> None:
    bot, anna = Watcher(), guild.member("Anna")
    async with running(bot, standin):
        await anna.slash("ping")
        if how == "drop":
            standin.gateway.drop()
        elif how == "op 7":
            standin.gateway.ask_to_reconnect()
        elif how == "op 9 true":
            standin.gateway.invalidate(resumable=True)
        else:
            await standin.gateway.close(int(how.split()[1]))
        answer = await anna.slash("ping")
        assert answer.text == "pong"
        await until(lambda: "RESUMED" in bot.heard)
        assert (standin.gateway.identifies, standin.gateway.resumes) == (1, 1)
        assert bot.heard.count("READY") == 1


async def test_op_9_false_identifies_anew_and_loses_the_gap(standin: Standin, guild: Guild) -> None:
    bot, anna = Watcher(), guild.member("Anna")
    async with running(bot, standin):
        await anna.slash("ping")
        standin.gateway.invalidate(resumable=False)
        with pytest.raises(InteractionFailed):
            await anna.slash("ping")
        await until(lambda: bot.heard.count("READY") == 2, 15)
        assert (await anna.slash("ping")).text == "pong"
        assert standin.gateway.identifies == 2


async def test_shards_get_the_events_of_their_guilds(standin: Standin) -> None:
    standin.gateway.shards = 2
    guilds = [standin.guild(f"Guild {n}") for n in range(2)]
    while len({(one.id >> 22) % 2 for one in guilds}) < 2:
        await asyncio.sleep(0.001)
        guilds.append(standin.guild(f"Guild {len(guilds)}"))
    bot = Watcher()
    async with running(bot, standin):
        assert set(bot.shards) == {0, 1}
        for guild in guilds:
            assert bot.server(guild.id).shard_id == (guild.id >> 22) % 2
            assert (await guild.member("Anna").slash("ping")).text == "pong"
        assert standin.gateway.identifies == 2


async def test_two_processes_with_one_shard_each(standin: Standin) -> None:
    standin.gateway.shards = 2
    guilds: dict[int, Guild] = {}
    while len(guilds) < 2:
        await asyncio.sleep(0.001)
        guild = standin.guild(f"Guild {asyncio.get_running_loop().time()}")
        guilds[(guild.id >> 22) % 2] = guild
    bots = [Watcher(shard_ids=[n], shard_count=2) for n in range(2)]
    async with running(bots[0], standin), running(bots[1], standin):
        for shard, guild in guilds.items():
            await guild.member("Anna").slash("ping")
            assert "INTERACTION_CREATE" in bots[shard].heard
        assert [one.heard.count("INTERACTION_CREATE") for one in bots] == [1, 1]


async def test_one_bot_after_another(standin: Standin, guild: Guild) -> None:
    anna = guild.member("Anna")
    for _ in range(3):
        async with running(Watcher(), standin):
            assert (await anna.slash("ping")).text == "pong"
        with pytest.raises(InteractionFailed):
            await anna.slash("ping")
    assert standin.gateway.identifies == 3


async def test_a_guild_goes_and_comes_back(standin: Standin, guild: Guild) -> None:
    bot, anna = Watcher(), guild.member("Anna")
    removed: list[int] = []

    @bot.event
    async def on_guild_remove(gone: discord.Guild) -> None:
        removed.append(gone.id)

    async with running(bot, standin):
        guild.goes_unavailable()
        await until(lambda: bot.server(guild.id).unavailable)
        with pytest.raises(discord.NotFound):
            await bot.get_partial_messageable(guild.general.id).send("x")
        with pytest.raises(InteractionFailed):
            await anna.slash("ping")
        guild.comes_back()
        await until(lambda: not bot.server(guild.id).unavailable)
        await anna.slash("ping")
        assert removed == []
        guild.removes_bot()
        await until(lambda: removed == [guild.id])
        guild.invites_bot()
        await until(lambda: bot.get_guild(guild.id) is not None)
        assert (await anna.slash("ping")).text == "pong"


async def test_named_members_can_be_asked_for(standin: Standin, guild: Guild) -> None:
    bot, anna = TinyBot(), guild.member("Anna")
    async with running(bot, standin):
        found = await bot.server(guild.id).query_members(user_ids=[anna.id])
        assert [one.id for one in found] == [anna.id]


async def raw(standin: Standin, *frames: dict[str, Any]) -> list[Any]:
    """Speak to the gateway without a library: frames out, then all that comes back."""
    got: list[Any] = []
    async with aiohttp.ClientSession() as session, session.ws_connect(standin.gateway.url) as socket:
        await socket.receive_json()
        for frame in frames:
            await socket.send_json(frame)
        while True:
            message = await socket.receive(timeout=0.3) if not got else await _maybe(socket)
            if message is None or message.type is not aiohttp.WSMsgType.TEXT:
                return [*got, socket.close_code]
            got.append(message.json())


async def _maybe(socket: aiohttp.ClientWebSocketResponse) -> aiohttp.WSMessage | None:
    try:
        return await socket.receive(timeout=0.1)
    except TimeoutError:
        return None


async def test_a_wrong_identification_is_closed_with_its_code(standin: Standin) -> None:
    def identify(**more: Any) -> dict[str, Any]:
        return {"op": 2, "d": {"token": standin.token, "intents": 1, **more}}

    assert (await raw(standin, identify(token="wrong")))[-1] == 4004
    assert (await raw(standin, identify(shard=[2, 2])))[-1] == 4010
    assert (await raw(standin, identify(intents=1 << 40)))[-1] == 4013
    assert (await raw(standin, identify(intents=1 << 1)))[-1] == 4014
    assert (await raw(standin, {"op": 8, "d": {}}))[-1] == 4003
    assert (await raw(standin, identify(), identify()))[-1] == 4005
    resume = {"op": 6, "d": {"token": standin.token, "session_id": "unknown", "seq": 1}}
    assert (await raw(standin, resume))[0] == {"op": 9, "d": False, "s": None, "t": None}


async def test_identifying_too_fast_is_refused(standin: Standin) -> None:
    standin.gateway.identify_seconds = 500
    frame = {"op": 2, "d": {"token": standin.token, "intents": 1}}
    assert (await raw(standin, frame))[0]["t"] == "READY"
    assert (await raw(standin, frame))[0]["op"] == 9
