"""All use cases, put together on one set of tables."""

import random
from collections.abc import Callable

from bot.servers.servers import Servers
from bot.tables.tables import Tables

from .admission import Admission
from .advice import Advice
from .calls import Calls
from .display import Display
from .finished_games import FinishedGames
from .forgetting import Forgetting
from .games import Games
from .lobbies import Lobbies
from .people import People
from .play import Play
from .practice import Practice
from .previews import Previews
from .records import Records
from .reviews import Reviews, Work
from .seats import Seats
from .sets import Sets
from .settings import Settings


class Services:
    """What can be asked for, by subject."""

    def __init__(
        self, tables: Tables, display: Display, chance: random.Random | None = None, work: Work | None = None
    ) -> None:
        self.tables = tables
        self.servers = Servers(tables.store)
        admission = Admission(self.servers)
        self.play = Play(tables)
        chance = chance or random.SystemRandom()
        self.lobbies = Lobbies(tables, admission, chance)
        self.practice = Practice(tables, self.servers, chance)
        self.games = Games(tables, self.servers, display)
        self.finished = FinishedGames(tables, display)
        self.seats = Seats(self.games, admission)
        self.sets = Sets(self.servers, tables.clock)
        self.records = Records(self.servers, tables.clock)
        self.settings = Settings(self.servers, tables.clock, self.records)
        self.people = People(self.lobbies, display)
        self.forgetting = Forgetting(self.games, self.records)
        self.previews = Previews(self.servers)
        self.calls = Calls(tables.store)
        self.reviews = Reviews(tables.store, work)
        self.player: Callable[[str], str] | None = None
        """Where a finished game can be watched on a page of its own, by its code."""
        self.advice = Advice(tables.store)

    async def close(self) -> None:
        """Begin nothing more, and end what goes on by itself."""
        await self.previews.close()
        await self.forgetting.close()
        await self.reviews.close()
        await self.records.close()
