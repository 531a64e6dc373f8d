"""Who plays: a temper, secret luck, and the luck of the moment."""

from random import Random
from typing import NamedTuple

from ..tempers import Temper


class Nature(NamedTuple):
    """What an automaton brings to a decision beside its view."""

    rng: Random
    seed: int = 0
    """Its own for the whole game, and secret."""
    temper: Temper | None = None
