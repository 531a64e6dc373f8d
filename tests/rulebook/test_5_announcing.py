"""RULES 5: announcing."""

import pytest

from bot.game import Event, Reason, TimeOut, begin, decide, fold, legal_actions, view
from bot.game.actions import Decline, NameCharacter, Pass, PickCard, PickSeat
from bot.game.events import (
    AnswerHeard,
    CardShown,
    CardsSeen,
    CardsSwapped,
    ContestClosed,
    FinePaid,
    GoldMoved,
    PowerAnswered,
    PowerGranted,
    TimedOut,
    TurnBegan,
)
from bot.game.sets import RECOMMENDED

from .table import events_of, follow, options, play, refusal

FOUR = "K6 Q6 J6 B6 +TC, turn 5 of B"
EIGHT = "J6 B6 K6 F6 Q6 W6 P6 P6, turn 9 of C"
SIZES = {
    2: "JBK6 FQW6, turn 5 of A",
    3: "JB6 KF6 QW6, turn 5 of A",
    4: "K6 Q6 J6 B6 +TC, turn 5 of A",
    5: "K6 Q6 J6 B6 W6 +C, turn 5 of A",
    7: "K6 Q6 J6 B6 W6 T6 S6, turn 5 of A",
    8: "J6 B6 K6 F6 Q6 W6 P6 P6, turn 5 of A",
    13: "J6 B6 K6 F6 Q6 T6 W6 S6 P6 P6 C6 I6 D6, turn 5 of A",
}
ANNOUNCES_QUEEN = {2: "A says Q with Al", 3: "A says Q with Al"}
SEATS = "ABCDEFGHIJKLM"


# 5.1


@pytest.mark.parametrize("players", SIZES)
def test_all_the_others_are_asked_and_the_announcer_is_not(players: int) -> None:
    announce = ANNOUNCES_QUEEN.get(players, "A says Q")
    game = follow(SIZES[players], announce)[0]
    assert game.table.awaited() == tuple(range(1, players))
    assert {line[0] for line in options(SIZES[players], announce)} == set(SEATS[1:players])
    assert refusal(SIZES[players], announce, "A passes") is Reason.OWN_ANNOUNCEMENT


@pytest.mark.parametrize("players", SIZES)
def test_clockwise_they_are_asked_one_by_one_from_the_announcer_s_left(players: int) -> None:
    lines = [ANNOUNCES_QUEEN.get(players, "A says Q")]
    for seat in range(1, players):
        assert follow(f"{SIZES[players]}, clockwise", *lines)[0].table.awaited() == (seat,)
        lines.append(f"{SEATS[seat]} passes")
    assert follow(f"{SIZES[players]}, clockwise", *lines)[0].table.on_turn == 1


def test_everybody_is_asked_even_after_somebody_has_contested() -> None:
    for mode in ("", ", clockwise"):
        game = follow(FOUR + mode, "B says K", "C contests")[0]
        assert 3 in game.table.awaited()
        assert legal_actions(game, 0)
    assert play(FOUR, "B says K", "C contests", "D contests", "A contests").startswith("K9 Q5 J5 B5 ")


def test_an_answer_that_was_heard_is_final() -> None:
    heard = (f"{FOUR}, clockwise", "B says K", "C passes")
    assert refusal(*heard, "C contests") is Reason.ANSWER_IS_FINAL
    assert refusal(FOUR, "B says K", "all pass", "C contests") is Reason.QUESTION_OVER


@pytest.mark.parametrize("closing", ["A passes", "time out"])
def test_all_at_once_answers_may_be_changed_until_the_contest_closes_and_are_heard_together(
    closing: str,
) -> None:
    start = (FOUR, "B says K", "C contests", "D passes", "C passes", "D contests")
    (closed,) = events_of(ContestClosed, *start, closing)
    assert [claim.seat for claim in closed.contests] == [3]
    assert not events_of(AnswerHeard, *start, closing)
    assert not events_of(ContestClosed, *start)
    assert refusal(*start, closing, "C contests") is Reason.QUESTION_OVER


def test_all_at_once_answers_stay_hidden_from_the_others() -> None:
    contested, passed = (follow(FOUR, "B says K", f"C {answer}")[0] for answer in ("contests", "passes"))
    for seat in (0, 1, 3, None):
        assert view(contested, seat) == view(passed, seat)
    assert view(contested, 2) != view(passed, 2)


@pytest.mark.parametrize("mode", ["", ", clockwise"])
def test_whoever_passes_until_their_next_turn_is_asked_each_time_and_passes_like_anybody(mode: str) -> None:
    start = (f"{FOUR}{mode}", "B says Q", "C passes", "D passes on", "all pass", "C says Q")
    game = follow(*start)[0]
    assert 3 in game.table.awaited()
    given = follow(*start, "answer for D", "A passes", "B passes")[0]
    assert given.table == follow(*start, "D passes", "A passes", "B passes")[0].table
    assert given.table.gold == (6, 8, 8, 6)
    assert follow(*start, "answer for D")[0].standing == (3,)


def test_all_at_once_nothing_is_heard_before_a_standing_pass_is_given() -> None:
    start = (FOUR, "B says Q", "C passes", "D passes on", "A passes", "C says Q", "A passes", "B passes")
    assert follow(*start)[0].table.awaited() == (3,)
    assert follow(*start, "answer for D")[0].table.gold == (6, 8, 8, 6)


@pytest.mark.parametrize("mode", ["", ", clockwise"])
def test_the_time_out_of_a_contest_gives_a_standing_pass_and_nobody_counts_it_as_absence(mode: str) -> None:
    start = f"K6 Q6 J6 B6 +TC, turn 5 of C{mode}, passing D"
    assert [event.seats for event in events_of(TimedOut, start, "C says Q", "time out")] == (
        [] if mode else [(0, 1)]
    )


def test_one_contests_with_one_s_own_card() -> None:
    three = "JB6 KF6 QW6, turn 5 of A"
    assert refusal(three, "A says K with Al", "B contests with Al") is Reason.NOT_YOUR_CARD


def test_those_who_contest_are_named_clockwise_from_the_announcer_s_left() -> None:
    (closed,) = events_of(ContestClosed, FOUR, "B says K", "A contests", "D contests", "C contests")
    assert [claim.seat for claim in closed.contests] == [2, 3, 0]


# 5.2


@pytest.mark.parametrize("players", SIZES)
def test_nobody_contests_and_the_announcer_uses_the_power_without_showing_the_card(players: int) -> None:
    lines = (ANNOUNCES_QUEEN.get(players, "A says Q"), "all pass")
    game = follow(SIZES[players], *lines)[0]
    assert game.table.gold == (8,) + (6,) * (players - 1)
    assert events_of(CardShown, SIZES[players], *lines) == []
    assert game.table.bank == 194 - 6 * players - 2


# 5.3


def test_somebody_contests_and_the_announcer_and_all_who_contested_turn_their_cards_up() -> None:
    lines = ("B says F", "D contests", "all pass")
    shown = events_of(CardShown, "J6 B6 K6 F6 Q6 W6 P6 P6, turn 9 of B", *lines)
    assert [(card.seat, card.character) for card in shown] == [(1, "bishop"), (3, "fool")]
    game = follow("J6 B6 K6 F6 Q6 W6 P6 P6, turn 9 of B", *lines)[0]
    assert dict(game.table.up) == {1: "bishop", 3: "fool"}


def test_whoever_really_is_the_character_uses_its_power_even_outside_their_turn() -> None:
    assert play(FOUR, "B says K", "A contests", "all pass") == "K9 Q5 J6 B6 +TC, court 1, turn 6 of C"


def test_the_announcer_who_is_right_uses_the_power_and_the_others_pay() -> None:
    then = play(FOUR, "B says Q", "A contests", "C contests", "all pass")
    assert then == "K5 Q8 J5 B6 +TC, court 2, turn 6 of C, forced"


def test_of_two_peasants_both_use_the_power() -> None:
    then = play(EIGHT, "C says P", "G contests", "H contests", "all pass")
    assert then == "J6 B6 K5 F6 Q6 W6 P8 P8, court 1, turn 10 of D"


def test_the_power_comes_first_and_then_all_fines() -> None:
    happened = follow(FOUR, "B says K", "A contests", "C contests", "all pass")[1]
    money = [event for event in happened if isinstance(event, GoldMoved | FinePaid)]
    assert [type(event) for event in money] == [GoldMoved, FinePaid, FinePaid]


def test_if_nobody_was_right_all_of_them_pay_and_nothing_else_happens() -> None:
    then = play(FOUR, "B says J", "A contests", "D contests", "all pass")
    assert then == "K5 Q5 J6 B5 +TC, court 3, turn 6 of C"


def test_cards_go_face_down_again() -> None:
    assert follow(FOUR, "B says J", "A contests", "all pass")[0].table.up == ()


@pytest.mark.parametrize("really", ["swaps", "does not swap"])
def test_an_exchange_by_the_fool_changes_no_fine(really: str) -> None:
    start = "F6 B6 K6 J6 Q6 W6 P6 P6, turn 9 of A"
    position = play(start, "A says F", "B contests", "all pass", f"A {really} B-C")
    cards = "K5 B6" if really == "swaps" else "B5 K6"
    assert position == f"F7 {cards} J6 Q6 W6 P6 P6, court 1, turn 10 of B, forced"


@pytest.mark.parametrize("really", ["swaps", "does not swap"])
def test_an_exchange_by_the_spy_changes_no_fine(really: str) -> None:
    start = "S6 B6 K6 J6 Q6 W6 T6, turn 9 of A"
    position = play(start, "A says S", "B contests", "all pass", "A looks at B", f"A {really} A-B")
    cards = "B6 S5" if really == "swaps" else "S6 B5"
    assert position == f"{cards} K6 J6 Q6 W6 T6, court 1, turn 10 of B, forced"


def test_a_character_in_the_centre_may_be_announced_and_if_contested_nobody_is_right() -> None:
    assert play(FOUR, "B says T", "all pass") == "K5 Q8 J5 B6 +TC, turn 6 of C"
    assert play(FOUR, "B says T", "C contests", "all pass") == "K6 Q5 J5 B6 +TC, court 2, turn 6 of C, forced"


def test_an_announcer_whom_nobody_contests_is_paid_by_the_inquisitor_s_victim() -> None:
    start = "J6 B6 K6 F6 Q6 I6 P6 P6, turn 9 of A"
    then = play(start, "A says I", "all pass", "A picks D", "D names K")
    assert then == "J10 B6 K6 F2 Q6 I6 P6 P6, turn 10 of B"


def test_an_announcer_whom_nobody_contests_wins_as_cheat() -> None:
    then = play("K10 Q6 J6 B6 +TC, turn 5 of A", "A says C", "all pass")
    assert then == "K10 Q6 J6 B6 +TC, turn 5 of A, ended by power won by A"


def test_who_is_right_and_who_is_wrong_is_told_when_the_cards_turn_up() -> None:
    (granted,) = events_of(PowerGranted, FOUR, "B says K", "A contests", "all pass")
    assert ([user.seat for user in granted.users], granted.wrong) == ([0], (1,))


# 5.4


@pytest.mark.parametrize("contester", "ACD")
def test_the_turn_passes_to_the_left_of_the_announcer_whoever_used_the_power(contester: str) -> None:
    letters = ["T", "Q", "J", "B"]
    letters["ABCD".index(contester)] = "K"
    cards = " ".join(f"{letter}6" for letter in letters)
    centre = "".join(sorted(set("KQJBTC") - set(letters)))
    position = play(f"{cards} +{centre}, turn 5 of B", "B says K", f"{contester} contests", "all pass")
    assert "turn 6 of C" in position


# 5.5

ELEVEN = "I6 B6 K6 F6 Q6 J6 P6 P6 S6 W6 C6, turn 9 of A"


def decided(position: str, *lines: str) -> list[Event]:
    """What a time-out after some actions brings about."""
    game = follow(position, *lines)[0]
    return list(decide(game, TimeOut(game.table.number)))


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("more", ["", ", forced"])
def test_a_turn_without_an_answer_is_a_swap_with_the_left_neighbour_that_does_not_exchange(
    players: int, more: str
) -> None:
    layout = follow(SIZES[players])[0].table.setup.layout
    _, swap, turn = decided(SIZES[players] + more)
    assert swap == CardsSwapped(0, (0, layout.own(1)[0]), False)
    assert isinstance(turn, TurnBegan)


@pytest.mark.parametrize("turn", [1, 4])
def test_so_it_is_in_the_first_four_turns(turn: int) -> None:
    start = f"K6 Q6 J6 B6 +TC, turn {turn} of A"
    assert decided(start)[1] == CardsSwapped(0, (0, 1), False)


def test_the_cards_are_turned_down_for_those_who_are_not_ready() -> None:
    then = play("K6 Q6 J6 B6 +TC, turn 0 of C", "B is ready", "time out")
    assert then == "K6 Q6 J6 B6 +TC, turn 1 of C"


def test_who_does_not_answer_an_announcement_passes() -> None:
    start = "K6 Q6 J6 B6 +TC, turn 5 of A"
    (closed,) = events_of(ContestClosed, start, "A says K", "C contests", "time out")
    assert [claim.seat for claim in closed.contests] == [2]
    (heard,) = events_of(AnswerHeard, f"{start}, clockwise", "A says K", "time out")
    assert heard.answer == Pass(1)


@pytest.mark.parametrize("gold", [3, 6, 9])
def test_what_one_may_do_is_declined(gold: int) -> None:
    start = f"W{gold} Q6 J6 B6 +TC, turn 5 of A"
    assert decided(start, "A says W", "all pass")[1] == PowerAnswered(0, Decline(0))
    then = play(start, "A says W", "all pass", "time out")
    assert then == f"W{gold} Q6 J6 B6 +TC, turn 6 of B"


@pytest.mark.parametrize(
    ("turn", "then"),
    [("A", "B8 Q5 J7 K6 +TC, turn 6 of B"), ("D", "B6 Q5 J7 K8 +TC, turn 6 of A")],
)
def test_the_bishop_takes_from_the_first_of_the_richest_clockwise(turn: str, then: str) -> None:
    assert play(f"B6 Q7 J7 K6 +TC, turn 5 of {turn}", f"{turn} says B", "all pass", "time out") == then


def test_clockwise_begins_at_the_bishop_s_left() -> None:
    then = play("K7 Q6 B6 J7 +TC, turn 5 of C", "C says B", "all pass", "time out")
    assert then == "K7 Q6 B8 J5 +TC, turn 6 of D"


@pytest.mark.parametrize("seat", "AK")
def test_the_inquisitor_points_at_the_left_neighbour(seat: str) -> None:
    by = SEATS.index(seat)
    start = ELEVEN.replace("of A", f"of {seat}")
    answered = decided(start, f"{seat} says I", "all pass")[1]
    assert answered == PowerAnswered(by, PickSeat(by, (by + 1) % 11))


@pytest.mark.parametrize("victim", "BFJ")
def test_whom_the_inquisitor_asks_names_the_judge(victim: str) -> None:
    by = SEATS.index(victim)
    answered = decided(ELEVEN, "A says I", "all pass", f"A picks {victim}")[1]
    assert answered == PowerAnswered(by, NameCharacter(by, "judge"))


def test_it_is_the_judge_however_the_set_was_written_down() -> None:
    cards = tuple(reversed(RECOMMENDED[11]))
    game = fold(begin(11, cards, cards))
    assert game.table.setup.in_play[0] == "judge"


def test_the_spy_looks_at_the_left_neighbour_s_card_and_does_not_exchange() -> None:
    start = "S6 Q6 J6 B6 W6 K6 T6, turn 5 of A"
    _, answered, seen, _ = decided(start, "A says S", "all pass")
    assert answered == PowerAnswered(0, PickCard(0, 1))
    assert seen == CardsSeen(0, (0, 1), ("spy", "queen"))
    swap = decided(start, "A says S", "all pass", "A looks at D")[2]
    assert swap == CardsSwapped(0, (0, 3), False)
    assert play(start, "A says S", "all pass", "time out", "time out") == start.replace("5 of A", "6 of B")


def test_the_fool_exchanges_nothing() -> None:
    start = "F6 Q6 J6 B6 +TK, turn 5 of A"
    assert decided(start, "A says F", "all pass")[2] == CardsSwapped(0, (1, 2), False)
    assert play(start, "A says F", "all pass", "time out") == "F7 Q6 J6 B6 +TK, turn 6 of B"


@pytest.mark.parametrize("lines", [(), ("A says I", "all pass"), ("A says I", "all pass", "A picks B")])
def test_none_of_it_depends_on_anything_hidden(lines: tuple[str, ...]) -> None:
    told = {
        tuple(repr(event) for event in decided(f"{cards}, turn 9 of A", *lines)[:2])
        for cards in ("I6 B6 K6 F6 Q6 J6 P6 P6", "J6 K6 B6 P6 Q6 I6 F6 P6")
    }
    assert len(told) == 1


def test_a_victim_s_time_out_does_not_depend_on_a_peek() -> None:
    told = set[str]()
    for cards in ("I6 B6 K6 F6 Q6 J6 P6 P6", "I6 K6 B6 F6 Q6 J6 P6 P6"):
        peeked = (f"{cards}, turn 6 of B", "B peeks", *["time out"] * 6, "A says I", "all pass", "A picks B")
        told.update(repr(event) for event in decided(*peeked) if isinstance(event, PowerAnswered))
    assert len(told) == 1
