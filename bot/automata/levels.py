"""The three levels, and the one way to ask an automaton for its move."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from random import Random
from types import MappingProxyType

from ..game import SeatAction, View
from .players.master import master_choice
from .players.novice import novice_choice
from .players.regular import regular_choice


class Level(StrEnum):
    """How well an automaton plays; each is a text key."""

    NOVICE = "novice"
    """Forgets, and bluffs at whim."""
    REGULAR = "regular"
    """Keeps beliefs of where the cards lie, and plays what they are worth."""
    MASTER = "master"
    """Learns how its table exchanges, looks ahead in worlds drawn from its beliefs, and mixes its play."""


CHOICES: Mapping[Level, Callable[[View, Random], SeatAction]] = MappingProxyType(
    {Level.NOVICE: novice_choice, Level.REGULAR: regular_choice, Level.MASTER: master_choice}
)


def choose(view: View, level: Level, seed: int) -> SeatAction:
    """What an automaton does now: the same for the same view, level and seed."""
    if view.seat is None or not view.actions:
        raise ValueError("nobody asks this seat anything")
    return CHOICES[level](view, Random(f"{seed}/{view.table.number}"))
