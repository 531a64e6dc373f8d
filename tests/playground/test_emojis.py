"""The application's own emojis: made, listed, renamed, deleted, and used in buttons and options."""

import base64
from typing import Any

import discord
import pytest

from bot.playground import Guild, Standin
from bot.playground.standin.emojis import MOST_BYTES, MOST_EMOJIS
from bot.playground.standin.world import EmojiState
from tests.pixels import png
from tests.playground.fixtures import Api
from tests.playground.tiny_bot import TinyBot, running


def in_address(content: bytes, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


async def test_emojis_are_made_listed_renamed_and_deleted(standin: Standin, guild: Guild) -> None:
    bot = TinyBot()
    async with running(bot, standin):
        king = await bot.create_application_emoji(name="king", image=png())
        queen = await bot.create_application_emoji(name="queen", image=png(shade=9))
        assert [one.name for one in await bot.fetch_application_emojis()] == ["king", "queen"]
        assert (await bot.fetch_application_emoji(king.id)).name == "king"
        assert (await king.edit(name="emperor")).name == "emperor"
        await queen.delete()
        assert [one.name for one in await bot.fetch_application_emojis()] == ["emperor"]
        with pytest.raises(discord.NotFound) as failure:
            await queen.delete()
        assert failure.value.code == 10014


WRONG = {
    "a name of one letter": {"name": "k", "image": in_address(png())},
    "a name of 33 letters": {"name": "k" * 33, "image": in_address(png())},
    "a name with a dash": {"name": "the-king", "image": in_address(png())},
    "a name that is taken": {"name": "taken", "image": in_address(png())},
    "no picture": {"name": "king", "image": "king.png"},
    "a picture that cannot be read": {"name": "king", "image": "data:image/png;base64,?"},
    "a picture of no known kind": {"name": "king", "image": in_address(png(), "image/svg+xml")},
    "a picture that is too large": {"name": "king", "image": in_address(bytes(MOST_BYTES + 1))},
    "an unknown key": {"name": "king", "image": in_address(png()), "roles": []},
}


@pytest.mark.parametrize("body", WRONG.values(), ids=WRONG.keys())
async def test_a_wrong_emoji_is_refused(api: Api, standin: Standin, body: dict[str, Any]) -> None:
    path = f"/applications/{standin.world.application_id}/emojis"
    assert (await api("POST", path, {"name": "taken", "image": in_address(png())}))[0] == 201
    status, answer = await api("POST", path, body)
    assert (status, answer["code"]) == (400, 50035)
    assert len(standin.world.emojis) == 1


async def test_the_largest_picture_and_the_2000th_emoji_are_taken_and_no_more(
    api: Api, standin: Standin
) -> None:
    path = f"/applications/{standin.world.application_id}/emojis"
    for number in range(MOST_EMOJIS - 1):
        standin.world.emojis[number] = EmojiState(number, f"other_{number}", "image/png", b"")
    assert (await api("POST", path, {"name": "king", "image": in_address(bytes(MOST_BYTES))}))[0] == 201
    status, answer = await api("POST", path, {"name": "queen", "image": in_address(png())})
    assert (status, answer["code"]) == (400, 30008)


async def test_another_application_has_its_own(api: Api) -> None:
    assert (await api("GET", "/applications/1/emojis"))[1]["code"] == 20012


def layout(emoji: discord.PartialEmoji | str) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(f"{emoji} King"))
    view.add_item(discord.ui.ActionRow(discord.ui.Button(label="King", custom_id="b", emoji=emoji)))
    option = discord.SelectOption(label="King", value="v", emoji=emoji)
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(custom_id="s", options=[option])
    view.add_item(discord.ui.ActionRow(select))
    return view


async def test_buttons_and_options_take_own_emojis_and_characters_and_nothing_else(
    standin: Standin, guild: Guild
) -> None:
    bot, anna = TinyBot(), guild.member("Anna")
    async with running(bot, standin):
        king = await bot.create_application_emoji(name="king", image=png())
        channel = bot.text_channel(guild.general.id)
        await channel.send(view=layout(discord.PartialEmoji(name="king", id=king.id)))
        assert anna.sees().messages[-1].buttons[0]["emoji"]["id"] == str(king.id)
        await channel.send(view=layout("👑"))
        for unknown in (discord.PartialEmoji(name="king", id=1), "crown"):
            with pytest.raises(discord.HTTPException) as failure:
                await channel.send(view=layout(unknown))
            assert failure.value.code == 50035
            assert "emoji.name: Invalid emoji" in failure.value.text
        await channel.send("<:king:1> stays as it is")
        assert "<:king:1> stays as it is" in anna.sees()


async def test_a_valid_emoji_can_be_refused_on_demand(standin: Standin, guild: Guild) -> None:
    bot = TinyBot()
    async with running(bot, standin):
        king = await bot.create_application_emoji(name="king", image=png())
        channel = bot.text_channel(guild.general.id)
        standin.faults.refuse_emojis()
        await channel.send("no components")
        with pytest.raises(discord.HTTPException) as failure:
            await channel.send(view=layout(discord.PartialEmoji(name="king", id=king.id)))
        assert "Invalid emoji" in failure.value.text
        await channel.send(view=layout(discord.PartialEmoji(name="king", id=king.id)))
