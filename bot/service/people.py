"""Who may play on a server, and what was changed there."""

from contextlib import suppress

from bot.lobby import LobbyRefused
from bot.servers.audit import By, Entry
from bot.servers.stored_offers import Offers
from bot.tables import GameSetAside, NoSuchGame

from .callers import Caller
from .display import Display
from .lobbies import Lobbies


class People:
    """Bars, and the record of changes."""

    def __init__(self, lobbies: Lobbies, display: Display) -> None:
        self.lobbies = lobbies
        self.tables = lobbies.tables
        self.admission = lobbies.admission
        self.servers = lobbies.servers
        self.display = display
        self.offers = Offers(lobbies.tables.store)

    def by(self, caller: Caller) -> By:
        """Who changes something, for the record."""
        return By(caller.guild_id, caller.user_id, self.tables.clock.now())

    async def bar(self, caller: Caller, user_id: int) -> bool:
        """Bar a person, take them out of tables that still wait, and withdraw seats they are offered.

        False if they were barred already.
        """
        async with self.admission.turn(caller.guild_id, user_id):
            changed = await self.servers.bar(self.by(caller), user_id, True)
            for game_id in await self.tables.store.open_games_of(user_id, caller.guild_id):
                with suppress(NoSuchGame, GameSetAside, LobbyRefused):
                    await self.lobbies.take_out(game_id, user_id)
            for game_id in await self.offers.lapse(caller.guild_id, user_id):
                self.display.redraw(game_id)
        return changed

    async def unbar(self, caller: Caller, user_id: int) -> bool:
        """Let a person play again; False if they may already."""
        return await self.servers.bar(self.by(caller), user_id, False)

    async def barred(self, caller: Caller) -> list[tuple[int, float]]:
        """Who is barred, and since when, the newest first."""
        return await self.servers.barred(caller.guild_id)

    async def history(self, caller: Caller, page: int, size: int) -> tuple[list[Entry], int, bool]:
        """Who changed what, the newest first: a page, which one it is, and whether there are more.

        A page that is not there any more is the first one.
        """
        entries = await self.servers.history(caller.guild_id, page * size, size + 1)
        if page and not entries:
            return await self.history(caller, 0, size)
        return entries[:size], page, len(entries) > size
