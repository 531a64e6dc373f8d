"""What moderators see of games: a list, and whether to stop one."""

from bot.render.admin.games import GAMES_PER_PAGE, games_screen, stop_prompt
from bot.render.admin.ids import AdminId
from bot.render.screen import Screen
from bot.service.callers import Caller
from bot.service.games import Games
from bot.tables import Lobby


class GamePanels:
    """Care of running games."""

    def __init__(self, games: Games) -> None:
        self.games = games

    async def show(self, caller: Caller, page: int = 0) -> Screen:
        """The games that are open, a page of them."""
        states, page, total = await self.games.page(caller.guild_id, page, GAMES_PER_PAGE)
        return games_screen(states, page, total, caller.words)

    async def ask_stop(self, caller: Caller, game_id: str | None) -> Screen:
        """Whether a game shall really be stopped."""
        return stop_prompt(await self.games.of_server(caller, game_id), caller.words)

    async def stop(self, caller: Caller, at: AdminId) -> Screen:
        """A game was stopped, or a lobby closed."""
        state = await self.games.stop_of_server(caller, at.argument)
        done = "admin-close-done" if isinstance(state, Lobby) else "admin-stop-done"
        return Screen((caller.words(done, channel=f"<#{state.channel_id}>"),))
