"""Making changes durable: log, seats, deadlines and outbox in one transaction, and only then saying so."""

import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec.structs import replace
from sqlalchemy import Connection

from bot import slots
from bot.game import Event, Game
from bot.store import Conflict, NotStored, Store, Write
from bot.store import writes as w

from . import rows
from .clock import Clock
from .curtain import Suspense, lowered
from .errors import TryAgain
from .moves import Change
from .state import PostIntent, Seated, State
from .waits import Pauses, wanted_deadlines

log = logging.getLogger(__name__)

Plan = Callable[[Game | None, Game, Sequence[Event]], Sequence[PostIntent]]
"""Which posts the events ask for that lead to another question, or to the end, as far as they may be told."""
Call = Callable[[Game | None, Seated], Sequence[PostIntent]]
"""Which posts call the people whom a table, as it may be told, asks something new, after the game it was."""
Finish = Callable[[Connection, Seated], None]
"""What else is stored of a game that is over, in the same transaction."""
ASIDE = PostIntent(slots.ASIDE)
"""The post that tells people that their table was set aside."""


class Listener(Protocol):
    """Whoever hears what became of changes."""

    def committed(self, state: State) -> None:
        """A game or lobby has been stored as it is now."""

    def refused(self, since: float) -> None:
        """The store takes nothing, since that moment or longer."""

    def tell(self, game_id: str) -> None:
        """Say, outside of the lane, that a game has changed."""


class Committer:
    """Stores the games and lobbies of all lanes."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        plan: Plan,
        call: Call,
        pauses: Pauses,
        suspense: Suspense,
        finish: Finish,
        listener: Listener,
    ) -> None:
        self.store = store
        self.clock = clock
        self.plan = plan
        self.call = call
        self.pauses = pauses
        self.suspense = suspense
        self.finish = finish
        self.listener = listener

    def prepare(self, before: State | None, change: Change[State], key: str | None) -> tuple[State, Write]:
        """The state that a change leads to, and all rows in which it differs from what is stored."""
        now = self.clock.now()
        after, outbox = change.after, change.outbox
        if isinstance(after, Seated):
            after = lowered(after, change.events, now, self.suspense)
            after = replace(after, deadlines=wanted_deadlines(after, now, self.pauses))
            outbox = (*outbox, *self.newly_wanted(before, after))
        write = Write()
        rows.write_change(before, after, change.events, now, write)
        if outbox:
            rows.write_posts(after.game_id, after.channel_id, outbox, now, write, self.store.new_nonce)
        if after.closed is not None and isinstance(after, Seated) and rows.is_ending(before, after):
            write.then.append(self.finishing(after))
        if key is not None and write.rows:
            span = {"first": after.version - len(change.events), "last": after.version}
            write.add(w.INSERT_KEY, {"game_id": after.game_id, "key": key, "at": now, **span})
        return after, write

    def finishing(self, table: Seated) -> Callable[[Connection], None]:
        """What else is stored when a game is over."""
        return lambda connection: self.finish(connection, table)

    def newly_wanted(self, before: State | None, after: Seated) -> Sequence[PostIntent]:
        """The posts that a new question, or the end, asks for, as soon as it may be told."""
        known = before.told().game if isinstance(before, Seated) else None
        table = after.told()
        now = table.game.table
        if known is not None and (known.table.number, known.table.outcome) == (now.number, now.outcome):
            return ()
        events = after.told_events(0 if known is None else len(known.history))
        return (*self.plan(known, table.game, events), *self.call(known, table))

    async def commit(self, after: State, write: Write) -> None:
        """Make a change durable and say so, or raise TryAgain."""
        began = self.clock.now()
        try:
            await self.store.commit(write)
        except NotStored as error:
            if not isinstance(error, Conflict):
                self.listener.refused(began)
            raise TryAgain from error
        self.listener.committed(after)

    async def set_aside(self, game_id: str, channel_id: int, why: Exception) -> None:
        """Close a game that cannot go on; its data stays and its people are told."""
        log.error("game %s is set aside: %s", game_id, type(why).__name__, exc_info=why)
        write, now = Write(), self.clock.now()
        write.add(w.SET_ASIDE, {"at_id": game_id, "ended": now})
        write.add(w.END_SITTINGS, {"at_game_id": game_id, "until": now})
        write.add(w.DELETE_DEADLINES, {"at_game_id": game_id})
        rows.write_posts(game_id, channel_id, (ASIDE,), now, write, self.store.new_nonce)
        try:
            await self.store.commit(write)
        except NotStored as error:
            raise TryAgain from error
        self.listener.tell(game_id)
