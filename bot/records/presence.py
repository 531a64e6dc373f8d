"""Who played a seat: the person, or an automaton for them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from bot.game import Event
from bot.game import events as e
from bot.tables import Sitting


class Player(msgspec.Struct, frozen=True):
    """Whose record a seat goes into: a person's, or that of a level of automata."""

    name: str
    """A user id, or a level; empty for somebody who asked to be forgotten, who is a newcomer each time."""
    is_person: bool


def player_of(sitting: Sitting) -> Player | None:
    """Who had a sitting; nobody where an automaton stood in for somebody who left."""
    if sitting.user_id is not None:
        return Player(str(sitting.user_id), True)
    if sitting.automaton is not None:
        return Player(sitting.automaton, False)
    return None if sitting.name is None else Player("", True)


class Presence:
    """Who acts in each seat as a log goes on; nobody in a seat that is kept, or where it is not known."""

    def __init__(self, sittings: Sequence[Sitting], seats: int) -> None:
        self.spells = [[sat for sat in sittings if sat.seat == seat] for seat in range(seats)]
        self.kept: set[int] = set()
        self.version = 0

    def happen(self, event: Event) -> None:
        """One more event."""
        self.version += 1
        if isinstance(event, e.SeatKept):
            self.kept.add(event.seat)
        elif isinstance(event, e.SeatReturned):
            self.kept.discard(event.seat)

    def acting(self, seat: int) -> Player | None:
        """Who plays a seat now."""
        if seat in self.kept:
            return None
        covering = [sat for sat in self.spells[seat] if covers(sat, self.version)]
        return player_of(covering[0]) if len(covering) == 1 else None


def covers(sitting: Sitting, version: int) -> bool:
    """Whether an event may have fallen into a sitting."""
    return (sitting.first or 0) <= version and (sitting.last is None or version <= sitting.last)


def turns_played(log: Iterable[Event], presence: Presence) -> Iterator[tuple[int, Player | None]]:
    """Whose turn each turn was, and who decided it."""
    waiting: int | None = None
    for event in log:
        presence.happen(event)
        match event:
            case e.TurnBegan(seat=seat):
                waiting = seat
            case e.Announced() | e.CardsSwapped() | e.CardsSeen() | e.TimedOut() if waiting is not None:
                yield waiting, presence.acting(waiting)
                waiting = None


def owners(log: Sequence[Event], sittings: Sequence[Sitting], seats: int) -> tuple[Player | None, ...]:
    """Whose record each seat goes into: who played it last, if they played half of its turns or more.

    Before anybody's first turn that is whoever sits there.
    """
    presence = Presence(sittings, seats)
    turns: list[Counter[Player | None]] = [Counter() for _ in range(seats)]
    last: list[Player | None] = [None] * seats
    for seat, player in turns_played(log, presence):
        turns[seat][player] += 1
        last[seat] = player or last[seat]
    return tuple(
        owner(turns[seat], last[seat]) if turns[seat] else presence.acting(seat) for seat in range(seats)
    )


def owner(turns: Counter[Player | None], last: Player | None) -> Player | None:
    """Who played at least half of a seat's turns; of two who did, the later one."""
    half = [player for player, count in turns.items() if player and 2 * count >= turns.total()]
    return last if last in half else next(iter(half), None)
