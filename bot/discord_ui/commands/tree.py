"""The way of a command: the same bounds as for clicks."""

from time import monotonic
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.render.screen import Screen
from bot.text import words

from ..interactions.replies import show
from ..listeners import Outcome, tell_answered

if TYPE_CHECKING:
    from ..client import Mascarade


class Tree(app_commands.CommandTree["Mascarade"]):
    """The commands; a person who uses far too many is told to wait before anything is looked up."""

    async def interaction_check(self, interaction: discord.Interaction["Mascarade"], /) -> bool:
        """Whether a command is carried out; completions always are."""
        if interaction.type is not discord.InteractionType.application_command:
            return True
        if not self.client.limit.exceeded(interaction.user.id):
            return True
        began = monotonic()
        screen = Screen((words(str(interaction.locale))("refuse-too_fast"),))
        await show(interaction, screen, in_place=False, deferred=False)
        tell_answered(interaction, Outcome.LIMITED, began)
        return False
