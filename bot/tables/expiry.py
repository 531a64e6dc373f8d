"""What happens when a deadline passes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Row
from sqlalchemy.exc import SQLAlchemyError

from bot.game import GiveAnswer
from bot.store import NotStored

from . import moves
from .changes import Change
from .clock import Clock
from .curtain import raised
from .deadlines import Deadline, Kind
from .errors import GameSetAside, NoSuchGame, TryAgain
from .game_log import GameLog
from .holds import Holds
from .lanes import Lanes
from .state import Gathering, Lobby, PostIntent, Seated, State
from .thinking import Assignment, Thinking

log = logging.getLogger(__name__)

UNSEEN = frozenset({Kind.LOBBY, Kind.ANSWER, Kind.CURTAIN})
"""What passes whether the message of a question stands or not."""
DEADLINES_OF_A_TABLE = 14
"""The end of a question, its half time and twelve answers said ahead; those of automata do not wait."""
Look = Callable[[str], Awaitable[bool]]
"""Whether the message of a game's question stands; where it does not, the game gets its time again."""
Nudge = Callable[[Seated], Sequence[PostIntent]]
"""Which posts remind those awaited at half time."""


class Expiry:
    """Lets deadlines pass: lobbies close, people are reminded, questions time out, answers are given,
    curtains rise."""

    def __init__(
        self,
        lanes: Lanes[GameLog],
        clock: Clock,
        thinking: Thinking,
        nudge: Nudge,
        holds: Holds,
        again: Callable[[], None],
    ) -> None:
        self.lanes = lanes
        self.clock = clock
        self.thinking = thinking
        self.nudge = nudge
        self.holds = holds
        self.again = again
        """Called when a deadline must be tried again."""
        self.look: Look | None = None
        self.looking: dict[tuple[str, str, int], asyncio.Task[None]] = {}
        """By game, kind and question: deadlines that pass once it is known that the question stands."""

    async def fire(self, row: Row[Any]) -> bool:
        """Let one deadline pass unless its table is not shown; False when the store did not take it."""
        if row.kind == Kind.AUTOMATON:
            self.thinking.give(Assignment(row.game_id, row.seat, row.question))
            return True
        if self.holds.keeps_waiting(row.game_id):
            return True
        if self.look is None or row.kind in UNSEEN:
            return await self.let_pass(row)
        key = (row.game_id, row.kind, row.question)
        if key not in self.looking:
            self.looking[key] = task = asyncio.create_task(self.look_first(self.look, row))
            task.add_done_callback(lambda done: self.looking.pop(key, None))
        return True

    async def look_first(self, look: Look, row: Row[Any]) -> None:
        """Let a deadline pass if its question can be seen."""
        try:
            stands = await look(row.game_id)
        except (TryAgain, NotStored, SQLAlchemyError):
            stands = False
            self.again()
        except (NoSuchGame, GameSetAside):
            stands = False
        except Exception:
            log.exception("nobody knows whether the question of game %s can be seen; it ends", row.game_id)
            stands = True
        if stands and not self.holds.keeps_waiting(row.game_id) and not await self.let_pass(row):
            self.again()

    def kept_waiting(self) -> int:
        """How many deadlines may stay due, at the most: those of tables that are not shown or looked at."""
        return DEADLINES_OF_A_TABLE * (len(self.holds) + len(self.looking))

    async def let_pass(self, row: Row[Any]) -> bool:
        """Let one deadline pass; False when the store did not take it."""
        try:
            await self.lanes.run(row.game_id, GameLog.change, Gathering, partial(self.passed, row))
        except TryAgain:
            return False
        except (NoSuchGame, GameSetAside):
            return True
        except Exception as error:
            return await self.lanes.run(row.game_id, GameLog.abandon, error)
        return True

    async def stop(self) -> None:
        """Leave open what was being looked at."""
        tasks = list(self.looking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def passed(self, row: Row[Any], state: State) -> Change[State]:
        """What a deadline brings about, unless the table has moved on."""
        now = self.clock.now()
        passing = [d for d in state.deadlines if is_of(d, row) and d.fires <= now]
        if not passing:
            return Change(state)
        if isinstance(state, Lobby):
            return Change(state.close("expired"))
        if row.kind == Kind.CURTAIN:
            return Change(raised(state))
        if row.kind == Kind.NUDGE:
            left = tuple(deadline for deadline in state.deadlines if deadline not in passing)
            return Change(replace(state, deadlines=left), outbox=self.nudge(state))
        if row.kind == Kind.ANSWER:
            return Change(state).then(GiveAnswer(row.seat))
        return moves.time_out(state, row.question)


def is_of(deadline: Deadline, row: Row[Any]) -> bool:
    """Whether a deadline is the one that a row tells of."""
    return (deadline.kind, deadline.question, deadline.seat) == (row.kind, row.question, row.seat)
