"""Finding a message that was posted just before a crash, by what its buttons say."""

from collections.abc import Iterable, Iterator
from typing import Any

import discord

from bot.render.screen import Screen

RECENT = 50


async def find_posted(
    channel: discord.PartialMessageable, client: discord.Client, screen: Screen
) -> int | None:
    """The bot's own recent message with the same buttons, if there is one."""
    wanted = {button.id for button in screen.buttons}
    if not wanted:
        return None
    async for message in channel.history(limit=RECENT):
        mine = client.user is not None and message.author.id == client.user.id
        if mine and wanted & set(custom_ids(message.components)):
            return message.id
    return None


def custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """Every custom id among components and what they contain."""
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id
        yield from custom_ids(getattr(component, "children", ()))
