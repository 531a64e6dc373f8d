"""Games that automata have played."""

from random import Random

from bot.automata import Level
from bot.automata.players.by_level import choose
from bot.game import Game, begin, fold, step, view
from bot.game.sets import RECOMMENDED


def played(players: int, seed: int, level: Level) -> Game:
    """A whole game of automata."""
    rng, cards = Random(seed), RECOMMENDED[players]
    game = fold(begin(players, cards, tuple(rng.sample(cards, len(cards))), starter=rng.randrange(players)))
    while game.table.outcome is None:
        seat = game.table.awaited()[0]
        game, _ = step(game, choose(view(game, seat), level, seed * 100 + seat))
    return game
