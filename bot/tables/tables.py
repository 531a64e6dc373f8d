"""What can be asked of tables: open, play, leave, join, stop."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Self

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from bot.game import Action, Event, SeatAction, Stop, begin, fold
from bot.store import Conflict, Store

from . import moves
from .changes import Change, Changed, Plan, no_posts, nobody, two_seconds
from .clock import Clock, SystemClock
from .deadlines import lobby_deadline
from .errors import ChannelTaken, NoSuchGame, NotYourSeat, TryAgain
from .moves import Move
from .records import State, attendance_of
from .register import Register
from .scheduler import Nudge, Scheduler, no_nudge
from .state import Lobby, OpenGame, OpenLobby, PostIntent, Seated, Told
from .thinking import Think
from .waits import Pause

ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"


def new_id() -> str:
    """A name for a game that nobody guesses."""
    return "".join(secrets.choice(ALPHABET) for _ in range(8))


def seat_people(game_id: str, opening: OpenGame) -> tuple[Seated, tuple[Event, ...]]:
    """The table with its people seated and the cards dealt."""
    events = begin(
        len(opening.seats),
        opening.characters,
        opening.cards,
        contest=opening.contest,
        starter=opening.starter,
    )
    game = fold(events)
    seated = Seated(
        game_id=game_id,
        guild_id=opening.guild_id,
        channel_id=opening.channel_id,
        game=game,
        seats=opening.seats,
        host_id=opening.host_id,
        sitters=tuple(
            sorted((h.user_id, seat) for seat, h in enumerate(opening.seats) if h.user_id is not None)
        ),
        options=opening.options,
        attendance=attendance_of(game, events),
    )
    return seated, events


def as_lobby(state: State) -> Lobby:
    """The lobby, if it is one and still open."""
    if not isinstance(state, Lobby) or state.closed is not None:
        raise NoSuchGame(state.game_id)
    return state


def as_table(state: State) -> Seated:
    """The table, if its game has begun."""
    if not isinstance(state, Seated):
        raise NoSuchGame(state.game_id)
    return state


class Tables(Register):
    """All tables and lobbies of a store; deadlines pass while it is entered as a context."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock | None = None,
        plan: Plan = no_posts,
        told: Callable[[str], None] = nobody,
        nudge: Nudge = no_nudge,
        think: Think | None = None,
        pause: Pause = two_seconds,
        idle: int = 256,
        pulse: float = 20.0,
    ) -> None:
        super().__init__(store, clock=clock or SystemClock(), plan=plan, told=told, pause=pause, idle=idle)
        self.scheduler = Scheduler(self, think, nudge, pulse)

    async def __aenter__(self) -> Self:
        await self.scheduler.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.scheduler.stop()
        await asyncio.gather(*self.under_way, return_exceptions=True)

    def stored(self, state: State) -> None:
        """A game or lobby has been stored, with its deadlines."""
        self.scheduler.look_ahead(state)

    def recovered(self) -> None:
        """The store takes something again; that it did not was an outage."""
        self.scheduler.watch.note_refusal()
        self.scheduler.note(self.clock.now())
        super().recovered()

    def disconnected(self, shard: int = 0, shards: int = 1) -> None:
        """Discord cannot be heard on a shard; the deadlines of its games wait."""
        self.scheduler.watch.disconnected(shard, shards)

    def connected(self, shard: int = 0, shards: int = 1) -> None:
        """Discord is heard again on a shard."""
        self.scheduler.watch.connected(shard, shards)
        self.scheduler.note(self.clock.now())

    # Lobbies

    async def open_lobby(
        self, opening: OpenLobby, posts: tuple[PostIntent, ...] = (), key: str | None = None
    ) -> str:
        """Open a lobby and return its name, which its game will have too."""
        lobby = Lobby(
            game_id=new_id(),
            guild_id=opening.guild_id,
            channel_id=opening.channel_id,
            seats=opening.seats,
            host_id=opening.host_id,
            options=opening.options,
            deadlines=(lobby_deadline(self.clock.now(), opening.expires_in),),
        )
        return await self.open_in_channel(Change(lobby, posts=posts), key)

    async def change_lobby(
        self, game_id: str, change: Callable[[Lobby], Lobby], key: str | None = None
    ) -> Lobby:
        """Change a lobby by a pure function; what it raises is raised here, and nothing changes."""
        changed = await self.change(game_id, lambda state: Change(change(as_lobby(state))), key)
        assert isinstance(changed.after, Lobby)
        return changed.after

    async def start(self, game_id: str, deal: Callable[[Lobby], OpenGame], key: str | None = None) -> Told:
        """Turn a lobby into a game, dealt by a function of the lobby as it stands."""

        def decide(state: State) -> Change:
            return Change(*seat_people(game_id, deal(as_lobby(state))))

        return as_told(await self.change(game_id, decide, key))

    async def cancel(self, game_id: str, key: str | None = None) -> None:
        """Close a lobby."""
        await self.change(game_id, lambda state: Change(as_lobby(state).close("cancelled")), key)

    # Games

    async def open(self, opening: OpenGame, key: str | None = None) -> str:
        """Begin a game without a lobby and return its name."""
        return await self.open_in_channel(Change(*seat_people(new_id(), opening)), key)

    async def open_in_channel(self, change: Change, key: str | None) -> str:
        """Store a new game or lobby, unless another is open in its channel; the same key opens only one."""
        state = change.after
        try:
            await self.insert(state, change, key)
        except TryAgain as error:
            other = await self.find(state.channel_id) if isinstance(error.__cause__, Conflict) else None
            if other is None:
                raise
            if key is None or not await self.has_done(other, key):
                raise ChannelTaken(other) from error
            return other
        return state.game_id

    async def find(self, channel_id: int) -> str | None:
        """The game or lobby that is open in a channel."""
        try:
            return await self.store.open_in(channel_id)
        except SQLAlchemyError as error:
            raise TryAgain from error

    async def act(
        self,
        game_id: str,
        action: Action,
        *,
        question: int | None = None,
        key: str | None = None,
        user_id: int | None = None,
    ) -> Told:
        """Do what a seat or the table does, once per key; an answer to a question that is over is refused."""

        def decide(table: Seated) -> Move:
            if user_id is not None and isinstance(action, SeatAction) and table.seat_of(user_id) != action.by:
                raise NotYourSeat
            return moves.act(table, action, question)

        return await self.move(game_id, decide, key)

    async def come_back(self, game_id: str, user_id: int, key: str | None = None) -> Told:
        """A person is back; nothing happens unless their seat is kept."""
        return await self.move(game_id, lambda table: moves.come_back(table, own_seat(table, user_id)), key)

    async def leave(self, game_id: str, user_id: int, key: str | None = None) -> Told:
        """A person leaves the table for good; an automaton keeps the seat."""
        return await self.move(game_id, lambda table: moves.vacate(table, own_seat(table, user_id)), key)

    async def vacate(self, game_id: str, seat: int, key: str | None = None) -> Told:
        """A seat is taken from its person; an automaton keeps it."""
        return await self.move(game_id, lambda table: moves.vacate(table, seat), key)

    async def take(self, game_id: str, seat: int, user_id: int, name: str, key: str | None = None) -> Told:
        """A person takes a seat that was left."""
        return await self.move(game_id, lambda table: moves.take(table, seat, user_id, name), key)

    async def postpone(self, game_id: str, seconds: float) -> None:
        """Nobody's time runs while a table cannot be shown: its deadlines move."""

        def later(state: State) -> Change:
            moved = tuple(replace(deadline, fires=deadline.fires + seconds) for deadline in state.deadlines)
            return Change(replace(state, deadlines=moved))

        await self.change(game_id, later)

    async def stop_game(self, game_id: str, key: str | None = None) -> Told:
        """End a game without winners."""
        return await self.act(game_id, Stop(), key=key)

    async def move(self, game_id: str, decide: Callable[[Seated], Move], key: str | None = None) -> Told:
        """Let something happen at a table."""

        def change(state: State) -> Change:
            move = decide(as_table(state))
            return Change(move.after, move.events, refusal=move.refusal)

        return as_told(await self.change(game_id, change, key))


def own_seat(table: Seated, user_id: int) -> int:
    """Where a person sits, or NotYourSeat."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotYourSeat
    return seat


def as_told(changed: Changed) -> Told:
    """What a change of a table tells."""
    return Told(as_table(changed.after), changed.events, changed.repeated)
