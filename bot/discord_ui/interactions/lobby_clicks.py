"""What a click in a lobby does."""

from collections.abc import Awaitable, Callable

from bot.lobby import LobbyReason, LobbyRefused
from bot.render.ids import ComponentId, Unreadable, read_number
from bot.render.lobby import host_name, lobby_refusal, removal_prompt, seat_name, set_prompt
from bot.render.screen import Screen
from bot.render.sets import set_title
from bot.service.callers import Caller
from bot.service.lobbies import Lobbies
from bot.tables import Lobby

from .replies import RefusedScreen


class LobbyClick:
    """One person's use of a button or select in a lobby."""

    def __init__(
        self, lobbies: Lobbies, lobby: Lobby, caller: Caller, at: ComponentId, values: list[str]
    ) -> None:
        self.lobbies = lobbies
        self.lobby = lobby
        self.caller = caller
        self.words = caller.words
        self.at = at
        self.values = values

    async def answer(self) -> Screen:
        """Do what the verb says, or say why the lobby refuses."""
        verb = VERBS.get(self.at.verb)
        if verb is None:
            raise Unreadable(self.at.verb)
        try:
            return await verb(self)
        except LobbyRefused as error:
            raise RefusedScreen(lobby_refusal(error.reason, self.lobby, self.words)) from error

    def said(self, key: str, **values: object) -> Screen:
        """One line for this person."""
        return Screen((self.words(key, **values),))

    async def join(self) -> Screen:
        lobby = await self.lobbies.join(self.caller, self.lobby)
        return self.said("lobby-done-joined", host=host_name(lobby))

    async def leave(self) -> Screen:
        await self.lobbies.leave(self.caller, self.lobby)
        return self.said("lobby-done-left")

    async def add(self) -> Screen:
        added = await self.lobbies.add_automaton(self.caller, self.lobby)
        return self.said("lobby-done-added", player=seat_name(added))

    async def remove(self) -> Screen:
        self.lobbies.may_change(self.caller, self.lobby)
        prompt = removal_prompt(self.lobby, self.words, self.caller.user_id)
        if prompt is None:
            raise LobbyRefused(LobbyReason.NOBODY_TO_REMOVE)
        return prompt

    async def expel(self) -> Screen:
        seat, _, name = (self.values[0] if self.values else "").partition(".")
        removed = await self.lobbies.remove(self.caller, self.lobby, read_number(seat), name)
        return self.said("lobby-done-removed", player=seat_name(removed))

    async def sets(self) -> Screen:
        catalogue = await self.lobbies.sets(self.caller, self.lobby)
        return set_prompt(self.lobby, catalogue, self.words)

    async def use_set(self) -> Screen:
        found = await self.lobbies.choose_set(self.caller, self.lobby, "".join(self.values))
        return self.said("lobby-done-set", set=set_title(found.name, self.words))

    async def start(self) -> Screen:
        await self.lobbies.start(self.caller, self.lobby)
        return self.said("lobby-done-started")

    async def cancel(self) -> Screen:
        await self.lobbies.cancel(self.caller, self.lobby)
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
