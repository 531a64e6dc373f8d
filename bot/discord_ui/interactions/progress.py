"""Screens that are followed by others by themselves, until what is worked out is there."""

import asyncio
from collections.abc import Awaitable, Callable

import discord

from bot.render.review import Unfinished
from bot.render.screen import Screen
from bot.service.reviews import Reviews
from bot.text import words

from .replies import excuse, show

EVERY = 1.5
"""Seconds between two edits of the progress."""


async def follow(
    interaction: discord.Interaction, reviews: Reviews, game_id: str, again: Callable[[], Awaitable[Screen]]
) -> Screen:
    """Show how far a review has come until it is there, and then what was asked for; the last screen."""
    while True:
        working = reviews.under_way.get(game_id)
        if working is not None:
            await asyncio.wait({working.task}, timeout=EVERY)
        try:
            screen = await again()
        except Exception as error:
            screen, _ = excuse(error, words(str(interaction.locale)))
        shown = await show(interaction, screen, in_place=False, deferred=True)
        if not shown or not isinstance(screen, Unfinished):
            return screen
