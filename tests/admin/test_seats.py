"""Who is absent, and how a seat changes hands, without Discord."""

import pytest
from msgspec.structs import replace

from bot.game import events as e
from bot.servers.offers import SeatReason, SeatRefused, check_giving, hand_over
from bot.tables import Seated, SeatHolder
from bot.tables.openings import seat_people
from tests.tables.helpers import opening


def a_table() -> Seated:
    """Persons 100 to 103, the first of them host."""
    return seat_people("game", opening()).after


def missing(table: Seated, seat: int) -> Seated:
    misses = tuple(int(one == seat) for one in range(len(table.seats)))
    return replace(table, attendance=replace(table.attendance, misses=misses))


def test_who_missed_something_is_absent() -> None:
    table = a_table()
    assert not any(table.is_absent(seat) for seat in range(4))
    assert missing(table, 2).is_absent(2)
    automaton = replace(table, seats=(SeatHolder(name="Pierrot", automaton="novice"), *table.seats[1:]))
    assert not automaton.is_absent(0)
    assert not replace(missing(table, 2), closed="stopped").is_absent(2)


def test_a_seat_changes_hands_without_stopping_the_game() -> None:
    table = missing(a_table(), 0)
    move = hand_over(table, 0, 200, "Grace")
    assert move.events == (e.SeatKept(0), e.SeatReturned(0))
    assert move.after.seats[0] == SeatHolder(user_id=200, name="Grace")
    assert (200, 0) in move.after.sitters
    assert move.after.host_id == 200
    assert move.after.attendance.misses[0] == 0
    assert move.after.game.table.outcome is None


@pytest.mark.parametrize(
    ("seat", "moderator", "to", "reason"),
    [
        (2, 999, 200, None),
        (2, 999, None, None),
        (2, 101, 200, SeatReason.YOU_PLAY),
        (2, 999, 101, SeatReason.HAS_SAT),
        (2, 999, 102, SeatReason.HAS_SAT),
        (1, 999, 200, SeatReason.NOT_ABSENT),
        (4, 999, 200, SeatReason.NO_SUCH_SEAT),
        (-1, 999, 200, SeatReason.NO_SUCH_SEAT),
    ],
)
def test_who_gives_what_to_whom(seat: int, moderator: int, to: int | None, reason: SeatReason | None) -> None:
    table = missing(a_table(), 2)
    if reason is None:
        check_giving(table, seat, moderator, to)
        return
    with pytest.raises(SeatRefused) as error:
        check_giving(table, seat, moderator, to)
    assert error.value.reason is reason


def test_a_seat_is_not_handed_over_once_things_have_changed() -> None:
    table = a_table()
    for state, user_id, reason in (
        (table, 200, SeatReason.NOT_ABSENT),
        (missing(table, 0), 101, SeatReason.YOU_SAT),
        (replace(missing(table, 0), closed="stopped"), 200, SeatReason.OVER),
    ):
        with pytest.raises(SeatRefused) as error:
            hand_over(state, 0, user_id, "Grace")
        assert error.value.reason is reason
