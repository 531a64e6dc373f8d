"""What a click in a lobby does: the lobby changes, or the host's panel does."""

from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import TypeVar

from bot.automata.levels import Level
from bot.game import ContestMode
from bot.game.sets import MAX_PLAYERS
from bot.lobby import LobbyRefused
from bot.render.ids import ComponentId, Unreadable, read_number
from bot.render.lobby import lobby_refusal
from bot.render.lobby_panel import DEFAULT, NAMED, table_panel
from bot.render.screen import SILENT, Screen
from bot.service.callers import Caller
from bot.service.lobbies import Lobbies
from bot.speeds import Speed
from bot.tables import Lobby

from .replies import RefusedScreen

SNOWFLAKE = 20
"""The digits that a person's id has at the most."""
E = TypeVar("E", bound=StrEnum)


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
        self.value = values[0] if values else ""

    async def answer(self) -> Screen:
        """Do what the verb says, or say why the lobby refuses."""
        verb = VERBS.get(self.at.verb)
        if verb is None:
            raise Unreadable(self.at.verb)
        try:
            return await verb(self)
        except LobbyRefused as error:
            raise RefusedScreen(lobby_refusal(error.reason, self.lobby, self.words)) from error

    # What the lobby itself shows

    async def join(self) -> Screen:
        await self.lobbies.join(self.caller, self.lobby)
        return SILENT

    async def leave(self) -> Screen:
        await self.lobbies.leave(self.caller, self.lobby)
        return SILENT

    async def fill(self) -> Screen:
        await self.lobbies.fill(self.caller, self.lobby, count_of(self.at.argument))
        return SILENT

    async def start(self) -> Screen:
        await self.lobbies.start(self.caller, self.lobby)
        return SILENT

    # The host's panel

    async def panel(self) -> Screen:
        """The panel of the lobby as it stands."""
        choices = await self.lobbies.choices(self.caller, self.lobby)
        return table_panel(self.lobby, choices, self.words, self.caller.user_id)

    async def changed(self, change: Awaitable[Lobby]) -> Screen:
        """Have the lobby changed, and show the panel as it is then."""
        self.lobby = await change
        return await self.panel()

    async def choose_set(self) -> Screen:
        if self.value != DEFAULT and not self.value.startswith(NAMED):
            raise Unreadable(self.value)
        name = None if self.value == DEFAULT else self.value.removeprefix(NAMED)
        return await self.changed(self.lobbies.choose_set(self.caller, self.lobby, name))

    async def choose_speed(self) -> Screen:
        speed = member_of(Speed, self.value)
        return await self.changed(self.lobbies.choose_speed(self.caller, self.lobby, speed))

    async def choose_contest(self) -> Screen:
        mode = member_of(ContestMode, self.value)
        return await self.changed(self.lobbies.choose_contest(self.caller, self.lobby, mode))

    async def choose_level(self) -> Screen:
        level = member_of(Level, self.value)
        return await self.changed(self.lobbies.choose_level(self.caller, self.lobby, level))

    async def choose_players(self) -> Screen:
        return await self.changed(self.lobbies.resize(self.caller, self.lobby, count_of(self.value)))

    async def expel(self) -> Screen:
        name = self.value.removeprefix(NAMED)
        who = read_number(self.value, SNOWFLAKE) if name == self.value else name
        return await self.changed(self.lobbies.remove(self.caller, self.lobby, who))

    async def cancel(self) -> Screen:
        await self.lobbies.cancel(self.caller, self.lobby)
        return SILENT


def count_of(text: str) -> int:
    """A number of players."""
    count = read_number(text)
    if not 1 <= count <= MAX_PLAYERS:
        raise Unreadable(text)
    return count


def member_of(kind: type[E], text: str) -> E:
    """What was picked from a list."""
    try:
        return kind(text)
    except ValueError:
        raise Unreadable(text) from None


VERBS: dict[str, Callable[[LobbyClick], Awaitable[Screen]]] = {
    "join": LobbyClick.join,
    "leave": LobbyClick.leave,
    "fill": LobbyClick.fill,
    "start": LobbyClick.start,
    "table": LobbyClick.panel,
    "set": LobbyClick.choose_set,
    "speed": LobbyClick.choose_speed,
    "mode": LobbyClick.choose_contest,
    "level": LobbyClick.choose_level,
    "players": LobbyClick.choose_players,
    "expel": LobbyClick.expel,
    "cancel": LobbyClick.cancel,
}
