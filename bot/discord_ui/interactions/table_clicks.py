"""What a click at a table does: open a private prompt, or act."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from bot.game import IllegalAction, Reason, SeatAction, options, power_asking, require_open
from bot.game.actions import Announce, Contest, ContestReply, GetReady, Pass, PassUntilTurn, Peek, Swap
from bot.game.legal import refusal as reason_against
from bot.game.questions import UsePower
from bot.lobby import host_choices
from bot.render import prompts, results
from bot.render.advice import advised
from bot.render.context import ScreenContext
from bot.render.from_table import context_for, roster_of
from bot.render.ids import BACK, ComponentId, Unreadable, read_action, read_number
from bot.render.notes import latest_look, look_in, look_line, own_card, own_notes
from bot.render.refusals import link_to, refusal
from bot.render.screen import SILENT, Screen
from bot.servers.settings import Pictures
from bot.service.addresses import address_of
from bot.service.callers import Caller
from bot.service.play import awaited
from bot.service.refusals import Refused
from bot.service.services import Services
from bot.tables import NotYourSeat, Seated
from bot.text import Words, words

from ..painting.subjects import private_picture
from .replies import RefusedScreen

A = TypeVar("A", bound=SeatAction)


class TableClick(msgspec.Struct):
    """One person's use of a button or select at a table."""

    services: Services
    table: Seated
    caller: Caller
    at: ComponentId
    values: list[str]

    async def answer(self) -> Screen:
        """Do what the verb says; to whom an automaton kept the seat for, that is told first."""
        if self.table.is_kept_for(self.caller.user_id):
            return await self.come_back()
        verb = VERBS.get(self.at.verb)
        if verb is None:
            raise Unreadable(self.at.verb)
        try:
            return await verb(self)
        except IllegalAction as error:
            raise RefusedScreen(await self.refusal(error.reason)) from error
        except NotYourSeat as error:
            if await self.services.seats.may_return(self.caller, self.table):
                raise Refused("refuse-may-return") from error
            raise

    async def come_back(self) -> Screen:
        """Any click gives an absent person their seat again; what it does besides, or a no, follows."""
        said = self.caller.words("join-back")
        self.table = await self.services.play.come_back(self.caller, self.table)
        if self.at.verb == BACK:
            return Screen((said,))
        try:
            screen = await self.answer()
        except (Refused, RefusedScreen) as error:
            no = error.screen if isinstance(error, RefusedScreen) else refusal(error, self.caller.words)
            raise RefusedScreen(Screen((said, *(no.texts if no else ())))) from error
        return replace(screen, texts=(said, *screen.texts))

    # Who and where

    @property
    def seat(self) -> int:
        """Where the person sits, or a friendly no for strangers."""
        return self.table.own_seat(self.caller.user_id)

    @property
    def public(self) -> Words:
        """The channel's words."""
        return words(self.table.options.language)

    def context(self, *, past: bool = False) -> ScreenContext:
        """The table as this person sees it."""
        return context_for(self.table, self.seat, self.caller.words, past=past)

    # Acting

    async def act(self, action: SeatAction) -> Screen:
        """Have the seat do something, and tell the person what the table does not show of it."""
        asked = self.table
        answered = await self.services.play.answer(self.caller, self.table, self.at.number, action)
        self.table = answered.table
        if isinstance(action, ContestReply):
            told = results.acknowledged(self.caller.words, asked.game.table, action)
            return told if told.is_silent else await self.advised(told, asked)
        question = self.table.game.table.question
        if isinstance(question, UsePower) and question.choice.by == action.by:
            return await self.ask(question)
        context = self.context(past=isinstance(action, Peek | Swap))
        outcome = results.outcome(context, action.by, asked.game.table.turn, answered.events)
        return self.illustrated(outcome, context, asked.game.table.turn)

    async def ask(self, question: UsePower) -> Screen:
        """A power's question, under what the person has seen in this turn."""
        context, seat = self.context(past=True), self.seat
        prompt = prompts.choice_prompt(context, question, self.public)
        seen = look_in(context, seat, self.table.game.table.turn)
        texts = prompt.texts if seen is None else (look_line(context, seen, seat), *prompt.texts)
        shown = self.illustrated(replace(prompt, texts=texts), context, self.table.game.table.turn)
        return await self.advised(shown)

    async def advised(self, screen: Screen, table: Seated | None = None) -> Screen:
        """What is said to this person alone, with advice on what a table asks them in their first games."""
        table = table or self.table
        if self.seat not in table.game.table.awaited() or not await self.services.advice.is_due(
            self.caller, table
        ):
            return screen
        return advised(screen, context_for(table, self.seat, self.caller.words), self.seat)

    def illustrated(self, screen: Screen, context: ScreenContext, turn: int) -> Screen:
        """A screen with the cards that the person has looked at in a turn, where pictures are wished for."""
        wished = host_choices(self.table.options).pictures
        if screen.is_silent or wished is Pictures.NEVER:
            return screen
        return replace(screen, picture=private_picture(context, self.seat, turn))

    async def refusal(self, reason: Reason) -> Screen:
        """Why the rules say no, in the person's words, and where the present question stands."""
        language = self.caller.words
        if self.table.curtain is not None:
            return Screen((language("refuse-curtain"),))
        if reason is Reason.QUESTION_OVER:
            address = await address_of(self.services.tables.store, self.table)
            return Screen((language("refuse-question_over", link=link_to(address)),))
        player = roster_of(self.table).name(awaited(self.table))
        return Screen((language(f"refuse-{reason}", player=player),))

    def mine(self, kind: type[A]) -> tuple[A, ...]:
        """The actions of a kind that this person may take now, or why there are none."""
        seat, game = self.seat, self.table.game
        require_open(game.table, self.at.number)
        return options(game, seat, kind)

    # Verbs of public messages

    async def ready(self) -> Screen:
        return await self.act(self.mine(GetReady)[0])

    async def swap(self) -> Screen:
        self.mine(Swap)
        return await self.advised(prompts.swap_prompt(self.context(past=True), self.seat))

    async def peek(self) -> Screen:
        peeks = self.mine(Peek)
        if len(peeks) == 1:
            return await self.act(peeks[0])
        return await self.advised(prompts.peek_prompt(self.context(), self.seat, self.public))

    async def announce(self) -> Screen:
        self.mine(Announce)
        return await self.advised(prompts.announce_prompt(self.context(), self.seat, self.public))

    async def contest(self) -> Screen:
        seat = self.seat
        own = self.table.game.table.setup.layout.own(seat)
        if len(own) == 1:
            return await self.act(Contest(seat, own[0]))
        self.mine(ContestReply)
        return await self.advised(prompts.contest_prompt(self.context(), seat, self.public))

    async def pass_(self) -> Screen:
        return await self.act(Pass(self.seat))

    async def pass_on(self) -> Screen:
        return await self.act(PassUntilTurn(self.seat))

    async def choose(self) -> Screen:
        table = self.table.game.table
        require_open(table, self.at.number)
        return await self.ask(power_asking(table, self.seat))

    async def notes(self) -> Screen:
        return await self.advised(own_notes(self.context(past=True), self.seat))

    async def card(self) -> Screen:
        context = self.context(past=True)
        latest = latest_look(context, self.seat)
        if latest is None:
            return await self.advised(Screen((self.caller.words("card-none"),)))
        return await self.advised(self.illustrated(own_card(context, self.seat), context, latest.turn))

    # Verbs of private prompts

    async def hold(self) -> Screen:
        """Two cards are in hand: exchange them, or not."""
        places = [read_number(place) for value in self.values for place in value.split("-")]
        if len(places) != 2:
            raise Unreadable(str(len(places)))
        pairs = {action.cards for action in self.mine(Swap)}
        first, second = places
        for pair in ((first, second), (second, first)):
            if pair in pairs:
                return prompts.swap_prompt(self.context(past=True), self.seat, pair)
        raise IllegalAction(reason_against(self.table.game, Swap(self.seat, (first, second), False)))

    async def pick(self) -> Screen:
        """An action was picked from a select."""
        if len(self.values) != 1:
            raise Unreadable(str(len(self.values)))
        return await self.act(read_action(self.seat, self.values[0]))

    async def do(self) -> Screen:
        """An action was clicked."""
        return await self.act(read_action(self.seat, self.at.argument))

    async def back(self) -> Screen:
        """Somebody says that they are back who was not away."""
        if self.table.closed is not None:
            raise IllegalAction(Reason.GAME_OVER)
        self.table.own_seat(self.caller.user_id)
        raise Refused("refuse-not-away")

    # After the end

    async def rematch(self) -> Screen:
        """A new lobby with seats kept for the same people."""
        await self.services.lobbies.rematch(self.caller, self.table)
        return SILENT

    # Stopping

    async def stop(self) -> Screen:
        """The host or a moderator really stops the game."""
        await self.services.games.stop(self.caller, self.table)
        return SILENT

    async def play_on(self) -> Screen:
        """Nothing happens to a game that still goes on."""
        if self.table.closed is not None:
            raise IllegalAction(Reason.GAME_OVER)
        return SILENT


VERBS: dict[str, Callable[[TableClick], Awaitable[Screen]]] = {
    "ready": TableClick.ready,
    "swap": TableClick.swap,
    "peek": TableClick.peek,
    "announce": TableClick.announce,
    "contest": TableClick.contest,
    "pass": TableClick.pass_,
    "passon": TableClick.pass_on,
    "choose": TableClick.choose,
    "notes": TableClick.notes,
    "card": TableClick.card,
    BACK: TableClick.back,
    "hold": TableClick.hold,
    "pick": TableClick.pick,
    "act": TableClick.do,
    "rematch": TableClick.rematch,
    "stop": TableClick.stop,
    "playon": TableClick.play_on,
}
