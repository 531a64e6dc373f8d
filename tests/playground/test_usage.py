"""How a test uses the stand-in, from a command to a changed message."""

import discord
import pytest
from discord import app_commands

from bot.playground import Guild, InteractionFailed, NotThere, Standin
from tests.playground.tiny_bot import TinyBot, running


class Prompt(discord.ui.LayoutView):
    text: discord.ui.TextDisplay["Prompt"] = discord.ui.TextDisplay("Whom?")
    row: discord.ui.ActionRow["Prompt"] = discord.ui.ActionRow()

    @row.select(placeholder="Target", options=[discord.SelectOption(label="Player 2", value="2")])
    async def target(self, interaction: discord.Interaction, select: discord.ui.Select["Prompt"]) -> None:
        view = discord.ui.LayoutView()
        view.add_item(discord.ui.TextDisplay(f"You chose {select.values[0]}"))
        await interaction.response.edit_message(view=view)


class Lobby(discord.ui.View):
    @discord.ui.button(label="Join")
    async def join(self, interaction: discord.Interaction, button: discord.ui.Button["Lobby"]) -> None:
        await interaction.response.edit_message(content=f"{interaction.user.display_name} is in")

    @discord.ui.button(label="Swap")
    async def swap(self, interaction: discord.Interaction, button: discord.ui.Button["Lobby"]) -> None:
        await interaction.response.send_message(view=Prompt(), ephemeral=True)


def lobby_bot() -> TinyBot:
    bot = TinyBot()
    group = app_commands.Group(name="mascarade", description="The game", guild_only=True)

    @group.command(description="Open a lobby")
    async def start(interaction: discord.Interaction, speed: str = "live") -> None:
        await interaction.response.send_message(f"Lobby at speed {speed}", view=Lobby())

    @group.command(description="Help")
    async def help(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Hello {interaction.locale}", ephemeral=True)

    bot.tree.add_command(group)
    return bot


async def test_people_command_click_and_choose(standin: Standin, guild: Guild) -> None:
    anna, ben = guild.member("Anna", locale="fr"), guild.member("Ben")
    async with running(lobby_bot(), standin):
        answer = await anna.slash("mascarade start", speed="slow")
        assert answer.text == "Lobby at speed slow"
        assert not answer.ephemeral

        help_text = await anna.slash("mascarade help")
        assert help_text.ephemeral
        assert help_text.text == "Hello fr"

        joined = await ben.click("Join")
        assert joined.text == "Ben is in"
        assert "Ben is in" in anna.sees()

        await anna.click("Swap")
        assert "Whom?" in anna.sees()
        assert "Whom?" not in ben.sees()
        with pytest.raises(NotThere, match="Ben is in"):
            await ben.choose("Target", "Player 2")
        chosen = await anna.choose("Target", "Player 2")
        assert chosen.text == "You chose 2"


async def test_a_bot_that_is_gone_fails_the_interaction(standin: Standin, guild: Guild) -> None:
    anna = guild.member("Anna")
    async with running(lobby_bot(), standin):
        await anna.slash("mascarade start")
    with pytest.raises(InteractionFailed, match="Lobby at speed live"):
        await anna.click("Join")
