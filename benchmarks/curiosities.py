"""How rare remarkable things are: prints the table of `bot/render/rarity.py`, from games of automata.

`python -m benchmarks.curiosities [GAMES]` plays so many games of each number of players, 60 unless told.
"""

import random
import sys
from collections import defaultdict

from bot.automata import Level
from bot.automata.players.by_level import choose
from bot.game import Game, begin, fold, step, view
from bot.game.curiosities import Kind, curiosities
from bot.game.lookback import turns_of
from bot.game.sets import MAX_PLAYERS, RECOMMENDED
from bot.render.rarity import MOST, SIZES, size_of

LEVELS = (Level.NOVICE, Level.NOVICE, Level.REGULAR)
"""People lie and err more than a regular does."""


def played(players: int, seed: int) -> Game:
    """A game of automata."""
    rng, cards = random.Random(seed), RECOMMENDED[players]
    game = fold(begin(players, cards, tuple(rng.sample(cards, len(cards))), starter=rng.randrange(players)))
    while game.table.outcome is None:
        seat = game.table.awaited()[0]
        game, _ = step(game, choose(view(game, seat), LEVELS[seat % len(LEVELS)], seed * 100 + seat))
    return game


def main(games: int) -> None:
    """Play, count and print."""
    values: dict[tuple[int, Kind], list[int]] = defaultdict(list)
    totals = dict.fromkeys(SIZES, 0)
    for players in range(2, MAX_PLAYERS + 1):
        size = size_of(players)
        for seed in range(games):
            game = played(players, seed)
            totals[size] += 1
            turns = turns_of(view(game, None))
            for found in curiosities(turns, game.table.setup.layout):
                values[size, found.kind].append(found.value)
    for size in SIZES:
        print(f"    {size}: {{")
        for kind in Kind:
            found = values[size, kind]
            shares = [sum(one >= value for one in found) / totals[size] for value in range(1, MOST + 1)]
            print(f"        Kind.{kind.name}: ({', '.join(f'{share:.2f}' for share in shares)}),")
        print("    },")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
