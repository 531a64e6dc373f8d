"""A table of regulars is company: they lie, doubt and pretend often enough that nothing always pays."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from benchmarks.strength import claims_in, play
from bot.automata.levels import Level
from bot.automata.self_play import deal
from bot.game import events as e
from bot.game.sets import RECOMMENDED

GAMES = {4: 60, 8: 20}


@cache
def counted(players: int) -> Counter[str]:
    """What regulars of drawn tempers claim, contest and swap in some games, the same at every run."""
    counts: Counter[str] = Counter()
    for number in range(GAMES[players]):
        rng = Random(number)
        game = deal(rng, players, RECOMMENDED[players], starter=number % players)
        game = play(game, [Level.REGULAR.value] * players, rng)
        counts.update(claims_in(game))
        for event in game.history:
            if isinstance(event, e.CardsSwapped):
                counts["pretended" if event.really is False else "exchanged"] += 1
    return counts


@pytest.mark.parametrize("players", GAMES)
def test_a_quarter_to_a_half_of_the_claims_are_false(players: int) -> None:
    counts = counted(players)
    assert 0.25 < counts["false"] / counts["claims"] < 0.5


@pytest.mark.parametrize("players", GAMES)
def test_neither_always_contesting_nor_never_is_right(players: int) -> None:
    counts = counted(players)
    assert 0.35 < counts["right"] / counts["contests"] < 0.65


@pytest.mark.parametrize("players", GAMES)
def test_not_every_card_that_is_taken_under_the_table_is_exchanged(players: int) -> None:
    counts = counted(players)
    assert 0.1 < counts["pretended"] / (counts["pretended"] + counts["exchanged"]) < 0.5
