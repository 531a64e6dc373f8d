"""A lobby, a table with its people, and how either is opened: plain data."""

from typing import Any, Self, cast

import msgspec
from msgspec.structs import replace

from bot.game import ContestMode, Event, Game, fold

from .attendance import Attendance, attendance_of
from .deadlines import Deadline, Kind
from .errors import NoSuchGame, NotYourSeat

LOBBY_TIME = 15 * 60.0


class Times(msgspec.Struct, frozen=True):
    """How many seconds there are for each kind of question."""

    memorise: float
    turn: float
    contest: float
    power: float


class SeatHolder(msgspec.Struct, frozen=True):
    """Who sits in a seat: a person, an automaton of some level, or neither once the person has left.

    A seat that was left keeps the name of who left it.
    """

    user_id: int | None = None
    name: str = ""
    automaton: str | None = None
    seed: int | None = None
    reserved: bool = False
    """In a lobby: kept free for this person, who has not joined yet."""

    @property
    def is_left(self) -> bool:
        """Whether nobody sits here any more."""
        return self.user_id is None and self.automaton is None


class Sitting(msgspec.Struct, frozen=True):
    """Somebody's time in a seat: a person's, a game's own automaton's, or that of one that stands in.

    One that stands in for somebody who left has no name. Games of old may not know the versions.
    """

    seat: int
    user_id: int | None
    name: str | None
    automaton: str | None = None
    first: int | None = None
    """The version of the log that its first event has."""
    last: int | None = None
    """The version of its last event, once it is over."""


class Options(msgspec.Struct, frozen=True):
    """What a game copies when it begins, so that later changes do not touch it; it names nobody."""

    times: Times
    language: str = "en"
    more: dict[str, Any] = {}


class Gathering(msgspec.Struct, frozen=True):
    """People in a channel, whether their game has begun or not."""

    game_id: str
    guild_id: int
    channel_id: int
    seats: tuple[SeatHolder, ...]
    host_id: int | None
    options: Options
    closed: str | None = None
    """Why it is no longer open."""
    deadlines: tuple[Deadline, ...] = ()

    def seat_of(self, user_id: int) -> int | None:
        """Where a person sits now."""
        for seat, holder in enumerate(self.seats):
            if holder.user_id == user_id:
                return seat
        return None

    def own_seat(self, user_id: int) -> int:
        """Where a person sits now, or NotYourSeat."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise NotYourSeat
        return seat

    @property
    def curtain(self) -> Deadline | None:
        """What hides the newest events while masks come off; no lobby has one."""
        for deadline in self.deadlines:
            if deadline.kind is Kind.CURTAIN:
                return deadline
        return None

    def told(self) -> Self:
        """All of it that may be told to anybody."""
        return self

    def time_shown(self, kind: Kind) -> float | None:
        """The time that people see for a deadline."""
        return next((deadline.due for deadline in self.deadlines if deadline.kind is kind), None)


class Lobby(Gathering, frozen=True):
    """People gathering for a game; the host is one of them."""

    version: int = 0
    """A lobby has no log."""

    @property
    def deadline(self) -> float | None:
        """When the lobby expires, as shown."""
        return self.time_shown(Kind.LOBBY)

    def check_open(self) -> None:
        """Raise NoSuchGame where nobody can join any more."""
        if self.closed is not None:
            raise NoSuchGame(self.game_id)

    def close(self, why: str) -> "Lobby":
        """The lobby when nobody can join any more."""
        return replace(self, closed=why, deadlines=())


class Seated(Gathering, frozen=True, kw_only=True):
    """A game and the people at its table."""

    game: Game
    sittings: tuple[Sitting, ...]
    """Who has sat where, in each seat one after the other."""
    attendance: Attendance

    @property
    def version(self) -> int:
        """How many events the log holds."""
        return self.game.history.length

    @property
    def told_version(self) -> int:
        """How many events of the log may be told now."""
        return self.version if self.curtain is None else self.curtain.question

    def told(self) -> Self:
        """The table as far as it may be told to anybody: while masks come off, only up to who claimed."""
        if self.curtain is None:
            return self
        log = self.told_events()
        game = fold(log)
        return replace(self, game=game, attendance=attendance_of(game, log))

    def told_events(self, first: int = 0, last: int | None = None) -> tuple[Event, ...]:
        """The events after version `first`, up to `last` and as far as they may be told."""
        until = self.told_version if last is None else min(last, self.told_version)
        return cast("tuple[Event, ...]", self.game.history[first:until])

    @property
    def sitters(self) -> tuple[tuple[int, int], ...]:
        """Everybody who has ever sat here and has not asked to be forgotten: user and seat."""
        return tuple(sorted({(sat.user_id, sat.seat) for sat in self.sittings if sat.user_id is not None}))

    @property
    def lobby(self) -> Lobby:
        """Those who sit here, as a lobby that nobody can join any more."""
        return Lobby(
            self.game_id, self.guild_id, self.channel_id, self.seats, self.host_id, self.options, "begun"
        )

    @property
    def deadline(self) -> float | None:
        """When the present question ends, as shown."""
        return self.time_shown(Kind.QUESTION)

    @property
    def is_half_time_over(self) -> bool:
        """Whether half of the time for the present question has passed, or will not be noticed."""
        return all(deadline.kind is not Kind.NUDGE for deadline in self.deadlines)

    def is_person(self, seat: int) -> bool:
        """Whether a person answers for the seat; an absent person whose seat is kept does not."""
        return self.seats[seat].user_id is not None and seat not in self.game.table.kept

    def is_kept(self, seat: int) -> bool:
        """Whether an automaton answers for a person whose seat it still is, in a game that goes on."""
        return self.closed is None and seat in self.game.table.kept and self.seats[seat].user_id is not None

    def is_kept_for(self, user_id: int) -> bool:
        """Whether an automaton answers for this person, in a game that goes on."""
        return self.closed is None and any(
            self.seats[seat].user_id == user_id for seat in self.game.table.kept
        )

    @property
    def presence(self) -> tuple[object, ...]:
        """All that decides who is absent."""
        return self.closed, self.seats, self.game.table.kept, self.attendance.misses

    def is_absent(self, seat: int) -> bool:
        """Whether a seat was left, is kept by an automaton, or its person has missed something in a row."""
        return (
            self.closed is None
            and self.seats[seat].automaton is None
            and (not self.is_person(seat) or self.attendance.misses[seat] > 0)
        )

    def persons(self) -> tuple[int, ...]:
        """The seats for which a person answers."""
        return tuple(seat for seat in range(len(self.seats)) if self.is_person(seat))


State = Lobby | Seated


class OpenLobby(msgspec.Struct, frozen=True):
    """Where a lobby opens, for whom, and how."""

    guild_id: int
    channel_id: int
    host_id: int
    seats: tuple[SeatHolder, ...]
    options: Options
    expires_in: float = LOBBY_TIME


class OpenGame(msgspec.Struct, frozen=True):
    """All that a game begins with; cards are shuffled and seats drawn already."""

    guild_id: int
    channel_id: int
    host_id: int | None
    seats: tuple[SeatHolder, ...]
    characters: tuple[str, ...]
    cards: tuple[str, ...]
    options: Options
    contest: ContestMode = ContestMode.TOGETHER
    starter: int = 0


class PostIntent(msgspec.Struct, frozen=True):
    """A message that should exist, under a name that is the game's own."""

    slot: str
