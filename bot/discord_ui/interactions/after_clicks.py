"""What a click brings up once a game is over: the truth, for anybody who may see where it was played."""

from collections.abc import Awaitable, Callable

import msgspec
from msgspec.structs import replace

from bot.render.context import ScreenContext
from bot.render.from_table import context_for
from bot.render.ids import ComponentId, read_number
from bot.render.review import EVENING, REVIEW, SHOW, evening_screen, review_screen, working_screen
from bot.render.screen import SILENT, Screen
from bot.render.whole_story import story_page
from bot.service.callers import Caller
from bot.service.finished import Finished
from bot.service.reviews import Working, evening_for, evening_slot
from bot.service.services import Services
from bot.slots import slot_of

from ..painting.subjects import review_picture


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

    async def review(self) -> Screen:
        """Who was winning when."""
        review = await self.services.reviews.of(self.game)
        if isinstance(review, Working):
            return working_screen(self.caller.words, review.done, review.steps)
        if self.at.argument == SHOW:
            await self.services.finished.show(self.caller, self.game, slot_of(REVIEW, 0))
            return SILENT
        context = self.context()
        return replace(review_screen(context, review), picture=review_picture(context, review))

    async def evening(self) -> Screen:
        """What the review says of this person's own decisions."""
        review = await self.services.reviews.of(self.game)
        if isinstance(review, Working):
            return working_screen(self.caller.words, review.done, review.steps)
        evening = evening_for(self.caller.user_id, self.game.table, review)
        if self.at.argument == SHOW and evening.figure is not None:
            slot = evening_slot(self.caller.user_id, self.game.table)
            await self.services.finished.show(self.caller, self.game, slot)
            return SILENT
        page = 0 if self.at.argument == SHOW else self.number()
        return evening_screen(self.context(), review, evening, page)


VERBS: dict[str, Callable[[AfterClick], Awaitable[Screen]]] = {
    "story": AfterClick.story,
    REVIEW: AfterClick.review,
    EVENING: AfterClick.evening,
}
