"""What moderators do for games: list and stop them."""

from collections.abc import AsyncIterator, Iterable
from contextlib import suppress

from bot.render.admin_care import GAMES_PER_PAGE, games_screen, stop_prompt
from bot.render.admin_ids import AdminId
from bot.render.screen import Screen
from bot.servers.facts import By
from bot.servers.servers import Servers
from bot.tables import GameSetAside, Lobby, NoSuchGame
from bot.tables.state import State
from bot.tables.tables import Tables

from .person import Visitor
from .replies import refused


class AdminGames:
    """Care of running games; nothing here looks at a card."""

    def __init__(self, tables: Tables, servers: Servers) -> None:
        self.tables = tables
        self.servers = servers

    def by(self, who: Visitor) -> By:
        """Who does something, for the record."""
        return By(who.guild_id, who.user_id, self.tables.clock.now())

    # Finding games

    async def open_games(self, guild_id: int, skip: int, most: int) -> tuple[list[State], int]:
        """Some of the server's open games, and how many there are."""
        ids = await self.tables.store.open_games(guild_id)
        return [state async for state in self.each(ids[skip : skip + most])], len(ids)

    async def every_open_game(self, guild_id: int) -> AsyncIterator[State]:
        """All of the server's open games, as far as somebody wants to hear of them."""
        async for state in self.each(await self.tables.store.open_games(guild_id)):
            yield state

    async def each(self, ids: Iterable[str]) -> AsyncIterator[State]:
        """These games, without those that cannot be read any more."""
        for game_id in ids:
            with suppress(NoSuchGame, GameSetAside):
                yield await self.tables.look(game_id)

    async def game(self, who: Visitor, game_id: str | None) -> State:
        """The game that is meant: a named one of this server, else the channel's own."""
        named = game_id if game_id is not None else await self.tables.find(who.channel_id)
        if named is None:
            raise refused(who.words, "games-here-none")
        try:
            state = await self.tables.look(named)
        except NoSuchGame:
            raise refused(who.words, "games-unknown") from None
        if state.guild_id != who.guild_id or state.closed is not None:
            raise refused(who.words, "games-unknown")
        return state

    # Listing and stopping

    async def show(self, who: Visitor, page: int = 0) -> Screen:
        """The games that are open, a page of them; the last one where there are fewer by now."""
        states, total = await self.open_games(who.guild_id, page * GAMES_PER_PAGE, GAMES_PER_PAGE)
        last = max(total - 1, 0) // GAMES_PER_PAGE
        return await self.show(who, last) if page > last else games_screen(states, page, total, who.words)

    async def ask_stop(self, who: Visitor, game_id: str | None) -> Screen:
        """Whether a game shall really be stopped."""
        return stop_prompt(await self.game(who, game_id), who.words)

    async def stop(self, who: Visitor, at: AdminId) -> Screen:
        """Stop a game or close a lobby."""
        state = await self.game(who, at.argument)
        place = f"<#{state.channel_id}>"
        if isinstance(state, Lobby):
            await self.tables.cancel(state.game_id, key=who.key)
            what, done = "game-close", "admin-close-done"
        else:
            await self.tables.stop_game(state.game_id, key=who.key)
            what, done = "game-stop", "admin-stop-done"
        await self.servers.note(self.by(who), what, None, {"channel": place})
        return Screen((who.words(done, channel=place),))
