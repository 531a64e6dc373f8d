"""How long a person takes to pass, for those who pass without being there: never a hint of who is."""

import math
from random import Random

LIVE_WINDOW = 60.0
"""Contests of up to so many seconds are live."""
LIVE_PAUSE = (2.0, 8.0)
SLOW_PAUSE = (8.0, 600.0)
"""The shortest and the longest pause, in seconds."""


def hesitation(rng: Random, window: float) -> float:
    """Seconds before a pass, drawn from the time for it alone and never more than half of it.

    Where there is much time some answer soon and others much later: its order of magnitude is drawn.
    """
    shortest, longest = LIVE_PAUSE if window <= LIVE_WINDOW else SLOW_PAUSE
    most = min(longest, window / 2)
    least = min(shortest, most)
    if window <= LIVE_WINDOW or least <= 0:
        return rng.uniform(least, most)
    return math.exp(rng.uniform(math.log(least), math.log(most)))
