"""What can be asked of tables: open, play, leave, join, stop."""

import asyncio
import random
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Self

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from bot.game import Action, Event, Game
from bot.store import Conflict, NotStored, Store
from bot.store.outages import FRESH_TIME

from . import moves
from .clock import Clock, SystemClock
from .curtain import Suspense
from .errors import ChannelTaken, TryAgain
from .expiry import Expiry, Nudge
from .game_log import GameLog
from .holds import Holds
from .lanes import Lanes
from .moves import Change, Committed, Move
from .openings import gather, seat_people
from .outages import Outages
from .rows import Call, Finish, Plan, Recorder
from .scheduler import RETRY, Scheduler
from .state import Gathering, Lobby, OpenGame, OpenLobby, Options, PostIntent, Seated, State
from .thinking import Think, Thinking
from .waits import Hesitate, Pause, Pauses

MEMORY = 64 * 2**20
"""Bytes that the games kept in memory may take, some three thousand of them; others are read when needed."""
ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"


def unguessable_id() -> str:
    """A name for a game that nobody guesses."""
    return "".join(random.SystemRandom().choices(ALPHABET, k=8))


def no_posts(before: Game | None, after: Game, events: Sequence[Event]) -> Sequence[PostIntent]:
    """Post nothing."""
    return ()


def no_nudge(table: Seated) -> Sequence[PostIntent]:
    """Remind nobody."""
    return ()


def no_call(before: Game | None, table: Seated) -> Sequence[PostIntent]:
    """Call nobody."""
    return ()


def tell_nobody(game_id: str) -> None:
    """Tell nobody."""


def two_seconds(table: object, seat: int) -> float:
    """The pause of an automaton about which nothing else is said."""
    return 2.0


def half_of_it(window: float) -> float:
    """The pause before a pass about which nothing else is said."""
    return window / 2


def no_suspense(options: Options) -> float:
    """Cards turn over at once."""
    return 0.0


def nothing_more(connection: Connection, table: Seated) -> None:
    """Store nothing but the game."""


class Tables:
    """All tables and lobbies of a store; deadlines pass while it is entered as a context.

    A `key` is an idempotency key: what is asked again under the same one is not done again. Whatever is
    returned is as far as it may be told: what a curtain hides stays in here.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock | None = None,
        plan: Plan = no_posts,
        on_change: Callable[[str], None] = tell_nobody,
        call: Call = no_call,
        nudge: Nudge = no_nudge,
        think: Think | None = None,
        pause: Pause = two_seconds,
        hesitate: Hesitate = half_of_it,
        suspense: Suspense = no_suspense,
        finish: Finish = nothing_more,
        memory: int = MEMORY,
        heartbeat: float = 20.0,
        new_id: Callable[[], str] = unguessable_id,
    ) -> None:
        self.store = store
        self.clock = clock or SystemClock()
        self.on_change = on_change
        self.repair: Callable[[Sequence[str]], None] = self.tell_all
        """Called with games that show a wrong time though nothing has happened there."""
        self.new_id = new_id
        pauses = Pauses(pause, hesitate)
        self.recorder = Recorder(self.clock, store.new_nonce, plan, call, pauses, suspense, finish)
        self.lanes = Lanes(self.game_log, memory)
        self.outages = Outages(store, self.clock, heartbeat, self.deadlines_moved)
        self.thinking = Thinking(self.lanes, self.clock, think, self.try_later)
        self.holds = Holds(self.clock)
        self.expiry = Expiry(self.lanes, self.clock, self.thinking, nudge, self.holds, self.try_later)
        self.scheduler = Scheduler(
            store, self.clock, self.outages, self.expiry.fire, self.lanes.sweep, self.expiry.kept_waiting
        )

    async def __aenter__(self) -> Self:
        await self.scheduler.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.scheduler.stop()
        await self.expiry.stop()
        await self.thinking.stop()
        await self.lanes.drain()

    def game_log(self, game_id: str) -> GameLog:
        """The content of a game's lane."""
        return GameLog(game_id, self.store, self.recorder, self)

    # What the parts say to each other

    def committed(self, state: State) -> None:
        """A game or lobby has been stored: mind its deadlines, have automata think, and say so."""
        if self.outages.recovered():
            self.scheduler.wake_soon()
        if state.deadlines:
            self.scheduler.wake(min(deadline.fires for deadline in state.deadlines))
        if self.scheduler.is_running:
            self.thinking.prepare(state)
        self.tell(state.game_id)

    def refused(self, since: float) -> None:
        """The store takes nothing, since that moment or longer."""
        self.outages.refused(since)

    def try_later(self) -> None:
        """Something that is due could not be done now; where the store is at fault, that is an outage."""
        self.outages.count_refusal()
        self.scheduler.wake_soon(RETRY)

    def tell(self, game_id: str) -> None:
        """Say, outside of the lane, that a game has changed."""
        asyncio.get_running_loop().call_soon(self.on_change, game_id)

    def tell_all(self, game_ids: Sequence[str]) -> None:
        """Say that games have changed."""
        for game_id in game_ids:
            self.tell(game_id)

    async def deadlines_moved(self, wrong: Sequence[str]) -> None:
        """Deadlines were moved behind the lanes: read all games again, and have wrong times put right."""
        await self.read_again()
        self.repair(wrong)

    # What happens elsewhere

    def disconnected(self, shard: int = 0, shards: int = 1) -> None:
        """Discord cannot be heard on a shard; the deadlines of its games wait."""
        self.outages.disconnected(shard, shards)

    def connected(self, shard: int = 0, shards: int = 1, *, resumed: bool = False) -> None:
        """Discord is heard again on a shard, which may have resumed where it was."""
        self.outages.connected(shard, shards, resumed=resumed)
        self.scheduler.wake_soon()

    async def read_again(self, game_ids: Iterable[str] | None = None) -> None:
        """Have games that were changed behind their lanes read anew, all of them unless some are named."""
        for game_id in list(self.lanes.lanes if game_ids is None else game_ids):
            await self.lanes.run(game_id, GameLog.forget)

    # Lobbies

    async def open_lobby(
        self, opening: OpenLobby, posts: Sequence[PostIntent] = (), key: str | None = None
    ) -> str:
        """Open a lobby and return its name, which its game will have too."""
        lobby = gather(self.new_id(), opening, self.clock.now())
        return await self.open_in_channel(Change(lobby, outbox=posts), key)

    async def change_lobby(
        self, game_id: str, change: Callable[[Lobby], Lobby], key: str | None = None
    ) -> Lobby:
        """Change a lobby by a pure function; what it raises is raised here, and nothing changes.

        Under a key that was acted on before the game may have begun since; that raises nothing.
        """

        def change_open(lobby: Lobby) -> Change[Lobby]:
            lobby.check_open()
            return Change(change(lobby))

        after = (await self.lanes.run(game_id, GameLog.change, Lobby, change_open, key)).after
        return after if isinstance(after, Lobby) else after.lobby

    async def start(
        self, game_id: str, deal: Callable[[Lobby], OpenGame], key: str | None = None
    ) -> Committed:
        """Turn a lobby into a game, dealt by a function of the lobby as it stands."""

        def begin(lobby: Lobby) -> Move:
            lobby.check_open()
            return seat_people(game_id, deal(lobby))

        return await self.lanes.run(game_id, GameLog.change, Lobby, begin, key)

    async def cancel(self, game_id: str, key: str | None = None) -> None:
        """Close a lobby."""
        await self.change_lobby(game_id, lambda lobby: lobby.close("cancelled"), key)

    # Games

    async def open(self, opening: OpenGame, key: str | None = None) -> str:
        """Begin a game without a lobby and return its name."""
        return await self.open_in_channel(seat_people(self.new_id(), opening), key)

    async def open_in_channel(self, change: Change[State], key: str | None) -> str:
        """Store a new game or lobby, unless another is open in its channel; the same key opens only one."""
        state = change.after
        try:
            await self.lanes.run(state.game_id, GameLog.commit, None, change, key)
        except TryAgain as error:
            other = await self.find(state.channel_id) if isinstance(error.__cause__, Conflict) else None
            if other is None:
                raise
            if key is None or not await self.lanes.run(other, GameLog.has_done, key):
                raise ChannelTaken(other) from error
            return other
        return state.game_id

    async def find(self, channel_id: int) -> str | None:
        """The game or lobby that is open in a channel."""
        try:
            return await self.store.open_in(channel_id)
        except (NotStored, SQLAlchemyError) as error:
            raise TryAgain from error

    async def look(self, game_id: str) -> State:
        """The table or lobby as it stands, as far as it may be told."""
        return (await self.lanes.look(game_id)).told()

    def glance(self, game_id: str) -> State | None:
        """The same if it is at hand as it may be told."""
        lane = self.lanes.lanes.get(game_id)
        state = None if lane is None else lane.settled
        return None if isinstance(state, Seated) and state.curtain is not None else state

    async def move(
        self, game_id: str, make_move: Callable[[Seated], Move], key: str | None = None
    ) -> Committed:
        """Let something happen at a table by a pure function; what it raises is raised here.

        While masks come off, that is CurtainDown.
        """
        return await self.lanes.run(game_id, GameLog.change, Seated, make_move, key)

    async def act(
        self,
        game_id: str,
        action: Action,
        *,
        question: int | None = None,
        key: str | None = None,
        user_id: int | None = None,
    ) -> Committed:
        """Do what a seat or the table does; an answer to a question that is over is refused."""
        return await self.move(
            game_id, partial(moves.act, action=action, question=question, user_id=user_id), key
        )

    async def come_back(self, game_id: str, user_id: int, key: str | None = None) -> Committed:
        """A person is back; nothing happens unless their seat is kept."""
        return await self.move(game_id, partial(moves.come_back, user_id=user_id), key)

    async def leave(self, game_id: str, user_id: int, key: str | None = None) -> Committed:
        """A person leaves the table for good; an automaton keeps the seat."""
        return await self.move(game_id, partial(moves.leave, user_id=user_id), key)

    async def vacate(self, game_id: str, seat: int, key: str | None = None) -> Committed:
        """A seat is taken from its person; an automaton keeps it."""
        return await self.move(game_id, partial(moves.vacate, seat=seat), key)

    async def take(
        self, game_id: str, seat: int, user_id: int, name: str, key: str | None = None
    ) -> Committed:
        """A person takes a seat that was left."""
        return await self.move(game_id, partial(moves.take, seat=seat, user_id=user_id, name=name), key)

    async def stop_game(self, game_id: str, key: str | None = None) -> Committed:
        """End a game without winners."""
        return await self.lanes.run(game_id, GameLog.change, Gathering, moves.stop, key)

    async def postpone(self, game_id: str, seconds: float) -> None:
        """Nobody's time runs while a table cannot be shown: its deadlines move."""
        await self.lanes.run(game_id, GameLog.change, Gathering, partial(moves.postpone, seconds=seconds))

    # Tables that are not shown as they are

    def hold(self, game_id: str, since: float) -> None:
        """Nobody's time runs while a table is not shown."""
        self.holds.hold(game_id, since)

    async def make_up(self, game_id: str) -> None:
        """Move a table's deadlines by the time for which it has not been shown."""
        length = self.holds.length(game_id)
        if length > 0:
            self.holds.made_up(game_id, length)
            await self.postpone(game_id, length)

    def release(self, game_id: str) -> None:
        """A table is shown: its time runs."""
        if self.holds.release(game_id):
            self.scheduler.wake_soon()

    async def renew(self, game_id: str) -> None:
        """A question could not be seen, nobody knows since when: there is time for it as after an outage."""
        renewed = partial(moves.renew, now=self.clock.now(), most=FRESH_TIME)
        await self.lanes.run(game_id, GameLog.change, Gathering, renewed)
