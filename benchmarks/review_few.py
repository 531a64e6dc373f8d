"""What a few tries are worth: a guess that counts as so many tries, and so many real ones beside it.

Used by ``benchmarks/review_bound.py``; nothing to run.
"""

from collections.abc import Callable, Sequence
from math import comb, log

import numpy as np

from bot.automata.arrays import Floats

WORTHS = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 1e9)
"""As how many tries a guess may count: the last one leaves no try a say."""


def surprise_of_few(winner: int, wins: Floats, few: int, guessed: Floats, worth: float) -> float:
    """How surprising a winner is by a few of some tries and a guess, in the mean of all ways to choose
    them."""
    tries, won = int(wins.sum()), int(wins[winner])
    surprise = 0.0
    for found in range(max(few + won - tries, 0), min(few, won) + 1):
        ways = comb(won, found) * comb(tries - won, few - found)
        surprise -= ways * log((worth * float(guessed[winner]) + found) / (worth + few))
    return surprise / comb(tries, few)


def lost_by_worth(games: int, lost: Callable[[int, float], Sequence[float]]) -> Floats:
    """By game and third, what is lost with the worth of a guess that suits all the other games best."""
    found = np.array([[lost(game, worth) for game in range(games)] for worth in WORTHS])
    best = (found.sum(axis=1, keepdims=True) - found).argmin(axis=0)
    chosen: Floats = np.take_along_axis(found, best[None], axis=0)[0]
    return chosen
