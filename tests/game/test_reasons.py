"""Why a seat may do nothing of a kind: the reason is the rules' own, whoever asks."""

import pytest

from bot.game import IllegalAction, Reason, SeatAction, options, power_asking, require_open
from bot.game.actions import (
    Announce,
    Contest,
    ContestReply,
    GetReady,
    NameCharacter,
    Pass,
    Peek,
    PickSeat,
    Swap,
)
from bot.game.questions import WhichSeat
from tests.rulebook.table import follow

MEMORISING = "K6 Q6 J6 B6 +TC, turn 0 of A"
EARLY = "K6 Q6 J6 B6 +TC, turn 2 of A"
FORCED = "K6 Q6 J6 B6 +TC, turn 9 of A, forced"
TURN = "K6 Q6 J6 B6 +TC, turn 9 of A"
WITCH = "W6 Q6 J6 B6 +TC, turn 9 of A"
A, B, C = range(3)


def why_not(kind: type[SeatAction], seat: int, position: str, *lines: str) -> Reason:
    """Why a seat may do nothing of a kind after some actions."""
    with pytest.raises(IllegalAction) as refused:
        options(follow(position, *lines)[0], seat, kind)
    return refused.value.reason


def test_the_options_of_a_kind_are_all_there_are_and_no_others() -> None:
    game, _ = follow(TURN)
    assert options(game, A, Peek) == (Peek(A, 0),)
    assert {action.character for action in options(game, A, Announce)} == set(game.table.setup.in_play)
    assert all(isinstance(action, Swap) for action in options(game, A, Swap))
    assert options(follow(MEMORISING)[0], B, GetReady) == (GetReady(B),)


@pytest.mark.parametrize("kind", [Swap, Peek, Announce])
def test_who_is_not_on_turn_hears_that(kind: type[SeatAction]) -> None:
    assert why_not(kind, B, TURN) is Reason.NOT_YOUR_TURN
    assert why_not(kind, B, TURN, "A says K") is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize("kind", [Peek, Announce])
def test_who_may_only_swap_hears_why(kind: type[SeatAction]) -> None:
    assert why_not(kind, A, EARLY) is Reason.FIRST_TURNS
    assert why_not(kind, A, FORCED) is Reason.FORCED_SWAP


def test_who_is_ready_hears_that_it_was_said() -> None:
    assert why_not(GetReady, B, MEMORISING, "B is ready") is Reason.ALREADY_SAID


def test_who_announced_cannot_contest() -> None:
    assert why_not(ContestReply, A, TURN, "A says K") is Reason.OWN_ANNOUNCEMENT


def test_an_answer_that_was_heard_is_final() -> None:
    assert why_not(ContestReply, B, f"{TURN}, clockwise", "A says K", "B passes") is Reason.ANSWER_IS_FINAL


def test_the_same_answer_twice_was_said_already() -> None:
    assert why_not(Pass, B, TURN, "A says K", "B passes") is Reason.ALREADY_SAID
    assert why_not(Contest, B, TURN, "A says K", "B contests") is Reason.ALREADY_SAID


@pytest.mark.parametrize("kind", [ContestReply, GetReady, PickSeat])
def test_what_no_question_asks_for_is_over(kind: type[SeatAction]) -> None:
    assert why_not(kind, A, TURN) is Reason.QUESTION_OVER
    assert why_not(kind, A, EARLY) is Reason.QUESTION_OVER


def test_a_power_is_answered_by_whom_it_asks_and_as_it_asks() -> None:
    asked = (WITCH, "A says W", "all pass")
    assert why_not(PickSeat, B, *asked) is Reason.NOT_ASKED
    assert why_not(NameCharacter, A, *asked) is Reason.NOT_AN_OPTION
    assert why_not(Swap, A, *asked) is Reason.NOT_AN_OPTION
    assert why_not(ContestReply, B, *asked) is Reason.QUESTION_OVER


def test_when_the_game_is_over_nothing_else_is_said() -> None:
    for kind in (Swap, Peek, Announce, ContestReply, GetReady, PickSeat):
        assert why_not(kind, A, TURN, "stop") is Reason.GAME_OVER


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_seat_that_is_not_there_may_do_nothing(seat: int) -> None:
    assert why_not(Swap, seat, TURN) is Reason.NO_SUCH_SEAT


def test_a_power_s_choice_is_its_seat_s_alone() -> None:
    table = follow(WITCH, "A says W", "all pass")[0].table
    assert power_asking(table, A).choice == WhichSeat(A, (1, 2, 3), may_decline=True)
    for seat, reason, lines in (
        (B, Reason.NOT_ASKED, ("A says W", "all pass")),
        (A, Reason.NOT_ASKED, ()),
        (A, Reason.GAME_OVER, ("A says W", "all pass", "stop")),
    ):
        with pytest.raises(IllegalAction) as refused:
            power_asking(follow(WITCH, *lines)[0].table, seat)
        assert refused.value.reason is reason


def test_a_question_is_open_until_the_next_or_the_end() -> None:
    before = follow(TURN)[0].table
    require_open(before, before.number)
    later = follow(TURN, "A peeks")[0].table
    ended = follow(TURN, "stop")[0].table
    for table, number, reason in (
        (before, before.number + 1, Reason.QUESTION_OVER),
        (later, before.number, Reason.QUESTION_OVER),
        (ended, before.number, Reason.GAME_OVER),
    ):
        with pytest.raises(IllegalAction) as refused:
            require_open(table, number)
        assert refused.value.reason is reason


def test_every_number_of_an_open_contest_is_open() -> None:
    opened = follow(f"{TURN}, clockwise", "A says K")[0].table.number
    heard = follow(f"{TURN}, clockwise", "A says K", "B passes")[0].table
    assert heard.number > opened
    require_open(heard, opened)
    require_open(heard, heard.number)
