"""Who may play, what was changed, and what is forgotten."""

import asyncio
import logging
from contextlib import suppress

from bot.lobby import LobbyRefused, leaving
from bot.render.admin_care import ENTRIES_PER_PAGE, barred_screen, forget_prompt, history_screen
from bot.render.screen import Screen
from bot.servers.facts import By
from bot.servers.forgetting import forget_guild, forget_person
from bot.servers.offered import Offers
from bot.tables import GameSetAside, Lobby, NoSuchGame
from bot.tables.tables import Tables

from .admission import Admission
from .person import Visitor
from .reconciler import Reconciler

log = logging.getLogger(__name__)

DRAWING = 5.0
"""So long a game that is stopped may take to say so, before it is forgotten."""
PACE = 0.2
"""Seconds between two old games whose messages are drawn anew."""


class AdminPeople:
    """Bars, the record, and forgetting."""

    def __init__(self, tables: Tables, admission: Admission, reconciler: Reconciler) -> None:
        self.tables = tables
        self.admission = admission
        self.servers = admission.servers
        self.reconciler = reconciler
        self.offers = Offers(tables.store)
        self.tasks: set[asyncio.Task[None]] = set()

    # Bars

    async def bar(self, who: Visitor, user_id: int) -> Screen:
        """Bar a person, take them out of tables that still wait, and withdraw seats they are offered."""
        by = By(who.guild_id, who.user_id, self.tables.clock.now())
        async with self.admission.turn(who.guild_id, user_id):
            changed = await self.servers.bar(by, user_id, True)
            for game_id in await self.tables.store.open_games_of(user_id, who.guild_id):
                with suppress(NoSuchGame, GameSetAside, LobbyRefused):
                    await self.leave_lobby(game_id, user_id)
            for game_id in await self.offers.lapse(who.guild_id, user_id):
                self.reconciler.redraw(game_id)
        key = "people-barred" if changed else "people-barred-already"
        return Screen((who.words(key, person=f"<@{user_id}>"),))

    async def leave_lobby(self, game_id: str, user_id: int) -> None:
        """A person gets up from a table that still waits; an empty one closes."""
        if isinstance(await self.tables.look(game_id), Lobby):
            lobby = await self.tables.change_lobby(game_id, leaving(user_id))
            if lobby.host_id is None:
                await self.tables.cancel(game_id)

    async def unbar(self, who: Visitor, user_id: int) -> Screen:
        """Let a person play again."""
        by = By(who.guild_id, who.user_id, self.tables.clock.now())
        changed = await self.servers.bar(by, user_id, False)
        key = "people-unbarred" if changed else "people-unbarred-already"
        return Screen((who.words(key, person=f"<@{user_id}>"),))

    async def barred(self, who: Visitor, page: int = 0) -> Screen:
        """Who is barred."""
        return barred_screen(await self.servers.barred(who.guild_id), page, who.words)

    # The record

    async def history(self, who: Visitor, page: int = 0) -> Screen:
        """Who changed what, the newest first; a page that is not there any more is the first one."""
        skip = page * ENTRIES_PER_PAGE
        entries = await self.servers.history(who.guild_id, skip, ENTRIES_PER_PAGE + 1)
        if page and not entries:
            return await self.history(who)
        more = len(entries) > ENTRIES_PER_PAGE
        return history_screen(entries[:ENTRIES_PER_PAGE], page, more, who.words)

    # Forgetting

    async def ask_forget(self, who: Visitor) -> Screen:
        """Whether everything of the server shall really be deleted."""
        return forget_prompt(who.words, "forget", who.words("forget-confirm"))

    async def forget(self, who: Visitor) -> Screen:
        """Stop the server's games, say so at their tables, and delete everything."""
        ids = await self.tables.store.open_games(who.guild_id)
        for game_id in ids:
            await self.close_game(game_id)
        drawn = [self.reconciler.idle_for(game_id) for game_id in ids]
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*drawn), DRAWING)
        gone = await forget_guild(self.tables.store, who.guild_id)
        await self.tables.read_again()
        log.info("server %s was forgotten, with %s games", who.guild_id, gone.games)
        return Screen((who.words("forget-done", games=gone.games),))

    async def close_game(self, game_id: str) -> None:
        """Stop a game or close a lobby."""
        with suppress(NoSuchGame, GameSetAside):
            if isinstance(await self.tables.look(game_id), Lobby):
                await self.tables.cancel(game_id)
            else:
                await self.tables.stop_game(game_id)
            await asyncio.sleep(0)

    async def ask_forget_me(self, who: Visitor) -> Screen:
        """Whether the person really wants to be taken out of finished games."""
        return forget_prompt(who.words, "forgetme", who.words("forget-me-confirm"))

    async def forget_me(self, who: Visitor) -> Screen:
        """Take the person out of finished games, and draw what is still shown of them anew."""
        games = await forget_person(self.tables.store, who.user_id)
        await self.tables.read_again(games)
        task = asyncio.get_running_loop().create_task(self.draw_again(games))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return Screen((who.words("forget-me-done", games=len(games)),))

    async def draw_again(self, games: list[str]) -> None:
        """Draw old games anew, one after the other."""
        for game_id in games:
            self.reconciler.redraw(game_id)
            await asyncio.sleep(PACE)

    async def close(self) -> None:
        """Draw nothing more."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
