"""The way of a click in a moderator's panel, and everything a moderator can ask for."""

from collections.abc import Awaitable, Callable

import discord

from bot.render.admin.ids import AdminId, parse_admin_id
from bot.render.ids import Unreadable
from bot.render.screen import Screen
from bot.service.callers import Caller
from bot.service.services import Services

from .calls import CallPanels
from .games import GamePanels
from .people import PeoplePanels
from .permission import check_moderator
from .previews import PreviewPanels
from .records import RecordPanels
from .seats import SeatPanels
from .sets import SetPanels
from .settings import SettingsPanels


class Panels:
    """Looks after moderators; their permission is checked again at every click."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.sets = SetPanels(services.sets)
        self.settings = SettingsPanels(services.settings)
        self.games = GamePanels(services.games)
        self.seats = SeatPanels(services.seats)
        self.people = PeoplePanels(services.people, services.forgetting)
        self.previews = PreviewPanels(services.previews)
        self.calls = CallPanels(services.calls, services.advice)
        self.records = RecordPanels(services.records)

    async def answer(
        self, interaction: discord.Interaction, caller: Caller, custom_id: str, values: list[str]
    ) -> Screen:
        """Do what the verb says, for those who may."""
        at = parse_admin_id(custom_id)
        verb = FOR_EVERYONE.get(at.verb)
        if verb is None:
            verb = FOR_MODERATORS.get(at.verb)
            await check_moderator(interaction, caller)
        if verb is None:
            raise Unreadable(at.verb)
        return await verb(self, caller, at, values)

    async def never(self, caller: Caller) -> Screen:
        """Nothing happens."""
        return Screen((caller.words("admin-never"),))

    async def drop(self, caller: Caller) -> Screen:
        """The draft of a set goes."""
        return Screen((caller.words("editor-discarded"),))


Verb = Callable[[Panels, Caller, AdminId, list[str]], Awaitable[Screen]]

FOR_MODERATORS: dict[str, Verb] = {
    "panel": lambda panels, caller, at, values: panels.settings.panel(caller),
    "open": lambda panels, caller, at, values: panels.settings.open(caller, values),
    "set": lambda panels, caller, at, values: panels.settings.set(caller, at, values),
    "shelf": lambda panels, caller, at, values: panels.sets.show(caller, at.version),
    "draft": lambda panels, caller, at, values: panels.sets.draft(caller, at, values),
    "save": lambda panels, caller, at, values: panels.sets.save(caller, at),
    "drop": lambda panels, caller, at, values: panels.drop(caller),
    "games": lambda panels, caller, at, values: panels.games.show(caller, at.version),
    "stop": lambda panels, caller, at, values: panels.games.stop(caller, at),
    "history": lambda panels, caller, at, values: panels.people.history(caller, at.version),
    "barred": lambda panels, caller, at, values: panels.people.barred(caller, at.version),
    "forget": lambda panels, caller, at, values: panels.people.forget(caller),
    "season": lambda panels, caller, at, values: panels.records.begin_season(caller, at),
}
FOR_EVERYONE: dict[str, Verb] = {
    "take": lambda panels, caller, at, values: panels.seats.take(caller, at),
    "decline": lambda panels, caller, at, values: panels.seats.decline(caller, at),
    "forgetme": lambda panels, caller, at, values: panels.people.forget_me(caller),
    "calls": lambda panels, caller, at, values: panels.calls.switch(caller, at.argument),
    "advice": lambda panels, caller, at, values: panels.calls.switch_advice(caller, at.argument),
    "privacy": lambda panels, caller, at, values: panels.records.privacy(caller, at.argument),
    "ranking": lambda panels, caller, at, values: panels.records.page(caller, at),
    "rankby": lambda panels, caller, at, values: panels.records.by(caller, at, values),
    "rankin": lambda panels, caller, at, values: panels.records.season(caller, at, values),
    "never": lambda panels, caller, at, values: panels.never(caller),
}
