"""What a click does in a game for practice, and how one is begun or taken up again."""

from bot.game import IllegalAction, SeatAction
from bot.render.ids import ComponentId
from bot.render.practice import unfinished, with_another
from bot.render.screen import Picture, Screen
from bot.render.solo import SHOW
from bot.service.callers import Caller
from bot.service.play import Answered
from bot.service.practice_requests import PracticeRequest
from bot.service.services import Services
from bot.tables import Seated

from .solo_clicks import SoloClick


async def ask_for_practice(services: Services, caller: Caller, request: PracticeRequest) -> Screen:
    """Begin a game or take it up again; one under way is only replaced when that is confirmed."""
    if not request.is_plain:
        table = await services.practice.find(caller)
        if table is not None and table.closed is None:
            return unfinished(table, request, caller.words)
    return await practise(services, caller, request)


async def practise(services: Services, caller: Caller, request: PracticeRequest) -> Screen:
    """Show the game that is asked for, from its beginning or where it was left."""
    table = await services.practice.take_up(caller, request)
    return await show_practice(services, caller, table)


async def show_practice(services: Services, caller: Caller, table: Seated) -> Screen:
    """A game for practice as it stands."""
    return await PracticeClick(services, table, caller, ComponentId(table.game_id, 0, SHOW), []).answer()


async def answer_in_practice(
    services: Services, caller: Caller, at: ComponentId, values: list[str]
) -> Screen:
    """Answer a click in a game for practice."""
    table = await services.practice.at(caller, at.game)
    return await PracticeClick(services, table, caller, at, values).answer()


class PracticeClick(SoloClick):
    """One person's click in a game for practice."""

    async def respond(self, action: SeatAction) -> Answered:
        """The person does it, and the automata play on; where it is too late, the game is looked at again."""
        practice, game_id = self.services.practice, self.table.game_id
        try:
            return await practice.answer(self.caller, game_id, self.at.number, action)
        except IllegalAction:
            self.table = await practice.at(self.caller, game_id)
            raise

    async def shown(self, since: int, own: tuple[str, ...] = (), seen: Picture | None = None) -> Screen:
        """The table as it stands, with advice; at its end, the way to another game."""
        screen = await super().shown(since, own, seen)
        if self.table.closed is not None:
            request = await self.services.practice.request(self.caller)
            return with_another(screen, request, self.caller.words)
        return screen if screen.selects else await self.advised(screen)
