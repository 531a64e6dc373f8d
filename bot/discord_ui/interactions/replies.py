"""Answering an interaction: in time, to that person alone, and in words whatever happens."""

import asyncio
import logging
from collections.abc import Awaitable

import discord

from bot.render.refusals import refusal
from bot.render.screen import Screen
from bot.store import NotStored
from bot.tables import TryAgain
from bot.text import Words, words

from ..commands.mentions import ids_known_to
from ..painting.layout import layout_of

log = logging.getLogger(__name__)

DEFER_AFTER = 1.5
"""Discord waits 3 seconds for an answer; a slow commit must not use them up."""
UNKNOWN_MESSAGE = 10008
UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060


class RefusedScreen(Exception):
    """A no that is shown as it is."""

    def __init__(self, screen: Screen) -> None:
        super().__init__("refused")
        self.screen = screen


def excuse(error: BaseException, language: Words) -> Screen:
    """What a person is told instead of an error."""
    if isinstance(error, RefusedScreen):
        return error.screen
    screen = refusal(TryAgain() if isinstance(error, NotStored) else error, language)
    if screen is None:
        log.error("an interaction could not be answered", exc_info=error)
        return Screen((language("refuse-unexpected"),))
    return screen


async def reply(
    interaction: discord.Interaction, work: Awaitable[Screen], *, in_place: bool = False
) -> Screen:
    """Do the work and show its screen to the person; a prompt of theirs is replaced in place."""
    task = asyncio.ensure_future(work)
    await asyncio.wait({task}, timeout=DEFER_AFTER)
    deferred = not task.done()
    if deferred:
        await defer(interaction, in_place=in_place)
        await asyncio.wait({task})
    error = task.exception()
    screen = task.result() if error is None else excuse(error, words(str(interaction.locale)))
    await show(interaction, screen, in_place=in_place, deferred=deferred)
    return screen


async def defer(interaction: discord.Interaction, *, in_place: bool) -> None:
    """Ask for more time, privately."""
    if in_place:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def show(interaction: discord.Interaction, screen: Screen, *, in_place: bool, deferred: bool) -> None:
    """Send the screen; a person who has closed the door meanwhile is nobody's fault."""
    layout = layout_of(screen, ids_known_to(interaction.client))
    nobody = discord.AllowedMentions.none()
    try:
        if deferred:
            await interaction.edit_original_response(view=layout, allowed_mentions=nobody)
        elif in_place:
            await interaction.response.edit_message(view=layout, allowed_mentions=nobody)
        else:
            await interaction.response.send_message(view=layout, ephemeral=True, allowed_mentions=nobody)
    except discord.HTTPException as error:
        if error.code not in (UNKNOWN_INTERACTION, ALREADY_ANSWERED, UNKNOWN_MESSAGE):
            raise
        log.info("an interaction was over or answered before (%s)", error.code)
