"""Everything that can happen at a table, as pure steps from one table to the next."""

from msgspec.structs import replace

from bot.game import (
    Action,
    IllegalAction,
    KeepSeat,
    ReturnSeat,
    SeatAction,
    Stop,
    TimeOut,
    legal_actions,
    require_open,
)
from bot.game import events as e

from .changes import Change, Move
from .deadlines import GRACE, KEPT_AFTER, Deadline, Kind
from .errors import NotYourSeat, SeatNotFree
from .state import Seated, SeatHolder, State


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
    """A seat is its person's no longer; an automaton keeps it, and somebody else is host."""
    holder = table.seats[seat]
    if holder.user_id is None:
        raise SeatNotFree
    seats = put_holder(table.seats, seat, SeatHolder(name=holder.name, seed=holder.seed))
    others = [other.user_id for other in seats if other.user_id is not None]
    host = (others[0] if others else None) if table.host_id == holder.user_id else table.host_id
    move = Change(replace(table, seats=seats, host_id=host)).then(KeepSeat(seat))
    return stop_if_deserted(table, move)


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
    seats = put_holder(table.seats, seat, SeatHolder(user_id=user_id, name=name, seed=before.seed))
    sitters = tuple(sorted({*table.sitters, (user_id, seat)}))
    host = user_id if table.host_id in (None, before.user_id) else table.host_id
    move = Change(replace(table, seats=seats, sitters=sitters, host_id=host))
    if seat not in table.game.table.kept:
        move = move.then(KeepSeat(seat))
    return move.then(ReturnSeat(seat))


def postpone(state: State, seconds: float) -> Change[State]:
    """The deadlines of a table or lobby move."""
    moved = tuple(replace(deadline, fires=deadline.fires + seconds) for deadline in state.deadlines)
    return Change(replace(state, deadlines=moved))


def renew(state: State, now: float, most: float) -> Change[State]:
    """People have their full time again, or `most` where that is shorter, or what is left if that is more."""
    renewed = tuple(renewed_deadline(deadline, now, most) for deadline in state.deadlines)
    return Change(replace(state, deadlines=renewed))


def renewed_deadline(deadline: Deadline, now: float, most: float) -> Deadline:
    """A deadline that leaves time again, unless it is an automaton's."""
    if deadline.kind is Kind.AUTOMATON:
        return deadline
    grace = 0.0 if deadline.kind is Kind.NUDGE else GRACE
    return replace(deadline, fires=max(deadline.fires, now + min(deadline.full, most) + grace))


def put_holder(seats: tuple[SeatHolder, ...], seat: int, holder: SeatHolder) -> tuple[SeatHolder, ...]:
    """The seats with one holder changed."""
    return (*seats[:seat], holder, *seats[seat + 1 :])
