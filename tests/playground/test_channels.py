"""Channels, threads, forum posts, and what happens to them under the bot's feet."""

import discord
import pytest

from bot.playground import Guild, Standin
from bot.playground.standin.world import ChannelType
from tests.playground.fixtures import Api
from tests.playground.tiny_bot import TinyBot, running, until


async def test_a_thread_is_opened_archived_and_reopened_by_writing(standin: Standin, guild: Guild) -> None:
    bot, anna = TinyBot(), guild.member("Anna")
    async with running(bot, standin):
        channel = bot.text_channel(guild.general.id)
        thread = await channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
        message = await thread.send("Hello")
        place = guild.channel("Table")
        anna.goes_to(place)
        assert "Hello" in anna.sees()
        place.archives()
        await until(lambda: bot.get_channel(thread.id) is None or thread.archived)
        with pytest.raises(discord.HTTPException) as failure:
            await message.edit(content="x")
        assert failure.value.code == 50083
        await thread.send("Again")
        assert not place.state.archived
        await thread.edit(archived=True)
        assert place.state.archived
        assert [one.id async for one in channel.archived_threads()] == [thread.id]
        await anna.says("Awake")
        assert not place.state.archived


async def test_a_locked_thread_needs_the_right_to_manage(standin: Standin, guild: Guild) -> None:
    bot = TinyBot()
    async with running(bot, standin):
        channel = bot.text_channel(guild.general.id)
        thread = await channel.create_thread(name="Table", type=CHANNEL.public_thread)
        guild.channel("Table").locks()
        with pytest.raises(discord.Forbidden) as failure:
            await thread.send("x")
        assert failure.value.code == 160005
        with pytest.raises(discord.Forbidden):
            await thread.edit(locked=False, archived=False)
        guild.general.allows(None, "manage_threads")
        await thread.send("x")
        await thread.edit(locked=False)
        await thread.delete()
        assert thread.id not in guild.state.channels


async def test_a_private_thread_is_seen_by_its_members_only(standin: Standin, guild: Guild) -> None:
    bot, anna, ben = TinyBot(), guild.member("Anna"), guild.member("Ben")
    guild.general.allows(None, "create_private_threads")
    async with running(bot, standin):
        thread = await bot.text_channel(guild.general.id).create_thread(name="Secret")
        await thread.add_user(discord.Object(anna.id))
        await thread.send("Psst")
        place = guild.channel("Secret")
        assert "Psst" in anna.sees(place)
        assert "Psst" not in ben.sees(place)
        assert {one.id for one in await thread.fetch_members()} == {anna.id, thread.guild.me.id}
        await thread.remove_user(discord.Object(anna.id))
        assert "Psst" not in anna.sees(place)
        await thread.leave()


async def test_a_thread_can_grow_from_a_message(standin: Standin, guild: Guild) -> None:
    bot = TinyBot()
    async with running(bot, standin):
        message = await bot.text_channel(guild.general.id).send("Start")
        thread = await message.create_thread(name="From")
        assert thread.id == message.id
        with pytest.raises(discord.HTTPException) as failure:
            await message.create_thread(name="Again")
        assert failure.value.code == 160004
        grown = (await message.channel.fetch_message(message.id)).thread
        assert grown is not None
        assert grown.id == thread.id
        assert [one.id for one in await bot.server(guild.id).active_threads()] == [thread.id]


async def test_a_forum_post_begins_with_a_message(standin: Standin, guild: Guild) -> None:
    guild.channel("forum", ChannelType.FORUM)
    bot, anna = TinyBot(), guild.member("Anna")
    async with running(bot, standin):
        forum = bot.get_channel(guild.channel("forum").id)
        assert isinstance(forum, discord.ForumChannel)
        made = await forum.create_thread(name="Post", content="First")
        assert made.thread.id == made.message.id
        assert "First" in anna.sees(guild.channel("Post"))
        await made.thread.send("Second")
        with pytest.raises(discord.HTTPException):
            await forum.create_thread(name="Empty", content=" ")
        assert all(one.name != "Empty" for one in guild.state.channels.values())


async def test_a_forum_itself_takes_no_messages(guild: Guild, api: Api) -> None:
    forum = guild.channel("forum", ChannelType.FORUM)
    status, answer = await api("POST", f"/channels/{forum.id}/messages", {"content": "x"})
    assert (status, answer["code"]) == (400, 50024)


@pytest.mark.parametrize("kind", [ChannelType.ANNOUNCEMENT, ChannelType.VOICE])
async def test_commands_work_where_there_is_text(standin: Standin, guild: Guild, kind: ChannelType) -> None:
    place = guild.channel("place", kind)
    bot, anna = TinyBot(), guild.member("Anna")
    anna.goes_to(place)

    @bot.tree.command(description="Where")
    async def where(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.TextChannel | discord.VoiceChannel | discord.Thread)
        await interaction.response.send_message(f"{interaction.channel.type.name}")
        await interaction.channel.send("More")

    async with running(bot, standin):
        assert (await anna.slash("where")).text == {5: "news", 2: "voice"}[kind]
        await until(lambda: "More" in anna.sees())
        if kind is ChannelType.ANNOUNCEMENT:
            message = await bot.text_channel(place.id).send("News")
            thread = await message.create_thread(name="On it")
            assert thread.type is CHANNEL.news_thread
            anna.goes_to(guild.channel("On it"))
            assert (await anna.slash("where")).text == "news_thread"


async def test_a_channel_that_vanishes_takes_its_threads_along(standin: Standin, guild: Guild) -> None:
    bot = TinyBot()
    place = guild.channel("table")
    async with running(bot, standin):
        channel = bot.text_channel(place.id)
        thread = await channel.create_thread(name="Table", type=CHANNEL.public_thread)
        place.vanishes()
        await until(lambda: bot.get_channel(place.id) is None)
        for gone in (channel, thread):
            with pytest.raises(discord.NotFound) as failure:
                await gone.send("x")
            assert failure.value.code == 10003


async def test_a_channel_is_changed_and_deleted_with_the_right(standin: Standin, guild: Guild) -> None:
    bot = TinyBot()
    place = guild.channel("table")
    async with running(bot, standin):
        channel = bot.text_channel(place.id)
        with pytest.raises(discord.Forbidden):
            await channel.edit(name="other")
        place.allows(None, "manage_channels")
        await channel.edit(name="other", topic="Cards")
        assert (place.name, place.state.topic) == ("other", "Cards")
        fetched = await bot.fetch_channel(place.id)
        assert isinstance(fetched, discord.TextChannel)
        assert fetched.topic == "Cards"
        await channel.delete()
        assert place.id not in guild.state.channels


async def test_the_bot_learns_that_it_lost_a_permission(standin: Standin, guild: Guild) -> None:
    bot = TinyBot()
    async with running(bot, standin):
        channel = bot.text_channel(guild.general.id)
        assert channel.permissions_for(channel.guild.me).view_channel
        guild.general.denies(None, "view_channel")
        await until(lambda: not channel.permissions_for(channel.guild.me).view_channel)
        with pytest.raises(discord.Forbidden) as failure:
            await channel.send("x")
        assert failure.value.code == 50001


async def test_a_person_without_sight_sees_and_receives_nothing(standin: Standin, guild: Guild) -> None:
    bot, anna = TinyBot(), guild.member("Anna")
    guild.general.denies(anna, "view_channel")
    before = len(anna.received())
    async with running(bot, standin):
        await bot.text_channel(guild.general.id).send("Hidden")
        assert str(anna.sees()) == "(nothing)"
        assert len(anna.received()) == before


async def test_guild_and_user_can_be_fetched(standin: Standin, guild: Guild) -> None:
    bot, anna = TinyBot(), guild.member("Anna")
    async with running(bot, standin):
        fetched = await bot.fetch_guild(guild.id, with_counts=False)
        assert fetched.name == "Court"
        assert {one.id for one in await fetched.fetch_channels()} == {guild.general.id}
        assert (await bot.fetch_user(anna.id)).display_name == "Anna"
        assert (await fetched.fetch_member(anna.id)).id == anna.id
        assert (await bot.application_info()).bot_public
        await bot.server(guild.id).leave()
        assert not guild.state.has_bot


CHANNEL = discord.ChannelType
