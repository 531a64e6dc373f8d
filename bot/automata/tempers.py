"""What an automaton is like, apart from how well it plays."""

from enum import StrEnum


class Temper(StrEnum):
    """How an automaton bluffs, contests and swaps; each is a text key."""

    BOLD = "bold"
    """Announces nearly every turn, ever another character, and bluffs most."""
    CAUTIOUS = "cautious"
    """Looks at its card before it dares anything, and lets others contest."""
    SUSPICIOUS = "suspicious"
    """Contests far more than others."""
    HONEST = "honest"
    """Says what it takes itself to be, keeps to it, and contests only with the card."""
    VENGEFUL = "vengeful"
    """Goes for whoever last did something to it: contests, robs, takes their card."""
    PLAYFUL = "playful"
    """Takes cards under the table most of the time, really or not."""
