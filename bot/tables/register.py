"""The serial lanes at work: load, decide, commit, then tell."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from bot.game import BrokenLog, Event, PowerDiverged
from bot.store import Conflict, NotStored, Store, Stored, Write
from bot.store import writes as w

from . import records
from .changes import ASIDE, Change, Changed, Plan
from .clock import Clock
from .errors import GameSetAside, NoSuchGame, TryAgain
from .lanes import Lane, Lanes
from .records import State
from .state import Seated
from .waits import Pause, wanted_deadlines

log = logging.getLogger(__name__)
T = TypeVar("T")


class Register:
    """All games and lobbies of a store."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock,
        plan: Plan,
        told: Callable[[str], None],
        pause: Pause,
        idle: int,
    ) -> None:
        self.store = store
        self.clock = clock
        self.plan = plan
        self.told = told
        self.pause = pause
        self.lanes = Lanes(idle)
        self.under_way: set[asyncio.Task[Any]] = set()
        self.refused_since: float | None = None
        """Since when the store has taken nothing."""

    async def look(self, game_id: str) -> State:
        """The table or lobby as it stands."""
        at_hand = self.lanes.at_rest(game_id)
        if at_hand is not None:
            return at_hand

        async def work() -> State:
            async with self.lanes.enter(game_id) as lane:
                return await self.load(lane, game_id)

        return await self.finish(work())

    async def change(
        self, game_id: str, decide: Callable[[State], Change], key: str | None = None
    ) -> Changed:
        """Let a pure function decide in the game's lane, once per key, and store what it says."""

        async def work() -> Changed:
            async with self.lanes.enter(game_id) as lane:
                state = await self.load(lane, game_id)
                if key is not None and key in lane.keys:
                    return Changed(state, events_between(state, *lane.keys[key]), repeated=True)
                change = await self.decide(lane, game_id, state, decide)
                after = await self.commit(lane, state, change, key)
            if change.refusal is not None:
                raise change.refusal
            return Changed(after, change.events)

        return await self.finish(work())

    async def decide(
        self, lane: Lane, game_id: str, state: State, decide: Callable[[State], Change]
    ) -> Change:
        """What is to happen; a game whose power no longer runs as recorded is set aside."""
        try:
            return decide(state)
        except PowerDiverged as error:
            await self.set_aside(lane, game_id, state.channel_id, error)
            raise GameSetAside(game_id) from error

    async def has_done(self, game_id: str, key: str) -> bool:
        """Whether something was done under that key."""

        async def work() -> bool:
            async with self.lanes.enter(game_id) as lane:
                await self.load(lane, game_id)
                return key in lane.keys

        return await self.finish(work())

    async def insert(self, state: State, change: Change, key: str | None) -> State:
        """Store a new game or lobby."""

        async def work() -> State:
            async with self.lanes.enter(state.game_id) as lane:
                return await self.commit(lane, None, change, key)

        return await self.finish(work())

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do the work to its end even if the caller is cancelled."""
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.finished)
        return await asyncio.shield(task)

    def finished(self, task: asyncio.Task[Any]) -> None:
        """Note that work is done, and that its error is the caller's concern."""
        self.under_way.discard(task)
        if not task.cancelled():
            task.exception()

    async def commit(self, lane: Lane, before: State | None, change: Change, key: str | None) -> State:
        """Make a change durable, then advance the cache and tell; on any doubt the cache is dropped."""
        now = self.clock.now()
        after = self.settle(change.after, now)
        posts = change.posts
        if isinstance(after, Seated) and change.events:
            posts = (
                *posts,
                *self.plan(before.game if isinstance(before, Seated) else None, after.game, change.events),
            )
        write = Write()
        records.write_change(before, after, change.events, now, write)
        records.write_posts(after.game_id, after.channel_id, posts, now, write, self.store.new_nonce)
        if not write.rows:
            return after
        last = after.version
        first = last - len(change.events)
        if key is not None:
            write.add(
                w.INSERT_KEY, {"game_id": after.game_id, "key": key, "first": first, "last": last, "at": now}
            )
        lane.forget()
        try:
            await self.store.commit(write)
        except NotStored as error:
            if self.refused_since is None and not isinstance(error, Conflict):
                self.refused_since = now
            raise TryAgain from error
        if self.refused_since is not None:
            self.recovered()
        lane.state = after
        if key is not None:
            lane.keys[key] = (first, last)
        self.stored(after)
        self.tell(after.game_id)
        return after

    def settle(self, after: State, now: float) -> State:
        """A table with the deadlines it should have, and closed when its game is over."""
        if not isinstance(after, Seated):
            return after
        outcome = after.game.table.outcome
        if outcome is not None and after.closed is None:
            after = replace(after, closed=outcome.reason.value)
        return replace(after, deadlines=wanted_deadlines(after, now, self.pause))

    def stored(self, state: State) -> None:
        """A game or lobby has been stored, with its deadlines."""

    def recovered(self) -> None:
        """The store takes something again."""
        self.refused_since = None

    def tell(self, game_id: str) -> None:
        """Say, outside of the lane, that a game has changed."""
        asyncio.get_running_loop().call_soon(self.told, game_id)

    async def load(self, lane: Lane, game_id: str) -> State:
        """The game as last committed, read and folded if it is not at hand."""
        if lane.state is not None:
            return lane.state
        try:
            stored = await self.store.load(game_id)
        except (NotStored, SQLAlchemyError) as error:
            raise TryAgain from error
        if stored is None:
            raise NoSuchGame(game_id)
        if stored.game.status == "aside":
            raise GameSetAside(game_id)
        lane.keys = {row.key: (row.first, row.last) for row in stored.keys}
        lane.state = await self.fold(lane, stored)
        return lane.state

    async def fold(self, lane: Lane, stored: Stored) -> State:
        """The state that rows tell of; rows that tell of none are set aside."""
        try:
            return records.read_state(stored)
        except BrokenLog as error:
            await self.set_aside(lane, stored.game.id, stored.game.channel_id, error)
            raise GameSetAside(stored.game.id) from error

    async def abandon(self, game_id: str, why: Exception) -> bool:
        """Set a game aside that cannot go on by itself; False when the store did not take it."""

        async def work() -> None:
            async with self.lanes.enter(game_id) as lane:
                state = await self.load(lane, game_id)
                await self.set_aside(lane, game_id, state.channel_id, why)

        try:
            await self.finish(work())
        except TryAgain:
            return False
        except (NoSuchGame, GameSetAside):
            return True
        return True

    async def set_aside(self, lane: Lane, game_id: str, channel_id: int, why: Exception) -> None:
        """Close a game that cannot go on; its data stays and its people are told."""
        log.error("game %s is set aside: %s", game_id, type(why).__name__, exc_info=why)
        write = Write()
        write.add(w.CLOSE_GAME, {"at_id": game_id, "status": "aside", "closed": "aside"})
        write.add(w.DELETE_DEADLINES, {"at_game_id": game_id})
        records.write_posts(game_id, channel_id, (ASIDE,), self.clock.now(), write, self.store.new_nonce)
        lane.forget()
        try:
            await self.store.commit(write)
        except NotStored as error:
            raise TryAgain from error
        self.tell(game_id)


def events_between(state: State, first: int, last: int) -> tuple[Event, ...]:
    """The events that an earlier change brought about."""
    return tuple(state.game.history[first:last]) if isinstance(state, Seated) else ()  # type: ignore[arg-type]
