"""RULES 9: two players, and what two and three players share."""

import pytest

from bot.game import Reason
from bot.game.events import CardsSeen
from bot.game.sets import RECOMMENDED, Condition, problems

from .table import events_of, follow, options, play, refusal

START = "BFS6 JQK6, turn 5 of A"
THREE = "BF6 JQ6 KS6, turn 5 of A"


def places(lines: set[str], verb: str) -> set[str]:
    return {line.split(" ")[-1] for line in lines if f" {verb} " in line}


def test_the_same_six_cards_three_each_and_one_purse() -> None:
    assert RECOMMENDED[2] == RECOMMENDED[3]
    game = follow(START)[0]
    assert game.table.gold == (6, 6)
    assert [game.table.setup.layout.own(seat) for seat in range(2)] == [(0, 1, 2), (3, 4, 5)]


def test_left_or_right_is_swapped_with_another_of_one_s_own_or_the_opponent_s_left_or_right() -> None:
    lines = options(START)
    expected = {"Al-Bl", "Al-Br", "Ar-Bl", "Ar-Br", "Al-Ar", "Al-Ap", "Ar-Ap"}
    assert places(lines, "swaps") == places(lines, "swap") == expected
    assert play(START, "A swaps Al-Ap") == "SFB6 JQK6, turn 6 of B"
    assert play(START, "A swaps Ar-Bl") == "BJS6 FQK6, turn 6 of B"
    assert play(START, "A does not swap Ar-Ap") == "BFS6 JQK6, turn 6 of B"


@pytest.mark.parametrize("turn", ["turn 1 of A", "turn 5 of A", "turn 7 of A, forced"])
@pytest.mark.parametrize("pair", ["Al-Bp", "Ar-Bp", "Ap-Bl", "Ap-Br", "Ap-Bp"])
def test_a_protected_card_never_goes_straight_to_the_opponent(turn: str, pair: str) -> None:
    assert refusal(f"BFS6 JQK6, {turn}", f"A swaps {pair}") is Reason.PROTECTED_CARD
    assert refusal(f"BFS6 JQK6, {turn}", f"A does not swap {pair}") is Reason.PROTECTED_CARD


def test_one_peeks_at_any_one_of_one_s_three() -> None:
    assert places(options(START), "at") == {"Al", "Ar", "Ap"}
    (seen,) = events_of(CardsSeen, START, "A peeks at Ap")
    assert seen.characters == ("spy",)


def test_one_never_announces_with_the_protected_card_on_one_s_own_turn() -> None:
    assert places(options(START), "with") == {"Al", "Ar"}
    assert refusal(START, "A says S with Ap") is Reason.PROTECTED_CARD
    assert refusal(START, "A says K with Bl") is Reason.NOT_YOUR_CARD


def test_the_place_is_forbidden_not_the_character() -> None:
    named = {line.split(" ")[2] for line in options(START) if "says" in line}
    assert named == set("BFSJQK")
    then = play("BFQ6 JSK6, turn 5 of A", "A says Q with Al", "all pass")
    assert then == "BFQ8 JSK6, turn 6 of B"


def test_one_contests_with_any_one_of_one_s_three() -> None:
    assert places(options(START, "A says K with Al"), "with") == {"Bl", "Br", "Bp"}
    then = play(START, "A says K with Al", "B contests with Bp")
    assert then == "BFS5 JQK9, court 1, turn 6 of B, forced"
    then = play(START, "A says K with Al", "B contests with Br")
    assert then == "BFS5 JQK5, court 2, turn 6 of B, forced"


# 9.1


def test_the_fool_with_three_players_takes_one_card_of_each_opponent() -> None:
    lines = options(THREE, "A says F with Ar", "all pass")
    expected = {"Bl-Cl", "Bl-Cr", "Br-Cl", "Br-Cr"}
    assert places(lines, "swaps") == places(lines, "swap") == expected
    then = play(THREE, "A says F with Ar", "all pass", "A swaps Br-Cl")
    assert then == "BF7 JK6 QS6, turn 6 of B"


def test_the_fool_with_two_players_takes_the_opponent_s_left_and_right() -> None:
    lines = options(START, "A says F with Ar", "all pass")
    assert lines == {"A swaps Bl-Br", "A does not swap Bl-Br"}
    assert play(START, "A says F with Ar", "all pass", "A swaps Bl-Br") == "BFS7 QJK6, turn 6 of B"


# 9.2


@pytest.mark.parametrize("position", ["BFS6 JQK6, turn 6 of B", "BF6 JQ6 KS6, turn 6 of B"])
def test_the_forced_swap_may_use_any_of_one_s_own_cards_that_a_swap_may_use(position: str) -> None:
    swaps = {line for line in options(position) if "swap" in line}
    assert options(f"{position}, forced") == swaps
    assert any("Bl-Br" in line for line in swaps)


def test_the_forced_swap_need_not_use_the_card_that_was_up() -> None:
    contested = ("A says K with Al", "B contests with Bp")
    assert play(START, *contested, "B swaps Bl-Al").startswith("JFS5 BQK9, court 1, turn 7 of A")


# 9.3


@pytest.mark.parametrize(("gold", "taken"), [(6, 2), (2, 2), (1, 1)])
def test_a_thief_takes_up_to_two_from_the_only_neighbour(gold: int, taken: int) -> None:
    then = play(f"TFS6 JQK{gold}, turn 5 of A", "A says T with Al", "all pass")
    left = gold - taken
    end = "turn 6 of B" if left else "turn 5 of A, ended by ruin won by A"
    assert then == f"TFS{6 + taken} JQK{left}, {end}"


# 9.4


def test_a_spy_with_three_players_looks_at_the_card_announced_with_and_any_other() -> None:
    looks = places(options(THREE, "A says S with Ar", "all pass"), "at")
    assert looks == {"Al", "Bl", "Br", "Cl", "Cr"}
    (seen,) = events_of(CardsSeen, THREE, "A says S with Ar", "all pass", "A looks at Cr")
    assert (seen.cards, seen.characters) == ((1, 5), ("fool", "spy"))
    choice = options(THREE, "A says S with Ar", "all pass", "A looks at Cr")
    assert choice == {"A swaps Ar-Cr", "A does not swap Ar-Cr"}


def test_a_spy_with_two_players_looks_at_any_but_the_opponent_s_protected_card() -> None:
    looks = places(options(START, "A says S with Al", "all pass"), "at")
    assert looks == {"Ar", "Ap", "Bl", "Br"}
    then = play(START, "A says S with Al", "all pass", "A looks at Ap", "A swaps Al-Ap")
    assert then == "SFB6 JQK6, turn 6 of B"


def test_a_spy_who_contested_looks_at_the_card_contested_with() -> None:
    start = "BFK6 JQS6, turn 5 of A"
    lines = ("A says S with Al", "B contests with Bp")
    assert places(options(start, *lines), "at") == {"Al", "Ar", "Bl", "Br"}
    (seen,) = events_of(CardsSeen, start, *lines, "B looks at Al")
    assert (seen.cards, seen.characters) == ((5, 0), ("spy", "bishop"))


# 9.5


@pytest.mark.parametrize("players", [2, 3])
def test_other_sets_of_six_may_be_chosen(players: int) -> None:
    assert problems(("judge", "king", "queen", "thief", "spy", "cheat"), players) == ()


@pytest.mark.parametrize("players", [2, 3])
def test_never_peasants_nor_inquisitor(players: int) -> None:
    peasants = ("judge", "king", "queen", "witch", "peasant", "peasant")
    inquisitor = ("judge", "king", "queen", "witch", "fool", "inquisitor")
    for cards in (peasants, inquisitor):
        conditions = [problem.condition for problem in problems(cards, players)]
        assert conditions == [Condition.TOO_FEW_PLAYERS]
