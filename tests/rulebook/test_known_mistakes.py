"""Mistakes that other implementations of this game make, each with the test that catches it."""

import pytest

from bot.game import view
from bot.game.events import CardsSwapped, FinePaid, GoldMoved

from .table import events_of, follow, options, play


@pytest.mark.parametrize(
    ("start", "lines"),
    [
        ("K6 Q6 J6 B6 +TC, turn 5 of A", ("A does not swap A-B",)),
        ("F6 Q6 J6 B6 +TC, turn 5 of A", ("A says F", "all pass", "A does not swap B-C")),
        ("S6 Q6 J6 B6 +TC, turn 5 of A", ("A says S", "all pass", "A looks at B", "A does not swap A-B")),
    ],
)
def test_or_not_exchanges_nothing(start: str, lines: tuple[str, ...]) -> None:
    assert follow(start, *lines)[0].cards == follow(start)[0].cards
    assert events_of(CardsSwapped, start, *lines) != []


@pytest.mark.parametrize(
    ("start", "lines"),
    [
        ("T6 Q1 J6 B1 +KC, turn 5 of A", ("A says T", "all pass")),
        ("TJK6 QBC1, turn 5 of A", ("A says T with Al", "all pass")),
        ("B6 Q1 J1 K1 +TC, turn 5 of A", ("A says B", "all pass", "A picks B")),
        ("Q1 T1 J1 B1 +KC, turn 5 of A", ("A says K", "B contests", "C contests", "all pass")),
        ("I6 K3 B6 F6 Q6 J6 P6 P6, turn 5 of A", ("A says I", "all pass", "A picks B", "B names Q")),
    ],
)
def test_no_purse_goes_below_zero(start: str, lines: tuple[str, ...]) -> None:
    table = follow(start, *lines)[0].table
    assert min(table.gold) == 0
    assert sum(table.gold) + table.court + table.bank == 194


@pytest.mark.parametrize("cheat", [6, 9])
def test_a_cheat_below_ten_changes_nobody_s_winning_bar(cheat: int) -> None:
    start = f"C{cheat} Q6 K9 J6 +BT, turn 5 of A"
    then = play(start, "A says C", "all pass", "B peeks", "C says K", "all pass")
    assert then == f"C{cheat} Q6 K12 J6 +BT, turn 8 of D"


def test_a_bishop_alone_richest_does_not_rob_themselves() -> None:
    then = play("B10 Q7 K6 J6 +CT, turn 5 of A", "A says B", "all pass")
    assert then == "B12 Q5 K6 J6 +CT, turn 6 of B"


def test_a_bishop_who_contested_does_not_rob_themselves_either() -> None:
    then = play("Q6 K7 B10 J6 +CT, turn 5 of A", "A says B", "C contests", "all pass")
    assert then == "Q5 K5 B12 J6 +CT, court 1, turn 6 of B"


def test_fines_are_not_collected_before_the_judge_takes_the_court() -> None:
    then = play("Q6 K6 J6 B6 +CT, court 3, turn 5 of A", "A says J", "C contests", "all pass")
    assert then == "Q5 K6 J9 B6 +CT, court 1, turn 6 of B"


def test_who_contests_a_peasant_wrongly_is_fined() -> None:
    start = "P6 B6 P6 J6 Q6 S6 K6 W6, turn 9 of A"
    for lines in (("A says P", "F contests"), ("A says P", "C contests", "F contests")):
        fines = events_of(FinePaid, start, *lines, "all pass")
        assert [fine.seat for fine in fines] == [5]


def test_a_peasant_who_announces_wrongly_is_fined_though_both_who_contested_are_right() -> None:
    start = "K6 B6 P6 J6 Q6 S6 P6 W6, turn 9 of A"
    then = play(start, "A says P", "C contests", "G contests", "all pass")
    assert then == "K5 B6 P8 J6 Q6 S6 P8 W6, court 1, turn 10 of B"


def test_two_peasants_with_the_same_fortune_win_both() -> None:
    start = "P11 B6 P11 J6 Q6 S6 K6 W6, turn 9 of A"
    then = play(start, "A says P", "C contests", "all pass")
    assert then == "P13 B6 P13 J6 Q6 S6 K6 W6, turn 9 of A, ended by thirteen won by A C"


def test_a_thief_does_not_receive_coins_that_were_not_there() -> None:
    then = play("TJK6 QBC1, turn 5 of A", "A says T with Al", "all pass")
    assert then == "TJK7 QBC0, turn 5 of A, ended by ruin won by A"
    taken = events_of(GoldMoved, "TJK6 QBC1, turn 5 of A", "A says T with Al", "all pass")
    assert sum(move.amount for move in taken) == 1


@pytest.mark.parametrize("named", ["B", "K"])
def test_the_forced_swap_is_not_forgotten_after_the_inquisitor(named: str) -> None:
    start = "I6 B6 K6 F6 Q6 J6 P6 P6, turn 9 of A"
    lines = ("A says I", "all pass", "A picks B", f"B names {named}")
    assert play(start, *lines).endswith("turn 10 of B, forced")
    assert all("swap" in line for line in options(start, *lines))


def test_nobody_can_tell_a_swap_from_none() -> None:
    start = "K6 Q6 J6 B6 +TC, turn 5 of A"
    really, not_really = (follow(start, line)[0] for line in ("A swaps A-B", "A does not swap A-B"))
    for seat in (1, 2, 3, None):
        assert view(really, seat) == view(not_really, seat)
