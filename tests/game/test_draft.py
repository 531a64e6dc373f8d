"""A game thawed and frozen is the same, and what is written leaves the game it came from alone."""

from random import Random

from hypothesis import given

from bot.game import ContestMode, Event, fold, step
from bot.game.draft import Draft

from .playing import choose, modes, players, seeds, somewhere


@given(players, modes, seeds)
def test_a_draft_frozen_at_once_is_the_same_game(count: int, contest: ContestMode, seed: int) -> None:
    game = somewhere(count, contest, Random(seed))
    assert Draft.of(game).freeze(game.history) == game


@given(players, modes, seeds)
def test_a_decision_leaves_the_game_before_it_as_it_was(count: int, contest: ContestMode, seed: int) -> None:
    rng = Random(seed)
    game = somewhere(count, contest, rng)
    before = fold(event for event in game.history if isinstance(event, Event))
    step(game, choose(game, rng))
    assert game == before


@given(players, modes, seeds)
def test_a_draft_in_a_message_tells_no_card(count: int, contest: ContestMode, seed: int) -> None:
    game = somewhere(count, contest, Random(seed))
    assert not any(character in repr(Draft.of(game)) for character in game.cards)
