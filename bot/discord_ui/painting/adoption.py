"""Finding a message that was posted just before a crash, by what its buttons say."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import discord

from bot.render.ids import ComponentId
from bot.render.screen import Screen
from bot.slots import ASKING

RECENT = 50


async def find_posted(
    channel: discord.PartialMessageable, client: discord.Client, game_id: str, wanted: Mapping[str, Screen]
) -> dict[str, int]:
    """The bot's own recent messages that may be the wanted ones of a game, by slot."""
    marks = {slot: marks_of(game_id, slot, screen) for slot, screen in wanted.items()}
    found: dict[str, int] = {}
    async for message in channel.history(limit=RECENT):
        if client.user is None or message.author.id != client.user.id:
            continue
        ids = list(custom_ids(message.components))
        for slot, beginnings in marks.items():
            if any(custom_id.startswith(beginnings) for custom_id in ids):
                found.setdefault(slot, message.id)
    return found


def marks_of(game_id: str, slot: str, screen: Screen) -> tuple[str, ...]:
    """How a custom id of a message begins: as the message should be now, or as it was when it asked."""
    kind, _, number = slot.partition(".")
    asked = (str(ComponentId(game_id, int(number), verb=""))[:-1],) if kind in ASKING else ()
    return (*(button.id for button in screen.buttons), *asked)


def custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """Every custom id among components and what they contain."""
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id
        yield from custom_ids(getattr(component, "children", ()))
