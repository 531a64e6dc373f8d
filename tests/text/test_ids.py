"""What buttons and selects say can be read again, for every action there is."""

import random

import pytest

from bot.game import ContestMode, legal_actions, step
from bot.render.ids import LIMIT, ComponentId, Unreadable, read_action, write_action
from tests.game.fifth_turn import games_that_ask
from tests.game.playing import deal


def test_every_answer_to_every_power_can_be_written_and_read() -> None:
    for game in games_that_ask():
        for seat in game.table.awaited():
            for action in legal_actions(game, seat):
                assert read_action(seat, write_action(action)) == action


@pytest.mark.parametrize("players", [2, 3, 8])
def test_every_legal_action_of_a_game_can_be_written_and_read(players: int) -> None:
    chance = random.Random(players)
    game = deal(players, ContestMode.TOGETHER, chance)
    while game.table.outcome is None:
        seat = chance.choice(game.table.awaited())
        for action in legal_actions(game, seat):
            code = write_action(action)
            assert read_action(seat, code) == action
            assert len(str(ComponentId("a" * 8, 999_999, "act", code))) <= LIMIT
        game, _ = step(game, chance.choice(legal_actions(game, seat)))


@pytest.mark.parametrize(
    "code", ["", "swap", "swap.1.2", "swap.1.2.3", "peek.x", "pass.1", "king.1", "peek.-1"]
)
def test_what_no_action_says_is_unreadable(code: str) -> None:
    with pytest.raises(Unreadable):
        read_action(0, code)
