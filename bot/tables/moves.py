"""Everything that can happen at a table, as pure steps from one table to the next."""

from functools import reduce

import msgspec
from msgspec.structs import replace

from bot.game import (
    Action,
    Event,
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
from .deadlines import KEPT_AFTER
from .errors import NotYourSeat, SeatNotFree
from .state import Seated, SeatHolder


class Move(msgspec.Struct, frozen=True):
    """The table after something happened; a refusal may come after something did change."""

    after: Seated
    events: tuple[Event, ...] = ()
    refusal: IllegalAction | None = None

    def then(self, *actions: Action) -> "Move":
        """The move with more actions following."""
        after, events = self.after, self.events
        for action in actions:
            game, more = step(after.game, action)
            attendance = reduce(attend, more, after.attendance)
            after, events = replace(after, game=game, attendance=attendance), (*events, *more)
        return Move(after, events)


def act(table: Seated, action: Action, question: int | None = None) -> Move:
    """An action, which must answer an open question; any click of an absent person brings them back."""
    move = Move(table)
    if isinstance(action, SeatAction):
        move = come_back(table, action.by)
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


def come_back(table: Seated, seat: int) -> Move:
    """The person whose seat is kept answers for it again."""
    holders = table.seats[seat : seat + 1] if seat >= 0 else ()
    absent = seat in table.game.table.kept and any(holder.user_id is not None for holder in holders)
    return Move(table).then(ReturnSeat(seat)) if absent and table.closed is None else Move(table)


def time_out(table: Seated, question: int) -> Move:
    """The rules decide for those awaited; who missed too many turns or powers in a row has the seat kept."""
    move = Move(table).then(TimeOut(question))
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


def vacate(table: Seated, seat: int) -> Move:
    """A person leaves for good; an automaton keeps the seat, and somebody else is host."""
    holder = table.seats[seat]
    if holder.user_id is None:
        raise SeatNotFree
    seats = put_holder(table.seats, seat, SeatHolder(name=holder.name, seed=holder.seed))
    others = [other.user_id for other in seats if other.user_id is not None]
    host = (others[0] if others else None) if table.host_id == holder.user_id else table.host_id
    move = Move(replace(table, seats=seats, host_id=host)).then(KeepSeat(seat))
    return stop_if_deserted(table, move)


def take(table: Seated, seat: int, user_id: int, name: str) -> Move:
    """A person takes a seat that was left; who has sat here may return only to their own."""
    holder = table.seats[seat]
    if holder.user_id is not None or holder.automaton is not None:
        raise SeatNotFree
    if table.seat_of(user_id) is not None or dict(table.sitters).get(user_id, seat) != seat:
        raise NotYourSeat
    seats = put_holder(table.seats, seat, SeatHolder(user_id=user_id, name=name, seed=holder.seed))
    sitters = tuple(sorted({*table.sitters, (user_id, seat)}))
    host = table.host_id if table.host_id is not None else user_id
    return Move(replace(table, seats=seats, sitters=sitters, host_id=host)).then(ReturnSeat(seat))


def put_holder(seats: tuple[SeatHolder, ...], seat: int, holder: SeatHolder) -> tuple[SeatHolder, ...]:
    """The seats with one holder changed."""
    return (*seats[:seat], holder, *seats[seat + 1 :])
