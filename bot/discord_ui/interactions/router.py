"""The way of a click: one central place that every button and select goes through."""

from contextlib import suppress
from functools import partial
from time import monotonic

import discord
from msgspec.structs import replace

from bot.render.admin.ids import is_admin_id
from bot.render.ids import HOW_TO_PLAY, ComponentId, Unreadable, check_text, parse_id
from bot.render.lesson import welcome
from bot.render.pages import characters_on, is_page_id, read_page, rules_page
from bot.render.practice import is_request_id, read_request
from bot.render.replay import Playing
from bot.render.review import Unfinished
from bot.render.screen import Screen
from bot.servers.settings import Pictures
from bot.service.callers import Caller
from bot.service.services import Services
from bot.solo.ids import is_lesson, is_solo
from bot.store import NotStored
from bot.tables import GameSetAside, Lobby, NoSuchGame, TryAgain

from ..listeners import Outcome, tell_answered
from ..moderation.panels import Panels
from ..painting.subjects import sheet_picture
from . import after_clicks
from .callers import caller_of
from .intake import Deliveries, RateLimit
from .lesson_clicks import answer_in_lesson
from .lobby_clicks import VERBS as LOBBY_VERBS
from .lobby_clicks import LobbyClick
from .permissions import with_hindrance
from .playback import Playback
from .practice_clicks import answer_in_practice, practise
from .private_messages import PrivateMessages
from .progress import follow
from .replies import defer, reply
from .table_clicks import TableClick


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
        """Answer a click, once; a person who clicks far too much gets a bare acknowledgement.

        Other interactions are commands, and the tree's.
        """
        click = interaction.type is discord.InteractionType.component
        if not click or self.deliveries.had(interaction.id):
            return
        if interaction.guild_id is None or self.limit.exceeded(interaction.user.id):
            began = monotonic()
            await defer(interaction)
            tell_answered(interaction, Outcome.LIMITED, began)
            return
        data: dict[str, object] = dict(interaction.data or {})
        custom_id, values = str(data.get("custom_id", "")), data.get("values")
        picked = [str(value) for value in values] if isinstance(values, list) else []
        at = None
        with suppress(Unreadable):
            at = parse_id(custom_id)
        in_place = interaction.message is not None and interaction.message.flags.ephemeral
        if in_place:
            self.playback.stop(interaction.user.id)
            if at is not None:
                self.private.in_use(interaction.user.id, at.game)
        again = partial(self.screen, interaction, custom_id, at, picked)
        screen = await reply(interaction, again(), in_place=in_place)
        if at is not None and isinstance(screen, Unfinished):
            screen = await follow(interaction, self.services.reviews, at.game, again)
        if at is not None and not is_apart(at) and not screen.is_silent:
            await self.keep(interaction, at, screen)
        if at is not None and isinstance(screen, Playing):
            self.playback.begin(interaction, at, screen, lambda to: self.screen(interaction, str(to), to, []))

    async def keep(self, interaction: discord.Interaction, at: ComponentId, screen: Screen) -> None:
        """Remember what a person has before them, so that it goes when its time is over."""
        with suppress(NoSuchGame, GameSetAside, TryAgain, NotStored):
            state = await self.services.tables.look(at.game)
            self.private.opened(interaction, at, screen, interaction.extras.pop("met", state), state)

    async def screen(
        self, interaction: discord.Interaction, custom_id: str, at: ComponentId | None, values: list[str]
    ) -> Screen:
        """What the click does in a lobby or at a table, or what else it brings up."""
        caller = caller_of(interaction)
        for value in values:
            check_text(value)
        if at is None:
            return await self.elsewhere(interaction, caller, custom_id, values)
        if is_apart(at):
            return await alone(self.services, caller, at, values)
        if at.verb in after_clicks.VERBS:
            return await after_clicks.answer_after_the_end(self.services, caller, at, values)
        state = interaction.extras["met"] = await self.services.games.at(caller, at.game)
        if isinstance(state, Lobby):
            screen = await LobbyClick(self.services.lobbies, state, caller, at, values).answer()
        elif at.verb in LOBBY_VERBS:
            raise await self.services.lobbies.begun(state)
        else:
            screen = await TableClick(self.services, state, caller, at, values).answer()
        return with_hindrance(screen, interaction, caller.words)

    async def rules(self, caller: Caller, page: int) -> Screen:
        """A page of the rules, with a picture of the characters on it unless the server does without."""
        screen, listed = rules_page(caller.words, page), characters_on(page)
        if not listed:
            return screen
        wished = (await self.services.servers.settings(caller.guild_id)).pictures
        if wished is Pictures.NEVER:
            return screen
        return replace(screen, picture=sheet_picture(caller.words, listed))

    async def elsewhere(
        self, interaction: discord.Interaction, caller: Caller, custom_id: str, values: list[str]
    ) -> Screen:
        """What a click brings up that is at no table: pages, a game for practice, or a moderators' panel."""
        check_text(custom_id)
        if is_page_id(custom_id):
            return await self.rules(caller, read_page(custom_id))
        if is_request_id(custom_id):
            return await practise(self.services, caller, read_request(custom_id))
        if not is_admin_id(custom_id):
            raise Unreadable(custom_id)
        screen = await self.panels.answer(interaction, caller, custom_id, values)
        return with_hindrance(screen, interaction, caller.words)


def is_apart(at: ComponentId) -> bool:
    """Whether a click belongs to no table, though it may have been made at one."""
    return at.verb == HOW_TO_PLAY or is_solo(at.game)


async def alone(services: Services, caller: Caller, at: ComponentId, values: list[str]) -> Screen:
    """What a click in a game of one's own brings up, or one that leads there."""
    if at.verb == HOW_TO_PLAY:
        return welcome(caller.words)
    answer = answer_in_lesson if is_lesson(at.game) else answer_in_practice
    return await answer(services, caller, at, values)
