"""Drawing among actions, so that nobody can tell from what is done what was thought."""

from math import exp
from random import Random

from msgspec.structs import replace

from ...game import SeatAction
from ...game.actions import Swap

Scores = dict[SeatAction, float]

TOO_DEAR = 1.5
"""A feint that costs as much, as a part of the fair share, is left: a win is not given away for secrecy."""


def drawn(scores: Scores, fair: float, warmth: float, rng: Random) -> SeatAction:
    """Equal actions equally often, clearly worse ones hardly ever."""
    top = max(scores.values())
    scale = warmth * (min(fair, top) if top > 0 else fair)
    weights = [exp((score - top) / scale) for score in scores.values()]
    (chosen,) = rng.choices(list(scores), weights)
    return chosen


def feigned(chosen: SeatAction, first: Scores, fair: float, feints: float, rng: Random) -> SeatAction:
    """The same, or under the table now and then the opposite, if that does not give a win away."""
    if not isinstance(chosen, Swap) or rng.random() >= feints:
        return chosen
    opposite = replace(chosen, really=not chosen.really)
    return opposite if first[chosen] - first[opposite] < TOO_DEAR * fair else chosen
