"""The way of a click: one central place that every button and select goes through."""

import logging
from collections import OrderedDict
from collections.abc import Awaitable
from contextlib import suppress
from time import monotonic

import discord
from msgspec.structs import replace

from bot.render.admin_ids import is_admin_id
from bot.render.ids import ComponentId, Unreadable, parse_id
from bot.render.screen import Screen
from bot.tables import Lobby, NoSuchGame, Seated
from bot.tables.tables import Tables

from .admin_desk import AdminDesk
from .admission import Admission
from .clicks import Click
from .lobbies import LobbyClick
from .open_prompts import OpenPrompts
from .permissions import WRITING, lacking, missing_permissions
from .person import visitor
from .replies import reply
from .returning import back_at_table

log = logging.getLogger(__name__)

GENEROUS = 30
PER_SECONDS = 10.0
REMEMBERED_PEOPLE = 10_000


class Router:
    """Takes every component interaction to its table."""

    def __init__(self, tables: Tables, admission: Admission, admin: AdminDesk, most: int = GENEROUS) -> None:
        self.tables = tables
        self.admission = admission
        self.admin = admin
        self.most = most
        """So many clicks of one person in ten seconds are taken to their table."""
        self.prompts = OpenPrompts()
        self.recent: OrderedDict[int, list[float]] = OrderedDict()

    async def component(self, interaction: discord.Interaction) -> None:
        """Answer a click; a person who clicks far too much gets a bare acknowledgement."""
        if interaction.guild_id is None or self.too_many(interaction.user.id):
            await interaction.response.defer()
            return
        message = interaction.message
        in_place = message is not None and message.flags.ephemeral
        at = component_of(interaction)
        if in_place and at is not None:
            self.prompts.in_use(interaction.user.id, at.game)
        screen = await reply(interaction, lambda: self.screen(interaction), in_place=in_place)
        if at is not None and (screen.selects or screen.buttons):
            self.prompts.opened(interaction, at)

    async def screen(self, interaction: discord.Interaction) -> Screen:
        """What the click brings up, and why nobody else will see its effect if the bot may not write."""
        screen = await self.answer(interaction)
        language = visitor(interaction).words
        missing = [name for name in missing_permissions(interaction) if name in WRITING]
        if missing:
            return replace(screen, texts=(*screen.texts, lacking(missing, language)))
        if isinstance(interaction.channel, discord.Thread) and interaction.channel.locked:
            return replace(screen, texts=(*screen.texts, language("thread-locked")))
        return screen

    async def answer(self, interaction: discord.Interaction) -> Screen:
        """What the click brings up."""
        data: dict[str, object] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        values = data.get("values")
        picked = [str(value) for value in values] if isinstance(values, list) else []
        if is_admin_id(custom_id):
            return await self.admin.answer(interaction, custom_id, picked)
        who = visitor(interaction)
        at = parse_id(custom_id)
        state = await self.tables.look(at.game)
        if (state.guild_id, state.channel_id) != (who.guild_id, who.channel_id):
            raise NoSuchGame(at.game)
        if isinstance(state, Lobby):
            return await LobbyClick(self.tables, self.admission, state, who, at, picked).answer()

        def click(table: Seated) -> Awaitable[Screen]:
            return Click(self.tables, self.admission, table, who, at, picked).answer()

        return await back_at_table(self.tables, state, who, click)

    def too_many(self, user_id: int) -> bool:
        """Whether a person clicks beyond a generous rate."""
        now = monotonic()
        clicks = [at for at in self.recent.pop(user_id, []) if at > now - PER_SECONDS]
        clicks.append(now)
        self.recent[user_id] = clicks[-self.most - 1 :]
        if len(self.recent) > REMEMBERED_PEOPLE:
            self.recent.popitem(last=False)
        return len(clicks) > self.most


def component_of(interaction: discord.Interaction) -> ComponentId | None:
    """What was clicked at a table; None for anything else."""
    with suppress(Unreadable):
        return parse_id(str(dict(interaction.data or {}).get("custom_id", "")))
    return None
