"""Messages in channels: written, edited, deleted, fetched, with files, nonces and mentions."""

import io

import aiohttp
import discord
import pytest

from bot.playground import Clock, Guild, Standin
from tests.playground.fixtures import Api
from tests.playground.tiny_bot import TinyBot, running, until


async def test_a_message_is_written_edited_fetched_and_deleted(standin: Standin, guild: Guild) -> None:
    bot, anna = TinyBot(), guild.member("Anna")
    async with running(bot, standin):
        channel = bot.text_channel(guild.general.id)
        message = await channel.send("One", embed=discord.Embed(title="Embedded"))
        assert "Embedded" in anna.sees()
        await message.edit(content="Two", embed=None)
        assert anna.sees().messages[0].edited
        fetched = await channel.fetch_message(message.id)
        assert (fetched.content, fetched.embeds) == ("Two", [])
        reference = (await message.reply("Re")).reference
        assert reference is not None
        assert reference.message_id == message.id
        await message.delete()
        assert "Two" not in anna.sees()
        with pytest.raises(discord.NotFound) as failure:
            await message.edit(content="Three")
        assert failure.value.code == 10008


async def test_history_is_read_from_both_ends(standin: Standin, guild: Guild) -> None:
    bot, anna = TinyBot(), guild.member("Anna")
    async with running(bot, standin):
        for number in range(7):
            await anna.says(str(number))
        channel = bot.text_channel(guild.general.id)
        newest = [one async for one in channel.history(limit=3)]
        assert [one.id for one in newest] == sorted((one.id for one in newest), reverse=True)
        before = [one.id async for one in channel.history(limit=2, before=newest[-1])]
        after = [one.id async for one in channel.history(after=newest[-1])]
        around = [one.id async for one in channel.history(limit=3, around=newest[1])]
        assert max(before) < newest[-1].id < min(after)
        assert newest[1].id in around


async def test_files_are_uploaded_kept_and_served(standin: Standin, guild: Guild) -> None:
    bot = TinyBot()
    async with running(bot, standin):
        channel = bot.text_channel(guild.general.id)
        picture = discord.File(io.BytesIO(b"bytes"), "a.png", description="A card")
        message = await channel.send("x", file=picture)
        assert message.attachments[0].description == "A card"
        async with aiohttp.ClientSession() as session, session.get(message.attachments[0].url) as answer:
            assert await answer.read() == b"bytes"
        second = discord.File(io.BytesIO(b"more"), "b.png")
        message = await message.edit(attachments=[message.attachments[0], second])
        assert [one.filename for one in message.attachments] == ["a.png", "b.png"]
        message = await message.edit(attachments=[])
        assert message.attachments == []


async def test_a_file_may_be_too_large(standin: Standin, guild: Guild) -> None:
    bot = TinyBot()
    async with running(bot, standin):
        large = discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "a.png")
        with pytest.raises(discord.HTTPException) as failure:
            await bot.text_channel(guild.general.id).send(file=large)
        assert (failure.value.status, failure.value.code) == (413, 40005)


async def test_a_layout_shows_pictures_and_files(standin: Standin, guild: Guild) -> None:
    bot, anna = TinyBot(), guild.member("Anna")
    view = discord.ui.LayoutView()
    thumbnail: discord.ui.Thumbnail[discord.ui.LayoutView] = discord.ui.Thumbnail("https://example.org/a.png")
    view.add_item(discord.ui.Container(discord.ui.Section("Seat 1", accessory=thumbnail), accent_colour=1))
    view.add_item(discord.ui.Separator())
    view.add_item(discord.ui.File("attachment://log.txt"))
    async with running(bot, standin):
        channel = bot.text_channel(guild.general.id)
        message = await channel.send(view=view, file=discord.File(io.BytesIO(b"log"), "log.txt"))
        shown = (await channel.fetch_message(message.id)).components[2]
        assert isinstance(shown, discord.FileComponent)
        assert shown.size == 3
        assert "Seat 1" in anna.sees()


async def test_the_same_nonce_writes_once(standin: Standin, guild: Guild, clock: Clock) -> None:
    bot, anna = TinyBot(), guild.member("Anna")
    async with running(bot, standin):
        channel = bot.text_channel(guild.general.id)
        first = await channel.send("Once", nonce="game-1-q7")
        again = await channel.send("Once", nonce="game-1-q7")
        other = await channel.send("Once", nonce="game-1-q8")
        assert first.id == again.id != other.id
        clock.move(600)
        assert (await channel.send("Once", nonce="game-1-q7")).id != first.id
        assert len(anna.sees().messages) == 3


async def test_only_allowed_mentions_ping(standin: Standin, guild: Guild) -> None:
    bot, anna, ben = TinyBot(), guild.member("Anna"), guild.member("Ben")
    async with running(bot, standin):
        channel = bot.text_channel(guild.general.id)
        text = f"{anna.mention} {ben.mention} @everyone"
        only_ben = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(ben.id)])
        await channel.send(text, allowed_mentions=only_ben)
        assert anna.sees().messages[-1].pinged == (ben.id,)
        await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
        assert anna.sees().messages[-1].pinged == ()
        message = await channel.send(text)
        assert set(anna.sees().messages[-1].pinged) == {anna.id, ben.id}
        assert not message.mention_everyone
        await message.edit(content="nobody")
        layout = discord.ui.LayoutView()
        layout.add_item(discord.ui.TextDisplay(f"Your turn, {anna.mention}"))
        await channel.send(view=layout)
        assert anna.sees().messages[-1].pinged == (anna.id,)


async def test_a_bot_edits_only_its_own(standin: Standin, guild: Guild, api: Api) -> None:
    said = await guild.member("Anna").says("Mine")
    path = f"/channels/{guild.general.id}/messages/{said.id}"
    assert (await api("PATCH", path, {"content": "x"}))[1]["code"] == 50005
    assert (await api("DELETE", path))[1]["code"] == 50013
    guild.bot_permissions("view_channel", "manage_messages")
    assert (await api("DELETE", path))[0] == 204


PERMISSIONS = {
    "view_channel": (50001, "POST", "/messages", {"content": "x"}),
    "send_messages": (50013, "POST", "/messages", {"content": "x"}),
    "read_message_history": (50013, "GET", "/messages/{message}", None),
    "create_public_threads": (50013, "POST", "/threads", {"name": "t", "type": 11}),
}


@pytest.mark.parametrize("name", PERMISSIONS)
async def test_each_permission_is_needed(guild: Guild, api: Api, name: str) -> None:
    code, method, path, body = PERMISSIONS[name]
    _, message = await api("POST", f"/channels/{guild.general.id}/messages", {"content": "x"})
    path = f"/channels/{guild.general.id}{path.format(message=message['id'])}"
    assert (await api(method, path, body))[0] < 300
    guild.general.denies(None, name)
    status, answer = await api(method, path, body)
    assert (status, answer["code"]) == (403, code)
    guild.general.allows(None, name)
    assert (await api(method, path, body))[0] < 300


async def test_without_a_right_embeds_vanish_files_are_refused_and_history_is_empty(
    standin: Standin, guild: Guild
) -> None:
    bot = TinyBot()
    async with running(bot, standin):
        channel = bot.text_channel(guild.general.id)
        guild.general.denies(None, "embed_links", "attach_files", "read_message_history")
        message = await channel.send("x", embed=discord.Embed(title="t"))
        assert message.embeds == []
        with pytest.raises(discord.Forbidden):
            await channel.send(file=discord.File(io.BytesIO(b"x"), "x"))
        assert [one async for one in channel.history()] == []


async def test_unknown_things_have_their_codes(guild: Guild, api: Api) -> None:
    anna = guild.member("Anna")
    for path, code in {
        "/channels/1": 10003,
        "/guilds/1": 10004,
        f"/guilds/{guild.id}/members/1": 10013,
        f"/channels/{guild.general.id}/messages/1": 10008,
        "/users/1": 10013,
    }.items():
        status, answer = await api("GET", path)
        assert (status, answer["code"]) == (404, code)
    assert (await api("GET", f"/guilds/{guild.id}/members/{anna.id}"))[0] == 200
    anna.leaves()
    assert (await api("GET", f"/guilds/{guild.id}/members/{anna.id}"))[1]["code"] == 10007


async def test_typing_reaches_those_who_see_the_channel(standin: Standin, guild: Guild) -> None:
    bot, anna = TinyBot(), guild.member("Anna")
    async with running(bot, standin):
        async with bot.text_channel(guild.general.id).typing():
            pass
        await until(lambda: anna.received()[-1].event == "TYPING_START")
