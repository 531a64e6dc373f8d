"""What a few tries are worth beside a guess, as ``benchmarks/review_bound.py`` tells it."""

from itertools import combinations
from math import log

import numpy as np
import pytest

from benchmarks.review_few import WORTHS, lost_by_worth, surprise_of_few

GUESSED = np.array([0.5, 0.3, 0.2])


@pytest.mark.parametrize("few", [1, 3, 5])
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_a_few_tries_are_the_mean_of_all_ways_to_choose_them(few: int, winner: int) -> None:
    tries = [0, 0, 0, 1, 1]
    ways = list(combinations(tries, few))
    each = [-log((4 * GUESSED[winner] + way.count(winner)) / (4 + few)) for way in ways]
    found = surprise_of_few(winner, np.bincount(tries, minlength=3).astype(float), few, GUESSED, 4)
    assert found == pytest.approx(sum(each) / len(ways))


def test_a_guess_that_counts_as_endless_tries_is_all_that_counts() -> None:
    found = surprise_of_few(2, np.array([5.0, 3.0, 0.0]), 8, GUESSED, WORTHS[-1])
    assert found == pytest.approx(-log(GUESSED[2]), abs=1e-6)


def test_a_guess_counts_as_suits_the_other_games() -> None:
    suits = (WORTHS[1], WORTHS[3], WORTHS[3])

    def lost(game: int, worth: float) -> list[float]:
        return [0.0 if worth == suits[game] else 1.0 + game]

    # The first game has the others' worth, which is wrong for it; the last two have each other's and its own
    # to go by, of which theirs weighs more.
    assert lost_by_worth(3, lost).tolist() == [[1.0], [0.0], [0.0]]
