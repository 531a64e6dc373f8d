"""Automata play whole games at every number of players, both ways of contesting."""

import random

import pytest

from bot.automata import Level
from bot.automata.beliefs.memory_cache import CACHE
from bot.automata.players.by_level import choose
from bot.automata.players.timid import timid_choice
from bot.automata.self_play import Player, deal, play_game
from bot.game import ContestMode, Game, SeatAction, View, view
from bot.game.notation import read_position, write_position
from bot.game.sets import RECOMMENDED

from .test_seeds import first_turn


def seated(level: Level, seed: int) -> Player:
    def player(view: View) -> SeatAction:
        assert isinstance(view, View)
        chosen = choose(view, level, seed)
        assert chosen in view.actions
        return chosen

    return player


def timid(rng: random.Random) -> Player:
    return lambda view: timid_choice(view, rng)


def mixed_table(players: int, contest: ContestMode) -> Game:
    """A novice, a regular and, at the first seat, a master among timid players."""
    rng = random.Random(players)
    levels = [Level.MASTER, Level.NOVICE, Level.REGULAR]
    seats = [seated(level, seed) for seed, level in enumerate(levels[:players])]
    seats += [timid(rng) for _ in range(players - len(seats))]
    return play_game(deal(rng, players, RECOMMENDED[players], contest), seats)


@pytest.mark.parametrize("contest", ContestMode)
@pytest.mark.parametrize("players", range(2, 14))
def test_all_levels_play_to_the_end(players: int, contest: ContestMode) -> None:
    assert mixed_table(players, contest).table.outcome is not None


@pytest.mark.parametrize("level", Level)
def test_the_same_seeds_give_the_same_game(level: Level) -> None:
    def game() -> Game:
        dealt = deal(random.Random(1), 5, RECOMMENDED[5])
        return play_game(dealt, [seated(level, seed) for seed in range(5)], most_steps=16)

    assert game().history == game().history


def test_a_choice_is_the_same_with_and_without_earlier_views() -> None:
    """A worker that has followed the game and one that sees it for the first time agree."""
    asked: list[tuple[View, SeatAction]] = []

    def noting(view: View) -> SeatAction:
        chosen = choose(view, Level.REGULAR, 7)
        asked.append((view, chosen))
        return chosen

    rng = random.Random(3)
    play_game(deal(rng, 9, RECOMMENDED[9]), [noting, *[timid(rng)] * 8])
    for known, chosen in reversed(asked):
        CACHE.clear()
        assert choose(known, Level.REGULAR, 7) == chosen


def test_nobody_asked_is_refused() -> None:
    game = deal(random.Random(1), 4, RECOMMENDED[4])
    with pytest.raises(ValueError, match="nobody asks"):
        choose(view(game, None), Level.NOVICE, 1)


@pytest.mark.parametrize("level", [Level.REGULAR, Level.MASTER])
def test_a_game_without_a_past_is_refused_bug(level: Level) -> None:
    game = read_position(write_position(first_turn(4, 1)))
    with pytest.raises(ValueError, match="from its deal on"):
        choose(view(game, 0), level, 1)
