"""Finding games, reading them again, and stopping them."""

from collections.abc import AsyncIterator, Iterable
from contextlib import suppress

from bot.servers.audit import By
from bot.servers.servers import Servers
from bot.tables import GameSetAside, Lobby, NoSuchGame, Seated
from bot.tables.tables import Tables

from .addresses import address_of
from .callers import Caller
from .display import Display
from .own_games import OwnGame
from .refusals import Address, Player, Refused

AGAIN_AFTER = 300.0
"""Seconds until strangers may have a table shown again."""
MOST_OWN = 20
"""So many of a person's games are listed."""


class Games:
    """The open games and lobbies of a server; nothing here looks at a card."""

    def __init__(self, tables: Tables, servers: Servers, display: Display) -> None:
        self.tables = tables
        self.servers = servers
        self.display = display
        self.shown_again: dict[str, float] = {}
        """When tables were last shown again for strangers."""

    # Finding

    async def here(self, caller: Caller) -> Lobby | Seated:
        """The channel's lobby or game."""
        game_id = await self.tables.find(caller.channel_id)
        if game_id is None:
            raise Refused("table-none")
        return await self.tables.look(game_id)

    async def playing_here(self, caller: Caller) -> Seated:
        """The channel's game, which has begun."""
        state = await self.here(caller)
        if not isinstance(state, Seated):
            raise Refused("table-waiting", link=await self.address(state))
        return state

    async def at(self, caller: Caller, game_id: str) -> Lobby | Seated:
        """The game that something was clicked at, which must be where the click was."""
        state = await self.tables.look(game_id)
        if (state.guild_id, state.channel_id) != (caller.guild_id, caller.channel_id):
            raise NoSuchGame(game_id)
        return state

    async def of_server(self, caller: Caller, game_id: str | None) -> Lobby | Seated:
        """The game that a moderator means: a named one of this server, else the channel's own."""
        named = game_id if game_id is not None else await self.tables.find(caller.channel_id)
        if named is None:
            raise Refused("games-here-none")
        try:
            state = await self.tables.look(named)
        except NoSuchGame:
            raise Refused("games-unknown") from None
        if state.guild_id != caller.guild_id or state.closed is not None:
            raise Refused("games-unknown")
        return state

    async def page(self, guild_id: int, page: int, size: int) -> tuple[list[Lobby | Seated], int, int]:
        """A page of the server's open games, which page it is, and how many games there are.

        Where there are fewer pages by now it is the last one.
        """
        ids = await self.tables.store.open_games(guild_id)
        page = min(page, max(len(ids) - 1, 0) // size)
        return [state async for state in self.each(ids[page * size : (page + 1) * size])], page, len(ids)

    async def every(self, guild_id: int) -> AsyncIterator[Lobby | Seated]:
        """All of the server's open games, as far as somebody wants to hear of them."""
        async for state in self.each(await self.tables.store.open_games(guild_id)):
            yield state

    async def each(self, ids: Iterable[str]) -> AsyncIterator[Lobby | Seated]:
        """These games, without those that cannot be read any more."""
        for game_id in ids:
            with suppress(NoSuchGame, GameSetAside):
                yield await self.tables.look(game_id)

    async def own(self, caller: Caller) -> list[OwnGame]:
        """The caller's open games and lobbies on this server, those first that wait for them."""
        ids = await self.tables.store.open_games_of(caller.user_id, caller.guild_id)
        found = [OwnGame(state, caller.user_id) async for state in self.each(ids)]
        return sorted(found, key=OwnGame.urgency)[:MOST_OWN]

    async def address(self, state: Lobby | Seated) -> Address:
        """Where a game is."""
        return await address_of(self.tables.store, state)

    # Showing

    async def show_again(self, caller: Caller) -> None:
        """Post the newest message of the channel's table again, at the bottom; for strangers now and then."""
        table = await self.here(caller)
        if table.seat_of(caller.user_id) is None and not caller.moderator:
            await self.check_again(table)
        await self.display.post_again(table)

    async def check_again(self, table: Lobby | Seated) -> None:
        """Refuse strangers what a stranger has had a little while ago."""
        now = self.tables.clock.now()
        recent = {game_id: at for game_id, at in self.shown_again.items() if now - at < AGAIN_AFTER}
        if table.game_id in recent:
            raise Refused("table-again-soon", link=await self.address(table))
        self.shown_again = recent | {table.game_id: now}

    # Stopping

    async def may_stop(self, caller: Caller) -> Seated:
        """The channel's game, if its host or a moderator asks to stop it."""
        table = await self.playing_here(caller)
        if not caller.moderator and caller.user_id != table.host_id:
            host = None if table.host_id is None else table.seat_of(table.host_id)
            if host is None:
                raise Refused("refuse-not_host")
            raise Refused("stop-refused", host=Player(table, host))
        return table

    async def stop(self, caller: Caller, table: Seated) -> None:
        """The host or a moderator stops a game."""
        if not caller.moderator and caller.user_id != table.host_id:
            raise Refused("refuse-not_host")
        await self.tables.stop_game(table.game_id, key=caller.key)

    async def stop_of_server(self, caller: Caller, game_id: str) -> Lobby | Seated:
        """A moderator stops a game or closes a lobby of the server, which is recorded."""
        state = await self.of_server(caller, game_id)
        await self.close(state.game_id, caller.key)
        what = "game-close" if isinstance(state, Lobby) else "game-stop"
        by = By(caller.guild_id, caller.user_id, self.tables.clock.now())
        await self.servers.note(by, what, None, {"channel": f"<#{state.channel_id}>"})
        return state

    async def close(self, game_id: str, key: str | None = None) -> None:
        """Stop a game or close a lobby, whoever asks."""
        if isinstance(await self.tables.look(game_id), Lobby):
            await self.tables.cancel(game_id, key=key)
        else:
            await self.tables.stop_game(game_id, key=key)
