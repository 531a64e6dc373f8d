"""Answers to interactions are not sent back to the bot, and the library knows of them."""

import discord
import pytest

from bot.discord_ui.answers import answer
from bot.discord_ui.interactions.replies import NEW
from bot.discord_ui.uploads import in_words
from bot.playground import Guild, Standin

from .acting import first_turns, say, seated, swap
from .conftest import Running


async def test_nobody_tells_the_bot_again_what_it_answered(
    standin: Standin, bot: Running, guild: Guild
) -> None:
    people = await seated(bot, guild)
    await first_turns(bot, people)
    await swap(bot, people[0], people[1].name, really=True)
    await say(bot, people[1], "Peek")
    await people[2].slash("mascarade rules")
    answers = [status for method, path, status in standin.rest.requests if path.endswith("/callback")]
    assert len(answers) > len(people)
    assert set(answers) == {204}


async def test_the_library_knows_of_an_answer_and_takes_no_second_one(bot: Running, guild: Guild) -> None:
    people = await seated(bot, guild)
    met: list[discord.Interaction] = []
    listen = bot.client.on_interaction

    async def note(interaction: discord.Interaction) -> None:
        met.append(interaction)
        await listen(interaction)

    bot.client.on_interaction = note
    assert (await people[0].click("My notes")).ephemeral
    (interaction,) = met
    assert interaction.response.is_done()
    assert interaction.response.type is NEW
    with pytest.raises(discord.InteractionResponded):
        await answer(interaction, NEW, in_words({"type": NEW.value}))
