"""Who may open a table or take a seat, as the server has set it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.servers.servers import Servers
from bot.servers.settings import ServerSettings

from .person import Visitor
from .replies import refused


def check_place(settings: ServerSettings, who: Visitor) -> None:
    """Refuse a channel where games are not played; those that were deleted are not named."""
    if not settings.channels or who.parent_id in settings.channels:
        return
    left = [f"<#{channel_id}>" for channel_id in settings.channels if who.has(channel_id)]
    if not left:
        raise refused(who.words, "start-refuse-channels-gone")
    raise refused(who.words, "start-refuse-channel", channels=who.words.listing(left))


def check_role(settings: ServerSettings, who: Visitor) -> None:
    """Refuse who has not the role that may open tables, even when nobody has it because it was deleted."""
    if settings.role is None or who.moderator or settings.role in who.roles:
        return
    if not who.has(settings.role):
        raise refused(who.words, "start-refuse-role-gone")
    raise refused(who.words, "start-refuse-role", role=f"<@&{settings.role}>")


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
    async def to_seat(self, who: Visitor) -> AsyncIterator[None]:
        """Refuse a person who is barred, or sits at enough tables already."""
        async with self.turn(who.guild_id, who.user_id):
            if await self.servers.is_barred(who.guild_id, who.user_id):
                raise refused(who.words, "start-refuse-barred")
            most = (await self.servers.settings(who.guild_id)).games_each
            if most and await self.servers.seats_taken(who.guild_id, who.user_id) >= most:
                raise refused(who.words, "start-refuse-each", most=most)
            yield

    @asynccontextmanager
    async def to_start(self, who: Visitor) -> AsyncIterator[ServerSettings]:
        """Refuse a new table by the wrong person, in the wrong place, or when there are enough."""
        async with self.turn(who.guild_id):
            settings = await self.servers.settings(who.guild_id)
            check_place(settings, who)
            check_role(settings, who)
            async with self.to_seat(who):
                open_games = await self.servers.store.open_games(who.guild_id)
                if settings.games and len(open_games) >= settings.games:
                    raise refused(who.words, "start-refuse-games", most=settings.games)
                yield settings
