"""Games of automata among themselves, for the balance of a set."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random

import msgspec

from ..automata.levels import Level
from ..automata.players.by_level import choose
from ..automata.self_play import Player, deal, play_game
from ..automata.tempers import Temper
from ..game import ContestMode, View
from ..game.actions import SeatAction
from .batches import run_batches
from .progress import terminal
from .tally import Tally, tally_game

TEMPERS = tuple(Temper)
MOST_STEPS = 20_000
"""A game that lasts longer is given up."""


class Series(msgspec.Struct, frozen=True):
    """Which games to play."""

    players: int
    characters: tuple[str, ...]
    level: Level = Level.REGULAR
    games: int = 2000
    seed: int = 0
    contest: ContestMode = ContestMode.TOGETHER


def seated(level: Level, seed: int) -> Player:
    """An automaton with a seed and a temper of its own."""
    temper = TEMPERS[seed % len(TEMPERS)]

    def player(view: View) -> SeatAction:
        return choose(view, level, seed, temper)

    return player


def play_batch(series: Series, numbers: range) -> Tally:
    """The tally of some of the games."""
    total = Tally()
    for number in numbers:
        rng = Random(f"{series.seed}/{number}")
        starter = number % series.players
        game = deal(rng, series.players, series.characters, series.contest, starter)
        players = [seated(series.level, rng.getrandbits(64)) for _ in range(series.players)]
        game = play_game(game, players, MOST_STEPS)
        total.add(Tally(endless=1) if game.table.outcome is None else tally_game(game))
    return total


def simulate(series: Series, *, workers: int | None = None) -> Tally:
    """The tally of all games, or of those played before an interrupt."""
    total = Tally()
    work: Callable[[range], Tally] = partial(play_batch, series)
    with suppress(KeyboardInterrupt):
        for tally in run_batches(work, series.games, workers=workers, out=terminal()):
            total.add(tally)
    return total
