"""With three cards each, a power may be used by the one that cannot be announced."""

import pytest

from bot.automata import Level
from bot.automata.players.by_level import choose
from bot.game import begin, fold, step, view
from bot.game.actions import Announce, Contest
from bot.game.questions import TakeTurn, UsePower
from bot.game.sets import RECOMMENDED

FOOL = 5
"""The protected place of the second seat."""


@pytest.mark.parametrize("level", Level)
def test_an_automaton_that_was_right_with_its_protected_card_goes_on_bug(level: Level) -> None:
    dealt = ("judge", "bishop", "king", "queen", "witch", "fool")
    game = fold(begin(2, RECOMMENDED[2], dealt, starter=0))
    question = game.table.question
    while not isinstance(question, TakeTurn) or question.early or question.by != 0:
        game, _ = step(game, view(game, game.table.awaited()[0]).actions[0])
        question = game.table.question
    game, _ = step(game, Announce(0, "fool", 0))
    game, _ = step(game, Contest(1, FOOL))
    assert isinstance(game.table.question, UsePower)
    known = view(game, 1)
    assert choose(known, level, 3) in known.actions
