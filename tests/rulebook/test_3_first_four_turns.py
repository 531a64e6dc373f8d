"""RULES 3: the first four turns."""

import pytest

from bot.game import Reason

from .table import options, play, refusal

FIVE = {
    2: "JBK6 FQW6",
    3: "JB6 KF6 QW6",
    4: "J6 B6 K6 Q6 +TC",
    5: "J6 B6 K6 Q6 W6 +C",
    8: "J6 B6 K6 F6 Q6 W6 P6 P6",
    13: "J6 B6 K6 F6 Q6 T6 W6 S6 P6 P6 C6 I6 D6",
}
SEATS = "ABCDEFGHIJKLM"


@pytest.mark.parametrize("players", FIVE)
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_the_first_four_turns_can_only_be_swap_or_not(players: int, turn: int) -> None:
    seat = SEATS[(turn - 1) % players]
    lines = options(f"{FIVE[players]}, turn {turn} of {seat}")
    assert lines
    assert all(line.split("swap")[0] in {f"{seat} ", f"{seat} does not "} for line in lines)


@pytest.mark.parametrize("players", FIVE)
def test_the_reach_is_that_of_any_later_swap(players: int) -> None:
    early = options(f"{FIVE[players]}, turn 4 of A")
    later = options(f"{FIVE[players]}, turn 5 of A")
    assert early == {line for line in later if "swap" in line}


@pytest.mark.parametrize("players", FIVE)
def test_from_the_fifth_turn_one_may_peek_and_announce(players: int) -> None:
    lines = options(f"{FIVE[players]}, turn 5 of A")
    assert any("peeks" in line for line in lines)
    assert any("says" in line for line in lines)


def test_whoever_takes_them_people_come_round_again_at_two() -> None:
    before = "JBK6 FQW6, turn 4 of B"
    assert refusal(before, "B peeks at Bl") is Reason.FIRST_TURNS
    assert refusal(before, "B says K with Bl") is Reason.FIRST_TURNS
    assert play(before, "B does not swap Bl-Al", "A peeks at Ap") == "JBK6 FQW6, turn 6 of B"


def test_whoever_takes_them_people_come_round_again_at_three() -> None:
    before = "JB6 KF6 QW6, turn 4 of A"
    assert refusal(before, "A peeks at Al") is Reason.FIRST_TURNS
    assert play(before, "A swaps Al-Cr", "B peeks at Bl") == "WB6 KF6 QJ6, turn 6 of C"


def test_four_people_take_one_each() -> None:
    start = "J6 B6 K6 Q6 +TC, turn 1 of C"
    swaps = ["C swaps C-D", "D swaps D-c1", "A does not swap A-c2", "B swaps B-A"]
    assert play(start, *swaps) == "B6 J6 Q6 T6 +KC, turn 5 of C"
    assert refusal(start, *swaps[:3], "B peeks") is Reason.FIRST_TURNS
    assert play(start, *swaps, "C peeks") == "B6 J6 Q6 T6 +KC, turn 6 of D"
