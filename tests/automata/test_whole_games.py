"""Automata play whole games at every number of players, both ways of contesting."""

import random

import pytest

from bot.automata.match import deal, play_game
from bot.automata.regular import regular_choice
from bot.automata.timid import timid_choice
from bot.game import ContestMode, View
from bot.game.actions import SeatAction
from bot.game.sets import RECOMMENDED


@pytest.mark.parametrize("contest", ContestMode)
@pytest.mark.parametrize("players", range(2, 14))
def test_a_regular_among_timid_players_plays_to_the_end(players: int, contest: ContestMode) -> None:
    rng = random.Random(players)

    def timid(view: View) -> SeatAction:
        return timid_choice(view, rng)

    def regular(view: View) -> SeatAction:
        return regular_choice(view, rng)

    game = deal(rng, players, RECOMMENDED[players], contest)
    assert play_game(game, [regular, *[timid] * (players - 1)]).table.outcome is not None
