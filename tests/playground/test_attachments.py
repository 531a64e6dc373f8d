"""Files of messages, as the real client sends, keeps and removes them."""

import asyncio
import io
from collections.abc import Awaitable, Callable

import aiohttp
import discord
import pytest
from yarl import URL

from bot.playground import Guild, Standin
from tests.pixels import png
from tests.playground.fixtures import Api
from tests.playground.tiny_bot import TinyBot, running


def picture(name: str = "a.png", shade: int = 0) -> discord.File:
    return discord.File(io.BytesIO(png(3, 2, shade)), name)


def gallery(*names: str, description: str | None = None) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView()
    items = [discord.MediaGalleryItem(f"attachment://{name}", description=description) for name in names]
    view.add_item(discord.ui.MediaGallery(*items))
    return view


async def fetched(url: str) -> tuple[int, bytes]:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.read()


async def test_an_edit_keeps_what_it_does_not_speak_of_and_only_what_it_names(
    standin: Standin, guild: Guild
) -> None:
    bot = TinyBot()
    async with running(bot, standin):
        channel = bot.text_channel(guild.general.id)
        message = await channel.send("x", files=[picture("a.png"), picture("b.png")])
        message = await message.edit(content="y")
        assert [one.filename for one in message.attachments] == ["a.png", "b.png"]
        second = message.attachments[1]
        message = await message.edit(attachments=[second, picture("c.png")])
        assert [one.filename for one in message.attachments] == ["b.png", "c.png"]
        assert message.attachments[0].id == second.id
        message = await message.edit(attachments=[])
        assert message.attachments == []
        gone = [removed.file.name for removed in standin.messages.attachments.removed]
        assert gone == ["a.png", "b.png", "c.png"]
        assert standin.world.files == {}


async def test_a_file_that_nothing_shows_is_still_attached(standin: Standin, guild: Guild) -> None:
    bot, anna = TinyBot(), guild.member("Anna")
    async with running(bot, standin):
        message = await bot.text_channel(guild.general.id).send(view=gallery("a.png"), file=picture())
        assert anna.sees().messages[-1].loose_files == []
        hidden = discord.ui.LayoutView()
        hidden.add_item(discord.ui.TextDisplay("Face down."))
        await message.edit(view=hidden)
        assert [one["filename"] for one in anna.sees().messages[-1].loose_files] == ["a.png"]
        assert "<file a.png>" in anna.sees()


async def test_what_a_component_shows_cannot_be_removed_alone(standin: Standin, guild: Guild) -> None:
    bot = TinyBot()
    async with running(bot, standin):
        message = await bot.text_channel(guild.general.id).send(view=gallery("a.png"), file=picture())
        with pytest.raises(discord.HTTPException) as failure:
            await message.edit(attachments=[])
        assert failure.value.code == 50035
        kept = await message.edit(view=gallery("a.png", description="again"), attachments=message.attachments)
        assert kept.attachments[0].id == message.attachments[0].id


async def test_a_picture_has_its_type_its_size_and_an_address_that_cannot_be_guessed(
    standin: Standin, guild: Guild
) -> None:
    bot = TinyBot()
    async with running(bot, standin):
        message = await bot.text_channel(guild.general.id).send(view=gallery("a.png"), file=picture())
        attached = message.attachments[0]
        assert (attached.content_type, attached.width, attached.height) == ("image/png", 3, 2)
        assert await fetched(attached.url) == (200, png(3, 2, 0))
        assert (await fetched(attached.url.partition("?")[0]))[0] == 404
        assert (await fetched(attached.url[:-1] + "x"))[0] == 404
        await message.delete()
        assert (await fetched(attached.url))[0] == 404


async def test_a_file_that_is_not_attached_is_not_shown(standin: Standin, guild: Guild) -> None:
    bot = TinyBot()
    async with running(bot, standin):
        channel = bot.text_channel(guild.general.id)
        for view in (gallery("b.png"), gallery("a.png", "b.png"), gallery("a.png", description="x" * 1025)):
            with pytest.raises(discord.HTTPException) as failure:
                await channel.send(view=view, file=picture())
            assert failure.value.code == 50035
        assert standin.world.files == {}
        assert not standin.messages.attachments.removed


async def test_files_are_numbered_and_named_by_those_numbers(
    api: Api, standin: Standin, guild: Guild
) -> None:
    path = f"/channels/{guild.general.id}/messages"
    for number, entry in ((1, 0), (0, 7)):
        form = aiohttp.FormData()
        form.add_field("payload_json", f'{{"content": "x", "attachments": [{{"id": "{entry}"}}]}}')
        form.add_field(f"files[{number}]", b"bytes", filename="a.png", content_type="image/png")
        status, answer = await api("POST", path, data=form)
        assert (status, answer["code"]) == (400, 50035)


Press = Callable[[discord.Interaction], Awaitable[object]]


async def answer_at_once(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=gallery("a.png"), file=picture(), ephemeral=True)


async def answer_later(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.edit_original_response(view=gallery("a.png"), attachments=[picture()])


async def follow_up(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.followup.send(view=gallery("a.png"), file=picture())


@pytest.mark.parametrize("press", [answer_at_once, answer_later, follow_up])
async def test_every_private_answer_can_carry_a_picture_for_one_person(
    standin: Standin, guild: Guild, press: Press
) -> None:
    bot, anna, ben = TinyBot(), guild.member("Anna"), guild.member("Ben")
    bot.pressed = press
    async with running(bot, standin):
        view = discord.ui.LayoutView()
        view.add_item(discord.ui.ActionRow(discord.ui.Button(label="Go", custom_id="go")))
        await bot.text_channel(guild.general.id).send(view=view)
        guild.general.denies(None, "attach_files")
        await anna.click("Go")
        await anna.waits_for("<file a.png>")
        attached = anna.sees().messages[-1].attachments[0]
        assert attached["ephemeral"]
        assert attached["url"].encode() in b"".join(one.data for one in anna.received())
        assert b"a.png" not in b"".join(one.data for one in ben.received())


async def test_a_private_answer_is_replaced_with_its_picture(standin: Standin, guild: Guild) -> None:
    async def press(interaction: discord.Interaction) -> None:
        if interaction.message is not None and interaction.message.flags.ephemeral:
            await interaction.response.edit_message(view=plain(), attachments=[])
            return
        view = plain()
        view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://a.png")))
        await interaction.response.send_message(view=view, file=picture(), ephemeral=True)

    def plain() -> discord.ui.LayoutView:
        view = discord.ui.LayoutView()
        view.add_item(discord.ui.ActionRow(discord.ui.Button(label="Go", custom_id="go")))
        return view

    bot, anna = TinyBot(), guild.member("Anna")
    bot.pressed = press
    async with running(bot, standin):
        await bot.text_channel(guild.general.id).send(view=plain())
        first = await anna.click("Go")
        assert first.message is not None
        assert first.message.attachments
        await anna.click("Go", on=first.message)
        assert anna.sees().messages[-1].attachments == []


async def test_without_the_permission_nothing_is_attached_by_an_edit_either(
    standin: Standin, guild: Guild
) -> None:
    bot = TinyBot()
    async with running(bot, standin):
        message = await bot.text_channel(guild.general.id).send("x")
        guild.general.denies(None, "attach_files")
        with pytest.raises(discord.Forbidden) as failure:
            await message.edit(attachments=[picture()])
        assert failure.value.code == 50013


async def test_whoever_is_gone_in_the_middle_of_an_upload_has_sent_nothing_bug(
    standin: Standin, guild: Guild
) -> None:
    """A bot that was killed while it sent a picture left a traceback in the stand-in's log."""
    url = URL(standin.api_url)
    _, writer = await asyncio.open_connection(url.host, url.port)
    head = (
        f"POST {url.path}/channels/{guild.general.id}/messages HTTP/1.1\r\nHost: {url.host}\r\n"
        f"Authorization: Bot {standin.token}\r\nContent-Type: multipart/form-data; boundary=x\r\n"
        "Content-Length: 1000\r\n\r\n--x\r\nContent-Disposition: form-data; name=payload_json\r\n"
    )
    writer.write(head.encode())
    await writer.drain()
    while not standin.rest.in_flight:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    writer.transport.abort()
    while standin.rest.in_flight:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    assert not standin.rest.violations
    assert not guild.general.state.messages
