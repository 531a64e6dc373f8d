"""A lobby, a table with its people, and what is asked and told of them: plain data."""

from typing import Any

import msgspec
from msgspec.structs import replace

from bot.game import ContestMode, Event, Game

from .attendance import Attendance
from .deadlines import Deadline, Kind

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


class Options(msgspec.Struct, frozen=True):
    """What a game copies when it begins, so that later changes do not touch it; it names nobody."""

    times: Times
    language: str = "en"
    more: dict[str, Any] = {}


class Lobby(msgspec.Struct, frozen=True):
    """People gathering for a game; the host is one of them."""

    game_id: str
    guild_id: int
    channel_id: int
    seats: tuple[SeatHolder, ...]
    host_id: int | None
    options: Options
    closed: str | None = None
    """Why it is no longer open: cancelled or expired."""
    deadlines: tuple[Deadline, ...] = ()
    version: int = 0
    """A lobby has no log."""

    @property
    def deadline(self) -> float | None:
        """When the lobby expires, as shown."""
        return shown(self.deadlines, Kind.LOBBY)

    def close(self, why: str) -> "Lobby":
        """The lobby when nobody can join any more."""
        return replace(self, closed=why, deadlines=())

    def seat_of(self, user_id: int) -> int | None:
        """Where a person sits."""
        return seat_of(self.seats, user_id)


class Seated(msgspec.Struct, frozen=True):
    """A game and the people at its table."""

    game_id: str
    guild_id: int
    channel_id: int
    game: Game
    seats: tuple[SeatHolder, ...]
    host_id: int | None
    sitters: tuple[tuple[int, int], ...]
    """Everybody who has ever sat here: user and seat."""
    options: Options
    attendance: Attendance
    closed: str | None = None
    deadlines: tuple[Deadline, ...] = ()

    @property
    def version(self) -> int:
        """How many events the log holds."""
        return len(self.game.history)

    @property
    def deadline(self) -> float | None:
        """When the present question ends, as shown."""
        return shown(self.deadlines, Kind.QUESTION)

    def seat_of(self, user_id: int) -> int | None:
        """Where a person sits now."""
        return seat_of(self.seats, user_id)

    def is_person(self, seat: int) -> bool:
        """Whether a person answers for the seat; an absent person whose seat is kept does not."""
        return self.seats[seat].user_id is not None and seat not in self.game.table.kept

    def is_absent(self, seat: int) -> bool:
        """Whether a seat was left, is kept by an automaton, or its person has missed something in a row."""
        holder = self.seats[seat]
        if self.closed is not None or holder.automaton is not None:
            return False
        return holder.user_id is None or seat in self.game.table.kept or self.attendance.misses[seat] > 0

    def persons(self) -> tuple[int, ...]:
        """The seats for which a person answers."""
        return tuple(seat for seat in range(len(self.seats)) if self.is_person(seat))


def shown(deadlines: tuple[Deadline, ...], kind: Kind) -> float | None:
    """The time that is shown for a deadline."""
    return next((deadline.due for deadline in deadlines if deadline.kind is kind), None)


def seat_of(seats: tuple[SeatHolder, ...], user_id: int) -> int | None:
    """The seat a person holds."""
    return next((seat for seat, holder in enumerate(seats) if holder.user_id == user_id), None)


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


class Told(msgspec.Struct, frozen=True):
    """What became of an action: the table after it and the events it brought about."""

    table: Seated
    events: tuple[Event, ...]
    repeated: bool = False
    """The same key was acted on before, and is not again."""

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.table.game
