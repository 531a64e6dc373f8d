"""The slash commands of moderators."""

from collections.abc import Awaitable, Callable
from functools import partial

import discord
from discord import app_commands

from bot.game.sets import MAX_PLAYERS, MIN_PLAYERS
from bot.render.admin.games import game_label
from bot.render.screen import Screen
from bot.servers.offers import SeatReason, SeatRefused
from bot.servers.sets import LONGEST_NAME
from bot.service.callers import Caller
from bot.service.refusals import Refused
from bot.service.seats import Guest

from ..commands.completion import MOST_CHOICES, complete_sets
from ..commands.translator import text
from ..interactions.callers import caller_of
from ..interactions.permissions import can_see
from ..interactions.replies import reply
from .panels import Panels
from .permission import check_moderator

LONGEST_CODE = 40
LONGEST_GAME = 16

Players = app_commands.Range[int, MIN_PLAYERS, MAX_PLAYERS]
Place = app_commands.Range[int, 1, MAX_PLAYERS]
Name = app_commands.Range[str, 1, LONGEST_NAME]
Code = app_commands.Range[str, 1, LONGEST_CODE]
Game = app_commands.Range[str, 1, LONGEST_GAME]
Choices = list[app_commands.Choice[str]]


async def answer(interaction: discord.Interaction, work: Callable[[Caller], Awaitable[Screen]]) -> None:
    """Answer a moderator privately; the permission is checked again."""
    await reply(interaction, checked(interaction, caller_of(interaction), work))


async def checked(
    interaction: discord.Interaction, caller: Caller, work: Callable[[Caller], Awaitable[Screen]]
) -> Screen:
    """What a moderator asked for, or a no for anybody else."""
    await check_moderator(interaction, caller)
    return await work(caller)


class AdminCommands(app_commands.Group):
    """/mascarade-admin …: hidden by default from members without Manage Server.

    Discord asks for completions only for those who may use the command, so these are not checked again.
    """

    sets = app_commands.Group(name=text("command-name-sets"), description=text("command-admin-sets"))
    games = app_commands.Group(name=text("command-name-games"), description=text("command-admin-games"))
    people = app_commands.Group(name=text("command-name-people"), description=text("command-admin-people"))

    def __init__(self, panels: Panels) -> None:
        super().__init__(
            name=text("command-name-admin"),
            description=text("command-admin"),
            guild_only=True,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            default_permissions=discord.Permissions(manage_guild=True),
        )
        self.panels = panels

    # Sets

    @sets.command(name=text("command-name-list"), description=text("command-admin-sets-list"))
    async def sets_list(self, interaction: discord.Interaction) -> None:
        await answer(interaction, self.panels.sets.show)

    @sets.command(name=text("command-name-create"), description=text("command-admin-sets-create"))
    @app_commands.rename(name=text("command-name-name"))
    @app_commands.describe(name=text("command-admin-sets-name"))
    async def sets_create(self, interaction: discord.Interaction, name: Name) -> None:
        await answer(interaction, lambda caller: self.panels.sets.create(caller, name))

    @sets.command(name=text("command-name-edit"), description=text("command-admin-sets-edit"))
    @app_commands.rename(name=text("command-name-name"))
    @app_commands.describe(name=text("command-admin-sets-which"))
    async def sets_edit(self, interaction: discord.Interaction, name: Name) -> None:
        await answer(interaction, lambda caller: self.panels.sets.edit(caller, name))

    @sets.command(name=text("command-name-delete"), description=text("command-admin-sets-delete"))
    @app_commands.rename(name=text("command-name-name"))
    @app_commands.describe(name=text("command-admin-sets-which"))
    async def sets_delete(self, interaction: discord.Interaction, name: Name) -> None:
        await answer(interaction, lambda caller: self.panels.sets.delete(caller, name))

    @sets.command(name=text("command-name-default"), description=text("command-admin-sets-default"))
    @app_commands.rename(players=text("command-name-players"), name=text("command-name-name"))
    @app_commands.describe(players=text("command-admin-sets-players"), name=text("command-admin-sets-which"))
    async def sets_default(self, interaction: discord.Interaction, players: Players, name: Name) -> None:
        await answer(interaction, lambda caller: self.panels.sets.default(caller, players, name))

    @sets.command(name=text("command-name-import"), description=text("command-admin-sets-import"))
    @app_commands.rename(code=text("command-name-code"), name=text("command-name-name"))
    @app_commands.describe(code=text("command-admin-sets-code"), name=text("command-admin-sets-name"))
    async def sets_import(
        self, interaction: discord.Interaction, code: Code, name: Name | None = None
    ) -> None:
        await answer(interaction, lambda caller: self.panels.sets.bring_in(caller, code, name))

    @sets.command(name=text("command-name-preview"), description=text("command-admin-sets-preview"))
    @app_commands.rename(name=text("command-name-set"), players=text("command-name-players"))
    @app_commands.describe(name=text("command-admin-sets-which"), players=text("command-admin-sets-players"))
    async def sets_preview(self, interaction: discord.Interaction, name: Name, players: Players) -> None:
        await self.panels.previews.answer(interaction, name, players)

    @sets_edit.autocomplete("name")
    @sets_delete.autocomplete("name")
    async def complete_own_set(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self.completed(interaction, current, own=True)

    @sets_default.autocomplete("name")
    @sets_preview.autocomplete("name")
    async def complete_any_set(self, interaction: discord.Interaction, current: str) -> Choices:
        players = getattr(interaction.namespace, "players", None)
        return await self.completed(interaction, current, players=players)

    async def completed(
        self, interaction: discord.Interaction, current: str, *, own: bool = False, players: int | None = None
    ) -> Choices:
        """The sets that hold what was typed."""
        return await complete_sets(
            self.panels.services.sets, caller_of(interaction), current, own=own, players=players
        )

    # Settings

    @app_commands.command(name=text("command-name-settings"), description=text("command-admin-settings"))
    async def settings(self, interaction: discord.Interaction) -> None:
        await answer(interaction, self.panels.settings.panel)

    @app_commands.command(name=text("command-name-season"), description=text("command-admin-season"))
    async def season(self, interaction: discord.Interaction) -> None:
        await answer(interaction, self.panels.records.ask_season)

    # Games

    @games.command(name=text("command-name-list"), description=text("command-admin-games-list"))
    async def games_list(self, interaction: discord.Interaction) -> None:
        await answer(interaction, self.panels.games.show)

    @games.command(name=text("command-name-stop"), description=text("command-admin-games-stop"))
    @app_commands.rename(game=text("command-name-game"))
    @app_commands.describe(game=text("command-admin-games-which"))
    async def games_stop(self, interaction: discord.Interaction, game: Game | None = None) -> None:
        await answer(interaction, lambda caller: self.panels.games.ask_stop(caller, game))

    @games.command(name=text("command-name-seat"), description=text("command-admin-games-seat"))
    @app_commands.rename(
        place=text("command-name-place"), member=text("command-name-member"), game=text("command-name-game")
    )
    @app_commands.describe(
        place=text("command-admin-games-place"),
        member=text("command-admin-games-member"),
        game=text("command-admin-games-which"),
    )
    async def games_seat(
        self,
        interaction: discord.Interaction,
        place: Place,
        member: discord.User | None = None,
        game: Game | None = None,
    ) -> None:
        async def work(caller: Caller) -> Screen:
            if member is not None and member.bot:
                raise SeatRefused(SeatReason.IS_BOT)
            if member is not None and not isinstance(member, discord.Member):
                raise SeatRefused(SeatReason.NOT_MEMBER)
            if member is None:
                return await self.panels.seats.give(caller, game, place, None)
            sees = partial(can_see, member)
            return await self.panels.seats.give(
                caller, game, place, Guest(member.id, member.display_name, sees)
            )

        await answer(interaction, work)

    @games_stop.autocomplete("game")
    @games_seat.autocomplete("game")
    async def complete_game(self, interaction: discord.Interaction, current: str) -> Choices:
        caller = caller_of(interaction)
        if interaction.guild is None:
            return []
        found = []
        async for state in self.panels.services.games.every(caller.guild_id):
            channel = interaction.guild.get_channel_or_thread(state.channel_id)
            label = game_label(state, f"#{channel.name}" if channel else "#", caller.words)
            if current.casefold() in label.casefold():
                found.append(app_commands.Choice(name=label[:100], value=state.game_id))
            if len(found) == MOST_CHOICES:
                break
        return found

    @games_seat.autocomplete("place")
    async def complete_place(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        caller = caller_of(interaction)
        try:
            absent = await self.panels.seats.absent(caller, getattr(interaction.namespace, "game", None))
        except Refused:
            return []
        return [
            app_commands.Choice(name=caller.words("seat-choice", place=seat + 1, player=name), value=seat + 1)
            for seat, name in absent
        ]

    # People

    @people.command(name=text("command-name-bar"), description=text("command-admin-people-bar"))
    @app_commands.rename(person=text("command-name-person"))
    @app_commands.describe(person=text("command-admin-people-who"))
    async def people_bar(self, interaction: discord.Interaction, person: discord.User) -> None:
        async def work(caller: Caller) -> Screen:
            if person.bot:
                raise Refused("people-refuse-bot")
            return await self.panels.people.bar(caller, person.id)

        await answer(interaction, work)

    @people.command(name=text("command-name-unbar"), description=text("command-admin-people-unbar"))
    @app_commands.rename(person=text("command-name-person"))
    @app_commands.describe(person=text("command-admin-people-who"))
    async def people_unbar(self, interaction: discord.Interaction, person: discord.User) -> None:
        await answer(interaction, lambda caller: self.panels.people.unbar(caller, person.id))

    @people.command(name=text("command-name-barred"), description=text("command-admin-people-barred"))
    async def people_barred(self, interaction: discord.Interaction) -> None:
        await answer(interaction, self.panels.people.barred)

    # The record

    @app_commands.command(name=text("command-name-history"), description=text("command-admin-history"))
    async def history(self, interaction: discord.Interaction) -> None:
        await answer(interaction, self.panels.people.history)

    @app_commands.command(name=text("command-name-forget"), description=text("command-admin-forget"))
    async def forget(self, interaction: discord.Interaction) -> None:
        await answer(interaction, self.panels.people.ask_forget)
