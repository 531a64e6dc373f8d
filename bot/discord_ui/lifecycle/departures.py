"""What befalls servers, channels and people outside the game, and what becomes of their tables."""

import asyncio
import logging
from contextlib import suppress

import discord

from bot.store import NotStored
from bot.tables import CurtainDown, GameSetAside, Lobby, NoSuchGame, Seated, SeatNotFree, TryAgain
from bot.tables.tables import Tables

from ..interactions.private_messages import PrivateMessages
from ..painting.reconciler import Reconciler

log = logging.getLogger(__name__)

UNKNOWN_MEMBER = 10007
SOON = 3600.0
PACE = 0.2
"""Seconds between two tables that are redrawn after a start."""


class Departures:
    """Puts tables away that lost their place, and notices people who are gone."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        reconciler: Reconciler,
        private: PrivateMessages,
    ) -> None:
        self.client = client
        self.private = private
        self.tables = tables
        self.reconciler = reconciler
        self.looked_for: dict[str, set[tuple[int, int]]] = {}
        """After how many misses in a row which seat of an open game was looked for."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def restore(self) -> None:
        """After a start: tables with something unposted and those due soon, the most urgent first."""
        try:
            waiting = await self.tables.store.to_draw(self.tables.clock.now() + SOON)
        except NotStored:
            log.info("the bot ends before it has drawn anything")
            return
        self.reconciler.say_farewell()
        for game_id in waiting:
            self.reconciler.redraw(game_id)
            await asyncio.sleep(PACE)

    def table_changed(self, game_id: str) -> None:
        """A table has changed: draw it, tidy private messages, and look for people who missed their time."""
        self.reconciler.touch(game_id)
        state = self.tables.glance(game_id)
        if state is not None and not is_anybody_missed(state):
            self.tidy(state)
            return
        task = asyncio.get_running_loop().create_task(self.look_after(game_id))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def look_after(self, game_id: str) -> None:
        """Tidy away the private messages that are over, and look for people who have missed a turn."""
        with suppress(NoSuchGame, GameSetAside, TryAgain):
            state = await self.tables.look(game_id)
            self.tidy(state)
            if isinstance(state, Seated) and state.closed is None:
                await self.look_for_absent(state)

    def tidy(self, state: Lobby | Seated) -> None:
        """Let go of what is over."""
        self.private.tidy(state)
        if state.closed is not None:
            self.looked_for.pop(state.game_id, None)

    async def look_for_absent(self, table: Seated) -> None:
        """Who has missed a turn, or for once a contest, may have left; an automaton then keeps the seat."""
        attendance = table.attendance
        looked_for = self.looked_for.setdefault(table.game_id, set())
        for seat, misses in enumerate(attendance.misses):
            user_id = table.seats[seat].user_id
            missing = misses or attendance.contest_misses[seat]
            if not missing or user_id is None or (seat, misses) in looked_for:
                continue
            looked_for.add((seat, misses))
            if await self.is_gone(table.guild_id, user_id):
                try:
                    await self.tables.vacate(table.game_id, seat)
                except CurtainDown:
                    looked_for.discard((seat, misses))
                except SeatNotFree:
                    continue

    async def is_gone(self, guild_id: int, user_id: int) -> bool:
        """Whether a person is no longer a member; in doubt they are."""
        guild = self.client.get_guild(guild_id)
        if guild is None:
            return False
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound as error:
            return error.code == UNKNOWN_MEMBER
        except discord.HTTPException:
            return False
        return False

    async def guild_removed(self, guild_id: int) -> None:
        """The bot was removed from a server: its games are put away."""
        for game_id in await self.tables.store.open_games(guild_id):
            await self.reconciler.put_away(game_id)

    async def guild_out(self, guild_id: int) -> None:
        """Discord does not reach a server for a while: its games wait."""
        for game_id in await self.tables.store.open_games(guild_id):
            self.reconciler.redraw(game_id)

    async def channel_gone(self, channel_id: int) -> None:
        """A channel or thread was deleted: its game is put away."""
        game_id = await self.tables.find(channel_id)
        if game_id is not None:
            await self.reconciler.put_away(game_id)

    async def close(self) -> None:
        """Finish looking."""
        await asyncio.gather(*self.tasks, return_exceptions=True)


def is_anybody_missed(state: Lobby | Seated) -> bool:
    """Whether somebody at a table that is played at has let a question pass."""
    if isinstance(state, Lobby) or state.closed is not None:
        return False
    return any(state.attendance.misses) or any(state.attendance.contest_misses)
