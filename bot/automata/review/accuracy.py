"""How much was given away, as a figure from 0 to 100, in the manner of chess sites."""

from collections.abc import Iterable
from math import exp


def scaled(chance: float, players: int) -> float:
    """A chance of winning on a scale on which the fair share is a half, nothing is 0 and certainty is 1."""
    return chance * (players - 1) / (1 + chance * (players - 2)) if players > 1 else chance


def unscaled(share: float, players: int) -> float:
    """The chance of winning that stands there on that scale."""
    return share / (players - 1 - share * (players - 2)) if players > 1 else share


def sobered(chance: float, players: int, certainty: float) -> float:
    """A chance drawn towards the fair share, in the logarithm of its odds there."""
    share = scaled(chance, players)
    if not 0 < share < 1:
        return chance
    return unscaled(1 / (1 + ((1 - share) / share) ** certainty), players)


def lost_points(before: float, after: float, players: int) -> float:
    """What a decision gave away, in percentage points of the scaled chance; never less than nothing."""
    return max(100 * (scaled(before, players) - scaled(after, players)), 0.0)


def accuracy(lost: float) -> float:
    """The figure of one decision that gave so many points away."""
    return min(max(103.17 * exp(-0.0435 * lost) - 3.17, 0.0), 100.0)


def weighted(figures: Iterable[tuple[float, float]]) -> float | None:
    """The mean of some figures, each with what was at stake; None where nothing was."""
    found = list(figures)
    stakes = sum(stake for _, stake in found)
    return sum(figure * stake for figure, stake in found) / stakes if stakes > 0 else None
