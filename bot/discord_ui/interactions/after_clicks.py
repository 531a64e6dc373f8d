"""What a click brings up once a game is over: the truth, for anybody who may see where it was played."""

from collections.abc import Awaitable, Callable

import msgspec

from bot.lobby import host_choices
from bot.render.context import ScreenContext
from bot.render.from_table import context_for
from bot.render.ids import ComponentId, read_number
from bot.render.pictures import in_words
from bot.render.recap import recap_screen
from bot.render.replay import Position, read_position, replay_of, replay_screen
from bot.render.review import SHOW, evening_screen, review_screen, working_screen
from bot.render.screen import Screen
from bot.render.whole_story import story_file, story_page
from bot.servers.settings import Pictures
from bot.service.callers import Caller
from bot.service.finished import Finished
from bot.service.reviews import Working, evening_for, evening_slot
from bot.service.services import Services
from bot.slots import EVENING, RECAP, REVIEW, slot_of
from bot.text import Words

from ..painting.subjects import recap_picture, replay_picture, review_picture

PLAY = "play"
"""The verb of a replay that goes on by itself."""
RECAPPED, REVIEWED = slot_of(RECAP, 0), slot_of(REVIEW, 0)


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
        chosen = self.values[0] if self.values else self.at.argument
        return read_number(chosen) if chosen else 0

    async def recap(self) -> Screen:
        """The whole game in a picture, and the facts that go with it."""
        context = self.context()
        shown = await self.services.finished.is_shown(self.game, RECAPPED)
        return wished(self.game, recap_screen(context, recap_picture(context), self.game.code, shown=shown))

    async def show_recap(self) -> Screen:
        """The same for the channel, once."""
        await self.services.finished.show(self.game, RECAPPED)
        return await self.recap()

    async def turns(self) -> Screen:
        """What really happened, turn by turn."""
        return story_page(self.context(), self.number())

    async def file(self) -> Screen:
        """The same as a text to keep."""
        return story_file(self.context(), self.game.code)

    async def review(self) -> Screen:
        """Who was winning when; for the channel too, once."""
        review = await self.services.reviews.of(self.game)
        if isinstance(review, Working):
            return working_screen(self.caller.words, review.done, review.steps)
        if self.at.argument == SHOW:
            await self.services.finished.show(self.game, REVIEWED)
        context, shown = self.context(), await self.services.finished.is_shown(self.game, REVIEWED)
        picture = review_picture(context, review)
        return wished(self.game, review_screen(context, review, picture, shown=shown))

    async def evening(self) -> Screen:
        """What the review says of this person's own decisions; for the channel too if they wish."""
        review = await self.services.reviews.of(self.game)
        if isinstance(review, Working):
            return working_screen(self.caller.words, review.done, review.steps)
        table, showing = self.game.table, self.at.argument == SHOW
        evening = evening_for(self.caller.user_id, table, review)
        slot = evening_slot(self.caller.user_id, table)
        if showing and evening.figure is not None:
            await self.services.finished.show(self.game, slot)
        shown = await self.services.finished.is_shown(self.game, slot)
        page = 0 if showing else self.number()
        return evening_screen(self.context(), review, evening, page, shown=shown)

    async def replay(self) -> Screen:
        """The game again, step by step."""
        return step_screen(self.services, self.context(), self.game, self.position())

    async def play(self) -> Screen:
        """The same by itself."""
        return step_screen(self.services, self.context(), self.game, self.position(), playing=True)

    def position(self) -> Position:
        """The step that a button or a list leads to."""
        return read_position(self.values[0] if self.values else self.at.argument)


def step_screen(
    services: Services, context: ScreenContext, game: Finished, position: Position, *, playing: bool = False
) -> Screen:
    """A step of a finished game, with its picture."""
    replay = replay_of(context, game.table.game)
    at = replay.at(position)
    link = None if services.player is None else services.player(game.code)
    screen = replay_screen(replay, at, replay_picture(replay, at), game.code, playing=playing, link=link)
    return wished(game, screen)


def first_step(services: Services, game: Finished, words: Words) -> Screen:
    """The beginning of a replay."""
    return step_screen(services, context_for(game.table, None, words), game, Position())


def wished(game: Finished, screen: Screen) -> Screen:
    """A screen with its picture, unless the table's server wishes for none."""
    never = host_choices(game.table.options).pictures is Pictures.NEVER
    return in_words(screen) if never else screen


VERBS: dict[str, Callable[[AfterClick], Awaitable[Screen]]] = {
    "story": AfterClick.recap,
    "showrecap": AfterClick.show_recap,
    "truth": AfterClick.turns,
    "file": AfterClick.file,
    REVIEW: AfterClick.review,
    EVENING: AfterClick.evening,
    "replay": AfterClick.replay,
    "step": AfterClick.replay,
    "turncards": AfterClick.replay,
    "jump": AfterClick.replay,
    PLAY: AfterClick.play,
}
