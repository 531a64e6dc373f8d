"""Bots with nothing of the game: what the library alone costs."""

import contextlib
import io
import re
from collections.abc import AsyncIterator
from typing import Any

import discord
from discord import ui

from bot.pictures import draw
from tests.pictures.scenery import claim, peek

SEATS = 4


class Peek(ui.DynamicItem[ui.Button[Any]], template=r"peek:(?P<seat>\d+)"):
    """A button that the library alone routes, answered with an ephemeral layout that holds a select."""

    def __init__(self, seat: int) -> None:
        super().__init__(ui.Button(label="Peek", custom_id=f"peek:{seat}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> "Peek":
        return cls(int(match["seat"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.TextDisplay("Whose card?"))
        options = [discord.SelectOption(label=f"Player {n}", value=str(n)) for n in range(8)]
        select = ui.Select[Any](placeholder="Target", custom_id="target:1", options=options)
        layout.add_item(ui.ActionRow(select))
        layout.stop()
        await interaction.response.send_message(view=layout, ephemeral=True)


class BareBot(discord.AutoShardedClient):
    """The library with nothing of the game."""

    item: type[Peek] = Peek
    intents_wanted = discord.Intents(guilds=True)

    def __init__(self) -> None:
        super().__init__(intents=self.intents_wanted, guild_ready_timeout=0.1, max_messages=None)
        self.add_dynamic_items(self.item)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return

    async def post(self, address: dict[str, Any]) -> None:
        """Post a table with its button in every channel."""
        for channel_id in address["people"].values():
            view = ui.View(timeout=None)
            view.add_item(Peek(1))
            view.stop()
            await self.get_partial_messageable(channel_id).send("The table", view=view)


class Turn(Peek, template=r"peek:(?P<seat>\d+)"):
    """A button that does what ends a turn with a look: a picture for all, the message before that shrinks,
    and a picture for whoever clicked; this comes last, so that a click is answered when all is done."""

    async def callback(self, interaction: discord.Interaction) -> None:
        bot = interaction.client
        assert isinstance(bot, UploadingBot)
        channel = bot.get_partial_messageable(interaction.channel_id or 0)
        before = bot.newest.get(channel.id)
        bot.newest[channel.id] = await channel.send(**bot.shown(bot.table, Peek(1)))
        if before is not None:
            await before.edit(view=told("Somebody looked at their card."), attachments=[])
        await interaction.response.send_message(**bot.shown(bot.card), ephemeral=True)


def told(text: str) -> ui.LayoutView:
    """A layout of nothing but a text."""
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(text))
    layout.stop()
    return layout


class UploadingBot(BareBot):
    """The library with pictures that were drawn before."""

    item = Turn
    intents_wanted = discord.Intents(guilds=True, guild_messages=True)

    def __init__(self) -> None:
        super().__init__()
        self.card, self.table = draw(peek(SEATS)).png, draw(claim(SEATS)).png
        self.newest: dict[int, discord.Message] = {}

    def shown(self, png: bytes, *buttons: ui.Item[Any]) -> dict[str, Any]:
        """A picture with a text and buttons, as a message of the game has."""
        box: ui.Container[ui.LayoutView] = ui.Container()
        box.add_item(
            ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png", description="It is."))
        )
        box.add_item(ui.TextDisplay("Whose turn is it?"))
        if buttons:
            box.add_item(ui.ActionRow(*buttons))
        layout = ui.LayoutView(timeout=None)
        layout.add_item(box)
        layout.stop()
        return {"view": layout, "file": discord.File(io.BytesIO(png), "table.png")}


@contextlib.asynccontextmanager
async def library_bot(kind: type[BareBot]) -> AsyncIterator[BareBot]:
    bot = kind()
    try:
        yield bot
    finally:
        await bot.close()
