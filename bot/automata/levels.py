"""The three levels of automata."""

from enum import StrEnum


class Level(StrEnum):
    """How well an automaton plays; each is a text key."""

    NOVICE = "novice"
    """Forgets, and bluffs at whim."""
    REGULAR = "regular"
    """Keeps beliefs of where the cards lie, and plays what they are worth."""
    MASTER = "master"
    """Learns how its table exchanges, looks ahead in worlds drawn from its beliefs, and mixes its play."""
