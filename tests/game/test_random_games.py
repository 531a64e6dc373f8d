"""Random games keep what must always hold."""

import random

import pytest

from bot.game import ContestMode, begin, fold, legal_actions, step
from bot.game.sets import RECOMMENDED


@pytest.mark.parametrize("contest", ContestMode)
@pytest.mark.parametrize("players", range(2, 14))
def test_a_random_game_ends_with_gold_and_cards_conserved(players: int, contest: ContestMode) -> None:
    rng = random.Random(players)
    cards = tuple(rng.sample(RECOMMENDED[players], len(RECOMMENDED[players])))
    log = list(begin(players, RECOMMENDED[players], cards, contest=contest))
    game = fold(log)
    while game.table.outcome is None:
        seat = rng.choice(game.table.awaited())
        game, events = step(game, rng.choice(legal_actions(game, seat)))
        log += events
        assert sum(game.table.gold) + game.table.court + game.table.bank == 194
        assert sorted(game.cards) == sorted(cards)
    assert fold(log) == game
