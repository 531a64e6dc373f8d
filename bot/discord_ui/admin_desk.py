"""The way of a click in a moderator's panel, and everything a moderator can ask for."""

from collections.abc import Awaitable, Callable

import discord

from bot.render.admin_ids import AdminId, parse_admin_id
from bot.render.ids import Unreadable
from bot.render.screen import Screen
from bot.tables.tables import Tables

from .admin_games import AdminGames
from .admin_people import AdminPeople
from .admin_previews import AdminPreviews
from .admin_seats import AdminSeats
from .admin_sets import AdminSets
from .admin_settings import AdminSettings
from .admission import Admission
from .moderation import check_moderator
from .person import Visitor, visitor
from .reconciler import Reconciler


class AdminDesk:
    """Looks after moderators; their permission is checked again at every click."""

    def __init__(self, tables: Tables, admission: Admission, reconciler: Reconciler) -> None:
        self.servers = admission.servers
        self.sets = AdminSets(self.servers, tables.clock)
        self.settings = AdminSettings(self.servers, tables.clock)
        self.games = AdminGames(tables, self.servers)
        self.seats = AdminSeats(self.games, admission, reconciler)
        self.people = AdminPeople(tables, admission, reconciler)
        self.previews = AdminPreviews(self.servers)

    async def answer(self, interaction: discord.Interaction, custom_id: str, values: list[str]) -> Screen:
        """Do what the verb says, for those who may."""
        who, at = visitor(interaction), parse_admin_id(custom_id)
        verb = FOR_EVERYONE.get(at.verb)
        if verb is None:
            verb = FOR_MODERATORS.get(at.verb)
            await check_moderator(interaction, who)
        if verb is None:
            raise Unreadable(at.verb)
        return await verb(self, who, at, values)

    async def close(self) -> None:
        """Begin nothing more, and end what goes on by itself."""
        await self.previews.close()
        await self.people.close()

    async def never(self, who: Visitor) -> Screen:
        """Nothing happens."""
        return Screen((who.words("admin-never"),))

    async def drop(self, who: Visitor) -> Screen:
        """The draft of a set goes."""
        return Screen((who.words("editor-discarded"),))


Verb = Callable[[AdminDesk, Visitor, AdminId, list[str]], Awaitable[Screen]]

FOR_MODERATORS: dict[str, Verb] = {
    "panel": lambda desk, who, at, values: desk.settings.panel(who),
    "open": lambda desk, who, at, values: desk.settings.open(who, values),
    "set": lambda desk, who, at, values: desk.settings.set(who, at, values),
    "shelf": lambda desk, who, at, values: desk.sets.show(who, at.version),
    "draft": lambda desk, who, at, values: desk.sets.draft(who, at, values),
    "save": lambda desk, who, at, values: desk.sets.save(who, at),
    "drop": lambda desk, who, at, values: desk.drop(who),
    "games": lambda desk, who, at, values: desk.games.show(who, at.version),
    "stop": lambda desk, who, at, values: desk.games.stop(who, at),
    "history": lambda desk, who, at, values: desk.people.history(who, at.version),
    "barred": lambda desk, who, at, values: desk.people.barred(who, at.version),
    "forget": lambda desk, who, at, values: desk.people.forget(who),
}
FOR_EVERYONE: dict[str, Verb] = {
    "take": lambda desk, who, at, values: desk.seats.take(who, at),
    "decline": lambda desk, who, at, values: desk.seats.decline(who, at),
    "forgetme": lambda desk, who, at, values: desk.people.forget_me(who),
    "never": lambda desk, who, at, values: desk.never(who),
}
