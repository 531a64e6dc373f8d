"""What an automaton is like, apart from how well it plays."""

from enum import StrEnum


class Temper(StrEnum):
    """How an automaton bluffs, contests and swaps; each is a text key."""

    BOLD = "bold"
    """Bluffs more than others."""
    CAUTIOUS = "cautious"
    """Looks at its card rather than at danger, and lets others contest."""
    SUSPICIOUS = "suspicious"
    """Contests more than others."""
    HONEST = "honest"
    """Says what it is, mostly."""
    VENGEFUL = "vengeful"
    """Does not forget who has taken its gold."""
    PLAYFUL = "playful"
    """Mixes up cards, and hardly knows itself what it does next."""
