"""Who may open a table or take a seat, as the server has set it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.servers.servers import Servers
from bot.servers.settings import ServerSettings

from .person import Visitor
from .replies import refused


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
            if settings.channels and who.parent_id not in settings.channels:
                channels = who.words.listing(f"<#{channel_id}>" for channel_id in settings.channels)
                raise refused(who.words, "start-refuse-channel", channels=channels)
            if settings.role is not None and not who.moderator and settings.role not in who.roles:
                raise refused(who.words, "start-refuse-role", role=f"<@&{settings.role}>")
            async with self.to_seat(who):
                open_games = await self.servers.store.open_games(who.guild_id)
                if settings.games and len(open_games) >= settings.games:
                    raise refused(who.words, "start-refuse-games", most=settings.games)
                yield settings
