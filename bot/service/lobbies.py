"""Opening a table, gathering players, and beginning the game."""

import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import NoReturn

import msgspec

from bot import slots
from bot.automata.levels import Level
from bot.game import ContestMode
from bot.host_changes import (
    by_host,
    choosing_contest,
    choosing_level,
    choosing_set,
    choosing_speed,
    filling,
    removing,
    resizing,
)
from bot.lobby import (
    HostChoices,
    LobbyChange,
    LobbyReason,
    LobbyRefused,
    as_set,
    dealing,
    joining,
    leaving,
    may_run,
    present,
    rematch,
    with_choices,
)
from bot.servers.sets import SetCatalogue
from bot.servers.settings import AUTOMATIC, NO_AUTOMATA, ServerSettings, Venue
from bot.speeds import Speed, lobby_time
from bot.tables import (
    ChannelTaken,
    Lobby,
    NoSuchGame,
    OpenLobby,
    Options,
    PostIntent,
    Seated,
    SeatHolder,
)
from bot.tables.tables import Tables
from bot.text import words

from .addresses import address_of
from .admission import Admission
from .callers import Caller
from .choices import TableChoices
from .refusals import Refused

OpenThread = Callable[[str], Awaitable[int]]
"""Opens a thread of that name and returns its channel id."""


class TableRequest(msgspec.Struct, frozen=True):
    """What the host named; the server's settings decide the rest."""

    language: str
    """Of the channel, unless the server has set one."""
    hosts_language: bool = False
    """Whether that is the host's own because the server has none."""
    set_name: str | None = None
    speed: Speed | None = None
    contest: ContestMode | None = None
    automata: str | None = None


class Lobbies:
    """Tables at which nobody plays yet."""

    def __init__(self, tables: Tables, admission: Admission, chance: random.Random) -> None:
        self.tables = tables
        self.admission = admission
        self.servers = admission.servers
        self.chance = chance
        """Deals the cards and the seats."""

    # Opening

    async def open(self, caller: Caller, request: TableRequest, open_thread: OpenThread | None = None) -> int:
        """Open a lobby with the caller as its host, in a thread where the server prefers that."""
        async with self.admission.to_start(caller) as settings:
            catalogue = await self.servers.catalogue(caller.guild_id)
            options = options_for(request, settings, catalogue)
            channel_id = caller.channel_id
            if settings.place is Venue.THREAD and open_thread is not None:
                name = words(options.language)("start-thread-name", host=caller.name)
                channel_id = await open_thread(name)
            if channel_id != caller.parent_id:
                options = with_choices(options, parent=caller.parent_id)
            opening = OpenLobby(
                guild_id=caller.guild_id,
                channel_id=channel_id,
                host_id=caller.user_id,
                seats=(SeatHolder(user_id=caller.user_id, name=caller.name),),
                options=options,
                expires_in=lobby_time(options.times),
            )
            await self.open_once(caller, opening)
        return channel_id

    async def open_once(self, caller: Caller, opening: OpenLobby) -> None:
        """Open a lobby, unless there is a table in its channel already."""
        try:
            await self.tables.open_lobby(opening, posts=(PostIntent(slots.LOBBY),), key=caller.key)
        except ChannelTaken:
            game_id = await self.tables.find(opening.channel_id)
            if game_id is None:
                raise
            await self.refuse_busy(await self.tables.look(game_id))

    async def refuse_busy(self, state: Lobby | Seated) -> NoReturn:
        """Refuse a channel because of what is there."""
        raise Refused("lobby-refuse-channel-busy", link=await address_of(self.tables.store, state))

    async def rematch(self, caller: Caller, table: Seated) -> None:
        """A new lobby with seats kept for the same people, opened by one of them; the others join it."""
        if table.game.table.outcome is None:
            raise Refused("rematch-not-yet")
        table.own_seat(caller.user_id)
        if await self.tables.find(table.channel_id) is None:
            with suppress(ChannelTaken):
                await self.open_rematch(caller, table)
                return
        game_id = await self.tables.find(table.channel_id)
        if game_id is None:
            raise NoSuchGame(table.game_id)
        state = await self.tables.look(game_id)
        if not isinstance(state, Lobby):
            await self.refuse_busy(state)
        await self.join(caller, state)

    async def open_rematch(self, caller: Caller, table: Seated) -> None:
        """Open the lobby of a rematch."""
        async with self.admission.to_start(caller) as settings:
            barred = [user_id for user_id, _ in await self.servers.barred(caller.guild_id)]
            opening = rematch(table, caller.user_id, caller.name, caller.language, settings, barred)
            await self.tables.open_lobby(opening, posts=(PostIntent(slots.LOBBY),), key=caller.key)

    # Gathering

    async def change(self, caller: Caller, lobby: Lobby, change: LobbyChange) -> Lobby:
        """Have a lobby that is still open changed in its lane."""
        check_open(lobby)
        async with self.still_gathering(lobby):
            return await self.tables.change_lobby(lobby.game_id, change, key=caller.key)

    async def run(self, caller: Caller, lobby: Lobby, change: LobbyChange) -> Lobby:
        """Have the host or a moderator change a lobby."""
        return await self.change(caller, lobby, by_host(caller.user_id, caller.moderator, change))

    async def join(self, caller: Caller, lobby: Lobby) -> Lobby:
        """Take a seat; who sits here already is not counted again."""
        check_open(lobby)
        join = joining(caller.user_id, caller.name)
        if any(holder.user_id == caller.user_id for holder in present(lobby)):
            return await self.change(caller, lobby, join)
        async with self.admission.to_seat(caller):
            return await self.change(caller, lobby, join)

    async def leave(self, caller: Caller, lobby: Lobby) -> None:
        """Get up; a lobby that is empty closes."""
        await self.close_if_empty(await self.change(caller, lobby, leaving(caller.user_id)))

    async def take_out(self, game_id: str, user_id: int) -> None:
        """A person gets up who may not sit any longer; nothing happens in a game that has begun."""
        if isinstance(await self.tables.look(game_id), Lobby):
            await self.close_if_empty(await self.tables.change_lobby(game_id, leaving(user_id)))

    async def close_if_empty(self, lobby: Lobby) -> None:
        """Close a lobby in which no person is left."""
        if lobby.host_id is None:
            await self.tables.cancel(lobby.game_id)

    # The host's choices

    async def choices(self, caller: Caller, lobby: Lobby) -> TableChoices:
        """What the host may choose from."""
        self.may_change(caller, lobby)
        settings = await self.servers.settings(caller.guild_id)
        catalogue = await self.servers.catalogue(caller.guild_id)
        times = {speed: settings.times(speed) for speed in Speed}
        return TableChoices(catalogue, catalogue.defaults(settings.sets), times)

    def may_change(self, caller: Caller, lobby: Lobby) -> None:
        """Refuse whoever is neither the host nor a moderator, and a lobby that is closed."""
        check_open(lobby)
        may_run(lobby, caller.user_id, caller.moderator)

    async def fill(self, caller: Caller, lobby: Lobby, count: int) -> Lobby:
        """Automata sit down until so many will play."""
        return await self.run(caller, lobby, filling(count))

    async def resize(self, caller: Caller, lobby: Lobby, count: int) -> Lobby:
        """Automata sit down or get up until so many will play."""
        return await self.run(caller, lobby, resizing(count))

    async def remove(self, caller: Caller, lobby: Lobby, who: int | str) -> Lobby:
        """A person or an automaton is removed, if they are still there; a lobby that is empty closes."""
        after = await self.run(caller, lobby, removing(who))
        await self.close_if_empty(after)
        return after

    async def choose_set(self, caller: Caller, lobby: Lobby, name: str | None) -> Lobby:
        """Another set, or the server's default for each number of players."""
        choices = await self.choices(caller, lobby)
        if name is None:
            return await self.run(caller, lobby, choosing_set(None, None, choices.defaults))
        found = choices.catalogue.named(name)
        return await self.run(caller, lobby, choosing_set(found.name, found.cards, {}))

    async def choose_speed(self, caller: Caller, lobby: Lobby, speed: Speed) -> Lobby:
        """Another speed, with the server's own times if those are meant."""
        times = (await self.servers.settings(caller.guild_id)).times(speed)
        return await self.run(caller, lobby, choosing_speed(speed, times, self.tables.clock.now()))

    async def choose_contest(self, caller: Caller, lobby: Lobby, contest: ContestMode) -> Lobby:
        """Another way to hear who contests."""
        return await self.run(caller, lobby, choosing_contest(contest))

    async def choose_level(self, caller: Caller, lobby: Lobby, level: Level) -> Lobby:
        """All automata play that well."""
        return await self.run(caller, lobby, choosing_level(level.value))

    # Beginning

    async def start(self, caller: Caller, lobby: Lobby) -> None:
        """The host has the cards dealt."""
        check_open(lobby)
        settings = await self.servers.settings(lobby.guild_id)
        async with self.still_gathering(lobby):
            deal = dealing(caller.user_id, caller.moderator, self.chance, settings)
            await self.tables.start(lobby.game_id, deal, key=caller.key)

    async def cancel(self, caller: Caller, lobby: Lobby) -> None:
        """The host closes the lobby."""
        self.may_change(caller, lobby)
        async with self.still_gathering(lobby):
            await self.tables.cancel(lobby.game_id, key=caller.key)

    @asynccontextmanager
    async def still_gathering(self, lobby: Lobby) -> AsyncIterator[None]:
        """Say that the game has begun, or the lobby has closed, where somebody was faster."""
        try:
            yield
        except NoSuchGame:
            state = await self.tables.look(lobby.game_id)
            if isinstance(state, Seated):
                raise await self.begun(state) from None
            raise LobbyRefused(LobbyReason.OVER) from None

    async def begun(self, table: Seated) -> Refused:
        """That there is no lobby any more, since its game has begun, and where that is."""
        return Refused("lobby-refuse-begun", link=await address_of(self.tables.store, table))


def check_open(lobby: Lobby) -> None:
    """Refuse a lobby that is closed, before anything else is looked at."""
    if lobby.closed is not None:
        raise LobbyRefused(LobbyReason.OVER)


def options_for(request: TableRequest, settings: ServerSettings, catalogue: SetCatalogue) -> Options:
    """What a new table copies: what the host asked for, else what the server has set."""
    speed = request.speed or settings.speed
    found = None if request.set_name is None else catalogue.named(request.set_name)
    choices = HostChoices(
        speed=speed,
        contest=request.contest or settings.contest,
        set_name=None if found is None else found.name,
        cards=None if found is None else found.cards,
        by_count=catalogue.defaults(settings.sets) if found is None else {},
        automata=None if settings.automata == NO_AUTOMATA else request.automata or settings.automata,
        hosts_language=request.hosts_language and settings.language == AUTOMATIC,
    )
    options = Options(
        times=settings.times(speed),
        language=request.language if settings.language == AUTOMATIC else settings.language,
        more=msgspec.to_builtins(choices),
    )
    return as_set(options, settings)
