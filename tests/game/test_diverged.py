"""A power under way whose recorded answers no longer fit what it asks."""

import pytest

from bot.game import Event, PowerDiverged, fold, legal_actions, step
from bot.game.actions import Announce, Pass, PickSeat
from bot.game.events import PowerAnswered

from .fifth_turn import fifth_turn


def test_an_answer_to_another_question_is_not_taken_for_one_to_this() -> None:
    game, _ = step(fifth_turn("spy", 7), Announce(0, "spy", 0))
    for seat in range(1, 7):
        game, _ = step(game, Pass(seat))
    game, _ = step(game, legal_actions(game, 0)[0])
    log = [event for event in game.history if isinstance(event, Event)]
    log = [PowerAnswered(0, PickSeat(0, 1)) if isinstance(event, PowerAnswered) else event for event in log]
    changed = fold(log)
    with pytest.raises(PowerDiverged, match="PickCard is asked for now"):
        step(changed, legal_actions(changed, 0)[0])
