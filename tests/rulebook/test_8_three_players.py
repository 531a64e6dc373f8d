"""RULES 8: three players."""

from bot.game import Reason
from bot.game.events import CardShown, CardsSeen
from bot.game.sets import RECOMMENDED

from .table import events_of, follow, options, play, refusal

START = "BF6 JQ6 KW6, turn 5 of A"


def places(lines: set[str], verb: str) -> set[str]:
    return {line.split(" ")[-1] for line in lines if f" {verb} " in line}


def test_the_cards_are_bishop_fool_judge_queen_king_and_witch() -> None:
    assert set(RECOMMENDED[3]) == {"bishop", "fool", "judge", "queen", "king", "witch"}
    assert len(RECOMMENDED[3]) == 6


def test_everyone_has_two_cards_and_one_purse() -> None:
    game = follow(START)[0]
    assert len(game.table.gold) == 3
    assert [game.table.setup.layout.own(seat) for seat in range(3)] == [(0, 1), (2, 3), (4, 5)]


def test_one_of_one_s_cards_is_swapped_with_any_card_of_an_opponent_or_one_s_own_other() -> None:
    foreign = {f"{mine}-{other}" for mine in ("Al", "Ar") for other in ("Bl", "Br", "Cl", "Cr")}
    lines = options(START)
    assert places(lines, "swaps") == places(lines, "swap") == foreign | {"Al-Ar"}
    assert play(START, "A swaps Al-Cr") == "WF6 JQ6 KB6, turn 6 of B"
    assert play(START, "A swaps Al-Ar") == "FB6 JQ6 KW6, turn 6 of B"
    assert play(START, "A does not swap Ar-Bl") == "BF6 JQ6 KW6, turn 6 of B"


def test_one_peeks_at_one_of_one_s_cards() -> None:
    assert places(options(START), "at") == {"Al", "Ar"}
    (seen,) = events_of(CardsSeen, START, "A peeks at Ar")
    assert (seen.cards, seen.characters) == ((1,), ("fool",))


def test_one_announces_with_a_hand_on_one_of_one_s_cards() -> None:
    lines = options(START)
    assert {f"A says {letter} with {place}" for letter in "BFJQKW" for place in ("Al", "Ar")} <= lines
    assert refusal(START, "A says K with Bl") is Reason.NOT_YOUR_CARD


def test_only_the_card_under_the_hand_is_turned_up_and_counts() -> None:
    lines = ("A says K with Al", "C contests with Cr", "all pass")
    then = play(START, *lines)
    assert then == "BF5 JQ6 KW5, court 2, turn 6 of B"
    shown = events_of(CardShown, START, *lines)
    assert [event.card for event in shown] == [0, 5]


def test_contesting_with_the_right_card_uses_the_power() -> None:
    then = play(START, "A says K with Al", "C contests with Cl", "all pass")
    assert then == "BF5 JQ6 KW9, court 1, turn 6 of B"


def test_the_announcer_s_other_card_never_counts() -> None:
    then = play(START, "A says F with Al", "B contests with Bl", "all pass")
    assert then == "BF5 JQ5 KW6, court 2, turn 6 of B, forced"


def test_one_contests_with_either_card() -> None:
    lines = options(START, "A says K with Al")
    assert places(lines, "with") == {"Bl", "Br", "Cl", "Cr"}


def test_which_place_was_used_is_public() -> None:
    game = follow(START, "A says W with Ar", "C contests with Cr", "all pass")[0]
    announcement = game.table.announcement
    assert announcement is not None
    assert announcement.card == 1
    assert [claim.card for claim in announcement.contests] == [5]


def test_neighbours_are_the_two_opponents() -> None:
    then = play("TF6 JQ6 KW6, turn 5 of A", "A says T with Al", "all pass")
    assert then == "TF8 JQ5 KW5, turn 6 of B"


def test_the_witch_may_exchange_fortunes_with_either_opponent() -> None:
    assert options(START, "A says W with Al", "all pass") == {"A picks B", "A picks C", "A declines"}
