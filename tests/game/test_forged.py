"""Values of wrong types and shapes: refused, changing nothing, now and for every later game."""

import pickle
from typing import Any

import pytest

from bot.game import (
    ContestMode,
    IllegalAction,
    KeepSeat,
    Reason,
    TimeOut,
    begin,
    decide,
    fold,
    legal_actions,
    step,
    view,
)
from bot.game.actions import Announce, Peek, Swap, TableAction
from bot.game.codec import decode, encode
from bot.game.notation import read_position
from bot.game.sets import RECOMMENDED
from tests.rulebook.table import follow

FOUR = "K6 Q6 J6 B6 +TC, turn 9 of A"

MALFORMED: list[Any] = [
    Swap(True, (1, 0), True),
    Swap(0, (0,), True),  # type: ignore[arg-type]
    Swap(0, (0, 1, 2), True),  # type: ignore[arg-type]
    Swap(0, [0, 1], True),  # type: ignore[arg-type]
    Swap(0, None, True),  # type: ignore[arg-type]
    Swap(0, ("a", "b"), True),  # type: ignore[arg-type]
    Swap(None, (0, 1), True),  # type: ignore[arg-type]
    Peek("A", 0),  # type: ignore[arg-type]
    Peek(0.0, 0),  # type: ignore[arg-type]
    Peek(0, None),  # type: ignore[arg-type]
    Announce(0, ["king"], 0),  # type: ignore[arg-type]
    Announce(0, "king", None),  # type: ignore[arg-type]
    KeepSeat(1.5),  # type: ignore[arg-type]
    KeepSeat(True),
    KeepSeat("a"),  # type: ignore[arg-type]
    TimeOut(10.0),  # type: ignore[arg-type]
    TableAction(),
    None,
    "stop",
    {},
    object(),
]


@pytest.mark.parametrize("action", MALFORMED, ids=lambda action: type(action).__name__)
def test_what_is_no_action_is_refused(action: Any) -> None:
    game = read_position(FOUR)
    with pytest.raises(IllegalAction):
        decide(game, action)


@pytest.mark.parametrize(
    "action",
    [Swap(0, (0, 1), 1), Swap(0, (False, True), True), Peek(0, False), Peek(0, 0.0)],  # type: ignore[arg-type]
    ids=lambda action: type(action).__name__,
)
def test_a_value_merely_equal_to_a_legal_one_does_not_get_into_the_log(action: Any) -> None:
    for event in decide(read_position(FOUR), action):
        assert decode(*encode(event)) == event
        assert encode(decode(*encode(event))) == encode(event)


@pytest.mark.parametrize("seat", [True, 1.0, None, "B", -1, 4])
def test_nobody_else_than_a_seat_may_do_anything(seat: Any) -> None:
    game = read_position(FOUR.replace("9 of A", "10 of B"))
    assert legal_actions(game, seat) == ()
    assert [type(action.by) for action in legal_actions(game, 1)] == [int] * len(legal_actions(game, 1))


@pytest.mark.parametrize("seat", [-1, 4])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        view(follow(FOUR, "A says K", "D contests")[0], seat)


def test_a_contest_mode_given_as_its_word_is_that_mode() -> None:
    cards = RECOMMENDED[4]
    game = fold(begin(4, cards, cards, contest="clockwise"))  # type: ignore[arg-type]
    assert game.table.setup.contest is ContestMode.CLOCKWISE
    with pytest.raises(ValueError, match="bogus"):
        begin(4, cards, cards, contest="bogus")  # type: ignore[arg-type]


def test_a_set_has_cards_of_the_game_only() -> None:
    with pytest.raises(ValueError, match="no character"):
        begin(4, ("foo",) * 6, ("foo",) * 6)


def test_a_refusal_travels_between_processes() -> None:
    refused = pickle.loads(pickle.dumps(IllegalAction(Reason.NOT_ASKED)))
    assert refused.reason is Reason.NOT_ASKED


def test_turns_are_numbered_also_where_the_game_was_set_up_in_the_middle() -> None:
    game, _ = step(read_position(FOUR), Peek(0, 0))
    assert [item.turn for item in view(game, 0).history] == [9, 10]
