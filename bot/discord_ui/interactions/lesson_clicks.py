"""What a click does in the guided game: it leads to the next step, or the same one is shown with a hint."""

from bot.game import IllegalAction, Reason, SeatAction
from bot.render.ids import ComponentId, Unreadable, read_number
from bot.render.lesson import NEXT, clicks_for, ended, explained, finished, led, welcome, with_next
from bot.render.screen import Picture, Screen, Select
from bot.service.callers import Caller
from bot.service.play import Answered
from bot.service.services import Services
from bot.solo.ids import LESSON
from bot.solo.lesson import LAST, STEPS, halts, lesson_table, since
from bot.solo.table import Owner
from bot.tables import Seated

from .solo_clicks import SoloClick


async def answer_in_lesson(services: Services, caller: Caller, at: ComponentId, values: list[str]) -> Screen:
    """Answer a click in the guided game, which stands as the step says."""
    step = read_number(at.game.removeprefix(LESSON), 2)
    if step > LAST:
        raise Unreadable(at.game)
    if step == 0 and at.verb != NEXT:
        return welcome(caller.words)
    owner = await services.practice.owner(caller)
    table = lesson_table(step, owner)
    return await LessonClick(services, table, caller, at, values, owner=owner, step=step).answer()


class LessonClick(SoloClick, kw_only=True):
    """One person's click in the guided game."""

    owner: Owner
    step: int

    async def answer(self) -> Screen:
        """Go on where nothing else is asked for, or do what the verb says."""
        if self.at.verb != NEXT:
            return await super().answer()
        if self.step == LAST or halts()[self.step].action is not None:
            raise Unreadable(self.at.verb)
        self.go_on()
        return await self.shown(self.since)

    def go_on(self) -> None:
        """The next step."""
        self.step += 1
        self.table = lesson_table(self.step, self.owner)

    @property
    def since(self) -> int:
        """The turn of the step before."""
        return since(self.step)

    def against(self, reason: Reason) -> str:
        """Whatever it was, this is no time for it."""
        return self.caller.words("learn-not-now")

    async def done(self) -> Screen:
        """What the verb brings up, unless it asks for something else than the step does."""
        screen = await super().done()
        if self.is_shown or self.step == LAST or offered(screen).intersection(self.left()[:1]):
            return screen
        raise IllegalAction(Reason.NOT_AN_OPTION)

    def left(self) -> tuple[str, ...]:
        """What is to be clicked after the table's own button."""
        return clicks_for(self.context(), halts()[self.step].action)[1:]

    async def respond(self, action: SeatAction) -> Answered:
        """The step after, if the action is the one that is asked for."""
        if action != halts()[self.step].action:
            raise IllegalAction(Reason.NOT_AN_OPTION)
        self.go_on()
        return Answered(self.table, halts()[self.step].events)

    async def advised(self, screen: Screen, table: Seated | None = None) -> Screen:
        """The host's own words are advice enough."""
        return screen

    def opened(self, screen: Screen) -> Screen:
        """A prompt, with what is left to be clicked; or what really happened."""
        context = self.context()
        if self.step == LAST:
            return finished(explained(screen, context, "story", ()), self.context(past=True))
        left = self.left()
        if left[0] in offered(screen, chosen=True):
            left = left[1:]
        return led(super().opened(screen), context, left)

    async def shown(self, since: int, own: tuple[str, ...] = (), seen: Picture | None = None) -> Screen:
        """The table at this step, and what the host says of it."""
        told_since = since if STEPS[self.step].tells else self.since
        screen, context = await super().shown(told_since, own, seen), self.context()
        action = halts()[self.step].action
        if self.step == LAST:
            story = (context.words("button-story"),)
            return explained(ended(screen, self.context(past=True)), context, STEPS[self.step].name, story)
        if action is None:
            screen = with_next(screen, context)
        return explained(screen, context, STEPS[self.step].name, clicks_for(context, action))


def offered(screen: Screen, *, chosen: bool = False) -> set[str]:
    """What a prompt lets one choose, or what has been chosen on it."""
    selects = (one for one in screen.selects if isinstance(one, Select))
    return {option.label for select in selects for option in select.options if option.chosen or not chosen}
