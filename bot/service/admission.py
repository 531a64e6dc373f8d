"""Who may open a table or take a seat, as the server has set it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.servers.servers import Servers
from bot.servers.settings import ServerSettings

from .addresses import addresses_of
from .callers import Caller
from .refusals import Addresses, Channels, Refused, Role

MOST_LINKS = 5
"""So many of a person's games are linked to where they are told that they are enough."""


def check_place(settings: ServerSettings, caller: Caller) -> None:
    """Refuse a channel where games are not played; those that were deleted are not named."""
    if not settings.channels or caller.parent_id in settings.channels:
        return
    left = tuple(channel_id for channel_id in settings.channels if caller.has(channel_id))
    if not left:
        raise Refused("start-refuse-channels-gone")
    raise Refused("start-refuse-channel", channels=Channels(left))


def check_role(settings: ServerSettings, caller: Caller) -> None:
    """Refuse who has not the role that may open tables, even when nobody has it because it was deleted."""
    if settings.role is None or caller.moderator or settings.role in caller.roles:
        return
    if not caller.has(settings.role):
        raise Refused("start-refuse-role-gone")
    raise Refused("start-refuse-role", role=Role(settings.role))


class Admission:
    """Admits people one after the other, until what they were admitted to is stored.

    Otherwise two who come at the same moment would both be counted before either of them is there.
    """

    def __init__(self, servers: Servers) -> None:
        self.servers = servers
        self.turns: WeakValueDictionary[tuple[int, ...], asyncio.Lock] = WeakValueDictionary()

    def turn(self, *key: int) -> asyncio.Lock:
        """What only one at a time may do: those of a server, or of a person on a server."""
        return self.turns.setdefault(key, asyncio.Lock())

    @asynccontextmanager
    async def to_seat(self, caller: Caller) -> AsyncIterator[None]:
        """Refuse a person who is barred, or sits at enough tables already."""
        async with self.turn(caller.guild_id, caller.user_id):
            if await self.servers.is_barred(caller.guild_id, caller.user_id):
                raise Refused("start-refuse-barred")
            most = (await self.servers.settings(caller.guild_id)).games_each
            sits_in = await self.servers.sits_in(caller.guild_id, caller.user_id) if most else []
            if most and len(sits_in) >= most:
                where = await addresses_of(self.servers.store, sits_in[:MOST_LINKS])
                raise Refused("start-refuse-each", most=most, links=Addresses(where))
            yield

    @asynccontextmanager
    async def to_start(self, caller: Caller) -> AsyncIterator[ServerSettings]:
        """Refuse a new table by the wrong person, in the wrong place, or when there are enough."""
        async with self.turn(caller.guild_id):
            settings = await self.servers.settings(caller.guild_id)
            check_place(settings, caller)
            check_role(settings, caller)
            async with self.to_seat(caller):
                open_games = await self.servers.store.open_games(caller.guild_id)
                if settings.games and len(open_games) >= settings.games:
                    raise Refused("start-refuse-games", most=settings.games)
                yield settings
