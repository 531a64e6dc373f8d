"""What happens when a deadline passes."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Row

from . import moves
from .changes import Change
from .clock import Clock
from .deadlines import Deadline, Kind
from .errors import GameSetAside, NoSuchGame, TryAgain
from .game_log import GameLog
from .holds import Holds
from .lanes import Lanes
from .state import Gathering, Lobby, PostIntent, Seated, State
from .thinking import Assignment, Thinking

Nudge = Callable[[Seated], Sequence[PostIntent]]
"""Which posts remind those awaited at half time."""


class Expiry:
    """Lets deadlines pass: lobbies close, people are reminded, questions time out, automata answer."""

    def __init__(
        self, lanes: Lanes[GameLog], clock: Clock, thinking: Thinking, nudge: Nudge, holds: Holds
    ) -> None:
        self.lanes = lanes
        self.clock = clock
        self.thinking = thinking
        self.nudge = nudge
        self.holds = holds

    async def fire(self, row: Row[Any]) -> bool:
        """Let one deadline pass unless its table is not shown; False when the store did not take it."""
        if row.kind == Kind.AUTOMATON:
            self.thinking.give(Assignment(row.game_id, row.seat, row.question))
            return True
        if row.game_id in self.holds:
            return True
        try:
            await self.lanes.run(row.game_id, GameLog.change, Gathering, partial(self.passed, row))
        except TryAgain:
            return False
        except (NoSuchGame, GameSetAside):
            return True
        except Exception as error:
            return await self.lanes.run(row.game_id, GameLog.abandon, error)
        return True

    def passed(self, row: Row[Any], state: State) -> Change[State]:
        """What a deadline brings about, unless the table has moved on."""
        now = self.clock.now()
        passing = [d for d in state.deadlines if is_of(d, row) and d.fires <= now]
        if not passing:
            return Change(state)
        if isinstance(state, Lobby):
            return Change(state.close("expired"))
        if row.kind == Kind.NUDGE:
            left = tuple(deadline for deadline in state.deadlines if deadline not in passing)
            return Change(replace(state, deadlines=left), outbox=self.nudge(state))
        return moves.time_out(state, row.question)


def is_of(deadline: Deadline, row: Row[Any]) -> bool:
    """Whether a deadline is the one that a row tells of."""
    return (deadline.kind, deadline.question) == (row.kind, row.question)
