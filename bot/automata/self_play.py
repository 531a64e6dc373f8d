"""A whole game among players who each see only their own view."""

import random
from collections.abc import Callable, Sequence

from ..game import ContestMode, Game, SeatAction, View, begin, fold, step
from ..game.view import Onlookers

Player = Callable[[View], SeatAction]


def deal(
    rng: random.Random,
    players: int,
    characters: tuple[str, ...],
    contest: ContestMode = ContestMode.TOGETHER,
    starter: int = 0,
) -> Game:
    """A game that has just been dealt."""
    cards = tuple(rng.sample(characters, len(characters)))
    return fold(begin(players, characters, cards, contest=contest, starter=starter))


def play_game(game: Game, players: Sequence[Player], most_steps: int = 100_000) -> Game:
    """The game played to its end, or as far as so many actions bring it."""
    onlookers = Onlookers(game)
    for _ in range(most_steps):
        awaited = game.table.awaited()
        if not awaited:
            break
        seat = awaited[0]
        game, events = step(game, players[seat](onlookers.view(game, seat)))
        onlookers.notice(events)
    return game
