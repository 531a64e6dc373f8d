"""What the table itself does: time-outs, and seats that automata keep."""

import pytest

from bot.game import IllegalAction, KeepSeat, Reason, TimeOut, decide, step
from bot.game.actions import Swap
from bot.game.events import CardsSwapped, TimedOut
from bot.game.notation import read_position, write_position
from tests.rulebook.table import events_of, follow, play

FOUR = "K6 Q6 J6 B6 +TC, turn 5 of A"
EIGHT = "I6 B6 K6 F6 Q6 J6 P6 P6, turn 9 of A"


@pytest.mark.parametrize(
    ("start", "lines", "then"),
    [
        ("K6 Q6 J6 B6 +TC, turn 0 of C", ("B is ready",), "K6 Q6 J6 B6 +TC, turn 1 of C"),
        (FOUR, (), "K6 Q6 J6 B6 +TC, turn 6 of B"),
        (f"{FOUR}, forced", (), "K6 Q6 J6 B6 +TC, turn 6 of B"),
        ("K6 Q6 J6 B6 W6 C6, turn 5 of A", ("A says W", "all pass"), "K6 Q6 J6 B6 W6 C6, turn 6 of B"),
        ("K3 Q6 J6 B6 W6 C6, turn 5 of A", ("A says W", "all pass"), "K3 Q6 J6 B6 W6 C6, turn 6 of B"),
        ("K6 Q7 J6 B7 +TC, turn 5 of C", ("C says B", "all pass"), "K6 Q7 J8 B5 +TC, turn 6 of D"),
        (EIGHT, ("A says I", "all pass", "A picks H"), "I10 B6 K6 F6 Q6 J6 P6 P2, turn 10 of B"),
        (EIGHT, ("A says F", "all pass"), "I7 B6 K6 F6 Q6 J6 P6 P6, turn 10 of B"),
    ],
)
def test_a_time_out_decides_by_the_rules(start: str, lines: tuple[str, ...], then: str) -> None:
    assert play(start, *lines, "time out") == then


def test_a_time_out_of_a_turn_touches_the_left_neighbour_and_does_not_swap() -> None:
    (swap,) = events_of(CardsSwapped, FOUR, "time out")
    assert (swap.cards, swap.really) == ((0, 1), False)


def test_a_timed_out_inquisitor_points_at_the_left_neighbour_who_names_the_first_in_play() -> None:
    asked = follow(EIGHT, "A says I", "all pass", "time out")[0]
    assert asked.table.awaited() == (1,)
    assert write_position(step(asked, TimeOut(asked.table.number))[0]).startswith("I10 B2 ")


def test_a_timed_out_spy_looks_at_the_left_neighbour_s_card_and_does_not_swap() -> None:
    start = "S6 Q6 J6 B6 +TC, turn 5 of A"
    then = play(start, "A says S", "all pass", "time out", "time out")
    assert then == "S6 Q6 J6 B6 +TC, turn 6 of B"


def test_a_victim_s_time_out_does_not_depend_on_a_peek() -> None:
    told = set[str]()
    for cards in ("I6 B6 K6 F6 Q6 J6 P6 P6", "I6 K6 B6 F6 Q6 J6 P6 P6"):
        peeked = (f"{cards}, turn 6 of B", "B peeks", *["time out"] * 6, "A says I", "all pass", "A picks B")
        named = follow(*peeked, "time out")[0].history[-5:]
        told.update(repr(event) for event in named if "PowerAnswered" in repr(event))
    assert len(told) == 1


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
