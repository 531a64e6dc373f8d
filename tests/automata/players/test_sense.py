"""Automata do not do what a person at the table would laugh at."""

import random

import pytest

from bot.automata import Level
from bot.automata.beliefs.habits import USUAL
from bot.automata.beliefs.memory_cache import remember
from bot.automata.players.by_level import choose
from bot.automata.players.regular import CONFUSION, regular_scores, with_shown
from bot.automata.self_play import deal
from bot.game import ContestMode, Game, step, view
from bot.game.actions import Announce, GetReady, Swap
from bot.game.questions import HearContests
from bot.game.rules import EARLY_TURNS
from bot.game.sets import RECOMMENDED

SEEDS = range(20)


def dealt(players: int, name: str, starter: int = 0, contest: ContestMode = ContestMode.TOGETHER) -> Game:
    """A game in which the first seat has the card, and everybody is ready."""
    cards = RECOMMENDED[players]
    games = (deal(random.Random(number), players, cards, contest, starter) for number in range(1000))
    game = next(game for game in games if game.cards[0] == name)
    for seat in range(players):
        game, _ = step(game, GetReady(seat))
    return game


def past_the_early_turns(game: Game) -> Game:
    """The same when the first seat may announce, sure of its card since nobody has touched it."""
    while game.table.turn <= EARLY_TURNS or game.table.on_turn != 0:
        seat = game.table.on_turn
        feints = [a for a in view(game, seat).actions if isinstance(a, Swap) and not a.really]
        game, _ = step(game, next(a for a in feints if seat == 0 or 0 not in a.cards))
    return game


@pytest.mark.parametrize("players", [4, 8])
def test_nobody_gives_the_king_away_that_they_are_sure_of(players: int) -> None:
    known = view(dealt(players, "king"), 0)
    for seed in SEEDS:
        chosen = choose(known, Level.REGULAR, seed)
        assert isinstance(chosen, Swap)
        assert not chosen.really


def test_a_sure_spy_spies_rather_than_swap_blindly() -> None:
    known = view(past_the_early_turns(dealt(13, "spy")), 0)
    scores = dict(regular_scores(known, remember(known, (USUAL,))))
    spying = scores[Announce(0, "spy", 0)]
    assert spying >= max(score for action, score in scores.items() if isinstance(action, Swap))


def test_the_worth_of_a_fools_swap_is_told_on_the_scale_of_all_others() -> None:
    game = past_the_early_turns(dealt(8, "fool"))
    game, _ = step(game, Announce(0, "fool", 0))
    while isinstance(game.table.question, HearContests):
        seat = game.table.awaited()[0]
        game, _ = step(game, view(game, seat).actions[0])
    known = view(game, 0)
    scores = [score for _, score in regular_scores(known, remember(known, (USUAL,)))]
    assert 0 < max(scores) <= CONFUSION * sum(game.table.gold)


def test_cards_that_lie_face_up_are_put_right_whatever_is_believed_of_them_bug() -> None:
    """Two that were believed the other way round were looked for where no card had been put right yet."""
    assert with_shown(["a", "b", "c"], ((0, "b"), (1, "a"))) == ("b", "a", "c")
    assert with_shown(["p", "c", "p", "b"], ((0, "b"), (3, "p"), (1, "p"))) == ("b", "p", "c", "p")
    assert with_shown(["a", "b"], ()) == ("a", "b")
