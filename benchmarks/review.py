"""How far looking back at a game can be trusted: the chances of winning, and the figures of each level.

Games among automata whose levels are drawn seat by seat, other games than the weights were fitted to. Of the
chances, in every third of the games: how far they are from what came true, in ten bins, and how much less
surprised they are by who won than chances by gold alone, which are fitted to these very games. Of some games
also the figure of every seat, and what it costs. Run it from the repository's root::

    python -m benchmarks.review [--games 200] [--judged 60] [--players 4,8]

`people` is the same with everybody's level unknown, as that of people is.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import sqrt
from types import MappingProxyType
from typing import NamedTuple

import numpy as np

from benchmarks.review_fit import Sample, columns, play_mixed, sample_of
from benchmarks.review_gold import THIRDS, bent, by_gold, by_gold_and_third, thirds_of
from bot.automata.arrays import Floats
from bot.automata.levels import Level
from bot.automata.review.outlook import weights, win_chances
from bot.automata.review.report import figure_of
from bot.automata.review.working import whole_review
from bot.simulate.batches import run_batches

CONFIDENCE = 1.96
BINS = 10
RESAMPLED = 1000
"""How often games are drawn anew to see how far a figure may be off."""
STANDPOINTS = ("truth", "table")
BY_GOLD: Mapping[str, Callable[[Sequence[Sample]], list[Floats]]] = MappingProxyType(
    {"": by_gold_and_third, "_plainly": by_gold, "_freely": partial(by_gold, signs=bent)}
)
"""What chances are compared with, as a key is told apart from that of the strictest."""
FIGURED = 3
"""A seat needs so many decisions for its figure to count."""


class Measured(NamedTuple):
    """What one game gives."""

    players: int
    sample: Sample
    figures: list[tuple[str, float]]
    """Level and figure of each seat, where they were worked out."""
    seconds: float | None
    """What that cost."""


def measure_batch(players: int, judged: int, numbers: range) -> list[Measured]:
    """Some games, the first of all of them with their decisions judged."""
    found = []
    for number in numbers:
        played = play_mixed("review", players, number)
        if played is None:
            continue
        figures, seconds = [], None
        if number < judged:
            begun = time.process_time()
            review = whole_review(played.log, (None,) * players, range(players))
            seconds = time.process_time() - begun
            for seat, level in enumerate(played.levels):
                own = [one for one in review.decisions if one.seat == seat]
                figure = figure_of(own, players)
                if figure is not None and len(own) >= FIGURED:
                    figures.append((level, float(figure)))
        found.append(Measured(players, sample_of(played), figures, seconds))
    return found


class Told(NamedTuple):
    """Chances of all seats at some positions, and who won."""

    chances: Floats
    won: Floats
    thirds: Floats

    def loss(self, third: int) -> Floats:
        """How surprising who won was at each position of a third."""
        here = self.thirds == third
        loss: Floats = -(self.won * np.log(np.maximum(self.chances[here], 1e-9))).sum(axis=1)
        return loss


def told(sample: Sample, standpoint: str, *, known: bool) -> Told:
    """What the review says of a game, with the levels known or not."""
    levels = sample.levels if known else (None,) * len(sample.levels)
    rows = columns(sample, levels, standpoint, weights().usual)
    return Told(win_chances(rows, standpoint, weights()), sample.won, thirds_of(sample))


def gains(of: list[Told], baseline: list[Told]) -> list[float]:
    """How much less surprised one is than the other in each third, as a part."""
    found = []
    for third in range(THIRDS):
        loss = np.mean(np.concatenate([one.loss(third) for one in of]))
        found.append(
            round(float(1 - loss / np.mean(np.concatenate([one.loss(third) for one in baseline]))), 4)
        )
    return found


def spread(of: list[Told], baseline: list[Told]) -> list[list[float]]:
    """Where these gains lie in 19 cases of 20, by games drawn anew."""
    lost = np.array(
        [
            [(a.loss(t).sum(), b.loss(t).sum()) for t in range(THIRDS)]
            for a, b in zip(of, baseline, strict=True)
        ]
    )
    drawn = np.random.default_rng(0).integers(0, len(lost), (RESAMPLED, len(lost)))
    sums = lost[drawn].sum(axis=1)
    ends = np.quantile(1 - sums[..., 0] / sums[..., 1], (0.025, 0.975), axis=0).T
    return [[round(float(end), 4) for end in pair] for pair in ends]


def calibration(of: list[Told]) -> tuple[float, list[tuple[float, float, int]]]:
    """How far chances are from what came true, and the bins: expected, actual, how many."""
    chances = np.concatenate([one.chances.ravel() for one in of])
    won = np.concatenate([np.broadcast_to(one.won, one.chances.shape).ravel() for one in of])
    bins = np.minimum((chances * BINS).astype(int), BINS - 1)
    table = [
        (
            float(chances[bins == number].mean()),
            float(won[bins == number].mean()),
            int((bins == number).sum()),
        )
        for number in range(BINS)
        if (bins == number).any()
    ]
    return sum(abs(a - b) for a, b, _ in table) / len(table), table


def interval(figures: list[float]) -> tuple[float, float, float]:
    """The mean of some figures and where it lies in 19 cases of 20."""
    mean, reach = float(np.mean(figures)), CONFIDENCE * float(np.std(figures, ddof=1)) / sqrt(len(figures))
    return round(mean, 2), round(mean - reach, 2), round(mean + reach, 2)


def main() -> int:
    """Measure; the last line is one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="for each number of players")
    parser.add_argument("--judged", type=int, default=60, help="of so many of them also the figures")
    parser.add_argument("--players", default="4,8")
    parser.add_argument("--workers", type=int, default=None)
    given = parser.parse_args()
    measured: list[Measured] = []
    for players in map(int, given.players.split(",")):
        work = partial(measure_batch, players, given.judged)
        for batch in run_batches(work, given.games, workers=given.workers, out=sys.stderr):
            measured += batch
    print(json.dumps({"benchmark": "review", "games": len(measured)} | results(measured)))
    return 0


def results(measured: list[Measured]) -> dict[str, object]:
    """Every figure, printed as a table too."""
    found: dict[str, object] = {}
    for known in (True, False):
        for standpoint in STANDPOINTS:
            key = "" if known and standpoint == "truth" else f"{standpoint}_{'known' if known else 'people'}_"
            print(f"{standpoint}, {'levels known' if known else 'people'}")
            found |= of_chances([one.sample for one in measured], standpoint, known, key)
    for players in sorted({one.players for one in measured}):
        here = [one for one in measured if one.players == players]
        print(f"truth, levels known, {players} players")
        found |= of_chances([one.sample for one in here], "truth", True, f"of_{players}_")
        found |= of_levels(here, f"_{players}")
    found |= of_levels(measured, "")
    costs = [one.seconds for one in measured if one.players == 8 and one.seconds is not None]
    if costs:
        found["seconds_8_players"] = round(float(np.mean(costs)), 2)
        found["seconds_8_players_most"] = round(max(costs), 2)
        print(f"a review with 8 players: {found['seconds_8_players']} s, at most {max(costs):.2f} s")
    return found


def of_chances(samples: list[Sample], standpoint: str, known: bool, key: str) -> dict[str, object]:
    """How far chances are to be trusted, and how much better they are than each of those by gold."""
    chances = [told(sample, standpoint, known=known) for sample in samples]
    error, table = calibration(chances)
    print(f"    calibration {error:.4f}")
    for expected, actual, count in table:
        print(f"        expected {expected:.3f}   actual {actual:.3f}   of {count}")
    found: dict[str, object] = {f"{key}calibration": round(error, 4)}
    for name, by in BY_GOLD.items():
        baseline = [
            Told(by_gold, sample.won, thirds_of(sample))
            for sample, by_gold in zip(samples, by(samples), strict=True)
        ]
        gain, reach = gains(chances, baseline), spread(chances, baseline)
        print(f"    log loss below gold's{name.replace('_', ', ')}, by third {gain} in {reach}")
        found |= {f"{key}log_loss_gain{name}": gain, f"{key}log_loss_gain{name}_in": reach}
    return found


def of_levels(measured: list[Measured], suffix: str) -> dict[str, object]:
    """The mean figure of each level, with its interval."""
    found: dict[str, object] = {}
    for level in Level:
        figures = [figure for one in measured for of, figure in one.figures if of == level]
        if len(figures) > 1:
            mean, low, high = interval(figures)
            found[f"{level}{suffix}"] = [mean, low, high]
            print(f"{level}{suffix:<4} {mean:>6} [{low}, {high}] of {len(figures)}")
    return found


if __name__ == "__main__":
    sys.exit(main())
