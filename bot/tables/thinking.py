"""Automata at the table: they answer from what their seat may know, in their own time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.game import IllegalAction, SeatAction, View, view

from . import moves
from .changes import Change
from .errors import GameSetAside, NoSuchGame, TryAgain
from .records import State
from .register import Register
from .state import Seated, SeatHolder

log = logging.getLogger(__name__)

Think = Callable[[View, SeatHolder], Awaitable[SeatAction]]
"""How an automaton finds its answer."""
Thought = tuple[str, int, int]
"""A game, a seat and the question it is thinking about."""


class Thinking:
    """The automata that are thinking now."""

    def __init__(self, tables: Register, think: Think | None, again: Callable[[], None]) -> None:
        self.tables = tables
        self.think = think
        self.again = again
        """Called when an answer must be tried again."""
        self.tasks: dict[Thought, asyncio.Task[None]] = {}

    def begin(self, thought: Thought) -> None:
        """Have an automaton answer, unless it is at it already."""
        if thought not in self.tasks:
            self.tasks[thought] = task = asyncio.create_task(self.answer(thought))
            task.add_done_callback(lambda done: self.tasks.pop(thought, None))

    async def stop(self) -> None:
        """Leave all questions open."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def answer(self, thought: Thought) -> None:
        """Think and answer; where that fails, the time-out decision goes on."""
        game_id, seat, question = thought
        try:
            action = await self.choose(game_id, seat)
            await self.tables.change(game_id, lambda state: decide(state, seat, question, action))
        except TryAgain:
            self.again()
        except (NoSuchGame, GameSetAside):
            return
        except Exception as error:
            await self.tables.abandon(game_id, error)

    async def choose(self, game_id: str, seat: int) -> SeatAction | None:
        """The automaton's own answer; None when it has none."""
        if self.think is None:
            return None
        table = await self.tables.look(game_id)
        assert isinstance(table, Seated)
        try:
            return await self.think(view(table.game, seat), table.seats[seat])
        except Exception:
            log.exception("an automaton found no answer")
            return None


def decide(state: State, seat: int, question: int, action: SeatAction | None) -> Change:
    """What the answer brings about, unless the table has moved on or a person is back."""
    assert isinstance(state, Seated)
    table = state.game.table
    if state.is_person(seat) or not table.is_open(question) or seat not in table.awaited():
        return Change(state)
    try:
        if action is not None and action.by == seat:
            move = moves.Move(state).then(action)
            return Change(move.after, move.events)
    except IllegalAction as refusal:
        log.warning("an automaton's answer was refused: %s", refusal.reason)
    move = moves.Move(state).then(moves.time_out_answer(state, seat))
    return Change(move.after, move.events)
