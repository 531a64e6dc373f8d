"""RULES 10: the worked cases."""

from bot.game.events import CardShown

from .table import events_of, options, play


def test_case_1_b_announces_king_and_all_pass() -> None:
    start = "Q6 T6 K6 J6 +BC, turn 9 of B"
    assert play(start, "B says K", "all pass") == "Q6 T9 K6 J6 +BC, turn 10 of C"
    assert events_of(CardShown, start, "B says K", "all pass") == []


def test_case_2_a_and_c_contest_and_none_is_king() -> None:
    then = play("Q6 T6 J6 K6 +BC, turn 9 of B", "B says K", "A contests", "C contests", "all pass")
    assert then == "Q5 T5 J5 K6 +BC, court 3, turn 10 of C, forced"


def test_case_3_c_contests_and_is_the_king() -> None:
    then = play("Q6 T6 K6 J6 +BC, turn 9 of B", "B says K", "C contests", "all pass")
    assert then == "Q6 T5 K9 J6 +BC, court 1, turn 10 of C, forced"
    assert all("swap" in line for line in options(then))


def test_case_4_the_judge_takes_the_court_before_this_turn_s_fines() -> None:
    start = "Q6 T6 J6 K6 +BC, court 4, turn 9 of A"
    then = play(start, "A says J", "C contests", "D contests", "all pass")
    assert then == "Q5 T6 J10 K5 +BC, court 2, turn 10 of B"


def test_case_5_two_peasants_and_a_spy() -> None:
    start = "P6 B6 P6 J6 Q6 S6 K6 W6, turn 9 of A"
    then = play(start, "A says P", "C contests", "F contests", "all pass")
    assert then == "P8 B6 P8 J6 Q6 S5 K6 W6, court 1, turn 10 of B"


def test_case_6_an_uncontested_peasant_gets_one_whatever_they_are() -> None:
    rest = "B6 P6 J6 Q6 S6 K6"
    for card, other in (("P", "W"), ("W", "P")):
        then = play(f"{card}6 {rest} {other}6, turn 9 of A", "A says P", "all pass")
        assert then == f"{card}7 {rest} {other}6, turn 10 of B"


def test_case_7_the_inquisitor_is_contested_and_points_at_c() -> None:
    start = "B6 I6 P6 J6 Q6 S6 K6 P6, turn 9 of B"
    asked = ("B says I", "F contests", "all pass", "B picks C")
    wrong = play(start, *asked, "C names J")
    assert wrong == "B6 I10 P2 J6 Q6 S5 K6 P6, court 1, turn 10 of C, forced"
    right = play(start, *asked, "C names P")
    assert right == "B6 I6 P6 J6 Q6 S5 K6 P6, court 1, turn 10 of C, forced"
    assert all("swap" in line for line in options(right))


def test_case_8_the_cheat_who_contested_wins_alone() -> None:
    then = play("Q11 B6 C10 J6 +KT, turn 9 of A", "A says C", "C contests", "all pass")
    assert then == "Q11 B6 C10 J6 +KT, turn 9 of A, ended by power won by C"
    nine = play("Q11 B6 C9 J6 +KT, turn 9 of A", "A says C", "C contests", "all pass")
    assert nine == "Q10 B6 C9 J6 +KT, court 1, turn 10 of B"


def test_case_9_the_widow_is_filled_up_and_the_announcer_is_ruined_by_the_fine() -> None:
    start = "Q1 B6 C6 J6 K6 F6 W6 D4, turn 9 of A"
    then = play(start, "A says D", "H contests", "all pass")
    assert then == "Q0 B6 C6 J6 K6 F6 W6 D10, court 1, turn 9 of A, ended by ruin won by H"


def test_case_10_the_purses_move_before_the_fine() -> None:
    start = "Q9 W3 C6 J6 K6 B6, turn 9 of A"
    then = play(start, "A says W", "B contests", "all pass", "B picks A")
    assert then == "Q2 W9 C6 J6 K6 B6, court 1, turn 10 of B, forced"
