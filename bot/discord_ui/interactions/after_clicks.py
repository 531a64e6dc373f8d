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
from bot.solo.ids import is_solo

from ..painting.subjects import recap_picture, replay_picture, review_picture

PLAY = "play"
"""The verb of a replay that goes on by itself."""
RECAPPED, REVIEWED = slot_of(RECAP, 0), slot_of(REVIEW, 0)


async def answer_after_the_end(
    services: Services, caller: Caller, at: ComponentId, values: list[str]
) -> Screen:
    """Answer a click that only a finished game has an answer to."""
    return await answer_about(services, await services.finished.open(caller, at.game), caller, at, values)


async def answer_about(
    services: Services, game: Finished, caller: Caller, at: ComponentId, values: list[str]
) -> Screen:
    """Answer a click about a finished game."""
    return await VERBS[at.verb](AfterClick(services, game, caller, at, values))


class AfterClick(msgspec.Struct):
    """One person's use of something that stands below a finished game."""

    services: Services
    game: Finished
    caller: Caller
    at: ComponentId
    values: list[str]

    @property
    def is_alone(self) -> bool:
        """Whether it is a game of one's own, which nobody else can be shown."""
        return is_solo(self.game.table.game_id)

    @property
    def code(self) -> str | None:
        """The game's code, if it can be found by one."""
        return None if self.is_alone else self.game.code

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
        shown = self.is_alone or await self.services.finished.is_shown(self.game, RECAPPED)
        return wished(self.game, recap_screen(context, recap_picture(context), self.code, shown=shown))

    async def show_recap(self) -> Screen:
        """The same for the channel, once."""
        await self.services.finished.show(self.game, RECAPPED)
        return await self.recap()

    async def turns(self) -> Screen:
        """What really happened, turn by turn."""
        return story_page(self.context(), self.number())

    async def file(self) -> Screen:
        """The same as a text to keep."""
        return story_file(self.context(), self.code)

    async def review(self) -> Screen:
        """Who was winning when; for the channel too, once."""
        review = await self.services.reviews.of(self.game)
        if isinstance(review, Working):
            return working_screen(self.caller.words, review.done, review.steps)
        if self.at.argument == SHOW and not self.is_alone:
            await self.services.finished.show(self.game, REVIEWED)
        shown = self.is_alone or await self.services.finished.is_shown(self.game, REVIEWED)
        context = self.context()
        picture = review_picture(context, review)
        played = any(sitting.user_id == self.caller.user_id for sitting in self.game.table.sittings)
        return wished(self.game, review_screen(context, review, picture, shown=shown, played=played))

    async def evening(self) -> Screen:
        """What the review says of this person's own decisions; for the channel too if they wish."""
        review = await self.services.reviews.of(self.game)
        if isinstance(review, Working):
            return working_screen(self.caller.words, review.done, review.steps)
        table, showing = self.game.table, self.at.argument == SHOW
        evening = evening_for(self.caller.user_id, table, review)
        slot = evening_slot(self.caller.user_id, table)
        if showing and evening.figure is not None and not self.is_alone:
            await self.services.finished.show(self.game, slot)
        shown = self.is_alone or await self.services.finished.is_shown(self.game, slot)
        page = 0 if showing else self.number()
        return evening_screen(self.context(), review, evening, page, shown=shown)

    async def replay(self) -> Screen:
        """The game again, step by step."""
        return self.at_step()

    async def play(self) -> Screen:
        """The same by itself."""
        return self.at_step(playing=True)

    def at_step(self, *, playing: bool = False) -> Screen:
        """The step that was asked for, with its picture."""
        replay = replay_of(self.context(), self.game.table.game)
        at = replay.at(self.position())
        player = self.services.player
        link = None if player is None or self.code is None else player(self.code)
        picture = replay_picture(replay, at)
        return wished(self.game, replay_screen(replay, at, picture, self.code, playing=playing, link=link))

    def position(self) -> Position:
        """The step that a button or a list leads to."""
        return read_position(self.values[0] if self.values else self.at.argument)


async def first_step(services: Services, caller: Caller, game: Finished) -> Screen:
    """The beginning of a replay."""
    return await AfterClick(services, game, caller, ComponentId(game.table.game_id, 0, "replay"), []).replay()


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
