"""Opening a table, gathering players, and beginning the game."""

import random
from collections.abc import Awaitable, Callable

import msgspec

from bot import slots
from bot.game import ContestMode
from bot.lobby import (
    HostChoices,
    LobbyReason,
    LobbyRefused,
    adding_automaton,
    choosing_set,
    dealing,
    joining,
    leaving,
    may_run,
    present,
    rematch,
    removing,
)
from bot.servers.sets import NamedSet, SetCatalogue
from bot.servers.settings import AUTOMATIC, NO_AUTOMATA, ServerSettings, Venue
from bot.speeds import Speed, lobby_time
from bot.tables import ChannelTaken, Lobby, OpenLobby, Options, PostIntent, Seated, SeatHolder
from bot.tables.tables import Tables
from bot.text import words

from .addresses import address_of
from .admission import Admission
from .callers import Caller
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
        except ChannelTaken as error:
            game_id = await self.tables.find(opening.channel_id)
            if game_id is None:
                raise
            link = await address_of(self.tables.store, await self.tables.look(game_id))
            raise Refused("lobby-refuse-channel-busy", link=link) from error

    async def rematch(self, caller: Caller, table: Seated) -> None:
        """A new lobby with seats kept for the same people, opened by one of them."""
        if table.game.table.outcome is None:
            raise Refused("rematch-not-yet")
        table.own_seat(caller.user_id)
        async with self.admission.to_start(caller):
            barred = [user_id for user_id, _ in await self.servers.barred(caller.guild_id)]
            opening = rematch(table, caller.user_id, caller.name, caller.language, barred)
            await self.tables.open_lobby(opening, posts=(PostIntent(slots.LOBBY),), key=caller.key)

    # Gathering

    async def change(self, caller: Caller, lobby: Lobby, change: Callable[[Lobby], Lobby]) -> Lobby:
        """Have a lobby that is still open changed in its lane."""
        check_open(lobby)
        return await self.tables.change_lobby(lobby.game_id, change, key=caller.key)

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
        after = await self.change(caller, lobby, leaving(caller.user_id))
        await self.close_if_empty(after)

    async def take_out(self, game_id: str, user_id: int) -> None:
        """A person gets up who may not sit any longer; nothing happens in a game that has begun."""
        if isinstance(await self.tables.look(game_id), Lobby):
            await self.close_if_empty(await self.tables.change_lobby(game_id, leaving(user_id)))

    async def close_if_empty(self, lobby: Lobby) -> None:
        """Close a lobby in which no person is left."""
        if lobby.host_id is None:
            await self.tables.cancel(lobby.game_id)

    async def add_automaton(self, caller: Caller, lobby: Lobby) -> SeatHolder:
        """The host seats an automaton."""
        return (await self.change(caller, lobby, adding_automaton(caller.user_id, caller.moderator))).seats[
            -1
        ]

    def may_change(self, caller: Caller, lobby: Lobby) -> None:
        """Refuse whoever is neither the host nor a moderator, and a lobby that is closed."""
        check_open(lobby)
        may_run(lobby, caller.user_id, caller.moderator)

    async def remove(self, caller: Caller, lobby: Lobby, seat: int, name: str) -> SeatHolder:
        """The host removes somebody, if they still sit where the host saw them."""
        await self.change(caller, lobby, removing(caller.user_id, caller.moderator, seat, name))
        seen = (holder for holder in lobby.seats[seat : seat + 1] if holder.name == name)
        return next(seen, SeatHolder(name=name))

    async def sets(self, caller: Caller, lobby: Lobby) -> SetCatalogue:
        """The sets that the host may choose from."""
        self.may_change(caller, lobby)
        return await self.servers.catalogue(caller.guild_id)

    async def choose_set(self, caller: Caller, lobby: Lobby, name: str) -> NamedSet:
        """The host chooses another set."""
        check_open(lobby)
        found = (await self.servers.catalogue(caller.guild_id)).named(name)
        chosen = choosing_set(caller.user_id, caller.moderator, found.name, found.cards)
        await self.change(caller, lobby, chosen)
        return found

    # Beginning

    async def start(self, caller: Caller, lobby: Lobby) -> None:
        """The host has the cards dealt."""
        check_open(lobby)
        await self.tables.start(
            lobby.game_id, dealing(caller.user_id, caller.moderator, self.chance), key=caller.key
        )

    async def cancel(self, caller: Caller, lobby: Lobby) -> None:
        """The host closes the lobby."""
        self.may_change(caller, lobby)
        await self.tables.cancel(lobby.game_id, key=caller.key)


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
        first=settings.first,
        set_name=None if found is None else found.name,
        cards=None if found is None else found.cards,
        by_count=catalogue.defaults(settings.sets) if found is None else {},
        automata=None if settings.automata == NO_AUTOMATA else request.automata or settings.automata,
        notes=settings.notes,
        mentions=settings.mentions,
        hosts_language=request.hosts_language and settings.language == AUTOMATIC,
    )
    return Options(
        times=settings.times(speed),
        language=request.language if settings.language == AUTOMATIC else settings.language,
        more=msgspec.to_builtins(choices),
    )
