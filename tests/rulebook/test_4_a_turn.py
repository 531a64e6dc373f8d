"""RULES 4: a turn."""

import pytest

from bot.game import Reason, view
from bot.game.events import CardsSeen, CardsSwapped

from .table import events_of, follow, options, play, refusal

FOUR = "K6 Q6 J6 B6 +TC, turn 5 of A"
EIGHT = "J6 B6 K6 F6 Q6 W6 P6 P6, turn 9 of C"


def test_a_turn_is_exactly_one_of_three_things() -> None:
    assert play(FOUR, "A swaps A-B") == "Q6 K6 J6 B6 +TC, turn 6 of B"
    assert play(FOUR, "A peeks") == "K6 Q6 J6 B6 +TC, turn 6 of B"
    assert play(FOUR, "A says K", "all pass") == "K9 Q6 J6 B6 +TC, turn 6 of B"
    assert refusal(FOUR, "A peeks", "A swaps A-B") is Reason.NOT_YOUR_TURN


def test_only_the_player_whose_turn_it_is_may_take_it() -> None:
    for line in ("B swaps B-A", "B peeks", "B says K"):
        assert refusal(FOUR, line) is Reason.NOT_YOUR_TURN
    assert {line[0] for line in options(FOUR)} == {"A"}


def test_everything_a_turn_may_be_used_for() -> None:
    pairs = {f"A-{place}" for place in ("B", "C", "D", "c1", "c2")}
    swaps = {f"A {how} {pair}" for how in ("swaps", "does not swap") for pair in pairs}
    assert options(FOUR) == swaps | {"A peeks"} | {f"A says {letter}" for letter in "KQJBTC"}


# 4.1


@pytest.mark.parametrize(
    ("line", "then"),
    [
        ("A swaps A-D", "B6 Q6 J6 K6 +TC, turn 6 of B"),
        ("A does not swap A-D", FOUR.replace("turn 5 of A", "turn 6 of B")),
        ("A swaps A-c2", "C6 Q6 J6 B6 +TK, turn 6 of B"),
        ("A does not swap A-c2", FOUR.replace("turn 5 of A", "turn 6 of B")),
    ],
)
def test_a_swap_exchanges_one_s_card_with_another_or_not(line: str, then: str) -> None:
    assert play(FOUR, line) == then


def test_a_swap_takes_one_s_own_card() -> None:
    assert refusal(FOUR, "A swaps B-C") is Reason.NOT_YOUR_CARD
    assert refusal(FOUR, "A swaps c1-c2") is Reason.NOT_YOUR_CARD
    assert refusal(FOUR, "A swaps A-A") is Reason.OUT_OF_REACH


def test_everybody_sees_the_places_and_only_the_swapper_whether_they_were_exchanged() -> None:
    for really, line in ((True, "A swaps A-B"), (False, "A does not swap A-B")):
        game = follow(FOUR, line)[0]
        for seat in (0, 1, 2, 3, None):
            (swap,) = (
                known.event for known in view(game, seat).history if isinstance(known.event, CardsSwapped)
            )
            assert swap.cards == (0, 1)
            assert swap.really is (really if seat == 0 else None)


def test_a_swap_looks_at_no_card() -> None:
    assert events_of(CardsSeen, FOUR, "A swaps A-B") == []


# 4.2


def test_a_peek_shows_one_s_own_card_to_oneself_alone() -> None:
    game = follow(EIGHT, "C peeks")[0]
    for seat in (*range(8), None):
        (peek,) = (known.event for known in view(game, seat).history if isinstance(known.event, CardsSeen))
        assert (peek.by, peek.cards) == (2, (2,))
        assert peek.characters == (("king",) if seat == 2 else None)
    assert game.table.up == ()


def test_nobody_peeks_at_another_s_card() -> None:
    assert refusal("JB6 KF6 QW6, turn 5 of A", "A peeks at Bl") is Reason.NOT_YOUR_CARD
    assert refusal("J6 B6 K6 Q6 +TC, turn 5 of A", "A looks at B") is Reason.QUESTION_OVER


# 4.3


def test_any_character_in_play_may_be_announced_centre_cards_included() -> None:
    assert play(FOUR, "A says T", "all pass") == "K8 Q5 J6 B5 +TC, turn 6 of B"
    assert play(FOUR, "A says Q", "all pass") == "K8 Q6 J6 B6 +TC, turn 6 of B"


def test_a_character_that_is_not_in_play_cannot_be_announced() -> None:
    assert refusal(FOUR, "A says W") is Reason.NOT_IN_PLAY


def test_two_peasants_are_one_character_to_announce() -> None:
    assert len([line for line in options(EIGHT) if line == "C says P"]) == 1


# 4.4


def test_who_contested_wrongly_may_only_swap_on_the_next_turn() -> None:
    assert play(FOUR, "A says K", "B contests", "all pass") == "K9 Q5 J6 B6 +TC, court 1, turn 6 of B, forced"


def test_who_contested_rightly_may_only_swap_on_the_next_turn() -> None:
    assert play(FOUR, "A says Q", "B contests", "all pass") == "K5 Q8 J6 B6 +TC, court 1, turn 6 of B, forced"


def test_a_swap_may_take_any_of_the_extra_cards_in_the_centre() -> None:
    swaps = {line for line in options("J6 Q6 K6 B6 T6 S6 W6 C6 +PP, turn 9 of A") if "swaps A-c" in line}
    assert swaps == {"A swaps A-c1", "A swaps A-c2"}


def test_a_forced_swap_is_an_ordinary_one_with_centre_cards() -> None:
    forced = "K6 Q6 J6 B6 +TC, court 2, turn 8 of C, forced"
    ordinary = forced.replace(", forced", "")
    assert options(forced) == {line for line in options(ordinary) if "swap" in line}
    assert refusal(forced, "C peeks") is Reason.FORCED_SWAP
    assert refusal(forced, "C says K") is Reason.FORCED_SWAP
    assert play(forced, "C does not swap C-c1") == "K6 Q6 J6 B6 +TC, court 2, turn 9 of D"


def test_only_the_turn_immediately_before_counts() -> None:
    later = play(FOUR, "A says K", "C contests", "all pass")
    assert later == "K9 Q6 J5 B6 +TC, court 1, turn 6 of B"
    assert play(later, "B peeks") == "K9 Q6 J5 B6 +TC, court 1, turn 7 of C"


def test_it_goes_by_seat_and_not_by_card() -> None:
    contested = ("A says F", "B contests", "all pass")
    start = "F6 B6 K6 J6 Q6 W6 P6 P6, turn 5 of A"
    then = play(start, *contested, "A swaps B-C")
    assert then == "F7 K5 B6 J6 Q6 W6 P6 P6, court 1, turn 6 of B, forced"


@pytest.mark.parametrize(
    ("start", "lines"),
    [
        ("KBJ6 FQW6, turn 5 of A", ("A says K with Al", "B contests with Bl", "B swaps Bl-Br")),
        ("KB6 JF6 QW6, turn 5 of A", ("A says K with Al", "B contests with Bl", "C passes", "B swaps Bl-Br")),
    ],
)
def test_an_announcer_s_own_reveal_never_binds_their_next_turn(start: str, lines: tuple[str, ...]) -> None:
    position = play(start, *lines)
    while "of A" not in position:
        position = play(position, "time out")
    assert "forced" not in position
    assert any("says" in line for line in options(position))


def test_the_inquisitor_s_victim_may_only_swap_on_the_next_turn() -> None:
    start = "I6 B6 K6 F6 Q6 J6 P6 P6, turn 5 of A"
    wrong = play(start, "A says I", "all pass", "A picks B", "B names K")
    assert wrong == "I10 B2 K6 F6 Q6 J6 P6 P6, turn 6 of B, forced"
    right = play(start, "A says I", "all pass", "A picks B", "B names B")
    assert right == "I6 B6 K6 F6 Q6 J6 P6 P6, turn 6 of B, forced"
