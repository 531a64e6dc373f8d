"""The player of each level, and the one way to ask an automaton for its move."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType

from ...game import SeatAction, View
from ..levels import Level
from ..tempers import Temper
from .master import master_choice
from .nature import Nature
from .regular import novice_choice, regular_choice

CHOICES: Mapping[Level, Callable[[View, Nature], SeatAction]] = MappingProxyType(
    {Level.NOVICE: novice_choice, Level.REGULAR: regular_choice, Level.MASTER: master_choice}
)


def choose(view: View, level: Level, seed: int, temper: Temper | None = None) -> SeatAction:
    """What an automaton does now: the same for the same view, level, seed and temper."""
    if view.seat is None or not view.actions:
        raise ValueError("nobody asks this seat anything")
    return CHOICES[level](view, Nature(Random(f"{seed}/{view.table.number}"), seed, temper))
