"""RULES 6: the powers."""

import pytest

from bot.game import Event, Game, Reason, evolve, view
from bot.game.events import CardsSeen, CardsSwapped, GoldMoved
from bot.game.notation import read_position

from .table import events_of, follow, options, play, refusal

SEVEN = "J6 B6 K6 Q6 W6 T6 S6, turn 9 of A"
EIGHT = "J6 B6 K6 F6 Q6 W6 P6 P6, turn 9 of A"
INQUISITION = "I6 B6 K6 F6 Q6 J6 P6 P6, turn 9 of A"
THIRTEEN = "J6 B6 K6 F6 Q6 T6 W6 S6 P6 P6 C6 I6 D6, turn 9 of A"


# Judge


def test_the_judge_takes_all_gold_lying_on_the_court() -> None:
    start = "J6 Q6 K6 B6 +TC, court 5, turn 9 of A"
    assert play(start, "A says J", "all pass") == "J11 Q6 K6 B6 +TC, turn 10 of B"


def test_the_fines_of_this_very_turn_stay_for_later() -> None:
    start = "J6 Q6 K6 B6 +TC, court 5, turn 9 of A"
    then = play(start, "A says J", "C contests", "D contests", "all pass")
    assert then == "J11 Q6 K5 B5 +TC, court 2, turn 10 of B"


def test_a_judge_before_an_empty_court_takes_nothing() -> None:
    assert play(SEVEN, "A says J", "all pass") == SEVEN.replace("9 of A", "10 of B")


# Bishop


def test_the_bishop_takes_two_gold_from_the_richest_other_player() -> None:
    start = "B9 Q6 K8 J6 +TC, turn 9 of A"
    assert play(start, "A says B", "all pass") == "B11 Q6 K6 J6 +TC, turn 10 of B"


def test_on_a_tie_the_bishop_chooses_which() -> None:
    start = "B6 Q7 K5 J7 +TC, turn 9 of A"
    assert options(start, "A says B", "all pass") == {"A picks B", "A picks D"}
    assert play(start, "A says B", "all pass", "A picks D") == "B8 Q7 K5 J5 +TC, turn 10 of B"
    assert refusal(start, "A says B", "all pass", "A picks C") is Reason.NOT_AN_OPTION
    assert refusal(start, "A says B", "all pass", "A declines") is Reason.NOT_AN_OPTION
    assert refusal(start, "A says B", "all pass", "B picks D") is Reason.NOT_ASKED


# King and Queen


@pytest.mark.parametrize(("letter", "gold"), [("K", 9), ("Q", 8)])
def test_the_king_brings_three_gold_and_the_queen_two(letter: str, gold: int) -> None:
    game = follow(SEVEN, f"A says {letter}", "all pass")[0]
    assert game.table.gold == (gold, 6, 6, 6, 6, 6, 6)
    assert game.table.bank == 194 - 6 * 6 - gold


# Fool


def test_the_fool_takes_one_gold_then_exchanges_two_other_players_cards_or_not() -> None:
    swapped = play(EIGHT, "A says F", "all pass", "A swaps B-H")
    assert swapped == "J7 P6 K6 F6 Q6 W6 P6 B6, turn 10 of B"
    left = play(EIGHT, "A says F", "all pass", "A does not swap B-H")
    assert left == "J7 B6 K6 F6 Q6 W6 P6 P6, turn 10 of B"


def test_the_coin_comes_before_the_exchange() -> None:
    game = follow(EIGHT, "A says F", "all pass")[0]
    assert game.table.gold[0] == 7
    assert game.table.awaited() == (0,)


def test_the_fool_exchanges_neither_own_nor_centre_cards() -> None:
    start = "J6 Q6 K6 B6 +FC, turn 9 of A"
    pairs = {"B-C", "B-D", "C-D"}
    expected = {f"A {how} {pair}" for how in ("swaps", "does not swap") for pair in pairs}
    assert options(start, "A says F", "all pass") == expected
    for pair in ("A-B", "B-c1", "c1-c2"):
        assert refusal(start, "A says F", "all pass", f"A swaps {pair}") is Reason.NOT_AN_OPTION


def test_a_fool_who_contested_exchanges_the_cards_of_those_other_than_themselves() -> None:
    lines = options("J6 Q6 F6 B6 +KC, turn 9 of A", "A says F", "C contests", "all pass")
    assert {line.split(" ")[-1] for line in lines} == {"D-A", "D-B", "A-B"}


def test_the_fool_names_two_places_publicly_and_only_the_exchange_is_secret() -> None:
    for really, line in ((True, "A swaps B-H"), (False, "A does not swap B-H")):
        game = follow(EIGHT, "A says F", "all pass", line)[0]
        for seat in (*range(8), None):
            events = [known.event for known in view(game, seat).history]
            (swap,) = (event for event in events if isinstance(event, CardsSwapped))
            assert swap.cards == (1, 7)
            assert swap.really is (really if seat == 0 else None)


# Thief


@pytest.mark.parametrize(
    ("start", "then"),
    [
        ("T6 Q6 K6 J6 +BC, turn 9 of A", "T8 Q5 K6 J5 +BC, turn 10 of B"),
        (SEVEN, "J8 B5 K6 Q6 W6 T6 S5, turn 10 of B"),
        (THIRTEEN, "J8 B5 K6 F6 Q6 T6 W6 S6 P6 P6 C6 I6 D5, turn 10 of B"),
    ],
)
def test_the_thief_takes_one_gold_from_each_neighbour(start: str, then: str) -> None:
    assert play(start, "A says T", "all pass") == then


# Witch


def test_the_witch_exchanges_fortunes_with_another_player() -> None:
    start = "J3 B6 K6 Q12 W6 T6 S6, turn 9 of A"
    assert play(start, "A says W", "all pass", "A picks D") == "J12 B6 K6 Q3 W6 T6 S6, turn 10 of B"


def test_the_witch_may_decline() -> None:
    assert "A declines" in options(SEVEN, "A says W", "all pass")
    assert play(SEVEN, "A says W", "all pass", "A declines") == SEVEN.replace("9 of A", "10 of B")


def test_the_witch_may_choose_any_other_player() -> None:
    picks = {f"A picks {seat}" for seat in "BCDEFG"}
    assert options(SEVEN, "A says W", "all pass") == picks | {"A declines"}


# Spy


def test_the_spy_looks_at_own_card_and_another_then_exchanges_them_or_not() -> None:
    looking = (SEVEN, "A says S", "all pass", "A looks at C")
    assert play(*looking, "A swaps A-C") == "K6 B6 J6 Q6 W6 T6 S6, turn 10 of B"
    assert play(*looking, "A does not swap A-C") == SEVEN.replace("9 of A", "10 of B")


def test_the_spy_names_the_other_card_first_then_sees_both_then_decides() -> None:
    assert all("looks at" in line for line in options(SEVEN, "A says S", "all pass"))
    assert events_of(CardsSeen, SEVEN, "A says S", "all pass") == []
    (seen,) = events_of(CardsSeen, SEVEN, "A says S", "all pass", "A looks at C")
    assert (seen.cards, seen.characters) == ((0, 2), ("judge", "king"))
    choice = options(SEVEN, "A says S", "all pass", "A looks at C")
    assert choice == {"A swaps A-C", "A does not swap A-C"}


def test_nobody_else_learns_what_the_spy_saw_or_did() -> None:
    for really, line in ((True, "A swaps A-C"), (False, "A does not swap A-C")):
        game = follow(SEVEN, "A says S", "all pass", "A looks at C", line)[0]
        for seat in (*range(7), None):
            events = [known.event for known in view(game, seat).history]
            (seen,) = (event for event in events if isinstance(event, CardsSeen))
            (swap,) = (event for event in events if isinstance(event, CardsSwapped))
            assert seen.characters == (("judge", "king") if seat == 0 else None)
            assert swap.really is (really if seat == 0 else None)


def test_the_spy_may_look_at_a_centre_card() -> None:
    start = "J6 Q6 K6 B6 +SC, turn 9 of A"
    lines = ("A says S", "all pass", "A looks at c2", "A swaps A-c2")
    assert play(start, *lines) == "C6 Q6 K6 B6 +SJ, turn 10 of B"
    places = {line.split(" ")[-1] for line in options(start, "A says S", "all pass")}
    assert places == {"B", "C", "D", "c1", "c2"}


def test_the_spy_may_look_at_every_extra_card_in_the_centre() -> None:
    start = "J6 Q6 K6 B6 T6 S6 W6 C6 +PP, turn 9 of A"
    places = {line.split(" ")[-1] for line in options(start, "A says S", "all pass")}
    assert places == {*"BCDEFGH", "c1", "c2"}


# Peasant


def test_a_peasant_beside_two_wrong_claims_takes_one_gold() -> None:
    then = play(EIGHT, "A says P", "B contests", "G contests", "all pass")
    assert then.startswith("J5 B5 K6 F6 Q6 W6 P7 P6, court 2")


def test_a_peasant_takes_one_gold() -> None:
    assert play(EIGHT, "A says P", "all pass").startswith("J7 B6 ")
    assert play(EIGHT, "A says P", "G contests", "all pass").startswith("J5 B6 K6 F6 Q6 W6 P7 P6")


def test_both_peasants_turned_up_take_two_each() -> None:
    then = play(EIGHT, "A says P", "G contests", "H contests", "all pass")
    assert then == "J5 B6 K6 F6 Q6 W6 P8 P8, court 1, turn 10 of B"


# Cheat


@pytest.mark.parametrize("gold", [10, 11, 12])
def test_the_cheat_wins_at_once_with_ten_gold_or_more(gold: int) -> None:
    then = play(f"C{gold} Q6 K12 J6 +BT, turn 9 of A", "A says C", "all pass")
    assert then == f"C{gold} Q6 K12 J6 +BT, turn 9 of A, ended by power won by A"


def test_with_less_than_ten_nothing_happens() -> None:
    then = play("C9 Q6 K12 J6 +BT, turn 9 of A", "A says C", "all pass")
    assert then == "C9 Q6 K12 J6 +BT, turn 10 of B"


# Inquisitor


def test_the_inquisitor_s_victim_names_a_character_and_shows_their_card() -> None:
    assert options(INQUISITION, "A says I", "all pass") == {f"A picks {seat}" for seat in "BCDEFGH"}
    names = options(INQUISITION, "A says I", "all pass", "A picks C")
    assert names == {f"C names {letter}" for letter in "IBKFQJP"}


def test_who_is_wrong_pays_the_inquisitor_four() -> None:
    then = play(INQUISITION, "A says I", "all pass", "A picks C", "C names Q")
    assert then == "I10 B6 K2 F6 Q6 J6 P6 P6, turn 10 of B"


def test_who_is_right_pays_nothing() -> None:
    then = play(INQUISITION, "A says I", "all pass", "A picks C", "C names K")
    assert then == INQUISITION.replace("9 of A", "10 of B")


# Widow


@pytest.mark.parametrize(("before", "after"), [(1, 10), (6, 10), (9, 10), (10, 10), (12, 12)])
def test_the_widow_is_filled_up_to_ten_and_loses_nothing(before: int, after: int) -> None:
    rest = "B6 K6 F6 Q6 T6 W6 S6 P6 P6 C6 I6 J6"
    assert play(f"D{before} {rest}, turn 9 of A", "A says D", "all pass") == f"D{after} {rest}, turn 10 of B"


# 6.0


def test_neighbours_are_those_of_whoever_uses_the_power() -> None:
    start = "Q6 K6 T6 J6 +BC, turn 9 of A"
    then = play(start, "A says T", "C contests", "all pass")
    assert then == "Q5 K5 T8 J5 +BC, court 1, turn 10 of B"


def test_the_richest_other_is_seen_from_whoever_uses_the_power() -> None:
    start = "Q9 K6 B11 J6 +TC, turn 9 of A"
    then = play(start, "A says B", "C contests", "all pass")
    assert then == "Q7 K6 B13 J6 +TC, turn 9 of A, ended by thirteen won by C"


def test_the_richest_is_who_was_richest_before_any_fine() -> None:
    start = "Q7 K6 B6 J7 +TC, turn 9 of A"
    assert options(start, "A says B", "C contests", "all pass") == {"C picks D", "C picks A"}
    picked = play(start, "A says B", "C contests", "all pass", "C picks A")
    assert picked == "Q4 K6 B8 J7 +TC, court 1, turn 10 of B"


# 6.1


def test_nobody_pays_more_than_they_have() -> None:
    assert play("T6 Q1 K6 J6 +BC, turn 9 of A", "A says T", "all pass").startswith("T8 Q0 K6 J5 ")
    rest = "B6 P6 F6 Q6 J6 P6"
    victim = play(f"I6 K3 {rest}, turn 9 of A", "A says I", "all pass", "A picks B", "B names Q")
    assert victim == f"I9 K0 {rest}, turn 9 of A, ended by ruin won by A"


def test_a_bishop_gets_what_the_richest_has() -> None:
    start = "B6 Q1 K1 J1 +TC, turn 9 of A"
    then = play(start, "A says B", "all pass", "A picks C")
    assert then == "B7 Q1 K0 J1 +TC, turn 9 of A, ended by ruin won by A"


@pytest.mark.parametrize(("court", "king"), [(170, 6), (169, 7), (168, 8), (167, 9)])
def test_a_bank_that_runs_short_pays_what_it_has(court: int, king: int) -> None:
    start = f"K6 Q6 J6 B6 +TC, court {court}, turn 9 of A"
    game = follow(start, "A says K", "all pass")[0]
    assert game.table.gold[0] == king
    assert game.table.bank == max(0, 167 - court)


def test_a_bank_that_runs_short_pays_the_announcer_first() -> None:
    start = "P6 B6 K6 F6 Q6 W6 J6 P6, court 143, turn 9 of H"
    then = play(start, "H says P", "A contests", "all pass")
    assert then == "P7 B6 K6 F6 Q6 W6 J6 P8, court 143, turn 10 of A, forced"


def test_a_widow_before_a_short_bank_gets_what_there_is() -> None:
    rest = "B6 K6 F6 Q6 T6 W6 S6 P6 P6 C6 I6 J6"
    game = follow(f"D1 {rest}, court 118, turn 9 of A", "A says D", "all pass")[0]
    assert (game.table.gold[0], game.table.bank) == (4, 0)


# 6.2


def test_fool_and_spy_must_name_their_places() -> None:
    assert refusal(EIGHT, "A says F", "all pass", "A declines") is Reason.NOT_AN_OPTION
    assert refusal(SEVEN, "A says S", "all pass", "A declines") is Reason.NOT_AN_OPTION
    looking = (SEVEN, "A says S", "all pass", "A looks at C")
    assert refusal(*looking, "A swaps A-B") is Reason.NOT_AN_OPTION


@pytest.mark.parametrize("really", ["swaps", "does not swap"])
def test_a_fool_turns_cards_down_before_the_exchange(really: str) -> None:
    lines = ("A says F", "B contests", "D contests", "all pass")
    start = "J6 B6 K6 F6 Q6 W6 P6 P6, turn 9 of A"
    assert dict(follow(start, *lines)[0].table.up) == {0: "judge", 1: "bishop", 3: "fool"}
    happened = follow(start, *lines, f"D {really} A-B")[1]
    game = just_after_the_swap(start, happened)
    assert dict(game.table.up) == {3: "fool"}


@pytest.mark.parametrize("really", ["swaps", "does not swap"])
def test_a_spy_turns_cards_down_before_the_exchange(really: str) -> None:
    lines = ("A says S", "B contests", "G contests", "all pass", "G looks at A", f"G {really} G-A")
    game = just_after_the_swap(SEVEN, follow(SEVEN, *lines)[1])
    assert dict(game.table.up) == {1: "bishop"}


def just_after_the_swap(start: str, happened: list[Event]) -> Game:
    game = read_position(start)
    for event in happened:
        game = evolve(game, event)
        if isinstance(event, CardsSwapped):
            return game
    raise AssertionError("no swap")


@pytest.mark.parametrize(
    ("start", "lines"),
    [
        (SEVEN, ("A says T", "all pass")),
        ("B6 Q7 K5 J7 +TC, turn 9 of A", ("A says B", "all pass")),
        (INQUISITION, ("A says I", "all pass")),
    ],
)
def test_every_other_power_must_be_used(start: str, lines: tuple[str, ...]) -> None:
    assert "A declines" not in options(start, *lines)


# 6.3


def test_the_inquisitor_may_point_at_a_player_whose_card_is_already_up() -> None:
    lines = ("A says I", "B contests", "all pass", "A picks B", "B names B")
    assert play(INQUISITION, *lines) == "I6 B5 K6 F6 Q6 J6 P6 P6, court 1, turn 10 of B, forced"


def test_the_victim_may_be_wrong_on_purpose() -> None:
    lines = ("A says I", "B contests", "all pass", "A picks B", "B names J")
    assert play(INQUISITION, *lines) == "I10 B1 K6 F6 Q6 J6 P6 P6, court 1, turn 10 of B, forced"


def test_an_inquisitor_who_contested_may_point_at_the_announcer() -> None:
    start = "B6 J6 K6 I6 Q6 F6 P6 P6, turn 9 of A"
    then = play(start, "A says I", "D contests", "all pass", "D picks A", "A names Q")
    assert then == "B1 J6 K6 I10 Q6 F6 P6 P6, court 1, turn 10 of B"


def test_the_victim_names_only_a_character_in_play() -> None:
    lines = ("A says I", "all pass", "A picks C", "C names W")
    assert refusal(INQUISITION, *lines) is Reason.NOT_AN_OPTION


@pytest.mark.parametrize("victim", "GH")
def test_either_peasant_card_is_peasant(victim: str) -> None:
    lines = ("A says I", "all pass", f"A picks {victim}", f"{victim} names P")
    assert play(INQUISITION, *lines) == INQUISITION.replace("9 of A", "10 of B")


# 6.4


def test_a_peasant_in_the_centre_does_not_count() -> None:
    start = "P6 B6 K6 F6 Q6 W6 J6 T6 +PS, turn 9 of A"
    then = play(start, "A says P", "B contests", "all pass")
    assert then == "P7 B5 K6 F6 Q6 W6 J6 T6 +PS, court 1, turn 10 of B, forced"


def test_a_peasant_who_passed_does_not_count() -> None:
    then = play(EIGHT, "A says P", "H contests", "all pass")
    assert then == "J5 B6 K6 F6 Q6 W6 P6 P7, court 1, turn 10 of B"


def test_two_peasants_are_paid_one_after_the_other_from_the_announcer_s_left() -> None:
    paid = events_of(GoldMoved, EIGHT, "A says P", "G contests", "H contests", "all pass")
    assert [(event.target, event.amount) for event in paid] == [(6, 2), (7, 2)]
