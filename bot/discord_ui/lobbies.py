"""What a click in a lobby does."""

import random
from collections.abc import Awaitable, Callable

from bot.lobby import (
    LobbyReason,
    LobbyRefused,
    adding_automaton,
    choosing_set,
    dealing,
    joining,
    leaving,
    may_run,
    present,
    removing,
)
from bot.render.ids import ComponentId, Unreadable, read_number
from bot.render.lobby import host_name, lobby_refusal, removal_prompt, seat_name, set_prompt
from bot.render.screen import Screen
from bot.render.sets import set_title
from bot.tables import Lobby, SeatHolder
from bot.tables.tables import Tables

from .admission import Admission
from .person import Visitor
from .replies import Refused


class LobbyClick:
    """One person's use of a button or select in a lobby."""

    def __init__(
        self,
        tables: Tables,
        admission: Admission,
        lobby: Lobby,
        who: Visitor,
        at: ComponentId,
        values: list[str],
    ) -> None:
        self.tables = tables
        self.admission = admission
        self.servers = admission.servers
        self.lobby = lobby
        self.who = who
        self.at = at
        self.values = values

    async def answer(self) -> Screen:
        """Do what the verb says, or say why the lobby refuses."""
        verb = VERBS.get(self.at.verb)
        if verb is None:
            raise Unreadable(self.at.verb)
        try:
            if self.lobby.closed is not None:
                raise LobbyRefused(LobbyReason.OVER)
            return await verb(self)
        except LobbyRefused as error:
            raise Refused(lobby_refusal(error.reason, self.lobby, self.who.words)) from error

    def said(self, key: str, **values: object) -> Screen:
        """One line for this person."""
        return Screen((self.who.words(key, **values),))

    async def change(self, change: Callable[[Lobby], Lobby]) -> Lobby:
        """Have the lobby changed in its lane."""
        return await self.tables.change_lobby(self.lobby.game_id, change, key=self.who.key)

    async def join(self) -> Screen:
        join = joining(self.who.user_id, self.who.name)
        if any(holder.user_id == self.who.user_id for holder in present(self.lobby)):
            lobby = await self.change(join)
        else:
            async with self.admission.to_seat(self.who):
                lobby = await self.change(join)
        return self.said("lobby-done-joined", host=host_name(lobby))

    async def leave(self) -> Screen:
        lobby = await self.change(leaving(self.who.user_id))
        if lobby.host_id is None:
            await self.tables.cancel(self.lobby.game_id)
        return self.said("lobby-done-left")

    async def add(self) -> Screen:
        lobby = await self.change(adding_automaton(self.who.user_id, self.who.moderator))
        return self.said("lobby-done-added", player=seat_name(lobby.seats[-1]))

    async def remove(self) -> Screen:
        may_run(self.lobby, self.who.user_id, self.who.moderator)
        prompt = removal_prompt(self.lobby, self.who.words, self.who.user_id)
        if prompt is None:
            raise LobbyRefused(LobbyReason.NOBODY_TO_REMOVE)
        return prompt

    async def expel(self) -> Screen:
        seat, _, name = (self.values[0] if self.values else "").partition(".")
        place = read_number(seat)
        await self.change(removing(self.who.user_id, self.who.moderator, place, name))
        seen = (holder for holder in self.lobby.seats[place : place + 1] if holder.name == name)
        return self.said("lobby-done-removed", player=seat_name(next(seen, SeatHolder(name=name))))

    async def sets(self) -> Screen:
        may_run(self.lobby, self.who.user_id, self.who.moderator)
        shelf = await self.servers.shelf(self.who.guild_id)
        return set_prompt(self.lobby, shelf, self.who.words)

    async def use_set(self) -> Screen:
        shelf = await self.servers.shelf(self.who.guild_id)
        found = shelf.named("".join(self.values))
        await self.change(choosing_set(self.who.user_id, self.who.moderator, found.name, found.cards))
        return self.said("lobby-done-set", set=set_title(found.name, self.who.words))

    async def start(self) -> Screen:
        deal = dealing(self.who.user_id, self.who.moderator, random.SystemRandom())
        await self.tables.start(self.lobby.game_id, deal, key=self.who.key)
        return self.said("lobby-done-started")

    async def cancel(self) -> Screen:
        may_run(self.lobby, self.who.user_id, self.who.moderator)
        await self.tables.cancel(self.lobby.game_id, key=self.who.key)
        return self.said("lobby-done-cancelled")


VERBS: dict[str, Callable[[LobbyClick], Awaitable[Screen]]] = {
    "join": LobbyClick.join,
    "leave": LobbyClick.leave,
    "add": LobbyClick.add,
    "remove": LobbyClick.remove,
    "expel": LobbyClick.expel,
    "sets": LobbyClick.sets,
    "useset": LobbyClick.use_set,
    "start": LobbyClick.start,
    "cancel": LobbyClick.cancel,
}
