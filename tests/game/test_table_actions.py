"""What the table itself does: time-outs, and seats that automata keep."""

import pytest

from bot.game import IllegalAction, KeepSeat, Reason, TimeOut, decide, step
from bot.game.actions import Swap
from bot.game.events import TimedOut
from bot.game.notation import read_position
from tests.rulebook.table import events_of, follow, play

FOUR = "K6 Q6 J6 B6 +TC, turn 5 of A"
EIGHT = "I6 B6 K6 F6 Q6 J6 P6 P6, turn 9 of A"


def test_a_time_out_says_for_whom_it_decided() -> None:
    (timed_out,) = events_of(TimedOut, FOUR, "A says K", "C contests", "time out")
    assert timed_out.seats == (1, 3)


def test_nothing_happens_if_the_question_is_over() -> None:
    game = follow(FOUR, "A says K")[0]
    for number in (0, game.table.number - 1, game.table.number + 1):
        assert step(game, TimeOut(number)) == (game, ())
    asked_next = follow(f"{FOUR}, clockwise", "A says K", "B passes")[0]
    assert step(asked_next, TimeOut(asked_next.table.number - 1)) == (asked_next, ())
    over = follow(FOUR, "stop")[0]
    assert decide(over, TimeOut(over.table.number)) == ()


def test_a_seat_is_kept_by_an_automaton_and_returned_to_its_person() -> None:
    assert play(FOUR, "keep C", "keep B") == "K6 Q6 J6 B6 +TC, turn 5 of A, kept B C"
    assert play(FOUR, "keep C", "keep B", "return C") == "K6 Q6 J6 B6 +TC, turn 5 of A, kept B"


def test_a_kept_seat_does_not_pass_for_the_person_who_left_it() -> None:
    game = follow(FOUR, "A says K", "D passes on", "B passes", "C passes")[0]
    assert game.standing == (3,)
    assert step(game, KeepSeat(3))[0].standing == ()
    assert step(game, KeepSeat(2))[0].standing == (3,)


def test_keeping_a_kept_seat_or_returning_another_changes_nothing() -> None:
    game = follow(FOUR, "keep C", "keep C", "return B")[0]
    assert len(game.history) == 1
    assert game.table.kept == (2,)


def test_a_seat_that_does_not_exist_cannot_be_kept_or_act() -> None:
    game = read_position(FOUR)
    for action in (KeepSeat(4), Swap(7, (0, 1), True)):
        with pytest.raises(IllegalAction) as refused:
            decide(game, action)
        assert refused.value.reason is Reason.NO_SUCH_SEAT
