"""What a click does in a game of one's own: everything is shown in the one message that was clicked."""

from abc import abstractmethod

from msgspec.structs import replace

from bot.game import IllegalAction, Reason, SeatAction
from bot.game.questions import UsePower
from bot.lobby import host_choices
from bot.render import results
from bot.render.context import ScreenContext
from bot.render.from_table import context_for
from bot.render.ids import Unreadable
from bot.render.pictures import with_wished_picture
from bot.render.refusals import refusal
from bot.render.screen import Picture, Screen
from bot.render.solo import SHOW, above, table_screen, with_prompt, with_way_back
from bot.service.finished import finished
from bot.service.play import Answered
from bot.service.refusals import Refused
from bot.solo.table import ME

from ..painting.subjects import private_picture, public_picture, reveal_in
from . import after_clicks
from .table_clicks import VERBS, TableClick

HERE = VERBS.keys() - {"rematch", "stop", "playon", "back"}
"""What can be clicked in a game of one's own as at any table."""
AFTERWARDS = after_clicks.VERBS.keys() - {"showrecap"}
"""What can be looked at when it is over, which there is no channel to be shown to."""


class SoloClick(TableClick):
    """One person's use of a button or select in a game of their own."""

    is_shown: bool = False
    """Whether the table itself is the answer, and not a prompt or a page."""

    async def answer(self) -> Screen:
        """Do what the verb says; a no is told above the table, which stays where it is."""
        if self.at.verb == SHOW:
            return await self.shown(self.since)
        if self.at.verb not in HERE | AFTERWARDS:
            raise Unreadable(self.at.verb)
        try:
            screen = await self.done()
        except IllegalAction as error:
            return above(await self.shown(self.since), self.against(error.reason))
        except Refused as error:
            no = refusal(error, self.caller.words)
            return above(await self.shown(self.since), *(no.texts if no else ()))
        return screen if self.is_shown else self.opened(screen)

    async def done(self) -> Screen:
        """What the verb brings up."""
        if self.at.verb in AFTERWARDS:
            return await after_clicks.answer_about(
                self.services, finished(self.table), self.caller, self.at, self.values
            )
        return await VERBS[self.at.verb](self)

    @property
    def since(self) -> int:
        """The turn from which on the person is told what happened, where they have answered nothing."""
        return max(self.table.game.table.turn - 1, 0)

    def against(self, reason: Reason) -> str:
        """Why the rules say no."""
        if reason is Reason.QUESTION_OVER:
            return self.caller.words("solo-moved-on")
        player = self.context().roster.name(self.table.game.table.on_turn)
        return self.caller.words(f"refuse-{reason}", player=player)

    @abstractmethod
    async def respond(self, action: SeatAction) -> Answered:
        """What becomes of an action."""

    async def act(self, action: SeatAction) -> Screen:
        """Have the person do something, and show what has come of it up to what they are asked next."""
        turn = self.table.game.table.turn
        answered = await self.respond(action)
        self.table = answered.table
        context = self.context(past=True)
        own = results.outcome(context, ME, turn, answered.events)
        return await self.shown(turn, own.texts, private_picture(context, ME, turn) if own.texts else None)

    def opened(self, screen: Screen) -> Screen:
        """A prompt below what is asked, or a page in its place, with a way back."""
        if screen.is_open and self.table.closed is None:
            public = context_for(self.table, None, self.caller.words)
            asked = table_screen(public, self.table.game.table.turn).texts[-1]
            screen = self.illustrated_by(above(screen, asked), screen.picture or public_picture(public))
        return with_way_back(screen, self.context())

    async def shown(self, since: int, own: tuple[str, ...] = (), seen: Picture | None = None) -> Screen:
        """What has happened since a turn, what the person did themselves, and what they are asked now."""
        self.is_shown = True
        public = context_for(self.table, None, self.caller.words)
        told_since = min(since + bool(own), self.table.game.table.turn)
        screen = table_screen(public, told_since)
        question = self.table.game.table.question
        if isinstance(question, UsePower) and question.choice.by == ME:
            screen = with_prompt(screen, await self.ask(question), public, question)
        picture = seen or screen.picture or newest_picture(public, since)
        return self.illustrated_by(above(screen, *own), picture)

    def illustrated_by(self, screen: Screen, picture: Picture) -> Screen:
        """A screen with a picture, where the server wishes for it."""
        return with_wished_picture(
            replace(screen, picture=picture), host_choices(self.table.options).pictures
        )


def newest_picture(public: ScreenContext, since: int) -> Picture:
    """The newest reveal since a turn, else the table as it stands."""
    table = public.view.table
    if table.outcome is None:
        for turn in range(table.turn, since - 1, -1):
            if (reveal := reveal_in(public, turn)) is not None:
                return reveal
    return public_picture(public)
