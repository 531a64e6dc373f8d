"""Automata at the table: they think once they are asked, from what they may know, and answer in time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from bot.game import IllegalAction, SeatAction, View, view

from .clock import Clock
from .deadlines import Kind
from .errors import CurtainDown, GameSetAside, NoSuchGame, TryAgain
from .game_log import GameLog
from .lanes import Lanes
from .moves import Change, Move, time_out_answer
from .state import Seated, SeatHolder, State

log = logging.getLogger(__name__)

Think = Callable[[View, SeatHolder, float], Awaitable[SeatAction]]
"""How an automaton finds its answer, which is due in so many seconds."""
UNPREPARED = 4.0
"""Seconds for an answer that is due but was not thought about; after a restart there may be many of them."""
LIFETIME = 60.0
"""Seconds after which an answer is let go that nobody came for; it can be found again."""


class Assignment(NamedTuple):
    """The question that the automaton in a seat is to answer."""

    game_id: str
    seat: int
    question: int


class Thought(NamedTuple):
    """What the automaton in a seat thinks, or has thought, about a question."""

    question: int
    holder: SeatHolder
    answer: asyncio.Task[SeatAction | None]
    end: asyncio.TimerHandle


class Thinking:
    """The automata that are thinking now, and the answers that wait for their time."""

    def __init__(
        self,
        lanes: Lanes,
        clock: Clock,
        think: Think | None,
        again: Callable[[], None],
        lifetime: float = LIFETIME,
    ) -> None:
        self.lanes = lanes
        self.clock = clock
        self.think = think
        self.again = again
        """Called when an answer must be tried again."""
        self.lifetime = lifetime
        self.thoughts: dict[str, dict[int, Thought]] = {}
        """By game and seat: one for each open question to an automaton, lost when the program ends."""
        self.answers: dict[Assignment, asyncio.Task[None]] = {}
        """Those that are being given."""

    def prepare(self, state: State) -> None:
        """Have automata think about what they are asked now; drop what the game no longer asks of them."""
        asked = {deadline.seat: deadline for deadline in state.deadlines if deadline.kind is Kind.AUTOMATON}
        for seat, thought in list(self.thoughts.get(state.game_id, {}).items()):
            of_now = seat in asked and asked[seat].question == thought.question
            if not of_now or state.seats[seat] != thought.holder:
                self.drop(state.game_id, seat)
        if isinstance(state, Seated):
            at_hand = self.thoughts.get(state.game_id, {})
            for seat, deadline in asked.items():
                if seat not in at_hand:
                    self.begin(state, seat, deadline.fires - self.clock.now())

    def begin(self, table: Seated, seat: int, wait: float) -> None:
        """Have the automaton in a seat think about the present question."""
        if self.think is None:
            return
        wait = max(wait, 0.0)
        answer = asyncio.create_task(self.choose(self.think, table, seat, wait))
        end = asyncio.get_running_loop().call_later(wait + self.lifetime, self.drop, table.game_id, seat)
        thought = Thought(table.game.table.number, table.seats[seat], answer, end)
        self.thoughts.setdefault(table.game_id, {})[seat] = thought

    async def choose(self, think: Think, table: Seated, seat: int, wait: float) -> SeatAction | None:
        """The automaton's own answer; None, and an error in the log, when it fails."""
        try:
            return await think(view(table.game, seat), table.seats[seat], wait)
        except Exception:
            log.exception("an automaton found no answer; the game goes on with what a time-out decides")
            return None

    def drop(self, game_id: str, seat: int) -> None:
        """Let a thought go, and whoever waits for it."""
        thoughts = self.thoughts[game_id]
        thought = thoughts.pop(seat)
        thought.answer.cancel()
        thought.end.cancel()
        if not thoughts:
            del self.thoughts[game_id]

    def give(self, due: Assignment) -> None:
        """It is time: have an automaton answer, unless it is at it already."""
        if due not in self.answers:
            self.answers[due] = task = asyncio.create_task(self.answer(due))
            task.add_done_callback(lambda done: self.answers.pop(due, None))

    async def stop(self) -> None:
        """Leave all questions open."""
        thoughts = [(game_id, seat) for game_id, seats in self.thoughts.items() for seat in seats]
        tasks = [self.thoughts[game_id][seat].answer for game_id, seat in thoughts]
        for game_id, seat in thoughts:
            self.drop(game_id, seat)
        for task in self.answers.values():
            task.cancel()
        await asyncio.gather(*tasks, *self.answers.values(), return_exceptions=True)

    async def answer(self, due: Assignment) -> None:
        """Answer as was thought; where that fails, the time-out decision goes on."""
        try:
            thought = await self.thought_about(due)
            action = None if thought is None else await asyncio.shield(thought.answer)
            holder = None if thought is None else thought.holder
            move = partial(answered, due, holder, action)
            await self.lanes.run(due.game_id, GameLog.change, Seated, move)
        except TryAgain:
            self.again()
        except (NoSuchGame, GameSetAside, CurtainDown):
            return
        except Exception as error:
            await self.lanes.run(due.game_id, GameLog.abandon, error)

    async def thought_about(self, due: Assignment) -> Thought | None:
        """What is thought about a question, from now on if need be; None if nobody thinks or it is over."""
        found = self.thoughts.get(due.game_id, {}).get(due.seat)
        if found is None and self.think is not None:
            state = await self.lanes.look(due.game_id)
            at_hand = self.thoughts.get(due.game_id, {})
            if isinstance(state, Seated) and is_asked(state, due) and due.seat not in at_hand:
                self.begin(state, due.seat, UNPREPARED)
            found = self.thoughts.get(due.game_id, {}).get(due.seat)
        return found if found is not None and found.question == due.question else None


def is_asked(table: Seated, due: Assignment) -> bool:
    """Whether the automaton in a seat is still to answer that question."""
    public = table.game.table
    return not table.is_person(due.seat) and public.is_open(due.question) and due.seat in public.awaited()


def answered(due: Assignment, holder: SeatHolder | None, action: SeatAction | None, table: Seated) -> Move:
    """What the answer brings about, unless the table has moved on; TryAgain if somebody else is asked."""
    if not is_asked(table, due):
        return Change(table)
    if holder is not None and table.seats[due.seat] != holder:
        raise TryAgain
    try:
        if action is not None and action.by == due.seat:
            return Change(table).then(action)
    except IllegalAction as refusal:
        log.warning("an automaton's answer was refused: %s", refusal.reason)
    return Change(table).then(time_out_answer(table, due.seat))
