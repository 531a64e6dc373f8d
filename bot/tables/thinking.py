"""Automata at the table: they think once they are asked, from what they may know, and answer in time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.game import IllegalAction, SeatAction, View, view

from . import moves
from .changes import Change
from .deadlines import Kind
from .errors import GameSetAside, NoSuchGame, TryAgain
from .records import State
from .register import Register
from .state import Seated, SeatHolder

log = logging.getLogger(__name__)

Think = Callable[[View, SeatHolder, float], Awaitable[SeatAction]]
"""How an automaton finds its answer, which is due in so many seconds."""
Asked = tuple[str, int, int]
"""A game, a seat and the question that its automaton answers."""
UNPREPARED = 4.0
"""Seconds for an answer that is due but was not thought about; after a restart there may be many of them."""
KEPT_FOR = 60.0
"""Seconds after which an answer is let go that nobody came for; it can be found again."""


class Thought(NamedTuple):
    """What the automaton in a seat thinks, or has thought, about a question."""

    question: int
    holder: SeatHolder
    answer: asyncio.Task[SeatAction | None]
    end: asyncio.TimerHandle


class Thinking:
    """The automata that are thinking now, and the answers that wait for their time."""

    def __init__(self, tables: Register, think: Think | None, again: Callable[[], None]) -> None:
        self.tables = tables
        self.think = think
        self.again = again
        """Called when an answer must be tried again."""
        self.thoughts: dict[str, dict[int, Thought]] = {}
        """By game and seat: one for each open question to an automaton, lost when the program ends."""
        self.answers: dict[Asked, asyncio.Task[None]] = {}
        """Those that are being given."""

    def prepare(self, state: State) -> None:
        """Have automata think about what they are asked now; drop what the game no longer asks of them."""
        asked = {deadline.seat: deadline for deadline in state.deadlines if deadline.kind is Kind.AUTOMATON}
        for seat, thought in list(self.thoughts.get(state.game_id, {}).items()):
            of_now = seat in asked and asked[seat].question == thought.question
            if not of_now or state.seats[seat] != thought.holder:
                self.drop(state.game_id, seat)
        at_hand = self.thoughts.get(state.game_id, {})
        for seat, deadline in asked.items():
            if seat not in at_hand:
                self.begin(state, seat, deadline.fires - self.tables.clock.now())

    def begin(self, state: State, seat: int, wait: float) -> None:
        """Have the automaton in a seat think about the present question."""
        if self.think is None:
            return
        assert isinstance(state, Seated)
        wait = max(wait, 0.0)
        answer = asyncio.create_task(self.choose(self.think, state, seat, wait))
        end = asyncio.get_running_loop().call_later(wait + KEPT_FOR, self.drop, state.game_id, seat)
        thought = Thought(state.game.table.number, state.seats[seat], answer, end)
        self.thoughts.setdefault(state.game_id, {})[seat] = thought

    async def choose(self, think: Think, table: Seated, seat: int, wait: float) -> SeatAction | None:
        """The automaton's own answer; None when it finds none."""
        try:
            return await think(view(table.game, seat), table.seats[seat], wait)
        except Exception:
            log.exception("an automaton found no answer")
            return None

    def drop(self, game_id: str, seat: int) -> None:
        """Let a thought go, and whoever waits for it."""
        thoughts = self.thoughts[game_id]
        thought = thoughts.pop(seat)
        thought.answer.cancel()
        thought.end.cancel()
        if not thoughts:
            del self.thoughts[game_id]

    def give(self, asked: Asked) -> None:
        """It is time: have an automaton answer, unless it is at it already."""
        if asked not in self.answers:
            self.answers[asked] = task = asyncio.create_task(self.answer(asked))
            task.add_done_callback(lambda done: self.answers.pop(asked, None))

    async def stop(self) -> None:
        """Leave all questions open."""
        thoughts = [(game_id, seat) for game_id, seats in self.thoughts.items() for seat in seats]
        tasks = [self.thoughts[game_id][seat].answer for game_id, seat in thoughts]
        for game_id, seat in thoughts:
            self.drop(game_id, seat)
        for task in self.answers.values():
            task.cancel()
        await asyncio.gather(*tasks, *self.answers.values(), return_exceptions=True)

    async def answer(self, asked: Asked) -> None:
        """Answer as was thought; where that fails, the time-out decision goes on."""
        game_id, seat, question = asked
        try:
            thought = await self.thought_about(asked)
            action = None if thought is None else await asyncio.shield(thought.answer)
            holder = None if thought is None else thought.holder
            await self.tables.change(game_id, lambda state: decide(state, seat, question, holder, action))
        except TryAgain:
            self.again()
        except (NoSuchGame, GameSetAside):
            return
        except Exception as error:
            await self.tables.abandon(game_id, error)

    async def thought_about(self, asked: Asked) -> Thought | None:
        """What is thought about a question, from now on if need be; None if nobody thinks or it is over."""
        game_id, seat, question = asked
        found = self.thoughts.get(game_id, {}).get(seat)
        if found is None and self.think is not None:
            table = await self.tables.look(game_id)
            if is_asked(table, seat, question) and seat not in self.thoughts.get(game_id, {}):
                self.begin(table, seat, UNPREPARED)
            found = self.thoughts.get(game_id, {}).get(seat)
        return found if found is not None and found.question == question else None


def is_asked(state: State, seat: int, question: int) -> bool:
    """Whether an automaton is to answer that question now."""
    assert isinstance(state, Seated)
    table = state.game.table
    return not state.is_person(seat) and table.is_open(question) and seat in table.awaited()


def decide(
    state: State, seat: int, question: int, holder: SeatHolder | None, action: SeatAction | None
) -> Change:
    """What the answer brings about, unless the table has moved on; TryAgain if somebody else is asked."""
    if not is_asked(state, seat, question):
        return Change(state)
    assert isinstance(state, Seated)
    if holder is not None and state.seats[seat] != holder:
        raise TryAgain
    try:
        if action is not None and action.by == seat:
            move = moves.Move(state).then(action)
            return Change(move.after, move.events)
    except IllegalAction as refusal:
        log.warning("an automaton's answer was refused: %s", refusal.reason)
    move = moves.Move(state).then(moves.time_out_answer(state, seat))
    return Change(move.after, move.events)
