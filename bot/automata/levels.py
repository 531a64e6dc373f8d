"""The three levels of automata."""

from enum import StrEnum


class Level(StrEnum):
    """How well an automaton plays; each is a text key."""

    NOVICE = "novice"
    """Keeps beliefs of where the cards lie, but misses and mixes up much of what happens."""
    REGULAR = "regular"
    """Misses little, and does mostly what its beliefs make worth most."""
    MASTER = "master"
    """Learns how its table exchanges, looks ahead in worlds drawn from its beliefs, and mixes its play."""
