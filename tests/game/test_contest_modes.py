"""The two ways to contest, and passing until one's next turn."""

import pytest
from msgspec.structs import replace

from bot.game import GiveAnswer, Reason, legal_actions, step, view
from bot.game.actions import Announce, Contest, Pass
from bot.game.events import AnswerHeard, ContestClosed
from bot.game.notation import write_position
from bot.game.questions import HearContests
from tests.rulebook.table import events_of, follow, options, play, refusal

TOGETHER = "K6 Q6 J6 B6 +TC, turn 5 of A"
CLOCKWISE = f"{TOGETHER}, clockwise"
ANSWERS = {f"{seat} {answer}" for seat in "BCD" for answer in ("passes", "passes on", "contests")}


# All at once


def test_all_at_once_everybody_answers_in_any_order() -> None:
    then = "K9 Q6 J5 B6 +TC, court 1, turn 6 of B"
    for order in ("BCD", "CDB", "DBC"):
        lines = [f"{seat} contests" if seat == "C" else f"{seat} passes" for seat in order]
        assert write_position(follow(TOGETHER, "A says K", *lines)[0]) == then


def test_all_at_once_an_answer_may_be_changed_until_the_window_closes() -> None:
    lines = ("A says K", "B contests", "C passes", "B passes", "C contests", "D passes")
    assert write_position(follow(TOGETHER, *lines)[0]) == "K9 Q6 J5 B6 +TC, court 1, turn 6 of B"
    assert refusal(TOGETHER, "A says K", "B contests", "B contests") is Reason.ALREADY_SAID
    assert refusal(TOGETHER, *lines, "B contests") is Reason.QUESTION_OVER


def test_all_at_once_nobody_learns_an_answer_before_the_window_closes() -> None:
    contest = follow(TOGETHER, "A says K", "B contests")[0]
    passes = follow(TOGETHER, "A says K", "B passes")[0]
    changed = follow(TOGETHER, "A says K", "B passes", "B contests")[0]
    for seat in (0, 2, 3, None):
        assert view(contest, seat) == view(passes, seat) == view(changed, seat)
    assert view(contest, 1).sealed == Contest(1, 1)
    assert view(passes, 1).sealed == Pass(1)


def test_all_at_once_seats_that_said_nothing_count_as_pass() -> None:
    game = follow(TOGETHER, "A says K", "C contests", "time out")[0]
    assert write_position(game) == "K9 Q6 J5 B6 +TC, court 1, turn 6 of B"


def test_only_what_would_change_something_is_offered() -> None:
    assert options(TOGETHER, "A says K") == ANSWERS
    assert options(TOGETHER, "A says K", "B contests") == ANSWERS - {"B contests"}
    assert options(TOGETHER, "A says K", "B passes on") == ANSWERS - {"B passes on"}


# Clockwise


def test_clockwise_each_sees_the_earlier_answers() -> None:
    game = follow(CLOCKWISE, "A says K", "B contests")[0]
    assert game.table.awaited() == (2,)
    (heard,) = (known.event for known in view(game, 2).history if isinstance(known.event, AnswerHeard))
    assert heard.answer == Contest(1, 1)


def test_clockwise_an_answer_lodged_in_advance_is_invisible_until_it_is_reached() -> None:
    silent = follow(CLOCKWISE, "A says K")[0]
    lodged = follow(CLOCKWISE, "A says K", "D contests")[0]
    for seat in (0, 1, 2, None):
        assert view(lodged, seat) == view(silent, seat)
    assert view(lodged, 3).sealed == Contest(3, 3)
    reached = (CLOCKWISE, "A says K", "D contests", "B passes", "C passes")
    assert [event.answer for event in events_of(AnswerHeard, *reached)] == [Pass(1), Pass(2)]
    heard = events_of(AnswerHeard, *reached, "answer for D")
    assert [event.answer for event in heard] == [Pass(1), Pass(2), Contest(3, 3)]


def test_clockwise_an_answer_lodged_in_advance_is_given_only_in_its_place() -> None:
    early = follow(CLOCKWISE, "A says K", "D contests", "answer for D", "answer for B")[0]
    assert early == follow(CLOCKWISE, "A says K", "D contests")[0]


def test_clockwise_a_lodged_answer_may_be_changed_until_it_is_reached() -> None:
    lines = ("A says K", "D contests", "C contests", "D passes", "C passes", "B passes")
    assert write_position(follow(CLOCKWISE, *lines, "all pass")[0]).startswith("K9 Q6 J6 B6 +TC, turn 6 of B")
    assert refusal(CLOCKWISE, "A says K", "D contests", "D contests") is Reason.ALREADY_SAID


def test_clockwise_a_question_is_asked_anew_for_each_seat_but_old_numbers_still_count() -> None:
    game = follow(CLOCKWISE, "A says K", "B passes")[0]
    assert isinstance(game.table.question, HearContests)
    opened = game.table.question.opened
    assert game.table.number == opened + 1
    assert game.table.is_open(opened)
    assert game.table.is_open(opened + 1)
    assert not game.table.is_open(opened - 1)
    assert not game.table.is_open(opened + 2)


def test_clockwise_a_time_out_passes_for_the_seat_that_is_asked_alone() -> None:
    game = follow(CLOCKWISE, "A says K", "D contests", "time out")[0]
    assert game.table.awaited() == (2,)
    for last in ("answer for D", "time out"):
        game = follow(CLOCKWISE, "A says K", "D contests", "time out", "time out", last)[0]
        assert write_position(game) == "K9 Q6 J6 B5 +TC, court 1, turn 6 of B, clockwise"


# Passing until one's next turn


def test_passing_on_counts_as_a_pass_in_the_present_window() -> None:
    assert play(TOGETHER, "A says K", "B passes on", "all pass") == "K9 Q6 J6 B6 +TC, turn 6 of B"


@pytest.mark.parametrize("mode", ["", ", clockwise"])
def test_passing_on_is_nobody_else_s_business(mode: str) -> None:
    once = follow(TOGETHER + mode, "A says K", "D passes")[0]
    on = follow(TOGETHER + mode, "A says K", "D passes on")[0]
    for seat in (0, 1, 2, None):
        assert view(once, seat) == view(on, seat)
    assert view(on, 3).standing
    assert not view(once, 3).standing


def test_all_at_once_a_standing_pass_looks_like_no_answer_until_it_is_given() -> None:
    standing = (TOGETHER, "A says K", "B passes", "C passes", "D passes on", "B says Q")
    game = follow(*standing)[0]
    assert game.table.awaited() == (2, 3, 0)
    assert follow(*standing, "A passes")[0].table.awaited() == (2, 3)
    assert follow(*standing, "A passes", "C passes")[0].table.awaited() == (3,)
    assert follow(*standing, "answer for D", "A passes", "C passes")[0].table.on_turn == 2
    assert follow(*standing, "A passes", "C passes", "answer for D")[0].standing == (3,)


def test_an_answer_is_given_for_nobody_who_has_said_nothing_or_whose_answer_is_known() -> None:
    game = follow(TOGETHER, "A says K", "B contests")[0]
    for seat in range(4):
        assert step(game, GiveAnswer(seat)) == (game, ())
    turn = follow(f"{TOGETHER}, passing D")[0]
    assert step(turn, GiveAnswer(3)) == (turn, ())


def test_a_window_in_which_all_pass_on_stays_open_until_the_deadline() -> None:
    start = "K6 Q6 J6 B6 +TC, turn 5 of A, passing B C D"
    assert follow(start, "A says K")[0].table.awaited() == (1, 2, 3)
    assert write_position(follow(start, "A says K", "time out")[0]) == (
        "K9 Q6 J6 B6 +TC, turn 6 of B, passing C D"
    )


def test_clockwise_a_standing_pass_waits_in_its_place_until_it_is_given() -> None:
    start = "K6 Q6 J6 B6 +TC, turn 5 of A, clockwise, passing C D"
    assert follow(start, "A says K")[0].table.awaited() == (1,)
    assert follow(start, "A says K", "B passes")[0].table.awaited() == (2,)
    assert follow(start, "A says K", "B passes", "answer for C")[0].table.awaited() == (3,)
    assert follow(start, "A says K", "B passes", "answer for C", "answer for D")[0].table.turn == 6


@pytest.mark.parametrize("mode", ["", ", clockwise"])
def test_a_game_of_the_first_rules_waits_for_no_standing_pass(mode: str) -> None:
    game = follow(f"K6 Q6 J6 B6 +TC, turn 5 of A{mode}, passing C D")[0]
    setup = replace(game.table.setup, rules=1)
    game = replace(game, table=replace(game.table, setup=setup))
    for action in (Announce(0, "king", 0), Pass(1)):
        game, _ = step(game, action)
    assert game.table.turn == 6


@pytest.mark.parametrize("mode", ["", ", clockwise"])
def test_who_passes_on_may_still_say_otherwise(mode: str) -> None:
    start = f"K6 Q6 J6 B6 +TC, turn 5 of A{mode}, passing D"
    lines = ("A says K", "D contests", "B passes", "C passes", "answer for D")
    assert write_position(follow(start, *lines)[0]) == f"K9 Q6 J6 B5 +TC, court 1, turn 6 of B{mode}"
    assert refusal(start, "A says K", "D passes on") is Reason.ALREADY_SAID


def test_a_standing_pass_ends_with_one_s_next_turn() -> None:
    start = "K6 Q6 J6 B6 +TC, turn 5 of A, passing B C"
    assert write_position(follow(start, "A peeks")[0]).endswith("passing C")


def test_the_contest_closes_with_the_same_claims_in_both_modes() -> None:
    lines = ("A says K", "D contests", "B contests", "C passes", "answer for D")
    closed = [events_of(ContestClosed, start, *lines) for start in (TOGETHER, CLOCKWISE)]
    assert closed[0] == closed[1]


def test_it_is_not_the_business_of_a_seat_that_does_not_exist() -> None:
    game = follow(TOGETHER, "A says K")[0]
    assert legal_actions(game, 4) == legal_actions(game, -1) == ()
