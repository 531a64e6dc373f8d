"""Chances of winning by gold alone, fitted to the very games that are measured, for a review to beat.

In three ways, each for every number of players by itself:

- by thirds: one weight for each third of the game, though nobody knows the third before the end;
- plainly: one weight;
- freely: what gold is worth depends on the richest's gold, and it may bend at both ends.
"""

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from benchmarks.review_fit import STEPS_TO_FIT, Sample
from benchmarks.win_chance import likely
from bot.automata.arrays import Floats

THIRDS = 3
POOR, CLOSE = 3, 9
"""Gold with which one is near ruin, and near the end."""
HELD = 1e-9
"""How strongly weights are held back: not at all, as long as they can be told."""


def third_of(number: int, count: int) -> int:
    """In which third of so many positions one is."""
    return THIRDS * number // count


def thirds_of(sample: Sample) -> Floats:
    """In which third of its game each position is."""
    count = len(sample.positions)
    return np.array([third_of(number, count) for number in range(count)])


def gold_of(sample: Sample) -> Floats:
    """The gold of all seats at each position."""
    return np.array([position.truth[:, :1] for position in sample.positions])


def bent(gold: Floats) -> Floats:
    """Gold as it may count the more or the less, the nearer the end is."""
    richest = gold.max(axis=1, keepdims=True)
    ends = (np.maximum(gold - CLOSE, 0), np.maximum(POOR - gold, 0))
    return np.concatenate((gold, gold * richest, gold * richest**2, *ends), axis=2)


def plain_weights(signs: Floats, won: Floats, counts: Floats) -> Floats:
    """The weights under which the winners were likeliest, held back by nothing."""
    weights: Floats = np.zeros(signs.shape[2])
    for _ in range(STEPS_TO_FIT):
        chances = likely(signs, weights)
        mean = np.einsum("ns,nsk->nk", chances, signs)
        slope = np.einsum("n,ns,nsk->k", counts, won - chances, signs)
        curve = np.einsum("n,ns,nsk,nsl->kl", counts, chances, signs, signs) - (mean.T * counts) @ mean
        weights = weights + np.linalg.solve(curve + HELD * np.eye(len(weights)), slope)
    return weights


def by_gold_and_third(samples: Sequence[Sample]) -> list[Floats]:
    """Each game's chances by gold, with the third known."""
    found = [np.empty((len(sample.positions), len(sample.levels))) for sample in samples]
    for numbers in sizes(samples):
        for third in range(THIRDS):
            here = {number: thirds_of(samples[number]) == third for number in numbers}
            parts = [gold_of(samples[number])[chosen] for number, chosen in here.items()]
            told = fitted_to(parts, [samples[number].won for number in numbers])
            for (number, chosen), chances in zip(here.items(), told, strict=True):
                found[number][chosen] = chances
    return found


def by_gold(samples: Sequence[Sample], signs: Callable[[Floats], Floats] = np.asarray) -> list[Floats]:
    """Each game's chances by some signs of its gold."""
    found: list[Floats] = [np.empty(0)] * len(samples)
    for numbers in sizes(samples):
        parts = [signs(gold_of(samples[number])) for number in numbers]
        told = fitted_to(parts, [samples[number].won for number in numbers])
        for number, chances in zip(numbers, told, strict=True):
            found[number] = chances
    return found


def sizes(samples: Sequence[Sample]) -> Iterator[list[int]]:
    """Which of the games have the same number of players."""
    for players in sorted({len(sample.levels) for sample in samples}):
        yield [number for number, sample in enumerate(samples) if len(sample.levels) == players]


def fitted_to(parts: Sequence[Floats], won: Sequence[Floats]) -> list[Floats]:
    """The chances at positions of some games under the weights that are best for these."""
    shares = [np.broadcast_to(share, part.shape[:2]) for part, share in zip(parts, won, strict=True)]
    signs = np.concatenate(parts)
    weights = plain_weights(signs, np.concatenate(shares), np.ones(len(signs)))
    return [likely(part, weights) for part in parts]
