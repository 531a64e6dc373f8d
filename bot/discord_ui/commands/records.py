"""The slash commands about records: profile, ranking, titles, privacy."""

from typing import Any

import discord
from discord import app_commands

from bot.pictures import describe
from bot.pictures.profiles import profile_scene
from bot.records.pages import Profile
from bot.render.profile import profile_screen
from bot.render.records import privacy_panel, ranking_screen, titles_screen
from bot.render.screen import Picture, Screen
from bot.servers.settings import Pictures
from bot.service.callers import Caller
from bot.service.refusals import Refused
from bot.service.services import Services

from ..interactions.callers import caller_of
from ..interactions.replies import reply
from .translator import text


class RecordCommands:
    """What the commands about records answer; every answer is private."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.records = services.records

    async def profile(self, caller: Caller, user: discord.User | discord.Member) -> Screen:
        """What is told of somebody, as a card and in words."""
        if user.bot:
            raise Refused("profile-refuse-bot")
        found = await self.records.profile(caller, user.id)
        picture = await self.card(caller, found, user.display_name)
        own = user.id == caller.user_id
        return profile_screen(found, caller.guild_id, picture, caller.words, own)

    async def card(self, caller: Caller, profile: Profile, name: str) -> Picture | None:
        """The card of somebody who has played, where pictures are wished for."""
        settings = await self.services.servers.settings(caller.guild_id)
        if profile.all_time is None or settings.pictures is Pictures.NEVER:
            return None
        scene = profile_scene(profile, profile.all_time, name, caller.words)
        return Picture("profile", scene, describe(scene, caller.words))

    async def ranking(self, caller: Caller) -> Screen:
        """The ranking's first page."""
        return ranking_screen(await self.records.ranking(caller), caller.words)

    async def titles(self, caller: Caller) -> Screen:
        """Every title."""
        return titles_screen(await self.records.titles(caller), caller.words)

    async def privacy(self, caller: Caller) -> Screen:
        """Whether the person is in rankings and profiles."""
        return privacy_panel(await self.records.is_hidden(caller), caller.words)


def record_commands(services: Services) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands, to be put into the players' group."""
    answers = RecordCommands(services)

    @app_commands.command(name=text("command-name-profile"), description=text("command-profile"))
    @app_commands.rename(player=text("command-name-player"))
    @app_commands.describe(player=text("command-profile-player"))
    async def profile(interaction: discord.Interaction, player: discord.User | None = None) -> None:
        await reply(interaction, answers.profile(caller_of(interaction), player or interaction.user))

    @app_commands.command(name=text("command-name-ranking"), description=text("command-ranking"))
    async def ranking(interaction: discord.Interaction) -> None:
        await reply(interaction, answers.ranking(caller_of(interaction)))

    @app_commands.command(name=text("command-name-titles"), description=text("command-titles"))
    async def titles(interaction: discord.Interaction) -> None:
        await reply(interaction, answers.titles(caller_of(interaction)))

    @app_commands.command(name=text("command-name-privacy"), description=text("command-privacy"))
    async def privacy(interaction: discord.Interaction) -> None:
        await reply(interaction, answers.privacy(caller_of(interaction)))

    return [profile, ranking, titles, privacy]
