"""What a click at a table does: open a private prompt, or act."""

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from bot.game import IllegalAction, Reason, SeatAction, legal_actions
from bot.game.actions import Announce, Contest, ContestReply, GetReady, Pass, PassUntilTurn, Peek, Swap
from bot.game.audience import redact
from bot.game.questions import TakeTurn, UsePower
from bot.lobby import rematch
from bot.render import prompts, results
from bot.render.ids import ComponentId, Unreadable, read_action, read_number
from bot.render.notes import latest_looks
from bot.render.screen import Screen
from bot.render.seating import cast_of, stage_for
from bot.render.stage import Stage
from bot.render.whole_story import story_page
from bot.tables import PostIntent, Seated, Tables
from bot.text import words

from .admission import Admission
from .links import link_to
from .own_notes import notes_for
from .person import Visitor
from .replies import Refused, refused


class Click:
    """One person's use of a button or select at a table."""

    def __init__(
        self,
        tables: Tables,
        admission: Admission,
        table: Seated,
        who: Visitor,
        at: ComponentId,
        values: list[str],
    ) -> None:
        self.tables = tables
        self.admission = admission
        self.table = table
        self.who = who
        self.at = at
        self.values = values
        self.public = words(table.options.language)

    async def answer(self) -> Screen:
        """Do what the verb says."""
        verb = VERBS.get(self.at.verb)
        if verb is None:
            raise Unreadable(self.at.verb)
        try:
            return await verb(self)
        except IllegalAction as error:
            raise await self.refusal(error.reason) from error

    # Who and where

    @property
    def seat(self) -> int:
        """Where the person sits, or a friendly no for strangers."""
        return self.check_seated()

    def check_seated(self) -> int:
        """Refuse a stranger; anybody else's seat."""
        seat = self.table.seat_of(self.who.user_id)
        if seat is None:
            raise refused(self.who.words, "refuse-stranger")
        return seat

    def stage(self, *, past: bool = False) -> Stage:
        """The table as this person sees it."""
        return stage_for(self.table, self.seat, self.who.words, past=past)

    def check_open(self) -> None:
        """Refuse a click on a question that is over."""
        public = self.table.game.table
        if public.outcome is None and not public.is_open(self.at.number):
            raise IllegalAction(Reason.QUESTION_OVER)

    # Acting

    async def act(self, action: SeatAction) -> Screen:
        """Have the seat do something, and tell the person what came of it."""
        try:
            told = await self.tables.act(
                self.table.game_id,
                action,
                question=self.at.number,
                key=self.who.key,
                user_id=self.who.user_id,
            )
        except IllegalAction as error:
            if error.reason is Reason.ALREADY_SAID and isinstance(action, ContestReply):
                # Somebody who has just taken the seat must not learn from this what was said there before.
                return results.result(self.stage(), action, ())
            raise
        self.table = told.table
        known = tuple(event for event in (redact(one, action.by) for one in told.events) if event)
        ended_turn = isinstance(action, ContestReply) and self.table.game.table.announcement is None
        return results.result(self.stage(past=ended_turn), action, known)

    async def refusal(self, reason: Reason) -> Refused:
        """Why the rules say no, in the person's words, and where the present question stands."""
        if reason is Reason.QUESTION_OVER:
            return refused(
                self.who.words, "refuse-question_over", link=await link_to(self.tables.store, self.table)
            )
        table = self.table.game.table
        asked = table.question.choice.by if isinstance(table.question, UsePower) else table.on_turn
        player = cast_of(self.table).name(asked)
        return refused(self.who.words, f"refuse-{reason}", player=player)

    def mine(self, kind: type[SeatAction]) -> list[SeatAction]:
        """The actions of a kind that this person may take now, or why there are none."""
        self.check_open()
        found = [action for action in legal_actions(self.table.game, self.seat) if isinstance(action, kind)]
        if not found:
            raise IllegalAction(self.why_not(kind))
        return found

    def why_not(self, kind: type[SeatAction]) -> Reason:
        """Why this person may do nothing of a kind."""
        table = self.table.game.table
        if table.outcome is not None:
            return Reason.GAME_OVER
        question = table.question
        if kind in (Swap, Peek, Announce) and self.seat != table.on_turn:
            return Reason.NOT_YOUR_TURN
        if isinstance(question, TakeTurn):
            return Reason.FORCED_SWAP if question.forced else Reason.FIRST_TURNS
        if kind is ContestReply:
            return Reason.OWN_ANNOUNCEMENT if self.seat == table.on_turn else Reason.ALREADY_SAID
        return Reason.ALREADY_SAID if kind is GetReady else Reason.NOT_ASKED

    # Verbs of public messages

    async def ready(self) -> Screen:
        return await self.act(self.mine(GetReady)[0])

    async def swap(self) -> Screen:
        self.mine(Swap)
        return prompts.swap_prompt(self.stage(), self.seat)

    async def peek(self) -> Screen:
        peeks = self.mine(Peek)
        if len(peeks) == 1:
            return await self.act(peeks[0])
        return prompts.peek_prompt(self.stage(), self.seat, self.public)

    async def announce(self) -> Screen:
        self.mine(Announce)
        return prompts.announce_prompt(self.stage(), self.seat, self.public)

    async def contest(self) -> Screen:
        seat, stage = self.seat, self.stage()
        own = stage.layout.own(seat)
        if len(own) == 1:
            return await self.act(Contest(seat, own[0]))
        self.mine(ContestReply)
        return prompts.contest_prompt(stage, seat, self.public)

    async def pass_(self) -> Screen:
        return await self.act(Pass(self.seat))

    async def pass_on(self) -> Screen:
        return await self.act(PassUntilTurn(self.seat))

    async def choose(self) -> Screen:
        self.check_open()
        stage = self.stage(past=True)
        if not stage.view.actions or not isinstance(self.table.game.table.question, UsePower):
            over = self.table.game.table.outcome is not None
            raise IllegalAction(Reason.GAME_OVER if over else Reason.NOT_ASKED)
        prompt = prompts.choice_prompt(stage, self.seat, self.public)
        looks = latest_looks(stage, self.seat, self.table.game.table.turn)
        return replace(prompt, texts=(*looks, *prompt.texts))

    async def notes(self) -> Screen:
        return notes_for(self.table, self.seat, self.who)

    # Verbs of private prompts

    async def hold(self) -> Screen:
        """Two cards are in hand: exchange them, or not."""
        self.check_open()
        places = [read_number(place) for value in self.values for place in value.split("-")]
        if len(places) != 2:
            raise Unreadable(str(len(places)))
        pairs = {action.cards for action in self.mine(Swap) if isinstance(action, Swap)}
        for pair in ((places[0], places[1]), (places[1], places[0])):
            if pair in pairs:
                return prompts.exchange_prompt(self.stage(), self.seat, pair)
        raise IllegalAction(Reason.OUT_OF_REACH)

    async def pick(self) -> Screen:
        """An action was picked from a select."""
        if len(self.values) != 1:
            raise Unreadable(str(len(self.values)))
        return await self.act(read_action(self.seat, self.values[0]))

    async def do(self) -> Screen:
        """An action was clicked."""
        return await self.act(read_action(self.seat, self.at.argument))

    # After the end

    async def story(self) -> Screen:
        """The whole story of a finished game, for anybody."""
        if self.table.game.table.outcome is None:
            raise refused(self.who.words, "story-not-yet")
        page = read_number(self.at.argument) if self.at.argument else 0
        return story_page(stage_for(self.table, None, self.who.words), page)

    async def rematch(self) -> Screen:
        """A new lobby with seats kept for the same people."""
        if self.table.game.table.outcome is None:
            raise refused(self.who.words, "rematch-not-yet")
        self.check_seated()
        async with self.admission.to_start(self.who):
            barred = [user_id for user_id, _ in await self.admission.servers.barred(self.who.guild_id)]
            opening = rematch(self.table, self.who.user_id, self.who.name, self.who.words.locale, barred)
            await self.tables.open_lobby(opening, posts=(PostIntent("lobby"),), key=self.who.key)
        return Screen((self.who.words("start-done"),))

    # Stopping

    async def stop(self) -> Screen:
        """The host or a moderator really stops the game."""
        if not self.who.moderator and self.who.user_id != self.table.host_id:
            raise refused(self.who.words, "refuse-not_host")
        await self.tables.stop_game(self.table.game_id, key=self.who.key)
        return Screen((self.who.words("stop-done"),))

    async def play_on(self) -> Screen:
        return Screen((self.who.words("stop-kept-playing"),))


VERBS: dict[str, Callable[[Click], Awaitable[Screen]]] = {
    "ready": Click.ready,
    "swap": Click.swap,
    "peek": Click.peek,
    "announce": Click.announce,
    "contest": Click.contest,
    "pass": Click.pass_,
    "passon": Click.pass_on,
    "choose": Click.choose,
    "notes": Click.notes,
    "hold": Click.hold,
    "pick": Click.pick,
    "act": Click.do,
    "story": Click.story,
    "rematch": Click.rematch,
    "stop": Click.stop,
    "playon": Click.play_on,
}
