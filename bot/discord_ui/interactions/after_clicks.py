"""What a click brings up once a game is over: the truth, for anybody who may see where it was played."""

from collections.abc import Awaitable, Callable

import msgspec

from bot.render.context import ScreenContext
from bot.render.from_table import context_for
from bot.render.ids import ComponentId, read_number
from bot.render.screen import Screen
from bot.render.whole_story import story_page
from bot.service.callers import Caller
from bot.service.finished import Finished
from bot.service.services import Services


async def answer_after_the_end(
    services: Services, caller: Caller, at: ComponentId, values: list[str]
) -> Screen:
    """Answer a click that only a finished game has an answer to."""
    game = await services.finished.open(caller, at.game)
    return await VERBS[at.verb](AfterClick(services, game, caller, at, values))


class AfterClick(msgspec.Struct):
    """One person's use of something that stands below a finished game."""

    services: Services
    game: Finished
    caller: Caller
    at: ComponentId
    values: list[str]

    def context(self) -> ScreenContext:
        """The whole game in this person's words."""
        return context_for(self.game.table, None, self.caller.words)

    def number(self) -> int:
        """The page or step that the button leads to."""
        return read_number(self.at.argument) if self.at.argument else 0

    async def story(self) -> Screen:
        """What really happened."""
        return story_page(self.context(), self.number())


VERBS: dict[str, Callable[[AfterClick], Awaitable[Screen]]] = {
    "story": AfterClick.story,
}
