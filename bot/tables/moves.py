"""Everything that can happen at a table, as pure steps from one table to the next, and what they change."""

from collections.abc import Sequence
from functools import reduce
from typing import Generic, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from bot.game import (
    Action,
    Event,
    Game,
    IllegalAction,
    KeepSeat,
    ReturnSeat,
    SeatAction,
    Stop,
    TimeOut,
    legal_actions,
    require_open,
    step,
)
from bot.game import events as e

from .attendance import attend
from .curtain import raised
from .deadlines import GRACE, KEPT_AFTER, UNANSWERED, Deadline, Kind
from .errors import NoSuchGame, NotYourSeat, SeatNotFree
from .sittings import closed, reseat
from .state import Gathering, PostIntent, Seated, SeatHolder, State

S_co = TypeVar("S_co", bound=State, covariant=True)


class Change(msgspec.Struct, Generic[S_co], frozen=True):
    """What is to be stored; a refusal, which may come after something did change, is raised once it is."""

    after: S_co
    events: tuple[Event, ...] = ()
    refusal: IllegalAction | None = None
    outbox: Sequence[PostIntent] = ()
    """Posts that are wanted besides those that the events ask for."""

    def then(self: "Change[Seated]", action: Action) -> "Change[Seated]":
        """The move with another action following; when its game is over a table closes, and all get up."""
        game, events = step(self.after.game, action)
        attendance = reduce(attend, events, self.after.attendance)
        after = replace(self.after, game=game, attendance=attendance)
        if game.table.outcome is not None:
            after = closed(after, game.table.outcome)
        return replace(self, after=after, events=(*self.events, *events))


Move: TypeAlias = Change[Seated]
"""What happens at a table."""


class Committed(msgspec.Struct, frozen=True):
    """What has been stored, now or when the same idempotency key came before."""

    after: State
    events: tuple[Event, ...]
    repeated: bool = False
    """The same key was acted on before, and is not again."""

    @property
    def table(self) -> Seated:
        """The table as it stands, or NoSuchGame if its game has not begun."""
        if not isinstance(self.after, Seated):
            raise NoSuchGame(self.after.game_id)
        return self.after

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.table.game


def stop(table: Gathering) -> Move:
    """A game ends without winners; masks that are coming off are off at once, and that may have ended it."""
    if not isinstance(table, Seated):
        raise NoSuchGame(table.game_id)
    if table.curtain is None:
        return Change(table).then(Stop())
    shown = raised(table)
    return Change(shown) if shown.closed is not None else Change(shown).then(Stop())


def act(table: Seated, action: Action, question: int | None = None, user_id: int | None = None) -> Move:
    """An action of one's own seat, which must answer an open question; any click brings the absent back."""
    move = Change(table)
    if isinstance(action, SeatAction):
        if user_id is not None and table.seat_of(user_id) != action.by:
            raise NotYourSeat
        if table.is_kept(action.by):
            move = move.then(ReturnSeat(action.by))
    try:
        if question is not None:
            require_open(table.game.table, question)
        move = move.then(action)
    except IllegalAction as refusal:
        if not move.events:
            raise
        return replace(move, refusal=refusal)
    return stop_if_deserted(table, move) if isinstance(action, KeepSeat) else move


def time_out_answer(table: Seated, seat: int) -> SeatAction:
    """What the rules decide for a seat when nobody does."""
    return legal_actions(table.game, seat)[0]


def come_back(table: Seated, user_id: int) -> Move:
    """A person is back; nothing happens unless their seat is kept."""
    seat = table.own_seat(user_id)
    return Change(table).then(ReturnSeat(seat)) if table.is_kept(seat) else Change(table)


def time_out(table: Seated, question: int) -> Move:
    """The rules decide for those awaited; who missed too many turns or powers in a row has the seat kept."""
    move = Change(table).then(TimeOut(question))
    missing = [seat for event in move.events if isinstance(event, e.TimedOut) for seat in event.seats]
    for seat in missing:
        after = move.after
        gone = after.is_person(seat) and after.attendance.misses[seat] >= KEPT_AFTER
        if gone and after.game.table.outcome is None:
            move = move.then(KeepSeat(seat))
    return stop_if_deserted(table, move)


def stop_if_deserted(before: Seated, move: Move) -> Move:
    """A table that the last person has just left stops."""
    after = move.after
    if after.game.table.outcome is None and before.persons() and not after.persons():
        return move.then(Stop())
    return move


def leave(table: Seated, user_id: int) -> Move:
    """A person leaves for good."""
    return vacate(table, table.own_seat(user_id))


def vacate(table: Seated, seat: int) -> Move:
    """A person has left, and what the automaton in their seat does is its own; one who was stood in for
    has the seat again for that moment, so that it is always known who left."""
    here = Change(table).then(ReturnSeat(seat))
    left = replace(here, after=without_person(here.after, seat)).then(KeepSeat(seat))
    return stop_if_deserted(table, left)


def give_to_automaton(table: Seated, seat: int) -> Move:
    """An absent person is stood in for, and then the seat is theirs no longer."""
    kept = Change(table).then(KeepSeat(seat))
    return stop_if_deserted(table, replace(kept, after=without_person(kept.after, seat)))


def without_person(table: Seated, seat: int) -> Seated:
    """A seat is its person's no longer, and somebody else is host."""
    holder = table.seats[seat]
    if holder.user_id is None:
        raise SeatNotFree
    left = reseat(table, seat, SeatHolder(name=holder.name, seed=holder.seed))
    others = [other.user_id for other in left.seats if other.user_id is not None]
    host = (others[0] if others else None) if table.host_id == holder.user_id else table.host_id
    return replace(left, host_id=host)


def take(table: Seated, seat: int, user_id: int, name: str) -> Move:
    """A person takes a seat that was left; who has sat here may return only to their own."""
    if not table.seats[seat].is_left:
        raise SeatNotFree
    if table.seat_of(user_id) is not None or dict(table.sitters).get(user_id, seat) != seat:
        raise NotYourSeat
    return sit_down(table, seat, user_id, name)


def sit_down(table: Seated, seat: int, user_id: int, name: str) -> Move:
    """A person has a seat from now on, and is host where nobody is or whoever had the seat was."""
    before = table.seats[seat]
    taken = reseat(table, seat, SeatHolder(user_id=user_id, name=name, seed=before.seed))
    host = user_id if table.host_id in (None, before.user_id) else table.host_id
    move = Change(replace(taken, host_id=host))
    if seat not in table.game.table.kept:
        move = move.then(KeepSeat(seat))
    return move.then(ReturnSeat(seat))


def postpone(state: State, seconds: float) -> Change[State]:
    """The deadlines of a table or lobby move, except for a curtain, which nobody answers."""
    moved = tuple(
        deadline if deadline.kind is Kind.CURTAIN else replace(deadline, fires=deadline.fires + seconds)
        for deadline in state.deadlines
    )
    return Change(replace(state, deadlines=moved))


def renew(state: State, now: float, most: float) -> Change[State]:
    """People have their full time again, or `most` where that is shorter, or what is left if that is more."""
    renewed = tuple(renewed_deadline(deadline, now, most) for deadline in state.deadlines)
    return Change(replace(state, deadlines=renewed))


def renewed_deadline(deadline: Deadline, now: float, most: float) -> Deadline:
    """A deadline that leaves time again, unless nobody is to answer by then."""
    if deadline.kind in UNANSWERED:
        return deadline
    grace = 0.0 if deadline.kind in (Kind.NUDGE, Kind.ANSWER) else GRACE
    return replace(deadline, fires=max(deadline.fires, now + min(deadline.full, most) + grace))
