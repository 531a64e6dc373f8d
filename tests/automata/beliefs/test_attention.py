"""What slips somebody's mind: always the same, never their own card, and never more than can be made good."""

import random

import numpy as np
import pytest

from bot.automata.beliefs.attention import ALERT, Attention, Mind
from bot.automata.beliefs.cards import beliefs_from
from bot.automata.beliefs.habits import USUAL
from bot.automata.beliefs.memory_cache import CACHE, remember
from bot.automata.players.timid import timid_choice
from bot.automata.self_play import deal
from bot.game import Game, step, view
from bot.game.sets import RECOMMENDED

HABIT = (USUAL,)
CARELESS = Mind(Attention(misses=0.5, ignores=0.5, confuses=0.5), seed=7)


def played(players: int, steps: int) -> Game:
    rng = random.Random(players)
    game = deal(rng, players, RECOMMENDED[players])
    for _ in range(steps):
        if game.table.outcome is not None:
            break
        game, _ = step(game, timid_choice(view(game, game.table.awaited()[0]), rng))
    return game


@pytest.mark.parametrize("players", [4, 8])
def test_what_slips_the_mind_is_the_same_whenever_one_looks_back(players: int) -> None:
    game = played(players, 60)
    known = view(game, 1)
    CACHE.clear()
    at_once = remember(known, HABIT, CARELESS).beliefs.marginals()
    CACHE.clear()
    for length in range(2, len(known.history), 3):
        remember(type(known)(1, known.table, None, False, None, known.history[:length]), HABIT, CARELESS)
    bit_by_bit = remember(known, HABIT, CARELESS).beliefs.marginals()
    assert np.array_equal(at_once, bit_by_bit)


def test_another_seed_misses_other_things() -> None:
    known = view(played(4, 60), 1)
    other = CARELESS._replace(seed=8)
    beliefs = [remember(known, HABIT, mind).beliefs.marginals() for mind in (ALERT, CARELESS, other)]
    assert not np.allclose(beliefs[0], beliefs[1])
    assert not np.allclose(beliefs[1], beliefs[2])


def test_nobody_mixes_up_their_own_card() -> None:
    always = Mind(Attention(confuses=1.0), seed=3)
    game = played(4, 4)
    known = view(game, 2)
    memory = remember(known, HABIT, always)
    own = memory.number[game.cards[2]]
    assert game.table.turn == 1
    assert memory.beliefs.marginals()[2, own] == pytest.approx(1)
    assert memory.beliefs.marginals().max(axis=1).min() < 1


@pytest.mark.parametrize("players", [4, 8])
def test_a_surprise_moves_one_card_and_leaves_the_others_where_they_were(players: int) -> None:
    size = len(RECOMMENDED[players])
    beliefs = beliefs_from(tuple(range(size)), HABIT)
    beliefs.see(0, 1)
    found = beliefs.marginals()
    assert found[0, 1] == pytest.approx(1)
    assert found[1, 0] == pytest.approx(1)
    assert [int(row.argmax()) for row in found[2:]] == list(range(2, size))
    assert found.sum(axis=1) == pytest.approx(np.ones(size))


@pytest.mark.parametrize("players", [4, 8, 13])
def test_whatever_is_missed_beliefs_stay_chances_of_one_card_at_each_place(players: int) -> None:
    game = played(players, 150)
    for seat in range(players):
        found = remember(view(game, seat), HABIT, CARELESS).beliefs.marginals()
        assert found.sum(axis=1) == pytest.approx(np.ones(len(found)), abs=1e-6)
