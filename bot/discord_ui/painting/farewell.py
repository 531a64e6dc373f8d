"""The last look of games that will be forgotten, or have been."""

import asyncio
import logging
from pathlib import PurePosixPath
from typing import cast
from urllib.parse import urlsplit

import aiohttp
import discord
from discord import ui
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from bot.slots import END, SHOWN, is_a
from bot.store import NotStored
from bot.store.farewells import Farewell, let_go, next_farewell

from .brush import OLD_EDITS, THREAD_ARCHIVED, TOO_MANY_OLD_EDITS, Brush
from .delivery import Kept
from .desired import Desired
from .recovery import is_refusal

log = logging.getLogger(__name__)

PASSING = (aiohttp.ClientError, OSError, NotStored, SQLAlchemyError, discord.HTTPException)
PACE = 0.5
"""Seconds between two messages; whatever is played now goes first."""
AGAIN_AFTER = 60.0
"""Seconds after which a failed attempt is made again."""


def with_nothing_to_click(desired: Desired) -> Desired:
    """The same, with an end whose buttons are gone: what they open will not be there any more."""
    screens = {
        slot: replace(screen, buttons=()) if is_a(slot, END, *SHOWN) else screen
        for slot, screen in desired.screens.items()
    }
    return replace(desired, screens=screens)


class Farewells:
    """Takes the buttons off messages of forgotten games, one after the other, the newest first."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush
        self.pace = PACE
        self.wanted = False
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        """There may be some."""
        self.wanted = True
        if not self.tasks:
            task = asyncio.get_running_loop().create_task(self.run(), name="farewells")
            self.tasks.add(task)

    async def close(self) -> None:
        """Leave the others for the next start."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def run(self) -> None:
        """Go on until there are none left."""
        try:
            while self.wanted:
                self.wanted = False
                await self.say_all()
        finally:
            self.tasks.clear()

    async def say_all(self) -> None:
        """One message after the other; a channel where that cannot be done now has its turn again later."""
        pause = await self.say_each()
        while pause:
            await asyncio.sleep(pause)
            pause = await self.say_each()

    async def say_each(self) -> float:
        """See to every channel that can be written in; in how many seconds to try the others, 0 for none."""
        waiting: set[int] = set()
        again_in = 0.0
        while True:
            farewell = None
            try:
                farewell = await next_farewell(self.brush.store, waiting)
                if farewell is None:
                    return again_in
                await self.say(farewell)
            except PASSING as error:
                log.warning("buttons of forgotten games have to wait: %s", type(error).__name__)
                if farewell is None:
                    return AGAIN_AFTER
                waiting.add(farewell.channel_id)
                again_in = max(again_in, OLD_EDITS if is_about_old_edits(error) else AGAIN_AFTER)
            await asyncio.sleep(self.pace)

    async def say(self, farewell: Farewell) -> None:
        """Take the buttons off one message, unless it is out of reach for good."""
        try:
            await self.undress(farewell)
        except discord.HTTPException as error:
            if not is_refusal(error) or is_about_old_edits(error):
                raise
            log.info("a message of a forgotten game keeps its buttons: Discord refuses with %s", error.code)
        await let_go(self.brush.store, farewell.message_id)

    async def undress(self, farewell: Farewell) -> None:
        """Show a message as it is, without what can be clicked; its thread stays archived if it was."""
        channel = self.brush.client.get_partial_messageable(farewell.channel_id)
        message = await channel.fetch_message(farewell.message_id)
        view = ui.LayoutView.from_message(message, timeout=None)
        view.stop()
        if not take_rows_off(view):
            return
        kept = keep_pictures(view)
        try:
            await edit(message, view, kept)
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
            await self.brush.reopen(channel)
            await edit(message, view, kept)
            await self.brush.client.http.edit_channel(channel.id, archived=True, reason=None)


async def edit(message: discord.Message, view: ui.LayoutView, kept: list[Kept]) -> None:
    """Show a layout and these pictures, which the message has already."""
    pictures = [cast(discord.Attachment, one) for one in kept]
    await message.edit(view=view, attachments=pictures, allowed_mentions=discord.AllowedMentions.none())


def take_rows_off(view: ui.LayoutView) -> bool:
    """Remove buttons and selects; whether there were any."""
    rows = [item for item in view.walk_children() if isinstance(item, ui.ActionRow)]
    for row in rows:
        (cast("ui.Container[ui.LayoutView] | None", row.parent) or view).remove_item(row)
    return bool(rows)


def keep_pictures(view: ui.LayoutView) -> list[Kept]:
    """The pictures that a layout shows and its message has, which it names from now on as an edit must."""
    kept = []
    for gallery in view.walk_children():
        for item in gallery.items if isinstance(gallery, ui.MediaGallery) else ():
            if item.media.attachment_id is not None:
                file_name = PurePosixPath(urlsplit(item.media.url).path).name
                kept.append(Kept(item.media.attachment_id, file_name))
                item.media = f"attachment://{file_name}"
    return kept


def is_about_old_edits(error: Exception) -> bool:
    """Whether too many old messages of a channel have been edited of late."""
    return isinstance(error, discord.HTTPException) and error.code == TOO_MANY_OLD_EDITS
