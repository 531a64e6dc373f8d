"""Rankings to leaf through, the choice not to be in them, and the beginning of a season."""

from bot.records.standing import Order
from bot.render.admin.ids import AdminId
from bot.render.ids import Unreadable, read_number
from bot.render.records import privacy_panel, ranking_screen, season_prompt
from bot.render.screen import Screen
from bot.service.callers import Caller
from bot.service.records import Records


class RecordPanels:
    """What can be clicked about records."""

    def __init__(self, records: Records) -> None:
        self.records = records

    async def page(self, caller: Caller, at: AdminId) -> Screen:
        """Another page of the ranking."""
        order, _, season = at.argument.partition(".")
        return await self.ranking(caller, order, read_number(season), at.version)

    async def by(self, caller: Caller, at: AdminId, values: list[str]) -> Screen:
        """The ranking by something else."""
        return await self.ranking(caller, "".join(values), at.version)

    async def season(self, caller: Caller, at: AdminId, values: list[str]) -> Screen:
        """The ranking of another season."""
        return await self.ranking(caller, at.argument, read_number("".join(values)))

    async def ranking(self, caller: Caller, order: str, season: int, page: int = 0) -> Screen:
        """A page of the ranking."""
        if order not in tuple(Order):
            raise Unreadable(order)
        return ranking_screen(await self.records.ranking(caller, Order(order), season, page), caller.words)

    async def privacy(self, caller: Caller, choice: str) -> Screen:
        """Hide oneself, or show oneself again."""
        if choice not in ("hide", "show"):
            raise Unreadable(choice)
        await self.records.hide(caller, choice == "hide")
        return privacy_panel(choice == "hide", caller.words)

    async def ask_season(self, caller: Caller) -> Screen:
        """Whether a new season shall begin."""
        season, since = await self.records.season(caller)
        return season_prompt(season, since, caller.words)

    async def begin_season(self, caller: Caller, at: AdminId) -> Screen:
        """A new season begins, unless another moderator has just begun one."""
        number = await self.records.begin_season(caller, at.version)
        if number is None:
            season, _ = await self.records.season(caller)
            return Screen((caller.words("season-already", season=season),))
        return Screen((caller.words("season-begun", season=number),))
