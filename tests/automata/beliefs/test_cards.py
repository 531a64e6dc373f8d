"""What a seat believes follows from what it saw."""

import random

import numpy as np
import pytest

from bot.automata.beliefs.cards import Joint, Marginal, beliefs_from
from bot.automata.beliefs.habits import HABITS
from bot.automata.beliefs.knowledge import Knowledge
from bot.automata.beliefs.memory_cache import remember
from bot.automata.players.timid import timid_choice
from bot.automata.self_play import deal, play_game
from bot.game import Game, SeatAction, View, step, view
from bot.game.places import Layout
from bot.game.sets import RECOMMENDED


@pytest.mark.parametrize("kind", [Joint, Marginal])
def test_seeing_one_of_two_exchanged_cards_tells_the_other(kind: type[Joint | Marginal]) -> None:
    beliefs = kind((0, 1, 2, 3))
    beliefs.exchange(0, 1, 0.5)
    assert beliefs.marginals()[0].tolist() == [0.5, 0.5, 0, 0]
    beliefs.see(0, 1)
    assert beliefs.marginals()[1] == pytest.approx([1, 0, 0, 0])


@pytest.mark.parametrize("kind", [Joint, Marginal])
@pytest.mark.parametrize("really", [True, False])
def test_what_is_seen_tells_how_often_others_exchange(kind: type[Joint | Marginal], really: bool) -> None:
    beliefs = kind((0, 1, 2, 3, 4, 5))
    cards = [0, 1, 2, 3, 4, 5]
    for first, second in [(0, 1), (2, 3), (4, 5), (1, 2), (3, 4)]:
        beliefs.exchange(first, second)
        if really:
            cards[first], cards[second] = cards[second], cards[first]
        beliefs.see(first, cards[first])
    assert beliefs.really > 0.85 if really else beliefs.really < 0.6


def test_few_cards_are_weighed_exactly_and_many_by_their_marginals() -> None:
    assert isinstance(beliefs_from(tuple(range(7))), Joint)
    assert isinstance(beliefs_from(tuple(range(8))), Marginal)


def test_marginals_agree_with_the_exact_chances_after_exchanges() -> None:
    rng = random.Random(4)
    exact, marginal = Joint(tuple(range(6))), Marginal(tuple(range(6)))
    for _ in range(20):
        first, second = rng.sample(range(6), 2)
        for beliefs in (exact, marginal):
            beliefs.exchange(first, second, 0.7)
    assert np.allclose(exact.marginals(), marginal.marginals())


@pytest.mark.parametrize("cards", [(0, 1, 2, 3, 4, 5), (0, 1, 2, 3, 4, 5, 6, 6)])
def test_sampled_worlds_hold_exactly_the_cards_of_the_set(cards: tuple[int, ...]) -> None:
    beliefs = beliefs_from(cards)
    for place in range(1, len(cards)):
        beliefs.exchange(0, place, 0.5)
    beliefs.see(2, 2)
    for world in beliefs.sample(random.Random(1), 50):
        assert sorted(world) == sorted(cards)
        assert world[2] == 2


def test_an_exchange_leaves_only_its_maker_certain() -> None:
    knowledge = Knowledge(Layout(4, 1, 2))
    knowledge.exchange(0, 0, 1, 0.5, 0.5)
    assert knowledge.table[0, 0, 0] == 1
    assert knowledge.table[1, 1, 1] == 0.5
    knowledge.look(1, (1,))
    assert knowledge.table[1] == pytest.approx(np.eye(6))
    knowledge.show(0)
    assert knowledge.table == pytest.approx(np.repeat(np.eye(6)[None], 4, axis=0))


@pytest.mark.parametrize("players", [2, 3, 4, 7, 8, 13])
def test_the_truth_is_never_thought_impossible(players: int) -> None:
    rng = random.Random(players)
    game = deal(rng, players, RECOMMENDED[players])
    while game.table.outcome is None:
        seat = game.table.awaited()[0]
        if seat == 0:
            assert_possible(game)
        game, _ = step(game, timid_choice(view(game, seat), rng))


def assert_possible(game: Game) -> None:
    memory = remember(view(game, 0), HABITS)
    chances = memory.beliefs.marginals()
    assert chances.sum(axis=1) == pytest.approx(np.ones(len(game.cards)))
    for place, name in enumerate(game.cards):
        assert chances[place, memory.number[name]] > 1e-9


def test_a_view_of_another_game_does_not_borrow_its_memory() -> None:
    """Two games dealt alike go different ways; the memory of one is not taken for the other's."""
    for seed in (1, 2):
        rng = random.Random(seed)

        def player(known: View, rng: random.Random = rng) -> SeatAction:
            remember(known, HABITS)
            return timid_choice(known, rng)

        game = play_game(deal(random.Random(0), 6, RECOMMENDED[6]), [player] * 6, most_steps=80)
        if game.table.outcome is None:
            assert_possible(game)
