"""Who sat where while what happened: sittings begin and end with the change that seats somebody."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.game import Outcome

from .state import Seated, SeatHolder, Sitting


def first_sittings(holders: Iterable[SeatHolder]) -> tuple[Sitting, ...]:
    """The sittings of those to whom the cards are dealt."""
    return tuple(sitting_of(seat, holder, first=1) for seat, holder in enumerate(holders))


def sitting_of(seat: int, holder: SeatHolder, first: int) -> Sitting:
    """The sitting that a holder begins; who stands in for somebody has no name."""
    name = None if holder.is_left else holder.name
    return Sitting(seat, holder.user_id, name, holder.automaton, first)


def reseat(table: Seated, seat: int, holder: SeatHolder) -> Seated:
    """The table with somebody else in a seat: what happens from now on falls into a new sitting."""
    version = table.version
    sittings = (
        *ended(table.sittings, (seat,), version),
        sitting_of(seat, holder, first=version + 1),
    )
    seats = (*table.seats[:seat], holder, *table.seats[seat + 1 :])
    return replace(table, seats=seats, sittings=sittings)


def ended(sittings: tuple[Sitting, ...], seats: Iterable[int], last: int | None) -> tuple[Sitting, ...]:
    """The sittings, of which the newest in each of these seats ends with a version, or goes on."""
    newest = {sitting.seat: number for number, sitting in enumerate(sittings)}
    ending = {newest[seat] for seat in seats if seat in newest}
    return tuple(
        replace(sitting, last=last) if number in ending else sitting
        for number, sitting in enumerate(sittings)
    )


def closed(table: Seated, outcome: Outcome) -> Seated:
    """The table whose game is over: it closes, and all get up."""
    sittings = ended(table.sittings, range(len(table.seats)), table.version)
    return replace(table, closed=outcome.reason.value, sittings=sittings)


def still_open(table: Seated) -> Seated:
    """The table whose game may be over, as long as nobody may know it: all keep their seats."""
    if table.closed is None:
        return table
    return replace(table, closed=None, sittings=ended(table.sittings, range(len(table.seats)), None))
