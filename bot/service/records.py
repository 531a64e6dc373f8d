"""Rankings, profiles and titles of a server; who is in them, and when a season begins."""

from functools import partial

from sqlalchemy import Connection

from bot.records import choices, queries
from bot.records.pages import HeldTitle, Profile, RankingPage
from bot.records.recount import Recounting
from bot.records.standing import ALL_TIME, Order
from bot.servers.audit import By
from bot.servers.servers import Servers
from bot.servers.transactions import record, transact
from bot.tables import Clock

from .callers import Caller
from .refusals import Refused


class Records:
    """What is counted of a server's finished games."""

    def __init__(self, servers: Servers, clock: Clock) -> None:
        self.store = servers.store
        self.servers = servers
        self.clock = clock
        self.recounting = Recounting(self.store)

    async def check_shown(self, caller: Caller) -> None:
        """Refuse where moderators have hidden everything."""
        if not (await self.servers.settings(caller.guild_id)).records:
            raise Refused("records-refuse-hidden")

    async def profile(self, caller: Caller, user_id: int) -> Profile:
        """What is told of somebody; who is hidden is told only to themselves."""
        await self.check_shown(caller)
        read = partial(queries.profile, guild_id=caller.guild_id, player=str(user_id))
        found = await self.store.read(read)
        if found.hidden and user_id != caller.user_id:
            raise Refused("profile-refuse-hidden")
        return found

    async def ranking(
        self, caller: Caller, order: Order = Order.RATING, season: int | None = None, page: int = 0
    ) -> RankingPage:
        """A page of the ranking of a season; unless one is named, of the present one or of all time."""
        await self.check_shown(caller)

        def read(connection: Connection) -> RankingPage:
            last = queries.present_season(connection, caller.guild_id)
            wanted = (last if last > 1 else ALL_TIME) if season is None else min(season, last)
            return queries.ranking(connection, caller.guild_id, wanted, order, page, str(caller.user_id))

        return await self.store.read(read)

    async def titles(self, caller: Caller) -> tuple[HeldTitle, ...]:
        """Every title there is, and which of them the caller has."""
        await self.check_shown(caller)
        read = partial(queries.all_titles, guild_id=caller.guild_id, player=str(caller.user_id))
        return await self.store.read(read)

    # Choices

    async def is_hidden(self, caller: Caller) -> bool:
        """Whether the caller is in no ranking."""
        return await self.store.read(partial(queries.is_hidden, user_id=caller.user_id))

    async def hide(self, caller: Caller, hidden: bool) -> None:
        """Hide the caller from rankings and profiles, or show them again."""
        await self.store.commit(partial(choices.switch_listing, user_id=caller.user_id, hidden=hidden))

    async def season(self, caller: Caller) -> tuple[int, float | None]:
        """The season that the server is in, and since when."""
        return await self.store.read(partial(choices.season_began, guild_id=caller.guild_id))

    async def begin_season(self, caller: Caller, present: int) -> int | None:
        """A moderator begins a season after the present one; None if somebody has done so already."""
        by = By(caller.guild_id, caller.user_id, self.clock.now())

        def write(connection: Connection) -> int | None:
            if choices.season_began(connection, by.guild_id)[0] != present:
                return None
            number = choices.begin_season(connection, by.guild_id, by.at)
            told = {"season": number}
            record(connection, by.at, by.guild_id, by.user_id, "season-begin", None, told)
            return number

        return await transact(self.store, write)

    async def close(self) -> None:
        """Count no more."""
        await self.recounting.close()
