"""One game or lobby as last committed: read when it is needed, advanced only by what has been stored."""

import logging
from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from bot.game import BrokenLog, PowerDiverged
from bot.store import Conflict, NotStored, Store, Stored

from .errors import CurtainDown, GameSetAside, NoSuchGame, TryAgain
from .moves import Change, Committed
from .reading import read_state
from .rows import Recorder
from .state import Gathering, Seated, State

log = logging.getLogger(__name__)

S = TypeVar("S", bound=Gathering)

WEIGHT = 6 * 1024
WEIGHT_OF_EVENT = 150
"""Bytes, as measured of games of four to thirteen players; an event counts with the keys that go with it."""


class Listener(Protocol):
    """Whoever hears what became of changes."""

    def committed(self, state: State) -> None:
        """A game or lobby has been stored as it is now."""

    def refused(self, since: float) -> None:
        """The store takes nothing, since that moment or longer."""

    def tell(self, game_id: str) -> None:
        """Say, outside of the lane, that a game has changed."""


class GameLog:
    """A game's log and where it has led; used in the game's lane only."""

    def __init__(self, game_id: str, store: Store, recorder: Recorder, listener: Listener) -> None:
        self.game_id = game_id
        self.store = store
        self.recorder = recorder
        self.listener = listener
        self.state: State | None = None
        """The game as last committed; None where it is to be read again before anything else happens."""
        self.idempotency_keys: dict[str, tuple[int, int]] = {}
        """What was done already: between which versions of the log."""

    @property
    def weight(self) -> int:
        """About how many bytes of memory the game takes, by the length of its log."""
        return WEIGHT + WEIGHT_OF_EVENT * (0 if self.state is None else self.state.version)

    async def change(
        self, stage: type[S], make_change: Callable[[S], Change[State]], key: str | None = None
    ) -> Committed:
        """Store what a pure function makes of the game at that stage, once per idempotency key.

        A seated table is one in the open: while masks come off that is CurtainDown, whatever is behind them.
        What is returned is as far as it may be told.
        """
        state = self.state or await self.load()
        if key is not None and key in self.idempotency_keys:
            return as_told(state, *self.idempotency_keys[key], repeated=True)
        if not isinstance(state, stage):
            raise NoSuchGame(self.game_id)
        if stage is Seated and state.curtain is not None:
            raise CurtainDown
        try:
            change = make_change(state)
        except PowerDiverged as error:
            await self.set_aside(state.channel_id, error)
            raise GameSetAside(self.game_id) from error
        after = await self.commit(state, change, key)
        if change.refusal is not None:
            raise change.refusal
        return as_told(after, after.version - len(change.events), after.version)

    async def commit(self, before: State | None, change: Change[State], key: str | None) -> State:
        """Make a change durable, go on from it and say so, or raise TryAgain and read the game again."""
        after, write = self.recorder.prepare(before, change, key)
        if not write.rows:
            return after
        self.state, began = None, self.recorder.clock.now()
        try:
            await self.store.commit(write)
        except NotStored as error:
            if not isinstance(error, Conflict):
                self.listener.refused(began)
            raise TryAgain from error
        self.state = after
        if key is not None:
            self.idempotency_keys[key] = (after.version - len(change.events), after.version)
        self.listener.committed(after)
        return after

    async def has_done(self, key: str) -> bool:
        """Whether something was done under an idempotency key."""
        await self.load()
        return key in self.idempotency_keys

    async def forget(self) -> None:
        """Have the game read again before anything else happens to it."""
        self.state = None

    async def load(self) -> State:
        """The game as last committed, read and folded if it is not at hand."""
        if self.state is not None:
            return self.state
        try:
            stored = await self.store.load(self.game_id)
        except (NotStored, SQLAlchemyError) as error:
            raise TryAgain from error
        if stored is None:
            raise NoSuchGame(self.game_id)
        if stored.game.status == "aside":
            raise GameSetAside(self.game_id)
        self.idempotency_keys = {row.key: (row.first, row.last) for row in stored.keys}
        self.state = await self.fold(stored)
        return self.state

    async def fold(self, stored: Stored) -> State:
        """The state that rows tell of; rows that tell of none are set aside."""
        try:
            return read_state(stored)
        except BrokenLog as error:
            await self.set_aside(stored.game.channel_id, error)
            raise GameSetAside(self.game_id) from error

    async def abandon(self, why: Exception) -> bool:
        """Set the game aside since it cannot go on by itself; False when the store did not take it."""
        try:
            await self.set_aside((await self.load()).channel_id, why)
        except TryAgain:
            return False
        except (NoSuchGame, GameSetAside):
            return True
        return True

    async def set_aside(self, channel_id: int, why: Exception) -> None:
        """Close the game and go on with nothing."""
        log.error("game %s is set aside: %s", self.game_id, type(why).__name__, exc_info=why)
        self.state = None
        try:
            await self.store.commit(self.recorder.set_aside(self.game_id, channel_id))
        except NotStored as error:
            raise TryAgain from error
        self.listener.tell(self.game_id)


def as_told(state: State, first: int, last: int, *, repeated: bool = False) -> Committed:
    """What was done between two versions of the log, and where it has led, as far as that may be told."""
    if not isinstance(state, Seated):
        return Committed(state, (), repeated)
    return Committed(state.told(), state.told_events(first, last), repeated)
