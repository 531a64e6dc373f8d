"""The way of a click: one central place that every button and select goes through."""

from contextlib import suppress
from functools import partial

import discord
from msgspec.structs import replace

from bot.render.admin.ids import is_admin_id
from bot.render.ids import HOW_TO_PLAY, ComponentId, Unreadable, check_text, parse_id
from bot.render.pages import is_page_id, read_page, rules_page
from bot.render.replay import Playing
from bot.render.review import Unfinished
from bot.render.screen import Screen
from bot.service.callers import Caller
from bot.service.services import Services
from bot.store import NotStored
from bot.tables import GameSetAside, Lobby, NoSuchGame, TryAgain

from ..moderation.panels import Panels
from . import after_clicks, lobby_clicks
from .callers import caller_of
from .deliveries import Deliveries
from .permissions import WRITING, lacking, missing_permissions
from .playback import Playback
from .private_messages import PrivateMessages
from .progress import follow
from .rate_limit import RateLimit
from .replies import defer, reply
from .table_clicks import answer_at_table


class Router:
    """Takes every component interaction to its table or panel."""

    def __init__(self, services: Services, panels: Panels, limit: RateLimit) -> None:
        self.services = services
        self.panels = panels
        self.limit = limit
        self.deliveries = Deliveries()
        self.private = PrivateMessages()
        self.playback = Playback()

    async def component(self, interaction: discord.Interaction) -> None:
        """Answer a click, once; a person who clicks far too much gets a bare acknowledgement."""
        if self.deliveries.had(interaction.id):
            return
        if interaction.guild_id is None or self.limit.exceeded(interaction.user.id):
            await defer(interaction)
            return
        data: dict[str, object] = dict(interaction.data or {})
        custom_id, values = str(data.get("custom_id", "")), data.get("values")
        picked = [str(value) for value in values] if isinstance(values, list) else []
        at = None
        with suppress(Unreadable):
            check_text(custom_id)
            at = parse_id(custom_id)
        in_place = interaction.message is not None and interaction.message.flags.ephemeral
        self.playback.stop(interaction.user.id)
        if in_place and at is not None:
            self.private.in_use(interaction.user.id, at.game)
        again = partial(self.screen, interaction, custom_id, at, picked)
        screen = await reply(interaction, again(), in_place=in_place)
        if at is not None and isinstance(screen, Unfinished):
            screen = await follow(interaction, self.services.reviews, at.game, again)
        if at is not None and at.verb != HOW_TO_PLAY and not screen.is_silent:
            await self.keep(interaction, at, screen)
        if at is not None and isinstance(screen, Playing):
            caller = caller_of(interaction)
            self.playback.begin(interaction, at, screen, lambda to: self.answer(caller, to, []))

    async def keep(self, interaction: discord.Interaction, at: ComponentId, screen: Screen) -> None:
        """Remember what a person has before them, so that it goes when its time is over."""
        with suppress(NoSuchGame, GameSetAside, TryAgain, NotStored):
            state = await self.services.tables.look(at.game)
            self.private.opened(interaction, at, screen, state)

    async def screen(
        self, interaction: discord.Interaction, custom_id: str, at: ComponentId | None, values: list[str]
    ) -> Screen:
        """What the click brings up, and why nobody else will see its effect if the bot may not write."""
        caller = caller_of(interaction)
        for text in (custom_id, *values):
            check_text(text)
        if at is not None:
            screen = await self.answer(caller, at, values)
        elif is_page_id(custom_id):
            return rules_page(caller.words, read_page(custom_id))
        elif is_admin_id(custom_id):
            screen = await self.panels.answer(interaction, caller, custom_id, values)
        else:
            raise Unreadable(custom_id)
        missing = [name for name in missing_permissions(interaction) if name in WRITING]
        if missing:
            return replace(screen, texts=(*screen.texts, lacking(missing, caller.words)))
        if isinstance(interaction.channel, discord.Thread) and interaction.channel.locked:
            return replace(screen, texts=(*screen.texts, caller.words("thread-locked")))
        return screen

    async def answer(self, caller: Caller, at: ComponentId, values: list[str]) -> Screen:
        """What a click at a table or in a lobby brings up."""
        if at.verb == HOW_TO_PLAY:
            return rules_page(caller.words)
        if at.verb in after_clicks.VERBS:
            return await after_clicks.answer_after_the_end(self.services, caller, at, values)
        state = await self.services.games.at(caller, at.game)
        if isinstance(state, Lobby):
            return await lobby_clicks.LobbyClick(self.services.lobbies, state, caller, at, values).answer()
        if at.verb in lobby_clicks.VERBS:
            raise await self.services.lobbies.begun(state)
        return await answer_at_table(self.services, state, caller, at, values)
