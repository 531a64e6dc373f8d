"""One task that sleeps until the earliest deadline and lets it pass."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Row
from sqlalchemy.exc import SQLAlchemyError

from bot.store import NotStored

from . import moves
from .changes import Change
from .deadlines import Deadline, Kind
from .errors import GameSetAside, NoSuchGame, TryAgain
from .records import State
from .register import Register
from .state import Lobby, PostIntent, Seated
from .thinking import Think, Thinking
from .watch import Watch

log = logging.getLogger(__name__)

NEVER = float("inf")
RETRY = 1.0
BATCH = 200

Nudge = Callable[[Seated], Sequence[PostIntent]]
"""Which posts remind those awaited at half time."""


def no_nudge(table: Seated) -> Sequence[PostIntent]:
    """Remind nobody."""
    return ()


class Scheduler:
    """Lets deadlines pass, except those of shards that Discord does not reach."""

    def __init__(self, tables: Register, think: Think | None, nudge: Nudge, every: float) -> None:
        self.tables = tables
        self.store = tables.store
        self.clock = tables.clock
        self.nudge = nudge
        self.watch = Watch(tables, every)
        self.thinking = Thinking(tables, think, lambda: self.note(self.clock.now() + RETRY))
        self.next = NEVER
        """When the next deadline fires, as far as is known."""
        self.planned = 0.0
        self.sleeper: asyncio.Task[None] | None = None
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Make up for the time since the program was last at work, then keep watch."""
        await self.watch.resume()
        self.planned = self.clock.now()
        self.task = asyncio.create_task(self.run(), name="scheduler")

    async def stop(self) -> None:
        """Watch no longer."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None
            await self.thinking.stop()
            with suppress(NotStored):
                await self.watch.pulse()

    async def run(self) -> None:
        """Wake, let pass what is due, and sleep until the next."""
        while True:
            now = self.clock.now()
            self.next = NEVER
            try:
                await self.watch.look_up(late=now - self.planned)
                await self.fire_all(now)
                earliest = await self.store.earliest(now)
                self.next = min(self.next, NEVER if earliest is None else earliest)
            except (NotStored, SQLAlchemyError):
                self.next = now + RETRY
            except Exception:
                log.exception("the scheduler tries again")
                self.next = now + RETRY
            await self.sleep()

    async def sleep(self) -> None:
        """Sleep until the next deadline, or until an earlier one is stored."""
        now = self.clock.now()
        self.planned = max(now, min(self.next, self.watch.pulsed + self.watch.every))
        self.sleeper = asyncio.create_task(self.clock.sleep_until(self.planned))
        try:
            await asyncio.wait({self.sleeper})
        finally:
            self.sleeper.cancel()
            self.sleeper = None

    def note(self, fires: float) -> None:
        """Something is to be done at a moment that may be earlier than what was planned."""
        self.next = min(self.next, fires)
        if self.sleeper is not None and fires < self.planned:
            self.planned = self.clock.now()
            self.sleeper.cancel()

    def look_ahead(self, state: State) -> None:
        """A game or lobby has these deadlines now; automata begin to think about what they are asked."""
        if state.deadlines:
            self.note(min(deadline.fires for deadline in state.deadlines))
        if self.task is not None:
            self.thinking.prepare(state)

    async def fire_all(self, now: float) -> None:
        """Let everything happen that is due."""
        due = await self.store.due(now, BATCH, tuple(self.watch.lost), self.watch.shards)
        done = await asyncio.gather(*(self.fire(row) for row in due))
        if not all(done):
            self.watch.note_refusal()
            self.note(now + RETRY)
        elif len(due) == BATCH:
            self.note(now)

    async def fire(self, row: Row[Any]) -> bool:
        """Let one deadline pass; False when the store did not take it."""
        if row.kind == Kind.AUTOMATON:
            self.thinking.give((row.game_id, row.seat, row.question))
            return True
        try:
            await self.tables.change(row.game_id, lambda state: self.passed(state, row))
        except TryAgain:
            return False
        except (NoSuchGame, GameSetAside):
            return True
        except Exception as error:
            return await self.tables.abandon(row.game_id, error)
        return True

    def passed(self, state: State, row: Row[Any]) -> Change:
        """What a deadline brings about, unless the table has moved on."""
        now = self.clock.now()
        passing = [d for d in state.deadlines if is_of(d, row) and d.fires <= now]
        if not passing:
            return Change(state)
        if isinstance(state, Lobby):
            return Change(state.close("expired"))
        if row.kind == Kind.NUDGE:
            left = tuple(deadline for deadline in state.deadlines if deadline not in passing)
            return Change(replace(state, deadlines=left), posts=self.nudge(state))
        move = moves.time_out(state, row.question)
        return Change(move.after, move.events)


def is_of(deadline: Deadline, row: Row[Any]) -> bool:
    """Whether a deadline is the one that a row tells of."""
    return (deadline.kind, deadline.question) == (row.kind, row.question)
