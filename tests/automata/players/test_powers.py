"""Every level answers everything that any power asks, and the Inquisitor too."""

import random

import pytest

from bot.automata import Level
from bot.automata.players.by_level import choose
from bot.automata.self_play import deal
from bot.game import ContestMode, Game, step, view
from bot.game.actions import Announce, NameCharacter, Pass
from bot.game.questions import UsePower, WhichCharacter
from bot.game.sets import RECOMMENDED
from tests.game.fifth_turn import games_that_ask

SETS = {13: RECOMMENDED[13], 4: RECOMMENDED[4], 3: RECOMMENDED[3], 2: RECOMMENDED[2]}
ALL = [(players, name) for players, cards in SETS.items() for name in dict.fromkeys(cards)]


def announced(players: int, name: str, contest: ContestMode) -> Game:
    """Nobody has exchanged anything, and the fifth turn's claim is not contested."""
    game = deal(random.Random(players), players, SETS[players], contest)
    for seat in range(players):
        game, _ = step(game, view(game, seat).actions[0])
    for _ in range(4):
        game, _ = step(game, view(game, game.table.on_turn).actions[0])
    seat = game.table.on_turn
    game, _ = step(game, Announce(seat, name, game.table.setup.layout.open_own(seat)[0]))
    while (
        game.table.question is not None
        and not isinstance(game.table.question, UsePower)
        and game.table.turn == 5
    ):
        game, _ = step(game, Pass(game.table.awaited()[0]))
    return game


@pytest.mark.parametrize("contest", ContestMode)
@pytest.mark.parametrize(("players", "name"), ALL)
def test_every_question_of_every_power_is_answered(players: int, name: str, contest: ContestMode) -> None:
    begun = announced(players, name, contest)
    for level in Level:
        game = begun
        while isinstance(game.table.question, UsePower):
            known = view(game, game.table.awaited()[0])
            action = choose(known, level, 3)
            assert action in known.actions
            game, _ = step(game, action)
        assert game.table.turn == 6 or game.table.outcome is not None


@pytest.mark.parametrize("level", Level)
def test_powers_of_unprinted_characters_are_answered_too(level: Level) -> None:
    for game in games_that_ask():
        known = view(game, game.table.awaited()[0])
        assert choose(known, level, 3) in known.actions


def asks_for_a_name(game: Game) -> bool:
    question = game.table.question
    return isinstance(question, UsePower) and isinstance(question.choice, WhichCharacter)


@pytest.mark.parametrize("level", [Level.REGULAR, Level.MASTER])
def test_the_inquisitors_victim_names_the_card_it_is_sure_of(level: Level) -> None:
    game = announced(13, "inquisitor", ContestMode.TOGETHER)
    while not asks_for_a_name(game):
        game, _ = step(game, view(game, game.table.awaited()[0]).actions[0])
    victim = game.table.awaited()[0]
    chosen = choose(view(game, victim), level, 1)
    assert isinstance(chosen, NameCharacter)
    assert chosen.character == game.cards[victim]
