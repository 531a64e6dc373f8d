"""Finding games that are over, for whoever may see where they were played; of any other game not a word."""

from bot.store import Write
from bot.tables import GameSetAside, NoSuchGame, PostIntent
from bot.tables.rows import write_posts
from bot.tables.tables import Tables

from .callers import Caller
from .display import Display
from .finished import Finished, finished
from .game_codes import BadGameCode, game_of
from .refusals import Refused


class FinishedGames:
    """Finds finished games, and has something of them shown to their channel, each thing once."""

    def __init__(self, tables: Tables, display: Display) -> None:
        self.tables = tables
        self.display = display

    async def of_code(self, caller: Caller, code: str) -> Finished:
        """The finished game of a code, from anywhere on its server."""
        try:
            return await self.open(caller, game_of(code))
        except BadGameCode:
            raise Refused("finished-unknown") from None

    async def open(self, caller: Caller, game_id: str) -> Finished:
        """A finished game, if the caller may see where it was played; whoever may not hears of none."""
        try:
            state = await self.tables.look(game_id)
        except NoSuchGame:
            raise Refused("finished-unknown") from None
        except GameSetAside:
            await self.check_place(caller, *await self.tables.store.place_of(game_id))
            raise
        await self.check_place(caller, state.guild_id, state.channel_id)
        return finished(state)

    async def check_place(self, caller: Caller, guild_id: int, channel_id: int) -> None:
        """Refuse whoever is on another server, or may not see the channel."""
        here = guild_id == caller.guild_id and (
            channel_id == caller.channel_id or await caller.sees(channel_id)
        )
        if not here:
            raise Refused("finished-unknown")

    async def is_shown(self, game: Finished, slot: str) -> bool:
        """Whether a message of a finished game has been posted where it was played, or will be."""
        return await self.tables.store.has_post(game.table.game_id, slot)

    async def show(self, game: Finished, slot: str) -> None:
        """Have a message of a finished game posted where it was played, if it never was."""
        if await self.is_shown(game, slot):
            raise Refused("finished-shown")
        table, store = game.table, self.tables.store
        write, now = Write(), self.tables.clock.now()
        write_posts(table.game_id, table.channel_id, (PostIntent(slot),), now, write, store.new_nonce)
        await store.commit(write)
        self.display.redraw(table.game_id)
        await self.display.idle_for(table.game_id)
